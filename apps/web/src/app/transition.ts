import type { AppRoute } from "./route-table.ts";

export type Kind = "forward" | "back" | "tab" | "none";

/** How the next screen comes: back over the history or to a shallower level from the right, tabs cross-fade, the rest slides in from the right. */
export function transitionKind(from: AppRoute | undefined, to: AppRoute, historyMove: number): Kind {
  if (!from || from.name === to.name) return "none";
  if (from.transition === "tab" && to.transition === "tab") return "tab";
  if (historyMove !== 0) return historyMove < 0 ? "back" : "forward";
  return to.level < from.level ? "back" : "forward";
}

/** React's transition types, for `<ViewTransition>`'s enter and exit. */
export const ENTER = { forward: "forward-in", back: "back-in", tab: "tab-in", default: "none" } as const;
export const EXIT = { forward: "forward-out", back: "back-out", tab: "tab-out", default: "none" } as const;
