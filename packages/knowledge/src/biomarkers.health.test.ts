import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile } from "./compile.ts";
import type { Biomarker } from "./schema.ts";

/** The health of biomarkers: what must hold of the facts whoever edits them. */
const { biomarkers } = compile(join(import.meta.dirname, ".."));

/** LOINC's check digit: every second digit from the right doubled, all digits added up, the tenth complement. */
function checks(code: string): boolean {
  const [number = "", digit] = code.split("-");
  const sum = [...number].toReversed().reduce((s, d, i) => s + (i % 2 === 0 ? Math.floor((Number(d) * 2) / 10) + ((Number(d) * 2) % 10) : Number(d)), 0);
  return (10 - (sum % 10)) % 10 === Number(digit);
}
const named = (list: readonly Biomarker[]): string[] => list.map((b) => b.id);
const twice = (list: readonly string[]): string[] => [...new Set(list.filter((x, i) => list.indexOf(x) !== i))];

describe("biomarkers", () => {
  test("codes have the check digit LOINC gives them", () => expect(biomarkers.flatMap((b) => b.loinc).filter((c) => !checks(c))).toEqual([]));
  test("a LOINC code means one of them", () => expect(twice(biomarkers.flatMap((b) => b.loinc))).toEqual([]));
  test("the own unit is among the units, with factor 1, and no unit has two factors", () => {
    const bad = biomarkers.filter((b) => b.units[0]?.factor !== 1 || twice(b.units.map((u) => u.spelling)).length > 0 || b.units.some((u) => u.factor <= 0));
    expect(named(bad)).toEqual([]);
  });
  test("what is normal is believable", () => {
    const bounds = (b: Biomarker): number[] =>
      [...b.ranges, ...(b.critical ? [b.critical] : [])].flatMap((r) => [r.low, r.high]).filter((v) => v !== undefined);
    expect(named(biomarkers.filter((b) => bounds(b).some((v) => v < b.plausible.min || v > b.plausible.max)))).toEqual([]);
  });
  test("a critical limit lies outside of every reference range", () => {
    const inside = ({ critical, ranges }: Biomarker): boolean =>
      critical !== undefined && ranges.some((r) => (critical.low ?? -Infinity) >= (r.low ?? Infinity) || (critical.high ?? Infinity) <= (r.high ?? -Infinity));
    expect(named(biomarkers.filter(inside))).toEqual([]);
  });
  test("only what is told in words has a word that is normal", () =>
    expect(named(biomarkers.filter((b) => b.ranges.some((r) => r.normal) && (b.scale === undefined || b.scale === "Qn")))).toEqual([]));
});
