import { clean } from "../text.ts";

/** Columns headed by a day: which of them is the newest. Days are compared as texts, `2025-03-12`, `2025-03` or `2025`. */
const pad = (n: string): string => n.padStart(2, "0");
const year = (y: string): string => (y.length === 2 ? `20${y}` : y);

/** Taiwan counts years from 1911: `114/03/12`. */
const REPUBLIC = 1911;

/** A day as it may be meant: the month first, the day first, or (of two digits each) the year first; undefined where it cannot be. */
export type Days = readonly [monthFirst: string | undefined, dayFirst: string | undefined, yearFirst: string | undefined];

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** A recogniser takes the O of October for a nought. */
const MONTH = `(${MONTHS.join("|").replace("oct", "[o0]ct")})[a-z]*\\.?`;
const DAY_FIRST = new RegExp(`^(?:(\\d{1,2})[-\\s])?${MONTH}[-\\s,]+(\\d{4}|\\d{2})(?:\\s+\\d{1,2}:\\d\\d.*)?$`, "i");
const MONTH_FIRST = new RegExp(`^${MONTH}\\s*(\\d{1,2}),?\\s+(\\d{4})(?:\\s+\\d{1,2}:\\d\\d.*)?$`, "i");
/** `12-Mar-2024`, `Mar 2024`, `Mar 12, 2024`. */
function inLetters(text: string): string | undefined {
  const [a, b] = [DAY_FIRST.exec(text), MONTH_FIRST.exec(text)];
  const [day, month, y] = b ? [b[2], b[1], b[3]] : [a?.[1], a?.[2], a?.[3]];
  if (!month || !y) return undefined;
  return [year(y), pad(String(MONTHS.indexOf(month.toLowerCase().replace("0", "o")) + 1)), ...(day ? [pad(day)] : [])].join("-");
}

/** What day a heading names, one for each way it may be meant (`03/04/2025`, `24/03/15`); none when it names no day. */
export function daysOf(text: string): Days | undefined {
  const s = clean(text);
  const republic = /^(1[0-4]\d)\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:\s+\d{1,2}:\d\d.*)?$/.exec(s);
  if (republic?.[1] && republic[2] && republic[3]) {
    const day = [String(Number(republic[1]) + REPUBLIC), pad(republic[2]), pad(republic[3])].join("-");
    return [day, day, day];
  }
  const plain = /^((?:19|20)\d\d)(?:\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2}))?)?\s*[日年]?(?:度)?月?(?:\s+\d{1,2}:\d\d.*)?$/.exec(s);
  if (plain?.[1]) {
    const day = [plain[1], ...[plain[2], plain[3]].flatMap((p) => (p ? [pad(p)] : []))].join("-");
    return [day, day, day];
  }
  const named = inLetters(s);
  if (named) return [named, named, named];
  const turned = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\s+\d{1,2}:\d\d.*)?$/.exec(s);
  if (!turned?.[1] || !turned[2] || !turned[3]) return undefined;
  const [, a, b, c] = turned;
  const of = (y: string, m: string, d: string): string | undefined => (Number(m) <= 12 && Number(d) <= 31 ? [year(y), pad(m), pad(d)].join("-") : undefined);
  const days: Days = [of(c, a, b), of(c, b, a), c.length === 2 ? of(pad(a), b, c) : undefined];
  return days.every((d) => d === undefined) ? undefined : days;
}

const latest = (days: readonly string[]): number => days.reduce((best, day, i) => (day > (days[best] ?? "") ? i : best), 0);

/** `2025-03` is no day. */
const WHOLE = /^\d{4}-\d\d-\d\d$/;
/** Two days are always in an order. */
const FEW = 3;
const inOrder = (days: readonly string[]): boolean =>
  days.every((day, i) => i === 0 || day > (days[i - 1] ?? "")) || days.every((day, i) => i === 0 || day < (days[i - 1] ?? ""));

/** The place of the newest among days; `sure` false: it depends on how the days are meant, or two are the same. `day`: what day that is, where it can be meant in one way only. */
export function newestOf(columns: readonly Days[]): { at: number; sure: boolean; day?: string } {
  // A number over 12 in one column tells how the days of all are meant.
  const [byMonth, byDay, byYear] = [0, 1, 2].map((way) => columns.flatMap((days) => days[way] ?? [])) as [string[], string[], string[]];
  // Nobody prints days out of order: the year first is not meant where only another way has them in one.
  const odd = columns.length >= FEW && !inOrder(byYear) && [byMonth, byDay].some((days) => days.length === columns.length && inOrder(days));
  const ways = [byMonth, byDay, ...(odd ? [] : [byYear])].filter((days) => days.length === columns.length);
  const [first = [], ...other] = ways.length > 0 ? ways : [columns.map((days) => days.find((d) => d !== undefined) ?? "")];
  const at = latest(first);
  const alone = first.filter((d) => d === first[at]).length === 1;
  const sure = ways.length > 0 && alone && other.every((days) => latest(days) === at);
  const day = first[at];
  return { at, sure, ...(sure && day !== undefined && WHOLE.test(day) && other.every((days) => days[at] === day) ? { day } : {}) };
}
