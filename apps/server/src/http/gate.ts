import { Fault } from "../fault.ts";

export type GateRules = {
  /** So many calls are worked on at once: more would only make each of them slower. */
  atOnce: number;
  /** So many may wait; what they sent is held in memory. */
  waiting: number;
  /** When even the first in the queue has waited longer than this … */
  waitMs: number;
  /** … for as long as this, it is no rush but more than can be done. */
  rushMs: number;
  /** How long anybody waits then. */
  patienceMs: number;
};

/** While nobody waits long: writes that are ready together share a commit. */
const A_TURN = 8;
const LONG = 0.1;

type Waiter = { since: number; gone: () => boolean; enter: () => void; refuse: () => void };

/**
 * Lets calls in a few at a time, no more than can be worked on, and hears who else has come in between. A rush is worked off in
 * order. In lasting overload the newest goes first and who has waited too long is turned away: in order, everybody would wait as long as
 * anybody is willing to, and be answered when nobody listens any more.
 */
export class Gate {
  readonly #rules: GateRules;
  #working = 0;
  readonly #waiting: Waiter[] = [];
  /** When the first in the queue had last not waited long. */
  #calm = performance.now();
  #pumping = false;

  constructor(rules: GateRules) {
    this.#rules = rules;
  }

  get working(): number {
    return this.#working;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Does the work when it is its turn. @param gone whether nobody waits for its answer any more @throws Fault overloaded, without having begun */
  async through<R>(gone: () => boolean, work: () => Promise<R>): Promise<R> {
    if (this.#waiting.length >= this.#rules.waiting) throw new Fault("overloaded");
    await new Promise<void>((enter, reject) => {
      this.#waiting.push({ since: performance.now(), gone, enter, refuse: () => reject(new Fault("overloaded")) });
      this.#pump();
    });
    try {
      return await work();
    } finally {
      this.#working--;
      this.#pump();
    }
  }

  /**
   * A few calls in each turn of the event loop; one, once the first has waited a good part of what is long: what comes meanwhile is then
   * in the queue and not in the sockets, where its wait cannot be seen.
   */
  #pump(): void {
    if (this.#pumping || this.#waiting.length === 0 || this.#working >= this.#rules.atOnce) return;
    this.#pumping = true;
    setImmediate(() => {
      this.#pumping = false;
      const few = performance.now() - (this.#waiting[0]?.since ?? Infinity) > this.#rules.waitMs * LONG ? 1 : A_TURN;
      for (let i = 0; i < few && this.#waiting.length > 0 && this.#working < this.#rules.atOnce; i++) this.#letIn();
      this.#pump();
    });
  }

  #letIn(): void {
    const now = performance.now();
    const { waitMs, rushMs, patienceMs } = this.#rules;
    const waited = (): number => now - (this.#waiting[0]?.since ?? now);
    if (waited() <= waitMs) this.#calm = now;
    const overloaded = now - this.#calm > rushMs;
    if (overloaded) while (waited() > patienceMs) this.#waiting.shift()?.refuse();
    const waiter = overloaded ? this.#waiting.pop() : this.#waiting.shift();
    if (waiter?.gone()) waiter.refuse();
    else if (waiter) {
      this.#working++;
      waiter.enter();
    }
  }
}
