/** Cuts an answer that names several things where one ends and the next begins. */

/** Between sentences, where what was said of one no longer holds of the next. */
export const endsSentence = (separator: string): boolean => /[;；\n。.]/u.test(separator);
const SEPARATORS =
  /(\s*(?:[,，、;；\n。]|(?<=[a-z]{4})\.\s+(?=\p{L})|(?<!\d)\/(?!\d|\s?(?:d|day|wk|week|month|ml|tab|cap|[日天周月次片粒袋])(?![a-z]))|\band\b|\bplus\b(?=\s+[^\s,，、;；])|\bn?or\b(?=\s)|\bbut\b|&|以及|合并|伴有?|或者?|但(?=[是没无不好已])|(?<=[病症炎压高脂风癌烟酒])(?=(?:也|从|并)?(?:没有|不(?:吸|抽|喝|饮)))|(?<![饱柔缓])和(?!丸|胃(?!药))|及|[①-⑳⑴-⒇•●▪◦]|(?:^|\s)(?:\d{1,2}[.．)）、]|[-–*]\s)(?=\s*(?:\p{L}|\d型)))\s*)/giu;
const MOST_IN_ONE = 30;

const bare = (text: string): string =>
  text
    .trim()
    .replace(/[.。!！]+$/u, "")
    .trim();

/** Doctors' shorthand whose stroke separates nothing. */
const IN_FULL: Readonly<Record<string, string>> = {
  "s/p": "status post",
  "h/o": "history of",
  "c/o": "",
  "f/h": "family history",
  "k/c/o": "known",
  "w/o": "without",
  "w/": "with",
};
const ABBREVIATED = /(?<![\p{L}\d])(?:(?:s\/p|h\/o|c\/o|f\/h|k\/c\/o|w\/o)(?![\p{L}\d])|w\/(?=\s))/giu;

/** One word for several: 对头孢和青霉素都过敏, "allergic to penicillin and sulfa". */
const eachAllergy = (text: string): string =>
  text
    .replace(/对(\p{Script=Han}{1,8}?)不过敏/gu, "无$1过敏")
    .replace(/对(\p{Script=Han}{1,8}?)[、和及与](\p{Script=Han}{1,8}?)都?过敏/gu, "$1过敏、$2过敏")
    .replace(/\b(allergic to) ([a-z ]{2,30}?) (and|or) (?!i\b|have\b)(?=[a-z])/giu, "$1 $2 $3 $1 ");

/** As one writes it out: no doctors' shorthand, no full stop. */
export const inFull = (text: string): string => eachAllergy(bare(text.replace(ABBREVIATED, (short) => IN_FULL[short.toLowerCase()] ?? short)));

/** Remedies named after several complaints are one product: "Lemsip Cold & Flu". */
const COMPLAINTS = "cold|flu|cough|sinus|pain|allergy|fever|congestion|headache";
const SEVERAL = new RegExp(String.raw`(?<=\b(?:${COMPLAINTS}))\s*(?:&|\+|/|\band\b)\s*(?=(?:${COMPLAINTS})\b)`, "giu");
export const asOneProduct = (text: string): string => text.replace(SEVERAL, " ");

const VITAMIN = /^(维生素|维他命|vitamins?(?=[\s-]))/iu;
const LETTER = /^[a-ek]\d{0,2}$/iu;
/** "维生素A和D", "vitamin B6, B12": a letter after a vitamin is a vitamin too. */
const spelledOut = (parts: readonly string[]): string[] => {
  const word = VITAMIN.exec(parts[0] ?? "")?.[1];
  return parts.map((part) => (word !== undefined && LETTER.test(part) ? `${word.replace(/s$/iu, "")} ${part}` : part));
};

export type Part = { readonly text: string; readonly before: string };
/** A number of doses on its own belongs to what stands before it: "coffee, 3 cups". */
const ONLY_DOSE =
  /^(?:约|about )?(?:[\d.,]+|[一二两三四五六七八九十半]|an?|one|two|three)\s?(?:mg|mcg|µg|μg|ug|iu|g|ml|毫克|微克|克|毫升|单位|国际单位|cups?|glass(?:es)?|tablets?|capsules?|pills?|softgels?|片|粒|颗|杯|勺|袋|包|支|次)(?:\s?(?:(?:a|per|each|every) (?:day|week)|daily|[/每一]?[天日]))?$|^每[天日晚早周](?:[\d.]+|[一二两三四五六七八九十半])?(?:片|粒|颗|杯|勺|袋|包|支|次)?$|^(?:once|twice|\d+ times?|\d+x) (?:a|per|each) (?:day|week)$|^(?:once|twice) daily$/iu;

/** Nor does a time stand alone: 怀二胎，现在五个月. */
const ONLY_TIME =
  /^(?:现在|目前|已经?|有|now |currently |for )*(?:\d{1,2}|[一二两三四五六七八九十]{1,2}|one|two|three|four|five|six|several|many)\+?\s?(?:个月|周|年|weeks?|months?|years?)(?:多|了|\s(?:now|along|ago))*$/iu;

export function partsOf(whole: string): Part[] {
  const pieces = whole.split(SEPARATORS);
  const named = pieces.flatMap((text, i) => (i % 2 === 0 && bare(text) !== "" ? [{ text: bare(text), before: pieces[i - 1] ?? "" }] : []));
  const parts = named.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    if (last && (ONLY_DOSE.test(part.text) || ONLY_TIME.test(part.text))) return [...all.slice(0, -1), { ...last, text: `${last.text} ${part.text}` }];
    return [...all, part];
  }, []);
  const spelled = spelledOut(parts.slice(0, MOST_IN_ONE).map((p) => p.text));
  return spelled.map((text, i) => ({ text, before: parts[i]?.before ?? "" }));
}
