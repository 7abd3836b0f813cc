import { randomUUID } from "node:crypto";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import type { Context } from "./context.ts";
import { MAX_FILE_BYTES } from "./files/store.ts";
import { answerGarbage } from "./http/client-error.ts";
import { toFault } from "./http/failure.ts";
import { Gate, type GateRules } from "./http/gate.ts";
import { installHooks } from "./http/hooks.ts";
import { sendFailure } from "./http/send-failure.ts";
import { langOf } from "./http/language.ts";
import { registerLimits } from "./http/limits.ts";
import { registerMetrics } from "./http/metrics.ts";
import { type PageRoots, registerPages } from "./http/pages.ts";
import { registerPaymentNotice } from "./http/payment-notice.ts";
import { registerPlatformPush } from "./http/platform-push.ts";
import { registerReadiness } from "./http/readiness.ts";
import { Receiving } from "./http/receiving.ts";
import { registerCalls, type Streams } from "./http/router.ts";

const JSON_BYTES = 1_048_576;
const CLOSING_MS = 50;
const REQUEST_MS = 120_000;
const RECEIVING_BYTES = 256 * 1_048_576;
const OPEN: GateRules = { atOnce: Number.POSITIVE_INFINITY, waiting: Number.POSITIVE_INFINITY, waitMs: Number.POSITIVE_INFINITY, rushMs: 0, patienceMs: 0 };

export type AppOptions = PageRoots & {
  /** How many calls are worked on at once, and what becomes of those beyond (503 in the end). Absent: any number. */
  gate?: GateRules;
  /** So many bytes of uploads may be on their way in at once; beyond, they are turned away (503). */
  maxReceivingBytes?: number;
};

const requestId = (given: string | string[] | undefined): string => (typeof given === "string" && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID());

/** The whole server without a port: what main.ts listens with and tests inject into. */
export async function createApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const streams: Streams = new Set();
  let closing = false;
  const settings: FastifyServerOptions = {
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => requestId(raw.headers["x-request-id"]),
    requestIdHeader: false,
    trustProxy: context.env.trustProxy,
    bodyLimit: JSON_BYTES,
    requestTimeout: REQUEST_MS,
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    clientErrorHandler: answerGarbage,
    frameworkErrors: (error, request, reply) => {
      sendFailure(reply, toFault(error), langOf(request.headers["accept-language"]));
    },
  };
  const app = Fastify(settings);
  app.addHook("preClose", (done) => {
    closing = true;
    for (const stream of streams) stream.abort();
    // A connection that was busy when closing began stays open for its next request otherwise.
    const sweeping = setInterval(() => app.server.closeIdleConnections(), CLOSING_MS);
    app.server.once("close", () => clearInterval(sweeping));
    sweeping.unref();
    done();
  });
  installHooks(app, () => closing);
  if (context.env.rateLimit) await registerLimits(app, context);
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 10, parts: 11 } });
  registerReadiness(app, context, () => closing);
  const gate = new Gate(options.gate ?? OPEN);
  registerMetrics(app, context, gate);
  registerCalls(app, context, { streams, receiving: new Receiving(options.maxReceivingBytes ?? RECEIVING_BYTES), gate });
  await registerPlatformPush(app, context);
  await registerPaymentNotice(app, context);
  await registerPages(app, context, options);
  return app;
}
