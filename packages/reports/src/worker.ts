/**
 * The child of `readInChild`: takes one job by message, reads, answers, ends. What a hostile file can bring down is this process.
 */
import { setPriority } from "node:os";
import { readReport } from "./read.ts";
import type { Analyte, InputFile, Progress, ReadOptions, ReadResult } from "./types.ts";

export type JobMessage = { files: InputFile[]; analytes: Analyte[]; options: Omit<ReadOptions, "onProgress"> };
export type ReplyMessage = { progress: Progress } | { result: ReadResult };

/** Others go first: reading may wait, a person who taps may not. */
const LOW = 10;

const reply = (message: ReplyMessage): Promise<void> => new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));

process.once("message", (job: JobMessage) => {
  try {
    setPriority(LOW);
  } catch {
    // not allowed here: reads at normal priority
  }
  void readReport(job.files, job.analytes, { ...job.options, onProgress: (progress) => void reply({ progress }) })
    .then((result) => reply({ result }))
    .finally(() => process.exit(0));
});
process.once("disconnect", () => process.exit(1));
