/** What is special about naming conditions: stages, weeks of pregnancy, trimesters, ages, measurements. */
import { count, stageOfAge } from "./ages.ts";
import type { Lookup } from "./lookup.ts";
import { plainText, singular, tokens } from "./normalise.ts";
import { recogniseWith } from "./recognise.ts";
import type { Recognition } from "./types.ts";
import type { ReadValue } from "./values.ts";

const HAN_DIGITS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 };
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5 };
const numberOf = (s: string): number => HAN_DIGITS[s] ?? ROMAN[s] ?? Number(s);

/** A stage, not a grade: IgA肾病三级 is what the biopsy shows and says nothing of how far the kidneys are. */
const STAGE = /(?:\b(?:stage|g)\s?([1-5]|iv|v|i{1,3})[ab]?\b|第?([1-5]|[一二三四五]|iv|v|i{1,3})[ab]?\s?期|(?<=ckd)\s?-?([1-5])[ab]?\b)/iu;
const WEEKS =
  /(?:孕|妊娠)\D{0,4}?(\d{1,2}|[二三四]?十[一二三四五六七八九]?|[一二三四五六七八九])\s?\+?\d?\s?周|(\d{1,2})\s?(?:weeks?|wks?|w)\b.{0,12}\bpregnan|pregnan\w*.{0,12}?\b(\d{1,2})\s?(?:weeks?|wks?)\b/iu;
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
const AHEAD = String.raw`(?:next|soon|tomorrow|planned|scheduled|booked|within|in (?:\d{1,2}|one|two|three|an?|a few) (?:days?|weeks?|months?)|this week|coming|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
const HAN_OPERATION = "(?:手术|置换|切除|移植|搭桥|支架|种牙|植牙|开刀)";
const OPERATION_AHEAD = new RegExp(
  String.raw`\b${OPERATION}\b.{0,20}\b${AHEAD}\b|\b(?:upcoming|planned|scheduled|before|having|have|awaiting|waiting|need|needs|due|booked)\b.{0,20}\b(?:surgery|operation|(?:knee|hip|joint|valve) replacement|transplant)\b|\b(?:out|removed)\b.{0,6}\b(?:next|tomorrow|soon|on \w+day)\b|(?:下|明|本|这|后|内|即将|准备|等待|等着|预约|将要?|要)(?!期)[^，,。期史]{0,6}${HAN_OPERATION}(?!后|史|术后|完)|手术前|术前`,
  "iu",
);
/** "In two weeks" is no time since when. */
const SOON = /\bin (?:\d{1,2}|one|two|three|an?|a few) (?:days?|weeks?|months?)\b(?! ago)/iu;
/** Named alone an operation is one to come; with more words it may be long past. */
const OPERATION_ALONE = /^\s*(?:an? )?(?:major |minor )?(?:surgery|surgical procedure|operation)\s*$|^\s*(?:做|动|开)?手术\s*$|^\s*(?:开刀|外科手术)\s*$/iu;

/** How much of it there is names nothing else: 血压有点高, 血脂稍微偏高, slightly raised cholesterol. */
const DEGREE =
  /有一?点儿?|稍微|略微|有些|比较|轻度|中度|重度|轻微|偏(?=[高低])|一点儿?$|(?<=[高低])一些$|\b(?:slightly|mildly|a bit|a little|somewhat|rather|quite|mild|moderate|severe)\b/giu;

/** Since when, or for how long: "MI 2019", "RA for 10 years", 高血压10年, 三年前. */
const SINCE =
  /\b(?:(?:diagnosed|since|in|from|for|over|about|almost)\s+)*(?:\b(?:19|20)\d\d\b|(?:x\s?)?(?:\d{1,2}|an?|two|three|four|five|six|ten|several|many|some)\+?\s?(?:years?|yrs?|months?|mths?|weeks?)\b(?:\s(?:ago|now))?)|\b(?:last|this) (?:year|month)\b|\b(?:since|as|when i was|in)(?: an?| my| a young)? (?:childhood|birth|kid|child|baby|teen(?:ager)?|teens|twenties|\d0s)\b|\b(?:since|from|at|when i was)(?: the)?(?: age)?(?: of)? \d{1,2}(?: years old)?\b|小时候|童年|从小|幼年|年轻时|(?:19|20)\d\d\s?年?(?:确诊|查出|诊断)?|(?:确诊|病史)?(?:\d{1,2}|[一二两三四五六七八九十几好多]{1,2})(?:年|个月)(?:多|余)?(?:了|前|病史|史)?/giu;
/** "Type two", "stage three": a number in words behind its noun. */
const IN_WORDS: Readonly<Record<string, string>> = { one: "1", two: "2", three: "3", four: "4", five: "5" };
/** "Breast ca" is how a note says cancer. */
const CANCER =
  /\b(breast|prostate|colon|colorectal|rectal|lung|thyroid|bladder|ovarian|cervical|pancreatic|gastric|stomach|liver|kidney|renal|endometrial|oesophageal|esophageal) ca\b/giu;
const counted = (text: string): string =>
  text
    .replace(CANCER, "$1 cancer")
    .replace(/^(?:type |t)([12])$/iu, "type $1 diabetes")
    .replace(/\btype (i{1,2})\b(?= diabet)/giu, (_, n: string) => `type ${n.length}`)
    .replace(/\b(type|stage|grade) (one|two|three|four|five)\b/giu, (_, noun: string, n: string) => `${noun} ${IN_WORDS[n.toLowerCase()] ?? n}`);

export type Also = {
  readonly readValue: ReadValue;
  /** The conditions that pass: stages of life, habits, complaints. */
  readonly passing: ReadonlySet<string>;
};

const KIND = ["condition"] as const;
/** Says that there is or was one, not what: "old MI", "known epileptic", "history of AF". */
const FRAMING =
  /^(?:(?:(?:my|the) (?:doctor|gp|dr) (?:said|says|told me|thinks)(?: that)?|i|we|he|she|have|has|had|get|gets|got|do|always|often|sometimes|with|my|a|an|the|am|is|was|known|old|previous|prior|past|former|chronic|acute|paroxysmal|permanent|persistent|recurrent|ongoing|newly|recently|diagnosed|diagnosis|confirmed|suffer(?:s|ing)?|from|(?:past medical )?history|hx|pmh|status post|sp|of|on (?!chemo|radio|dialysis)\w+ for|treated|untreated|controlled|uncontrolled|early|late|onset)[\s:]+)+|[\s,]+(?:well|poorly)?[\s-]?(?:controlled|treated|diagnosed)$|[\s,]+(?:a lot|sometimes|often|at times|at night|in remission|survivor|on medication|on treatment|sufferer|patient)$/giu;

/** The same in Chinese: 查出来有, 医生说是, 出院诊断：. */
const HAN_FRAMING =
  /^(?:(?:我|本人|去年|今年|前年|最近|体检|检查|医生|出院|入院|门诊|初步|查出来?|查出|发现|诊断为?|确诊为?|结论|提示|考虑|说|是|有|得了?|患有?|也|还|都|老是?|总是?|经常|一直|好像|可能|容易|有点|[:：])+)|(?:了|很久|好久|好几次|几次|一次)+$/gu;

/** What somebody reacts to: "allergic to bees", "hives from penicillin", 吃虾起疹子. */
const REACTS_TO =
  /^(?:i )?(?:get |got |had )?(?:severely |very |mildly )?(?:(?:allergic|allergy|anaphylaxis|anaphylactic|anaphylactic reaction|allergic reaction|reacts?|reaction)\s+to|(?:hives|rash|swelling|itching|break(?:s|ing)? out|broke out|throat closes(?: up)?)(?: in (?:hives|an? rash))?\s+(?:from|to|with|after|when i (?:eat|take|drink|have)))\s+(?:eating |taking )?(?<en>.{2,60})$|^(?:我|孩子|宝宝)?(?:一?吃|喝|对|用|碰)?(?<zh>\p{Script=Han}{1,8}?)(?:会|就|后)?(?:身上|全身|浑身|脸上)?(?:严重|轻微|轻度)?(?:过敏|起疹子|起皮疹|出疹子|起风团|起疙瘩|起包|发痒|痒|嘴唇?肿|嘴唇?麻|喉咙肿|喉咙痒)(?:史|反应)?$/iu;
const GIVES_REACTION = /^(?<en>.{2,40}?) (?:makes me|gives me|causes) (?:itch\w*|sick|ill|nauseous|vomit|swell|hives|an? rash|rashes?|break out.*)$/iu;
const SAID_AS_ALLERGY = /^(?<en>.{2,40}?) allergy$/iu;
/** The allergy to what is named; to a medicine or a food that has no record of its own, the general one. */
function allergyTo(lookup: Lookup, text: string): Recognition | null {
  const { en, zh } = (REACTS_TO.exec(text) ?? GIVES_REACTION.exec(text) ?? SAID_AS_ALLERGY.exec(text))?.groups ?? {};
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

/** What else is named beside the weeks: 孕32周妊娠期高血压. */
function besides(lookup: Lookup, text: string, pregnant: Recognition): Recognition {
  const rest = [WEEKS, MONTHS, TRIMESTER].reduce((t, r) => t.replace(r, " "), text);
  const more = lookup.inside(tokens(rest), KIND).flatMap((s) => s.entities.filter((e) => !e.id.startsWith("pregnancy")));
  return { ...pregnant, entities: [...pregnant.entities, ...more] };
}

/** What is left of one that is over: its history, where there is a record of that ("history of gestational diabetes"); else nothing of what passes, while a disease that was had still counts. */
export function pastCondition(lookup: Lookup, r: Recognition, passing: ReadonlySet<string>): Recognition | null {
  const history = (id: string): Recognition["entities"] | undefined => lookup.exact(`historyof${id.replaceAll("_", "")}`, KIND)?.entities;
  const entities = r.entities.flatMap((e) => history(e.id) ?? (passing.has(e.id) ? [] : [e]));
  return entities.length > 0 ? { ...r, entities } : null;
}

/** "After" an operation tells of what lasts (a stent, a stomach that is gone); that it is fresh only the time tells. */
const FRESH =
  /刚|昨天|前天|上周|上星期|本周|[天周日]前|[1-3一两二三]个月前|术后\s?(?:第?[\d一二两三十]{1,2}[天周日]|[1-3一两二三]个月)|\b(?:just|recent(?:ly)?|yesterday|last (?:week|month)|this (?:week|month)|(?:days?|weeks?) (?:ago|post))\b/iu;
/** An operation of which nothing lasts that a record speaks of: "ACL repair 2015", 半月板切除. */
const OPERATION_PAST = new RegExp(
  String.raw`\b(?:\w+(?:ectomy|plasty|otomy|rrhaphy)|(?:surgery|operation|repair|reconstruction|removal|resection|ablation|arthroscopy|fusion|lasik|prk))\b|\b(?:removed|taken out|operated on)$|(?:手术|切除|修补|修复|置换|成形|吻合|松解|结扎|摘除|剥除|内固定)(?:术)?(?:后|史)?$`,
  "iu",
);
function operation(lookup: Lookup, text: string): Recognition | null {
  return OPERATION_PAST.test(text) && !/[,，、;；。]/u.test(text) && lookup.exact("recentsurgery", KIND)
    ? reading(text, "recent_surgery", "recent_surgery")
    : null;
}

function lastingFirst(r: Recognition, text: string): Recognition {
  const lasting = r.entities.filter((e) => e.id !== "recent_surgery");
  return lasting.length > 0 && !FRESH.test(text) ? { ...r, entities: lasting } : r;
}

/** A condition's name, with its stage or trimester where the knowledge tells these apart. */
export function recogniseCondition(lookup: Lookup, given: string, also: Also): Recognition | null {
  const found = recogniseNow(lookup, given, also.readValue);
  return found && lastingFirst(found, plainText(given));
}

function recogniseNow(lookup: Lookup, given: string, readValue: ReadValue): Recognition | null {
  const named = (words: string): ReturnType<Lookup["exact"]> => lookup.exact(plainText(words).replace(/[^\p{L}\p{N}]/gu, ""), KIND);
  const exact = named(given);
  if (exact) return { ...reading(given, exact.row.id, exact.row.name), entities: exact.entities, how: "exact" };
  const told = stageOfAge(given) ?? readValue(given);
  if (told !== undefined && named(told)) return reading(given, told, told);
  const text = counted(plainText(given));
  const third = trimester(text);
  if (third !== undefined && lookup.exact(`pregnancyt${third}`, KIND))
    return besides(lookup, text, reading(given, `pregnancy_t${third}`, `pregnancy_t${third}`));
  const planned = lookup.exact("surgeryplanned", KIND) ? reading(given, "surgery_planned", "surgery_planned") : undefined;
  if (planned && SOON.test(text) && OPERATION_AHEAD.test(text)) return planned;
  const bare = text.replace(SINCE, " ").trim().replace(FRAMING, " ").trim();
  const whole = [text.replace(DEGREE, ""), text.replace(SINCE, " "), bare, bare.replace(HAN_FRAMING, ""), text].map(named).find((m) => m !== undefined);
  if (whole) return { ...reading(given, whole.row.id, whole.row.name), entities: whole.entities };
  const allergy = REACTS_TO.test(text) || GIVES_REACTION.test(text) ? allergyTo(lookup, text) : null;
  if (allergy) return { ...allergy, given };
  if (planned && (OPERATION_AHEAD.test(text) || OPERATION_ALONE.test(text))) return planned;
  const stage = STAGE.exec(text);
  if (stage) {
    const n = numberOf((stage[1] ?? stage[2] ?? stage[3] ?? "").toLowerCase());
    const general = recogniseWith(lookup, text.replace(stage[0], " "), KIND);
    const staged = general?.entities.map((e) => lookup.exact(`${e.id}_${n}`.replaceAll("_", ""), KIND)?.entities ?? [e]);
    if (general && staged?.some((s, i) => s[0] !== general.entities[i])) return { ...general, given, entities: staged.flat() };
  }
  // A slip is forgiven in the name only, not in what frames it.
  const found = recogniseWith(lookup, text === plainText(given) ? given : text, KIND) ?? recogniseWith(lookup, bare, KIND);
  if (found && !(found.how === "contained" && anotherWord(text, found.matched))) return { ...found, given };
  return allergyTo(lookup, text) ?? allergyTo(lookup, bare) ?? operation(lookup, text.replace(SINCE, " ").trim());
}
