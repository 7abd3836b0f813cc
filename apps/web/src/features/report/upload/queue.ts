import { create } from "zustand";
import { newKey } from "../../../lib/http.ts";
import type { Problem } from "../../../lib/problem.ts";
import { onVisitorChange } from "../../../lib/session.ts";
import { uploadFile } from "../../../lib/upload.ts";

/** `lost`: the way to the server failed, worth another try; `refused`: the server, or a look at the file, said no. */
export type FileState = "waiting" | "sending" | "lost" | "refused" | "done";
export type Item = {
  key: string;
  file: File;
  state: FileState;
  /** The share that has left the device, 0 to 1. */
  sent: number;
  fileId?: string;
  problem?: Pick<Problem, "error" | "message">;
  /** The same content is in the list already, under this name. */
  twinOf?: string;
};

export const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_FILES = 20;

/** The files of the report that is being handed in. Outside of the screen: uploads go on while it is left. */
export const useFiles = create<{ items: readonly Item[] }>()(() => ({ items: [] }));
const items = (): readonly Item[] => useFiles.getState().items;
const stops = new Map<string, AbortController>();

const change = (key: string, part: Partial<Item>): void => useFiles.setState({ items: items().map((i) => (i.key === key ? { ...i, ...part } : i)) });

/** Why a file need not be sent at all. */
const refusal = (file: File): Item["problem"] =>
  file.size === 0 ? { error: "empty_file", message: "" } : file.size > MAX_BYTES ? { error: "too_large", message: "" } : undefined;

/** @returns how many were left out because there were too many */
export function addFiles(files: readonly File[]): number {
  const room = Math.max(0, MAX_FILES - items().length);
  const added = files.slice(0, room).map((file): Item => {
    const problem = refusal(file);
    return { key: newKey(), file, sent: 0, state: problem ? "refused" : "waiting", ...(problem && { problem }) };
  });
  useFiles.setState({ items: [...items(), ...added] });
  void pump();
  return files.length - added.length;
}

let pumping = false;
/** Sends what waits, one after the other in the order shown, so that a weak connection carries one whole file rather than several halves. */
async function pump(): Promise<void> {
  if (pumping) return;
  pumping = true;
  try {
    for (let next = waiting(); next; next = waiting()) await sendOne(next);
  } finally {
    pumping = false;
  }
}
const waiting = (): Item | undefined => items().find((i) => i.state === "waiting");

async function sendOne({ key, file }: Item): Promise<void> {
  const stop = new AbortController();
  stops.set(key, stop);
  change(key, { state: "sending", sent: 0 });
  try {
    const { fileId } = await uploadFile(file, "health_report", {
      signal: stop.signal,
      idempotencyKey: key,
      onProgress: (sent) => change(key, { sent }),
    });
    const twin = items().find((i) => i.key !== key && i.fileId === fileId && !i.twinOf);
    change(key, { state: "done", sent: 1, fileId, ...(twin && { twinOf: twin.file.name }) });
  } catch (e) {
    if (stop.signal.aborted) return;
    const problem = e as Problem;
    change(key, { state: problem.code === 0 || problem.code >= 500 || problem.code === 429 ? "lost" : "refused", problem });
  } finally {
    stops.delete(key);
  }
}

export function retryFile(key: string): void {
  change(key, { state: "waiting", sent: 0 });
  void pump();
}

export function retryLost(): void {
  for (const { key } of items().filter((i) => i.state === "lost")) retryFile(key);
}

/** Takes a file out, stopping it when it is on its way. Another one with the same content then counts itself. */
export function removeFile(key: string): void {
  stops.get(key)?.abort();
  const left = items().filter((i) => i.key !== key);
  const seen = new Map<string, string>();
  const recount = ({ twinOf: _twinOf, ...item }: Item): Item => {
    const first = item.fileId === undefined ? undefined : seen.get(item.fileId);
    if (item.fileId !== undefined && first === undefined) seen.set(item.fileId, item.file.name);
    return first === undefined ? item : { ...item, twinOf: first };
  };
  useFiles.setState({ items: left.map(recount) });
}

/** Moves a file one place up (-1) or down (1): the pages are read in this order. */
export function moveFile(key: string, by: -1 | 1): void {
  const list = [...items()];
  const at = list.findIndex((i) => i.key === key);
  const [one, other] = [list[at], list[at + by]];
  if (!one || !other) return;
  list[at] = other;
  list[at + by] = one;
  useFiles.setState({ items: list });
}

export function clearFiles(): void {
  for (const stop of stops.values()) stop.abort();
  useFiles.setState({ items: [] });
}

onVisitorChange(clearFiles);

/** The files to read as one report, in order, each once. */
export const fileIdsOf = (list: readonly Item[]): string[] => [...new Set(list.flatMap((i) => (i.fileId === undefined ? [] : [i.fileId])))];
