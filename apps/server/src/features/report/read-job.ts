import { createHash } from "node:crypto";
import type { Progress, ReadResult } from "@nutri/reports";
import type { Context } from "../../context.ts";
import { newId } from "../../ids.ts";
import type { JobBody } from "../../jobs/jobs.ts";
import { dayOf } from "../../planning/planner.ts";
import type { Page, Row, StoredReport } from "../../reports/body.ts";
import { addPictures, changeReport, findReport, knownOf } from "../../reports/store.ts";
import { subjectOf } from "../../reports/subject.ts";
import { replan } from "./replan.ts";
import { stageName } from "./stages.ts";

type Stage = (name: string) => Promise<void>;

/** Steps as they are made, one written after the other; a step that cannot be written holds up nothing. */
function stepper(stage: Stage): { step: (progress: Progress) => void; done: () => Promise<void> } {
  let last = "";
  let written = Promise.resolve();
  const step = (progress: Progress): void => {
    const name = stageName(progress);
    if (name === last) return;
    last = name;
    written = written.then(() => stage(name)).catch(() => undefined);
  };
  return { step, done: () => written };
}

const NOTHING: ReadResult = { pages: [], rows: [], subject: {}, problems: [] };

async function readFiles(context: Context, { body, id, userId }: StoredReport, stage: Stage, stopping: AbortSignal): Promise<ReadResult> {
  if (body.fileIds.length === 0) return NOTHING;
  const known = await knownOf(context, userId);
  const files = await Promise.all(body.fileIds.map(async (file) => ({ bytes: new Uint8Array(await context.files.get(file)) })));
  const removed = new AbortController();
  const { step, done } = stepper(async (name) => {
    await stage(name);
    if (!(await findReport(context, id, userId))) removed.abort();
  });
  const signal = AbortSignal.any([stopping, removed.signal]);
  const result = await context.reader.read({ files, expect: subjectOf(known), today: known.day, onProgress: step, signal });
  await done();
  return result;
}

/** Rows that were typed come after those that were read. */
async function allRows(context: Context, { body, userId }: StoredReport, result: ReadResult): Promise<Row[]> {
  const subject = { ...subjectOf(await knownOf(context, userId)), ...result.subject };
  const own = context.reader.typed(body.typed, subject).flatMap((row) => row ?? []);
  return [...result.rows, ...own].map((row, index) => ({ ...row, index, corrected: false }));
}

type Picture = { id: string; size: number; page: number; sha256: string };

/** Pictures go to the file store before anything is written: what never gets its row is swept away. */
async function keepPictures({ files, now }: Context, result: ReadResult): Promise<{ pages: Page[]; pictures: Picture[] }> {
  const pages: Page[] = [];
  const pictures: Picture[] = [];
  for (const { page, source, png } of result.pages) {
    const id = png && newId(now());
    if (id) {
      await files.put(id, png);
      pictures.push({ id, size: png.length, page, sha256: createHash("sha256").update(png).digest("hex") });
    }
    pages.push({ page, source, ...(id && { pictureId: id }) });
  }
  return { pages, pictures };
}

/** The date that is printed, unless the person told one or it is still to come. */
const dateOf = (told: string | undefined, printed: string | undefined, today: string): string | undefined =>
  told ?? (printed !== undefined && printed <= today ? printed : undefined);

/** Writes the result down, with its pictures and the making of the plan anew; false when the report is gone or was finished by another. */
async function finish(context: Context, report: StoredReport, result: ReadResult, rows: Row[]): Promise<boolean> {
  const { pages, pictures } = await keepPictures(context, result);
  let written = false;
  await changeReport(context, report.id, report.userId, async (stored, inner) => {
    if (stored.status !== "reading") return undefined;
    written = true;
    const { institution, subject } = result;
    const problems = rows.length === 0 && result.problems.length === 0 ? [{ code: "no_results" as const }] : result.problems;
    const reportDate = dateOf(stored.body.reportDate, result.reportDate, dayOf(context.now()));
    const body = {
      ...stored.body,
      subject,
      rows,
      problems,
      pages,
      ...(reportDate !== undefined && { reportDate }),
      ...(institution !== undefined && { institution }),
    };
    await addPictures(inner, report.userId, pictures);
    if (rows.length > 0) await replan(inner, { ...stored, body }, () => undefined);
    return { status: rows.length > 0 ? "done" : "failed", body };
  });
  if (!written) for (const { id } of pictures) await context.files.remove(id);
  return written;
}

/** A crash of the child may have come from outside (memory, a kill): it gets a second try before the person is told. */
const CRASHES = 2;
/** What fails otherwise is tried as often as any job; then the person is told, instead of waiting for ever. */
const TRIES = 3;

async function readWhole(context: Context, report: StoredReport, attempts: number, stage: Stage, stopping: AbortSignal): Promise<void> {
  const result = await readFiles(context, report, stage, stopping);
  if (stopping.aborted) throw new Error("stopped while reading");
  if (result.problems.some((p) => p.code === "reader_failed") && attempts < CRASHES) throw new Error("the reading child failed");
  if (!(await finish(context, report, result, await allRows(context, report, result)))) return;
  for (const { source } of result.pages) context.metrics.pages.inc({ source });
  context.jobs.wake();
}

/**
 * The job that reads a report. Its result is written in one step: a process that dies before leaves the report as it was, to be
 * read again.
 */
export const readReportJob: JobBody<Context> = async (context, job, stage, stopping) => {
  const report = await findReport(context, job.subject, job.user_id);
  if (!report || report.status === "done" || report.status === "failed") return;
  await changeReport(context, report.id, report.userId, () => ({ status: "reading" }));
  try {
    await readWhole(context, report, job.attempts, stage, stopping);
  } catch (error) {
    if (!stopping.aborted && job.attempts >= TRIES)
      await changeReport(context, report.id, report.userId, ({ body }) => ({ status: "failed", body: { ...body, problems: [{ code: "reader_failed" }] } }));
    throw error;
  }
};
