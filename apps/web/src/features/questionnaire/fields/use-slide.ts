import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

/** While the finger moves it, the scroll leads; after so long without, the value does. */
const WAIT_MS = 120;

type Options = {
  /** Along which edge it scrolls. */
  along: "scrollTop" | "scrollLeft";
  /** Pixels from one step to the next, as they are now: a text size that changes moves the steps and must not change the answer. */
  px: () => number;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** By how many steps each key moves it. */
  keys: Readonly<Record<string, number>>;
};
type Slide = {
  box: RefObject<HTMLDivElement | null>;
  /** Where a value lies, in px from the beginning. */
  placeOf: (value: number) => number;
  handlers: { onScroll: () => void; onKeyDown: (e: KeyboardEvent) => void };
};

/** A number that is chosen by scrolling (a wheel, a ruler) or by keys: whole steps between min and max. */
export function useSlide({ along, px, min, max, step, value, onChange, keys }: Options): Slide {
  const box = useRef<HTMLDivElement>(null);
  const touchedAt = useRef(0);
  const round = (n: number): number => Number((Math.round(Math.min(max, Math.max(min, n)) / step) * step).toFixed(1));
  const placeOf = (n: number): number => ((n - min) / step) * px();

  useEffect(() => {
    const el = box.current;
    if (el && Date.now() - touchedAt.current > WAIT_MS && Math.abs(el[along] - placeOf(value)) > px() / 2) el[along] = placeOf(value);
  });

  const onScroll = (): void => {
    if (!box.current) return;
    const next = round(min + (box.current[along] / px()) * step);
    if (Math.abs(next - round(value)) < step / 2) return;
    touchedAt.current = Date.now();
    onChange(next);
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    const by = keys[e.key];
    const to = by !== undefined ? value + by * step : { Home: min, End: max }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    touchedAt.current = 0;
    onChange(round(to));
  };
  return { box, placeOf, handlers: { onScroll, onKeyDown } };
}
