import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Analyte, InputFile, ProblemCode, ReadOptions, ReadResult } from "./types.ts";
import type { JobMessage, ReplyMessage } from "./worker.ts";

export type ChildLimits = { timeoutMs?: number; heapMb?: number; rssMb?: number; signal?: AbortSignal };

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
const WATCH_MS = 250;
const PAGE_BYTES = 4096;

/** Resident memory of a process where the system tells it (Linux), else undefined: then only the heap limit holds. */
const residentMb = (pid: number): Promise<number | undefined> =>
  readFile(`/proc/${pid}/statm`, "utf8").then(
    (text) => (Number(text.split(" ")[1]) * PAGE_BYTES) / 1e6,
    () => undefined,
  );

const failed = (code: ProblemCode): ReadResult => ({ pages: [], rows: [], subject: {}, problems: [{ code }] });

/**
 * `readReport` in a process of its own, with limits of time (60 s), heap (512 MB) and resident memory (900 MB). A child that
 * passes one, crashes or is aborted is killed and becomes a problem: `timed_out`, `out_of_memory`, `reader_failed`.
 */
export function readInChild(files: readonly InputFile[], analytes: readonly Analyte[], options: ReadOptions & ChildLimits = {}): Promise<ReadResult> {
  const { onProgress, timeoutMs = 60_000, heapMb = 512, rssMb = 900, signal, ...rest } = options;
  const child = fork(WORKER, [], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    serialization: "advanced",
    stdio: "ignore",
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
  });
  return new Promise((resolve) => {
    const end = (result: ReadResult): void => {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener("abort", onAbort);
      child.kill("SIGKILL");
      resolve(result);
    };
    const onAbort = (): void => end(failed("reader_failed"));
    const timer = setTimeout(() => end(failed("timed_out")), timeoutMs);
    const watch = setInterval(() => void overweight(child, rssMb).then((over) => over && end(failed("out_of_memory"))), WATCH_MS);
    if (signal?.aborted) return onAbort();
    signal?.addEventListener("abort", onAbort);
    child.on("message", (message: ReplyMessage) => ("progress" in message ? onProgress?.(message.progress) : end(message.result)));
    child.once("error", () => end(failed("reader_failed")));
    child.once("exit", (code, killedBy) => end(failed(code === 134 || killedBy === "SIGABRT" ? "out_of_memory" : "reader_failed")));
    child.send({ files: [...files], analytes: analytes.map(plain), options: rest } satisfies JobMessage);
  });
}

const overweight = async (child: ChildProcess, rssMb: number): Promise<boolean> => child.pid !== undefined && ((await residentMb(child.pid)) ?? 0) > rssMb;

/** Only what reading needs crosses over. */
const plain = ({ id, name, aliases, loinc, unit, units, plausible, ranges }: Analyte): Analyte => ({
  id,
  name,
  aliases,
  loinc,
  unit,
  units,
  plausible,
  ranges,
});
