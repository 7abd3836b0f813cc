import pino, { type DestinationStream, type Logger } from "pino";
import type { Env } from "./env.ts";
import { forLog } from "./http/failure.ts";

/** One line of JSON for each event: ids and places, never content. Errors are logged without their messages, which may quote what somebody wrote. */
export const createLog = (env: Pick<Env, "logLevel">, destination?: DestinationStream): Logger =>
  pino(
    {
      level: env.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: forLog, error: forLog },
      redact: ["authorization", "headers.authorization", "req.headers", "*.authorization"],
    },
    destination ?? pino.destination(1),
  );
