import { FALLBACK_LANG, LANGS, Sex } from "@nutri/domain";
import { z } from "zod";
import { call, Id, IsoTime } from "../call.ts";

export const ClientType = z.enum(["web", "wechat_mini_program", "youzan_mini_program"]);
export type ClientType = z.infer<typeof ClientType>;
export const ConsentDocument = z.enum(["agreement", "privacy", "health_data", "retail", "model"]);
export type ConsentDocument = z.infer<typeof ConsentDocument>;
/** The version of the documents now in force; a change of their meaning changes it, and everybody is asked again. */
export const CONSENT_VERSION = "2026-11-21";
/** What must be accepted before health data is stored or read. */
export const HEALTH_CONSENTS: readonly ConsentDocument[] = ["agreement", "privacy", "health_data"];

const Language = z.enum(LANGS);

export const User = z.strictObject({
  id: z.string(),
  nickname: z.string(),
  gender: Sex.optional(),
  birthYear: z.number().int().optional(),
  heightCm: z.number().optional(),
  weightKg: z.number().optional(),
  language: Language.default(FALLBACK_LANG),
  isYouZan: z.boolean(),
  mobileTail: z.string().optional(),
  consents: z.array(z.strictObject({ document: ConsentDocument, version: z.string(), at: IsoTime })),
});
export type User = z.infer<typeof User>;

export const LoginResult = z.strictObject({
  accessToken: z.string(),
  expiresAt: IsoTime,
  isYouZan: z.boolean(),
  deviceId: z.string().optional(),
  /** Handed out once, when the visitor is new on this device. */
  deviceSecret: z.string().optional(),
  consentVersion: z.string(),
  user: User,
});
export type LoginResult = z.infer<typeof LoginResult>;

/** A device's own proof: a wrong secret is a new visitor, never an error that tells whether the id exists. */
const device = { deviceId: z.string().max(100).optional(), deviceSecret: z.string().max(200).optional() };

export const loginIp = call({
  method: "POST",
  path: "/v1/base/login_ip",
  summary: "A visitor's automatic login",
  auth: "none",
  body: z.strictObject({ clientType: ClientType, ...device, language: z.string().max(35).optional() }),
  response: LoginResult,
});

export const loginSos = call({
  method: "POST",
  path: "/v1/base/login_sos",
  summary: "Login from the retail platform with the ticket of its address",
  auth: "none",
  body: z.strictObject({
    type: z.literal("you_zan"),
    token: z.string().min(1).max(2000),
    params: z.looseObject({ ...device, language: z.string().max(35).optional() }).optional(),
    ...device,
  }),
  response: LoginResult,
  errors: ["bad_ticket"],
});

export const userinfo = call({
  method: "POST",
  path: "/v1/userinfo",
  summary: "Read ({}) or change the caller's own details",
  auth: "visitor",
  body: z.strictObject({
    nickname: z.string().trim().min(1).max(30).optional(),
    gender: Sex.optional(),
    birthYear: z.number().int().min(1900).max(2030).optional(),
    heightCm: z.number().min(50).max(250).optional(),
    weightKg: z.number().min(2).max(400).optional(),
    language: Language.optional(),
  }),
  response: User,
  errors: ["consent_required"],
});

export const consent = call({
  method: "POST",
  path: "/v1/user/consent",
  summary: "Accept or withdraw documents of the present version",
  auth: "visitor",
  body: z.strictObject({ version: z.string().max(40), documents: z.array(ConsentDocument).min(1).max(5), accepted: z.boolean() }),
  response: User,
  errors: ["stale_consent"],
});

export const exportData = call({
  method: "GET",
  path: "/v1/user/export",
  summary: "Everything held on the caller",
  auth: "visitor",
  response: z.looseObject({}),
});
export const erase = call({
  method: "POST",
  path: "/v1/user/erase",
  summary: "Erase the caller: data, files, tokens",
  auth: "visitor",
  body: z.strictObject({}),
  response: z.null(),
});
export const logoutAll = call({
  method: "POST",
  path: "/v1/user/logout_all",
  summary: "Revoke every token of the caller",
  auth: "visitor",
  body: z.strictObject({}),
  response: z.null(),
});

export const invCode = call({
  method: "POST",
  path: "/v1/user/inv_code",
  summary: "Enter an invitation code",
  auth: "visitor",
  body: z.strictObject({ invCode: z.string().trim().min(1).max(64) }),
  response: z.strictObject({ accepted: z.boolean(), owner: z.string().optional() }),
});

export const operationLogSave = call({
  method: "POST",
  path: "/v1/operation_log/save",
  summary: "Record what was done (shared, opened, …)",
  auth: "visitor",
  body: z.looseObject({
    type: z.string().min(1).max(50).default("share"),
    businessId: Id.optional(),
    step: z.union([z.string().max(50), z.number()]).optional(),
  }),
  response: z.strictObject({ id: z.string() }),
});
