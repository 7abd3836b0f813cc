/**
 * Report reading over generated sheets (fixed seeds): row F1, flags, silently wrong values, time a page, for text PDFs, scans
 * and photos. `SHEETS=20` sets how many of each kind, `VERBOSE=1` prints what was missed.
 */
import { readFileSync } from "node:fs";
import type { Knowledge } from "@nutri/knowledge";
import { readReport } from "@nutri/reports";
import { toPhoto, toScan } from "@nutri/reports/testing/degrade";
import { toPdf } from "@nutri/reports/testing/pdf";
import { FONTS, toPng } from "@nutri/reports/testing/picture";
import { layOut } from "./reports/layout.ts";
import { random } from "./reports/random.ts";
import { line, score, zero } from "./reports/score.ts";
import { makeSheet } from "./reports/sheet.ts";

const compiled = new URL("../packages/knowledge/generated/knowledge.json", import.meta.url);
const analytes = (JSON.parse(readFileSync(compiled, "utf8")) as Knowledge).biomarkers;
const count = Number(process.env.SHEETS ?? 20);
const MUST = { text: 0.98, scan: 0.95, photo: 0.88 } as const;

for (const [k, kind] of (["text", "scan", "photo"] as const).entries()) {
  if (process.env.KIND && process.env.KIND !== kind) continue;
  const total = zero();
  for (let n = 0; n < (kind === "text" ? count * 4 : count); n++) {
    const r = random(1000 * (k + 1) + n);
    const sheet = makeSheet(analytes, r.chance(0.65) ? "zh" : "en", r.int(8, kind === "text" ? 50 : 26), r);
    const { pages, style } = layOut(sheet, r);
    const files: { bytes: Uint8Array }[] = [];
    if (kind === "text") files.push({ bytes: toPdf(pages) });
    else
      for (const page of pages) {
        const png = await toPng(page, r.int(140, 200), r.pick(FONTS));
        files.push({ bytes: kind === "scan" ? await toScan(png, r) : await toPhoto(png, r) });
      }
    const t0 = performance.now();
    const result = await readReport(files, analytes);
    total.ms += performance.now() - t0;
    score(total, sheet, result, `${kind} ${n} [${style.fields.join(" ")}${style.header ? "" : " no header"}${style.halves === 2 ? " x2" : ""}]`);
  }
  console.log(line(kind, total));
  if (process.env.VERBOSE) for (const miss of total.misses) console.log(`   ${miss}`);
  const f1 = (2 * total.right) / (total.given + total.truth);
  if (f1 < MUST[kind] || total.wrong / total.truth > 0.003) process.exitCode = 1;
}
