import { once } from "node:events";
import rateLimit from "@fastify/rate-limit";
import { type Call, type CallId, calls } from "@nutri/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import type { Context } from "../context.ts";
import type { Env } from "../env.ts";
import { Fault } from "../fault.ts";

type Limit = { max: number; timeWindow: number };
const MINUTE = 60_000;

/** Requests a minute. An address is shared by many (a carrier, a school), so logins are bounded loosely; the rest is by visitor. */
const LIMITS: Partial<Record<CallId, Limit>> = {
  loginIp: { max: 120, timeWindow: MINUTE },
  loginSos: { max: 60, timeWindow: MINUTE },
  // An unpaid order holds stock for half an hour.
  orderMultiProd: { max: 60, timeWindow: MINUTE },
  // Searches follow each key that is pressed; checks look for many names.
  searchMedicine: { max: 600, timeWindow: MINUTE },
  reviewOptionsByName: { max: 600, timeWindow: MINUTE },
  medicineTaboos: { max: 120, timeWindow: MINUTE },
  supplementReviews: { max: 120, timeWindow: MINUTE },
  questionnairePut: { max: 240, timeWindow: MINUTE },
  addNutrients: { max: 60, timeWindow: MINUTE },
  fileUpload: { max: 60, timeWindow: MINUTE },
  reportPut: { max: 30, timeWindow: MINUTE },
  readLabel: { max: 20, timeWindow: MINUTE },
  chatSend: { max: 30, timeWindow: MINUTE },
  chatRegenerate: { max: 30, timeWindow: MINUTE },
  exportData: { max: 10, timeWindow: MINUTE },
  // A code is not to be found by trying.
  invCode: { max: 20, timeWindow: MINUTE },
};
/** Whatever else writes: nobody is that quick, and rows are not to be piled up. */
const WRITES: Limit = { max: 600, timeWindow: MINUTE };

/** Who a request is counted for: the visitor, else the address, which leaves this process only as a keyed hash. */
const keyOf =
  ({ vault }: Context) =>
  (request: FastifyRequest): string =>
    request.caller?.userId ?? vault.hash("limit", request.ip);

/** Counts in Redis when there is one, so that several instances count together. When it does not answer, requests pass: a limit is not worth an outage. */
async function sharedCounter({ env, log }: Context): Promise<{ redis: Redis; skipOnError: true; nameSpace: string } | undefined> {
  if (!env.redisUrl) return undefined;
  const { Redis } = await import("ioredis");
  const redis = new Redis(env.redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 500, enableOfflineQueue: false });
  redis.on("error", (error: Error) => log.warn({ err: error }, "Redis does not answer; limits are not counted"));
  await once(redis, "ready").catch(() => undefined);
  return { redis, skipOnError: true, nameSpace: "nutritionist-limit-" };
}

export async function registerLimits(app: FastifyInstance, context: Context): Promise<void> {
  const shared = await sharedCounter(context);
  await app.register(rateLimit, {
    global: false,
    hook: "preParsing",
    keyGenerator: keyOf(context),
    errorResponseBuilder: (_request, { ttl }) => new Fault("too_many_requests", { retryAfterSeconds: ttl / 1000 }),
    ...shared,
  });
  if (shared) app.addHook("onClose", () => shared.redis.disconnect());
}

/** The route's limit, for @fastify/rate-limit; none when RATE_LIMIT is off. */
export function limitOf(id: CallId, env: Env): { rateLimit?: Limit } {
  const call: Call = calls[id];
  const limit = LIMITS[id] ?? (call.method === "POST" && call.auth === "visitor" ? WRITES : undefined);
  return env.rateLimit && limit ? { rateLimit: limit } : {};
}
