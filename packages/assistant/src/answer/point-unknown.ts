/** What was asked is not what is told: that is said first. */
import { aspectsOf } from "../understand/aspects.ts";
import type { Linked } from "../understand/link.ts";
import { asksAfterStopping, asksHowOften, asksSpan, asksSpanOnly, EVERY } from "../understand/span.ts";
import { nameOf } from "./names.ts";
import { both, type Context, type Part } from "./part.ts";
import { speaksOf } from "./articles/speaks-of.ts";

/** What a record tells without being asked, and which questions that answers. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  benefit: ["helps", "need", "foods", "signs", "whether"],
  timing: ["when", "apart", "need", "absorb", "whether"],
};
const GENERAL: ReadonlySet<string> = new Set(["condition", "stage"]);
export const names = (c: Context, p: Part, l: Linked): boolean => speaksOf(p, l.given) || speaksOf(p, nameOf(c.k, l).en);
/** How long until it works. */
const ONSET = /多(?:久|长时间)(?:才|能|会|可以)?(?:见效|有效|起效|有用|有作用)|\bhow (?:long|soon)\b[^?.]{0,30}\b(?:works?|effects?|kicks? in)\b/iu;
export const A_SPAN = /[\d一两三四五六半几数]\s?(?:到\s?\d+\s?)?(?:个?月|周|天|年|岁)|长期|短期|终身|岁|[\d一两三四]\s?次/u;
/** Days or longer; hours only where they are said to be until something happens. */
const TAKES = /[\d一两三四五六半几数]\s?(?:到\s?[\d一两三四五六]+\s?)?(?:个?月|周|天)|(?:小时|分钟)(?:左右|内)?(?:就|才|后)?(?:起效|见效|开始|有效)/u;
/** So long after the last of it; other times of a rule are of something else. */
const SPAN_AFTER = /停(?:用|药|掉|服)?(?:后|以后|之后|至少|满)?[^。，；]{0,6}[\d一两二三四]\s?(?:到\s?[\d一两三四]+\s?)?(?:个?月|周|天)/u;
const GAP = both(
  "停多久以后才能换，我手上没有核对过的天数：间隔请开药的医生或药师定，停药、换药都不要自己来。",
  "How long after stopping, I hold no reviewed number: the gap is for the prescriber or pharmacist to set; neither stop nor switch a medicine on your own.",
);
/** That it is not to be taken, or does nothing, is the answer to how long. */
const REFUSES = /^(?:没有|没什么|不用|不要|不必|别|证据不足|没用)/u;
/** Something else was asked of the thing than its record tells: that is said before what it does tell. */
export function pointUnknown(c: Context, first: Part | undefined): Part[] {
  const told = first && ANSWERS[first.id];
  const { aspects } = aspectsOf(c.u.question);
  const beside = told !== undefined && aspects.size > 0 && !told.some((a) => aspects.has(a));
  // What holds for the whole illness or stage is no answer on a food that it does not name.
  const general =
    first !== undefined && GENERAL.has(first.id) && c.u.intents.includes("may_i") && c.u.eaten.length > 0 && !c.u.eaten.some((l) => names(c, first, l));
  // Of how long or how often it says no word.
  const text = [first?.lead, ...(first?.body ?? [])].map((t) => t?.zh ?? "").join(" ");
  const timeless =
    first?.article !== undefined &&
    first.verbatim !== true &&
    first.exact !== true &&
    !REFUSES.test(first.lead?.zh ?? "") &&
    ((asksSpan(c.u.question) && !A_SPAN.test(text)) ||
      (asksHowOften(c.u.question) && !EVERY.test(text) && !A_SPAN.test(first?.lead?.zh ?? "")) ||
      (ONSET.test(c.u.question) && !TAKES.test(text)));
  // That two do not go together tells nothing of how long after the one the other may be had.
  const gapless = first?.id === "pairs" && asksAfterStopping(c.u.question) && !SPAN_AFTER.test(text);
  const spanless = told !== undefined && asksSpanOnly(c.u.question);
  if (c.u.why || c.u.labs.length > 0 || !(beside || general || timeless || spanless || gapless)) return [];
  return [
    {
      id: "point_unknown",
      lead: gapless
        ? GAP
        : both(
            "这一点我手上没有核对过的资料，不乱说；要紧的话，请问医生或药师。",
            "On that I hold nothing reviewed, so I do not guess; if it matters, ask a doctor or pharmacist.",
          ),
    },
  ];
}
