/**
 * Labels of supplements read into nutrient, amount and unit, over generated ones (fixed seeds): F1, silently wrong, asked.
 * `LABELS=30` sets how many of each kind, `KIND=text,clean,photo,curl,shadow,q35` chooses, `SEED` moves the seeds; `EACH=1` prints each make, `VERBOSE=1` what was missed.
 */
import { readFileSync } from "node:fs";
import { createKnowledge, type Knowledge } from "@nutri/knowledge";
import { readLabelFacts, readTextLines } from "@nutri/reports";
import { toPhoto } from "@nutri/reports/testing/degrade";
import { toHard } from "@nutri/reports/testing/degrade-hard";
import { toPdf } from "@nutri/reports/testing/pdf";
import { FONTS, toPng } from "@nutri/reports/testing/picture";
import { labelNutrients } from "../apps/server/src/features/report/label-nutrients.ts";
import { type LabelTruth, makeLabel } from "./reports/labels.ts";
import { random } from "./reports/random.ts";

const knowledge = createKnowledge(JSON.parse(readFileSync(new URL("../packages/knowledge/generated/knowledge.json", import.meta.url), "utf8")) as Knowledge);
const nutrients = labelNutrients(knowledge);
const count = Number(process.env.LABELS ?? 30);
const seed = Number(process.env.SEED ?? 0);

const KINDS = ["text", "clean", "photo", "curl", "shadow", "q35"] as const;
type Kind = (typeof KINDS)[number];
const MUST: Partial<Record<Kind, number>> = { text: 0.98, clean: 0.95, photo: 0.88 };
const WRONG = 0.003;

type Score = { truth: number; given: number; right: number; wrong: number; asked: number; misses: string[] };
const zero = (): Score => ({ truth: 0, given: 0, right: 0, wrong: 0, asked: 0, misses: [] });

const like = (a: LabelTruth, b: LabelTruth): boolean => a.nutrient === b.nutrient && a.amount === b.amount && a.unit === b.unit;

async function bytesOf(kind: Kind, n: number): Promise<{ bytes: Uint8Array; truth: LabelTruth[]; name: string }> {
  const r = random(1000 * KINDS.indexOf(kind) + n + 900_000 + seed);
  const { page, truth, name } = makeLabel(n, r);
  if (kind === "text") return { bytes: toPdf([page]), truth, name };
  const png = await toPng(page, r.int(190, 280), r.pick(FONTS));
  return { bytes: kind === "clean" ? png : kind === "photo" ? await toPhoto(png, r) : await toHard(png, kind, r), truth, name };
}

function show(name: string, s: Score): void {
  const [p, q] = [s.right / Math.max(1, s.given), s.right / Math.max(1, s.truth)];
  const percent = (v: number): string => `${(100 * v).toFixed(1)} %`;
  console.log(
    `${name.padEnd(16)} amounts ${String(s.truth).padStart(4)}  F1 ${((2 * p * q) / Math.max(1e-9, p + q)).toFixed(4)}  silently wrong ${s.wrong} (${percent(s.wrong / Math.max(1, s.truth))})  asked ${percent(s.asked / Math.max(1, s.given))}`,
  );
}

for (const kind of process.env.KIND ? KINDS.filter((k) => process.env.KIND?.split(",").includes(k)) : KINDS) {
  const total = zero();
  const each = new Map<string, Score>();
  for (let n = 0; n < count; n++) {
    const { bytes, truth, name } = await bytesOf(kind, n);
    const { facts } = readLabelFacts(await readTextLines({ bytes }), nutrients);
    const own = each.get(name) ?? zero();
    each.set(name, own);
    const isTrue = (f: LabelTruth): boolean => truth.some((t) => like(t, f));
    const given = facts.map((f) => ({ ...f, right: f.unit !== "kcal" && isTrue(f as LabelTruth) }));
    for (const s of [total, own]) {
      s.truth += truth.length;
      s.given += given.length;
      s.right += given.filter((f) => f.right).length;
      s.wrong += given.filter((f) => !f.right && !f.ask).length;
      s.asked += given.filter((f) => f.ask).length;
    }
    for (const t of truth.filter((x) => !given.some((f) => f.nutrient === x.nutrient && f.right)))
      total.misses.push(
        `${n} [${name}] ${t.nutrient} ${t.amount} ${t.unit} <- ${
          given
            .filter((f) => f.nutrient === t.nutrient)
            .map((f) => `${f.amount} ${f.unit}${f.ask ? " ?" : " SURE"}`)
            .join("; ") || "none"
        }`,
      );
  }
  show(kind, total);
  if (process.env.EACH) for (const [name, own] of each) show(`  ${name}`, own);
  if (process.env.VERBOSE) for (const miss of total.misses) console.log(`   ${miss}`);
  const f1 = (2 * total.right) / (total.given + total.truth);
  if (f1 < (MUST[kind] ?? 0) || (kind in MUST && total.wrong / total.truth > WRONG)) process.exitCode = 1;
}
