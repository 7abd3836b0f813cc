import { ApiError } from "@nutri/contract/client";
import type { Failure } from "@nutri/contract/envelope";
import { say } from "../i18n/index.ts";

/** What a failed call rejects with: the response body; without one, the same shape with code 0. */
export type Problem = Failure & { statusText?: string };

type Local = "offline" | "unreachable" | "timeout" | "unreadable";
const localProblem = (error: Local, requestId = ""): Problem => ({ code: 0, message: say("common", `problem.${error}`), error, requestId, data: null });

const isProblem = (e: unknown): e is Problem => typeof e === "object" && e !== null && "code" in e && "error" in e && "message" in e;
/** An answer that is not the contract's: one that says it succeeded cannot be read; another is a proxy's before a server that is away. */
const foreign = ({ status, message, requestId }: ApiError): Problem =>
  status < 300
    ? localProblem("unreadable", requestId)
    : { code: status, message: message || say("common", "problem.unreachable"), error: "unreachable", requestId, data: null };
const isAbort = (e: unknown): boolean => e instanceof Error && e.name === "AbortError";

/** Any thrown thing as a problem that can be shown. An abort by the caller stays an abort. */
export function problemOf(e: unknown): Problem {
  if (isProblem(e)) return e;
  if (e instanceof ApiError) return e.failure ?? foreign(e);
  if (isAbort(e)) throw e;
  if (e instanceof Error && e.name === "TimeoutError") return localProblem("timeout");
  return localProblem(navigator.onLine ? "unreachable" : "offline");
}

/** The way to the server is lost, or a proxy says that nobody is behind it: not an answer of the server itself. */
export const isLost = ({ code, error }: Problem): boolean => code === 0 || (error === "unreachable" && code >= 502);
