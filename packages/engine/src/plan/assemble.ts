import { type Plan, text } from "@nutri/domain";
import { foodAdvice, graveness } from "../advice.ts";
import type { Assessment } from "../assess.ts";
import { knownByNameOnly } from "../conflicts/index.ts";
import { recordOf } from "../found.ts";
import { ENGINE_VERSION } from "../settings.ts";
import { avoidedOf } from "./candidates.ts";
import { nutrientRows } from "./nutrient-rows.ts";
import type { Problem } from "./problem.ts";
import { productLines } from "./product-lines.ts";
import { chosenFrom } from "./read.ts";
import { recommend } from "./recommend.ts";
import { scheduleOf } from "./schedule.ts";
import type { Solution } from "./solution.ts";
import { disclaimerOf, summaryOf } from "./summary.ts";
import { allWarnings } from "./warnings.ts";

function profileOf(a: Assessment): Plan["profile"] {
  const { heightCm, weightKg, activityLevel } = a.person;
  const { sex, age, pregnancy } = a.resolved;
  return {
    ...(sex && { gender: sex }),
    ...(age !== undefined && { age }),
    ...(heightCm !== undefined && { heightCm }),
    ...(weightKg !== undefined && { weightKg }),
    ...(activityLevel && { activityLevel }),
    ...(pregnancy && { pregnancy }),
    ...(a.bmi && { bmi: a.bmi }),
    ...(a.energy && { energy: a.energy }),
  };
}

/** Shortages that are the doctor's to decide, with the advice that says so. */
function blockedOnes(a: Assessment): Plan["avoided"] {
  const k = a.knowledge;
  const all = a.blocks.all;
  if (all)
    return [
      {
        item: text("所有补充剂产品", "Any supplement product"),
        why: all.text,
        severity: graveness(all),
        rule: `advice:${all.id}`,
        sources: k.sources(all.sources),
      },
    ];
  return [...a.blocks.of].flatMap(([nutrient, advice]) => {
    if (a.statuses.get(nutrient)?.level !== "low") return [];
    const { name } = recordOf(k.nutrients, nutrient);
    return [{ item: name, why: advice.text, severity: graveness(advice), rule: `advice:${advice.id}`, sources: k.sources(advice.sources) }];
  });
}

/** No solver was asked: there was nothing to choose from or nothing to choose for. */
export const NOTHING_TO_SOLVE: Solution = { status: "optimal", gap: 0, values: {} };

/** The plan out of the solver's answer. Pure; the same problem and solution give the same plan. */
export function planFrom(p: Problem, solution: Solution = NOTHING_TO_SOLVE): Plan {
  const a = p.assessment;
  const chosen =
    p.lp === ""
      ? []
      : chosenFrom(
          p.products.map((x) => x.candidate),
          p.rooms,
          solution,
        );
  const day = scheduleOf(chosen, a);
  const recommended = recommend(p, chosen, day);
  const warnings = allWarnings(a, p.rooms, day);
  const nameOnly = knownByNameOnly(a.resolved, a.knowledge);
  return {
    questionnaireType: a.settings.questionnaireType,
    ...(a.person.reviewOnly && { reviewOnly: true as const }),
    profile: profileOf(a),
    summary: summaryOf(a, recommended.lines, warnings),
    nutrients: nutrientRows(a, chosen, p.rooms),
    recommendations: recommended.lines,
    products: productLines(chosen, day, a),
    schedule: [...day.schedule],
    avoided: [...blockedOnes(a), ...recommended.avoided, ...avoidedOf(p.sorted)],
    warnings,
    advice: foodAdvice(a.said, a.resolved, a.knowledge),
    questions: a.questions,
    radar: a.radar,
    medicineTaboos: [...a.taboos],
    productReviews: [...a.reviews],
    unrecognised: [...a.resolved.unrecognised],
    ...(nameOnly.length > 0 && { nameOnly }),
    disclaimer: disclaimerOf(a.settings.market),
    knowledgeVersion: a.knowledge.version,
    engineVersion: ENGINE_VERSION,
    catalogueVersion: p.catalogue.version,
    market: a.settings.market,
    referenceSet: a.settings.referenceSet,
    asOf: a.asOf,
    optimality: p.lp === "" ? { status: "not_needed", gap: 0 } : { status: solution.status, gap: solution.gap },
  };
}
