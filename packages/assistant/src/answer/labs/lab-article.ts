/** A value that was told, and an article that answers what was asked of it: the value in a sentence, and then the answer. */
import { isOverruled } from "../rules/against-value.ts";
import { asksInWords } from "../../understand/asking-words.ts";
import { type LabTold, statesOf } from "../../understand/labs.ts";
import { isPolar } from "../../understand/intents.ts";
import { A_DOSE, isShort } from "./lab-readings.ts";
import { both, type Context, type Part } from "../part.ts";

/** Written of the test, or of what the value is; what only reads the test says the value again. */
function isOf(c: Context, { article: id, title, lead }: Part, bare: boolean): boolean {
  const { u, k } = c;
  const article = k.articles.get(id ?? "");
  const states = statesOf(u.labs, u.text, k).map((s) => s.state);
  return (
    article !== undefined &&
    !onUntold(c, article, title) &&
    (bare || !READS.test(title?.zh ?? "")) &&
    // A yes or no to what was not asked so.
    !((VERDICT.test(lead?.zh ?? "") || VERDICT_EN.test(lead?.en ?? "")) && !isPolar(u.question)) &&
    // What keeps the well supplied is too little where a lack was found; what mends a lack is for nobody else.
    u.labs.every((x) => !tells(x) || isShort(c, x) === OF_LACK.test(title?.zh ?? "")) &&
    !(u.young && ADULTS.test(article.answer.zh)) &&
    (u.labs.some((x) => article.about.biomarkers.includes(x.biomarker.id)) || article.about.conditions.some((x) => states.includes(x)))
  );
}
/** Written for who has it the other way: what brings a high value down is nothing for a low one, nor for one in its range. */
const ON_HIGH = /(?<!最|多|不|较)(?:偏高|升高|增高|过高|太高|高(?!血压|血脂|血糖|密度|强度|原|蛋白|纤维|温|危|级|同型|尿酸|胆固醇|脂|钙|钾|磷|铁))/u;
const ON_LOW = /偏低|降低|过低|太低|低(?!密度|脂|盐|糖|嘌呤|钠|碳|血糖)|缺|不足/u;
const firstOf = (t: string | undefined): string => t?.split(/(?<=[。；])/u)[0] ?? "";
function isOtherWay(c: Context, lab: Part | undefined, { title, article, lead }: Part): boolean {
  const { zh = "" } = title ?? {};
  if (!isOnValueOnly(c) || lab?.stands === undefined || article === undefined || lab.stands === "unknown" || lab.stands === "open") return false;
  const [high, low] = [ON_HIGH.test(zh), ON_LOW.test(zh)];
  // Nothing in it is of a low one, and it begins with the high one or with where that comes from.
  if (lab.stands === "low" && !low && (high || ON_HIGH.test(firstOf(lead?.zh)) || !ON_LOW.test(`${lead?.zh}`))) return true;
  return high !== low && (high ? lab.stands !== "high" : lab.stands !== "low");
}
const VERDICT = /^(?:多半|往往|常常|一般|大多)?(?:能|会|可以|不能|不会|不是|是|不用|要)[，。：；]/u;
const VERDICT_EN = /^(?:often |mostly |usually )?(?:yes|no|not)\b/iu;
/** It tells of a nutrient whether there is enough of it. */
const tells = ({ biomarker: { indicates } }: LabTold): boolean => indicates.length > 0;
const OF_LACK = /缺|低|不足|贫血/u;
/** Its title is on a thing that nobody spoke of: creatine, to who told a creatinine. */
const onUntold = ({ u, k }: Context, { about }: { readonly about: { readonly items: readonly string[] } }, title: Part["title"]): boolean =>
  about.items.length > 0 &&
  !u.eaten.some((l) => [l.ref, ...l.also].some((r) => about.items.includes(r.id))) &&
  about.items.some((id) => title?.zh.includes(k.items.get(id)?.name.zh ?? " ") === true);
const ADULTS = /成人|成年/u;
const READS = /怎么看|怎么读|解读|多少正常/u;

/** What is known of a goal or a stage in general. */
const GENERAL: ReadonlySet<string> = new Set(["goal", "stage"]);
const ON_FOOD: ReadonlySet<string> = new Set(["foods", "diet", "timing", "together", "deplete"]);
const isOnValueOnly = ({ u }: Context): boolean => u.eaten.length + u.medicines.length === 0 && !u.intents.some((i) => ON_FOOD.has(i)) && !TO_EAT.test(u.asked);
const TO_EAT = /[补吃喝]|\b(?:eat|drink|food|diet)\b/iu;
const A_YES_OR_NO = /[吗么]$/u;
const OF_STAGE = /孕|哺乳|产后/u;
const BEFORE_A_TEST: ReadonlySet<string> = new Set(["lab_test_planned", "check_up"]);
/** How to come to a test, told to who holds its result; what mends a lack, told to who has none; what grown-ups take, told of a child. */
function isBeside(c: Context, { id: speaker, article: id, title }: Part): boolean {
  const { u, k } = c;
  if (GENERAL.has(speaker) && u.labs.length > 0 && isOnValueOnly(c)) return true;
  const article = k.articles.get(id ?? "");
  if (u.labs.length === 0 || !article) return false;
  // "Ferritin low, haemoglobin normal", told to whose haemoglobin is low too.
  if (u.labs.some((x) => (title?.zh ?? "").includes(`${x.biomarker.name.zh}正常`) && statesOf([x], u.text, k).length > 0)) return true;
  const { about, answer } = article;
  // What everybody may do with such a value is not for who carries a child.
  if (u.staged && !OF_STAGE.test(`${title?.zh}${answer.zh}${article.body.zh}`)) return true;
  // A dose for everybody is none for who told of a disease that the text knows nothing of.
  const ill = u.conditions.filter((x) => k.conditions.get(x.ref.id)?.kind === "disease").map((x) => x.ref.id);
  if (ill.length > 0 && A_DOSE.test(answer.zh) && !ill.some((x) => about.conditions.includes(x))) return true;
  // A value and no question is answered by no yes or no to somebody else's.
  if (u.intents.length === 0 && A_YES_OR_NO.test(title?.zh ?? "") && !/[?？]/u.test(u.question) && !asksInWords(u.question)) return true;
  const ofTest = u.labs.some((x) => about.biomarkers.includes(x.biomarker.id));
  if (ofTest) return (u.young && ADULTS.test(answer.zh)) || (u.labs.every((x) => tells(x) && !isShort(c, x)) && OF_LACK.test(title?.zh ?? ""));
  const ofThing = u.eaten.some((l) => [l.ref, ...l.also].some((r) => about.items.includes(r.id) || about.nutrients.includes(r.id)));
  // Nothing but the value was asked about: what is on none of it, nor on an illness of theirs, is on something else.
  const states = statesOf(u.labs, u.text, k).map((s) => s.state);
  const ofState = about.conditions.some((x) => states.includes(x) || ill.includes(x));
  if (!ofThing && !ofState && isOnValueOnly(c)) return true;
  return !ofThing && about.conditions.some((x) => BEFORE_A_TEST.has(x));
}

/** Of a thing that is to be taken while the value is low, with how much of it: what everybody needs, and that it is to be taken, add nothing. */
const isSaidWithDose = (lab: Part | undefined, p: Part): boolean =>
  A_DOSE.test(lab?.lead?.zh.replace(lab.level?.zh ?? "", "") ?? "") &&
  (p.id === "amount" || (p.id === "pairs" && (p.findings ?? []).every((f) => f.kind !== "name" || f.stance === undefined || f.stance === "beneficial")));

/** "It is not above the limit", under a rule of theirs that forbids the very dose. */
const isForbidden = (first: Part | undefined, p: Part): boolean =>
  p.id === "limit" &&
  p.over !== true &&
  first?.id === "pairs" &&
  (first.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid" && (p.findings ?? []).some((x) => x.kind === "amount" && x.of === f.id));

export function valueAnswered(c: Context, found: readonly Part[]): Part[] {
  const pressing = found.find((p) => p.pressing);
  const all = pressing ? [pressing, ...found.filter((p) => p !== pressing)] : found;
  const told = all.find((p) => p.id === "lab");
  const parts = all.filter(
    (p, i) => i === 0 || !(isBeside(c, p) || isOtherWay(c, told, p) || isOverruled(c, p) || isSaidWithDose(told, p) || isForbidden(all[0], p)),
  );
  const [lab, ...others] = parts;
  if (lab?.id !== "lab" || !lab.value) return parts;
  const article = others.find((p) => p.id === "article" && isOf(c, p, lab.bare === true) && !isOtherWay(c, lab, p));
  if (!article?.lead) return parts;
  const { value } = lab;
  // The dose was said with the value, and the article is on something else of it.
  if (A_DOSE.test(lab.lead?.zh.replace(value.zh, "") ?? "") && !A_DOSE.test(article.lead.zh)) return parts;
  return [
    {
      ...article,
      lead: both(`${value.zh}${article.lead.zh}`, `${value.en} ${article.lead.en}`),
      sources: [...(article.sources ?? []), ...(lab.sources ?? [])],
      findings: [...(lab.findings ?? []), ...(article.findings ?? [])],
      cards: [...(lab.cards ?? []), ...(article.cards ?? [])],
      todo: [...(article.todo ?? []), ...(lab.todo ?? [])],
      refer: true,
    },
    ...others.filter((p) => p !== article),
  ];
}
