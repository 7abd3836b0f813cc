import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AnyEvent, type Batches, StoredJson } from "../handler.ts";

const HEARTBEAT_MS = 15_000;
/** What the browser waits before it comes back. */
const RETRY_MS = 1_500;

const line = (text: string): string => text.replaceAll(/[\r\n]/g, "");

const toFrame = ({ id, event, data }: AnyEvent): string => {
  const body = data instanceof StoredJson ? data.bytes.toString("utf8") : JSON.stringify(data);
  // JSON has no raw line breaks, so one data line holds it.
  return `${id === undefined ? "" : `id: ${line(id)}\n`}event: ${line(event)}\ndata: ${body}\n\n`;
};

/** Writes events, a batch in one piece, until they end, the client goes or `signal` says so; what they throw becomes the last event. */
export async function writeEvents(raw: ServerResponse, events: Batches<AnyEvent>, signal: AbortSignal, onError: (error: unknown) => AnyEvent): Promise<void> {
  raw.write(`retry: ${RETRY_MS}\n\n`);
  const heart = setInterval(() => raw.write(":\n\n"), HEARTBEAT_MS);
  const iterator = events[Symbol.asyncIterator]();
  const gone = signal.aborted ? Promise.resolve() : once(signal, "abort").then(() => undefined);
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), gone]);
      if (!next || next.done || signal.aborted) break;
      if (!raw.write(next.value.map(toFrame).join(""))) await Promise.race([once(raw, "drain"), gone]);
    }
  } catch (error) {
    if (!signal.aborted) raw.write(toFrame(onError(error)));
  } finally {
    clearInterval(heart);
    // Not awaited: a generator that waits for something would hold the answer open.
    void iterator.return?.().catch(() => undefined);
    raw.end();
  }
}
