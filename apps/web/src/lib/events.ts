import type { CallId } from "@nutri/contract/calls";
import { address, ApiError } from "@nutri/contract/client";
import { routes } from "@nutri/contract/routes";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { withRules } from "./api.ts";
import { API, headers, lastRequestId, noteRequest } from "./http.ts";
import { isLost, type Problem, problemOf } from "./problem.ts";

export type StreamEvent = { event: string; data: unknown; id?: string };
export type StreamOptions = {
  query?: object;
  body?: unknown;
  /** Of a writing call: what comes again under it joins what it began. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  onEvent: (event: StreamEvent) => void;
  /** Whether this event ends the stream; without one a connection that closes is resumed. */
  isLast: (event: StreamEvent) => boolean;
  /** Tries in a row without any event before giving up; the usual number outlasts a minute without a server. */
  tries?: number;
  /** Called while the connection is down and being resumed, and again with false. */
  onLost?: (lost: boolean) => void;
};

const parsed = (data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
};

/** 0.8 s, doubled up to 8 s: some 70 s in all. */
const TRIES = 13;
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((done, fail) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener("abort", () => (clearTimeout(timer), fail(new DOMException("aborted", "AbortError"))), { once: true });
  });

/**
 * Reads a call that answers as server-sent events until its last event. A lost connection is resumed with `Last-Event-ID`;
 * a refusal (4xx, 5xx with a body) rejects with the problem at once.
 */
export async function readEvents(id: CallId, options: StreamOptions): Promise<void> {
  const { signal, tries = TRIES, onLost } = options;
  let lastId: string | undefined;
  let failures = 0;
  for (;;) {
    try {
      const ended = await connection(id, options, lastId, (event) => {
        lastId = event.id ?? lastId;
        failures = 0;
        onLost?.(false);
      });
      if (ended) return;
    } catch (e) {
      const problem = problemOf(e);
      if (!isLost(problem)) throw problem;
      if (failures + 1 >= tries) throw problem;
    }
    failures += 1;
    if (failures >= tries) throw lost();
    onLost?.(true);
    await pause(Math.min(8000, 400 * 2 ** failures), signal);
  }
}

const lost = (): Problem => problemOf(new TypeError("the stream ended early"));

/** One connection; true when the last event came. */
async function connection(
  id: CallId,
  { query, body, idempotencyKey, signal, onEvent, isLast }: StreamOptions,
  lastId: string | undefined,
  seen: (e: StreamEvent) => void,
): Promise<boolean> {
  const response = await withRules(() => open(id, query, body, { lastId, idempotencyKey }, signal));
  let ended = false;
  const parser = createParser({
    onEvent: (message: EventSourceMessage) => {
      const event: StreamEvent = { event: message.event ?? "message", data: parsed(message.data), ...(message.id ? { id: message.id } : {}) };
      seen(event);
      onEvent(event);
      ended ||= isLast(event);
    },
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return ended;
    parser.feed(decoder.decode(part.value, { stream: true }));
    if (ended) {
      await reader?.cancel().catch(() => undefined);
      return true;
    }
  }
}

type Resume = { lastId: string | undefined; idempotencyKey: string | undefined };

async function open(
  id: CallId,
  query: object | undefined,
  body: unknown,
  { lastId, idempotencyKey }: Resume,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const response = await fetch(address(API, id, query), {
    method: routes[id][0],
    headers: {
      ...headers(),
      accept: "text/event-stream",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(lastId ? { "last-event-id": lastId } : {}),
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  noteRequest(response);
  if (response.ok && response.body) return response;
  const failure = (await response.json().catch(() => undefined)) as ApiError["failure"];
  throw new ApiError(response.status, failure, failure?.message ?? response.statusText, lastRequestId());
}
