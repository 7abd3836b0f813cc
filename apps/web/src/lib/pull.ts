import { type TouchEvent as Touches, useRef, useState } from "react";

export const PULL_DISTANCE_PX = 56;
export type PullState = "idle" | "pulling" | "loosing" | "loading";

/** The finger's way gets heavier beyond the distance, as lists on phones do. */
const eased = (way: number): number => (way <= PULL_DISTANCE_PX ? way : PULL_DISTANCE_PX + (way - PULL_DISTANCE_PX) / 3);

/**
 * Pull to refresh at the top of the page. `pulling`: not far enough yet; `loosing`: let go and it refreshes; `loading`: it does.
 * Spread `handlers` on the screen's content; `offset` is how far it is pulled, in px.
 */
export function usePullToRefresh(onRefresh: () => Promise<unknown>): {
  state: PullState;
  offset: number;
  handlers: { onTouchStart: (e: Touches) => void; onTouchMove: (e: Touches) => void; onTouchEnd: () => void };
} {
  const [pull, setPull] = useState<{ state: PullState; offset: number }>({ state: "idle", offset: 0 });
  const from = useRef<number | undefined>(undefined);
  const idle = (): void => setPull({ state: "idle", offset: 0 });
  return {
    ...pull,
    handlers: {
      onTouchStart: (e) => {
        from.current = window.scrollY <= 0 && pull.state !== "loading" ? e.touches[0]?.clientY : undefined;
      },
      onTouchMove: (e) => {
        const at = e.touches[0]?.clientY;
        if (from.current === undefined || at === undefined) return;
        const way = at - from.current;
        setPull(way <= 0 ? { state: "idle", offset: 0 } : { state: way > PULL_DISTANCE_PX ? "loosing" : "pulling", offset: eased(way) });
      },
      onTouchEnd: () => {
        from.current = undefined;
        if (pull.state !== "loosing") return idle();
        setPull({ state: "loading", offset: PULL_DISTANCE_PX });
        void onRefresh().then(idle, idle);
      },
    },
  };
}
