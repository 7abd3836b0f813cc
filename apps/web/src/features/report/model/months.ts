/** Calendar months that a chart spans, from a first to a last day (YYYY-MM-DD), at least `least` of them. */
export type Month = { year: number; month: number };

const parts = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });
const count = ({ year, month }: Month): number => year * 12 + month - 1;
const monthAt = (n: number): Month => ({ year: Math.floor(n / 12), month: (n % 12) + 1 });

/** The span ends with the last point's month; a short history begins in January of that year when that is enough, so that it reads January to June and on. */
export function monthsOf(days: readonly string[], least = 6): Month[] {
  const all = days.map((d) => count(parts(d)));
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const january = last - (last % 12);
  const from = first >= january ? january : first;
  const to = Math.max(last, from + least - 1);
  return Array.from({ length: to - from + 1 }, (_, i) => monthAt(from + i));
}

/** Epoch ms of a month's first day, UTC: days are dates, not moments. */
export const startOf = ({ year, month }: Month): number => Date.UTC(year, month - 1, 1);

/** Every how many months a label fits, so that at most so many stand side by side. */
export const labelEvery = (months: number, most = 7): number => [1, 2, 3, 6, 12].find((n) => months / n <= most) ?? 24;
