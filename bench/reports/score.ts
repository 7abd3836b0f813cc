import type { ReadResult } from "@nutri/reports";
import { readUnit } from "@nutri/reports/units/unit";
import type { Sheet } from "./sheet.ts";

/** Counts over sheets: `wrong` are values shown as sure that the sheet does not print for that analyte. */
export type Score = {
  sheets: number;
  pages: number;
  truth: number;
  given: number;
  right: number;
  flags: number;
  flagsRight: number;
  wrong: number;
  asked: number;
  words: number;
  wordsRight: number;
  /** Day, sex and age, where the reader gives them. */
  head: number;
  headWrong: number;
  ms: number;
  misses: string[];
};
export const zero = (): Score => ({
  sheets: 0,
  pages: 0,
  truth: 0,
  given: 0,
  right: 0,
  flags: 0,
  flagsRight: 0,
  wrong: 0,
  asked: 0,
  words: 0,
  wordsRight: 0,
  head: 0,
  headWrong: 0,
  ms: 0,
  misses: [],
});

const sameUnit = (a: string, b: string): boolean => a === b || (readUnit(a).ucum !== undefined && readUnit(a).ucum === readUnit(b).ucum);

const wordKey = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\s()]/g, "")
    .toLowerCase();
const sameWord = (a: string, b: string): boolean => wordKey(a) === wordKey(b);

/** Compares what was read with what was printed: analyte, exact value and unit. */
export function score(into: Score, sheet: Sheet, result: ReadResult, label: string): void {
  const truth = sheet.rows.filter((r) => r.code !== undefined && r.number !== undefined);
  const given = result.rows.filter((r) => r.code !== undefined && typeof r.value === "number");
  const head = [
    [result.reportDate, sheet.date],
    [result.subject.sex, sheet.sex],
    [result.subject.age, sheet.age],
  ].filter(([got]) => got !== undefined);
  const wrong = head.filter(([got, is]) => got !== is);
  into.head += head.length;
  into.headWrong += wrong.length;
  into.misses.push(...wrong.map(([got, is]) => `${label} head: ${got} for ${is}`));
  into.sheets += 1;
  into.pages += result.pages.length;
  into.truth += truth.length;
  into.given += given.length;
  into.asked += given.filter((r) => r.ask).length;
  for (const t of truth) {
    const hit = given.find((g) => g.code === t.code && g.value === t.number && sameUnit(g.unit, t.unit));
    if (!hit) {
      const near = result.rows.filter((g) => g.code === t.code).map((g) => `${g.value} ${g.unit}${g.ask ? " ?" : " SURE"}`);
      into.misses.push(`${label} ${t.name} ${t.value} ${t.unit} <- ${near.join("; ") || "none"}`);
      continue;
    }
    into.right += 1;
    if (t.range === "" && t.mark === "") continue; // the sheet says nothing of it
    into.flags += 1;
    if (hit.flag === t.flag) into.flagsRight += 1;
    else into.misses.push(`${label} flag of ${t.name} ${t.value} (${t.range}): ${hit.flag}`);
  }
  for (const t of sheet.rows.filter((r) => r.code !== undefined && r.number === undefined)) {
    into.words += 1;
    const hit = result.rows.find((g) => g.code === t.code);
    if (hit && sameWord(String(hit.value), t.value) && hit.flag === t.flag) into.wordsRight += 1;
    else into.misses.push(`${label} ${t.name} ${t.value} <- ${hit ? `${hit.value} ${hit.flag}` : "none"}`);
  }
  for (const g of given.filter((x) => !x.ask)) {
    if (truth.some((t) => t.code === g.code && t.number === g.value && sameUnit(g.unit, t.unit))) continue;
    into.wrong += 1;
    into.misses.push(`${label} SILENTLY WRONG ${g.code} ${g.namePrinted} ${g.value} ${g.unit}`);
  }
}

export function line(name: string, s: Score): string {
  const [p, r] = [s.right / Math.max(1, s.given), s.right / Math.max(1, s.truth)];
  const pct = (v: number): string => `${(100 * v).toFixed(1)} %`;
  return `${name.padEnd(20)} sheets ${String(s.sheets).padStart(3)}  rows ${String(s.truth).padStart(5)}  F1 ${((2 * p * r) / Math.max(1e-9, p + r)).toFixed(4)}  flags ${pct(s.flagsRight / Math.max(1, s.flags))}  silently wrong ${pct(s.wrong / Math.max(1, s.truth))}  words ${s.wordsRight}/${s.words}  head wrong ${s.headWrong}/${s.head}  asked ${pct(s.asked / Math.max(1, s.given))}  ${Math.round(s.ms / Math.max(1, s.pages))} ms a page`;
}
