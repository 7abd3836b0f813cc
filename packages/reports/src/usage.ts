import { readFile } from "node:fs/promises";

const PAGE_BYTES = 4096;
/** Linux tells times of processes in hundredths of a second. */
const TICK_MS = 10;
/** Places of user and system time behind the name in /proc/<pid>/stat. */
const [USER, SYSTEM] = [11, 12];

export type Usage = { rssMb: number; cpuMs: number };

/** What a process uses of memory and has used of the processor, where the system tells it (Linux); else undefined. */
export async function usageOf(pid: number): Promise<Usage | undefined> {
  try {
    const [memory, times] = await Promise.all([readFile(`/proc/${pid}/statm`, "utf8"), readFile(`/proc/${pid}/stat`, "utf8")]);
    const after = times.slice(times.lastIndexOf(")") + 2).split(" ");
    return { rssMb: (Number(memory.split(" ")[1]) * PAGE_BYTES) / 1e6, cpuMs: (Number(after[USER]) + Number(after[SYSTEM])) * TICK_MS };
  } catch {
    return undefined;
  }
}
