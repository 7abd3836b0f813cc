/** A finding of the engine in words: one sentence that answers, and why. */
import type { Taboo, Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { Way } from "./asked-way.ts";
import { opened, openingOf } from "./opening.ts";
import { both, inside } from "../part.ts";
import type { Stance } from "./stance.ts";
import { HARD } from "./taboos.ts";
import { every } from "../../text/every.ts";

const hours = ({ separateHours: h = 0 }: Taboo): Text =>
  h < 1 ? both(`至少 ${h * 60} 分钟`, `at least ${h * 60} minutes`) : both(`至少 ${h} 小时`, `at least ${h} ${h === 1 ? "hour" : "hours"}`);

const HOURS = /(\d+(?:\.\d+)?)\s?(?:(?:to|–|-)\s?\d+\s?)?(?:hours?|minutes?)/gu;
/** Its advice names different times for before and after. */
const byDirection = ({ advice }: Taboo): boolean => new Set(every(HOURS, advice.en).map((m) => m[0])).size > 1 && /before|after|later|first/iu.test(advice.en);
/** Its advice tells which of the two goes first. */
const IN_ORDER = /^take it first\b/iu;

/** What to do when some was had all the same. */
const IF_HAD = /若(?:已)?[喝吃用]了|[喝吃]了(?:一|的)/u;
/** A grave rule whose words leave a little. */
const BEST_NONE = /^(?:[^。；]{0,8})?(?:最好不|尽量不|不[饮喝]酒?或(?:尽量)?少)/u;
const A_TEST = /查|测|化验/u;
export const DONE = /饮食$|禁食$|吸烟$/u;
const DRINK = /(?:酒|茶|汁|奶|豆浆|咖啡|饮料|饮品|可乐|水|汤|粥)$/u;
/** A sort in a book's words: which foods are meant is told with it. */
const A_SORT = /(?:食物|食品)$/u;
/** It is taken up less, and not used up. */
export const ABSORBED = /吸收/u;
const AS_TABLET = /(?:补充)?[剂片]$/u;
const TABLETS = /(?:tablets?|pills?|capsules?|supplements?|powders?|drops|gumm(?:y|ies))$/iu;
/** A name that is a time already. */
const AFTER = /[后期前]$/u;
const SOME_KINDS = /只[选吃喝用](?!药)/u;
/** Its own words say yes, and how: no "you can" before them, where the two are not for the same day. */
const IT_IS = /^通常要[吃喝用]/u;
const isSaidYes = (t: Taboo): boolean => isGood(t) && IT_IS.test(t.advice.zh);
const SMALL = /影响(?:很|较|极)?小/u;

/** What rules on meals speak of, and a meal by its own name. */
const MEALS: ReadonlySet<string> = new Set(["food_in_general", "food"]);
export const isMeal = ({ item }: Taboo): boolean => MEALS.has(item.id);

/** Findings of several rules say some things twice. */
export const saidOnce = (t: string): string => {
  const all = t.split(/(?<=[。；])|(?<=\.)\s+/u);
  return all
    .filter((s, i) => !all.some((o, j) => o !== s && o.includes(s.replace(/[。.；]$/u, "")) && j !== i) && all.indexOf(s) === i)
    .join(/[。；]/u.test(t) ? "" : " ");
};

export type Asking = {
  readonly clash: boolean;
  /** Which way it was asked. */
  readonly way: Way | undefined;
  readonly figure: boolean;
  /** Whether to have it tested. */
  readonly test: boolean;
  /** Whether the amount that was told is too much. */
  readonly much?: boolean;
  /** It is asked in the place of something else, or by itself. */
  readonly inPlace: boolean;
  /** The rule names an illness that was told: "more so in kidney disease". */
  readonly theirs: boolean;
};
const MUCH = both("对你来说多了：", "Yes, too much for you: ");
/** One sentence that answers, in the direction that was asked. @param of what the record's advice is */
export const verdict = (t: Taboo, of: Stance, asking: Asking): Text => {
  if (isSaidYes(t)) return both(`${t.advice.zh}${t.effect.zh}`, `${t.advice.en} ${t.effect.en}`);
  const opening = asking.much && of === "too_much" ? MUCH : openingOf(t, of, asking.way);
  return opened(opening, said(t, of, opening.zh !== "", asking));
};

/** Whether they clash (`clash`) may be asked of a nutrient that is used up, too. `figure`: when or how much was asked. @param open a yes or no stands before it */
function said(t: Taboo, of: Stance, open: boolean, { clash, figure, theirs, test, inPlace, way }: Asking): Text {
  const item = t.item.name.zh === "酒精" ? both("酒", inside(t.item.name).en) : inside(t.item.name);
  const subject = inside(t.subject.name);
  const medicine = t.subject.kind === "medicine";
  // Of a nutrient the supplement is meant: nobody is to give up the food.
  const isDrink = t.item.kind === "alcohol" || DRINK.test(t.item.name.zh);
  // A way of eating and smoking are done, not eaten.
  const isDone = DONE.test(t.item.name.zh);
  const eat =
    t.item.kind === "nutrient"
      ? both("另外补", "take extra")
      : isDone
        ? both("", /diet$/iu.test(t.item.name.en) ? "go on a" : "go on with")
        : isDrink
          ? both("喝", "drink")
          : both("吃", "take");
  const had = isDone ? "" : isDrink ? "喝" : "吃";
  const when = AFTER.test(subject.zh) ? "" : "时";
  const thing = t.item.kind === "nutrient" && !TABLETS.test(item.en) ? both(item.zh, `${item.en} supplements`) : item;
  if (isGood(t) && of === "ask")
    return both(
      `用${subject.zh}时，要不要补${item.zh}由医生定：${t.advice.zh}`,
      `With ${subject.en}, whether to take ${item.en} is for your doctor: ${lowerFirst(t.advice.en)}`,
    );
  if (of === "check")
    return open
      ? both(`${t.advice.zh}${t.effect.zh}`, `${t.advice.en} ${t.effect.en}`)
      : both(
          `${medicine ? `用${subject.zh}` : subject.zh}${when}：${t.advice.zh}${t.effect.zh}`,
          `With ${subject.en}: ${lowerFirst(t.advice.en)} ${t.effect.en}`,
        );
  if (isGood(t) && medicine && t.item.kind === "food" && open) return both(`${t.advice.zh}${t.effect.zh}`, `${t.advice.en} ${t.effect.en}`);
  if (isGood(t) && medicine && t.item.kind === "food")
    return both(
      `用${subject.zh}时，${item.zh}是有讲究的：${t.effect.zh}${t.advice.zh}`,
      `With ${subject.en}, ${item.en} matters. ${t.effect.en} ${t.advice.en}`,
    );
  if (isGood(t) && medicine && test && A_TEST.test(t.advice.zh)) return both(`${t.advice.zh}${t.effect.zh}`, `${t.advice.en} ${t.effect.en}`);
  if (isGood(t) && medicine && figure)
    return both(`${t.advice.zh}用${subject.zh}时，${item.zh}常常有必要补。`, `${t.advice.en} With ${subject.en}, ${item.en} is often worth taking.`);
  // What may help a little is not needed.
  if (isGood(t) && medicine && t.severity === "minor") return both(`${t.advice.zh}${t.effect.zh}`, `${t.advice.en} ${t.effect.en}`);
  if (isGood(t))
    return medicine
      ? both(`用${subject.zh}时，${item.zh}常常有必要补。`, `With ${subject.en}, ${item.en} is often worth taking.`)
      : both(`${t.effect.zh}${t.advice.zh}`, `${t.effect.en} ${t.advice.en}`);
  // When it belongs to a meal is what the rule on meals is for.
  if (isMeal(t) && medicine)
    return both(
      `${open ? "" : `${subject.zh}：`}${t.advice.zh}${t.effect.zh}`,
      open ? `${t.advice.en} ${t.effect.en}` : `${t.subject.name.en}: ${lowerFirst(t.advice.en)} ${t.effect.en}`,
    );
  // A rule of little weight is no finding that the effect is small: that stands in its own words or nowhere.
  if (t.action === "separate" && t.severity === "minor" && medicine && SMALL.test(t.effect.zh))
    return both(`${item.zh}对${subject.zh}影响很小：${t.advice.zh}`, `${t.item.name.en} has only a small effect on ${subject.en}: ${lowerFirst(t.advice.en)}`);
  if (t.action === "separate" && t.severity === "minor" && medicine)
    return both(
      `${item.zh}和${subject.zh}最好错开：${t.advice.zh}${t.effect.zh}`,
      `Best keep ${item.en} and ${subject.en} apart: ${lowerFirst(t.advice.en)} ${t.effect.en}`,
    );
  // A state is not kept apart from a drink: its meals and tablets are.
  if (t.action === "separate" && !medicine)
    return both(`${subject.zh}${when}${had}${item.zh}，要错开：${t.advice.zh}`, `With ${subject.en}, ${item.en} is a matter of timing. ${t.advice.en}`);
  // "2 hours before it or 6 hours after" is no one number of hours.
  if (t.action === "separate" && byDirection(t))
    return both(`${item.zh}和${subject.zh}要错开：${t.advice.zh}`, `Keep ${item.en} and ${subject.en} apart. ${t.advice.en}`);
  if (t.action === "separate" && t.separateHours && IN_ORDER.test(t.advice.en))
    return both(`${item.zh}和${subject.zh}要错开${hours(t).zh}：${t.advice.zh}`, `Keep ${item.en} and ${subject.en} ${hours(t).en} apart. ${t.advice.en}`);
  if (t.action === "separate")
    return both(
      `${item.zh}和${subject.zh}要错开${t.separateHours ? hours(t).zh : "时间"}。`,
      `Keep ${item.en} and ${subject.en} ${t.separateHours ? `${hours(t).en} ` : ""}apart.`,
    );
  if (of === "lowered" && test && A_TEST.test(t.advice.zh))
    return both(`${item.zh.replace(AS_TABLET, "")}：${t.advice.zh}${t.effect.zh}`, `${t.item.name.en}: ${lowerFirst(t.advice.en)} ${t.effect.en}`);
  // Of a tablet the effect is told; of a nutrient that it runs low.
  if (of === "lowered" && t.item.kind !== "nutrient")
    return open
      ? both(`${t.effect.zh}${t.advice.zh}`, `${t.effect.en} ${t.advice.en}`)
      : both(
          `${clash ? `${item.zh}和${subject.zh}可以一起用，要留意的是：` : ""}${t.effect.zh}${t.advice.zh}`,
          `${clash ? `${t.item.name.en} and ${subject.en} can be taken together; what to know: ${lowerFirst(t.effect.en)}` : t.effect.en} ${t.advice.en}`,
        );
  if (of === "lowered" && (ABSORBED.test(t.effect.zh) || !t.effect.zh.includes(item.zh.replace(AS_TABLET, ""))))
    return both(
      `${clash && !open ? `就核对过的资料看，${item.zh}和${subject.zh}可以一起吃；要留意的是，` : ""}${t.effect.zh}${t.advice.zh}`,
      `${clash && !open ? `As far as our sources tell, ${item.en} and ${subject.en} can be taken together; what to know is this: ${lowerFirst(t.effect.en)}` : t.effect.en} ${t.advice.en}`,
    );
  if (of === "lowered")
    return both(
      `${clash && !open ? `就核对过的资料看，${item.zh}和${subject.zh}可以一起吃；要留意的是，` : ""}长期用${subject.zh}，${item.zh.replace(AS_TABLET, "")}可能变少。${t.advice.zh}`,
      `${clash && !open ? `As far as our sources tell, ${item.en} and ${subject.en} can be taken together; what to know is that in long use` : "In long use"} ${subject.en} may lower your ${item.en.replace(/ (?:supplements?|tablets?)$/u, "")}. ${t.advice.en}`,
    );
  if (t.severity === "minor" && of === "ask") return both(`${t.advice.zh}${t.effect.zh}`, `${t.advice.en} ${t.effect.en}`);
  if (t.severity === "minor" && theirs)
    return both(`${subject.zh}${when}${had}${item.zh}要留心：${t.effect.zh}${t.advice.zh}`, `Take care with ${item.en} here. ${t.effect.en} ${t.advice.en}`);
  if (t.severity === "minor")
    return medicine
      ? both(
          `${open || inPlace ? "" : "可以一起用，"}${subject.zh}和${item.zh}之间只有轻微影响。${t.advice.zh}`,
          `${open ? "" : inPlace ? "As for taking both: " : "You can: "}between ${subject.en} and ${item.en} there is only a small effect. ${t.advice.en}`,
        )
      : both(`${subject.zh}${when}${had}${item.zh}，要注意的是：${t.advice.zh}`, `What to mind about ${item.en} with ${subject.en}: ${t.advice.en}`);
  // What is to be less, or otherwise, is not forbidden.
  if (of === "too_much" || ((of === "amount" || of === "form" || of === "instead") && open))
    return both(
      `${t.advice.zh}${of === "amount" || of === "form" ? "" : t.effect.zh}`,
      `${t.advice.en}${of === "amount" || of === "form" ? "" : ` ${t.effect.en}`}`,
    );
  if (of === "amount" || of === "form")
    return both(
      `${medicine ? `用${subject.zh}` : subject.zh}${when}${of === "form" ? `吃${item.zh}，看怎么吃` : `，${item.zh}要限量`}：${t.advice.zh}`,
      of === "form"
        ? `${t.item.name.en} with ${subject.en} is a matter of the form: ${lowerFirst(t.advice.en)}`
        : `Limit ${item.en} with ${subject.en}: ${lowerFirst(t.advice.en)}`,
    );
  if (t.action === "avoid" && open && !medicine) return both(`${t.advice.zh}${t.effect.zh}`, `${t.advice.en} ${t.effect.en}`);
  if (t.action === "avoid" && !medicine && IF_HAD.test(t.advice.zh))
    return both(`${subject.zh}：${t.advice.zh}`, `${t.subject.name.en}: ${lowerFirst(t.advice.en)}`);
  // What takes its place is the answer: nobody is left with nothing to feed.
  if (of === "instead" && !open && !medicine && HARD.has(t.severity))
    return both(`${subject.zh}：${t.advice.zh}${t.effect.zh}`, `${t.subject.name.en}: ${lowerFirst(t.advice.en)} ${t.effect.en}`);
  // Of many kinds some are forbidden: which, is the answer.
  if (t.action === "avoid" && medicine && t.item.kind === "food" && SOME_KINDS.test(t.advice.zh))
    return both(`${t.advice.zh}${t.effect.zh}`, `${t.advice.en} ${t.effect.en}`);
  // Its words name what was told of them ("for low glucose use glucose"): what to do then is the answer.
  if (t.action === "avoid" && medicine && theirs && !HARD.has(t.severity)) return both(`${t.advice.zh}${t.effect.zh}`, `${t.advice.en} ${t.effect.en}`);
  if (t.action === "avoid")
    return HARD.has(t.severity) && !BEST_NONE.test(t.advice.zh)
      ? both(
          medicine ? `用${subject.zh}期间，不要${eat.zh}${item.zh}。` : `${subject.zh}：不要${eat.zh}${item.zh}。`,
          medicine ? `Do not ${eat.en} ${item.en} with ${subject.en}.` : `${t.subject.name.en}: avoid ${thing.en}.`,
        )
      : medicine
        ? A_SORT.test(item.zh)
          ? both(`用${subject.zh}期间，最好避免${item.zh}：${t.advice.zh}`, `Better avoid ${item.en} with ${subject.en}: ${lowerFirst(t.advice.en)}`)
          : both(`用${subject.zh}期间，最好避免${item.zh}。`, `Better avoid ${item.en} with ${subject.en}.`)
        : t.subject.kind === "life_stage" && t.item.kind !== "nutrient"
          ? betterNot(t, item, way)
          : both(`${subject.zh}：最好避免或少${had}${item.zh}。`, `${t.subject.name.en}: better avoid or limit ${item.en}.`);
  if (open) return both(`${t.advice.zh}${t.effect.zh}`, `${t.advice.en} ${t.effect.en}`);
  // Food is not given up for a doctor's leave: how to eat it is the answer.
  if (medicine && t.item.kind === "food")
    return both(`用${subject.zh}时${had}${item.zh}：${t.advice.zh}${t.effect.zh}`, `${t.item.name.en} with ${subject.en}: ${t.advice.en} ${t.effect.en}`);
  return both(
    medicine ? `先问过医生或药师，再把${item.zh}和${subject.zh}一起用：${t.effect.zh}` : `${subject.zh}${when}${had}${item.zh}要留心：${t.advice.zh}`,
    medicine
      ? `Ask your doctor or pharmacist before you combine ${item.en} and ${subject.en}: ${lowerFirst(t.effect.en)}`
      : `Take care with ${item.en} in ${subject.en}. ${t.advice.en}`,
  );
}

/** For a baby or in pregnancy what to do in its place is the answer, and no bare "avoid or limit". */
const LEAVE: ReadonlySet<Way | undefined> = new Set<Way | undefined>(["may", "keep", "need"]);
function betterNot(t: Taboo, item: Text, way: Way | undefined): Text {
  const named = both(
    t.advice.zh.includes(item.zh.slice(-1)) ? t.advice.zh : `${item.zh}：${t.advice.zh}`,
    t.advice.en.toLowerCase().includes(item.en.toLowerCase().split(" ").at(-1) ?? "") ? t.advice.en : `${t.item.name.en}: ${lowerFirst(t.advice.en)}`,
  );
  return LEAVE.has(way)
    ? both(`最好避免：${named.zh}${t.effect.zh}`, `Better not: ${lowerFirst(named.en)} ${t.effect.en}`)
    : both(`${t.subject.name.zh}：${named.zh}${t.effect.zh}`, `${t.subject.name.en}: ${lowerFirst(named.en)} ${t.effect.en}`);
}

export type Told = Pick<Taboo, "effect" | "advice"> & { readonly mechanism?: Text | undefined };
export const detail = ({ effect, advice, mechanism }: Told): Text =>
  both(saidOnce(`${effect.zh}${advice.zh}${mechanism?.zh ?? ""}`), saidOnce(`${effect.en} ${advice.en}${mechanism ? ` ${mechanism.en}` : ""}`));

export const isGood = (t: Taboo): boolean => t.action === "supplement" || t.action === "beneficial";
/** A state in which a nutrient is needed, and too much of it harms: that is a question of how much. */
export const isBalanced = (taboos: readonly Taboo[]): boolean =>
  taboos.every((t) => t.subject.kind === "life_stage" && t.item.kind === "nutrient" && (isGood(t) || taboos.some((o) => isGood(o) && o.item.id === t.item.id)));
/** A stage that needs this very nutrient, whatever else was asked about. */
export const alsoGood = (t: Taboo, all: readonly Taboo[]): boolean =>
  t.subject.kind === "life_stage" && t.item.kind === "nutrient" && all.some((o) => isGood(o) && o.item.id === t.item.id);
/** @param need how much of it a day, where the table has one figure; @param all what else the stage says of it */
export function withinLimits(t: Taboo, need: Text | undefined, all: readonly Taboo[]): Text {
  const good = isGood(t) ? undefined : all.find((o) => isGood(o) && o.item.id === t.item.id && o.subject.id === t.subject.id);
  return both(
    `${t.subject.name.zh}：${t.item.name.zh}要吃够${need ? `（${need.zh}，食物里的也算）` : ""}，但不能过多。${good?.advice.zh ?? ""}${t.advice.zh}`,
    `${t.subject.name.en}: ${inside(t.item.name).en} is needed${need ? ` (${need.en}, food included)` : ""}, but not too much of it. ${good ? `${good.advice.en} ` : ""}${t.advice.en}`,
  );
}
