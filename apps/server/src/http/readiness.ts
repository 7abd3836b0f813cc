import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { Fault } from "../fault.ts";
import { databaseAnswers } from "./readiness-store.ts";

/** /healthz: the process answers. /readyz: it can work (the database and the assistant are there, not shutting down). */
export function registerReadiness(app: FastifyInstance, context: Context, closing: () => boolean): void {
  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = !closing() && context.answerer.ready && (await databaseAnswers(context));
    if (!ready) throw new Fault("overloaded");
    return reply.header("cache-control", "no-store").send({ status: "ready", knowledgeVersion: context.knowledge.version });
  });
}
