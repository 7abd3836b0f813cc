/**
 * One visitor's calls while the house fills with others' rows: plan look-up, lists, trend, chat history at GROWTH_ROWS (10000,100000,500000)
 * plans and messages, on SQLite and PostgreSQL, in one process and without a network. A house of each size stands at the same time, and
 * they are asked in turn, so that whatever else the machine does falls on all alike. Every statement that the calls and the upkeep (shop,
 * sweeping) send is explained: none may read a large table from end to end. The long form is GROWTH_ROWS=10000,500000,5000000 GROWTH_TEXT=200.
 */
import { type CallId, calls } from "@nutri/contract";
import { loadKnowledge } from "@nutri/knowledge";
import { createApp } from "../apps/server/src/app.ts";
import { assemble } from "../apps/server/src/assemble.ts";
import { loadSample } from "../apps/server/src/catalogue/sample.ts";
import { openVault } from "../apps/server/src/db/data-key.ts";
import type { Db, Engine } from "../apps/server/src/db/open.ts";
import { readEnv } from "../apps/server/src/env.ts";
import { createLog } from "../apps/server/src/log.ts";
import { insertRows, type Row, type Table } from "../apps/server/src/operate/rows-store.ts";
import { createPlanner } from "../apps/server/src/planning/engine-planner.ts";
import { sweep } from "../apps/server/src/privacy/sweep.ts";
import { createReader } from "../apps/server/src/reports/reader.ts";
import { belongingsOf, CONSENTS, multipart } from "../apps/server/src/testing/belongings.ts";
import { ENGINES, openTestDatabase } from "../apps/server/src/testing/databases.ts";
import { analyze, anyRow, explain, overheard, type Statement } from "../apps/server/src/testing/statements.ts";
import { median } from "./fixtures/load.ts";

const SIZES = (process.env["GROWTH_ROWS"] ?? "10000,100000,500000").split(",").map(Number);
/** What strangers hold is cut to so many characters: nobody opens it, and whole it would take 60 GB a million plans. */
const TEXT = Number(process.env["GROWTH_TEXT"] ?? 2_000);
const ASKS = 200;
const WARM = 20;
/** Each stranger has so many plans and messages, and a fifth as many of the rest. */
const EACH = 20;
const BATCH = 2_000;
/** The median at the largest size over that at the smallest. */
const FLAT = 1.5;

type House = {
  db: Db;
  engine: Engine;
  ask: (id: CallId, input?: object) => Promise<string>;
  /** What the house does by itself from time to time. */
  upkeep: () => Promise<void>;
  asked: Statement[];
  close: () => Promise<void>;
};

const knowledge = loadKnowledge("packages/knowledge/generated/knowledge.json");

async function openHouse(engine: Engine): Promise<House> {
  const database = await openTestDatabase(engine);
  const env = readEnv({
    DATA_DIR: database.dataDir,
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl, DATA_KEY: "ab".repeat(32) }),
  });
  const { db, statements: asked } = overheard(database.db);
  const { planner, stop } = createPlanner(knowledge, env);
  const vault = await openVault(db, { current: env.dataKey });
  const { context, jobs } = assemble({ env, log: createLog(env), db, vault, now: Date.now, knowledge, planner, reader: createReader(knowledge) });
  await loadSample(context.catalogue, "catalogue");
  const app = await createApp(context);
  jobs.start(context, engine);
  let token = "";
  const ask = async (
    id: CallId,
    { query, body = {}, upload }: { query?: Record<string, string>; body?: object; upload?: Buffer } = {},
    headers = {},
  ): Promise<string> => {
    const { method, path } = calls[id];
    const response = await app.inject({
      method,
      url: `/api${path}?${new URLSearchParams(query).toString()}`,
      headers: { authorization: token, "content-type": upload ? "multipart/form-data; boundary=B" : "application/json", ...headers },
      ...(method === "POST" && { payload: upload ? multipart(upload) : JSON.stringify(body) }),
    });
    if (response.statusCode !== 200) throw new Error(`${id} was answered ${response.statusCode}: ${response.body.slice(0, 300)}`);
    return response.body;
  };
  token = (JSON.parse(await ask("loginIp", { body: { clientType: "web" } })) as { data: { accessToken: string } }).data.accessToken;
  await ask("consent", { body: CONSENTS });
  const close = async (): Promise<void> => {
    await app.close();
    await jobs.stop();
    await stop();
    await database.drop();
  };
  const upkeep = async (): Promise<void> => {
    await context.retail.tend(context);
    await sweep(context);
  };
  return { db: database.db, engine, ask, upkeep, asked, close };
}

/** Which tables are filled, by how many of their rows a stranger has, and which of their columns name other rows. */
const FILLED: readonly (readonly [Table, number, Readonly<Record<string, Table>>])[] = [
  ["users", 1, {}],
  ["sessions", 1, { user_id: "users" }],
  ["custom_plans", EACH / 5, { user_id: "users" }],
  ["precise_plans", EACH, { user_id: "users", custom_plan_id: "custom_plans" }],
  ["jobs", EACH / 5, { user_id: "users", subject: "custom_plans" }],
  ["health_reports", EACH / 5, { user_id: "users" }],
  ["conversations", EACH / 5, { user_id: "users" }],
  ["messages", EACH, { user_id: "users", conversation_id: "conversations" }],
  ["orders", EACH / 5, { user_id: "users" }],
  ["payments", EACH / 5, { order_id: "orders" }],
  ["idempotency", EACH / 5, { user_id: "users" }],
];
const KEY: Partial<Record<Table, string>> = { sessions: "token_hash", payments: "order_id", idempotency: "key_hash" };
const UNIQUE = ["device_id", "mobile_hash", "key_hash"];

const idOf = (table: Table, stranger: number, n: number): string => `${table}-${stranger}-${n}`;

/** Strangers with numbers from..to, each with copies of the visitor's rows under ids of their own. */
async function fill(db: Db, from: number, to: number): Promise<void> {
  for (const [table, each, refers] of FILLED) {
    const model = await anyRow(db, table);
    if (!model) throw new Error(`the visitor has nothing in ${table}`);
    const cut = Object.fromEntries(Object.entries(model).flatMap(([c, v]) => (typeof v === "string" && v.length > TEXT ? [[c, v.slice(0, TEXT)]] : [])));
    const free = Object.fromEntries(UNIQUE.flatMap((c) => (c in model ? [[c, null]] : [])));
    const row = (stranger: number, n: number): Row => ({
      ...model,
      ...cut,
      ...free,
      ...Object.fromEntries(Object.entries(refers).map(([column, other]) => [column, idOf(other, stranger, other === "users" ? 0 : n % (EACH / 5))])),
      // A payment is known by its order.
      [KEY[table] ?? "id"]: idOf(table === "payments" ? "orders" : table, stranger, n),
    });
    let batch: Row[] = [];
    const write = async (): Promise<void> => {
      const rows = batch;
      batch = [];
      if (rows.length > 0) await db.transaction().execute((inner) => insertRows(inner, table, rows));
    };
    for (let stranger = from; stranger < to; stranger++)
      for (let n = 0; n < each; n++) {
        batch.push(row(stranger, n));
        if (batch.length >= BATCH) await write();
      }
    await write();
  }
  await analyze(db);
}

/** What a statement reads from end to end, of the tables that grow. */
async function scans({ db, engine }: House, { sql: text, parameters }: Statement): Promise<string[]> {
  if (!/^\s*(select|update|delete|insert)/i.test(text)) return [];
  const lines = await explain(db, engine, { sql: text, parameters });
  const big = FILLED.map(([table]) => table).join("|");
  const scan = engine === "sqlite" ? /^SCAN (?!.*USING (?:COVERING )?INDEX)/ : new RegExp(`Seq Scan on (${big})\\b`);
  return lines.filter((line) => scan.test(line) && (engine === "postgres" || new RegExp(`\\b(${big})\\b|^SCAN [a-z]$`).test(line)));
}

type Ask = readonly [CallId, object];

/** A house with so many plans, and what its visitor asks. */
async function houseOf(engine: Engine, size: number): Promise<{ house: House; asks: readonly Ask[] }> {
  const house = await openHouse(engine);
  const own = await belongingsOf(house.ask);
  await house.ask("orderPay", { body: { orderId: own.order } });
  await fill(house.db, 0, size / EACH);
  const asks: Ask[] = [
    ["precisePlanGet", { query: { custom_nutrition_plan_id: own.questionnaire } }],
    ["precisePlansByUser", {}],
    ["customPlanLast", {}],
    ["reportList", {}],
    ["biomarkerTrend", { query: { code: "ferritin", months: "12" } }],
    ["chatConversations", {}],
    ["chatMessages", { query: { conversationId: own.conversation } }],
    ["orders", {}],
  ];
  return { house, asks };
}

/** How long each ask takes in each house, the houses in turn. By ask: a list of times for each house. */
async function timesOf(houses: readonly Awaited<ReturnType<typeof houseOf>>[]): Promise<Map<CallId, number[][]>> {
  const times = new Map<CallId, number[][]>();
  const places = [...houses.keys()];
  for (let round = -WARM; round < ASKS; round++)
    for (const place of places) {
      // Each comes first as often as the others.
      const turn = (place + round + WARM) % places.length;
      const at = houses[turn];
      for (const [id, input] of at?.asks ?? []) {
        const t0 = performance.now();
        await at?.house.ask(id, input);
        const taken = times.get(id) ?? places.map(() => []);
        times.set(id, taken);
        if (round >= 0) taken[turn]?.push(performance.now() - t0);
      }
    }
  return times;
}

async function explained({ house, asks }: Awaited<ReturnType<typeof houseOf>>): Promise<void> {
  house.asked.length = 0;
  for (const [id, input] of asks) await house.ask(id, input);
  await house.upkeep();
  const seen = new Map(house.asked.map((a) => [a.sql, a]));
  const bad = (await Promise.all([...seen.values()].map(async (a) => ({ a, lines: await scans(house, a) })))).filter((s) => s.lines.length > 0);
  console.log(`${house.engine}: ${seen.size} statements explained, ${bad.length} read a large table from end to end`);
  for (const { a, lines } of bad) console.log(`  ${lines.join("; ")}: ${a.sql.replaceAll(/\s+/g, " ").slice(0, 200)}`);
  if (bad.length > 0) process.exitCode = 1;
}

for (const engine of ENGINES) {
  const houses: Awaited<ReturnType<typeof houseOf>>[] = [];
  for (const size of SIZES) houses.push(await houseOf(engine, size));
  for (const [id, taken] of await timesOf(houses)) {
    const medians = taken.map(median);
    const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    console.log(
      `${engine} ${id}: ${medians.map((ms) => ms.toFixed(2)).join(", ")} ms at ${SIZES.join(", ")} rows; ratio ${ratio.toFixed(2)} (target below ${FLAT})`,
    );
    if (!(ratio < FLAT)) process.exitCode = 1;
  }
  for (const at of houses.slice(-1)) await explained(at);
  for (const { house } of houses) await house.close();
}
