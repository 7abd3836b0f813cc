/** Which rules speak of something eaten, and by which of its sides. */
import type { Quantity, Text, Trivalent } from "@nutri/domain";
import type { Citation, KnowledgeIndex, Rule, RulesByObject } from "@nutri/knowledge";
import { inUnit } from "../amounts.ts";
import { entityName } from "../entity-name.ts";
import { found, recordOf } from "../found.ts";
import { inNutrientUnit } from "../person/nutrients.ts";
import type { Taken, TakenNutrient } from "../person.ts";

/** 3 by its own name or an allergen, 2 by a nutrient in it, 1 by a group. */
export type Reach = { readonly closeness: 1 | 2 | 3; readonly nutrient?: TakenNutrient };
export type ObjectRules = ReadonlyMap<Rule, readonly Reach[]>;

const holdsNutrients = (t: Taken): boolean => t.kind !== "food" && t.kind !== "alcohol";

/** A form that is not told may be any: only a form told to be another one is out. */
const formFits = (rule: Rule, n: TakenNutrient): boolean => rule.object.forms.length === 0 || n.form === undefined || rule.object.forms.includes(n.form);

function excepted(rule: Rule, t: Taken, nutrient?: TakenNutrient): boolean {
  const except = rule.object.except;
  return (
    except.length > 0 &&
    (except.includes(t.id) ||
      except.includes(t.entity.id) ||
      (nutrient !== undefined && except.includes(nutrient.nutrient)) ||
      except.some((x) => t.groups.has(x)))
  );
}

/** Every rule about what is eaten, whatever the subject and the dose; of the rules in `among`, where it is given. */
export function rulesAbout(rules: RulesByObject, t: Taken, among?: { has(rule: Rule): boolean }): ObjectRules {
  const found = new Map<Rule, Reach[]>();
  const add = (about: readonly Rule[] | undefined, reach: Reach): void => {
    for (const rule of about ?? []) {
      if (among && !among.has(rule)) continue;
      if (excepted(rule, t, reach.nutrient) || (reach.nutrient && !formFits(rule, reach.nutrient))) continue;
      (found.get(rule) ?? found.set(rule, []).get(rule))?.push(reach);
    }
  };
  for (const id of new Set([t.id, t.entity.id])) add(rules.byItem.get(id), { closeness: 3 });
  for (const a of t.allergens) add(rules.byAllergen.get(a), { closeness: 3 });
  if (holdsNutrients(t)) for (const n of t.nutrients) add(rules.byNutrient.get(n.nutrient), { closeness: 2, nutrient: n });
  for (const g of t.groups) add(rules.byGroup.get(g), { closeness: 1 });
  return found;
}

const compare = (amount: number, dose: NonNullable<Rule["dose"]>, bound: (q: Quantity) => number | undefined): Trivalent => {
  const least = dose.atLeast === undefined ? -Infinity : bound({ value: dose.atLeast, unit: dose.unit });
  const below = dose.below === undefined ? Infinity : bound({ value: dose.below, unit: dose.unit });
  return least === undefined || below === undefined ? "unknown" : amount >= least && amount < below ? "yes" : "no";
};

/** What everything taken holds of a nutrient, as far as it is told and of a form that the rule means. What a product and an item in it both hold is one thing. */
const dailyMass = (all: readonly Taken[], rule: Rule, nutrient: string): number =>
  [...new Set(all.filter(holdsNutrients).flatMap((t) => t.nutrients))].reduce(
    (sum, n) => (n.nutrient === nutrient && formFits(rule, n) ? sum + (n.mass ?? 0) : sum),
    0,
  );

/** What something is weighed by: what its servings hold, else its own amount. */
const weighed = (t: Taken): Taken["served"] => t.served ?? (t.dose && { of: t.entity.id, ...t.dose });

/** A day's amount of what something is weighed by, over everything taken, in its unit. */
const dailyWeight = (all: readonly Taken[], { of, unit }: Quantity & { of: string }): number =>
  all.reduce((sum, t) => {
    const w = weighed(t);
    return w?.of === of ? sum + (inUnit(w.value, w.unit, unit) ?? 0) : sum;
  }, 0);

/** Whether the daily amount lies where the rule holds; unknown when it is not told or cannot be compared. What else is taken of the same nutrient counts with it. */
export function amountHolds(k: KnowledgeIndex, rule: Rule, t: Taken, reach: Reach, all: readonly Taken[]): Trivalent {
  const { dose } = rule;
  if (!dose) return "yes";
  const by = reach.nutrient ?? (t.nutrients.length === 1 && holdsNutrients(t) ? t.nutrients[0] : undefined);
  const nutrient = by && k.nutrients.get(by.nutrient);
  const ofNutrient =
    by?.mass !== undefined && nutrient ? compare(dailyMass(all, rule, by.nutrient), dose, (q) => inNutrientUnit(nutrient, by.form, q)) : "unknown";
  if (reach.nutrient) return ofNutrient;
  const own = weighed(t);
  const ofItself = own ? compare(dailyWeight(all, own), dose, (q) => inUnit(q.value, q.unit, own.unit)) : "unknown";
  return ofItself === "unknown" ? ofNutrient : ofItself;
}

/** The closest reach by which the rule holds at this dose. An amount not told holds, unless the rule leaves that to its lower tier. */
export function reachAtDose(k: KnowledgeIndex, rule: Rule, t: Taken, reaches: readonly Reach[], all: readonly Taken[]): Reach | undefined {
  const holding = reaches.filter((reach) => {
    const held = amountHolds(k, rule, t, reach, all);
    return held === "yes" || (held === "unknown" && rule.dose?.unknownDose !== "skip");
  });
  return holding.toSorted((a, b) => b.closeness - a.closeness)[0];
}

/** The sources that speak of something eaten; of a group, those of what is in it. None for a product of the catalogue. */
export function citationsOf(k: KnowledgeIndex, t: Taken): readonly Citation[] {
  const own = k.items.get(t.entity.id) ?? k.nutrients.get(t.id);
  return own?.sources ?? [...k.itemsIn(t.id)].flatMap((id) => (k.items.get(id) ?? recordOf(k.nutrients, id)).sources.slice(0, 1));
}

/** How something eaten is called in a finding. */
export function nameOf(k: KnowledgeIndex, t: Taken): Text {
  // A product of the catalogue is not in the knowledge: it is called as given.
  const name = entityName(k, t.entity) ?? { zh: t.given, en: t.given };
  const within = t.inMedicine === undefined ? undefined : found(k.medicines.get(t.inMedicine) ?? k.classes.get(t.inMedicine), t.inMedicine).name;
  return within ? { zh: `${name.zh}（${within.zh}所含）`, en: `${name.en} (in ${within.en})` } : name;
}
