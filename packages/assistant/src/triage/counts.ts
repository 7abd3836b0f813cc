/** Numbers of tablets told, so great that no one takes them at once: "吃了22片", "一口气三十多粒", "took 17 of them". */
const LEAST = { zh: 6, en: 10 };
/** More is a dose in milligrams or a year. */
const MOST = 500;

const DIGITS = "零一二三四五六七八九";
const ZH = /(?<![\d.第每])(\d{1,3}|[一二两三四五六七八九]?[十百][一二三四五六七八九]?|[六七八九])(?:几|多|来)?\s?[片颗粒丸]/gu;
const EN =
  /(?<![\p{L}\d.$])(\d{2,3}|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred)(?![\d.])(?!\s?(?:mg|mcg|µg|ug|g|iu|ml|kg|lbs?|pounds?|%|percent|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|am|pm|old|times|dollars|[\p{L}]*\/))/gu;

const numberOf = (s: string): number => {
  if (/\d/u.test(s)) return Number(s);
  const [tens = "", ones = ""] = s.split(/[十百]/u);
  const unit = s.includes("百") ? 100 : 10;
  const digit = (c: string): number => (c === "两" ? 2 : DIGITS.indexOf(c));
  return /[十百]/u.test(s) ? (tens === "" ? 1 : digit(tens)) * unit + (ones === "" ? 0 : digit(ones)) : digit(s);
};

export type Counted = { readonly at: number };

export function countsIn(folded: string): Counted[] {
  const zh = [...folded.matchAll(ZH)].filter((m) => numberOf(m[1] ?? "") >= LEAST.zh && numberOf(m[1] ?? "") <= MOST);
  const en = [...folded.matchAll(EN)].filter((m) => !/^\d/u.test(m[0]) || (Number(m[1]) >= LEAST.en && Number(m[1]) <= MOST));
  return [...zh, ...en].map((m) => ({ at: m.index }));
}
