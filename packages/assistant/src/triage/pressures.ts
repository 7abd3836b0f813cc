/** A blood pressure told without its name: "180 over 118", "刚量的185/120". Its first number, in mmHg. */
import { every } from "../text/every.ts";

export type Pressure = { readonly at: number; readonly systolic: number };

/** No strength of a tablet ("200/50 mg"), no height with a weight, no date, no third number. */
const PAIR =
  /(?<![\d./a-z-])(\d{2,3})\s?(\/|over|比)\s?(\d{2,3})(?![\d./]|\s?(?:mg|mcg|µg|ug|ml|g\b|iu\b|kg|lbs?\b|cm|kcal|mmol|毫克|微克|毫升|克|公斤|斤|厘米|大卡|卡|片|r\d))/gu;
/** What somebody says who has just measured it. */
const MEASURED = /量|测|压|护士|药店|袖带|仪器|\b(?:bp|pressure|cuff|monitor|machine|reading|readings|measured|checked|nurse|pharmacy|arm)\b/u;
/** Another thing's pair, a limit or a target. */
const OTHER =
  /ldl|hdl|chol|sugar|glucose|score|page|height|weight|weigh|under|below|target|goal|less than|normal|血糖|血脂|胆固醇|甘油|身高|体重|心率|评分|低于|小于|不超过|目标|正常|控制在|男|女/u;
/** So high a second number is hardly anything else: a man of 1.80 m weighs less. */
const TELLING = 105;
const LOOK_BACK = 24;
/** "二百三一百三", as it is spoken. */
const SPOKEN =
  /(?<![一二两三四五六七八九十百千万\d])([一二两])百(?:零|([一二两三四五六七八九])十?)?[，,、/]?(?:低压)?(?:一百(?:零|([一二两三四五六七八九])十?)?|([五六七八九])十)[一二三四五六七八九多]?(?![百千万块元斤克双件个只人毛米片])/gu;
const DIGIT = "零一二三四五六七八九";
const digit = (char: string | undefined): number => (char === "两" ? 2 : Math.max(0, DIGIT.indexOf(char ?? "零")));
const spokenIn = (folded: string): Pressure[] =>
  every(SPOKEN, folded).flatMap((m) => {
    const systolic = digit(m[1]) * 100 + digit(m[2]) * 10;
    const diastolic = m[4] ? digit(m[4]) * 10 : 100 + digit(m[3]) * 10;
    const before = folded.slice(Math.max(0, m.index - LOOK_BACK), m.index);
    const clause = before.slice(Math.max(...[..."，,。；;"].map((mark) => before.lastIndexOf(mark))) + 1);
    const told = (systolic >= 180 && diastolic >= TELLING) || MEASURED.test(clause);
    return told && !OTHER.test(clause) && isPressure(systolic, diastolic) ? [{ at: m.index, systolic }] : [];
  });

const isPressure = (systolic: number, diastolic: number): boolean =>
  systolic >= 60 && systolic <= 300 && diastolic >= 30 && diastolic <= 200 && systolic - diastolic >= 15 && systolic <= 3.5 * diastolic;

const writtenIn = (folded: string): Pressure[] =>
  every(PAIR, folded).flatMap((m) => {
    const [systolic, diastolic] = [Number(m[1]), Number(m[3])];
    const before = folded.slice(Math.max(0, m.index - LOOK_BACK), m.index);
    const told = m[2] === "over" || diastolic >= TELLING || MEASURED.test(before);
    return told && !OTHER.test(before) && isPressure(systolic, diastolic) ? [{ at: m.index, systolic }] : [];
  });

export const pressuresIn = (folded: string): Pressure[] => [...writtenIn(folded), ...spokenIn(folded)];
