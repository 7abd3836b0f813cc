import type { Lang } from "@nutri/domain";
import type { FastifyReply } from "fastify";
import type { Fault } from "../fault.ts";
import { toReply } from "./failure.ts";

/** The contract's failure envelope, with its status and headers. */
export function sendFailure(reply: FastifyReply, fault: Fault, lang: Lang): FastifyReply {
  const { status, headers, body } = toReply(fault, lang, reply.request.id);
  return reply.code(status).headers(headers).type("application/json; charset=utf-8").send(body);
}
