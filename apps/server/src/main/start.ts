import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadKnowledge } from "@nutri/knowledge";
import { createApp } from "../app.ts";
import { assemble } from "../assemble.ts";
import { loadSample } from "../catalogue/sample.ts";
import { checkDataKey, WrongKeyError } from "../db/data-key.ts";
import { LockedError, lockDir } from "../db/lock.ts";
import { openDb } from "../db/open.ts";
import { Vault } from "../db/vault.ts";
import { type Env, EnvError, notYetUsed, readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { createPlanner } from "../planning/engine-planner.ts";
import { startSweeping } from "../privacy/sweep.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const MAX_DELAY_MS = 1_500;

/** A mistake of whoever starts it, said in one line. */
class StartError extends Error {}

function knowledgeFile(): string {
  const path = join(root, "packages/knowledge/generated/knowledge.json");
  if (!existsSync(path)) throw new StartError("the knowledge has not been compiled: npm run knowledge -- compile");
  return path;
}

async function open(env: Env, { say, complain }: Voice): Promise<void> {
  const log = createLog(env);
  const unlock = lockDir(env.dataDir);
  const { db, engine } = await openDb(env, (error) => log.error({ err: error }, "a database connection broke")).catch((error: unknown) => {
    if (!env.databaseUrl) throw error;
    throw new StartError(`DATABASE_URL: the database cannot be used (${(error as { code?: string }).code ?? (error as Error).name})`);
  });
  const vault = new Vault(env.dataKey);
  await checkDataKey(db, vault);
  const knowledge = loadKnowledge(knowledgeFile());
  const { planner, warm, stop: stopPlanner } = createPlanner(knowledge, env);
  const { context, jobs } = assemble({ env, log, db, vault, now: Date.now, knowledge, planner });
  const loaded = await loadSample(context.catalogue, join(root, "catalogue"));
  const app = await createApp(context, { webRoot: join(root, "apps/web/dist"), imageRoot: join(root, "catalogue/images"), maxEventLoopDelayMs: MAX_DELAY_MS });
  jobs.start(context, engine);
  const stopSweeping = startSweeping(context);

  let ending: Promise<void> | undefined;
  const end = (): Promise<void> =>
    (ending ??= (async () => {
      stopSweeping();
      await app.close();
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
  warm().catch((error: unknown) => log.error({ err: error }, "the solver could not be started"));
  for (const name of notYetUsed()) complain(`${name} is set, but what it is for is not built yet`);
  if (loaded > 0) say(`loaded the sample catalogue: ${loaded} products`);
  say(`AI nutritionist on ${env.publicUrl ?? addressOf(app.server.address())}`);
}

function addressOf(at: ReturnType<Server["address"]>): string {
  if (at === null || typeof at === "string") return String(at);
  return `http://${at.family === "IPv6" ? `[${at.address}]` : at.address}:${at.port}`;
}

/** What is told to whoever starts it. */
export type Voice = { say: (line: string) => void; complain: (line: unknown) => void };

/** Checks the environment, opens everything, listens, and ends gracefully on SIGTERM. False: it could not be started, and why was said. */
export async function start(voice: Voice): Promise<boolean> {
  try {
    await open(readEnv(), voice);
    return true;
  } catch (error) {
    const known = error instanceof EnvError || error instanceof StartError || error instanceof LockedError || error instanceof WrongKeyError;
    voice.complain(known ? error.message : error);
    return false;
  }
}
