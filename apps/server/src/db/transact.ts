import type { Db } from "./open.ts";

/** Runs in a transaction, with a context whose `db` it is; in the present one when there is one already. */
export const transact = <C extends { db: Db }, R>(context: C, work: (context: C) => Promise<R>): Promise<R> =>
  context.db.isTransaction ? work(context) : context.db.transaction().execute((db) => work({ ...context, db }));
