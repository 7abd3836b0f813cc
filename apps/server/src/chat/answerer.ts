import type { Assistant, Reply, ToolResult } from "@nutri/assistant";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Logger } from "pino";
import { ThreadEnded } from "../thread.ts";
import type { AnswerThread } from "./answer-threads.ts";
import type { Inquiry, ToolCall } from "./inquiry.ts";

/** Gives the engine's own answers. */
export type Answerer = {
  answer: (inquiry: Inquiry) => Promise<Reply>;
  /** What a tool finds for this question. */
  call: (inquiry: Inquiry, tool: ToolCall) => Promise<ToolResult>;
  /** A question that comes now is answered at once. */
  readonly ready: boolean;
  /** So many wait that one more would wait for seconds. */
  readonly full: boolean;
  /** Until all that answers is there. */
  readonly made: Promise<void>;
  stop: () => Promise<void>;
};

/** Answers where it is asked. The assistant is loaded and made when it is first needed: most processes answer in threads. */
export function answererHere(knowledge: KnowledgeIndex): Answerer {
  let assistant: Assistant | undefined;
  return {
    answer: async (inquiry) => {
      const { answerWith, createAssistant } = await import("./answer.ts");
      return answerWith((assistant ??= createAssistant(knowledge)), inquiry);
    },
    call: async (inquiry, tool) => (await import("./answer.ts")).callTool(knowledge, inquiry, tool),
    ready: true,
    full: false,
    made: Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}

/** At two milliseconds each, the last one would wait for two seconds. */
const MOST_WAITING = 1_000;

/**
 * Answers in threads, so that nothing else waits for an answer being made. When a thread dies, only the question that it was at
 * work on is lost; where no thread can be started at all, the answers are made here.
 * @param threads the first of them may have been begun
 * @param inMain what answers then; asked for only then
 */
export function answererInThread(threads: AnswerThread[], inMain: () => Answerer, log: Logger): Answerer {
  let held: Answerer | undefined;
  const here = (): Answerer => (held ??= inMain());
  /** No thread can be started. */
  let alone = false;
  let ready = false;
  let stopped = false;
  const waiting = (): number => threads.reduce((sum, one) => sum + one.waiting, 0);
  /** One after the other: each takes a processor for seconds, and the first question is to wait for one of them only. */
  async function makeAll(all: readonly AnswerThread[]): Promise<void> {
    for (const one of all) {
      if (stopped) return;
      await one.warm();
      ready ||= one.ready;
    }
    if (!ready && !stopped) answerAlone(all[0]?.cause);
  }
  function answerAlone(cause: unknown): void {
    if (!alone) log.error({ err: cause }, "the assistant's thread cannot be started: answers are made in the main thread");
    [alone, ready] = [true, true];
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
  async function work<T extends Reply | ToolResult>(inquiry: Inquiry & { tool?: ToolCall }, byItself: () => Promise<T>): Promise<T> {
    if (stopped) throw new Error("the assistant has been stopped");
    if (alone) return byItself();
    try {
      return (await post(inquiry)) as T;
    } catch (error) {
      if (!(error instanceof ThreadEnded) || error.begun || stopped) throw error;
      if (error.started) return (await post(inquiry)) as T;
      answerAlone(error);
      return byItself();
    }
  }
  return {
    answer: (inquiry) => work(inquiry, () => here().answer(inquiry)),
    call: (inquiry, tool) => work({ ...inquiry, tool }, () => here().call(inquiry, tool)),
    get ready() {
      return ready;
    },
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
