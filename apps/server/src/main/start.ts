import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadKnowledge } from "@nutri/knowledge";
import { createApp } from "../app.ts";
import { assemble } from "../assemble.ts";
import { BrandError, readBrand } from "../brand/brand.ts";
import { loadSample } from "../catalogue/sample.ts";
import { type AnswerThread, KNOWLEDGE_FILE } from "../chat/answer-threads.ts";
import { answererHere, answererInThread } from "../chat/answerer.ts";
import { askedBefore } from "../chat/asked-before.ts";
import { orphanAll } from "../chat/making-store.ts";
import { warmUp } from "../chat/warm-up.ts";
import { openVault, WrongKeyError } from "../db/data-key.ts";
import { latestId } from "../db/latest-id.ts";
import { LockedError, lockDir } from "../db/lock.ts";
import { openDb } from "../db/open.ts";
import { type Env, EnvError, readEnv } from "../env.ts";
import { continueAfter } from "../ids.ts";
import { releaseJobs } from "../jobs/store.ts";
import { createLog } from "../log.ts";
import { openAiCompatible } from "../model/openai-compatible.ts";
import { createPlanner } from "../planning/engine-planner.ts";
import { createReader } from "../reports/reader.ts";
import type { GateRules } from "../http/gate.ts";
import { startSweeping } from "../privacy/sweep.ts";
import { startTending } from "../retail/tend.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
/** Measured with `npm run bench:load`: more at once does not get more done, and whoever is let in is served about as quickly as ever. */
const GATE: GateRules = { atOnce: 32, waiting: 500, waitMs: 500, rushMs: 2_000, patienceMs: 1_000 };

/** A mistake of whoever starts it, said in one line. */
class StartError extends Error {}

async function open(env: Env, { say }: Voice, threads: AnswerThread[]): Promise<void> {
  const log = createLog(env);
  const brand = readBrand(env.brandFile);
  const unlock = lockDir(env.dataDir);
  if (!existsSync(KNOWLEDGE_FILE)) throw new StartError("the knowledge has not been compiled: npm run knowledge -- compile");
  const { db, engine } = await openDb(env, (error) => log.error({ err: error }, "a database connection broke")).catch((error: unknown) => {
    if (!env.databaseUrl) throw error;
    throw new StartError(`DATABASE_URL: the database cannot be used (${(error as { code?: string }).code ?? (error as Error).name})`);
  });
  const vault = await openVault(db, { current: env.dataKey, previous: env.previousDataKey });
  // What is made from now on is newer than what is there, even when the clock has been put back.
  continueAfter((await latestId(db)) ?? "");
  const knowledge = loadKnowledge(KNOWLEDGE_FILE);
  const answering = answererInThread(threads, () => answererHere(knowledge), log);
  const { planner, warm, stop: stopPlanner } = createPlanner(knowledge, env);
  const { context, jobs } = assemble({
    env,
    log,
    db,
    vault,
    now: Date.now,
    knowledge,
    planner,
    reader: createReader(knowledge),
    brand,
    answerer: askedBefore(answering, Date.now),
    ...(env.model && { model: openAiCompatible(env.model) }),
  });
  const loaded = await loadSample(context.catalogue, join(root, "catalogue"));
  const app = await createApp(context, { webRoot: join(root, "apps/web/dist"), imageRoot: join(root, "catalogue/images"), gate: GATE });
  // The data directory is ours alone, so what is said to run belongs to a process that has died.
  if (engine === "sqlite") {
    await releaseJobs(db, context.now());
    await orphanAll(context);
  }
  jobs.start(context, engine);
  const stopSweeping = startSweeping(context);
  const stopTending = startTending(context);

  let ending: Promise<void> | undefined;
  const end = (): Promise<void> =>
    (ending ??= (async () => {
      stopSweeping();
      await stopTending();
      await app.close();
      await context.chat.close();
      await context.answerer.stop();
      await jobs.stop();
      await stopPlanner();
      await db.destroy();
      unlock();
    })());
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void end().then(() => process.exit(0)));

  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await end();
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") throw new StartError(`port ${env.port} on ${env.host} is taken; set PORT to another one`);
    throw error;
  }
  // Who is told to stop while still warming up does so, and has nothing to report.
  const unlessEnding = (what: string) => (error: unknown) => void (ending ?? log.error({ err: error }, what));
  // Each of the threads is to have run.
  warmUp({ ...context, answerer: answering }).catch(unlessEnding("the assistant could not be warmed up"));
  warm().catch(unlessEnding("the solver could not be started"));
  if (loaded > 0) say(`loaded the sample catalogue: ${loaded} products`);
  say(`AI nutritionist on ${env.publicUrl ?? addressOf(app.server.address())}`);
}

function addressOf(at: ReturnType<Server["address"]>): string {
  if (at === null || typeof at === "string") return String(at);
  return `http://${at.family === "IPv6" ? `[${at.address}]` : at.address}:${at.port}`;
}

/** What is told to whoever starts it. */
export type Voice = { say: (line: string) => void; complain: (line: unknown) => void };

/** Checks the environment, opens everything, listens, and ends gracefully on SIGTERM. `threads`: what is to answer. False: it could not be started, and why was said. */
export async function start(voice: Voice, threads: AnswerThread[]): Promise<boolean> {
  try {
    await open(readEnv(), voice, threads);
    return true;
  } catch (error) {
    const known =
      error instanceof EnvError || error instanceof StartError || error instanceof LockedError || error instanceof BrandError || error instanceof WrongKeyError;
    voice.complain(known ? error.message : error);
    return false;
  }
}
