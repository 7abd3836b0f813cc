/** How much of a nutrient is needed and how much is too much: read from the tables for the person asked about. */
import { type Answers, type Pregnancy, type ReferenceSet, type Sex, type SourceRef, type Text } from "@nutri/domain";
import { limitsFor, type Limit } from "@nutri/engine/limits";
import { referencesOf, rowFor, stageOf } from "@nutri/engine/reference-rows";
import { targetFor } from "@nutri/engine/targets";
import type { Resolved } from "@nutri/engine/person";
import type { KnowledgeIndex, Nutrient } from "@nutri/knowledge";
import { convert, UnlikeUnits, type AmountUnit, type LimitScope } from "@nutri/domain";
import { both, type Context, once } from "../part.ts";
import { type Person, personsIn } from "./persons.ts";
import { resolvedOf } from "../../understand/resolved.ts";

const ADULT = 30;
const NEWBORN = 1 / 12;
/** Old enough for every table's row of the old ones. */
const OLDER = 76;

/** Somebody the tables are read for: a word for them, and what is known. */
export type Reader = { readonly who: Text; readonly resolved: Resolved };

const STAGE_NAMES: Readonly<Record<Pregnancy, Text>> = {
  none: both("", ""),
  trying: both("备孕", "before pregnancy"),
  pregnant_1: both("孕早期", "first trimester"),
  pregnant_2: both("孕中期", "second trimester"),
  pregnant_3: both("孕晚期", "third trimester"),
  lactating: both("哺乳期", "breastfeeding"),
};

const A_MONTH = 1 / 12;
/** Weeks told of a baby that are no whole month are said in weeks. */
export function ofMonths(age: number): Text {
  const [weeks, months] = [Math.round((age * 365) / 7), Math.round(age / A_MONTH)];
  const isWhole = Math.abs(age / A_MONTH - months) < 0.1;
  if (!isWhole && weeks > 0 && weeks <= 12) return both(`${weeks} 周大`, `${weeks} ${weeks === 1 ? "week" : "weeks"}`);
  return both(`${months} 个月`, `${months} ${months === 1 ? "month" : "months"}`);
}
const ageWord = (age: number): Text => (age < 1 ? ofMonths(age) : both(`${age} 岁`, `age ${age}`));

const told = once((c: Context): readonly Person[] => personsIn(c.u.text));
/** Each of several people told of in one question; nobody where it is about one. */
const several = (c: Context): readonly Person[] =>
  // In a pregnancy its own rows are never left for those of an age.
  told(c).length > 1 && (!c.u.staged || told(c).every((p) => p.stages)) ? told(c) : [];
/** The age of the one it is about. */
const ageTold = (c: Context): number | undefined => c.u.person.age ?? (told(c).length === 1 ? told(c)[0]?.age : undefined);

const OLD = "older_adult";
const isOfStage = ({ u }: Context, id: string): boolean => u.conditions.some((x) => x.ref.id === id);
/** What stands for an age that was not told. */
function ageOf(c: Context): number {
  const { u } = c;
  const age = ageTold(c);
  if (age !== undefined) return age;
  if (isOfStage(c, "newborn")) return NEWBORN;
  if (u.subject === "baby") return 0.5;
  if (isOfStage(c, "toddler")) return 2;
  if (isOfStage(c, "infant")) return 0.5;
  if (isOfStage(c, OLD)) return OLDER;
  if (isOfStage(c, "adolescent")) return 15;
  return isOfStage(c, "child") || u.subject === "child" ? 8 : ADULT;
}

/** The tables' halves of the first year. */
const HALVES: readonly number[] = [0.25, 0.75];
const years = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** The ages of a stage that was told without an age: what a child of 2 needs is not what one of 10 does. */
export function agesOf(c: Context): readonly number[] {
  const { u } = c;
  if (ageTold(c) !== undefined || several(c).length > 0 || ["newborn", "toddler", OLD].some((id) => isOfStage(c, id))) return [];
  if (u.subject === "baby" || isOfStage(c, "infant")) return HALVES;
  if (isOfStage(c, "adolescent")) return years(12, 17);
  return isOfStage(c, "child") || u.subject === "child" ? years(1, 11) : [];
}

/** For whom the tables are read: the sexes where sex is open, the trimesters where only "pregnant" is known. */
export function readers(c: Context, age = ageOf(c)): Reader[] {
  const { u } = c;
  const open = u.person.age === undefined && ageTold(c) === undefined;
  const stages: readonly Pregnancy[] = u.pregnant ? TRIMESTERS : [u.person.pregnancy ?? "none"];
  const gender = u.person.gender ?? (told(c).length === 1 ? told(c)[0]?.gender : undefined);
  return readersOf(c, u.person, { age, stages, gender: OF_BOTH.test(u.asked) ? undefined : gender }, open);
}

const OF_BOTH =
  /男女|我(?:和|跟)(?:我)?(?:老公|老婆|爱人|对象)(?:都|各|一天|每天)|\bboth sexes\b|\b(?:each|both) of us\b|\bme (?:and|n|&|an) (?:my )?(?:hubby|husband|wife|partner|boyfriend|girlfriend)\b/iu;
const TRIMESTERS: readonly Pregnancy[] = ["pregnant_1", "pregnant_2", "pregnant_3"];
/** The readers of each of several people; of them no more is known than what was told. */
export const readersOfEach = (c: Context): Reader[][] =>
  several(c).map((p) => readersOf(c, {}, { age: p.age ?? ADULT, stages: p.stages ?? ["none"], ...(p.gender && { gender: p.gender }) }, p.age === undefined));

type Stated = { readonly age: number; readonly stages: readonly Pregnancy[]; readonly gender?: Sex | undefined };
/** @param open no age was told */
function readersOf(c: Context, known: Answers, { age, stages, gender }: Stated, open: boolean): Reader[] {
  const old = open && age === OLDER;
  const staged = stages[0] !== undefined && stages[0] !== "none";
  const sexes: readonly Sex[] = gender ? [gender] : staged ? ["female"] : ["female", "male"];
  const adult = age === ADULT && open;
  const years = old ? both(`${OLDER} 岁以上`, `from ${OLDER}`) : adult ? both("成年", "adult ") : ageWord(age);
  return sexes.flatMap((sex) =>
    stages.map((pregnancy): Reader => {
      const name = staged ? STAGE_NAMES[pregnancy] : age < 1 ? both("", "") : nameOfSex(sex, age);
      return {
        who: staged ? name : both(`${years.zh}${name.zh}`, adult ? `${years.en}${name.en}` : name.en ? `${name.en} ${years.en}` : years.en),
        resolved: resolvedOf({ ...known, age, gender: sex, pregnancy }, c.k),
      };
    }),
  );
}
const nameOfSex = (sex: Sex, age: number): Text =>
  sex === "female" ? (age < 18 ? both("女孩", "girls") : both("女性", "women")) : age < 18 ? both("男孩", "boys") : both("男性", "men");

export type Row = {
  readonly who: Text;
  readonly value: number;
  readonly to?: number;
  readonly kind: string;
  readonly source: SourceRef;
  readonly rule: string;
};

/** Targets of one set, equal ones said once. */
export function targetRows(c: Context, nutrient: Nutrient, set: ReferenceSet, people: readonly Reader[]): Row[] {
  const rows = people.flatMap(({ who, resolved }): Row[] => {
    const t = targetFor(nutrient, resolved, c.k, set) ?? tabled(c.k, nutrient, set, resolved);
    // What this set says nothing of is read from the other: its value does not stand under this set's name.
    return t?.source.id && referencesOf(c.k, set).some((x) => t.rule === x.id || t.rule.startsWith(`${x.id}#`))
      ? [{ who, value: t.amount, kind: t.kind, source: t.source, rule: t.rule }]
      : [];
  });
  const values = new Set(rows.map((r) => r.value));
  return values.size === 1 && rows.length > 1 && rows[0] ? [{ ...rows[0], who: together(people) }] : rows;
}

/** Nutrients that no plan recommends (sodium, water) have their rows all the same. */
function tabled(
  k: KnowledgeIndex,
  nutrient: Nutrient,
  set: ReferenceSet,
  r: Resolved,
): { amount: number; kind: string; source: SourceRef; rule: string } | undefined {
  const reference = referencesOf(k, set).find((x) => x.nutrient === nutrient.id);
  for (const kind of ["RNI", "RDA", "AI", "PI-NCD", "CDRR"] as const) {
    const row = reference && rowFor(reference, kind, r, stageOf(r.pregnancy ?? "none"));
    const value = row?.value ?? row?.min;
    const [source] = reference ? k.sources(reference.sources.slice(0, 1)) : [];
    if (reference && value !== undefined && source) {
      const amount = inUnit(value, reference.unit, nutrient.unit);
      if (amount !== undefined) return { amount, kind, source, rule: reference.id };
    }
  }
  return undefined;
}
const together = (people: readonly Reader[]): Text =>
  people.length > 1 && people[0]
    ? both(
        people[0].who.zh.replace(/[男女]性|[男女]孩|孕早期/u, (m) => (m === "孕早期" ? "孕期" : "")) || people[0].who.zh,
        people[0].who.en
          .replace(/\b(?:women|men)\b/u, "adults")
          .replace("adult adults", "adults")
          .replace("first trimester", "pregnancy")
          .replace(/\b(?:girls|boys)\b/u, "children"),
      )
    : (people[0]?.who ?? both("", ""));

function inUnit(value: number, from: AmountUnit, to: AmountUnit): number | undefined {
  try {
    return convert(value, from, to);
  } catch (e) {
    if (e instanceof UnlikeUnits) return undefined;
    throw e;
  }
}

export type Ceiling = {
  readonly set: string;
  /** SAFE_LEVEL: held safe where no upper limit could be set. */
  readonly kind: "UL" | "SAFE_LEVEL" | "CDRR" | "PI-NCD";
  readonly value: number;
  readonly scope: LimitScope;
  readonly source: SourceRef;
  readonly rule: string;
};
const SETS = ["china-2023", "us-dri", "efsa-ul"] as const;

/** What each set holds to be the most, for the first of these people. */
export function ceilings(c: Context, nutrient: Nutrient, people: readonly Reader[]): Ceiling[] {
  const resolved = people[0]?.resolved;
  if (!resolved) return [];
  return SETS.flatMap((set) =>
    referencesOf(c.k, set).flatMap((reference): Ceiling[] => {
      if (reference.nutrient !== nutrient.id) return [];
      const scopes = [
        ...new Set(
          reference.rows.flatMap((r) =>
            r.kind === "UL" || r.kind === "SAFE_LEVEL" || r.kind === "CDRR" || (r.kind === "PI-NCD" && nutrient.id === "sodium") ? [r.scope ?? "total"] : [],
          ),
        ),
      ];
      return scopes.flatMap((scope): Ceiling[] => {
        const scoped = { ...reference, rows: reference.rows.filter((r) => (r.scope ?? "total") === scope) };
        const found = (["UL", "SAFE_LEVEL", "CDRR", "PI-NCD"] as const)
          .map((kind) => {
            const row = rowFor(scoped, kind, resolved, stageOf(resolved.pregnancy ?? "none"));
            return { kind, value: row?.value ?? row?.max };
          })
          .find((r) => r.value !== undefined);
        const value = found?.value === undefined ? undefined : inUnit(found.value, reference.unit, nutrient.unit);
        const [source] = c.k.sources(reference.sources.slice(0, 1));
        return !found || value === undefined || !source ? [] : [{ set, kind: found.kind, value, scope, source, rule: reference.id }];
      });
    }),
  );
}

/** Ceilings that a condition or medicine of this person sets. */
export const ruleLimits = (c: Context, nutrient: Nutrient, people: readonly Reader[]): readonly Limit[] =>
  people[0] ? (limitsFor(people[0].resolved, c.k).get(nutrient.id) ?? []).filter((l) => l.kind === "RULE") : [];

export const SET_NAMES: Readonly<Record<string, Text>> = {
  "china-2023": both("中国 2023 版参考摄入量", "Chinese reference intakes (2023)"),
  "us-dri": both("美国和加拿大参考摄入量", "US and Canadian reference intakes"),
  "efsa-ul": both("欧盟（EFSA）", "EU (EFSA)"),
};
export const SCOPE_NAMES: Readonly<Record<LimitScope, Text>> = {
  total: both("食物和补充剂合计", "food and supplements together"),
  supplemental: both("只算补充剂", "from supplements only"),
  preformed: both("只算视黄醇型", "preformed retinol only"),
  synthetic: both("只算合成的（补充剂和强化食品）", "from supplements and fortified food"),
  nicotinic_acid: both("只算烟酸型", "as nicotinic acid"),
  nicotinamide: both("只算烟酰胺型", "as nicotinamide"),
};
