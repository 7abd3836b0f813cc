import { sql } from "kysely";
import { newId } from "../ids.ts";
import type { Db } from "../db/open.ts";
import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import type { JobStatus } from "../db/tables.ts";

/** What every job body gets, and may need more than. */
export type JobsBase = { db: Db; now: () => number; log: Logger; requestId?: string | undefined; metrics?: Pick<Metrics, "jobs"> };
export type Job = { id: string; kind: string; subject: string; user_id: string; attempts: number; request_id: string | null };
export type JobState = { id: string; status: JobStatus; stage: string | null; updated_at: number };

/** Queues work unless the same is queued already (what is queued will see the newest state anyway). */
export async function addJob(db: Db, job: { kind: string; subject: string; userId: string; requestId?: string | undefined }, now: number): Promise<void> {
  await db
    .insertInto("jobs")
    .values({
      id: newId(now),
      kind: job.kind,
      subject: job.subject,
      user_id: job.userId,
      request_id: job.requestId ?? null,
      status: "queued",
      stage: null,
      attempts: 0,
      lease_until: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((c) => c.columns(["kind", "subject"]).where("status", "=", sql.lit("queued")).doNothing())
    .execute();
}

/** Takes the oldest job (of these kinds) that is due, or whose worker has let its lease run out; never two of one subject at once. */
export async function claimJob(db: Db, now: number, leaseUntil: number, skipLocked: boolean, kinds?: readonly string[]): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update jobs set status = 'running', attempts = attempts + 1, lease_until = ${leaseUntil}, updated_at = ${now}
    where id = (
      select j.id from jobs j
      where j.status in ('queued', 'running') and j.lease_until <= ${now}
        ${kinds ? sql`and j.kind in (${sql.join(kinds)})` : sql``}
        and not exists (select 1 from jobs r where r.subject = j.subject and r.kind = j.kind and r.id <> j.id and r.status = 'running' and r.lease_until > ${now})
      order by j.id limit 1 ${skipLocked ? sql`for update skip locked` : sql``}
    )
    returning id, kind, subject, user_id, attempts, request_id`.execute(db);
  return rows[0];
}

/** Lets go of everything that is said to run: for the one process there is, before it begins. */
export async function releaseJobs(db: Db, now: number): Promise<void> {
  await db.updateTable("jobs").set({ lease_until: now }).where("status", "=", "running").execute();
}

/** No job of a subject is begun any more. */
export async function dropJobs(db: Db, kind: string, subject: string): Promise<void> {
  await db.deleteFrom("jobs").where("kind", "=", kind).where("subject", "=", subject).execute();
}

type Change = { status?: JobStatus; stage?: string; lease_until?: number };

/** Changes a job that this worker still holds. */
export async function changeJob(db: Db, job: Job, change: Change, now: number): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ ...change, updated_at: now })
    .where("id", "=", job.id)
    .where("attempts", "=", job.attempts)
    .where("status", "=", "running")
    .execute();
}

/** Puts a failed job back, to be tried again at a time; when the same is queued already, that one stands for it. */
export async function requeueJob(db: Db, job: Job, at: number, now: number): Promise<void> {
  const queued = await db
    .selectFrom("jobs")
    .select("id")
    .where("kind", "=", job.kind)
    .where("subject", "=", job.subject)
    .where("status", "=", "queued")
    .executeTakeFirst();
  await changeJob(db, job, queued ? { status: "done" } : { status: "queued", lease_until: at }, now);
}

/** The newest job about a subject. */
export const latestJob = (db: Db, kind: string, subject: string): Promise<JobState | undefined> =>
  db
    .selectFrom("jobs")
    .select(["id", "status", "stage", "updated_at"])
    .where("subject", "=", subject)
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const jobById = (db: Db, id: string): Promise<JobState | undefined> =>
  db.selectFrom("jobs").select(["id", "status", "stage", "updated_at"]).where("id", "=", id).executeTakeFirst();
