import type { KnowledgeIndex } from "@nutri/knowledge";
import {
  type InputFile,
  type LabelText,
  type Progress,
  readInChild,
  readLinesInChild,
  type ReadResult,
  type ReadRow,
  readTyped,
  type Subject,
  type TypedRow,
} from "@nutri/reports";
import { Fault } from "../fault.ts";

/** `confidence`: of the least sure character, 0 to 1. */
export type LabelLine = LabelText;

export type ReadAsk = { files: readonly InputFile[]; expect: Subject; today: string; onProgress: (progress: Progress) => void; signal: AbortSignal };

/** What the server needs of the reader of reports. What comes from outside is opened in a child process only. */
export type Reader = {
  /** That one report is read at a time is the jobs' matter. */
  read: (ask: ReadAsk) => Promise<ReadResult>;
  /** Rows typed by hand; undefined in its place: no result. */
  typed: (rows: readonly TypedRow[], subject: Subject) => (Omit<ReadRow, "index"> | undefined)[];
  /** The lines of text of a picture or a short PDF: one at a time, beside the report that is read, because somebody is looking at the screen. @throws ReadFailure */
  lines: (file: InputFile, signal: AbortSignal) => Promise<LabelLine[]>;
};

/**
 * A step (a page) that uses the processor for longer than this has gone astray. The clock is only for what stands still: on a
 * busy machine the child goes last, and waiting is no fault of the file.
 */
const STEP = { stepCpuMs: 30_000, stepMs: 5 * 60_000 } as const;
const WHOLE_MS = 60 * 60_000;
const LABEL_MS = 2 * 60_000;

/** Labels that may wait; more are turned away. */
const LABELS_WAITING = 8;

/** One at a time, in order. @throws Fault overloaded when too many wait */
class Turnstile {
  readonly #most: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#most) throw new Fault("overloaded");
    this.#waiting++;
    const turn = this.#last.then(work).finally(() => this.#waiting--);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

export function createReader(knowledge: KnowledgeIndex): Reader {
  const labels = new Turnstile(LABELS_WAITING);
  return {
    read: ({ files, ...ask }) => readInChild(files, knowledge.records.biomarkers, { ...ask, ...STEP, pictures: true, timeoutMs: WHOLE_MS }),
    typed: (rows, subject) => readTyped(rows, knowledge.records.biomarkers, subject),
    lines: (file, signal) => labels.run(() => readLinesInChild(file, { ...STEP, timeoutMs: LABEL_MS, signal })),
  };
}
