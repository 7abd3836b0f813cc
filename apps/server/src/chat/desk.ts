import { EventEmitter } from "node:events";
import type { Caller } from "../sessions/sessions.ts";
import type { Chats, Turn } from "./chats.ts";
import { fleetingChats } from "./fleeting.ts";
import { type EndReason, Live } from "./live.ts";
import { stillMade } from "./making-store.ts";
import type { ChatBase } from "./message-store.ts";
import { keptChats } from "./store.ts";

const CLOSING_MS = 5_000;
/** How soon a maker hears that another instance has ended its answer. */
const LOOK_MS = 500;
/** How often a maker says that it lives; a multiple of the above. See `LEASE_MS`. */
const BEAT_MS = 2_500;
/** An answer whose maker was not heard of for so long has lost it, and who reads it next takes it over. */
export const LEASE_MS = 10_000;

/** Found in one place, else looked for in the other. */
const either =
  <A extends unknown[], R>(first: (...asked: A) => Promise<R>, other: (...asked: A) => Promise<R>) =>
  async (...asked: A): Promise<R> =>
    (await first(...asked)) || other(...asked);

/** Where conversations are held and answers are made. An answer lives apart from the connection it was asked by: that may break, and another may join it. */
export class ChatDesk {
  readonly #base: ChatBase;
  readonly #fleeting: Chats;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #making = new Map<string, { live: Live; work: Promise<void> }>();
  #looking: NodeJS.Timeout | undefined;
  #looks = 0;

  constructor(base: ChatBase) {
    this.#base = base;
    this.#fleeting = fleetingChats(base.now);
  }

  /** The conversations of a visitor. New ones are kept only for who has agreed to that. */
  of(context: ChatBase, { healthConsent }: Pick<Caller, "healthConsent">): Chats {
    const [kept, fleeting] = [keptChats(context), this.#fleeting];
    const [first, other] = healthConsent ? [kept, fleeting] : [fleeting, kept];
    return {
      begin: async (userId, turn) => (await first.begin(userId, turn)) ?? (turn.conversationId === undefined ? undefined : other.begin(userId, turn)),
      again: either(first.again, other.again),
      answer: either(first.answer, other.answer),
      keep: either(first.keep, other.keep),
      end: either(first.end, other.end),
      takeOver: either(first.takeOver, other.takeOver),
      conversations: first.conversations,
      messages: either(first.messages, other.messages),
      rename: either(first.rename, other.rename),
      remove: either(first.remove, other.remove),
      rate: either(first.rate, other.rate),
    };
  }

  /** Makes an answer in the background. `work` never throws. */
  make(turn: Turn, caller: Caller, work: (live: Live) => Promise<void>): void {
    const { answerId } = turn;
    const live = new Live(turn, caller, turn.kept ? keptChats(this.#base) : this.#fleeting, () => this.changed(answerId));
    const made = work(live).finally(() => {
      this.#making.delete(answerId);
      if (this.#making.size === 0) this.#rest();
      this.changed(answerId);
    });
    this.#making.set(answerId, { live, work: made });
    this.#looking ??= setInterval(() => void this.#look(), LOOK_MS).unref();
  }

  /** An answer of theirs that is being made here. */
  live(answerId: string, userId: string): Live | undefined {
    const live = this.#making.get(answerId)?.live;
    return live?.userId === userId ? live : undefined;
  }

  /** Ends the making of an answer, if it is made here. */
  end(answerId: string, reason: EndReason): void {
    this.#making.get(answerId)?.live.stop(reason);
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
    const enough = setTimeout(() => making.forEach(({ live }) => live.stop("interrupted")), CLOSING_MS);
    await Promise.allSettled(making.map(({ work }) => work));
    clearTimeout(enough);
    this.#rest();
  }

  #rest(): void {
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  /** Says of all answers made here that their maker lives, and hears which of them were ended or taken over elsewhere. */
  async #look(): Promise<void> {
    const making = [...this.#making.values()].filter(({ live }) => live.turn.kept && live.over === "no");
    const touch = this.#looks++ % (BEAT_MS / LOOK_MS) === 0;
    if (making.length === 0) return;
    const turns = making.map(({ live }) => live.turn);
    // A database that is gone is gone for the others too: the next look tells.
    const mine = await stillMade(this.#base, turns, touch).catch(() => new Set(turns.map((t) => t.answerId)));
    for (const { live } of making) if (!mine.has(live.turn.answerId) && live.over === "no") live.lost();
  }
}
