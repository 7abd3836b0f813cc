import { type AmountUnit, convert, UnlikeUnits } from "@nutri/domain";
import { lastOf, matchName, nameTable, type NameTable } from "../analytes/names.ts";
import { clean } from "../text.ts";
import type { Doubt } from "../types.ts";
import { percentSays } from "./daily-values.ts";
import { type Amount, parseLabel, type RawFact } from "./parse.ts";
import type { LabelFact, LabelNutrient, LabelText, Per } from "./types.ts";

/** Under these a recognised digit, letter of a unit or character of a name may be another one. */
const CLEAR = { value: 0.85, unit: 0.7, name: 0.6 } as const;
/** How far mass and IU of one line may differ, both being rounded; and how little they differ when no digit is wrong. */
const SAME = 0.06;
const EQUAL = 0.004;
const SURE = 0.95;
const WEIGHT: Partial<Record<Doubt, number>> = { name: 0.6, value: 0.5, unit: 0.5, implausible: 0.3, conflict: 0.4 };

type Known = { byId: ReadonlyMap<string, LabelNutrient>; names: NameTable };

function knownOf(nutrients: readonly LabelNutrient[]): Known {
  const names = nameTable(
    nutrients.map(({ id, name, aliases, unit }) => ({ id, name, aliases, unit, loinc: [], units: [], ranges: [], plausible: { min: 0, max: Infinity } })),
  );
  return { byId: new Map(nutrients.map((n) => [n.id, n])), names };
}

/** In a mass unit; IU by what one is, where that does not depend on the form. */
function inUnit({ value, unit }: Amount, to: AmountUnit, { iu, unit: own }: LabelNutrient): number | undefined {
  const [from, amount] = unit === "IU" ? [own, iu === undefined ? undefined : value * iu] : [unit, value];
  try {
    return amount === undefined ? undefined : convert(amount, from, to);
  } catch (error) {
    if (error instanceof UnlikeUnits) return undefined;
    throw error;
  }
}

/** Of several columns the one for a portion; not sure when there are more or fewer amounts than headings: one of them was lost. */
type Chosen = { amount: Amount; per: Per | undefined; unsure: boolean };
function chosen({ amounts, pers }: RawFact): Chosen {
  const matched = amounts.length === pers.length;
  const portion = pers.findIndex((p) => p.of !== "measure");
  const at = matched && portion >= 0 ? portion : 0;
  const single = amounts.length === 1 && pers.length < 2;
  return { amount: amounts[at] as Amount, per: matched ? pers[at] : undefined, unsure: !matched && !single };
}

/** `Vitamin D (as cholecalciferol)`: what is outside of the brackets when that is a name, else the whole. */
function named(names: NameTable, printed: string): { code: string | undefined; sure: boolean } {
  const outside = clean(printed.replace(/[([].*$/s, ""));
  const own = matchName(names, outside, {});
  const match = own.sure ? own : matchName(names, clean(printed), { fuzzy: true });
  return match.codes.length > 0
    ? { code: match.codes.length === 1 ? match.codes[0] : undefined, sure: match.sure }
    : { code: lastOf(names, outside), sure: false };
}

/** What percent and IU of a line say of its amount: `exact`, each digit is confirmed; `about`, the size is; `wrong`, one of them was misread. */
function checked(raw: RawFact, amount: Amount, nutrient: LabelNutrient): { exact: boolean; about: boolean; wrong: boolean } {
  const percent = raw.percent === undefined ? undefined : percentSays(nutrient.id, (unit) => inUnit(amount, unit, nutrient), raw.percent);
  const [a, b] = [inUnit(amount, nutrient.unit, nutrient), raw.also && inUnit(raw.also, nutrient.unit, nutrient)];
  const pair = a === undefined || b === undefined || raw.also?.unit === amount.unit ? undefined : Math.abs(a - b) / Math.max(a, b);
  return {
    exact: percent === "exact" || (pair !== undefined && pair <= EQUAL),
    about: percent === "about" || (pair !== undefined && pair <= SAME),
    wrong: (percent === "wrong" && raw.amounts.length === 1) || (pair !== undefined && pair > SAME),
  };
}

function doubtsOf(raw: RawFact, { amount, per, unsure }: Chosen, nutrient: LabelNutrient, sureName: boolean): Doubt[] {
  const doubts: Doubt[] = [];
  const { exact, about, wrong } = checked(raw, amount, nutrient);
  const mass = inUnit(amount, nutrient.unit, nutrient);
  const { min, max } = nutrient.plausible ?? { min: Infinity, max: 0 };
  // The percent of the day's amount vouches for name and unit too: with another of either it would be another.
  if ((!sureName || raw.nameConf < CLEAR.name) && !exact) doubts.push("name");
  if (unsure || ((amount.doubtful || amount.conf < CLEAR.value) && !exact)) doubts.push("value");
  if ((!amount.exact || amount.unitConf < CLEAR.unit || (mass === undefined && amount.unit !== "IU")) && !exact) doubts.push("unit");
  if (wrong) doubts.push("conflict");
  if (per?.of !== "measure" && !exact && !about && mass !== undefined && mass > 0 && (mass < min || mass > max)) doubts.push("implausible");
  return doubts;
}

function factOf(raw: RawFact, { byId, names }: Known): LabelFact[] {
  const { code, sure } = named(names, raw.name);
  const nutrient = code === undefined ? undefined : byId.get(code);
  if (!nutrient) return [];
  const choice = chosen(raw);
  const { amount, per } = choice;
  const doubts = doubtsOf(raw, choice, nutrient, sure);
  const confidence = doubts.reduce((c, d) => Math.min(c, WEIGHT[d] ?? 1), SURE);
  return [
    {
      nutrient: nutrient.id,
      printed: raw.name,
      amount: amount.value,
      unit: amount.unit,
      ...(per ? { per } : {}),
      confidence,
      ask: doubts.length > 0,
      doubts,
    },
  ];
}

/** One nutrient with two amounts (two tables, a part and the whole) is asked about; said twice with the same amount it counts once. */
function reconcile(facts: readonly LabelFact[]): LabelFact[] {
  const once = facts.filter((f, i) => !facts.slice(0, i).some((g) => g.nutrient === f.nutrient && g.amount === f.amount && g.unit === f.unit));
  return once.map((fact) => {
    const other = once.some((g) => g !== fact && g.nutrient === fact.nutrient);
    return other
      ? { ...fact, ask: true, confidence: Math.min(fact.confidence, WEIGHT.conflict ?? 0), doubts: [...new Set([...fact.doubts, "conflict" as const])] }
      : fact;
  });
}

/**
 * The lines of a label (nutrition or supplement facts, 营养成分表, 标志性成分含量) → what it says it holds. Exact or asked: an amount that
 * its own percent or its own IU contradicts, or that no portion holds, is never given as sure.
 */
export function readLabelFacts(lines: readonly LabelText[], nutrients: readonly LabelNutrient[]): { facts: LabelFact[]; serving?: string } {
  const known = knownOf(nutrients);
  const { facts, serving } = parseLabel(lines);
  return { facts: reconcile(facts.flatMap((raw) => factOf(raw, known))), ...(serving ? { serving } : {}) };
}
