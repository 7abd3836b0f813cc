/**
 * The API beside raw node:http sending the same bytes, each server in a process of its own, in one run and in turns: throughput and
 * p95 of a stored plan with token, owner check and unsealing; time from submitted answers to a plan.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Input } from "@nutri/contract";
import { openDb } from "../apps/server/src/db/open.ts";
import { openVault } from "../apps/server/src/db/data-key.ts";
import { readEnv } from "../apps/server/src/env.ts";
import { startProduct } from "../scripts/product.ts";
import { get, type Load, load, median, percentile, visitor } from "./fixtures/load.ts";

const AT_ONCE = 32;
const SECONDS = 4;
const ROUNDS = 3;
const PLANS = 40;
const PLAN_BYTES = 20_000;
const TARGETS = { ratio: 0.15, p95Ms: 15, planP95Ms: 300 } as const;

type Answers = Input<"questionnairePut">["body"]["answers"];

/** The process of the raw server: answers everything with the bytes it is sent first. */
function rawServer(): void {
  process.once("message", (body: string) => {
    const bytes = Buffer.from(body);
    const server = createServer((_request, response) =>
      response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": bytes.length }).end(bytes),
    );
    server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
  });
}

const answersOf = (i: number): Answers => ({
  gender: i % 2 ? "male" : "female",
  age: 20 + (i % 50),
  heightCm: 150 + (i % 40),
  weightKg: 45 + (i % 45),
  activityLevel: "light",
  pregnancy: "none",
  conditions: i % 3 ? [] : ["高血压"],
  allergies: [],
  medicines: i % 2 ? [{ name: "左甲状腺素钠片" }] : [],
  goals: ["精力"],
  diet: { pattern: i % 4 ? "omnivore" : "vegetarian" },
});

/** @returns the questionnaire's id and the time from the submit to the plan, in ms. */
async function plan(base: string, i: number): Promise<{ id: string; token: string; ms: number }> {
  const { call, token } = await visitor(base);
  const { id } = await call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } });
  const t0 = performance.now();
  await call("questionnairePut", { body: { customNutritionPlanId: id, questionnaireType: "short_questionnaire", answers: answersOf(i), submit: true } });
  for (;;) {
    const made = await call("precisePlanGet", { query: { custom_nutrition_plan_id: id } });
    if ("nutrients" in made) return { id, token, ms: performance.now() - t0 };
    await new Promise((wait) => setTimeout(wait, 3));
  }
}

/** Cuts the stored plan to about the size the target speaks of: the same plan with fewer entries. */
async function cutStoredPlan(dataDir: string, id: string): Promise<void> {
  const { db } = await openDb({ dataDir }, () => undefined);
  const vault = await openVault(db, { current: readEnv({ DATA_DIR: dataDir }).dataKey });
  const row = await db.selectFrom("precise_plans").select(["id", "body_zh"]).where("custom_plan_id", "=", id).executeTakeFirstOrThrow();
  const body = JSON.parse(vault.open("precise_plans.body_zh", row.id, row.body_zh)) as Record<string, unknown>;
  const lists = Object.values(body).filter((v): v is unknown[] => Array.isArray(v));
  while (Buffer.byteLength(JSON.stringify(body)) > PLAN_BYTES)
    lists.reduce((longest, l) => (JSON.stringify(l).length > JSON.stringify(longest).length ? l : longest)).pop();
  await db
    .updateTable("precise_plans")
    .set({ body_zh: vault.seal("precise_plans.body_zh", row.id, JSON.stringify(body)) })
    .where("id", "=", row.id)
    .execute();
  await db.destroy();
}

async function benchStoredPlan(base: string, { id, token }: { id: string; token: string }): Promise<void> {
  const url = `${base}/v1/precise_nutrition_plan/get_by_custom_nutrition_plan?custom_nutrition_plan_id=${id}`;
  const headers = { authorization: token };
  const agent = new Agent();
  const body = await get(new URL(url), agent, headers);
  agent.destroy();
  const raw = fork(fileURLToPath(import.meta.url), ["raw"]);
  raw.send(body.toString("utf8"));
  const [port] = (await once(raw, "message")) as [number];
  const rounds: { ours: Load; raw: Load }[] = [];
  await load(url, headers, 1, AT_ONCE);
  await load(`http://127.0.0.1:${port}/`, headers, 1, AT_ONCE);
  for (let i = 0; i < ROUNDS; i++)
    rounds.push({ raw: await load(`http://127.0.0.1:${port}/`, headers, SECONDS, AT_ONCE), ours: await load(url, headers, SECONDS, AT_ONCE) });
  raw.kill();
  const ratio = median(rounds.map((r) => r.ours.perSecond / r.raw.perSecond));
  const [ours, theirs] = [median(rounds.map((r) => r.ours.perSecond)), median(rounds.map((r) => r.raw.perSecond))];
  const [p95, rawP95] = [median(rounds.map((r) => r.ours.p95Ms)), median(rounds.map((r) => r.raw.p95Ms))];
  console.log(
    `stored plan of ${(body.length / 1000).toFixed(0)} KB: ${ours.toFixed(0)} of raw node:http's ${theirs.toFixed(0)} a second, ratio ${ratio.toFixed(2)} (target ${TARGETS.ratio} at 20 KB); p95 with ${AT_ONCE} at once ${p95.toFixed(1)} ms (raw ${rawP95.toFixed(1)}; target ${TARGETS.p95Ms})`,
  );
}

async function benchMaking(base: string): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < PLANS; i++) times.push((await plan(base, i)).ms);
  console.log(
    `plan from submitted answers, ${PLANS} people: median ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms (target ${TARGETS.planP95Ms})`,
  );
}

async function withProduct<T>(dataDir: string, work: (base: string) => Promise<T>): Promise<T> {
  const product = await startProduct({ DATA_DIR: dataDir });
  return work(`${product.url}/api`).finally(() => product.stop());
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "nutri-bench-"));
  const made = await withProduct(dataDir, async (base) => {
    await benchMaking(base);
    return plan(base, 0);
  });
  await withProduct(dataDir, (base) => benchStoredPlan(base, made));
  await cutStoredPlan(dataDir, made.id);
  await withProduct(dataDir, (base) => benchStoredPlan(base, made));
  rmSync(dataDir, { recursive: true });
}

if (process.argv[2] === "raw") rawServer();
else await main();
