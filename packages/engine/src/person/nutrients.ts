/** How much of which nutrients something holds. Unknown amounts stay unknown. */
import { type AmountUnit, type LimitScope, type Quantity, tidy } from "@nutri/domain";
import type { Item, KnowledgeIndex, Nutrient, NutrientForm } from "@nutri/knowledge";
import { inUnit } from "../amounts.ts";
import type { TakenNutrient } from "./types.ts";

/** An amount in the nutrient's unit; undefined where the units do not meet (IU of a mineral). With no form told, the factor that gives most. */
export function inNutrientUnit(nutrient: Nutrient, form: string | undefined, quantity: Quantity): number | undefined {
  const own = nutrient.conversions.filter((c) => c.from === quantity.unit);
  const ofForm = own.filter((c) => c.form === form);
  const general = own.filter((c) => c.form === undefined);
  const fitting = form !== undefined && ofForm.length > 0 ? ofForm : general.length > 0 ? general : form === undefined ? own : [];
  if (fitting.length > 0) return tidy(quantity.value * Math.max(...fitting.map((c) => c.factor)));
  return inUnit(quantity.value, quantity.unit, nutrient.unit);
}

const formOf = (nutrient: Nutrient, id: string | undefined): NutrientForm | undefined => nutrient.forms.find((f) => f.id === id);

/** With the form unknown it may be any of them: it counts for every scope that one of them counts for. */
function scopesOf(nutrient: Nutrient, form: NutrientForm | undefined, supplement: boolean): readonly LimitScope[] {
  const counted = form ? form.counts : nutrient.forms.flatMap((f) => f.counts);
  return [...new Set<LimitScope>(["total", ...(supplement ? (["supplemental"] as const) : []), ...(supplement || form ? counted : [])])];
}

/**
 * One nutrient with its amount. A weight told of a salt may be the salt's or the element's (labels differ by country):
 * the larger reading, the element, is kept for limits; `low` is the smaller.
 */
export function takenNutrient(k: KnowledgeIndex, id: string, formId: string | undefined, quantity: Quantity | undefined, supplement = true): TakenNutrient {
  const nutrient = k.nutrients.get(id);
  const form = nutrient && formOf(nutrient, formId);
  const scopes = nutrient ? scopesOf(nutrient, form, supplement) : ["total" as const];
  const mass = nutrient && quantity && inNutrientUnit(nutrient, formId, quantity);
  if (mass === undefined) return { nutrient: id, ...(formId && { form: formId }), scopes };
  const amount = tidy(mass * (form?.activity ?? 1));
  const fraction = form?.fraction ?? 1;
  const weighed = fraction < 1 && quantity?.unit !== "IU";
  return { nutrient: id, ...(formId && { form: formId }), amount, mass, ...(weighed && { low: tidy(amount * fraction) }), scopes };
}

const scaled = (amount: number | undefined, unit: AmountUnit | undefined, by: number): Quantity | undefined =>
  amount === undefined || unit === undefined ? undefined : { value: tidy(amount * by), unit };

/** How many usual doses a told amount of the item is; undefined when it cannot be told. */
function dosesOf(item: Item, dose: Quantity): number | undefined {
  if (!item.usualDose) return undefined;
  const amount = inUnit(dose.value, dose.unit, item.usualDose.unit);
  return amount === undefined ? undefined : amount / item.usualDose.value;
}

/** What an item holds a day: by its usual content, or, for a single nutrient's item ("calcium carbonate 600 mg"), what is told of it. */
export function itemNutrients(k: KnowledgeIndex, item: Item, doses: number, dose: Quantity | undefined): TakenNutrient[] {
  const supplement = item.kind !== "food" && item.kind !== "alcohol";
  const [only] = item.nutrients;
  if (dose && only && item.nutrients.length === 1 && item.kind === "nutrient") return [takenNutrient(k, only.nutrient, only.form, dose, supplement)];
  const by = dose ? dosesOf(item, dose) : doses;
  return item.nutrients.map((n) => takenNutrient(k, n.nutrient, n.form, by === undefined ? undefined : scaled(n.amount, n.unit, by), supplement));
}
