/**
 * Others while reports are read: p95 of a stored plan, first in quiet, then while ten scanned reports (fixed
 * seeds) wait and are read one after the other. `REPORTS=10` sets how many.
 */
import { readFileSync } from "node:fs";
import type { Knowledge } from "@nutri/knowledge";
import { toScan } from "@nutri/reports/testing/degrade";
import { FONTS, toPng } from "@nutri/reports/testing/picture";
import { ANSWERS } from "../apps/server/src/testing/answers.ts";
import { startProduct } from "../scripts/product.ts";
import { type Load, load, median, visitor } from "./fixtures/load.ts";
import { layOut } from "./reports/layout.ts";
import { random } from "./reports/random.ts";
import { makeSheet } from "./reports/sheet.ts";

const REPORTS = Number(process.env.REPORTS ?? 10);
const AT_ONCE = 8;
const SECONDS = 5;
const MOST_TIMES = 2;

const compiled = new URL("../packages/knowledge/generated/knowledge.json", import.meta.url);
const analytes = (JSON.parse(readFileSync(compiled, "utf8")) as Knowledge).biomarkers;

async function scan(seed: number): Promise<Uint8Array> {
  const r = random(seed);
  const [page] = layOut(makeSheet(analytes, "zh", 20, r), r).pages;
  if (!page) throw new Error("a sheet without a page");
  return new Uint8Array(await toScan(await toPng(page, 160, r.pick(FONTS)), r));
}

type Visitor = Awaited<ReturnType<typeof visitor>>;

async function upload(base: string, token: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([bytes]), "scan.jpg");
  const response = await fetch(`${base}/v1/file/upload?path=health_report`, { method: "POST", headers: { authorization: token }, body: form });
  return ((await response.json()) as { data: { fileId: string } }).data.fileId;
}

/** A stored plan's address. */
async function planOf({ call }: Visitor, base: string): Promise<string> {
  const { id } = await call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } });
  await call("questionnairePut", {
    body: {
      customNutritionPlanId: id,
      questionnaireType: "short_questionnaire",
      answers: ANSWERS,
      submit: true,
    },
  });
  while (!("nutrients" in (await call("precisePlanGet", { query: { custom_nutrition_plan_id: id } })))) await new Promise((wait) => setTimeout(wait, 20));
  return `${base}/v1/precise_nutrition_plan/get_by_custom_nutrition_plan?custom_nutrition_plan_id=${id}`;
}

/** Until all are read: one load of some seconds after the other. */
async function whileRead({ call }: Visitor, ids: readonly string[], measure: () => Promise<Load>): Promise<{ loads: Load[]; ms: number; rows: number }> {
  const begun = performance.now();
  const loads: Load[] = [];
  for (;;) {
    loads.push(await measure());
    const { items } = await call("reportList", { query: { page_num: 1, page_size: 50 } });
    if (items.filter((r) => ids.includes(r.id)).every((r) => r.status === "ready" || r.status === "failed" || r.status === "needs_subject")) break;
  }
  const ms = performance.now() - begun;
  const reports = await Promise.all(ids.map((id) => call("reportGet", { query: { id } })));
  return { loads, ms, rows: reports.reduce((n, r) => n + (r.rows?.length ?? 0), 0) };
}

const scans: Uint8Array<ArrayBuffer>[] = [];
for (let seed = 1; seed <= REPORTS; seed++) scans.push(new Uint8Array(await scan(seed)));

const product = await startProduct();
try {
  const base = `${product.url}/api`;
  const [reader, other] = [await visitor(base), await visitor(base)];
  const url = await planOf(other, base);
  const measure = (): Promise<Load> => load(url, { authorization: other.token }, SECONDS, AT_ONCE);
  await measure();
  const quiet = median([await measure(), await measure(), await measure()].map((l) => l.p95Ms));
  const ids: string[] = [];
  for (const bytes of scans) ids.push((await reader.call("reportPut", { body: { fileIds: [await upload(base, reader.token, bytes)] } })).id);
  const { loads, ms, rows } = await whileRead(reader, ids, measure);
  const busy = loads.map((l) => l.p95Ms);
  const ratio = median(busy) / quiet;
  console.log(
    `p95 of a stored plan, ${AT_ONCE} at once: ${quiet.toFixed(1)} ms in quiet, ${median(busy).toFixed(1)} ms (at worst ${Math.max(...busy).toFixed(1)}) while ${REPORTS} reports are read, ratio ${ratio.toFixed(2)} (target ${MOST_TIMES}); ${rows} rows in ${(ms / 1000).toFixed(0)} s`,
  );
  if (ratio > MOST_TIMES) process.exitCode = 1;
} finally {
  await product.stop();
}
