/**
 * Scores of the radar. A nutrient scores 100 × intake / target, at most 100; a lab value that says low caps it (30 when
 * sure, 55 when likely), one that says adequate lifts it to at least 90, and too much of it caps it at 70. An axis is the
 * mean of its nutrients for which there is more than an assumption; 50 where there is none.
 */
import type { Plan } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Intake } from "./intake.ts";
import type { Status } from "./status.ts";

const UNKNOWN = 50;
const LAB_LOW = { high: 30, medium: 55, low: 55 } as const;
const LAB_ADEQUATE = 90;
const TOO_MUCH = 70;

/** 0..100; never falls when the ratio rises and the rest stays. */
export function nutrientScore(status: Pick<Status, "level" | "confidence" | "ratio" | "measured">): number {
  const eaten = 100 * Math.min(1, Math.max(0, status.ratio));
  if (status.level === "high") return TOO_MUCH;
  if (!status.measured) return eaten;
  return status.level === "low" ? Math.min(eaten, LAB_LOW[status.confidence]) : Math.max(eaten, LAB_ADEQUATE);
}

export function radarOf(statuses: ReadonlyMap<string, Status>, intakes: ReadonlyMap<string, Intake>, k: KnowledgeIndex): Plan["radar"] {
  const known = (id: string): Status[] => {
    const status = statuses.get(id);
    const intake = intakes.get(id);
    return status && intake && (status.measured || intake.basis !== "assumed" || intake.factor !== 1) ? [status] : [];
  };
  return k.records.axes
    .toSorted((a, b) => a.order - b.order)
    .map((axis) => {
      const nutrients = k.records.nutrients.filter((n) => n.axis === axis.id).map((n) => n.id);
      const scores = nutrients.flatMap((id) => known(id).map(nutrientScore));
      const score = scores.length === 0 ? UNKNOWN : Math.round(scores.reduce((a, b) => a + b, 0) / scores.length);
      return { axis: axis.id, name: axis.name, score, nutrients };
    });
}
