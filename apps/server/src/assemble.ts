import { join } from "node:path";
import { CatalogueStore } from "./catalogue/store.ts";
import type { Context } from "./context.ts";
import { makePlan } from "./features/plan/make-plan.ts";
import { PLAN_JOB } from "./features/plan/store.ts";
import { FileStore } from "./files/store.ts";
import { Jobs } from "./jobs/jobs.ts";
import { Sessions } from "./sessions/sessions.ts";

export type Parts = Pick<Context, "env" | "log" | "db" | "vault" | "now" | "knowledge" | "planner">;

/** Puts the server together from what differs between a start and a test. */
export function assemble(parts: Parts): { context: Context; jobs: Jobs<Context> } {
  const jobs = new Jobs<Context>({ [PLAN_JOB]: makePlan });
  const context: Context = {
    ...parts,
    catalogue: new CatalogueStore(parts.db, parts.now),
    files: new FileStore(join(parts.env.dataDir, "files"), parts.vault),
    sessions: new Sessions(parts),
    jobs,
  };
  return { context, jobs };
}
