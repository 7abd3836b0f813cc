import type { Problem, ReadPage, ReadRow, Subject, TypedRow } from "@nutri/reports";

/** A result with what the person has said of it. */
export type Row = ReadRow & { corrected: boolean };
/** A page; `pictureId` is the file that holds its picture. */
export type Page = Pick<ReadPage, "page" | "source"> & { pictureId?: string };

/** What is kept of a report, sealed. Of the sheet's texts only results, date and institution: no name, number or address of a person. */
export type ReportBody = {
  fileIds: string[];
  typed: TypedRow[];
  /** The plan it was given for; else it counts for the newest one. */
  customPlanId?: string | undefined;
  /** As given by the person, else as printed. */
  reportDate?: string | undefined;
  institution?: string | undefined;
  subject: Subject;
  rows: Row[];
  problems: Problem[];
  pages: Page[];
  /** What the person answered to "whose is it?"; absent: not asked, or not answered. */
  mine?: boolean | undefined;
};

export type ReportStatus = "queued" | "reading" | "done" | "failed";
export type StoredReport = { id: string; userId: string; status: ReportStatus; createdAt: number; updatedAt: number; body: ReportBody };

/** The report's day: as told or printed, unless that day is still to come; else the day it was uploaded. */
export function dayOfReport({ body, createdAt }: StoredReport): string {
  const uploaded = new Date(createdAt).toISOString().slice(0, 10);
  return body.reportDate !== undefined && body.reportDate <= uploaded ? body.reportDate : uploaded;
}
