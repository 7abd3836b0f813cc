import { useSyncExternalStore } from "react";
import { readEvents, type StreamEvent, type StreamOptions } from "./events.ts";
import { type Problem, problemOf } from "./problem.ts";
import type { CallId } from "@nutri/contract/calls";

export type Stream = { events: readonly StreamEvent[]; state: "running" | "done" | "failed"; lost: boolean; problem: Problem | undefined };

const streams = new Map<string, Stream>();
const listeners = new Set<() => void>();
const set = (key: string, change: (s: Stream) => Stream): void => {
  streams.set(key, change(streams.get(key) ?? { events: [], state: "running", lost: false, problem: undefined }));
  for (const listener of listeners) listener();
};

/** Ends the reading of each stream that is held. */
const stops = new Map<string, AbortController>();

/**
 * Starts (or starts anew, after a failure) a stream that lives outside any screen: it runs on while its screen is hidden or left.
 * A running or finished stream of the same key is kept.
 */
export function startStream(key: string, id: CallId, options: Omit<StreamOptions, "onEvent" | "onLost" | "signal">): void {
  const held = streams.get(key);
  if (held && held.state !== "failed") return;
  const stop = new AbortController();
  stops.set(key, stop);
  // What was dropped says nothing any more, also not into a stream that took its key.
  const change = (to: (s: Stream) => Stream): void => void (stops.get(key) === stop && set(key, to));
  change(() => ({ events: [], state: "running", lost: false, problem: undefined }));
  const onEvent = (event: StreamEvent): void => change((s) => ({ ...s, events: [...s.events, event] }));
  const onLost = (lost: boolean): void => change((s) => (s.lost === lost ? s : { ...s, lost }));
  readEvents(id, { ...options, signal: stop.signal, onEvent, onLost }).then(
    () => change((s) => ({ ...s, state: "done", lost: false })),
    (e: unknown) => change((s) => ({ ...s, state: "failed", lost: false, problem: problemOf(e) })),
  );
}

/** Forgets a stream; one that is running is no longer read. What the server makes goes on. */
export const dropStream = (key: string): void => {
  stops.get(key)?.abort();
  stops.delete(key);
  streams.delete(key);
  for (const listener of listeners) listener();
};

export const isRunning = (key: string): boolean => streams.get(key)?.state === "running";

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** The stream of this key as it stands, or undefined when none was started. */
export const useStream = (key: string): Stream | undefined => useSyncExternalStore(subscribe, () => streams.get(key));
