/**
 * One visitor's calls while the house fills with others' rows: plan look-up, lists, trend, chat history at GROWTH_ROWS (10000,100000,500000)
 * plans and messages, on SQLite and PostgreSQL, in one process and without a network. Every statement that the calls send is explained:
 * none may read a large table from end to end. The long form is GROWTH_ROWS=10000,500000,5000000.
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
import { createReader } from "../apps/server/src/reports/reader.ts";
import { belongingsOf, CONSENTS, multipart } from "../apps/server/src/testing/belongings.ts";
import { ENGINES, openTestDatabase } from "../apps/server/src/testing/databases.ts";
import { analyze, anyRow, explain, overheard, type Statement } from "../apps/server/src/testing/statements.ts";
import { median } from "./fixtures/load.ts";

const SIZES = (process.env["GROWTH_ROWS"] ?? "10000,100000,500000").split(",").map(Number);
const ASKS = 150;
/** Each stranger has so many plans and messages, and a fifth as many of the rest. */
const EACH = 20;
const BATCH = 2_000;
/** The median at the largest size over that at the smallest. */
const FLAT = 1.5;

type House = { db: Db; engine: Engine; ask: (id: CallId, input?: object) => Promise<string>; asked: Statement[]; close: () => Promise<void> };

async function openHouse(engine: Engine): Promise<House> {
  const database = await openTestDatabase(engine);
  const env = readEnv({
    DATA_DIR: database.dataDir,
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl, DATA_KEY: "ab".repeat(32) }),
  });
  const { db, statements: asked } = overheard(database.db);
  const knowledge = loadKnowledge("packages/knowledge/generated/knowledge.json");
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
  return { db: database.db, engine, ask, asked, close };
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
];
const KEY: Partial<Record<Table, string>> = { sessions: "token_hash" };
const UNIQUE = ["device_id", "mobile_hash", "key_hash"];

const idOf = (table: Table, stranger: number, n: number): string => `${table}-${stranger}-${n}`;

/** Strangers with numbers from..to, each with copies of the visitor's rows under ids of their own. */
async function fill(db: Db, from: number, to: number): Promise<void> {
  for (const [table, each, refers] of FILLED) {
    const model = await anyRow(db, table);
    if (!model) throw new Error(`the visitor has nothing in ${table}`);
    const free = Object.fromEntries(UNIQUE.flatMap((c) => (c in model ? [[c, null]] : [])));
    const row = (stranger: number, n: number): Row => ({
      ...model,
      ...free,
      ...Object.fromEntries(Object.entries(refers).map(([column, other]) => [column, idOf(other, stranger, other === "users" ? 0 : n % (EACH / 5))])),
      [KEY[table] ?? "id"]: idOf(table, stranger, n),
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

const filled: Record<string, number> = {};
for (const engine of ENGINES) {
  const house = await openHouse(engine);
  const own = await belongingsOf(house.ask);
  const asks: [CallId, object][] = [
    ["precisePlanGet", { query: { custom_nutrition_plan_id: own.questionnaire } }],
    ["precisePlansByUser", {}],
    ["customPlanLast", {}],
    ["reportList", {}],
    ["biomarkerTrend", { query: { code: "ferritin", months: "12" } }],
    ["chatConversations", {}],
    ["chatMessages", { query: { conversationId: own.conversation } }],
    ["orders", {}],
  ];
  const times = new Map<CallId, number[]>(asks.map(([id]) => [id, []]));
  for (const size of SIZES) {
    await fill(house.db, (filled[engine] ?? 0) / EACH, size / EACH);
    filled[engine] = size;
    for (const [id, input] of asks) {
      for (let i = 0; i < 20; i++) await house.ask(id, input);
      const taken: number[] = [];
      for (let i = 0; i < ASKS; i++) {
        const t0 = performance.now();
        await house.ask(id, input);
        taken.push(performance.now() - t0);
      }
      times.get(id)?.push(median(taken));
    }
  }
  for (const [id, [first = 0, ...others]] of times) {
    const ratio = (others.at(-1) ?? first) / first;
    console.log(
      `${engine} ${id}: ${[first, ...others].map((ms) => ms.toFixed(2)).join(", ")} ms at ${SIZES.join(", ")} rows; ratio ${ratio.toFixed(2)} (target below ${FLAT})`,
    );
  }
  house.asked.length = 0;
  for (const [id, input] of asks) await house.ask(id, input);
  const seen = new Map(house.asked.map((a) => [a.sql, a]));
  const bad = (await Promise.all([...seen.values()].map(async (a) => ({ a, lines: await scans(house, a) })))).filter((s) => s.lines.length > 0);
  console.log(`${engine}: ${seen.size} statements explained, ${bad.length} read a large table from end to end`);
  for (const { a, lines } of bad) console.log(`  ${lines.join("; ")}: ${a.sql.replaceAll(/\s+/g, " ").slice(0, 200)}`);
  if (bad.length > 0) process.exitCode = 1;
  await house.close();
}
