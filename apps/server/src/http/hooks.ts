import type { FastifyInstance } from "fastify";
import { Fault } from "../fault.ts";
import { toFault } from "./failure.ts";
import { langOf } from "./language.ts";
import { sendFailure } from "./send-failure.ts";

/** What holds for every request: its language, its id, its headers, how it fails and what is logged of it (ids, never content). */
export function installHooks(app: FastifyInstance, closing: () => boolean): void {
  app.decorateRequest("caller", undefined);
  app.decorateRequest("lang", "zh-CN");
  app.addHook("onRequest", (request, reply, done) => {
    request.lang = langOf(request.headers["accept-language"]);
    reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store").header("content-language", request.lang).header("vary", "Accept-Language");
    if (!closing()) return done();
    reply.header("connection", "close");
    done(new Fault("overloaded"));
  });
  app.addHook("onResponse", (request, reply, done) => {
    const level = reply.statusCode >= 500 ? "warn" : reply.statusCode >= 400 ? "info" : "debug";
    request.log[level](
      {
        call: request.routeOptions.config.callId ?? request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.caller?.userId,
      },
      "answered",
    );
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const fault = toFault(error);
    if (fault.id === "internal") request.log.error({ err: error, call: request.routeOptions.config.callId }, "a request failed");
    else if (fault !== error && fault.id === "overloaded")
      request.log.error({ err: error, call: request.routeOptions.config.callId }, "the database or the files do not answer");
    return sendFailure(reply, fault, request.lang);
  });
  app.setNotFoundHandler(() => {
    throw new Fault("not_found");
  });
}
