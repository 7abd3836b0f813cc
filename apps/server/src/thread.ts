import { type ResourceLimits, Worker } from "node:worker_threads";

/** What a thread is sent, and what it says: once that it is ready, then an answer to each that was asked, one after the other. */
export type Asked<Q> = { id: number; question: Q };
export type Said<A> = { ready: true } | { id: number; answer: A } | { id: number; error: string; spoiled?: boolean };

type Waiting<A> = { resolve: (answer: A) => void; reject: (error: Error) => void };

export type ThreadOptions = {
  workerData?: unknown;
  /** More memory ends the thread. */
  resourceLimits?: ResourceLimits;
  /** A question that takes longer ends the thread: it would hold up all others. Absent: it may take as long as it does. */
  patienceMs?: number;
};

/** The thread has ended before it answered. */
export class ThreadEnded extends Error {
  /** It was at work on this very question, which may be why. */
  readonly begun: boolean;
  /** It was ready before: one that could not even start will not start the next time. */
  readonly started: boolean;
  constructor(what: string, begun: boolean, started: boolean, cause?: unknown) {
    super(`${what}'s thread has ended`, { cause });
    this.name = "ThreadEnded";
    this.begun = begun;
    this.started = started;
  }
}

/** One life of a thread, with what waits for it. */
class Life<Q, A> {
  readonly #worker: Worker;
  readonly #what: string;
  readonly #patienceMs: number | undefined;
  readonly #onEnd: (life: Life<Q, A>, cause?: unknown) => void;
  readonly #waiting = new Map<number, Waiting<A>>();
  readonly #made = Promise.withResolvers<void>();
  #ready = false;
  #patience: NodeJS.Timeout | undefined;

  constructor(file: URL, what: string, { patienceMs, ...worker }: ThreadOptions, onEnd: (life: Life<Q, A>, cause?: unknown) => void) {
    this.#what = what;
    this.#patienceMs = patienceMs;
    this.#onEnd = onEnd;
    this.#worker = new Worker(file, worker);
    this.#worker.unref();
    this.#worker.on("message", (said: Said<A>) => this.#hear(said));
    this.#worker.on("error", (error) => this.#end(error));
    this.#worker.on("exit", () => this.#end());
  }

  get waiting(): number {
    return this.#waiting.size;
  }
  get ready(): boolean {
    return this.#ready;
  }
  /** Until it is ready, or has ended before. */
  get made(): Promise<void> {
    return this.#made.promise;
  }

  ask(id: number, question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#worker.postMessage({ id, question } satisfies Asked<Q>);
      this.#waiting.set(id, { resolve, reject });
      if (this.#waiting.size === 1) this.#watch();
    });
  }

  async stop(): Promise<void> {
    // At once: an answer that is on its way comes too late.
    this.#end();
    await this.#worker.terminate();
  }

  #hear(said: Said<A>): void {
    this.#ready = true;
    this.#made.resolve();
    if ("ready" in said) return this.#watch();
    const asked = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    this.#watch();
    if ("answer" in said) return asked?.resolve(said.answer);
    asked?.reject(new Error(`${this.#what} failed: ${said.error}`));
    if (!said.spoiled) return;
    this.#onEnd(this);
    void this.#worker.terminate();
  }

  /** The time of the one that is next begins. */
  #watch(): void {
    clearTimeout(this.#patience);
    const [first] = this.#waiting.keys();
    if (this.#patienceMs === undefined || !this.#ready || first === undefined) return;
    // An answer that has come while this process was busy is heard before the time is up.
    const late = (): void => void setImmediate(() => this.#waiting.has(first) && this.stop());
    this.#patience = setTimeout(late, this.#patienceMs).unref();
  }

  #end(cause?: unknown): void {
    clearTimeout(this.#patience);
    this.#onEnd(this, cause);
    this.#made.resolve();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const [place, { reject }] of waiting.entries()) reject(new ThreadEnded(this.#what, this.#ready && place === 0, this.#ready, cause));
  }
}

/** Work in a thread of its own, where it never holds up a request. The thread is begun when it is needed, and anew after it has ended. */
export class Thread<Q, A> {
  readonly #begin: () => Life<Q, A>;
  #life: Life<Q, A> | undefined;
  #last = 0;
  #cause: unknown;

  /** @param what how it is called in errors */
  constructor(file: URL, what: string, options: ThreadOptions = {}) {
    const ended = (life: Life<Q, A>, cause?: unknown): void => {
      this.#cause = cause ?? this.#cause;
      if (this.#life === life) this.#life = undefined;
    };
    this.#begin = () => new Life(file, what, options, ended);
  }

  /** How many questions wait for their answer. */
  get waiting(): number {
    return this.#life?.waiting ?? 0;
  }

  /** @throws ThreadEnded; else what the work threw, by its message */
  ask(question: Q): Promise<A> {
    return (this.#life ??= this.#begin()).ask(++this.#last, question);
  }

  /** It has been made and has not ended: what is asked now waits for other questions only. */
  get ready(): boolean {
    return this.#life?.ready ?? false;
  }
  /** It has been begun. */
  get begun(): boolean {
    return this.#life !== undefined;
  }

  /** What last ended it, where that is known. */
  get cause(): unknown {
    return this.#cause;
  }

  /** Starts the thread, when there is none; until it is ready, or has ended before. */
  warm(): Promise<void> {
    return (this.#life ??= this.#begin()).made;
  }

  async stop(): Promise<void> {
    await this.#life?.stop();
  }
}
