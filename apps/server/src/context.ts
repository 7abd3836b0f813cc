import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Logger } from "pino";
import type { CatalogueStore } from "./catalogue/store.ts";
import type { Db } from "./db/open.ts";
import type { Vault } from "./db/vault.ts";
import type { Env } from "./env.ts";
import type { FileStore } from "./files/store.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Planner } from "./planning/planner.ts";
import type { Sessions } from "./sessions/sessions.ts";

/** All that the server works with; made once in main.ts (and by tests). Within a call that carries an Idempotency-Key, `db` is the call's transaction. */
export type Context = {
  env: Env;
  log: Logger;
  db: Db;
  vault: Vault;
  now: () => number;
  knowledge: KnowledgeIndex;
  catalogue: CatalogueStore;
  files: FileStore;
  jobs: Pick<Jobs<never>, "wake" | "next">;
  sessions: Sessions;
  planner: Planner;
};

/** Runs in a transaction, with a context whose `db` it is; in the present one when there is one already. */
export const transact = <R>(context: Context, work: (context: Context) => Promise<R>): Promise<R> =>
  context.db.isTransaction ? work(context) : context.db.transaction().execute((db) => work({ ...context, db }));
