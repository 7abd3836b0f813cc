/** What tells who somebody is has no place in what a model is asked. Each is replaced by what it was. Linear in the text. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu, "[email]"],
  [/(?<!\d)\d{17}[\dXx](?!\d)/gu, "[id]"],
  [/(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/gu, "[phone]"],
  [/(?<![\d.])(?:\+\d{1,3}[- ])?\(?\d{3,4}\)?[- ]\d{3,4}[- ]?\d{3,4}(?!\d)/gu, "[phone]"],
  [/(?:住院号|门诊号|病历号|就诊卡号|身份证号?|医保卡?号)[:：\s]{0,3}[\dA-Za-z-]{4,24}/gu, "[number]"],
  [/\b(?:MRN|NHS(?: number)?|SSN|medical record(?: number)?|patient id)\b[:#\s]{0,3}[\dA-Z][\dA-Z -]{3,20}/giu, "[number]"],
  [/[\p{Script=Han}]{2,12}(?:省|市|区|县)[\p{Script=Han}\d]{2,30}(?:路|街|道|村|小区)[\p{Script=Han}\d-]{0,20}(?:号|室|栋|单元|楼)/gu, "[address]"],
  [/(?:我叫|我的名字(?:是|叫)|姓名[:：]?)\s{0,2}[\p{Script=Han}·]{2,6}/gu, "[name]"],
  [/\b(?:my name is|I am called|name:)\s{1,2}\p{Lu}[\p{L}'-]{0,24}(?:\s\p{Lu}[\p{L}'-]{0,24}){0,2}/giu, "[name]"],
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** @param names what the person is called by us (a nickname), which is taken out too when it has two characters or more */
export function stripIdentity(text: string, names: readonly string[] = []): string {
  const known = names.map((n) => n.trim()).filter((n) => [...n].length >= 2);
  const without = known.reduce((left, name) => left.replaceAll(new RegExp(escaped(name), "giu"), "[name]"), text);
  return PATTERNS.reduce((left, [pattern, what]) => left.replaceAll(pattern, what), without);
}
