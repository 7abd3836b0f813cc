import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Fault } from "../fault.ts";
import type { Caller } from "../sessions/sessions.ts";

const MAX_TOKEN = 200;

/** The token of the Authorization header, bare or after "Bearer". */
function tokenOf(header: string | undefined): string | undefined {
  const token = header && header.length <= MAX_TOKEN ? header.replace(/^bearer +/i, "").trim() : "";
  return token === "" ? undefined : token;
}

/** @throws Fault unauthenticated */
export async function authenticate(context: Context, request: FastifyRequest): Promise<Caller> {
  const token = tokenOf(request.headers.authorization);
  const caller = token === undefined ? undefined : await context.sessions.find(token);
  if (!caller) throw new Fault("unauthenticated");
  return caller;
}

/** @throws Fault consent_required */
export function requireConsent(caller: Caller): Caller {
  if (!caller.healthConsent) throw new Fault("consent_required");
  return caller;
}
