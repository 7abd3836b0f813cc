/** Counts over the records of the other kinds. */
import type { Knowledge, KnowledgeIndex, Records, Rule } from "@nutri/knowledge";
import { KINDS, type Kind } from "@nutri/knowledge/schema";
import { citedIn } from "./walk.ts";

type Cells = (string | number)[];
type Reference = Records["references"][number];

export const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`);

export const kindRows = (k: Knowledge): Cells[] => (Object.keys(KINDS) as Kind[]).map((kind) => [kind, k[kind].length]);

const SETS: readonly Reference["set"][] = ["china-2023", "us-dri", "efsa-ul"];
export const setsOf = (): readonly string[] => SETS;

/** Which kinds of value each set has of a nutrient; a set that says nothing shows a dash. */
export function nutrientRows(k: Knowledge): Cells[] {
  return k.nutrients.map((n) => {
    const of = (set: string): string => {
      const kinds = k.references.filter((r) => r.nutrient === n.id && r.set === set).flatMap((r) => r.rows.map((row) => row.kind));
      return [...new Set(kinds)].join(" ") || "–";
    };
    return [n.id, ...SETS.map(of), n.forms.length, n.foods.length, n.supplementable ? "" : "not supplemented"];
  });
}

/** A condition says something when a rule, advice, adjustment or allergen hangs on it or on what it also is. */
export function silentConditions(k: KnowledgeIndex): string[] {
  const named = [...k.records.advice, ...k.records.adjustments].flatMap((r) => r.when.conditions ?? []);
  const says = new Set([...named, ...k.rules.byCondition.keys()]);
  return k.records.conditions.filter((c) => c.allergens.length === 0 && ![...k.conditionAncestors(c.id)].some((up) => says.has(up))).map((c) => c.id);
}

/** Sources by kind: how many, how many records cite one of them, the years they span. */
export function sourceRows(k: Knowledge): Cells[] {
  const kindOf = new Map(k.sources.map((s) => [s.id, s.kind]));
  const citing = new Map<string, number>();
  for (const kind of Object.keys(KINDS) as Kind[])
    for (const record of k[kind]) for (const s of new Set(citedIn(record).map((id) => kindOf.get(id) ?? ""))) citing.set(s, (citing.get(s) ?? 0) + 1);
  return [...Map.groupBy(k.sources, (s) => s.kind)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, list]) => [kind, list.length, citing.get(kind) ?? 0, `${Math.min(...list.map((s) => s.year))}–${Math.max(...list.map((s) => s.year))}`]);
}

const GRADES: readonly Rule["evidence"][] = ["A", "B", "C", "D"];
export const grades = (): readonly string[] => GRADES;

/** Rules of one kind: how many, and the share of each evidence grade. */
export const gradeRow = (name: string, rules: readonly Rule[]): Cells => [
  name,
  rules.length,
  ...GRADES.map((g) => percent(rules.filter((r) => r.evidence === g).length, rules.length)),
];

/** Figures of the reference tables and of the forms: checked in the original, in a second place, or neither. */
export function verifiedRows(k: Knowledge): Cells[] {
  const sets = SETS.map((set): Cells => {
    const rows = k.references.filter((r) => r.set === set).flatMap((r) => r.rows);
    const verified = rows.filter((row) => row.verified).length;
    return [set, rows.length, verified, rows.length - verified, rows.filter((row) => row.independent === true).length];
  });
  const forms = k.nutrients.flatMap((n) => n.forms);
  const verified = forms.filter((f) => f.verified).length;
  return [...sets, ["forms", forms.length, verified, forms.length - verified, "–"]];
}
