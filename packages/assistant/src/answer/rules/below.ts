/** Less was told than the amount from which a rule holds: where it begins is the answer, and not silence. */
import { convert, type Quantity, type Taboo, type Text, UnlikeUnits } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import { lowerFirst } from "@nutri/domain/english";
import { findTaboos } from "@nutri/engine";
import type { Linked } from "../../understand/link.ts";
import { askedOf } from "./asked-of.ts";
import { wayOf } from "./asked-way.ts";
import { amount } from "../amounts/figures.ts";
import { both, type Context, inside, line, once, type Part } from "../part.ts";
import { ruleOf } from "./stance.ts";
import { findingsOf, tabooCard } from "./taboos.ts";

/** A rule of theirs that begins above what was told. */
export type Below = {
  readonly taboo: Taboo;
  readonly told: Quantity;
  readonly from: Quantity;
  /** Of a dose that was not told it would speak too. */
  readonly always: boolean;
  /** More was told than its advice allows all the same. */
  readonly over: boolean;
};

/** So many times what was told: every rule on much of it speaks. */
const MUCH = 10_000;
const only = (c: Context, l: Linked): readonly Taboo[] => findTaboos(askedOf({ ...c, u: { ...c.u, eaten: [l] } }), c.k).taboos;
/** Undefined of units that do not compare (IU and milligrams). */
function inUnitOf({ value, unit }: Quantity, to: Quantity): number | undefined {
  try {
    return convert(value, unit, to.unit);
  } catch (e) {
    if (e instanceof UnlikeUnits) return undefined;
    throw e;
  }
}

/** "Keep supplements under 100 mg a day": the rule's own advice may begin before the amount that it is grave from. */
const ADVISED = /\b(?:under|below|at most|no more than|up to|not above|not exceed)\s(\d[\d.,]*\s?(?:mg|µg|g|IU))\b/iu;
function advisedBy(t: Taboo, c: Context): Quantity | undefined {
  const limit = ruleOf(t, c.k)?.limit;
  return limit ? { value: limit.amount, unit: limit.unit } : parseDose(ADVISED.exec(t.advice.en)?.[1] ?? "").amount;
}
/** The lesser of where it begins and what it advises. */
function startOf(t: Taboo, least: Quantity, c: Context): Quantity {
  const advised = advisedBy(t, c);
  const value = advised && inUnitOf(advised, least);
  return advised && value !== undefined && value < least.value ? advised : least;
}

/** Every such rule, of each thing that an amount was told of; where one speaks already of the two, none. */
export const belowAll = once((c: Context): readonly Below[] =>
  c.u.eaten.flatMap((l) => {
    const { dose, ...undosed } = l;
    if (!dose || l.denied) return [];
    const spoken = only(c, l);
    const always = only(c, undosed);
    const found = [...always, ...only(c, { ...l, dose: { ...dose, value: dose.value * MUCH } })].flatMap((taboo): Below[] => {
      const rule = ruleOf(taboo, c.k)?.dose;
      if (rule?.atLeast === undefined || spoken.some((t) => t.subject.id === taboo.subject.id && t.item.id === taboo.item.id)) return [];
      const least: Quantity = { value: rule.atLeast, unit: rule.unit };
      // Of units that do not compare the engine has decided already.
      if ((inUnitOf(dose, least) ?? -1) >= least.value) return [];
      const from = startOf(taboo, least, c);
      return [{ taboo, told: dose, from, always: always.includes(taboo), over: from !== least && (inUnitOf(dose, from) ?? 0) > from.value }];
    });
    // Of several steps of one rule the first is the one to know.
    const isLater = (x: Below, i: number): boolean =>
      found.some(
        (o, j) =>
          o.taboo.subject.id === x.taboo.subject.id && ((inUnitOf(o.from, x.from) ?? Infinity) < x.from.value || (o.from.value === x.from.value && j < i)),
      );
    return found.filter((x, i) => !isLater(x, i));
  }),
);

/** @param quiet whether nothing else would be said than that nothing was found */
export function belowOf(c: Context, quiet: boolean): Part | undefined {
  const found = belowAll(c).filter(
    ({ taboo: t, always }) =>
      (quiet && t.subject.kind !== "life_stage") || (always && c.u.eaten.length === 1 && t.subject.kind === "medicine" && t.severity !== "minor"),
  );
  const first = found.find((x) => x.over) ?? found[0];
  if (!first) return undefined;
  const taboos = found.map((x) => x.taboo);
  return {
    id: "pairs",
    lead: first.over ? overSaid(first) : lessSaid(first, wayOf(c.u.question, c.u.asked) === "may" && taboos.every((t) => t.severity === "minor")),
    title: both("搭配", "Together"),
    body: taboos.map((t) =>
      line(
        both(
          `**${t.subject.name.zh} × ${t.item.name.zh}**：${t.effect.zh}${t.advice.zh}`,
          `**${t.subject.name.en} × ${t.item.name.en}**: ${t.effect.en} ${t.advice.en}`,
        ),
      ),
    ),
    sources: taboos.flatMap((t) => t.sources),
    findings: findingsOf(taboos),
    cards: tabooCard(taboos, c.u.lang === "zh-CN" ? "zh" : "en"),
    refer: true,
  };
}

/** @param may asked whether it may be had, and no rule of weight speaks of more of it */
function lessSaid({ taboo: t, told, from }: Below, may: boolean): Text {
  const [item, subject] = [inside(t.item.name), inside(t.subject.name)];
  const [text, start] = [amount(told.value, told.unit), amount(from.value, from.unit)];
  const next =
    t.subject.kind === "medicine" && t.severity !== "minor"
      ? both(`；开始吃或改变量之前，先告诉开${subject.zh}的医生。`, `; tell the doctor who prescribes ${subject.en} before you start or change it.`)
      : both("。", ".");
  return both(
    `${may ? "可以：" : ""}每天 ${text} ${item.zh}低于和${subject.zh}要当心的量（每天 ${start} 起）${next.zh}`,
    `${may ? "You can: " : ""}${text} of ${item.en} a day is less than the amount to mind with ${subject.en} (from ${start} a day)${next.en}`,
  );
}
function overSaid({ taboo: t, told }: Below): Text {
  const text = amount(told.value, told.unit);
  return both(
    `每天 ${text} ${inside(t.item.name).zh}对${inside(t.subject.name).zh}来说多了：${t.advice.zh}`,
    `${text} of ${inside(t.item.name).en} a day is more than is advised with ${inside(t.subject.name).en}: ${lowerFirst(t.advice.en)}`,
  );
}
/** Beside what a rule says of another thing. */
export const belowLine = (below: Below): Text => {
  const { taboo: t, told, from, over } = below;
  const [text, start] = [amount(told.value, told.unit), amount(from.value, from.unit)];
  if (over) return line(overSaid(below));
  return line(
    both(
      `**${t.subject.name.zh} × ${t.item.name.zh}**：每天 ${text} 低于要当心的量（每天 ${start} 起）。${t.advice.zh}`,
      `**${t.subject.name.en} × ${t.item.name.en}**: ${text} a day is less than the amount to mind (from ${start} a day). ${t.advice.en}`,
    ),
  );
};
