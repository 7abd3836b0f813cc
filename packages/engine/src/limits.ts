/** What must not be exceeded: upper limits of every set, and ceilings that a condition or a medicine sets. */
import type { AmountUnit, LimitScope, SourceRef } from "@nutri/domain";
import type { KnowledgeIndex, Reference, Rule } from "@nutri/knowledge";
import { inUnit } from "./amounts.ts";
import { firstSource } from "./because.ts";
import type { Resolved } from "./person.ts";
import { inNutrientUnit } from "./person/nutrients.ts";
import { type Kind, referencesOf, rowFor, rowId, stageOf } from "./reference-rows.ts";
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
const KINDS: readonly Kind[] = ["UL", "SAFE_LEVEL"];

/** Every stage that is still possible counts: what is not told is not taken as "not pregnant". */
function ofTable(reference: Reference, r: Resolved, k: KnowledgeIndex): Limit[] {
  const nutrient = k.nutrients.get(reference.nutrient);
  if (!nutrient) return [];
  const scopes = [...new Set(reference.rows.flatMap((row) => (KINDS.includes(row.kind) ? [row.scope ?? "total"] : [])))];
  return KINDS.flatMap((kind) =>
    scopes.flatMap((scope) => {
      const scoped: Reference = { ...reference, rows: reference.rows.filter((row) => (row.scope ?? "total") === scope) };
      return [...new Set(r.pregnancies.map(stageOf))].flatMap((stage) => {
        const row = rowFor(scoped, kind, r, stage);
        const amount = row?.value === undefined ? undefined : inUnit(row.value, reference.unit, nutrient.unit);
        if (!row || amount === undefined) return [];
        return [
          {
            nutrient: nutrient.id,
            amount,
            unit: nutrient.unit,
            scope,
            kind: kind === "UL" ? ("UL" as const) : ("SAFE_LEVEL" as const),
            rule: rowId(reference, row),
            source: firstSource(k, reference.sources),
          },
        ];
      });
    }),
  );
}

/** The ceiling that a rule names. */
function ceilingOf(rule: Rule, k: KnowledgeIndex): Limit[] {
  const nutrient = rule.limit && k.nutrients.get(rule.limit.nutrient);
  const amount = rule.limit && nutrient ? inNutrientUnit(nutrient, undefined, { value: rule.limit.amount, unit: rule.limit.unit }) : undefined;
  if (!rule.limit || !nutrient || amount === undefined) return [];
  return [{ nutrient: nutrient.id, amount, unit: nutrient.unit, scope: rule.limit.scope, kind: "RULE", rule: rule.id, source: firstSource(k, rule.sources) }];
}

const STRICT: ReadonlySet<string> = new Set(["contraindicated", "major"]);
const forbids = (rule: Rule): boolean => rule.action === "avoid" || (rule.action === "monitor" && STRICT.has(rule.severity));

/** The scope that forms of a nutrient share (nicotinic acid), or what is supplemented when no form is named. */
function scopeOfForms(rule: Rule, k: KnowledgeIndex): LimitScope | undefined {
  if (rule.object.forms.length === 0) return "supplemental";
  const counts = rule.object.forms.map((f) => k.forms.get(f)?.form.counts ?? []);
  return counts[0]?.find((scope) => counts.every((c) => c.includes(scope)));
}

/** A rule that forbids from a dose on is a ceiling for the sum of all that is taken, not only for one product. */
function dosesOf(rule: Rule, k: KnowledgeIndex): Limit[] {
  const from = rule.dose?.atLeast;
  const scope = scopeOfForms(rule, k);
  if (!rule.dose || from === undefined || scope === undefined || !forbids(rule)) return [];
  const { unit } = rule.dose;
  return rule.object.nutrients.flatMap((id) => {
    const nutrient = k.nutrients.get(id);
    const amount = nutrient && inNutrientUnit(nutrient, rule.object.forms[0], { value: from, unit });
    return nutrient && amount !== undefined
      ? [{ nutrient: id, amount, unit: nutrient.unit, scope, kind: "RULE" as const, exclusive: true, rule: rule.id, source: firstSource(k, rule.sources) }]
      : [];
  });
}

/** A rule's ceiling holds unless its condition surely does not. */
const ofRules = (about: readonly Rule[], r: Resolved, k: KnowledgeIndex): Limit[] =>
  about.flatMap((rule) => (holds(rule.when, r) === "no" ? [] : [...ceilingOf(rule, k), ...dosesOf(rule, k)]));

/** Limits by nutrient; of each scope the strictest only. Without an age no table can be read, then only rules speak. `about`: the rules that are about this person. */
export function limitsFor(r: Resolved, k: KnowledgeIndex, about: readonly Rule[] = rulesAbout(r, k)): ReadonlyMap<string, readonly Limit[]> {
  const all = [...SETS.flatMap((set) => referencesOf(k, set).flatMap((x) => ofTable(x, r, k))), ...ofRules(about, r, k)];
  const strictest = new Map<string, Limit>();
  for (const limit of all) {
    const key = `${limit.nutrient} ${limit.scope}`;
    const held = strictest.get(key);
    if (!held || limit.amount < held.amount) strictest.set(key, limit);
  }
  return Map.groupBy(strictest.values(), (limit) => limit.nutrient);
}
