import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Logger } from "pino";
import type { Brand } from "./brand/shape.ts";
import type { CatalogueStore } from "./catalogue/store.ts";
import type { Answerer } from "./chat/answerer.ts";
import type { ChatDesk } from "./chat/desk.ts";
import type { Db } from "./db/open.ts";
import type { Vault } from "./db/vault.ts";
import type { Env } from "./env.ts";
import type { FileStore } from "./files/store.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Metrics } from "./metrics.ts";
import type { Model } from "./model/model.ts";
import type { Planner } from "./planning/planner.ts";
import type { Reader } from "./reports/reader.ts";
import type { RetailPlatform } from "./retail/platform.ts";
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
  /** Where products are sold. */
  retail: RetailPlatform;
  reader: Reader;
  /** Gives the engine's own answers. */
  answerer: Answerer;
  /** Words answers, for who has agreed to it; absent: the engine's own words. */
  model: Model | undefined;
  chat: ChatDesk;
  brand: Brand;
  metrics: Metrics;
  /** Within a request or its job: the request's id. `log` names it too. */
  requestId?: string | undefined;
};

export { transact } from "./db/transact.ts";
