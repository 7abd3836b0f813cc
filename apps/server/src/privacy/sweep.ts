import type { Context } from "../context.ts";
import { eraseUser } from "./erase-user.ts";
import { inactiveUsers, knownFiles, removeExpired } from "./store.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long an Idempotency-Key is known. */
const IDEMPOTENCY_MS = DAY;
const JOBS_MS = 30 * DAY;

/** What is over is removed: tokens, used tickets, idempotency keys, finished jobs, visitors inactive for RETENTION_DAYS, files whose row never came. */
export async function sweep(context: Context): Promise<void> {
  const now = context.now();
  await removeExpired(context.db, now, now - IDEMPOTENCY_MS, now - JOBS_MS);
  const days = context.env.retentionDays;
  if (days) {
    for (const id of await inactiveUsers(context.db, now - days * DAY)) {
      await (
        await eraseUser(context, id)
      )();
      context.sessions.forget(id);
    }
  }
  await sweepFiles(context, Date.now() - HOUR);
}

async function sweepFiles({ db, files }: Context, before: number): Promise<void> {
  const ids = await files.olderThan(before);
  for (let i = 0; i < ids.length; i += 500) {
    const some = ids.slice(i, i + 500);
    const known = await knownFiles(db, some);
    for (const id of some) if (!known.has(id)) await files.remove(id);
  }
}

/** Sweeps now and every hour; the returned function ends it. */
export function startSweeping(context: Context): () => void {
  const run = (): void => void sweep(context).catch((error: unknown) => context.log.error({ err: error }, "sweeping failed"));
  const timer = setInterval(run, HOUR);
  timer.unref();
  const first = setTimeout(run, 5_000);
  first.unref();
  return () => {
    clearInterval(timer);
    clearTimeout(first);
  };
}
