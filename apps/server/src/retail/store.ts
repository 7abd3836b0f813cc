import type { Logger } from "pino";
import type { Db } from "../db/open.ts";
import type { Vault } from "../db/vault.ts";
import type { Metrics } from "../metrics.ts";

/** What a retail platform works with; `db` is the order's transaction where there is one. */
export type RetailBase = { db: Db; vault: Vault; now: () => number; log: Logger; requestId?: string | undefined; metrics?: Pick<Metrics, "orders"> };
