import { supplyDays } from "@nutri/domain/order";

/** First and last day, YYYY-MM-DD, both counted. */
export type Period = { readonly from: string; readonly to: string };

/** Little is offered first: a month. */
const FIRST_DAYS = 30;

/** The day that a moment is here, YYYY-MM-DD. */
export const dayOf = (date: Date): string => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

/** A month from the day that `now` is here. */
export function firstPeriod(now: Date): Period {
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + FIRST_DAYS - 1);
  return { from: dayOf(now), to: dayOf(last) };
}

export const daysOf = ({ from, to }: Period): number => supplyDays(from, to);

/** An ISO date as a moment of that day here, so that it is written as the same day everywhere. */
export const dayAt = (day: string): Date => new Date(`${day}T12:00:00`);
