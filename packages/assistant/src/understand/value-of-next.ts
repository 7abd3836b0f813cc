/** "我妹的是28呢", "and my mum's was 31?": the test that was told of before, of another. */
import type { Lang } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Memory } from "../types.ts";
import type { Linker } from "./link.ts";

const WHO_ZH = "我?(?:妹妹?|姐姐?|哥哥?|弟弟?|妈妈?|爸爸?|老公|老婆|爱人|儿子|女儿|闺女|孩子|娃|同事|朋友|爷爷|奶奶|姥姥|姥爷|外婆|外公|婆婆|公公)|他|她";
const ZH = new RegExp(
  `^(?:那|哦|对了|还有)?[，,]?(${WHO_ZH})(?:的|那个|那边)?(?:查出来|测出来|化验|查|测)?(?:了|是|只有|才|有|到|高达)*\\s?(\\d{1,4}(?:\\.\\d+)?)(?!\\d|\\s?(?:岁|周|个?月|天|年|公斤|斤|次|片|粒|颗|毫克|微克|克|mg|ug|iu|g))`,
  "u",
);
const EN =
  /^(?:and |but |so |what about |how about )*(?:(my (?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|son|daughter|nan|gran|grandma|grandad|grandpa|friend))(?:['’]?s)?|hers|his)(?: one| level| result| number)?(?: (?:is|was|came back(?: (?:at|as))?|came out at|at|has))*,? (\d{1,4}(?:\.\d+)?)(?!\d|\s?(?:years?|yrs?|yo|weeks?|months?|kg|mg|mcg|iu|g\b|stone|lbs?))/iu;

/** "换成 mg/dL 是多少", "what's that first one in American numbers?": the value that was told, in another unit. */
const CONVERTS =
  /(?:换[成算过]|折[合算])(?:[^，,。？?]{0,6}(?:单位|[munpµ]?mol|[munpµ]?g\b)|[一多]|$)|(?:用|按)(?:美国|国际)?单位|\bconver\w+|\b(?:in|into|to) (?:[munpµ]?mol|[munpµ]?g)\s?\/\s?d?m?l\b|\b(?:american|us|uk|british|european|si) (?:numbers?|units?|figures?|terms)\b/iu;
const FIRST = /第一|前面|前一|\bfirst\b|\bformer\b/iu;
function converted(text: string, lang: Lang, labs: NonNullable<Memory["labs"]>, k: KnowledgeIndex): string {
  const lab = FIRST.test(text) ? labs[0] : labs.at(-1);
  const name = lab && k.biomarkers.get(lab.biomarker)?.name;
  if (!lab || !name || !CONVERTS.test(text) || /\d{2}/u.test(text)) return text;
  return lang === "zh-CN" ? `${name.zh} ${lab.value} ${lab.unit}，${text}` : `${name.en} ${lab.value} ${lab.unit}, ${text}`;
}

const BARE = /^(?:(?:it|that)(?:['’]s| is| was)? |它?是|就|结果是?)?\s?(\d{1,4}(?:\.\d+)?)\s?([a-zμµ%][a-zμµ/%0-9]{0,8})?[.。!]?$/iu;
const OF_PERSON = /^(?:y|yo|yrs?|years?|months?|weeks?|days?|kg|kilos?|lbs?|cm|m|mg|mcg|iu|g)$/iu;
const OF_TESTS = /查|验|报告|体检|单子|\b(?:bloods?|tests?|tested|results?|levels?|labs?|report|checked)\b/iu;
/** "They did vitamin D too, let me find it", and then "28": the value of what was spoken of last, where tests were told of. */
function bareValue(text: string, lang: Lang, { entities = [], labs = [], heard = [], asking }: Memory, k: KnowledgeIndex): string | undefined {
  const [, value, unit = ""] = BARE.exec(text.trim()) ?? [];
  const [kind, id] = (entities[0]?.split("=")[0] ?? "").split(":");
  // What was asked back is answered to that, and an age is no value.
  if (value === undefined || asking !== undefined || OF_PERSON.test(unit) || !(labs.length > 0 || heard.some((t) => OF_TESTS.test(t)))) return undefined;
  const test =
    kind === "biomarker"
      ? k.biomarkers.get(id ?? "")
      : kind === "nutrient"
        ? [...k.biomarkers.values()].find((b) => b.indicates.some((i) => i.nutrient === id))
        : undefined;
  return test && `${lang === "zh-CN" ? test.name.zh : test.name.en} ${value}${unit === "" ? "" : ` ${unit}`}`;
}

/** @returns the question with the test's name and unit; as it is where no value was told before, or it names something itself */
export function valueOfNext(text: string, lang: Lang, { labs = [], entities, heard, asking }: Memory, k: KnowledgeIndex, link: Linker): string {
  const bare = bareValue(text, lang, { entities, labs, heard, asking }, k);
  if (bare !== undefined) return bare;
  const [lab, ...others] = labs;
  if (!lab || link(text).some((l) => l.given !== "" && l.ref.kind !== "goal")) return text;
  const inUnit = converted(text, lang, labs, k);
  if (inUnit !== text || others.length > 0) return inUnit;
  const [said, who, value] = (lang === "zh-CN" ? ZH : EN).exec(text.trim()) ?? [];
  const name = k.biomarkers.get(lab.biomarker)?.name;
  if (said === undefined || value === undefined || !name) return text;
  const unit = lab.unitTold ? ` ${lab.unit}` : "";
  const rest = text.trim().slice(said.length);
  return lang === "zh-CN"
    ? `${who}的${name.zh} ${value}${unit}，正常吗？${rest.replace(/^呢?[?？，,。\s]*/u, "")}`
    : `${who ?? "Their"}${who ? "'s" : ""} ${name.en} is ${value}${unit}, is that normal?${rest.replace(/^[?.,!\s]*/u, " ")}`;
}
