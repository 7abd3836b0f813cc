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
});
export type ReportRow = z.infer<typeof ReportRow>;

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
  analysis: z.looseObject({}).optional(),
});

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
  events: { stage: Stage, report: HealthReport, error: StreamError },
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
          remove: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(300),
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
  }),
});
