import type { ReactNode } from "react";
import { useText } from "../i18n/index.ts";
import { usePullToRefresh } from "../lib/pull.ts";

/** Content that is asked for anew by pulling it down at the top of the page. */
export function PullToRefresh({ onRefresh, children }: { onRefresh: () => Promise<unknown>; children: ReactNode }) {
  const t = useText("common");
  const { state, offset, handlers } = usePullToRefresh(onRefresh);
  return (
    <div {...handlers} className="flex min-h-full flex-1 flex-col">
      <output className="flex items-end justify-center overflow-hidden text-14 text-ink-2" style={{ height: offset }}>
        {state !== "idle" && <span className="pb-2">{t(`pull.${state}`)}</span>}
      </output>
      {children}
    </div>
  );
}
