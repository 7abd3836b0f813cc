/** "What number counts as low?", "低了怎么办", after diabetes: the value that the illness is measured by, by its name. */
import type { Lang } from "@nutri/domain";
import type { Condition, KnowledgeIndex } from "@nutri/knowledge";
import type { Memory } from "../types.ts";
import type { Linked, Linker } from "./link.ts";

type Value = {
  readonly zh: string;
  readonly en: string;
  /** In Chinese too low and too high have names of their own. */ readonly low?: string;
  readonly high?: string;
};
/** By the keys of what is spoken of. */
const VALUES: readonly (readonly [RegExp, Value])[] = [
  [
    /^condition:(?:diabetes|type_[12]_diabetes|prediabetes|gestational_diabetes|hypoglycaemia)$|^class:(?:insulin|sulfonylurea)$|^medicine:(?:insulin\w*|metformin|gli\w+)$/u,
    { zh: "血糖", en: "blood sugar", low: "低血糖", high: "高血糖" },
  ],
  [/^condition:hypertension$/u, { zh: "血压", en: "blood pressure", low: "低血压", high: "高血压" }],
  [/^condition:(?:gout|hyperuricaemia)$/u, { zh: "尿酸", en: "uric acid" }],
  [/^condition:(?:hypercholesterolaemia|hyperlipidaemia)$/u, { zh: "胆固醇", en: "cholesterol" }],
  [/^condition:(?:hypothyroidism|hyperthyroidism|hashimoto_thyroiditis)$|^medicine:levothyroxine$/u, { zh: "TSH", en: "TSH" }],
  [/^condition:(?:iron_deficiency|iron_deficiency_anaemia)$/u, { zh: "铁蛋白", en: "ferritin" }],
  [/^medicine:warfarin$|^class:vitamin_k_antagonist$/u, { zh: "INR", en: "INR" }],
];
const valueOf = (key: string): Value | undefined => VALUES.find(([of]) => of.test(key.split("=")[0] ?? ""))?.[1];

/** What was spoken of last first; of a person's own only where one value is meant by all of them. */
function meantIn({ entities = [], people, subject = "self" }: Memory): Value | undefined {
  const spoken = entities.map(valueOf).find((v) => v !== undefined);
  const { conditions = [], medicines = [] } = people?.[subject] ?? {};
  const theirs = new Set([...conditions.map((id) => `condition:${id}`), ...medicines.map((m) => `medicine:${m.id}`)].flatMap((key) => valueOf(key) ?? []));
  return spoken ?? (theirs.size === 1 ? [...theirs][0] : undefined);
}

const END = "(?=\\s*(?:[?.,!;]|$|\\bfor (?:me|him|her|us)\\b|\\bthen\\b|\\band\\b))";
const ROWS_EN: readonly (readonly [RegExp, (v: string) => string])[] = [
  [
    /\b(?:it|they)(?= (?:goes|go|gets?|drops?|falls?|runs?|stays?|is|are|was|were|['’]s|(?:should|must|ought to) be)(?: too| very| really| so)? (?:low|high|normal|up|down)\b)/iu,
    (v) => `my ${v}`,
  ],
  [/\b(?:it|my (?:numbers?|levels?|readings?))(?= (?:should|must|ought to|supposed to) be\b)/iu, (v) => `my ${v}`],
  [
    new RegExp(`(?<=\\b(?:counts? as|is|are|considered|classed as|called|means?|be)(?: too| dangerously| very| really)? (?:low|high|normal))${END}`, "iu"),
    (v) => ` ${v}`,
  ],
  [new RegExp(`(?<=\\b(?:go|goes|going|get|run|am|i['’]m|feel|feeling|been) (?:too )?(?:low|high))${END}`, "iu"), (v) => ` in ${v}`],
  [/\b(?:a|another) low\b(?![- ]\w)|\blows\b/iu, (v) => `low ${v}`],
  [/\bshould (?:it|my (?:number|level|reading)s?)(?= be\b)/iu, (v) => `should my ${v}`],
];
const NUMBER_EN = /\b(?:number|level|reading|value|figure|target|range|low|high|lows|normal)\b/iu;
const LOW = /(?:多少|几)(?:才|就)?算(?:太|是|偏|过)?(低|高)(?!血|尿|胆)/u;
const ROWS_ZH: readonly (readonly [RegExp, (v: Value, found: readonly string[]) => string])[] = [
  [LOW, (v, [whole = "", which]) => whole.replace(/[低高]$/u, (which === "低" ? v.low : v.high) ?? `${v.zh}${which}`)],
  [
    /(?<=^(?:那么?|要是|如果|万一|突然|它|又|太|老是|总是)*)(?:太|偏)?([低高])了?(?=(?:怎么办|咋办|该|要|能|吃什么|怎么|的?时候))/u,
    (v, [, which]) => `${v.zh}${which}了`,
  ],
  [/(?<=^(?:那么?|我|一般|最好|要|应该|平时)*)(?=(?:控制|降|保持|维持)(?:到|在)(?:多少|几))/u, (v) => v.zh],
  [/(?<=^(?:那么?|它|这个|我)*)(?=(?:正常(?:值|范围)?|标准|目标)(?:值|范围)?是?(?:多少|几))/u, (v) => v.zh],
];

/** "Does wine make that more likely?", "喝酒会更容易这样吗": what befell them, by the name it was last spoken of. */
const EVENT_EN =
  /(?<=\b(?:makes?|making|cause|causes|trigger|triggers|bring on|brings on|set off|sets off|prevent|stop|avoid) )(?:that|it|this|another one|another|one of those)(?=(?: (?:more|less) (?:likely|common|often)| happen\w*)?(?: again)?\s*(?:[?.,!]|$))/iu;
const EVENT_ZH = /(?<=(?:更?容易|更会|会不会|诱发|引起|避免|防止)(?:再|又)?)(?:这样|这种情况|这个|它|发作)(?=[吗么呢了]|[?？。]|$)/u;

/** What befalls somebody, and is none of what they have for good. */
export function eventIn(key: string, { people, subject = "self" }: Memory, k: KnowledgeIndex): Condition | undefined {
  const condition = key.startsWith("condition:") ? k.conditions.get(key.slice("condition:".length)) : undefined;
  const theirs = condition !== undefined && people?.[subject]?.conditions?.includes(condition.id) === true;
  return condition !== undefined && !theirs && (condition.kind === "disease" || condition.kind === "symptom") ? condition : undefined;
}

/** @param eventOf the name of an illness or a complaint that was spoken of */
export function withEventMeant(text: string, lang: Lang, { entities = [], earlier = [] }: Memory, eventOf: (key: string) => string | undefined): string {
  const sign = lang === "zh-CN" ? EVENT_ZH : EVENT_EN;
  const event = sign.test(text) ? [...entities, ...earlier].flatMap((key) => eventOf(key) ?? [])[0] : undefined;
  return event === undefined ? text : text.replace(sign, () => event);
}

const MOST: Readonly<Record<"zh" | "en", number>> = { zh: 24, en: 80 };

/** @returns the text with the value's name where it is left out; as it is where it names one, or nothing tells which is meant */
export function withValueMeant(text: string, lang: Lang, memory: Memory, link: Linker): string {
  const short = lang === "zh-CN" ? "zh" : "en";
  if (text.length > MOST[short]) return text;
  const value = meantIn(memory);
  const named = (l: Linked): boolean => l.given !== "" && l.ref.kind !== "goal";
  if (value === undefined || link(text).some(named)) return text;
  if (short === "zh") {
    const row = ROWS_ZH.find(([sign]) => sign.test(text));
    return row === undefined ? text : text.replace(row[0], (...found: string[]) => row[1](value, found));
  }
  const row = NUMBER_EN.test(text) ? ROWS_EN.find(([sign]) => sign.test(text)) : undefined;
  return row === undefined ? text : text.replace(row[0], () => row[1](value.en));
}
