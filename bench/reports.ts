/**
 * Report reading over generated sheets (fixed seeds): row F1, flags, silently wrong values, time a page. Families of sheets:
 * those to work on, one held out that nothing is tuned on, and sheets of two people, of which no row may be taken for the
 * person's own. `SHEETS=20` sets how many of each kind, `FAMILY=known|kinds|held-out|panels|clinics|pitfalls|cards|family|world|forms|places|others|fresh|everyday`,
 * `KIND=text,scan,photo,perspective…` choose; `SEED` moves the seeds; `LAYOUT="dot matrix"` reads only that; `EACH=1` prints each layout's figures, `VERBOSE=1` what was missed.
 */
import { readFileSync } from "node:fs";
import type { Knowledge } from "@nutri/knowledge";
import { readReport } from "@nutri/reports";
import { toPhoto, toScan } from "@nutri/reports/testing/degrade";
import { HARD, type Hard, toHard } from "@nutri/reports/testing/degrade-hard";
import { PRINT, type Print, toPrint } from "@nutri/reports/testing/degrade-print";
import { type Page, toPdf } from "@nutri/reports/testing/pdf";
import { FONTS, inDark, toPng } from "@nutri/reports/testing/picture";
import { cardLang, layOutCards } from "./reports/card-layouts.ts";
import { layOutClinic } from "./reports/clinic-layouts.ts";
import { familySheet, scoreFamily } from "./reports/family-sheets.ts";
import { layOutForm } from "./reports/form-layouts.ts";
import { layOutEveryday } from "./reports/everyday-layouts.ts";
import { layOutFresh } from "./reports/fresh-layouts.ts";
import { heldOutLang, layOutHeldOut } from "./reports/held-out.ts";
import { kindLang, layOutKind } from "./reports/layout-kinds.ts";
import { layOut } from "./reports/layout.ts";
import { layOutPanels } from "./reports/panel-layouts-more.ts";
import { pitfallSheet } from "./reports/pitfalls.ts";
import { layOutPlace } from "./reports/place-layouts.ts";
import { layOutOther } from "./reports/other-layouts.ts";
import { type Random, random } from "./reports/random.ts";
import { line, score, type Score, zero } from "./reports/score.ts";
import { makeSheet, type Sheet } from "./reports/sheet.ts";
import { layOutWorld } from "./reports/world-layouts.ts";

const compiled = new URL("../packages/knowledge/generated/knowledge.json", import.meta.url);
const analytes = (JSON.parse(readFileSync(compiled, "utf8")) as Knowledge).biomarkers;
const count = Number(process.env.SHEETS ?? 20);
const seed = Number(process.env.SEED ?? 0);

/** `screen`: the picture of a screen, without a fault; `dark`: of one set to dark. */
type Kind = "text" | "scan" | "photo" | Hard | "screen" | Print | "dark";
const KINDS: readonly Kind[] = ["text", "scan", "photo", ...HARD, "screen", ...PRINT, "dark"];
const isOf = <T extends Kind>(all: readonly T[], kind: Kind): kind is T => (all as readonly Kind[]).includes(kind);
const MUST: Partial<Record<Kind, number>> = { text: 0.98, scan: 0.95, photo: 0.88, screen: 0.95 };
const WRONG = 0.003;
const FAMILIES = [
  "known",
  "kinds",
  "held-out",
  "panels",
  "clinics",
  "pitfalls",
  "cards",
  "family",
  "world",
  "forms",
  "places",
  "others",
  "fresh",
  "everyday",
] as const;
type Family = (typeof FAMILIES)[number];
const SEEDS: Record<Family, number> = {
  known: 0,
  "held-out": 1,
  kinds: 2,
  panels: 3,
  cards: 4,
  family: 5,
  clinics: 6,
  pitfalls: 7,
  world: 8,
  forms: 9,
  places: 10,
  others: 11,
  fresh: 12,
  everyday: 13,
};

const chosen = <T extends string>(all: readonly T[], wanted: string | undefined): readonly T[] =>
  wanted ? all.filter((x) => wanted.split(",").includes(x)) : all;

type Made = { sheet: Sheet; pages: Page[]; name: string };
function make(family: Family, kind: Kind, n: number, r: Random): Made {
  if (family === "panels") return layOutPanels(n, r);
  if (family === "clinics") return layOutClinic(n, r);
  if (family === "pitfalls") return pitfallSheet(n, r);
  if (family === "world") return layOutWorld(n, r);
  if (family === "forms") return layOutForm(n, r);
  if (family === "others") return layOutOther(n, r);
  if (family === "everyday") return layOutEveryday(n, r);
  if (family === "fresh") return layOutFresh(n, r);
  if (family === "places") return layOutPlace(n, r);
  if (family === "family") return familySheet(analytes, n, r);
  const most = kind === "text" ? 50 : 26;
  if (family === "held-out") {
    const sheet = makeSheet(analytes, heldOutLang(n), r.int(8, most), r);
    return { sheet, ...layOutHeldOut(sheet, n, r) };
  }
  if (family === "cards") {
    const sheet = makeSheet(analytes, cardLang(n), r.int(8, most), r);
    return { sheet, ...layOutCards(sheet, n) };
  }
  if (family === "kinds") {
    const sheet = makeSheet(analytes, kindLang(n), r.int(8, most), r);
    return { sheet, ...layOutKind(sheet, n, r) };
  }
  const sheet = makeSheet(analytes, r.chance(0.65) ? "zh" : "en", r.int(8, most), r);
  const { pages, style } = layOut(sheet, r);
  return { sheet, pages, name: `${style.fields.join(" ")}${style.header ? "" : " no header"}${style.halves === 2 ? " x2" : ""}` };
}

async function filesOf(kind: Kind, pages: readonly Page[], r: Random): Promise<{ bytes: Uint8Array }[]> {
  if (kind === "text") return [{ bytes: toPdf(pages) }];
  const files: { bytes: Uint8Array }[] = [];
  for (const page of pages) {
    const png = await toPng(page, r.int(140, 200), r.pick(FONTS));
    files.push({ bytes: await pictured(png, kind, r) });
  }
  return files;
}

async function pictured(png: Buffer, kind: Exclude<Kind, "text">, r: Random): Promise<Uint8Array> {
  if (kind === "scan") return toScan(png, r);
  if (kind === "photo") return toPhoto(png, r);
  if (isOf(PRINT, kind)) return toPrint(png, kind, r);
  if (kind === "dark") return inDark(png);
  return kind === "screen" ? png : toHard(png, kind, r);
}

for (const family of chosen(FAMILIES, process.env.FAMILY))
  for (const kind of chosen(KINDS, process.env.KIND)) {
    const total = zero();
    const each = new Map<string, Score>();
    const sheets = kind === "text" ? count * 4 : isOf([...HARD, ...PRINT], kind) ? Math.ceil(count / 3) : count;
    for (let n = 0; n < sheets; n++) {
      const r = random(1000 * (KINDS.indexOf(kind) + 1) + n + 100_000 * SEEDS[family] + seed);
      const { sheet, pages, name } = make(family, kind, n, r);
      if (process.env.LAYOUT && !process.env.LAYOUT.split(",").includes(name)) continue;
      const files = await filesOf(kind, pages, r);
      const t0 = performance.now();
      const result = await readReport(files, analytes);
      const ms = performance.now() - t0;
      const own = each.get(name) ?? zero();
      each.set(name, own);
      for (const into of family === "known" ? [total] : [total, own]) {
        into.ms += ms;
        (family === "family" ? scoreFamily : score)(into, sheet, result, `${kind} ${n} [${name}]`);
      }
    }
    console.log(line(`${family} ${kind}`, total));
    if (process.env.EACH) for (const [name, own] of each) console.log(line(`   ${name}`, own));
    if (process.env.VERBOSE) for (const miss of total.misses) console.log(`   ${miss}`);
    const f1 = (2 * total.right) / (total.given + total.truth);
    if (f1 < (MUST[kind] ?? 0) || (kind in MUST && total.wrong / total.truth > WRONG)) process.exitCode = 1;
  }
