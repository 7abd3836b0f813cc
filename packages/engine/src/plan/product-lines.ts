/** The chosen products as the plan shows them. */
import { type CatalogueProduct, type Plan, splitByDosage, text } from "@nutri/domain";
import type { Assessment } from "../assess.ts";
import { amountText } from "../amounts.ts";
import { because } from "../because.ts";
import { first, inOrder, recordOf } from "../found.ts";
import { DAYS, givenBy } from "./model.ts";
import type { Chosen } from "./read.ts";
import type { Day } from "./schedule.ts";
import { timingsOf } from "./timing.ts";

type Line = Plan["products"][number];

/** What a product earns: the weight of the shortages it covers. */
function worth({ candidate, units }: Chosen, a: Assessment): number {
  return a.needs.reduce((sum, n) => sum + n.weight * Math.min(1, (units * givenBy(candidate, n.nutrient, a)) / n.aim), 0);
}

/** Packs for the days of a plan, of the size that is cheapest by the unit. */
export function packsFor(p: CatalogueProduct, units: number): number {
  const cheapest = first(p.skus.toSorted((x, y) => x.priceCents / x.units - y.priceCents / y.units || inOrder(x.id, y.id)));
  return Math.ceil((units * DAYS) / cheapest.units);
}

function reasonsOf(c: Chosen, a: Assessment): Line["because"] {
  return a.needs.flatMap((need) => {
    const amount = c.units * givenBy(c.candidate, need.nutrient, a);
    if (amount <= 0) return [];
    const target = recordOf(a.targets, need.nutrient);
    const { name } = recordOf(a.knowledge.nutrients, need.nutrient);
    const percent = Math.min(100, Math.round((100 * amount) / need.aim));
    const shown = amountText(amount, target.unit);
    return [
      because(
        "need",
        target.rule,
        text(`提供${name.zh} ${shown.zh}，补上缺口的 ${percent}%。`, `Gives ${shown.en} of ${name.en}: ${percent} % of the gap.`),
        target.source,
      ),
    ];
  });
}

/** A vitamin-rich product is timed by the need it is mostly for. */
const mainNeed = (c: Chosen, a: Assessment): string | undefined =>
  c.candidate.nutrients.length > 3 ? undefined : a.needs.find((n) => givenBy(c.candidate, n.nutrient, a) > 0)?.nutrient;

function line(c: Chosen, day: Day, a: Assessment): Omit<Line, "group"> {
  const { product, findings } = c.candidate;
  const found = findings.map((f) => ({ f, said: text(`${f.subject.name.zh}：${f.advice.zh}`, `${f.subject.name.en}: ${f.advice.en}`) }));
  const cautions = [...new Map([...product.cautions, ...found.map(({ said }) => said)].map((t) => [t.en, t])).values()];
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    image: product.image,
    summary: product.summary,
    class: product.class,
    dose: { unit: product.dose.unit, perDay: product.dose.perDay, usage: product.dose.usage },
    dosage: c.units,
    dailyDoses: c.units,
    quantity: packsFor(product, c.units),
    timing: timingsOf(recordOf(day.momentsOf, product.id), mainNeed(c, a), a.knowledge),
    nutrients: product.nutrients,
    allergens: product.allergens,
    cautions,
    diets: product.diets,
    because: [...reasonsOf(c, a), ...found.map(({ f, said }) => because(f.action === "separate" ? "timing" : "conflict", f.rule, said, first(f.sources)))],
  };
}

/** Most useful first; the basis group holds what fits the dosage budget. */
export function productLines(chosen: readonly Chosen[], day: Day, a: Assessment): Line[] {
  const sorted = chosen.toSorted((x, y) => worth(y, a) - worth(x, a) || inOrder(x.candidate.product.id, y.candidate.product.id));
  const { basis, other } = splitByDosage(sorted.map((c) => line(c, day, a)));
  return [...basis.map((l) => ({ ...l, group: "basis" as const })), ...other.map((l) => ({ ...l, group: "other" as const }))];
}
