import { SourceRef } from "@nutri/domain";
import { z } from "zod";
import { call, Id, IsoDate, IsoTime, page, Paging, StreamError } from "../call.ts";
import { Stage } from "./plan.ts";

export const FilePurpose = z.enum(["health_report", "chat", "feedback", "label"]);

export const ReportRow = z.strictObject({
  index: z.number().int(),
  namePrinted: z.string(),
  code: z.string().optional(),
  loinc: z.string().optional(),
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  comparator: z.enum(["<", ">", "<=", ">="]).optional(),
  unit: z.string(),
  valueSi: z.number().optional(),
  unitSi: z.string().optional(),
  refLow: z.number().optional(),
  refHigh: z.number().optional(),
  flag: z.enum(["low", "normal", "high", "abnormal", "unknown"]),
  confidence: z.number().min(0).max(1),
  box: z.strictObject({ page: z.number().int(), x: z.number(), y: z.number(), w: z.number(), h: z.number() }).optional(),
  corrected: z.boolean(),
  /** Not sure: the person is asked to look at it. */
  ask: z.boolean().optional(),
  /** Why: name, value, unit, implausible, flag, range, conflict. */
  doubts: z.array(z.string()).optional(),
  /** The range as printed. */
  refPrinted: z.string().optional(),
  flagFrom: z.enum(["printed", "printed_range", "reference", "none"]).optional(),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** When a doctor should see it. */
const HowSoon = z.enum(["now", "today", "days", "weeks", "next_visit"]);
const said = z.strictObject({ text: z.string(), rule: z.string().optional(), sources: z.array(SourceRef) });

/** What the rows mean, worst first. Texts are in the caller's language; each rests on its sources. */
export const ReportAnalysis = z.looseObject({
  summary: z.string(),
  /** Values that cannot wait, first and plainly. */
  critical: z.array(said.extend({ index: z.number().int().optional(), code: z.string().optional(), name: z.string(), soon: HowSoon })),
  /** What is outside and by how much, what it may mean, what belongs to a doctor. */
  findings: z.array(
    z.strictObject({
      index: z.number().int().optional(),
      code: z.string().optional(),
      name: z.string(),
      flag: z.enum(["low", "high", "abnormal"]),
      by: z.string(),
      meaning: z.array(said),
      doctor: said.extend({ soon: HowSoon }).optional(),
    }),
  ),
  /** Food and daily life. */
  food: z.array(said),
});
export type ReportAnalysis = z.infer<typeof ReportAnalysis>;

export const HealthReport = z.strictObject({
  id: z.string(),
  status: z.enum(["queued", "reading", "needs_subject", "ready", "failed"]),
  error: z.string().optional(),
  createdAt: IsoTime,
  reportDate: IsoDate.optional(),
  institution: z.string().optional(),
  subject: z.strictObject({ sex: z.string().optional(), age: z.number().optional() }).optional(),
  abnormalCount: z.number().int().optional(),
  rows: z.array(ReportRow).optional(),
  analysis: ReportAnalysis.optional(),
  /** Whether it counts for the person and their plan: as they said, else as far as nothing on it speaks against it. */
  mine: z.boolean().optional(),
  /** Its pages in order; `picture`: health_report/page has one. */
  pages: z.array(z.strictObject({ page: z.number().int(), picture: z.boolean() })).optional(),
  /** What could not be read, and what is to be asked, in words. */
  problems: z.array(z.strictObject({ code: z.string(), message: z.string(), file: z.number().int().optional(), page: z.number().int().optional() })).optional(),
});

export type HealthReport = z.infer<typeof HealthReport>;

/** A step of the reading; `page` of `pages` while pages are read. */
export const ReportStage = Stage.extend({ page: z.number().int().optional(), pages: z.number().int().optional() });
export type ReportStage = z.infer<typeof ReportStage>;

const value = z.union([z.number(), z.string().max(40)]);
const mine = { auth: "visitor", consent: true } as const;

export const fileUpload = call({
  method: "POST",
  path: "/v1/file/upload",
  summary: "Upload a file (multipart, field `file`, up to 20 MB)",
  ...mine,
  multipart: true,
  query: z.strictObject({ path: FilePurpose }),
  response: z.strictObject({ fileId: z.string(), name: z.string(), size: z.number().int(), mime: z.string(), sha256: z.string() }),
  errors: ["too_large", "unsupported_file"],
});

export const reportPut = call({
  method: "POST",
  path: "/v1/health_report/put",
  summary: "Read uploaded files as one report, or take typed rows",
  ...mine,
  body: z.strictObject({
    fileIds: z.array(Id).max(20).optional(),
    rows: z
      .array(z.strictObject({ name: z.string().max(200).optional(), code: z.string().max(60).optional(), value, unit: z.string().max(30) }))
      .max(300)
      .optional(),
    reportDate: IsoDate.optional(),
    customNutritionPlanId: Id.optional(),
  }),
  response: HealthReport,
  errors: ["not_found", "unsupported_file"],
});

const byId = z.strictObject({ id: Id });
export const reportGet = call({
  method: "GET",
  path: "/v1/health_report/get",
  summary: "One report",
  ...mine,
  query: byId,
  response: HealthReport,
  errors: ["not_found"],
});
export const reportPage = call({
  method: "GET",
  path: "/v1/health_report/page",
  summary: "A page's picture",
  ...mine,
  query: z.strictObject({ id: Id, page: z.coerce.number().int().min(1).max(200) }),
  response: z.null(),
  binary: "image/png",
  errors: ["not_found"],
});
export const reportConfirm = call({
  method: "POST",
  path: "/v1/health_report/confirm",
  summary: "Say whose report it is",
  ...mine,
  body: z.strictObject({ id: Id, mine: z.boolean() }),
  response: HealthReport,
  errors: ["not_found", "conflict"],
});
export const reportList = call({
  method: "GET",
  path: "/v1/health_report/list",
  summary: "The caller's reports",
  ...mine,
  query: z.strictObject(Paging),
  response: page(HealthReport),
});
export const reportStream = call({
  method: "GET",
  path: "/v1/health_report/stream",
  summary: "The reading, stage by stage, then the report",
  ...mine,
  query: byId,
  response: z.null(),
  events: { stage: ReportStage, report: HealthReport, error: StreamError },
  errors: ["not_found"],
});
export const reportCorrect = call({
  method: "POST",
  path: "/v1/health_report/correct",
  summary: "Correct, add or remove rows",
  ...mine,
  body: z.strictObject({
    id: Id,
    rows: z
      .array(
        z.strictObject({
          index: z.number().int().optional(),
          value: value.optional(),
          unit: z.string().max(30).optional(),
          code: z.string().max(60).optional(),
          /** Of a new row that has no code. */
          name: z.string().max(200).optional(),
          remove: z.boolean().optional(),
        }),
      )
      .max(300),
    /** The right date, when the sheet's was misread. */
    reportDate: IsoDate.optional(),
  }),
  response: HealthReport,
  errors: ["not_found"],
});
export const reportRemove = call({
  method: "POST",
  path: "/v1/health_report/remove",
  summary: "Remove a report and its files",
  ...mine,
  body: byId,
  response: z.null(),
  errors: ["not_found"],
});
export const biomarkerTrend = call({
  method: "GET",
  path: "/v1/biomarker/trend",
  summary: "One analyte over the months",
  ...mine,
  query: z.strictObject({ code: z.string().min(1).max(60), months: z.coerce.number().int().min(1).max(120).default(12) }),
  response: z.strictObject({
    code: z.string(),
    name: z.string(),
    unit: z.string(),
    points: z.array(z.strictObject({ date: IsoDate, value: z.number(), low: z.number().optional(), high: z.number().optional(), reportId: z.string() })),
    /** From the last point but one to the last. */
    change: z.strictObject({ since: IsoDate, from: z.number(), to: z.number(), difference: z.number() }).optional(),
  }),
  errors: ["not_found"],
});

export const biomarkerOptions = call({
  method: "GET",
  path: "/v1/biomarker/options",
  summary: "The analytes that can be typed by hand, with their units",
  auth: "none",
  response: z.strictObject({
    options: z.array(z.strictObject({ code: z.string(), name: z.string(), aliases: z.array(z.string()), unit: z.string(), units: z.array(z.string()) })),
  }),
});
