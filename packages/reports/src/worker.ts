/**
 * The child of `readInChild`: takes one job by message, reads, answers, ends. What a hostile file can bring down is this process.
 */
import { setPriority } from "node:os";
import { ReadFailure } from "./failure.ts";
import { readTextLines, type TextLine } from "./lines.ts";
import { readReport } from "./read.ts";
import type { Analyte, InputFile, ProblemCode, Progress, ReadOptions, ReadResult } from "./types.ts";

export type JobMessage = { files: InputFile[]; analytes: Analyte[]; options: Omit<ReadOptions, "onProgress" | "onPicture"> } | { lines: InputFile };
export type Picture = { page: number; png: Uint8Array };
export type ReplyMessage = { progress: Progress } | { picture: Picture } | { result: ReadResult } | { lines: TextLine[] } | { failed: ProblemCode };

/** Others go first, as far as the system lets them: reading may wait, a person who taps may not. */
const LOW = 19;

const reply = (message: ReplyMessage): Promise<void> => new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));

async function work(job: JobMessage): Promise<ReplyMessage> {
  if (!("lines" in job)) {
    const told = {
      onProgress: (progress: Progress) => void reply({ progress }),
      onPicture: (page: number, png: Uint8Array) => reply({ picture: { page, png } }),
    };
    return { result: await readReport(job.files, job.analytes, { ...job.options, ...told }) };
  }
  try {
    return { lines: await readTextLines(job.lines) };
  } catch (error) {
    return { failed: error instanceof ReadFailure ? error.code : "damaged_file" };
  }
}

process.once("message", (job: JobMessage) => {
  try {
    setPriority(LOW);
  } catch {
    // not allowed here: reads at normal priority
  }
  void work(job)
    .then(reply)
    .finally(() => process.exit(0));
});
process.once("disconnect", () => process.exit(1));
