import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/** This close to the end counts as at the end. */
const NEAR_END = 80;
/** Below the nav bar. */
const TOP = 64;
const BY_READER = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

const endOfPage = (): number => document.documentElement.scrollHeight - window.innerHeight;
const atEnd = (): boolean => endOfPage() - window.scrollY < NEAR_END;

type Follow = {
  /** The turn that is under way, or the last one. */
  turn: RefObject<HTMLElement | null>;
  /** The conversation that is shown, once its messages are there. */
  opened: string | undefined;
  /** The question whose answer is coming in. */
  asked: string | undefined;
};

/**
 * A conversation opens at its end. A new answer is followed until its question reaches the top of the window, so that it
 * is read from its beginning; beyond that the end is followed only while the reader is there.
 */
export function useFollow({ turn, opened, asked }: Follow): void {
  const near = useRef(true);
  const moved = useRef(false);
  const toTurn = useRef(false);
  const follow = useRef((): void => {
    const { current: question } = turn;
    const top = question && toTurn.current ? Math.max(0, question.getBoundingClientRect().top + window.scrollY - TOP) : Infinity;
    const target = window.scrollY > top + 1 ? endOfPage() : Math.min(endOfPage(), top);
    if (near.current && target > window.scrollY) window.scrollTo({ top: target, behavior: "instant" });
  });
  const begin = (atTurn: boolean): void => {
    near.current = true;
    moved.current = false;
    toTurn.current = atTurn;
    follow.current();
  };
  const onAsked = useEffectEvent((key: string | undefined) => key !== undefined && begin(true));
  const onOpened = useEffectEvent((id: string | undefined) => id !== undefined && asked === undefined && begin(false));
  useLayoutEffect(() => void onAsked(asked), [asked]);
  useLayoutEffect(() => void onOpened(opened), [opened]);
  useEffect(() => {
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    for (const kind of BY_READER) window.addEventListener(kind, () => void (moved.current = true), options);
    window.addEventListener("scroll", () => moved.current && void (near.current = atEnd()), options);
    const grown = new ResizeObserver(() => follow.current());
    grown.observe(document.body);
    return () => {
      stop.abort();
      grown.disconnect();
    };
  }, []);
}
