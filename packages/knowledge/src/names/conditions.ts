/** What is special about naming conditions: stages, weeks of pregnancy, trimesters. */
import type { Lookup } from "./lookup.ts";
import { plainText } from "./normalise.ts";
import { recogniseWith } from "./recognise.ts";
import type { Recognition } from "./types.ts";

const HAN_DIGITS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 };
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5 };
const numberOf = (s: string): number => HAN_DIGITS[s] ?? ROMAN[s] ?? Number(s);

const STAGE = /(?:\b(?:stage|grade|g)\s?([1-5]|iv|v|i{1,3})[ab]?\b|第?([1-5]|[一二三四五]|iv|v|i{1,3})[ab]?\s?[期级]|(?<=ckd)\s?-?([1-5])[ab]?\b)/iu;
const WEEKS =
  /(?:孕|怀孕|妊娠)\D{0,4}?(\d{1,2})\s?\+?\d?\s?周|(\d{1,2})\s?(?:weeks?|wks?)\b.{0,12}\bpregnan|pregnan\w*.{0,12}?\b(\d{1,2})\s?(?:weeks?|wks?)\b/iu;
const MONTHS = /(?:孕|怀孕|妊娠)\D{0,4}?(\d{1,2}|[一二三四五六七八九十])\s?个?月|(\d{1,2})\s?months? pregnant/iu;
const TRIMESTER = /(first|second|third|1st|2nd|3rd) trimester|(?:孕|妊娠)(早|中|晚)期|(?:孕|妊娠)([早中晚])/iu;
const TRIMESTERS: Readonly<Record<string, number>> = { first: 1, "1st": 1, second: 2, "2nd": 2, third: 3, "3rd": 3, 早: 1, 中: 2, 晚: 3 };

/** Weeks of pregnancy to trimester (to 13 weeks and 6 days, to 27 weeks and 6 days, after). Source: ACOG. */
const trimesterOfWeek = (week: number): number => (week < 14 ? 1 : week < 28 ? 2 : 3);

function trimester(text: string): number | undefined {
  const weeks = WEEKS.exec(text);
  if (weeks) return trimesterOfWeek(Number(weeks[1] ?? weeks[2] ?? weeks[3]));
  const months = MONTHS.exec(text);
  if (months) return Math.min(3, Math.ceil(numberOf(months[1] ?? months[2] ?? "1") / 3));
  const named = TRIMESTER.exec(text);
  return named ? TRIMESTERS[(named[1] ?? named[2] ?? named[3] ?? "").toLowerCase()] : undefined;
}

const OPERATION_AHEAD =
  /\b(?:surgery|operation)\b.{0,20}\b(?:next|soon|tomorrow|planned|scheduled|within|in \d+|this week|coming)\b|\b(?:upcoming|planned|scheduled|before|having|have|awaiting|need|needs)\b.{0,12}\b(?:surgery|operation)\b|(?:下|明|本|这|后|内|即将|准备|等待|将要?|要)[^，,。]{0,6}手术|手术前|术前/iu;
/** Named alone an operation is one to come; with more words it may be long past. */
const OPERATION_ALONE = /^\s*(?:an? )?(?:major |minor )?(?:surgery|surgical procedure|operation)\s*$|^\s*(?:做|动|开)?手术\s*$|^\s*(?:开刀|外科手术)\s*$/iu;

const KIND = ["condition"] as const;
const reading = (given: string, id: string, matched: string): Recognition => ({
  given,
  entities: [{ kind: "condition", id }],
  matched,
  how: "stripped",
  dose: { name: given, times: 1 },
});

/** A condition's name, with its stage or trimester where the knowledge tells these apart. */
export function recogniseCondition(lookup: Lookup, given: string): Recognition | null {
  const exact = lookup.exact(plainText(given).replace(/[^\p{L}\p{N}]/gu, ""), KIND);
  if (exact) return { ...reading(given, exact.row.id, exact.row.name), how: "exact" };
  const text = plainText(given);
  const third = trimester(text);
  if (third !== undefined && lookup.exact(`pregnancyt${third}`, KIND)) return reading(given, `pregnancy_t${third}`, `pregnancy_t${third}`);
  if ((OPERATION_AHEAD.test(text) || OPERATION_ALONE.test(text)) && lookup.exact("surgeryplanned", KIND))
    return reading(given, "surgery_planned", "surgery_planned");
  const stage = STAGE.exec(text);
  if (stage) {
    const n = numberOf((stage[1] ?? stage[2] ?? stage[3] ?? "").toLowerCase());
    const general = recogniseWith(lookup, text.replace(stage[0], " "), KIND);
    const staged = general?.entities.flatMap(({ id }) => lookup.exact(`${id}_${n}`.replaceAll("_", ""), KIND)?.entities ?? []);
    if (general && staged && staged.length > 0) return { ...general, given, entities: staged };
  }
  const found = recogniseWith(lookup, given, KIND);
  return found && { ...found, given };
}
