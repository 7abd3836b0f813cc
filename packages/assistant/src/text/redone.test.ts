import { describe, expect, it } from "vitest";
import { withLastResult, withLatestValue } from "./redone.ts";

describe("a value that was told before another", () => {
  it.each([
    ["血钾5.6，标本溶血，重抽4.3", "4.3"],
    ["potassium 5.6 but haemolysed, the repeat was 4.3", "4.3"],
  ])("gives way to the test done again: %s", (text, last) => expect(withLastResult(text)).toContain(last));
  it.each([
    ["potassium was 4.2 last year and is 6.9 now", "6.9"],
    ["potassium was 4.2 last month and now it is 6.9", "6.9"],
    ["上次血钾4.3，这次6.8", "6.8"],
    // Three times as much is the same test still, where nothing else is named.
    ["INR was 2.5 last week and is 9 now", "9"],
    ["血糖28现在1.9", "1.9"],
    ["sugar 3.1 this morning, now 22", "22"],
  ])("gives way to what it is now: %s", (text, last) => expect(/\d+(?:\.\d+)?/u.exec(withLatestValue(text))?.[0]).toBe(last));
  it.each(["血钾之前6.9现在正常了", "血钾6.9复查正常", "potassium was 6.9 and now it's fine"])("is gone where it is normal now: %s", (text) =>
    expect(withLatestValue(text)).not.toContain("6.9"),
  );
  it.each([
    // Another test, or somebody who works as normal.
    "potassium 6.9, and creatinine now 90",
    "血钾6.9，现在肌酐90",
    "血钾6.9，现在正常上班",
    "potassium 6.9 and now I feel fine",
    "potassium 6.9, and now fine to walk",
    "potassium 6.9, repeat in 2 weeks",
    "",
  ])("stays: %s", (text) => expect(withLatestValue(text)).toBe(text));
});
