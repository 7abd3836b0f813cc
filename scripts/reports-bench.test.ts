import { readFileSync } from "node:fs";
import type { Knowledge } from "@nutri/knowledge";
import { readReport } from "@nutri/reports";
import { type Page, toPdf } from "@nutri/reports/testing/pdf";
import { expect, test } from "vitest";
import { heldOutLang, layOutHeldOut } from "../bench/reports/held-out.ts";
import { layOut } from "../bench/reports/layout.ts";
import { kindLang, layOutKind } from "../bench/reports/layout-kinds.ts";
import { type Random, random } from "../bench/reports/random.ts";
import { score, zero } from "../bench/reports/score.ts";
import { makeSheet, type Sheet } from "../bench/reports/sheet.ts";

/** The bench of reports in a small form: text PDFs only, a few of each family of layouts, always the same ones. */
const compiled = new URL("../packages/knowledge/generated/knowledge.json", import.meta.url);
const analytes = (JSON.parse(readFileSync(compiled, "utf8")) as Knowledge).biomarkers;

type Family = { name: string; lang: (n: number) => "zh" | "en"; layOut: (sheet: Sheet, n: number, r: Random) => { pages: Page[] } };
const FAMILIES: readonly Family[] = [
  { name: "tables", lang: (n) => (n % 3 === 0 ? "en" : "zh"), layOut: (sheet, _, r) => layOut(sheet, r) },
  { name: "laboratories' own makes", lang: kindLang, layOut: layOutKind },
  { name: "sheets the reader was not made with", lang: heldOutLang, layOut: layOutHeldOut },
];

test.each(FAMILIES)("$name: what is printed is what is read, and nothing is silently wrong", async (family) => {
  const total = zero();
  for (let n = 0; n < 7; n++) {
    const r = random(9000 + n);
    const sheet = makeSheet(analytes, family.lang(n), 20, r);
    const { pages } = family.layOut(sheet, n, r);
    score(total, sheet, await readReport([{ bytes: toPdf(pages) }], analytes), `${family.name} ${n}`);
  }
  expect(total.wrong / total.truth, total.misses.join("\n")).toBeLessThanOrEqual(0.003);
  expect((2 * total.right) / (total.given + total.truth), total.misses.join("\n")).toBeGreaterThanOrEqual(0.98);
  expect(total.flagsRight / total.flags, total.misses.join("\n")).toBeGreaterThanOrEqual(0.98);
});
