/** "I'm on metformin, can I swap to berberine?", "在吃降压药，改喝芹菜汁行吗": what is told to be taken is to give way to what is eaten. */
import { typed } from "../text/typed.ts";
import type { Linked } from "./link.ts";
import type { Understanding } from "./understand.ts";

/** Before the thing: nothing else is named that would give way ("主食换成燕麦"). */
const BEFORE =
  /(?:^|[，,。；;！!\s])(?:那|我|他|她|如果|要是|现在|以后|可不可以|能不能|要不要|是不是|可以|能|想|要|直接|就|都|先|停了|不吃药){0,4}(?:换成|换为|换|改成|改吃|改喝|改用|改)$|\b(?:swap(?:ping)?|switch(?:ing)?|chang(?:e|ing)|mov(?:e|ing))(?: (?:it|this|that|them|over))? (?:to|for|with)(?: (?:a|an|some|the|taking|using))?\s*$|\breplac(?:e|ing) (?:it|this|that|them|my (?:pills?|tablets?|meds|medicine|medication)) (?:with|by)(?: (?:a|an|some))?\s*$/iu;
/** After it: "用黄连素代替行吗" names nothing more that would give way. */
const AFTER =
  /^[^，,。？?！!]{0,4}(?:代替|替代|取代|顶替)(?=(?:它|药|吃药|行|可|吗|好|算|会|是|能|有|不|吧|了|$|[，,。？?！!]))|^(?: \w+){0,3} instead\b(?! of (?!it\b|them\b|my (?:pills?|tablets?|meds|medic)))/iu;
/** "I'm on metformin, is berberine good? Can I swap to that instead?": what was named stands before it. */
const POINTED =
  /(?:换成|换为|改成|改吃|改用|换)(?:这个|这种|那个|那种|它)|\b(?:swap|switch|chang|mov)(?:e|ing|ping)?(?: over)? (?:to|for|onto) (?:that|this|it)\b|\breplac(?:e|ing) (?:it|them|my [\w ]{2,20}) (?:with|by) (?:that|this|it)\b|\b(?:take|use|have) (?:that|this|it) instead\b(?! of)/iu;
const NOT_FOOD: ReadonlySet<string> = new Set(["supplement", "herb", "nutrient"]);
const ZH = /\p{Script=Han}/u;
/** The prescriber has changed it. */
const PRESCRIBED =
  /医生[^，,。？?]{0,4}(?:让|说|建议|要|给|叫|开)|\b(?:doctor|gp|consultant|specialist) (?:said|says|told|wants|asked|suggested|advised|prescribed|changed|switched)/iu;

/** What is to be taken in the place of the medicine that was told. @param kindOf what an item is */
export function inItsPlace({ question, eaten, medicines, person }: Understanding, kindOf: (l: Linked) => string | undefined): Linked | undefined {
  const [thing, ...others] = eaten.filter((l) => !l.denied && l.given !== "");
  if (!thing || others.length > 0 || (medicines.length === 0 && (person.medicines ?? []).length === 0) || PRESCRIBED.test(question)) return undefined;
  const text = question.toLowerCase();
  const said = typed(thing.given, text)?.toLowerCase();
  const at = said === undefined ? -1 : text.indexOf(said);
  if (said === undefined || at < 0) return undefined;
  const [before, after] = [text.slice(0, at), text.slice(at + said.length)];
  const kind = kindOf(thing);
  // A food in English gives way to a food: "on metformin, can I switch to oat milk?"
  const isBefore = (BEFORE.test(before) || POINTED.test(after)) && (ZH.test(said) || NOT_FOOD.has(kind ?? "nutrient"));
  return isBefore || (AFTER.test(after) && (ZH.test(said) || NOT_FOOD.has(kind ?? "nutrient"))) ? thing : undefined;
}
