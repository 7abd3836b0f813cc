/** What no plan may ever be, worked out again from the catalogue and the knowledge rather than from the plan's own words. */
import type { Catalogue, CatalogueProduct, LimitScope, Plan } from "@nutri/domain";
import type { Assessment } from "../assess.ts";
import { conflictsWith } from "../conflicts/index.ts";
import { refuses } from "../plan/candidates.ts";
import { productAsTaken } from "../plan/content.ts";
import { interactionsOf } from "../plan/interactions.ts";

type Bought = { readonly product: CatalogueProduct; readonly units: number };

export const boughtIn = (plan: Plan, catalogue: Catalogue): Bought[] =>
  plan.products.flatMap((line) => {
    const product = catalogue.products.find((p) => p.id === line.id);
    return product ? [{ product, units: line.dosage }] : [];
  });

/** Mass of a nutrient that a scope counts, straight from the labels. */
function onLabels(bought: readonly Bought[], nutrient: string, scope: LimitScope, a: Assessment): number {
  return bought
    .flatMap((b) => productAsTaken(b.product, b.units, a.knowledge)[0]?.nutrients ?? [])
    .reduce((sum, n) => sum + (n.nutrient === nutrient && (scope === "total" || n.scopes.includes(scope)) ? (n.mass ?? 0) : 0), 0);
}

function limitsBroken(plan: Plan, bought: readonly Bought[], a: Assessment): string[] {
  const rows = plan.nutrients.flatMap((row) => {
    if (row.intake.plan === 0) return [];
    const over = row.limits.filter((l) => !(l.counted <= l.amount));
    const mine = a.limits.get(row.nutrient) ?? [];
    const summed = mine.filter((l) => {
      const taken = a.resolved.taken
        .flatMap((t) => t.nutrients)
        .reduce((sum, n) => sum + (n.nutrient === row.nutrient && (l.scope === "total" || n.scopes.includes(l.scope)) ? (n.mass ?? 0) : 0), 0);
      return taken + onLabels(bought, row.nutrient, l.scope, a) > l.amount * (1 + 1e-9);
    });
    return [
      ...over.map((l) => `${row.nutrient}: ${l.counted} of ${l.amount} (${l.rule})`),
      ...summed.map((l) => `${row.nutrient}: labels alone pass ${l.amount} (${l.rule})`),
      ...(mine.length === row.limits.length ? [] : [`${row.nutrient}: a limit is not shown`]),
    ];
  });
  const hidden = bought.flatMap((b) =>
    b.product.nutrients
      .filter((n) => a.targets.has(n.nutrient) && !plan.nutrients.some((row) => row.nutrient === n.nutrient))
      .map((n) => `${n.nutrient}: added without a line`),
  );
  return [...rows, ...hidden];
}

function unfit({ product, units }: Bought, a: Assessment): string[] {
  const k = a.knowledge;
  const against = conflictsWith(productAsTaken(product, units, k), a.resolved, interactionsOf(k)).filter(refuses);
  const allergens = [...product.allergens, ...product.items.flatMap((i) => k.items.get(i)?.allergens ?? [])].filter(
    (x) => a.resolved.allergens.has(x) !== "no",
  );
  const pattern = k.records.patterns.find((p) => p.pattern === a.person.diet?.pattern);
  const animal = product.items.flatMap((i) => k.items.get(i)?.animal ?? []).filter((x) => pattern?.excludesAnimal.includes(x) === true);
  const blocked = product.nutrients.filter((n) => a.blocks.of.has(n.nutrient)).map((n) => n.nutrient);
  return [
    ...against.map((t) => `${product.id}: ${t.id} ${t.severity} ${t.action}`),
    ...allergens.map((x) => `${product.id}: allergen ${x}`),
    ...animal.map((x) => `${product.id}: ${x} for ${pattern?.id}`),
    ...(pattern?.pattern === "vegan" && !product.diets.includes("vegan") ? [`${product.id}: not vegan`] : []),
    ...blocked.map((n) => `${product.id}: blocked ${n}`),
    ...(units > product.dose.maxPerDay ? [`${product.id}: ${units} units`] : []),
  ];
}

/** Every breach, in words; empty when the plan is safe. */
export function breaches(plan: Plan, a: Assessment, catalogue: Catalogue): string[] {
  const bought = boughtIn(plan, catalogue);
  const flagged = a.blocks.all !== undefined && (plan.products.length > 0 || plan.recommendations.length > 0);
  const young = (a.resolved.age ?? 0) < 18 && plan.products.length > 0;
  return [
    ...limitsBroken(plan, bought, a),
    ...bought.flatMap((b) => unfit(b, a)),
    ...(flagged ? [`something recommended against ${a.blocks.all?.id}`] : []),
    ...(young ? ["a product for somebody under 18"] : []),
    ...(plan.products.length > 6 ? ["more than six products"] : []),
    ...plan.recommendations.filter((r) => a.blocks.of.has(r.nutrient)).map((r) => `${r.nutrient} recommended though blocked`),
  ];
}
