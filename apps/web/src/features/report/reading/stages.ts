import type { Stage } from "@nutri/contract/calls/plan";

const NAMES = ["queued", "opening", "reading", "understanding"] as const;
export type StageRow = { name: (typeof NAMES)[number]; state: "done" | "now" | "waiting"; label: string | undefined };

/** All stages with where each stands, by the last one that was told; the one under way says what the server says ("page 2 of 5"). */
export function stagesOf(told: Stage | undefined): StageRow[] {
  const finished = told?.stage === "done";
  const at = Math.max(
    0,
    NAMES.findIndex((name) => name === told?.stage),
  );
  return NAMES.map((name, i) => ({
    name,
    state: finished || i < at ? "done" : i === at ? "now" : "waiting",
    label: i === at && !finished && told?.stage === name ? told.label : undefined,
  }));
}
