import type { CallId } from "@nutri/contract/calls";
import type { Input, Output, RequestOptions } from "@nutri/contract/client";
import { rawCall } from "./http.ts";
import { ensureLogin } from "./login.ts";
import { type Problem, problemOf } from "./problem.ts";
import { token } from "./session.ts";

/** What the app does on the contract's two special failures; the shell sets it at start. */
export type Rules = {
  /** 401: the token is no longer good. */
  unauthenticated: () => void;
  /** 403, with the server's message, or the status text. */
  forbidden: (message: string) => void;
  /** 403 consent_required: shows the documents; true when they were accepted. */
  askConsent: () => Promise<boolean>;
};
let rules: Rules = { unauthenticated: () => undefined, forbidden: () => undefined, askConsent: async () => false };
export const setRules = (given: Rules): void => {
  rules = given;
};

/**
 * One call of the contract, typed by its id: logs in first when no login is held, answers `data`, rejects with a `Problem` (the response body).
 * After a 403 consent_required that the visitor then gives, the call is made once more.
 */
export async function call<K extends CallId>(id: K, input: Input<K>, options: RequestOptions = {}): Promise<Output<K>> {
  return withRules(() => rawCall(id, input, options));
}

/** Runs a request under the rules of login and failure. */
export async function withRules<T>(request: () => Promise<T>): Promise<T> {
  await ensureLogin();
  const held = token();
  try {
    return await request();
  } catch (e) {
    const problem = problemOf(e);
    if (problem.error === "consent_required" && (await rules.askConsent())) return request().catch((again: unknown) => Promise.reject(problemOf(again)));
    apply(problem, held);
    throw problem;
  }
}

function apply(problem: Problem, held: string | undefined): void {
  // Several calls may fail together on one dead token: only the first acts.
  if (problem.code === 401 && token() === held) rules.unauthenticated();
  if (problem.code === 403 && problem.error !== "consent_required") rules.forbidden(problem.message);
}
