/** A bare number behind which a blood sugar stands: "um its 2.4 now and im shaking", of somebody with diabetes, or after glucose was spoken of. */
import type { Answers, Lang } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Memory } from "../types.ts";
import type { Linker } from "./link.ts";

/** Low or very high in mmol/L, with its tenth: a whole number may count anything. */
const FIGURE =
  /(?<![\d.])(?:[1-3]|1[4-9]|2\d|3[0-3])\.\d(?![\d.]|\s?(?:kg|kilos?|lbs?|公斤|斤|mg|mcg|g\b|ml|l\b|cm|km|miles?|%|x\b|times|hours?|hrs?|小时|天|周|升|毫升|克|毫克|片|岁|℃|°|度|元|块))/u;
/** Right before it, what somebody says who reads it off. */
const READ_OFF =
  /(?:\b(?:it['’]?s|is|im|i['’]?m|now|at|reads?|reading|says?|said|was|only|to|got|gone|went|meter|sensor|libre|dexcom|checked|tested|still)|测(?:了|得|出|着|完)?(?:是|只有|才)?|量(?:了|得|出)?(?:是|只有|才)?|现在|掉到|降到|升到|只有|只剩|才|显示|变成|到)\s*(?:just |about |like |already |still )?$/iu;
/** Another thing that is measured, or grows. */
const OTHERWISE =
  /体重|体温|血压|尿酸|钾|weigh|weight|temp|fever|pressure|potassium|inr\b|tsh\b|a1c|糖化|cholesterol|胆固醇|bmi\b|ketones?|酮|litres?|liters?/iu;
const INSULIN_OR_ALIKE: readonly string[] = ["insulin", "sulfonylurea"];

function hasDiabetes(person: Answers, k: KnowledgeIndex): boolean {
  const medicines = (person.medicines ?? []).flatMap((m) => (m.id === undefined ? [] : [...k.partsOf(m.id)]));
  const ill = (person.conditions ?? []).some((id) => [id, ...(k.conditions.get(id)?.parents ?? [])].includes("diabetes"));
  return ill || medicines.some((m) => INSULIN_OR_ALIKE.some((c) => k.classesOf(m).has(c)));
}
const spokeOfSugar = ({ entities = [], labs = [] }: Memory): boolean =>
  entities.some((key) => key.startsWith("biomarker:glucose") || /^condition:(?:type_[12]_)?diabetes$/u.test(key)) ||
  labs.some((l) => l.biomarker.startsWith("glucose"));

/** The text with the name before its number; `undefined` where it may be anything's. */
export function withSugarNamed(text: string, lang: Lang, person: Answers, memory: Memory, k: KnowledgeIndex, link: Linker): string | undefined {
  const found = FIGURE.exec(text);
  if (!found || OTHERWISE.test(text) || !(hasDiabetes(person, k) || spokeOfSugar(memory))) return undefined;
  const before = text.slice(0, found.index);
  if (!READ_OFF.test(before) || link(text).some((l) => l.ref.kind === "biomarker")) return undefined;
  return `${before}${lang === "zh-CN" ? "血糖" : "glucose "}${text.slice(found.index)}`;
}
