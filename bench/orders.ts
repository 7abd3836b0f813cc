/**
 * The price of a basket, and orders through the whole server: a second and p95 with 32 at once, on SQLite and PostgreSQL, each beside
 * what its database alone does in the same run (one synced row a commit). Without a PostgreSQL at TEST_DATABASE_URL its half is skipped.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CONSENT_VERSION, createClient } from "@nutri/contract";
import { basketCents, bestVoucher, type Discount } from "@nutri/domain";
import { type Db, openDb } from "../apps/server/src/db/open.ts";
import { openTestDatabase, POSTGRES, type TestDatabase } from "../apps/server/src/testing/databases.ts";
import { startProduct } from "../scripts/product.ts";
import { random } from "./fixtures/random.ts";

const AT_ONCE = 32;
const SECONDS = 6;
const VISITORS = 32;
const LINES = [1, 2, 3] as const;
const TARGETS = { priceMs: 2, p95Ms: 100, sqlite: 500, postgres: 300 } as const;
const ADDRESS = { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };

type Engine = "sqlite" | "postgres";
type Load = { perSecond: number; p95Ms: number; orders: number };
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

function benchPrice(): void {
  const r = random(5);
  const lines = Array.from({ length: 20 }, () => ({ priceCents: Math.round(1000 + r.next() * 30_000), quantity: 1 + Math.floor(r.next() * 5) }));
  const vouchers = Array.from({ length: 200 }, (_, i): Discount => ({
    id: `v${i}`,
    status: r.next() < 0.8 ? 1 : 2,
    threshold_amount: Math.round(r.next() * 300_000),
    preferential_mode: 1 + Math.floor(r.next() * 3),
    value: 1 + Math.floor(r.next() * 98),
    validFrom: new Date(0).toISOString(),
    validTo: new Date(9e12).toISOString(),
  }));
  const times: number[] = [];
  for (let i = 0; i < 2000; i++) {
    const t0 = performance.now();
    bestVoucher(vouchers, basketCents(lines), 1_795_000_000_000);
    times.push(performance.now() - t0);
  }
  console.log(
    `price of 20 lines with 200 vouchers: median ${percentile(times, 0.5).toFixed(4)} ms, p99 ${percentile(times, 0.99).toFixed(3)} ms (target ${TARGETS.priceMs})`,
  );
}

/** Rows a second, each its own commit: what the disk and the database allow. */
function rawSqlite(dir: string): number {
  const db = new DatabaseSync(join(dir, "raw.sqlite"));
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (id TEXT PRIMARY KEY, body TEXT)");
  const insert = db.prepare("INSERT INTO t VALUES (?, ?)");
  const [body, until, t0] = ["x".repeat(900), performance.now() + 2000, performance.now()];
  let n = 0;
  for (; performance.now() < until; n++) insert.run(randomUUID(), body);
  db.close();
  return (n / (performance.now() - t0)) * 1000;
}

async function rawPostgres(db: Db): Promise<number> {
  const [value, until, t0] = ["x".repeat(900), performance.now() + 2000, performance.now()];
  let n = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (; performance.now() < until; n++)
        await db
          .insertInto("settings")
          .values({ name: `bench ${randomUUID()}`, value })
          .execute();
    }),
  );
  await db.deleteFrom("settings").where("name", "like", "bench %").execute();
  return (n / (performance.now() - t0)) * 1000;
}

type Sku = { productId: string; skuId: string };

async function visitor(base: string): Promise<string> {
  let token = "";
  const call = createClient({ base, headers: () => ({ authorization: token }) });
  token = (await call("loginIp", { body: { clientType: "web" } })).accessToken;
  await call("consent", { body: { version: CONSENT_VERSION, documents: ["agreement", "privacy", "health_data"], accepted: true } });
  return token;
}

const post = (url: URL, agent: Agent, token: string, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: token, "content-type": "application/json", "content-length": Buffer.byteLength(body), "idempotency-key": randomUUID() };
    request(url, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    })
      .on("error", reject)
      .end(body);
  });

/** 32 clients, each ordering again as soon as it has its answer: baskets of one to three lines, spread over the catalogue. */
async function load(base: string, tokens: readonly string[], skus: readonly Sku[], seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const url = new URL(`${base}/v1/you_zan/order_multi_prod`);
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, client) => {
      const r = random(client + 1);
      while (performance.now() < until) {
        const items = Array.from({ length: r.pick(LINES) }, () => ({ ...r.pick(skus), quantity: 1 }));
        const body = JSON.stringify({ items, address: ADDRESS });
        const t0 = performance.now();
        const status = await post(url, agent, tokens[client % tokens.length] ?? "", body);
        if (status !== 200) throw new Error(`an order was answered ${status}`);
        times.push(performance.now() - t0);
      }
    }),
  );
  agent.destroy();
  return { perSecond: (times.length / (performance.now() - started)) * 1000, p95Ms: percentile(times, 0.95), orders: times.length };
}

/** Processor time that a process has used, in ms (Linux; elsewhere not a number). It does not depend on what else the machine does. */
function cpuMs(pid: number): number {
  try {
    const [user = NaN, system = NaN] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
    return (user + system) * 10;
  } catch {
    return Number.NaN;
  }
}

/** A store with so much of everything that nothing sells out. */
async function stocked(dataDir: string, databaseUrl: string | undefined): Promise<Sku[]> {
  const { db } = await openDb({ dataDir, databaseUrl }, () => undefined);
  await db.updateTable("listings").set({ stock: 1_000_000_000 }).execute();
  const rows = await db.selectFrom("listings").select(["product_id", "sku_id"]).execute();
  await db.destroy();
  return rows.map((r) => ({ productId: r.product_id, skuId: r.sku_id }));
}

async function benchOrders(engine: Engine): Promise<void> {
  if (engine === "postgres" && !POSTGRES.reachable) return console.log(`PostgreSQL at ${POSTGRES.address} is not reachable: not measured`);
  const dataDir = mkdtempSync(join(tmpdir(), "nutri-bench-"));
  const database: TestDatabase | undefined = engine === "postgres" ? await openTestDatabase(engine) : undefined;
  const env = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.databaseUrl, DATA_KEY: randomBytes(32).toString("base64") }) };
  await (await startProduct(env)).stop();
  const skus = await stocked(dataDir, database?.databaseUrl);
  const raw = database ? await rawPostgres(database.db) : rawSqlite(dataDir);
  const product = await startProduct(env);
  const base = `${product.url}/api`;
  const tokens: string[] = [];
  while (tokens.length < VISITORS) tokens.push(await visitor(base));
  await load(base, tokens, skus, 2);
  const before = cpuMs(product.pid);
  const { perSecond, p95Ms, orders } = await load(base, tokens, skus, SECONDS);
  const cpu = (cpuMs(product.pid) - before) / orders;
  console.log(
    `orders on ${engine}: ${perSecond.toFixed(0)} a second (target ${TARGETS[engine]}), p95 with ${AT_ONCE} at once ${p95Ms.toFixed(0)} ms (target ${TARGETS.p95Ms}); the database alone: ${raw.toFixed(0)} synced rows a second, ratio ${(perSecond / raw).toFixed(2)}; the server's own time ${cpu.toFixed(2)} ms an order`,
  );
  await product.stop();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
}

benchPrice();
for (const engine of ["sqlite", "postgres"] as const) await benchOrders(engine);
