import { type Assistant, createAssistant, createTools, type PersonGiven, type Question, type Reply, type ToolResult } from "@nutri/assistant";
import type { Catalogue } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { Thread, ThreadEnded } from "../thread.ts";

/** What is held of a person; the plan as the text that it is kept as, because it is large and may have to go to a thread. */
export type PersonHeld = Omit<PersonGiven, "plan"> & { planJson?: string | undefined };
/** A question with what an answer needs. `withFindings`: what the reply stands on is wanted too, which takes as long again. */
export type Inquiry = Omit<Question, "person" | "products"> & { person: PersonHeld; catalogue: Catalogue; withFindings: boolean };

/** One of the assistant's tools, as a model calls it. */
export type ToolCall = { name: string; input: unknown };

/** Gives the engine's own answers. */
export type Answerer = {
  answer: (inquiry: Inquiry) => Promise<Reply>;
  /** What a tool finds for this question. */
  call: (inquiry: Inquiry, tool: ToolCall) => Promise<ToolResult>;
  /** So many wait that one more would wait for seconds. */
  readonly full: boolean;
  /** Until all that answers is there. */
  readonly made: Promise<void>;
  stop: () => Promise<void>;
};

export const personFrom = ({ planJson, ...person }: PersonHeld): PersonGiven => ({
  ...person,
  ...(planJson !== undefined && { plan: JSON.parse(planJson) as NonNullable<PersonGiven["plan"]> }),
});

const questionOf = ({ person, catalogue, withFindings: _asked, ...rest }: Inquiry): Question => ({
  ...rest,
  person: personFrom(person),
  products: catalogue.products,
});

/** The reply as plain data. */
export function answerWith(assistant: Assistant, inquiry: Inquiry): Reply {
  const reply = assistant.answer(questionOf(inquiry));
  const { text, lang, cards, sources, suggestions, triage, memory, intent, final } = reply;
  const worded = inquiry.withFindings ? { findings: reply.findings, toModel: reply.toModel } : { findings: [], toModel: "" };
  return { text, lang, cards, sources, suggestions, triage, memory, intent, final, ...worded };
}

/** What a tool finds, as plain data. @throws when there is no such tool */
export function callTool(knowledge: KnowledgeIndex, inquiry: Inquiry, { name, input }: ToolCall): ToolResult {
  const tool = createTools(knowledge, questionOf(inquiry)).find((t) => t.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  return tool.run(input);
}

/** Answers where it is asked. The assistant is made when it is first needed. */
export function answererHere(knowledge: KnowledgeIndex): Answerer {
  let assistant: Assistant | undefined;
  return {
    // eslint-disable-next-line @typescript-eslint/require-await -- what is thrown becomes a rejection
    answer: async (inquiry) => answerWith((assistant ??= createAssistant(knowledge)), inquiry),
    // eslint-disable-next-line @typescript-eslint/require-await -- the same
    call: async (inquiry, tool) => callTool(knowledge, inquiry, tool),
    full: false,
    made: Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}

/** What goes to the thread: products only with the first question of a catalogue. `tool`: that is to be run, in place of an answer. */
export type Posted = Omit<Inquiry, "catalogue"> & { catalogue: Pick<Catalogue, "version"> & Partial<Catalogue>; tool?: ToolCall };
export const NO_CATALOGUE = "no catalogue";

/** One answers while the other does; more would take the processor from everything else. */
export const ANSWER_THREADS = Math.min(2, availableParallelism());
/** At two milliseconds each, the last one would wait for two seconds. */
const MOST_WAITING = 1_000;
/** Far above what any question takes: something is wrong with this one. */
const PATIENCE_MS = 10_000;
/**
 * The knowledge and the assistant hold some 160 MB in each thread, and an answer leaves megabytes of garbage behind. At 256 and 16 MB a
 * tenth of a crowd's time went into looking for it; from here on it is a fiftieth, and the process is hardly larger.
 */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 };

/** One thread that answers. */
class AnswerThread {
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

/**
 * Answers in threads, so that nothing else waits for an answer being made. When a thread dies, only the question that it was at
 * work on is lost; where no thread can be started at all, the answers are made here.
 */
export function answererInThread(knowledgeFile: string, knowledge: KnowledgeIndex, log: Logger): Answerer {
  const threads = Array.from({ length: ANSWER_THREADS }, () => new AnswerThread(knowledgeFile));
  const here = answererHere(knowledge);
  let alone = false;
  let stopped = false;
  const waiting = (): number => threads.reduce((sum, one) => sum + one.waiting, 0);
  /** One after the other: each takes a processor for seconds, and the first question is to wait for one of them only. */
  async function makeAll(all: readonly AnswerThread[]): Promise<void> {
    for (const one of all) if (!stopped) await one.warm();
  }
  // Which of them is the next to be asked changes meanwhile.
  const made = makeAll(threads.slice());
  /** Of those that are there to the one with the least to do; of equals each in turn, so that all have run before many ask at once. */
  const post = (inquiry: Inquiry & { tool?: ToolCall }): Promise<Reply | ToolResult> => {
    const there = threads.filter((one) => one.ready);
    const begun = threads.filter((one) => one.begun);
    // One that has ended is made anew beside the others.
    if (there.length > 0 && there.length === begun.length) void threads.find((one) => !one.begun)?.warm();
    const free = [there, begun, threads].find((some) => some.length > 0)?.reduce((least, one) => (one.waiting < least.waiting ? one : least));
    if (!free) throw new Error("there is no thread to answer");
    threads.push(...threads.splice(threads.indexOf(free), 1));
    return free.post(inquiry);
  };
  /** In a thread; in another one when that has ended before it began with this; here where none can be started. */
  async function work<T extends Reply | ToolResult>(inquiry: Inquiry & { tool?: ToolCall }, inMain: () => Promise<T>): Promise<T> {
    if (stopped) throw new Error("the assistant has been stopped");
    if (alone) return inMain();
    try {
      return (await post(inquiry)) as T;
    } catch (error) {
      if (!(error instanceof ThreadEnded) || error.begun || stopped) throw error;
      if (error.started) return (await post(inquiry)) as T;
      if (!alone) log.error({ err: error }, "the assistant's thread cannot be started: answers are made in the main thread");
      alone = true;
      return inMain();
    }
  }
  return {
    answer: (inquiry) => work(inquiry, () => here.answer(inquiry)),
    call: (inquiry, tool) => work({ ...inquiry, tool }, () => here.call(inquiry, tool)),
    get full() {
      return waiting() >= MOST_WAITING;
    },
    made,
    stop: async () => {
      stopped = true;
      await Promise.all(threads.map((one) => one.stop()));
    },
  };
}
