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

/**
 * Starts (or starts anew, after a failure) a stream that lives outside any screen: it runs on while its screen is hidden or left.
 * A running or finished stream of the same key is kept.
 */
export function startStream(key: string, id: CallId, options: Omit<StreamOptions, "onEvent" | "onLost">): void {
  const held = streams.get(key);
  if (held && held.state !== "failed") return;
  set(key, () => ({ events: [], state: "running", lost: false, problem: undefined }));
  const onEvent = (event: StreamEvent): void => set(key, (s) => ({ ...s, events: [...s.events, event] }));
  const onLost = (lost: boolean): void => set(key, (s) => (s.lost === lost ? s : { ...s, lost }));
  readEvents(id, { ...options, onEvent, onLost }).then(
    () => set(key, (s) => ({ ...s, state: "done", lost: false })),
    (e: unknown) => set(key, (s) => ({ ...s, state: "failed", lost: false, problem: problemOf(e) })),
  );
}

export const dropStream = (key: string): void => {
  streams.delete(key);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** The stream of this key as it stands, or undefined when none was started. */
export const useStream = (key: string): Stream | undefined => useSyncExternalStore(subscribe, () => streams.get(key));
