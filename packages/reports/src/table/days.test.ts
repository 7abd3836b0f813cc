import { expect, test } from "vitest";
import { type Days, daysOf, newestOf } from "./days.ts";

const newest = (...texts: string[]): unknown => newestOf(texts.map((t): Days => daysOf(t) ?? [undefined, undefined, undefined]));

test.each([
  ["the years of the Republic", ["113/09/10", "114/03/12", "110/05/03"], 1],
  ["months in letters, the O of October read as a nought", ["14-Mar-2022", "02 Nov 2022", "23-0ct-2023"], 2],
  ["a month and a year", ["Mar 2024", "Jan 5, 2025", "2024年11月"], 1],
  ["two digits each, in order only with the year last", ["12/03/20", "04/08/21", "21/11/22", "11/01/23"], 3],
  ["one number over 12 tells how all are meant", ["12/03/2024", "25/02/2024", "01/01/2024"], 0],
])("%s", (_, days, at) => expect(newest(...days)).toMatchObject({ at, sure: true }));
test("the day itself, where it can be meant in one way only", () =>
  expect([newest("2024-11-20", "2025-03-12"), newest("03/04/2024", "25/02/2023"), newest("04/03/2025", "02/01/2024"), newest("2024", "2025")]).toEqual([
    { at: 1, sure: true, day: "2025-03-12" },
    { at: 0, sure: true, day: "2024-04-03" },
    { at: 0, sure: true },
    { at: 1, sure: true },
  ]));

test.each([
  ["two digits each, of which any may be the year", ["24/03/09", "23/09/10"]],
  ["the same day twice", ["2025-03-12", "2025-03-12"]],
])("%s: not sure", (_, days) => expect(newest(...days)).toMatchObject({ sure: false }));
test("a number of a sample is no day", () => expect(["12345", "4401/22", "13/14/24"].map(daysOf)).toEqual([undefined, undefined, undefined]));
