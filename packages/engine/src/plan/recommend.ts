/** What is recommended for each shortage, with or without a product for it. */
import { type Plan, type Text, text } from "@nutri/domain";
import type { Assessment } from "../assess.ts";
import { plain } from "../amounts.ts";
import { because, distinctSources, ruleSource } from "../because.ts";
import { conflictsWith } from "../conflicts/index.ts";
import { recordOf } from "../found.ts";
import type { Need } from "../needs.ts";
import type { Taken } from "../person.ts";
import { takenNutrient } from "../person/nutrients.ts";
import { ACID_AND_CARBONATE, blocksAcid, suitableForm } from "./absorption.ts";
import { type Refusal, refuses } from "./candidates.ts";
import { interactionsOf } from "./interactions.ts";
import { givenBy } from "./model.ts";
import { addedOf } from "./nutrient-rows.ts";
import type { Problem } from "./problem.ts";
import type { Chosen } from "./read.ts";
import type { Day } from "./schedule.ts";
import { timingsOf } from "./timing.ts";

type Recommendation = Plan["recommendations"][number];
export type Recommended = { readonly lines: Recommendation[]; readonly avoided: Plan["avoided"] };

function formText(nutrient: string, chosen: readonly Chosen[], a: Assessment): Text | undefined {
  const ids = [...new Set(chosen.flatMap((c) => c.candidate.nutrients.flatMap((n) => (n.nutrient === nutrient && n.form ? [n.form] : []))))];
  const names = ids.flatMap((id) => a.knowledge.forms.get(id)?.form.name ?? []);
  return names.length === 0 ? undefined : text(names.map((n) => n.zh).join("、"), names.map((n) => n.en).join(", "));
}

const citrate = (nutrient: string, a: Assessment): Recommendation["because"] =>
  nutrient === "calcium" && blocksAcid(a)
    ? [
        because(
          "medicine",
          ACID_AND_CARBONATE.id,
          text("你在吃抑酸药，钙宜选柠檬酸钙。", "You take an acid blocker: calcium citrate suits you better."),
          ruleSource(a.knowledge, ACID_AND_CARBONATE),
        ),
      ]
    : [];

function withProducts(need: Need, chosen: readonly Chosen[], day: Day, a: Assessment): Recommendation | undefined {
  const giving = chosen.filter((c) => givenBy(c.candidate, need.nutrient, a) > 0);
  if (giving.length === 0) return undefined;
  const target = recordOf(a.targets, need.nutrient);
  const nutrient = recordOf(a.knowledge.nutrients, need.nutrient);
  const form = formText(need.nutrient, giving, a);
  const at = giving.flatMap((c) => recordOf(day.momentsOf, c.candidate.product.id));
  const moments = [...new Map(at.map((x) => [`${x.moment} ${x.food}`, x])).values()];
  const reasons = [...need.because, ...citrate(need.nutrient, a)];
  return {
    nutrient: need.nutrient,
    name: nutrient.name,
    dailyAmount: plain(addedOf(need.nutrient, chosen)),
    unit: target.unit,
    ...(form && { form }),
    timing: timingsOf(moments, need.nutrient, a.knowledge),
    products: giving.map((c) => ({ productId: c.candidate.product.id, dailyDoses: c.units })),
    because: reasons,
    sources: distinctSources(reasons.map((b) => b.source)),
  };
}

/** The nutrient itself against the person: where it is to be avoided, no form of it is recommended. */
function refusalOf(need: Need, a: Assessment): Refusal | undefined {
  const { unit } = recordOf(a.knowledge.nutrients, need.nutrient);
  const content = takenNutrient(a.knowledge, need.nutrient, undefined, { value: need.aim, unit });
  const taken: Taken = {
    given: need.nutrient,
    list: "supplements",
    entity: { kind: "nutrient", id: need.nutrient },
    id: need.nutrient,
    kind: "nutrient",
    doses: 1,
    nutrients: [content],
    groups: a.knowledge.groupsOf(need.nutrient),
    allergens: new Set(),
  };
  const [worst] = conflictsWith([taken], a.resolved, interactionsOf(a.knowledge)).filter(refuses);
  return (
    worst && {
      why: text(`${worst.subject.name.zh}：${worst.effect.zh}`, `${worst.subject.name.en}: ${worst.effect.en}`),
      severity: worst.severity,
      rule: worst.rule,
      sources: worst.sources,
    }
  );
}

/** Room that every limit leaves, whichever form is bought. */
const roomFor = (need: Need, p: Problem): number => Math.min(need.aim, ...(p.rooms.get(need.nutrient) ?? []).map((room) => room.free));

/** Something is needed and nothing in the catalogue is fit for it: the amount and the form, without a product. */
function withoutProduct(need: Need, p: Problem): Recommendation | undefined {
  const a = p.assessment;
  const amount = roomFor(need, p);
  if (amount <= 0) return undefined;
  const target = recordOf(a.targets, need.nutrient);
  const nutrient = recordOf(a.knowledge.nutrients, need.nutrient);
  const form = suitableForm(need.nutrient, a);
  const reasons = [...need.because, ...citrate(need.nutrient, a)];
  return {
    nutrient: need.nutrient,
    name: nutrient.name,
    dailyAmount: plain(amount),
    unit: target.unit,
    ...(form && { form }),
    timing: [],
    products: [],
    because: reasons,
    sources: distinctSources(reasons.map((b) => b.source)),
  };
}

export function recommend(p: Problem, chosen: readonly Chosen[], day: Day): Recommended {
  const a = p.assessment;
  const lines: Recommendation[] = [];
  const avoided: Plan["avoided"] = [];
  for (const need of a.needs) {
    const line = withProducts(need, chosen, day, a);
    if (line) lines.push(line);
    if (line) continue;
    const refusal = refusalOf(need, a);
    const { name } = recordOf(a.knowledge.nutrients, need.nutrient);
    if (refusal) avoided.push({ item: name, why: refusal.why, severity: refusal.severity, rule: refusal.rule, sources: [...refusal.sources] });
    // A guess that no product was worth is left to food, which the advice speaks of.
    const left = need.confidence === "low" && p.sorted.fit.some((c) => givenBy(c, need.nutrient, a) > 0);
    const bare = refusal || left ? undefined : withoutProduct(need, p);
    if (bare) lines.push(bare);
  }
  return { lines, avoided };
}
