/** Diets and ways of life for a condition, a life stage, a goal: the advice records that hold, and what the rules say to mind. */
import { type Answers, PREGNANCY_AGES, type Taboo, type Text } from "@nutri/domain";
import { findTaboos, holds } from "@nutri/engine";
import type { Advice } from "@nutri/knowledge";
import { findingsOf, tabooCard } from "./taboos.ts";
import { nameOf } from "../names.ts";
import { both, type Context, inside, joinText, line, type Speaker, tabooLines, unique } from "../part.ts";
import { resolvedOf } from "../../understand/resolved.ts";

const MOST = 6;

/** Advice that surely holds for this person and is about what was asked: their condition, stage, diet or goal. */
function adviceHolding(c: Context, keys: readonly (keyof Advice["when"])[]): Advice[] {
  const { u, k } = c;
  const person: Answers = {
    ...u.person,
    conditions: [...(u.person.conditions ?? []), ...u.conditions.map((x) => x.ref.id)],
    ...(u.pregnant && { pregnancy: "pregnant_2" as const }),
    ...(u.goals.length > 0 && { goals: [...u.goals] }),
    ...(u.pregnant && u.person.age === undefined && { age: PREGNANCY_AGES.min + 15 }),
  };
  const r = resolvedOf(person, k);
  return k.records.advice.filter(
    (a) => a.symptoms.length === 0 && a.lowIn.length === 0 && keys.some((key) => a.when[key] !== undefined) && holds(a.when, r) === "yes",
  );
}

/** The first of these by what they say, with others of the same kept beside them. */
function distinctSaid(taboos: readonly Taboo[], most: number): Taboo[] {
  const texts = new Set(
    unique(taboos, (t) => t.effect.zh)
      .slice(0, most)
      .map((t) => t.effect.zh),
  );
  return taboos.filter((t) => texts.has(t.effect.zh)).slice(0, most * 3);
}

/** Asked which supplements to leave out. */
export const AVOIDED =
  /(?:不能|不可以?|别|不要|避免|忌)[^。？?]{0,8}(?:补充剂|保健品|补剂)|\b(?:supplements?|herbs?|vitamins?)\b[^.?!]{0,50}\bavoid\b|\bavoid\b[^.?!]{0,30}\b(?:supplements?|herbs?)\b/iu;
/** What is written for a whole family of illnesses (weight, alcohol) is written for adults. */
const BABIES: ReadonlySet<string> = new Set(["newborn", "infant", "preterm_infant"]);
/** A condition: how to eat with it, what helps, what to mind. */
export const conditionDiet: Speaker = (c) => {
  const { u, k } = c;
  const diseases = u.conditions.filter((x) => k.conditions.get(x.ref.id)?.kind !== "life_stage" && k.conditions.get(x.ref.id)?.kind !== "habit");
  if (diseases.length === 0) return undefined;
  const names = joinText(diseases.map((d) => nameOf(k, d)));
  // What is written on the illness itself, and of its whole family only where nothing is.
  const ids = new Set(diseases.map((d) => d.ref.id));
  const holding = adviceHolding(c, ["conditions"]);
  const isOwn = (a: Advice): boolean => (a.when.conditions ?? []).some((id) => ids.has(id));
  const { taboos } = findTaboos({ conditions: diseases.map((d) => d.ref.id) }, k);
  const all = taboos.filter((t) => t.subject.kind !== "medicine" && t.severity !== "minor");
  const rules = new Set([...ids].flatMap((id) => (k.rules.byCondition.get(id) ?? []).map((r) => r.id)));
  const baby = u.conditions.some(({ ref }) => BABIES.has(ref.id));
  const own = [...all.filter((t) => rules.has(t.rule)), ...all.filter((t) => !rules.has(t.rule) && !baby)];
  const said = baby
    ? holding.filter(isOwn)
    : holding.some(isOwn)
      ? [...holding.filter(isOwn), ...holding.filter((a) => !isOwn(a))]
      : all.some((t) => rules.has(t.rule))
        ? []
        : holding;
  const food = distinctSaid(
    own.filter((t) => t.item.kind === "food" || t.item.kind === "alcohol"),
    MOST,
  );
  const supplements = distinctSaid(
    own.filter((t) => t.item.kind !== "food" && t.item.kind !== "alcohol" && t.action !== "beneficial" && t.action !== "supplement"),
    4,
  );
  const helps = own.filter((t) => t.action === "beneficial" || t.action === "supplement").slice(0, 4);
  const ofSupplements = AVOIDED.test(u.question) && supplements.length > 0;
  const minded = ofSupplements ? supplements : [...food.filter((t) => !helps.includes(t)), ...supplements];
  if (said.length === 0 && minded.length === 0 && helps.length === 0) return undefined;
  const mindedFirst = unique(minded, (t) => t.item.name.zh)
    .slice(0, 4)
    .map((t) => t.item.name);
  const [first, ...others] = ofSupplements ? [] : said;
  const lead = first
    ? first.text
    : minded.length > 0
      ? both(`${names.zh}时，最要留心的是：${joinText(mindedFirst).zh}。`, `With ${names.en}, mind above all: ${joinText(mindedFirst).en}.`)
      : both(
          `${names.zh}时可以留意补充：${joinText(helps.map((t) => t.item.name)).zh}。`,
          `With ${names.en}, look after: ${joinText(helps.map((t) => t.item.name)).en}.`,
        );
  return {
    id: "condition",
    lead,
    title: both(`关于${names.zh}`, `About ${names.en}`),
    body: [
      ...others.slice(0, 3).map((a) => line(a.text)),
      ...(helps.length > 0 ? [both("有帮助的：", "What can help:"), ...tabooLines(helps)] : []),
      ...(minded.length > 0 ? [both("要留心的：", "What to mind:"), ...tabooLines(minded)] : []),
    ],
    sources: [...said.slice(0, 4).flatMap((a) => k.sources(a.sources)), ...[...minded, ...helps].flatMap((t) => t.sources.slice(0, 1))],
    findings: findingsOf([...minded, ...helps]),
    cards: tabooCard(minded, u.lang === "zh-CN" ? "zh" : "en"),
    suggestions: diseases
      .slice(0, 1)
      .map((d) => both(`${nameOf(k, d).zh}不能吃什么补充剂？`, `Which supplements should I avoid with ${inside(nameOf(k, d)).en}?`)),
    refer: true,
  };
};

/** Pregnancy, breastfeeding, age, diet: what holds for everybody there. */
export const stageAdvice: Speaker = (c) => {
  const { u, k } = c;
  const staged = u.pregnant || (u.person.pregnancy !== undefined && u.person.pregnancy !== "none");
  const pattern = u.person.diet?.pattern !== undefined || u.conditions.some((x) => x.ref.id === "vegan" || x.ref.id === "vegetarian");
  const aged = u.young || (u.person.age ?? 0) >= 65 || u.conditions.some((x) => x.ref.id === "older_adult");
  if (!staged && !pattern && !aged) return undefined;
  const keys: (keyof Advice["when"])[] = [
    ...(staged ? (["pregnancy"] as const) : []),
    ...(pattern ? (["patterns", "conditions"] as const) : []),
    ...(aged ? (["ageYears", "conditions"] as const) : []),
  ];
  const all = relevant(c, adviceHolding(withPattern(c), keys));
  // That no product is recommended answers nothing by itself but who asks for one.
  const said = all.filter((a) => !a.blocksAll || u.intents.includes("products"));
  const [first, ...others] = said.slice(0, MOST);
  if (!first) return undefined;
  return {
    id: "stage",
    lead: first.text,
    title: both("这个阶段还要知道", "Worth knowing at this stage"),
    body: others.map((a) => line(a.text)),
    sources: said.slice(0, MOST).flatMap((a) => k.sources(a.sources.slice(0, 1))),
    refer: staged || u.young,
  };
};

function withPattern(c: Context): Context {
  const { u } = c;
  const old = u.conditions.some((x) => x.ref.id === "older_adult") && u.person.age === undefined;
  const pattern =
    u.person.diet?.pattern ??
    (u.conditions.some((x) => x.ref.id === "vegan") ? "vegan" : u.conditions.some((x) => x.ref.id === "vegetarian") ? "vegetarian" : undefined);
  return { ...c, u: { ...u, person: { ...u.person, ...(pattern && { diet: { ...u.person.diet, pattern } }), ...(old && { age: 70 }) } } };
}

/** Where something was named, only advice that names it too; in general questions all of it. */
function relevant(c: Context, said: readonly Advice[]): Advice[] {
  const { u } = c;
  const hits = c.library.advice(u.asked, u.eaten, 40);
  const score = new Map(hits.map((h) => [h.advice.id, h]));
  if (u.eaten.length === 0) return [...said];
  return said
    .filter((a) => (score.get(a.id)?.shared ?? 0) > 0)
    .toSorted((a, b) => (score.get(b.id)?.score ?? 0) - (score.get(a.id)?.score ?? 0) || (a.id < b.id ? -1 : 1));
}

/** A goal: what the knowledge has for it, and the nutrients that matter. */
export const goalOf: Speaker = (c) => {
  const { u, k } = c;
  const goals = u.goals.flatMap((id) => k.goals.get(id) ?? []);
  const [goal] = goals;
  // Asked whether one thing serves a goal, a list of nutrients for that goal is no answer.
  if (!goal || u.eaten.length > 0) return undefined;
  const said = adviceHolding(c, ["goals"]);
  const nutrients = goal.nutrients.flatMap((n) => k.nutrients.get(n.nutrient) ?? []);
  if (said.length === 0 && nutrients.length === 0) return undefined;
  const names = joinText(nutrients.slice(0, 6).map((n) => n.name));
  return {
    id: "goal",
    lead:
      said[0]?.text ??
      both(
        `和“${goal.name.zh}”关系最大的营养素：${names.zh}。先看吃够了没有，再谈补。`,
        `Nutrients that matter most for “${lowerName(goal.name)}”: ${names.en}. First see whether you get enough; then think of supplements.`,
      ),
    title: both(`关于${goal.name.zh}`, `About ${lowerName(goal.name)}`),
    body: [
      ...said.slice(1, 3).map((a) => line(a.text)),
      ...(nutrients.length > 0 && said.length > 0 ? [line(both(`相关的营养素：${names.zh}。`, `Nutrients that have to do with it: ${names.en}.`))] : []),
    ],
    sources: [
      ...said.slice(0, 3).flatMap((a) => k.sources(a.sources.slice(0, 2))),
      ...goal.nutrients.slice(0, 3).flatMap((n) => k.sources(n.sources.slice(0, 1))),
    ],
    findings: nutrients.map((n) => ({ kind: "name", of: "nutrient", id: n.id })),
  };
};
const lowerName = (t: Text): string => inside(t).en;
