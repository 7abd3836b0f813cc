/** A value that was told decides before what holds for everybody: no "less salt" where sodium is low, no "fine in usual amounts" where potassium is high, nothing worth taking of what the blood has too much of. */
import type { Taboo } from "@nutri/domain";
import { resolveLab } from "@nutri/engine/person/labs";
import type { Advice, Biomarker } from "@nutri/knowledge";
import type { ArticleHit } from "../../retrieve/library.ts";
import { statesOf } from "../../understand/labs.ts";
import type { Linked } from "../../understand/link.ts";
import { type Context, once, type Part } from "../part.ts";
import { isGood } from "./verdict.ts";

type Against = {
  /** What the value speaks of: nutrients, items, and groups of foods. */
  readonly of: readonly string[];
  /** A rule that says the opposite of what the value calls for, or less than it. */
  readonly isAgainst: (t: Taboo) => boolean;
  /** Only of what is named in one sentence with it: what mends a low is no part of every day. */
  readonly beside?: true;
};
/** In these sodium is low because water is held: less salt stays right. */
const DILUTES: ReadonlySet<string> = new Set(["heart_failure", "cirrhosis"]);
const AGAINST: Readonly<Record<string, Against>> = {
  hyponatraemia: { of: ["sodium", "salt", "high_sodium_food", "electrolyte_tablets"], isAgainst: (t) => !isGood(t) && !DILUTES.has(t.subject.id) },
  // What an illness says of potassium in food goes by the value, which is known here.
  // Fast sugar is what a low needs, whatever the diabetes says of sweet drinks.
  hypoglycaemia: {
    of: ["added_sugar", "sugar", "fruit_juice", "apple_juice", "honey", "sports_drink", "sugary_drink"],
    isAgainst: (t) => !isGood(t) && t.subject.kind !== "medicine",
    beside: true,
  },
  hyperkalaemia: { of: ["potassium", "high_potassium_food"], isAgainst: (t) => isGood(t) || t.severity === "minor" || t.action === "monitor" },
};

const statesTold = once((c: Context): readonly string[] => statesOf(c.u.labs, c.u.text, c.k).map(({ state }) => state));

/** It goes by the value alone, whoever it is. */
const forAnybody = ({ when }: Advice): boolean =>
  Object.entries(when).every(([key, told]) => key === "labs" || told === undefined || (Array.isArray(told) && told.length === 0));

type Bound = NonNullable<Advice["when"]["labs"]>[number];
const isWithin = (si: number, { atLeast, above, below }: Bound): boolean =>
  si < (below ?? Infinity) && si >= (atLeast ?? -Infinity) && si > (above ?? -Infinity);

/** The advice that goes with each value told. */
const advised = once(({ u, k }: Context): readonly { readonly advice: Advice; readonly of: Biomarker }[] =>
  u.labs.flatMap(({ biomarker, value, unit }) => {
    const si = resolveLab(k, { code: biomarker.id, value, unit })?.value;
    const isMeant = (a: Advice): boolean => si !== undefined && (a.when.labs ?? []).some((l) => l.code === biomarker.id && isWithin(si, l));
    return k.records.advice.filter(isMeant).map((advice) => ({ advice, of: biomarker }));
  }),
);

/** A rule speaks of a value that cannot wait until tomorrow: no "yes" stands before what to do about it. */
export const waitsForValue = (c: Context, { effect, advice }: Taboo): boolean =>
  advised(c).some(
    ({ advice: a, of }) => a.soon === "today" && [of.name.zh, of.name.en, ...of.aliases].some((name) => `${effect.zh}${advice.zh}`.includes(name)),
  );

/** Nutrients that the advice on a value forbids, with the value: calcium and vitamin D where calcium is high. */
const blocked = once(
  (c: Context): ReadonlyMap<string, string> =>
    new Map(advised(c).flatMap(({ advice, of }) => (forAnybody(advice) ? advice.blocks.map((nutrient): [string, string] => [nutrient, of.id]) : []))),
);
/** A value that was told forbids taking this nutrient. */
export const isForbiddenByValue = (c: Context, nutrient: string): boolean => blocked(c).has(nutrient);

/** What tells of how much, where from and what it is good for. */
const ON_TAKING: ReadonlySet<string> = new Set(["amount", "foods", "usual", "benefit", "may_take"]);
/** What is said of everybody, or of their illness, beside a value that says otherwise. */
const OF_ILLNESS: ReadonlySet<string> = new Set(["condition", "goal", "stage", "advice"]);
export const isOverruled = (c: Context, { id, lead, over }: Part): boolean =>
  (id === "limit" && !over && c.u.nutrients.some((n) => isForbiddenByValue(c, n))) ||
  (ON_TAKING.has(id) && c.u.nutrients.some((n) => isForbiddenByValue(c, n))) ||
  (OF_ILLNESS.has(id) &&
    ((statesTold(c).includes("hyponatraemia") && /盐/u.test(lead?.zh ?? "")) ||
      [...blocked(c).keys()].some((n) => lead?.zh.includes(c.k.nutrients.get(n)?.name.zh ?? " ") === true && /吃够|补/u.test(lead.zh))));

/** A low that is spoken of in one sentence with what mends it. */
export const isMended = ({ u }: Context, x: Linked): boolean =>
  AGAINST[x.ref.id]?.beside === true && x.given !== "" && !x.denied && u.eaten.some((l) => l.clause === x.clause);

/** Whether a rule of a medicine or an illness is overruled by a value that was told. */
export function isAgainstValue(c: Context): (t: Taboo) => boolean {
  const { u, k } = c;
  // The state may be told by its name: "低钠血症127", with no value that is read.
  const isNear = (x: Linked): boolean => AGAINST[x.ref.id]?.beside !== true || isMended(c, x);
  const named = u.conditions.flatMap((x) => (x.given !== "" && !x.denied && isNear(x) ? [x.ref.id] : []));
  const told = [...new Set([...statesTold(c), ...named])].flatMap((state) => (AGAINST[state] ? [{ state, ...AGAINST[state] }] : []));
  const isOf = (id: string, of: readonly string[]): boolean => of.includes(id) || [...k.groupsOf(id)].some((g) => of.includes(g));
  const isForbidden = (id: string): boolean =>
    isForbiddenByValue(c, id) || (k.items.get(id)?.kind !== "food" && (k.items.get(id)?.nutrients ?? []).some((n) => isForbiddenByValue(c, n.nutrient)));
  return (t) => (isGood(t) && isForbidden(t.item.id)) || told.some((x) => t.subject.id !== x.state && isOf(t.item.id, x.of) && x.isAgainst(t));
}

/** On too much of it. */
const ON_EXCESS = /过量|中毒|太多|过多|偏高|高了/u;
/** Written for everybody on what the value speaks of, and not on the value: how much to take, how little salt. */
export function isForUntested(c: Context, { article: { about, title }, exact }: ArticleHit): boolean {
  if (exact || c.u.labs.length === 0) return false;
  const by = about.nutrients.flatMap((id) => blocked(c).get(id) ?? []);
  // What is usual while one value is low, and another forbids it.
  if (by.length > 0 && !by.some((b) => about.biomarkers.includes(b)) && !ON_EXCESS.test(title.zh)) return true;
  if (c.u.labs.some((x) => about.biomarkers.includes(x.biomarker.id)) || about.conditions.some((id) => statesTold(c).includes(id))) return false;
  const of = new Set(statesTold(c).flatMap((state) => (state === "hyponatraemia" ? (AGAINST[state]?.of ?? []) : [])));
  return [...about.nutrients, ...about.items].some((id) => of.has(id));
}
