/** What is special about naming conditions: stages, weeks of pregnancy, trimesters, ages, measurements. */
import { count, stageOfAge } from "./ages.ts";
import type { Lookup } from "./lookup.ts";
import { plainText, singular } from "./normalise.ts";
import { recogniseWith } from "./recognise.ts";
import type { Recognition } from "./types.ts";
import type { ReadValue } from "./values.ts";

const HAN_DIGITS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 };
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5 };
const numberOf = (s: string): number => HAN_DIGITS[s] ?? ROMAN[s] ?? Number(s);

/** A stage, not a grade: IgA肾病三级 is what the biopsy shows and says nothing of how far the kidneys are. */
const STAGE = /(?:\b(?:stage|g)\s?([1-5]|iv|v|i{1,3})[ab]?\b|第?([1-5]|[一二三四五]|iv|v|i{1,3})[ab]?\s?期|(?<=ckd)\s?-?([1-5])[ab]?\b)/iu;
const WEEKS =
  /(?:孕|妊娠)\D{0,4}?(\d{1,2}|[二三四]?十[一二三四五六七八九]?|[一二三四五六七八九])\s?\+?\d?\s?周|(\d{1,2})\s?(?:weeks?|wks?)\b.{0,12}\bpregnan|pregnan\w*.{0,12}?\b(\d{1,2})\s?(?:weeks?|wks?)\b/iu;
const MONTHS = /(?:孕|怀|妊娠)\D{0,4}?(\d{1,2}|[一二三四五六七八九十])\s?个?月|(\d{1,2})\s?months? pregnant/iu;
const TRIMESTER = /(first|second|third|1st|2nd|3rd) trimester|(?:孕|妊娠)(早|中|晚)期|(?<![备怀])(?:孕|妊娠)([早中晚])/iu;
const TRIMESTERS: Readonly<Record<string, number>> = { first: 1, "1st": 1, second: 2, "2nd": 2, third: 3, "3rd": 3, 早: 1, 中: 2, 晚: 3 };

/** Weeks of pregnancy to trimester (to 13 weeks and 6 days, to 27 weeks and 6 days, after). Source: ACOG. */
const trimesterOfWeek = (week: number): number => (week < 14 ? 1 : week < 28 ? 2 : 3);

function trimester(text: string): number | undefined {
  const weeks = WEEKS.exec(text);
  if (weeks) return trimesterOfWeek(count(weeks[1] ?? weeks[2] ?? weeks[3] ?? ""));
  const months = MONTHS.exec(text);
  if (months) return Math.min(3, Math.ceil(numberOf(months[1] ?? months[2] ?? "1") / 3));
  const named = TRIMESTER.exec(text);
  return named ? TRIMESTERS[(named[1] ?? named[2] ?? named[3] ?? "").toLowerCase()] : undefined;
}

const OPERATION = String.raw`(?:surgery|operation|replacement|transplant|bypass|extraction|wisdom (?:tooth|teeth)|\w+ectomy|\w+plasty)`;
const AHEAD = String.raw`(?:next|soon|tomorrow|planned|scheduled|booked|within|in (?:\d+|one|two|three|an?|a few)|this week|coming|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
const HAN_OPERATION = "(?:手术|置换|切除|移植|搭桥|支架|种牙|植牙|开刀)";
const OPERATION_AHEAD = new RegExp(
  String.raw`\b${OPERATION}\b.{0,20}\b${AHEAD}\b|\b(?:upcoming|planned|scheduled|before|having|have|awaiting|waiting|need|needs|due|booked)\b.{0,20}\b(?:surgery|operation|(?:knee|hip|joint|valve) replacement|transplant)\b|\b(?:out|removed)\b.{0,6}\b(?:next|tomorrow|soon|on \w+day)\b|(?:下|明|本|这|后|内|即将|准备|等待|等着|预约|将要?|要)(?!期)[^，,。期史]{0,6}${HAN_OPERATION}(?!后|史|术后|完)|手术前|术前`,
  "iu",
);
/** Named alone an operation is one to come; with more words it may be long past. */
const OPERATION_ALONE = /^\s*(?:an? )?(?:major |minor )?(?:surgery|surgical procedure|operation)\s*$|^\s*(?:做|动|开)?手术\s*$|^\s*(?:开刀|外科手术)\s*$/iu;

/** How much of it there is names nothing else: 血压有点高, 血脂稍微偏高, slightly raised cholesterol. */
const DEGREE =
  /有一?点儿?|稍微|略微|有些|比较|轻度|中度|重度|轻微|偏(?=[高低])|一点儿?$|(?<=[高低])一些$|\b(?:slightly|mildly|a bit|a little|somewhat|rather|quite|mild|moderate|severe)\b/giu;

/** Since when, or for how long: "MI 2019", "RA for 10 years", 高血压10年, 三年前. */
const SINCE =
  /\b(?:(?:diagnosed|since|in|from|for|over|about|almost)\s+)*(?:\b(?:19|20)\d\d\b|(?:x\s?)?(?:\d{1,2}|an?|two|three|four|five|six|ten|several|many|some)\+?\s?(?:years?|yrs?|months?|mths?|weeks?)\b(?:\s(?:ago|now))?)|\b(?:last|this) (?:year|month)\b|(?:19|20)\d\d\s?年?(?:确诊|查出|诊断)?|(?:确诊|病史)?(?:\d{1,2}|[一二两三四五六七八九十几好多]{1,2})(?:年|个月)(?:多|余)?(?:了|前|病史|史)?/giu;
/** "Type two", "stage three": a number in words behind its noun. */
const IN_WORDS: Readonly<Record<string, string>> = { one: "1", two: "2", three: "3", four: "4", five: "5" };
const counted = (text: string): string =>
  text.replace(/\b(type|stage|grade) (one|two|three|four|five)\b/giu, (_, noun: string, n: string) => `${noun} ${IN_WORDS[n.toLowerCase()] ?? n}`);

/** A stage of life and a habit end: "previous pregnancy" is none now. */
const PAST = /\b(?:previous(?:ly)?|prior|past|former(?:ly)?|history of|hx|used to|ex|last (?:pregnancy|time))\b|曾|以前|既往|过去/iu;
export type Also = {
  readonly readValue: ReadValue;
  /** The conditions that pass: stages of life and habits. */
  readonly passing: ReadonlySet<string>;
};

const KIND = ["condition"] as const;
/** Says that there is or was one, not what: "old MI", "known epileptic", "history of AF". */
const FRAMING =
  /^(?:(?:i|we|he|she|have|has|had|got|with|my|a|an|the|am|is|was|known|old|previous|prior|past|former|chronic|acute|paroxysmal|permanent|persistent|recurrent|ongoing|newly|recently|diagnosed|diagnosis|confirmed|suffer(?:s|ing)?|from|(?:past medical )?history|hx|pmh|status post|sp|of|on (?!chemo|radio|dialysis)\w+ for|treated|untreated|controlled|uncontrolled|early|late|onset)[\s:]+)+|[\s,]+(?:well|poorly)?[\s-]?(?:controlled|treated|diagnosed)$|[\s,]+(?:in remission|survivor|on medication|on treatment|sufferer|patient)$/giu;

/** What somebody reacts to: "allergic to bees", 吃虾起疹子. */
const REACTS_TO =
  /^(?:severely |very |mildly )?(?:allergic|allergy|anaphylaxis|anaphylactic|anaphylactic reaction|allergic reaction|reacts?|reaction)\s+to\s+(?<en>.{2,60})$|^(?:我|孩子|宝宝)?(?:一?吃|喝|对|用|碰)?(?<zh>\p{Script=Han}{1,8}?)(?:会|就|后)?(?:严重|轻微|轻度)?(?:过敏|起疹子|起皮疹|出疹子|起风团|浑身痒|身上痒|嘴肿)(?:史|反应)?$/iu;
const SAID_AS_ALLERGY = /^(?<en>.{2,40}?) allergy$/iu;
/** The allergy to what is named; to a medicine or a food that has no record of its own, the general one. */
function allergyTo(lookup: Lookup, text: string): Recognition | null {
  const { en, zh } = (REACTS_TO.exec(text) ?? SAID_AS_ALLERGY.exec(text))?.groups ?? {};
  const to = (en ?? zh ?? "").trim();
  if (to === "") return null;
  const named = zh !== undefined ? recogniseWith(lookup, `${to}过敏`, KIND, "whole") : recogniseWith(lookup, `${singular(to)} allergy`, KIND, "whole");
  if (named) return { ...named, given: text };
  const medicine = recogniseWith(lookup, to, ["medicine", "class"], "whole");
  const food = medicine ? null : recogniseWith(lookup, to, ["item", "group"], "whole");
  const general = medicine ? "drug_allergy" : food ? "food_allergy" : undefined;
  return general !== undefined && lookup.exact(general.replace("_", ""), KIND) ? reading(text, general, general) : null;
}

/** One more character before a name of two makes another word of it, unless it only says whose, since when or how bad (破伤风 is no 伤风). */
const SAYS_LITTLE = /[有患得老曾已正刚在易常很大小轻重早晚急慢怕我他她男女孕产偶前后左右双单旧微是又现]/u;
const anotherWord = (text: string, matched: string): boolean =>
  matched.length === 2 && /^\p{Script=Han}+$/u.test(matched) && text.indexOf(matched) === 1 && !SAYS_LITTLE.test(text[0] ?? "");

const reading = (given: string, id: string, matched: string): Recognition => ({
  given,
  entities: [{ kind: "condition", id }],
  matched,
  how: "stripped",
  dose: { name: given, times: 1 },
});

/** A condition's name, with its stage or trimester where the knowledge tells these apart. */
export function recogniseCondition(lookup: Lookup, given: string, also: Also): Recognition | null {
  const found = recogniseNow(lookup, given, also.readValue);
  const over = found && found.how !== "exact" && PAST.test(plainText(given)) && found.entities.some((e) => also.passing.has(e.id));
  return over ? null : found;
}

function recogniseNow(lookup: Lookup, given: string, readValue: ReadValue): Recognition | null {
  const named = (words: string): ReturnType<Lookup["exact"]> => lookup.exact(plainText(words).replace(/[^\p{L}\p{N}]/gu, ""), KIND);
  const exact = named(given);
  if (exact) return { ...reading(given, exact.row.id, exact.row.name), entities: exact.entities, how: "exact" };
  const told = stageOfAge(given) ?? readValue(given);
  if (told !== undefined && named(told)) return reading(given, told, told);
  const text = counted(plainText(given));
  const third = trimester(text);
  if (third !== undefined && lookup.exact(`pregnancyt${third}`, KIND)) return reading(given, `pregnancy_t${third}`, `pregnancy_t${third}`);
  const whole = [text.replace(DEGREE, ""), text.replace(SINCE, " "), text.replace(SINCE, " ").trim().replace(FRAMING, " "), text]
    .map(named)
    .find((m) => m !== undefined);
  if (whole) return { ...reading(given, whole.row.id, whole.row.name), entities: whole.entities };
  const allergy = REACTS_TO.test(text) ? allergyTo(lookup, text) : null;
  if (allergy) return { ...allergy, given };
  if ((OPERATION_AHEAD.test(text) || OPERATION_ALONE.test(text)) && lookup.exact("surgeryplanned", KIND))
    return reading(given, "surgery_planned", "surgery_planned");
  const stage = STAGE.exec(text);
  if (stage) {
    const n = numberOf((stage[1] ?? stage[2] ?? stage[3] ?? "").toLowerCase());
    const general = recogniseWith(lookup, text.replace(stage[0], " "), KIND);
    const staged = general?.entities.flatMap(({ id }) => lookup.exact(`${id}_${n}`.replaceAll("_", ""), KIND)?.entities ?? []);
    if (general && staged && staged.length > 0) return { ...general, given, entities: staged };
  }
  const found = recogniseWith(lookup, text === plainText(given) ? given : text, KIND);
  return found && !(found.how === "contained" && anotherWord(text, found.matched)) ? { ...found, given } : allergyTo(lookup, text);
}
