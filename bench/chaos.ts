/**
 * What is acknowledged is kept: writers write without pause while processes are killed (kill -9) at random moments, on SQLite one process
 * at a time, on PostgreSQL one of two with files on an S3-compatible server. At the end each writer's export must hold exactly what it
 * was told is kept: nothing lost, nothing doubled, no row without its file, each answer of the chat as it was heard; and stock, orders and
 * payments must add up. Then: instances restarted in turn, and a database that is gone.
 * CHAOS_ON (sqlite,postgres), CHAOS_KILLS (200), CHAOS_SEED, CHAOS_WRITERS (6), CHAOS_RESTARTS (10), CHAOS_GONE_S (60). Without PostgreSQL its part is skipped.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, openDb } from "../apps/server/src/db/open.ts";
import { openTestDatabase, POSTGRES } from "../apps/server/src/testing/databases.ts";
import { stockAndHeld, wrongBooks } from "../apps/server/src/testing/books.ts";
import { Cable, type Instance, startInstance } from "../apps/server/src/testing/instances.ts";
import { Writer } from "../apps/server/src/testing/persistent.ts";
import { FakeS3 } from "../apps/server/src/testing/s3.ts";
import { random } from "./fixtures/random.ts";

const setting = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);
const KILLS = setting("CHAOS_KILLS", 200);
const WRITERS = setting("CHAOS_WRITERS", 6);
const RESTARTS = setting("CHAOS_RESTARTS", 10);
const GONE_S = setting("CHAOS_GONE_S", 60);
const chance = random(setting("CHAOS_SEED", 20_261_121));
/** A kill comes so long after a start, at most. */
const WITHIN_MS = 1_500;
const KEYS = { accessKeyId: "k", secretAccessKey: "s" };

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Writers at work while something happens; says at the end what is wrong. */
async function whileWriting(name: string, urls: () => readonly string[], happens: () => Promise<void>): Promise<void> {
  const writers = Array.from({ length: WRITERS }, (_, i) => new Writer(`w${i}`, urls, i));
  await Promise.all(writers.map((w) => w.begin()));
  const enough = new AbortController();
  const turns: number[] = [];
  const work = Promise.all(
    writers.map(async (w) => {
      while (!enough.signal.aborted) {
        const t0 = performance.now();
        await w.turn();
        turns.push(performance.now() - t0);
      }
    }),
  );
  await Promise.race([happens(), work]);
  enough.abort();
  await work;
  const faults = (await Promise.all(writers.map((w) => w.wrong()))).flat();
  const sum = (of: (w: Writer) => number): number => writers.reduce((n, w) => n + of(w), 0);
  const [written, retried, brokenOff] = [sum((w) => w.written), sum((w) => w.client.retried), sum((w) => w.brokenOff)];
  console.log(
    `${name}: ${written} writes acknowledged, ${retried} sent again, ${brokenOff} answers broken off, longest turn ${percentile(turns, 1).toFixed(0)} ms; ${faults.length === 0 ? "nothing lost or doubled" : faults.join("; ")}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

async function checkBooks(db: Db, before: number): Promise<void> {
  const faults = await wrongBooks(db, before);
  console.log(`the books: ${faults.length === 0 ? "they add up" : faults.join("; ")}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function onSqlite(dir: string): Promise<void> {
  const dataDir = join(dir, "sqlite");
  const start = (): Promise<Instance> => startInstance({ DATA_DIR: dataDir });
  let live: Instance | undefined = await start();
  const { db } = await openDb({ dataDir, databaseUrl: undefined }, () => undefined);
  const before = await stockAndHeld(db);
  await whileWriting(
    `SQLite, ${KILLS} kills`,
    () => (live ? [live.url] : []),
    async () => {
      for (let i = 0; i < KILLS; i++) {
        await wait(chance.next() * WITHIN_MS);
        const dying = live;
        live = undefined;
        await dying?.end("SIGKILL");
        live = await start();
      }
    },
  );
  await checkBooks(db, before);
  await db.destroy();
  await live.end("SIGTERM");
}

async function onPostgres(dir: string): Promise<void> {
  const database = await openTestDatabase("postgres");
  const { cable, address } = await Cable.to(database.databaseUrl ?? "");
  const s3 = await new FakeS3(KEYS).start();
  let count = 0;
  const env = {
    DATABASE_URL: address,
    DATA_KEY: "ab".repeat(32),
    FILES_URL: "s3://bucket/files",
    AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    AWS_ENDPOINT_URL: s3.endpoint,
    ...(process.env["TEST_REDIS_URL"] !== undefined && { REDIS_URL: process.env["TEST_REDIS_URL"] }),
  };
  const start = (): Promise<Instance> => startInstance({ ...env, DATA_DIR: join(dir, `pg${++count}`) });
  const live = [await start(), await start()];
  const urls = (): string[] => live.map((l) => l.url);
  const before = await stockAndHeld(database.db);

  await whileWriting(`PostgreSQL, two instances, ${KILLS} kills`, urls, async () => {
    for (let i = 0; i < KILLS; i++) {
      await wait(chance.next() * WITHIN_MS);
      const [dying] = live.splice(Math.floor(chance.next() * live.length), 1);
      await dying?.end("SIGKILL");
      live.push(await start());
    }
  });
  await whileWriting(`rolling restart, ${RESTARTS} times`, urls, async () => {
    for (let i = 0; i < RESTARTS; i++) {
      live.push(await start());
      const [old] = live.splice(0, 1);
      const code = await old?.end("SIGTERM");
      if (code !== 0) throw new Error(`an instance ended with ${code}`);
      if (old?.output().includes('"level":50')) throw new Error(`an instance ended with errors:\n${old.output()}`);
    }
  });
  await whileWriting(`database gone for ${GONE_S} s`, urls, async () => {
    cable.cut();
    await wait(GONE_S * 1000);
    const ready = await Promise.all(urls().map(async (url) => (await fetch(`${url}/readyz`)).status));
    console.log(`while it is gone, /readyz answers ${ready.join(" and ")}`);
    cable.mend();
    await wait(2_000);
  });
  await checkBooks(database.db, before);
  for (const instance of live) await instance.end("SIGTERM");
  cable.close();
  await s3.stop();
  await database.drop();
}

const dir = mkdtempSync(join(tmpdir(), "nutri-chaos-"));
const on = process.env["CHAOS_ON"] ?? "sqlite,postgres";
if (on.includes("sqlite")) await onSqlite(dir);
if (on.includes("postgres") && POSTGRES.reachable) await onPostgres(dir);
else if (on.includes("postgres")) console.log(`PostgreSQL at ${POSTGRES.address} is not reachable: its part is skipped`);
rmSync(dir, { recursive: true, force: true });
