import type { Answers } from "@nutri/domain";
import { sql } from "kysely";
import { type Context, transact } from "../context.ts";
import type { Tables } from "../db/tables.ts";
import type { Vault } from "../db/vault.ts";
import { addJob, dropJobs } from "../jobs/store.ts";
import { newId } from "../ids.ts";
import { toldAnswers } from "../planning/answers-store.ts";
import { dayOf } from "../planning/planner.ts";
import type { ReportBody, ReportStatus, StoredReport } from "./body.ts";
import type { Known } from "./subject.ts";

export const REPORT_JOB = "report";
/** What pictures of pages are kept as, among the files. */
const PICTURE = "report_page";

type RowOf = Tables["health_reports"];

const opened = (vault: Vault, row: RowOf): StoredReport => ({
  id: row.id,
  userId: row.user_id,
  status: row.status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  body: JSON.parse(vault.open("health_reports.body", row.id, row.body)) as ReportBody,
});

/** Keeps a new report and queues its reading, together. */
export async function addReport(context: Context, userId: string, body: ReportBody): Promise<StoredReport> {
  const at = context.now();
  const id = newId(at);
  const report: StoredReport = { id, userId, status: "queued", createdAt: at, updatedAt: at, body };
  await transact(context, async ({ db, vault }) => {
    const sealed = vault.seal("health_reports.body", id, JSON.stringify(body));
    await db.insertInto("health_reports").values({ id, user_id: userId, status: "queued", body: sealed, created_at: at, updated_at: at }).execute();
    if (body.fileIds.length > 0)
      await db
        .insertInto("report_files")
        .values(body.fileIds.map((file_id, position) => ({ report_id: id, position, file_id })))
        .execute();
    await addJob(db, { kind: REPORT_JOB, subject: id, userId, requestId: context.requestId }, at);
  });
  return report;
}

export async function findReport({ db, vault }: Context, id: string, userId: string): Promise<StoredReport | undefined> {
  const row = await db.selectFrom("health_reports").selectAll().where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  return row && opened(vault, row);
}

/** All reports of a person, newest first. They are few, and what they say is sealed: whoever looks for something looks through them. */
export async function listReports({ db, vault }: Context, userId: string): Promise<StoredReport[]> {
  // Asked at every question, as text: building a query takes longer than running this one.
  const { rows } = await sql<RowOf>`select * from health_reports where user_id = ${userId} order by id desc`.execute(db);
  return rows.map((row) => opened(vault, row));
}

export async function pageOfReports({ db, vault }: Context, userId: string, page: number, size: number): Promise<{ items: StoredReport[]; total: number }> {
  const rows = await db
    .selectFrom("health_reports")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom("health_reports")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { items: rows.map((row) => opened(vault, row)), total };
}

type Change = { status?: ReportStatus; body?: ReportBody };

/**
 * Changes a report; two changes at once come one after the other. `change` gives undefined to leave it as it is.
 * Undefined: no such report of theirs.
 */
export function changeReport(
  context: Context,
  id: string,
  userId: string,
  change: (report: StoredReport, inner: Context) => Promise<Change | undefined> | Change | undefined,
): Promise<StoredReport | undefined> {
  return transact(context, async (inner) => {
    const { db, vault, now } = inner;
    const { numUpdatedRows } = await db
      .updateTable("health_reports")
      .set((e) => ({ updated_at: e.ref("updated_at") }))
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    const report = numUpdatedRows > 0n ? await findReport(inner, id, userId) : undefined;
    if (!report) return undefined;
    const changed = await change(report, inner);
    if (!changed) return report;
    // Times tell one state from the next, so they never stand still.
    const updatedAt = Math.max(now(), report.updatedAt + 1);
    const { status = report.status, body = report.body } = changed;
    const sealed = vault.seal("health_reports.body", id, JSON.stringify(body));
    await db.updateTable("health_reports").set({ status, body: sealed, updated_at: updatedAt }).where("id", "=", id).execute();
    return { ...report, status, body, updatedAt };
  });
}

/** The files among these that are theirs, for reports. */
export async function ownFiles({ db }: Context, userId: string, ids: readonly string[], purpose: string): Promise<{ id: string; mime: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("files")
    .select(["id", "mime"])
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("id", "in", [...ids])
    .execute();
}

/** Rows for pictures that lie in the file store already. */
export async function addPictures(
  { db, vault, now }: Context,
  userId: string,
  pictures: readonly { id: string; size: number; page: number; sha256: string }[],
): Promise<void> {
  for (const { id, size, page, sha256 } of pictures)
    await db
      .insertInto("files")
      .values({
        id,
        user_id: userId,
        purpose: PICTURE,
        content_hash: vault.hash("picture", id),
        size,
        mime: "image/png",
        name: vault.seal("files.name", id, `${page}.png`),
        sha256: vault.seal("files.sha256", id, sha256),
        created_at: now(),
      })
      .execute();
}

/** Removes a report with its jobs and the rows of its files (those that no other report holds). @returns the ids of those files, to be removed when this is committed. */
export function removeReport(context: Context, id: string, userId: string): Promise<string[] | undefined> {
  return transact(context, async (inner) => {
    const report = await findReport(inner, id, userId);
    if (!report) return undefined;
    await inner.db.deleteFrom("health_reports").where("id", "=", id).execute();
    await dropJobs(inner.db, REPORT_JOB, id);
    const held = [...report.body.fileIds, ...report.body.pages.flatMap((p) => p.pictureId ?? [])];
    if (held.length === 0) return [];
    const shared = await inner.db.selectFrom("report_files").select("file_id").where("file_id", "in", held).execute();
    const alone = held.filter((file) => !shared.some((s) => s.file_id === file));
    if (alone.length > 0) await inner.db.deleteFrom("files").where("id", "in", alone).where("user_id", "=", userId).execute();
    return alone;
  });
}

/** The person as their newest answers tell them. */
export async function knownOf(context: Context, userId: string): Promise<Known & { answers: Answers }> {
  const { db, vault, now } = context;
  const answers = (await toldAnswers(context, userId)) ?? {};
  const { rows } = await sql<Pick<Tables["users"], "details">>`select details from users where id = ${userId}`.execute(db);
  const details = rows[0]?.details;
  const day = dayOf(now());
  const told = details ? (JSON.parse(vault.open("users.details", userId, details)) as { gender?: Answers["gender"]; birthYear?: number }) : {};
  const gender = answers.gender ?? told.gender;
  const age = answers.age ?? (told.birthYear === undefined ? undefined : Number(day.slice(0, 4)) - told.birthYear);
  return { answers, day, ...(gender && { gender }), ...(age !== undefined && { age }) };
}

/** Whether a plan of theirs has this id. */
export async function isOwnPlan({ db }: Context, id: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from custom_plans where id = ${id} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}
