import { type KeyboardEvent, useEffect, useRef } from "react";

type Props = {
  label: string;
  unit: string;
  min: number;
  max: number;
  step: number;
  /** Every how many steps a number stands at its mark. */ every: number;
  value: number;
  onChange: (value: number) => void;
};

const PX = 12;
const WAIT_MS = 120;

/** A ruler to slide under its needle; arrow keys, Page Up and Page Down move it too. */
export function Ruler({ label, unit, min, max, step, every, value, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  /** While the finger moves it, the scroll leads; else the value does. */
  const touchedAt = useRef(0);
  const round = (n: number): number => Math.round(Math.min(max, Math.max(min, n)) / step) * step;
  const leftOf = (n: number): number => ((n - min) / step) * PX;

  useEffect(() => {
    const el = box.current;
    if (el && Date.now() - touchedAt.current > WAIT_MS && Math.abs(el.scrollLeft - leftOf(value)) > PX / 2) el.scrollLeft = leftOf(value);
  });

  const scrolled = (): void => {
    const el = box.current;
    if (!el) return;
    const next = round(min + (el.scrollLeft / PX) * step);
    if (Math.abs(next - round(value)) < step / 2) return;
    touchedAt.current = Date.now();
    onChange(Number(next.toFixed(1)));
  };
  const key = (e: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: every, PageDown: -every }[e.key];
    if (by === undefined) return;
    e.preventDefault();
    touchedAt.current = 0;
    onChange(Number(round(value + by * step).toFixed(1)));
  };
  const big = step * every;
  const first = Math.ceil(min / big);
  const marks = Array.from({ length: Math.floor(max / big) - first + 1 }, (_, i) => (first + i) * big);
  return (
    <div className="relative">
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={`${value} ${unit}`}
        onScroll={scrolled}
        onKeyDown={key}
        className="no-scrollbar overflow-x-auto overscroll-x-contain rounded-control px-[50%]"
      >
        <div className="relative h-24" style={{ width: leftOf(max) }} aria-hidden="true">
          <div className="ruler absolute inset-x-0 top-0 h-7" style={{ backgroundSize: `${PX}px 100%` }} />
          {marks.map((n) => (
            <span key={n} className="absolute top-0 -translate-x-1/2 text-center text-12 text-ink-2" style={{ left: leftOf(n) }}>
              <i className="mx-auto mb-2 block h-11 w-px bg-edge" />
              {n}
            </span>
          ))}
        </div>
      </div>
      <i aria-hidden="true" className="pointer-events-none absolute top-0 left-1/2 h-14 w-1 -translate-x-1/2 rounded-pill bg-leaf" />
    </div>
  );
}
