/** What results say of nutrients, and what they change in the plan. */
import { type Text, text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Assessment } from "../assess.ts";
import { recordOf } from "../found.ts";
import type { Resolved } from "../person.ts";
import { indications, type Level } from "../status.ts";
import type { PlanEffect, Said } from "./types.ts";

/** What one analyte's value says of nutrients. */
export const meaningOf = (code: string, r: Resolved, k: KnowledgeIndex): Said[] =>
  [...new Set(recordOf(k.biomarkers, code).indicates.map((i) => i.nutrient))].flatMap((nutrient) =>
    indications(nutrient, r, k)
      .filter((i) => i.biomarker.id === code)
      .map(({ said }) => ({ text: said.text, rule: `biomarker:${code}`, sources: k.sources(said.sources) })),
  );

const CHANGES: Readonly<Record<Level | "blocked", (name: Text) => Text>> = {
  low: (n) => text(`${n.zh}：化验显示不足，方案按补足来算。`, `${n.en}: the result shows too little, and the plan makes up for it.`),
  adequate: (n) => text(`${n.zh}：化验显示够用，方案不为它加量。`, `${n.en}: the result shows enough, and the plan adds none.`),
  high: (n) => text(`${n.zh}：化验显示偏多，方案不再加。`, `${n.en}: the result shows plenty, and the plan adds no more.`),
  blocked: (n) => text(`${n.zh}：补不补由医生决定，方案里先不加。`, `${n.en}: whether to add any is the doctor's to decide, so the plan adds none.`),
};

/** Nutrients about which these results decide. `before` is the person without them, `r` the results alone. */
export function effectsOf(before: Assessment, after: Assessment, r: Resolved): PlanEffect[] {
  const k = after.knowledge;
  return [...after.statuses.values()].flatMap((status): PlanEffect[] => {
    if (indications(status.nutrient, r, k).length === 0) return [];
    const { name } = recordOf(k.nutrients, status.nutrient);
    const blocked = status.level === "low" && (after.blocks.all !== undefined || after.blocks.of.has(status.nutrient));
    return [
      {
        nutrient: status.nutrient,
        name,
        from: recordOf(before.statuses, status.nutrient).level,
        to: status.level,
        text: CHANGES[blocked ? "blocked" : status.level](name),
        because: status.because.filter((b) => b.kind === "lab"),
      },
    ];
  });
}
