import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Gauge, Histogram } from "prom-client";
import type { Context } from "../context.ts";
import { Fault } from "../fault.ts";
import type { Gate } from "./gate.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** What proxies add. */
const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip", "via"] as const;
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** With METRICS_TOKEN: who sends it. Without: this machine alone, and no proxy in between. */
function mayRead(token: string | undefined, request: FastifyRequest): boolean {
  if (!token)
    return LOOPBACK.has(request.socket.remoteAddress ?? "") && LOOPBACK.has(request.ip) && FORWARDED.every((name) => request.headers[name] === undefined);
  const given = (request.headers.authorization ?? "").replace(/^bearer +/i, "");
  return timingSafeEqual(digest(given), digest(token));
}

/** Prometheus metrics of the process, of each call and of how many are at work. */
export function registerMetrics(app: FastifyInstance, context: Context, gate: Gate): void {
  const register = context.metrics.registry;
  context.metrics.watchProcess();
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by call and status",
    labelNames: ["call", "status"] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const atWork = new Gauge({
    name: "http_calls",
    help: "Calls that are worked on and that wait for their turn",
    labelNames: ["state"] as const,
    registers: [register],
    collect() {
      atWork.set({ state: "working" }, gate.working);
      atWork.set({ state: "waiting" }, gate.waiting);
    },
  });
  app.addHook("onResponse", (request, reply, done) => {
    const call = request.routeOptions.config.callId ?? (request.routeOptions.url === undefined ? "none" : "page");
    seconds.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(context.env.metricsToken, request)) throw new Fault("forbidden");
    return reply
      .header("cache-control", "no-store")
      .type(register.contentType)
      .send(await register.metrics());
  });
}
