import type { CallId } from "@nutri/contract";
import type { FastifyRequest } from "fastify";
import type { Env } from "../env.ts";

type Limit = { max: number; timeWindow: number };
const MINUTE = 60_000;

/** Requests a minute. An address is shared by many (a carrier, a school), so logins are bounded loosely; the rest is by visitor. */
const LIMITS: Partial<Record<CallId, Limit>> = {
  loginIp: { max: 120, timeWindow: MINUTE },
  loginSos: { max: 60, timeWindow: MINUTE },
  fileUpload: { max: 60, timeWindow: MINUTE },
  chatSend: { max: 30, timeWindow: MINUTE },
  chatRegenerate: { max: 30, timeWindow: MINUTE },
  exportData: { max: 10, timeWindow: MINUTE },
};

export const limitKey = (request: FastifyRequest): string => request.caller?.userId ?? request.ip;

/** The route's limit, for @fastify/rate-limit; none when RATE_LIMIT is off. */
export function limitOf(id: CallId, env: Env): { rateLimit?: Limit } {
  const limit = env.rateLimit ? LIMITS[id] : undefined;
  return limit ? { rateLimit: limit } : {};
}
