import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ReadFailure } from "./failure.ts";
import type { TextLine } from "./lines.ts";
import type { Analyte, InputFile, ProblemCode, Progress, ReadOptions, ReadResult } from "./types.ts";
import { usageOf } from "./usage.ts";
import type { JobMessage, Picture, ReplyMessage } from "./worker.ts";

/**
 * `timeoutMs`: for all of it. `stepCpuMs`: how much of the processor from one step to the next; it finds what runs in a circle, also
 * on a busy machine where the child only waits for its turn. `stepMs`: how long without a step and without use of the processor;
 * it finds what stands still.
 */
export type ChildLimits = { timeoutMs?: number; stepCpuMs?: number; stepMs?: number; heapMb?: number; rssMb?: number; signal?: AbortSignal };

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
const WATCH_MS = 100;
/** For glibc: what large pictures took goes back to the system at once, so that page after page does not add up (706 → 547 MB at the highest). */
const MALLOC = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: String(8 << 20), MALLOC_TRIM_THRESHOLD_: String(64 << 20) } as const;
/** Less of the processor than this is no work. */
const STILL_CPU_MS = 100;
type Final = Exclude<ReplyMessage, { progress: Progress } | { picture: Picture }>;
/**
 * One job in a process of its own, with limits of time (60 s), heap (512 MB) and resident memory (800 MB: what it takes until
 * that is seen keeps under 900). A child that passes one, crashes or is aborted is killed, and what became of it is told:
 * `timed_out`, `out_of_memory`, `reader_failed`.
 */
function inChild(
  job: JobMessage,
  limits: ChildLimits,
  on: { progress?: ((progress: Progress) => void) | undefined; picture?: (picture: Picture) => void } = {},
): Promise<Final> {
  const { timeoutMs = 60_000, stepCpuMs = Infinity, stepMs = Infinity, heapMb = 512, rssMb = 800, signal } = limits;
  const child = fork(WORKER, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, "--expose-gc"],
    serialization: "advanced",
    stdio: "ignore",
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...MALLOC },
  });
  return new Promise((resolve) => {
    const end = (reply: Final): void => {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener("abort", onAbort);
      child.kill("SIGKILL");
      resolve(reply);
    };
    const fail = (failed: ProblemCode): void => end({ failed });
    const onAbort = (): void => fail("reader_failed");
    const timer = setTimeout(() => fail("timed_out"), timeoutMs);
    const step = { cpuMs: 0 };
    const alive = { cpuMs: 0, at: performance.now() };
    let usedMs = 0;
    const look = async (): Promise<void> => {
      const usage = child.pid === undefined ? undefined : await usageOf(child.pid);
      usedMs = usage?.cpuMs ?? usedMs;
      if ((usage?.rssMb ?? 0) > rssMb) fail("out_of_memory");
      if (usedMs - step.cpuMs > stepCpuMs || performance.now() - alive.at > stepMs) fail("timed_out");
      if (usedMs - alive.cpuMs > STILL_CPU_MS) Object.assign(alive, { cpuMs: usedMs, at: performance.now() });
    };
    const onStep = (progress: Progress): void => {
      step.cpuMs = usedMs;
      alive.at = performance.now();
      on.progress?.(progress);
    };
    const onMessage = (message: ReplyMessage): void => {
      if ("progress" in message) onStep(message.progress);
      else if ("picture" in message) on.picture?.(message.picture);
      else end(message);
    };
    const watch = setInterval(() => void look(), WATCH_MS);
    if (signal?.aborted) return onAbort();
    signal?.addEventListener("abort", onAbort);
    child.on("message", onMessage);
    child.once("error", () => fail("reader_failed"));
    child.once("exit", (code, killedBy) => fail(code === 134 || killedBy === "SIGABRT" ? "out_of_memory" : "reader_failed"));
    child.send(job);
  });
}

/** `readReport` in a child: never throws, whatever the files do to it; then the problem says what. */
export async function readInChild(
  files: readonly InputFile[],
  analytes: readonly Analyte[],
  options: Omit<ReadOptions, "onPicture"> & ChildLimits = {},
): Promise<ReadResult> {
  const { onProgress, expect, today, pictures, ...limits } = options;
  const pngs = new Map<number, Uint8Array>();
  const picture = ({ page, png }: Picture): void => void pngs.set(page, png);
  const rest = { ...(expect && { expect }), ...(today !== undefined && { today }), ...(pictures !== undefined && { pictures }) };
  const reply = await inChild({ files: [...files], analytes: analytes.map(plain), options: rest }, limits, { progress: onProgress, picture });
  if ("result" in reply) {
    const pages = reply.result.pages.map((page) => ({ ...page, ...(pngs.has(page.page) ? { png: pngs.get(page.page) } : {}) }));
    return { ...reply.result, pages };
  }
  return { pages: [], rows: [], subject: {}, problems: [{ code: "failed" in reply ? reply.failed : "reader_failed" }] };
}

/** The lines of text of a picture, read in a child. @throws ReadFailure */
export async function readLinesInChild(file: InputFile, limits: ChildLimits = {}): Promise<TextLine[]> {
  const reply = await inChild({ lines: file }, limits);
  if ("lines" in reply) return reply.lines;
  throw new ReadFailure("failed" in reply ? reply.failed : "reader_failed");
}

/** Only what reading needs crosses over. */
const plain = ({ id, name, aliases, loinc, unit, units, plausible, scale, ranges, partOf }: Analyte): Analyte => ({
  id,
  name,
  aliases,
  loinc,
  unit,
  units,
  plausible,
  scale,
  ranges,
  partOf,
});
