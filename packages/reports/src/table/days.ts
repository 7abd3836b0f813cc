import { clean } from "../text.ts";

/** Columns headed by a day: which of them is the newest. Days are compared as texts, `2025-03-12`, `2025-03` or `2025`. */
const pad = (n: string): string => n.padStart(2, "0");
const year = (y: string): string => (y.length === 2 ? `20${y}` : y);

/** What day a heading names, one for each way it may be meant (`03/04/2025`); none when it names no day. */
export function daysOf(text: string): readonly [monthFirst: string, dayFirst: string] | undefined {
  const s = clean(text);
  const plain = /^((?:19|20)\d\d)(?:\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2}))?)?\s*[日年]?(?:度)?月?(?:\s+\d{1,2}:\d\d.*)?$/.exec(s);
  if (plain?.[1]) {
    const day = [plain[1], ...[plain[2], plain[3]].flatMap((p) => (p ? [pad(p)] : []))].join("-");
    return [day, day];
  }
  const turned = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\s+\d{1,2}:\d\d.*)?$/.exec(s);
  if (!turned?.[1] || !turned[2] || !turned[3]) return undefined;
  const [a, b, y] = [turned[1], turned[2], year(turned[3])];
  const [first, second] = [`${y}-${pad(a)}-${pad(b)}`, `${y}-${pad(b)}-${pad(a)}`];
  if (Number(a) > 12) return [second, second];
  return Number(b) > 12 ? [first, first] : [first, second];
}

const latest = (days: readonly string[]): number => days.reduce((best, day, i) => (day > (days[best] ?? "") ? i : best), 0);

/** The place of the newest among days; `sure` false: it depends on how the days are meant, or two are the same. */
export function newestOf(days: readonly (readonly [string, string])[]): { at: number; sure: boolean } {
  const [months, dayFirst] = [days.map((d) => d[0]), days.map((d) => d[1])];
  // One number over 12 tells how the days of all columns are meant.
  const told = days.findIndex(([a, b]) => a === b);
  const at = latest(months);
  const alone = months.filter((d) => d === months[at]).length === 1;
  return { at, sure: alone && (told >= 0 && days.every(([a, b]) => a === b) ? true : latest(dayFirst) === at) };
}
