import { readFileSync } from "node:fs";
import type { Knowledge } from "@nutri/knowledge";
import { readReport } from "@nutri/reports";
import { type Page, toPdf } from "@nutri/reports/testing/pdf";
import { expect, test } from "vitest";
import { layOutClinic } from "../bench/reports/clinic-layouts.ts";
import { layOutEveryday } from "../bench/reports/everyday-layouts.ts";
import { layOutForm } from "../bench/reports/form-layouts.ts";
import { layOutFresh } from "../bench/reports/fresh-layouts.ts";
import { heldOutLang, layOutHeldOut } from "../bench/reports/held-out.ts";
import { layOut } from "../bench/reports/layout.ts";
import { kindLang, layOutKind } from "../bench/reports/layout-kinds.ts";
import { layOutOther } from "../bench/reports/other-layouts.ts";
import { pitfallSheet, TRAP_NAMES } from "../bench/reports/pitfalls.ts";
import { layOutPlace } from "../bench/reports/place-layouts.ts";
import { type Random, random } from "../bench/reports/random.ts";
import { score, zero } from "../bench/reports/score.ts";
import { makeSheet, type Sheet } from "../bench/reports/sheet.ts";
import { layOutWorld } from "../bench/reports/world-layouts.ts";

/** The bench of reports in a small form: text PDFs only, a few of each family of layouts, always the same ones. */
const compiled = new URL("../packages/knowledge/generated/knowledge.json", import.meta.url);
const analytes = (JSON.parse(readFileSync(compiled, "utf8")) as Knowledge).biomarkers;

type Made = { sheet: Sheet; pages: Page[] };
const of = (lang: "zh" | "en", r: Random, laidOut: (sheet: Sheet) => { pages: Page[] }): Made => {
  const sheet = makeSheet(analytes, lang, 20, r);
  return { sheet, pages: laidOut(sheet).pages };
};
const SHEETS = 7;
const FAMILIES: readonly { name: string; sheets?: number; make: (n: number, r: Random) => Made }[] = [
  { name: "tables", make: (n, r) => of(n % 3 === 0 ? "en" : "zh", r, (sheet) => layOut(sheet, r)) },
  { name: "laboratories' own makes", make: (n, r) => of(kindLang(n), r, (sheet) => layOutKind(sheet, n, r)) },
  { name: "sheets the reader was not made with", make: (n, r) => of(heldOutLang(n), r, (sheet) => layOutHeldOut(sheet, n, r)) },
  { name: "sheets of kinds of places", make: layOutClinic },
  { name: "sheets of other places and devices", make: layOutWorld },
  { name: "forms, days down, cells of two lines", make: layOutForm },
  { name: "sheets of sixteen more kinds", sheets: 16, make: layOutPlace },
  { name: "wards, clinics and practices, twelve", sheets: 12, make: layOutFresh },
  { name: "everyday sheets, six", sheets: 6, make: layOutEveryday },
  { name: "flags first, letters of judgement, sentences, three a line", sheets: 4, make: layOutOther },
];

test.each(FAMILIES)("$name: what is printed is what is read, and nothing is silently wrong", async (family) => {
  const total = zero();
  for (let n = 0; n < (family.sheets ?? SHEETS); n++) {
    const r = random(9000 + n);
    const { sheet, pages } = family.make(n, r);
    score(total, sheet, await readReport([{ bytes: toPdf(pages) }], analytes), `${family.name} ${n}`);
  }
  expect(total.wrong / total.truth, total.misses.join("\n")).toBeLessThanOrEqual(0.003);
  expect((2 * total.right) / (total.given + total.truth), total.misses.join("\n")).toBeGreaterThanOrEqual(0.98);
  expect(total.flagsRight / total.flags, total.misses.join("\n")).toBeGreaterThanOrEqual(0.98);
});

test("ways in which print loses or doubles a sign: nothing is silently wrong", async () => {
  const total = zero();
  for (const [n, name] of TRAP_NAMES.entries()) {
    const { sheet, pages } = pitfallSheet(n, random(9100 + n));
    score(total, sheet, await readReport([{ bytes: toPdf(pages) }], analytes), name);
  }
  expect(total.misses.filter((miss) => miss.includes("SILENTLY"))).toEqual([]);
});
