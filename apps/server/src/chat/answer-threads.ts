/** The threads that answer. Nothing else is loaded with them: they are begun before the server is. */
import type { Reply, ToolResult } from "@nutri/assistant";
import type { Catalogue } from "@nutri/domain";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Thread } from "../thread.ts";
import type { Inquiry, ToolCall } from "./inquiry.ts";

export const KNOWLEDGE_FILE = fileURLToPath(new URL("../../../../packages/knowledge/generated/knowledge.json", import.meta.url));

/** What goes to the thread: products only with the first question of a catalogue. `tool`: that is to be run, in place of an answer. */
export type Posted = Omit<Inquiry, "catalogue"> & { catalogue: Pick<Catalogue, "version"> & Partial<Catalogue>; tool?: ToolCall };
export const NO_CATALOGUE = "no catalogue";

/** One answers while the other does; more would take the processor from everything else. */
export const ANSWER_THREADS = Math.min(2, availableParallelism());
/** Far above what any question takes: something is wrong with this one. */
const PATIENCE_MS = 10_000;
/**
 * The knowledge and the assistant hold some 160 MB in each thread, and an answer leaves megabytes of garbage behind. At 256 and 16 MB a
 * tenth of a crowd's time went into looking for it; from here on it is a fiftieth, and the process is hardly larger.
 */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 };

/** One thread that answers. */
export class AnswerThread {
  readonly #thread: Thread<Posted, Reply | ToolResult | typeof NO_CATALOGUE>;
  #posted = "";

  constructor(knowledgeFile: string) {
    this.#thread = new Thread(new URL("answer-worker.ts", import.meta.url), "the assistant", {
      workerData: knowledgeFile,
      patienceMs: PATIENCE_MS,
      resourceLimits: MEMORY,
    });
  }

  get ready(): boolean {
    return this.#thread.ready;
  }
  get begun(): boolean {
    return this.#thread.begun;
  }
  get cause(): unknown {
    return this.#thread.cause;
  }
  warm(): Promise<void> {
    return this.#thread.warm();
  }

  get waiting(): number {
    return this.#thread.waiting;
  }

  async post({ catalogue, ...inquiry }: Inquiry & { tool?: ToolCall }): Promise<Reply | ToolResult> {
    const { version } = catalogue;
    const known = this.#posted === version;
    this.#posted = version;
    const said = await this.#thread.ask({ ...inquiry, catalogue: known ? { version } : catalogue });
    // A thread that was made anew, or a catalogue that has changed back.
    return said === NO_CATALOGUE ? ((await this.#thread.ask({ ...inquiry, catalogue })) as Reply | ToolResult) : said;
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }
}

export const answerThreads = (knowledgeFile: string = KNOWLEDGE_FILE): AnswerThread[] =>
  Array.from({ length: ANSWER_THREADS }, () => new AnswerThread(knowledgeFile));
