import { EventEmitter } from "node:events";
import type { Caller } from "../sessions/sessions.ts";
import type { Chats } from "./chats.ts";
import { fleetingChats } from "./fleeting.ts";
import { type ChatBase, keptChats } from "./store.ts";

const CLOSING_MS = 5_000;

/** Found in one place, else looked for in the other. */
const either =
  <A extends unknown[], R>(first: (...asked: A) => Promise<R>, other: (...asked: A) => Promise<R>) =>
  async (...asked: A): Promise<R> =>
    (await first(...asked)) || other(...asked);

/** Where conversations are held and answers are made. An answer lives apart from the connection it was asked by: that may break, and another may join it. */
export class ChatDesk {
  readonly #fleeting: Chats;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #making = new Map<string, { ended: AbortController; work: Promise<void> }>();

  constructor(now: () => number) {
    this.#fleeting = fleetingChats(now);
  }

  /** The conversations of a visitor. New ones are kept only for who has agreed to that. */
  of(context: ChatBase, { healthConsent }: Caller): Chats {
    const [kept, fleeting] = [keptChats(context), this.#fleeting];
    const [first, other] = healthConsent ? [kept, fleeting] : [fleeting, kept];
    return {
      begin: async (userId, turn) => (await first.begin(userId, turn)) ?? (turn.conversationId === undefined ? undefined : other.begin(userId, turn)),
      again: either(first.again, other.again),
      answer: either(first.answer, other.answer),
      add: either(first.add, other.add),
      conversations: first.conversations,
      messages: either(first.messages, other.messages),
      rename: either(first.rename, other.rename),
      remove: either(first.remove, other.remove),
      rate: either(first.rate, other.rate),
    };
  }

  /** Makes an answer in the background; its maker hears when it is to end. */
  make(answerId: string, work: (ended: AbortSignal) => Promise<void>): void {
    const ended = new AbortController();
    const made = work(ended.signal).finally(() => {
      this.#making.delete(answerId);
      this.changed(answerId);
    });
    this.#making.set(answerId, { ended, work: made });
  }

  /** Ends the making of an answer, if it is made here. */
  end(answerId: string): void {
    this.#making.get(answerId)?.ended.abort();
    this.changed(answerId);
  }

  /** Whether an answer is being made by this process. */
  makes(answerId: string): boolean {
    return this.#making.has(answerId);
  }

  changed(answerId: string): void {
    this.#changes.emit(answerId);
  }

  /** Resolves at the next change of an answer, or after `ms` (a change made by another instance is not heard here). */
  next(answerId: string, ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#changes.off(answerId, end);
        signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#changes.on(answerId, end);
      signal.addEventListener("abort", end);
    });
  }

  /** Waits for answers that are being made; what takes too long is ended. */
  async close(): Promise<void> {
    const making = [...this.#making.values()];
    const enough = setTimeout(() => making.forEach(({ ended }) => ended.abort()), CLOSING_MS);
    await Promise.allSettled(making.map(({ work }) => work));
    clearTimeout(enough);
  }
}
