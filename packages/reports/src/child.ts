import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ReadFailure } from "./failure.ts";
import type { TextLine } from "./lines.ts";
import type { Analyte, InputFile, ProblemCode, Progress, ReadOptions, ReadResult } from "./types.ts";
import { usageOf } from "./usage.ts";
import type { JobMessage, ReplyMessage } from "./worker.ts";

/**
 * `timeoutMs`: for all of it. `stepCpuMs`, `stepMs`: how much of the processor, and how long at all, from one step to the next. The
 * first finds what runs in a circle, also on a busy machine where the child only waits for its turn; the second what stands still.
 */
export type ChildLimits = { timeoutMs?: number; stepCpuMs?: number; stepMs?: number; heapMb?: number; rssMb?: number; signal?: AbortSignal };

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
const WATCH_MS = 250;
/**
 * One job in a process of its own, with limits of time (60 s), heap (512 MB) and resident memory (900 MB). A child that passes
 * one, crashes or is aborted is killed, and what became of it is told: `timed_out`, `out_of_memory`, `reader_failed`.
 */
function inChild(job: JobMessage, limits: ChildLimits, onProgress?: (progress: Progress) => void): Promise<Exclude<ReplyMessage, { progress: Progress }>> {
  const { timeoutMs = 60_000, stepCpuMs = Infinity, stepMs = Infinity, heapMb = 512, rssMb = 900, signal } = limits;
  const child = fork(WORKER, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, "--expose-gc"],
    serialization: "advanced",
    stdio: "ignore",
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
  });
  return new Promise((resolve) => {
    const end = (reply: Exclude<ReplyMessage, { progress: Progress }>): void => {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener("abort", onAbort);
      child.kill("SIGKILL");
      resolve(reply);
    };
    const fail = (failed: ProblemCode): void => end({ failed });
    const onAbort = (): void => fail("reader_failed");
    const timer = setTimeout(() => fail("timed_out"), timeoutMs);
    const step = { cpuMs: 0, at: performance.now() };
    let usedMs = 0;
    const look = async (): Promise<void> => {
      const usage = child.pid === undefined ? undefined : await usageOf(child.pid);
      usedMs = usage?.cpuMs ?? usedMs;
      if ((usage?.rssMb ?? 0) > rssMb) fail("out_of_memory");
      if (usedMs - step.cpuMs > stepCpuMs || performance.now() - step.at > stepMs) fail("timed_out");
    };
    const onStep = (progress: Progress): void => {
      Object.assign(step, { cpuMs: usedMs, at: performance.now() });
      onProgress?.(progress);
    };
    const watch = setInterval(() => void look(), WATCH_MS);
    if (signal?.aborted) return onAbort();
    signal?.addEventListener("abort", onAbort);
    child.on("message", (message: ReplyMessage) => ("progress" in message ? onStep(message.progress) : end(message)));
    child.once("error", () => fail("reader_failed"));
    child.once("exit", (code, killedBy) => fail(code === 134 || killedBy === "SIGABRT" ? "out_of_memory" : "reader_failed"));
    child.send(job);
  });
}

/** `readReport` in a child: never throws, whatever the files do to it; then the problem says what. */
export async function readInChild(files: readonly InputFile[], analytes: readonly Analyte[], options: ReadOptions & ChildLimits = {}): Promise<ReadResult> {
  const { onProgress, expect, today, pictures, ...limits } = options;
  const rest = { ...(expect && { expect }), ...(today !== undefined && { today }), ...(pictures !== undefined && { pictures }) };
  const reply = await inChild({ files: [...files], analytes: analytes.map(plain), options: rest }, limits, onProgress);
  if ("result" in reply) return reply.result;
  return { pages: [], rows: [], subject: {}, problems: [{ code: "failed" in reply ? reply.failed : "reader_failed" }] };
}

/** The lines of text of a picture, read in a child. @throws ReadFailure */
export async function readLinesInChild(file: InputFile, limits: ChildLimits = {}): Promise<TextLine[]> {
  const reply = await inChild({ lines: file }, limits);
  if ("lines" in reply) return reply.lines;
  throw new ReadFailure("failed" in reply ? reply.failed : "reader_failed");
}

/** Only what reading needs crosses over. */
const plain = ({ id, name, aliases, loinc, unit, units, plausible, scale, ranges }: Analyte): Analyte => ({
  id,
  name,
  aliases,
  loinc,
  unit,
  units,
  plausible,
  scale,
  ranges,
});
