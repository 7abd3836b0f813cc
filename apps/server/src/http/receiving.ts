import { Fault } from "../fault.ts";

/** Bytes of uploads that are on their way in, all together: they are held in memory until the file is whole, so they have a bound. */
export class Receiving {
  readonly #most: number;
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The same parts, counted until the last has come. @throws Fault overloaded for the part that is too much */
  async *count(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let mine = 0;
    try {
      for await (const part of parts) {
        mine += part.length;
        this.#held += part.length;
        if (this.#held > this.#most) throw new Fault("overloaded");
        yield part;
      }
    } finally {
      this.#held -= mine;
    }
  }
}
