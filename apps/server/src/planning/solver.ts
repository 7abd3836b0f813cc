import type { Solution } from "@nutri/engine";
import { Thread } from "../thread.ts";

/** HiGHS in a thread of its own. After a trap the thread is made anew, because its memory may be spoiled. */
export class Solver {
  readonly #thread = new Thread<string, Solution>(new URL("solver-worker.ts", import.meta.url), "the solver");

  /** @param lp the model as LP text; the same text gives the same solution */
  solve(lp: string): Promise<Solution> {
    return this.#thread.ask(lp);
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }
}
