import { createClient, REQUEST_ID } from "@nutri/contract/client";
import { lang } from "../i18n/index.ts";
import { token } from "./session.ts";

export const API = `${import.meta.env.VITE_API_HOST ?? ""}/api`;
export const TIMEOUT_MS = 20 * 60_000;

/** The headers of each call: the bare token and the language. */
export const headers = (): Record<string, string> => {
  const held = token();
  return { "accept-language": lang(), ...(held ? { authorization: held } : {}) };
};

let lastId = "";
/** The number of the last request that was answered: what a screen says when an answer of another shape breaks it. */
export const lastRequestId = (): string => lastId;
export const noteRequest = (response: Response): void => {
  lastId = response.headers.get(REQUEST_ID) ?? "";
};

/** `fetch` that gives up after 20 minutes (with a TimeoutError) and passes the caller's own abort on. */
export const timedFetch: typeof fetch = async (input, init = {}) => {
  const stop = new AbortController();
  const pass = (): void => stop.abort(init.signal?.reason);
  const timer = setTimeout(() => stop.abort(new DOMException("20 min", "TimeoutError")), TIMEOUT_MS);
  if (init.signal?.aborted) pass();
  init.signal?.addEventListener("abort", pass);
  try {
    const response = await fetch(input, { ...init, signal: stop.signal });
    noteRequest(response);
    return response;
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener("abort", pass);
  }
};

/** The contract's client as it is: no login, no rules. The two login calls use it; everything else uses `call`. */
export const rawCall = createClient({ base: API, fetch: timedFetch, headers });

/** A random key: `crypto.randomUUID` is only there on https and localhost. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
