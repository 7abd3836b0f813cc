/** An age told where a condition is asked for: 80岁, "80-year-old", "my 3 year old", 六个月宝宝. */
import { plainText } from "./normalise.ts";

const HAN = { 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 } as const;
const digit = (c: string | undefined, otherwise: number): number => (c === undefined || c === "" ? otherwise : (HAN[c as keyof typeof HAN] ?? otherwise));
/** In figures or in Han characters: 八 8, 十二 12, 七十五 75. */
export function count(text: string): number {
  if (/^\d/u.test(text)) return Number(text);
  const tens = /^(.?)十(.?)$/u.exec(text);
  return tens ? digit(tens[1], 1) * 10 + digit(tens[2], 0) : digit(text, Number.NaN);
}

const NUMBER = String.raw`(\d{1,3}(?:\.5)?|[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九])`;
const BABY = String.raw`(?:宝宝|婴儿|孩子|小孩|娃|儿童|女儿|儿子|男孩|女孩|男童|女童)`;
/** Years, then months. Nothing else may be in the text but who it is: "5 years of diabetes" is no age. */
const YEARS = [
  new RegExp(String.raw`^(?:年龄|今年|我|已经)*${NUMBER}周?岁半?的?(?:了|多)?(?:的?(?:老人|老年人|老太太|老头|男性?|女性?|${BABY}))?$`, "u"),
  /^(?:i am |im |aged? |my |an? )*(\d{1,3})[\s-]*(?:years?|yrs?|y)[\s-]*(?:old|o|of age)?(?: (?:man|woman|male|female|lady|gentleman|child|boy|girl|son|daughter|kid))?$/u,
  /^(?:aged?|im|i am) (\d{1,3})$/u,
  /^(\d{1,3}) ?(?:y\/o|yo)$/u,
] as const;
const MONTHS = [
  new RegExp(String.raw`^(?:我家)?${NUMBER}个?月(?:大|龄)?的?${BABY}$`, "u"),
  /^(?:my |an? )*(\d{1,2})[\s-]*(?:months?|mths?|mo)[\s-]*old(?: (?:baby|child|boy|girl|son|daughter|infant))?$/u,
] as const;

/** WHO, and the bands of the Chinese DRIs 2023: the same ages as those the rules use. Between 18 and 64 an age is no stage. */
function stageOf(years: number): string | undefined {
  if (years < 1) return "infant";
  if (years < 4) return "toddler";
  if (years < 5) return "young_child";
  if (years < 12) return "child";
  if (years < 18) return "adolescent";
  return years >= 65 && years <= 120 ? "older_adult" : undefined;
}

/** @returns the stage of life, when the text is an age and nothing else. */
export function stageOfAge(given: string): string | undefined {
  const text = plainText(given).trim();
  // A band of ages is a stage when both ends are in it.
  const band = /^(\d{1,2})\s?[-~至到]\s?(\d{1,2})\s?(?:周?岁|years?(?: old)?)$/u.exec(text);
  if (band) return stageOf(Number(band[1])) === stageOf(Number(band[2])) ? stageOf(Number(band[1])) : undefined;
  const years = YEARS.map((r) => r.exec(text)?.[1]).find((n) => n !== undefined);
  if (years !== undefined) return /^\d+[\s-]*(?:y|yrs?|years?)$/u.test(text) ? undefined : stageOf(count(years));
  const months = MONTHS.map((r) => r.exec(text)?.[1]).find((n) => n !== undefined);
  return months === undefined ? undefined : stageOf(count(months) / 12);
}
