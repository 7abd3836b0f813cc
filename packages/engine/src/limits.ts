/** What must not be exceeded: upper limits of every set, and ceilings that a condition or a medicine sets. */
import type { AmountUnit, LimitScope, SourceRef } from "@nutri/domain";
import type { KnowledgeIndex, Reference, Rule } from "@nutri/knowledge";
import { inUnit } from "./amounts.ts";
import { firstSource } from "./because.ts";
import { recordOf } from "./found.ts";
import type { Resolved } from "./person.ts";
import { inNutrientUnit } from "./person/nutrients.ts";
import { referencesOf, rowFor, rowId, type Stage, stageOf } from "./reference-rows.ts";
import { rulesAbout } from "./subject.ts";
import { holds } from "./when.ts";

export type Limit = {
  readonly nutrient: string;
  /** In the nutrient's unit. */
  readonly amount: number;
  readonly unit: AmountUnit;
  readonly scope: LimitScope;
  /** SAFE_LEVEL: a level held safe where no upper limit could be set. RULE: set by a condition or a medicine. */
  readonly kind: "UL" | "SAFE_LEVEL" | "RULE";
  /** The amount itself is already too much: a rule begins to hold at it. */
  readonly exclusive?: boolean;
  readonly rule: string;
  readonly source: SourceRef;
};

const SETS = ["china-2023", "us-dri", "efsa-ul"] as const;
const KINDS = ["UL", "SAFE_LEVEL"] as const;

/** The rows of one table for one kind of limit and one scope. */
type Table = { readonly kind: "UL" | "SAFE_LEVEL"; readonly scope: LimitScope; readonly reference: Reference };
const tables = new WeakMap<KnowledgeIndex, readonly Table[]>();

/** Every table of limits, read out of the knowledge once. */
function tablesOf(k: KnowledgeIndex): readonly Table[] {
  const known =
    tables.get(k) ??
    SETS.flatMap((set) => referencesOf(k, set)).flatMap((reference) =>
      KINDS.flatMap((kind) =>
        [...Map.groupBy(reference.rows, (row) => row.scope ?? "total")].flatMap(([scope, scoped]): Table[] => {
          const rows = scoped.filter((row) => row.kind === kind);
          return rows.length > 0 ? [{ kind, scope, reference: { ...reference, rows } }] : [];
        }),
      ),
    );
  tables.set(k, known);
  return known;
}

/** Every stage that is still possible counts: what is not told is not taken as "not pregnant". */
function ofTable({ kind, scope, reference }: Table, stages: readonly Stage[], r: Resolved, k: KnowledgeIndex): Limit[] {
  const nutrient = recordOf(k.nutrients, reference.nutrient);
  return stages.flatMap((stage) => {
    const row = rowFor(reference, kind, r, stage);
    const amount = row?.value === undefined ? undefined : inUnit(row.value, reference.unit, nutrient.unit);
    if (!row || amount === undefined) return [];
    return [{ nutrient: nutrient.id, amount, unit: nutrient.unit, scope, kind, rule: rowId(reference, row), source: firstSource(k, reference.sources) }];
  });
}

/** The ceiling that a rule names. */
function ceilingOf(rule: Rule, k: KnowledgeIndex): Limit[] {
  if (!rule.limit) return [];
  const nutrient = recordOf(k.nutrients, rule.limit.nutrient);
  const amount = inNutrientUnit(nutrient, undefined, { value: rule.limit.amount, unit: rule.limit.unit });
  if (amount === undefined) return [];
  return [{ nutrient: nutrient.id, amount, unit: nutrient.unit, scope: rule.limit.scope, kind: "RULE", rule: rule.id, source: firstSource(k, rule.sources) }];
}

const STRICT: ReadonlySet<string> = new Set(["contraindicated", "major"]);
const forbids = (rule: Rule): boolean => rule.action === "avoid" || (rule.action === "monitor" && STRICT.has(rule.severity));

/** The scope that forms of a nutrient share (nicotinic acid), or what is supplemented when no form is named. */
function scopeOfForms(rule: Rule, k: KnowledgeIndex): LimitScope | undefined {
  if (rule.object.forms.length === 0) return "supplemental";
  const counts = rule.object.forms.map((f) => recordOf(k.forms, f).form.counts);
  return counts[0]?.find((scope) => counts.every((c) => c.includes(scope)));
}

/** A rule that forbids from a dose on is a ceiling for the sum of all that is taken, not only for one product. */
function dosesOf(rule: Rule, k: KnowledgeIndex): Limit[] {
  const from = rule.dose?.atLeast;
  const scope = scopeOfForms(rule, k);
  if (!rule.dose || from === undefined || scope === undefined || !forbids(rule)) return [];
  const { unit } = rule.dose;
  return rule.object.nutrients.flatMap((id) => {
    const nutrient = recordOf(k.nutrients, id);
    const amount = inNutrientUnit(nutrient, rule.object.forms[0], { value: from, unit });
    return amount !== undefined
      ? [{ nutrient: id, amount, unit: nutrient.unit, scope, kind: "RULE" as const, exclusive: true, rule: rule.id, source: firstSource(k, rule.sources) }]
      : [];
  });
}

/** A rule's ceiling holds unless its condition surely does not. */
const ofRules = (about: readonly Rule[], r: Resolved, k: KnowledgeIndex): Limit[] =>
  about.flatMap((rule) => (holds(rule.when, r) === "no" ? [] : [...ceilingOf(rule, k), ...dosesOf(rule, k)]));

/** Limits by nutrient; of each scope the strictest only. Without an age no table can be read, then only rules speak. `about`: the rules that are about this person. */
export function limitsFor(r: Resolved, k: KnowledgeIndex, about: readonly Rule[] = rulesAbout(r, k)): ReadonlyMap<string, readonly Limit[]> {
  const stages = [...new Set(r.pregnancies.map(stageOf))];
  const all = [...tablesOf(k).flatMap((t) => ofTable(t, stages, r, k)), ...ofRules(about, r, k)];
  const strictest = new Map<string, Limit>();
  for (const limit of all) {
    const key = `${limit.nutrient} ${limit.scope}`;
    const held = strictest.get(key);
    if (!held || limit.amount < held.amount) strictest.set(key, limit);
  }
  return Map.groupBy(strictest.values(), (limit) => limit.nutrient);
}
