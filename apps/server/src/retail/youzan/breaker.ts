import { PlatformError } from "./failure.ts";

const FAILURES = 5;
const OPEN_MS = 30_000;

/**
 * Stops calling a platform that does not answer: after five failures in a row nothing is tried for half a minute, then one call;
 * if that succeeds, all go on.
 */
export class Breaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;
  #trying = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#failures >= FAILURES && (this.#trying || this.#now() < this.#openUntil);
  }

  /** @throws PlatformError open, without having called `work` */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw new PlatformError("open", "breaker");
    const trial = this.#failures >= FAILURES;
    this.#trying = trial;
    try {
      const result = await work();
      this.#failures = 0;
      return result;
    } catch (error) {
      // A refusal is an answer: the platform is there.
      if (error instanceof PlatformError && error.trouble !== "unreachable") this.#failures = 0;
      else if (++this.#failures >= FAILURES) this.#openUntil = this.#now() + OPEN_MS;
      throw error;
    } finally {
      if (trial) this.#trying = false;
    }
  }
}
