import type { Caller } from "../sessions/sessions.ts";
import type { Chats, ChatEvent, End, Turn } from "./chats.ts";
import { endOf } from "./events.ts";

/** How often what is being said is written down: each time waits for the disk. */
const KEEP_MS = 200;

/** Why a maker is to end: its reader has stopped it, or the process ends. */
export type EndReason = "stopped" | "interrupted";

/**
 * An answer while it is made in this process. Who follows it here hears each word at once; it is written down a little later, and
 * the end is only heard when all of it is kept. Others follow the row.
 */
export class Live {
  readonly turn: Turn;
  readonly userId: string;
  readonly #chats: Chats;
  readonly #changed: () => void;
  readonly #ended = new AbortController();
  readonly #events: ChatEvent[];
  #over: "no" | "here" | "elsewhere" = "no";
  #reason: EndReason = "stopped";
  #timer: NodeJS.Timeout | undefined;
  #keeping: Promise<void> | undefined;
  #kept: number;
  #closing = false;
  #keptAt = 0;

  constructor(turn: Turn, { userId }: Caller, chats: Chats, changed: () => void) {
    this.turn = turn;
    this.userId = userId;
    this.#chats = chats;
    this.#changed = changed;
    this.#events = [...(turn.inherited?.events ?? [])];
    this.#kept = this.#events.length;
  }

  /** What has been said so far. */
  get events(): readonly ChatEvent[] {
    return this.#events;
  }
  get breaks(): readonly number[] {
    return this.turn.inherited?.breaks ?? [];
  }
  /** `here`: all that there is has been said. `elsewhere`: somebody else has ended it, and the row tells how. */
  get over(): "no" | "here" | "elsewhere" {
    return this.#over;
  }
  /** Ends when the answer is to end. */
  get ended(): AbortSignal {
    return this.#ended.signal;
  }

  /** Nothing more is said from now on, and what makes it gives up. */
  stop(reason: EndReason): void {
    if (this.#ended.signal.aborted) return;
    this.#reason = reason;
    this.#ended.abort();
  }

  /** Somebody else has ended it. */
  lost(): void {
    this.#over = "elsewhere";
    this.stop("stopped");
    this.#changed();
  }

  say(events: readonly ChatEvent[]): void {
    if (this.#ended.signal.aborted || events.length === 0) return;
    this.#events.push(...events);
    this.#changed();
    this.#keepSoon();
  }

  /** Says the rest and ends; when it was stopped meanwhile, it only ends. */
  async end(rest: readonly ChatEvent[], end: End): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    await this.#keeping;
    if (this.#over !== "no") return;
    const stopped = this.#ended.signal.aborted;
    const last = stopped ? [endOf(this.#reason)] : rest;
    if (!(await this.#chats.keep(this.turn, [...this.#events, ...last], stopped ? { status: this.#reason } : end))) return this.lost();
    this.#events.push(...last);
    this.#over = "here";
    this.#changed();
  }

  #keepSoon(): void {
    if (this.#timer || this.#keeping || this.#closing || this.#kept === this.#events.length) return;
    const write = (): void => {
      this.#timer = undefined;
      this.#keeping = this.#keep().finally(() => {
        this.#keeping = undefined;
        this.#keepSoon();
      });
    };
    this.#timer = setTimeout(write, Math.max(0, this.#keptAt + KEEP_MS - performance.now()));
  }

  /** Writes down what has been said by now. What could not be written is written with what follows. */
  async #keep(): Promise<void> {
    if (this.#ended.signal.aborted) return;
    this.#keptAt = performance.now();
    this.#kept = this.#events.length;
    if (!(await this.#chats.keep(this.turn, [...this.#events]).catch(() => true))) this.lost();
  }
}
