/** The yes or no before a verdict: what the record advises, said in the direction that was asked. */
import type { Taboo, Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { Way } from "./asked-way.ts";
import { both, inside } from "../part.ts";
import { alsoForbids, type Stance } from "./stance.ts";

const NONE = both("", "");
/** Its own advice warns of stopping at once. */
const NOT_AT_ONCE = /不要(?:自行|自己|突然)?(?:突然|骤然|骤)?停|不要突然/u;

/** Its own advice is to have enough of it. */
const ENOUGH = /吃够|照常|正常吃/u;

type Row = Readonly<Partial<Record<Way, Text>>>;
/** "%" is the thing. */
const NOT_GIVEN_UP = both("%不用完全不碰，但要限量：", "No need to give % up altogether, but limit it: ");
const LIMITED = both("%要限量：", "Limit %: ");
const BAN: Row = { stop: both("要停：", "Yes: "), avoid: both("是的：", "Yes: "), less: both("光少吃不够：", "Less is not enough: ") };
const OPENINGS: Readonly<Record<Stance, Row>> = {
  good: {
    stop: both("不要自己停：", "No, do not stop it on your own: "),
    avoid: both("不用避开：", "No: "),
    less: both("不要少：", "No: "),
    keep: both("可以，接着用：", "Yes, go on: "),
    need: both("要：", "Yes: "),
    may: both("可以：", "Yes: "),
  },
  check: {
    stop: both("不要自己停，先查：", "Do not stop it on your own, test first: "),
    avoid: both("不用避开：", "No: "),
    less: both("不要少：", "No: "),
    keep: both("可以，按化验来：", "Yes, by the test: "),
    need: both("先查，低了再补：", "Test first, and take it if it is low: "),
    may: both("可以，先查再补：", "Yes, after a test: "),
  },
  ban: BAN,
  too_much: {
    ...BAN,
    stop: both("这个量要停：", "Yes, at this dose: "),
    less: both("要减：", "Yes: "),
    keep: both("这个量不行：", "Not at this dose: "),
    need: both("这个量不要：", "Not at this dose: "),
    may: both("这个量不行：", "Not at this dose: "),
  },
  amount: {
    stop: NOT_GIVEN_UP,
    avoid: NOT_GIVEN_UP,
    less: both("要：", "Yes: "),
    keep: both("%可以，但要限量：", "Yes, but limit %: "),
    need: LIMITED,
    may: both("%可以，但要限量：", "Yes, but limit %: "),
  },
  form: {
    stop: both("不用都停，看怎么吃：", "Not all of it; the form matters: "),
    avoid: both("不用都避开，看怎么吃：", "Not all of it; the form matters: "),
    may: both("看怎么吃：", "It depends on the form: "),
    keep: both("看怎么吃：", "It depends on the form: "),
  },
  instead: { ...BAN, may: both("不要，", "No: "), keep: both("不要，", "No: "), need: both("不要，", "No: ") },
  apart: {
    stop: both("不用停，错开就行：", "No need to stop: "),
    avoid: both("不用戒，错开就行：", "No need to avoid it: "),
    less: both("不用少，错开就行：", "No: "),
    apart: both("要：", "Yes: "),
    may: both("不要同时吃：", "Not at the same time: "),
    keep: both("可以接着吃，但不要同时：", "Yes, but not at the same time: "),
    with: both("不要用%送，用白水：", "Not with %, with plain water: "),
  },
  steady: {
    stop: both("不要突然停或减：", "No, not suddenly: "),
    avoid: both("不用避开：", "No: "),
    less: both("不要突然减少：", "No: "),
    may: both("可以：", "Yes: "),
    keep: both("可以：", "Yes: "),
  },
  small: { stop: both("不用停：", "No: "), avoid: both("不用避开：", "No: "), less: both("不用特意减：", "No: ") },
  lowered: { stop: both("不要自己停：", "No, do not stop it on your own: "), avoid: both("不用避开：", "No: "), less: both("不要少：", "No: ") },
  ask: { stop: both("先问医生，不要自己停：", "Ask first, do not stop it on your own: ") },
  care: { avoid: both("不用完全避开：", "No need to avoid it altogether: ") },
};

/** @param of what its rule says of it; @param way which way was asked */
export function openingOf(t: Taboo, of: Stance, way: Way | undefined): Text {
  const { zh, en } = openingWith(t, of, way);
  const item = t.item.name.zh === "酒精" ? both("酒", inside(t.item.name).en) : inside(t.item.name);
  return both(zh.replace("%", item.zh), en.replace("%", item.en));
}
function openingWith(t: Taboo, of: Stance, way: Way | undefined): Text {
  if (way === undefined) return NONE;
  if (way === "stop" && of === "ban" && NOT_AT_ONCE.test(t.advice.zh)) return both("不要自己突然停，先告诉医生：", "Not on your own: tell your doctor first. ");
  // Of a food some is well; of what is taken for its own sake the amount is all that is said.
  if ((t.item.kind !== "food" || alsoForbids(t)) && of === "amount" && (way === "may" || way === "keep")) return LIMITED;
  if (of === "care" && way === "less")
    return ENOUGH.test(t.advice.zh) ? both("不用少：", "No: ") : alsoForbids(t) ? both("要控制：", "Yes, within limits: ") : NONE;
  if (of === "care" && way === "stop" && t.item.kind !== "food") return both("要停先告诉医生：", "Tell your doctor before you stop it: ");
  if (of === "care" && (alsoForbids(t) || (t.item.kind !== "food" && t.item.kind !== "nutrient"))) return NONE;
  // A meal is not stopped but left out.
  if (way === "stop" && of === "good" && t.item.kind === "food") return both("不要：", "No: ");
  return OPENINGS[of][way] ?? NONE;
}

/** One sentence of both: "No: with isoniazid, …". */
export const opened = (first: Text, then: Text): Text =>
  first.zh === "" ? then : both(`${first.zh}${then.zh}`, `${first.en}${first.en.endsWith(": ") ? lowerFirst(then.en) : then.en}`);
