import { z } from "zod";
import type { ErrorId } from "./errors.ts";

/** A call of the contract. `response` is the shape of `data`; `events` is given instead when it answers as server-sent events. */
export type Call = {
  method: "GET" | "POST";
  path: `/${string}`;
  summary: string;
  /** Who may call: anybody, or a visitor with a token. */
  auth: "none" | "visitor";
  /** Needs agreement, privacy and health_data accepted. */
  consent?: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is multipart with one `file`. */
  multipart?: boolean;
  /** The same parameters are taken from the query too; when they differ the body wins. */
  paramsInQuery?: boolean;
  /** The Idempotency-Key header is required, not only accepted. */
  idempotencyRequired?: boolean;
  response: z.ZodType;
  events?: Record<string, z.ZodType>;
  /** The answer is a file of this media type, not the envelope. */
  binary?: string;
  /** Errors beyond those every call can give (see `commonErrors`). */
  errors?: readonly ErrorId[];
};

export const call = <const C extends Call>(c: C): C => c;

/** Errors that any call can answer. */
export const commonErrors = (c: Call): ErrorId[] => [
  "malformed",
  "invalid",
  "too_many_requests",
  "internal",
  "overloaded",
  ...(c.auth === "visitor" ? (["unauthenticated"] as const) : []),
  ...(c.consent ? (["consent_required"] as const) : []),
  ...(c.body || c.multipart ? (["unsupported_media_type", "too_large"] as const) : []),
  ...(c.auth === "visitor" && c.method === "POST" ? (["idempotency_clash", "conflict"] as const) : []),
];

/** The last event of a stream that failed: the failure's own `code`, `error` and `message`. */
export const StreamError = z.strictObject({ code: z.number(), error: z.string(), message: z.string(), requestId: z.string().optional() });

/** No id of ours holds a null character, and a database would not take one. */
export const Id = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\0]*$/);
export const IsoTime = z.iso.datetime();
export const IsoDate = z.iso.date();
export const Empty = z.strictObject({});
export const page = <T extends z.ZodType>(item: T) => z.strictObject({ items: z.array(item), total: z.number().int() });
/** Page numbers come as text in a query and as numbers in a body. */
const int = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const Paging = { page_num: int(1, 100_000).default(1), page_size: int(1, 200).default(20) };
