/** "500 kcal a day before the wedding, which supplements?": so little a day is for under a doctor, whatever else is asked with it; on a weight-loss injection it is too little already. */
import { every } from "../../text/every.ts";
import { both, type Context, line, once, type Part, type Speaker } from "../part.ts";
import { writtenPart } from "../articles/written-part.ts";
import { energyEaten } from "./energy-eaten.ts";
import { PACE, paceTold } from "./weight-wanted.ts";

const KCAL = /(?<![\d.,])(\d{3,4})\s?(?:-\s?)?(?:个)?(?:千卡|大卡|卡路里|卡(?!片|尼)|kcals?\b|calories?\b|cals?\b)/giu;
const A_DAY = /[每一][天日]|\b(?:a|per|each|every) day\b|\bdaily\b|\/\s?d(?:ay)?\b|\b(?:barely|hardly) eat\w*|吃得(?:很|特别)?少/iu;
/** Of what is burnt, of what one food holds, or of how much less is eaten. */
const OF_ELSE =
  /消耗|燃烧|跑步|少吃\s?\d|缺口|少\s?\d|\b(?:burn\w*|deficit|less|fewer|cut(?:ting)? (?:by )?\d|in (?:a|an|one|this|that)|per 100|surplus|extra|more)\b/iu;
const VERY_LOW = 800;
/** Losing weight, women should not go below this without a doctor. */
const LEAST = 1200;
const THIN = 18.5;
const INJECTED = "glp1_agonist";
/** These eat by other rules than a table's. */
const DISORDER = "eating_disorder";
const hasDisorder = ({ u, k }: Context): boolean => u.conditions.some(({ ref }) => k.conditionAncestors(ref.id).has(DISORDER));
/** Of who empties themselves no number is the point. */
const EMPTIES = /催吐|抠喉|吐(?:出|掉)|泻药|\b(?:throw(?:ing)?|bring(?:ing)?) (?:it )?up\b|\bvomit\w*|\bpurg\w*|\blaxatives?\b/iu;
const SUPPLEMENTS = /补剂|补充剂|维生素|保健品|蛋白粉|营养素|\b(?:supplements?|(?:multi)?vitamins?|minerals?|powders?|pills?)\b/iu;
const [ARTICLE, TOO_LITTLE] = ["very_low_calorie", "glp1_too_little"] as const;

/** The one amount of energy a day that was told. */
export function kcalTold(text: string): number | undefined {
  const told = every(KCAL, text).map((m) => Number(m[1]));
  return told.length === 1 && A_DAY.test(text) && !OF_ELSE.test(text) ? told[0] : undefined;
}

const tenth = (x: number): number => Math.round(x * 10) / 10;
export const bmiOf = ({ u }: Context): number | undefined => {
  const { heightCm, weightKg } = u.person;
  return heightCm !== undefined && weightKg !== undefined ? tenth(weightKg / (heightCm / 100) ** 2) : undefined;
};

/** On an injection that takes the appetite, less than a diet's least is too little. */
function onInjection(c: Context, kcal: number): Part | undefined {
  const { u, k } = c;
  const isInjected = ({ id }: { readonly id?: string | undefined }): boolean => id !== undefined && (id === INJECTED || k.classesOf(id).has(INJECTED));
  const article = k.articles.get(TOO_LITTLE);
  if (!article || kcal >= LEAST || ![...u.medicines.map((m) => m.ref), ...(u.person.medicines ?? [])].some(isInjected)) return undefined;
  const [part, multi] = [writtenPart(c, article), both("再加水和一片普通复合维生素", "with enough water and an ordinary multivitamin")];
  return {
    ...part,
    lead: both(
      `先保蛋白质，${multi.zh}，并告诉开药的医生一天只吃到 ${kcal} 千卡：这太少了。${article.answer.zh}`,
      `Protein first, ${multi.en}, and tell your prescriber that you only eat ${kcal} kcal: that is too little. ${article.answer.en}`,
    ),
  };
}

export const littleEnergy: Speaker = once((c): Part | undefined => {
  const { u, k } = c;
  const kcal = kcalTold(u.asked);
  const article = k.articles.get(ARTICLE);
  if (kcal === undefined || !article || u.subject !== "self" || u.young || u.staged || EMPTIES.test(u.asked) || hasDisorder(c)) return undefined;
  const injected = onInjection(c, kcal);
  if (injected) return injected;
  if (kcal > VERY_LOW || u.medicines.length > 0 || energyEaten(c)) return undefined;
  const [pace, bmi] = [paceTold(u.asked), bmiOf(c)];
  const thin =
    bmi === undefined || bmi >= THIN
      ? both("", "")
      : both(`不要减：你的 BMI 是 ${bmi}，已经偏瘦，这几天就去看医生。`, `No: your BMI is ${bmi}, underweight already; see a doctor in the next few days. `);
  const none = SUPPLEMENTS.test(u.asked)
    ? both(`没有补剂能补上每天只吃 ${kcal} 千卡缺的，`, `No supplement makes up for eating only ${kcal} kcal a day: not on your own, for `)
    : both("", "");
  const { zh, en } = article.answer;
  const said = none.zh === "" ? article.answer : both(`${none.zh}${zh}`, `${none.en}${en.replace(/^Not on your own: /u, "")}`);
  return {
    ...writtenPart(c, article),
    lead: both(`${thin.zh}${said.zh}${thin.zh === "" ? (pace?.zh ?? "") : ""}`, `${thin.en}${said.en}${thin.zh === "" && pace ? ` ${pace.en}` : ""}`),
    body: [both(article.body.zh.trim(), article.body.en.trim()), ...(pace ? [line(k.articles.get(PACE)?.answer ?? both("", ""))] : [])],
    sources: k.sources([...article.sources, ...(pace ? (k.articles.get(PACE)?.sources ?? []) : [])]),
  };
});
