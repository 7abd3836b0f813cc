import { Worker } from "node:worker_threads";
import type { Solution } from "@nutri/engine";

type Waiting = { resolve: (solution: Solution) => void; reject: (error: Error) => void };

type Running = { worker: Worker; waiting: Map<number, Waiting>; end: (error: Error) => void };
const ended = (): Error => new Error("the solver's thread has ended");

/** HiGHS in a thread of its own: solving never holds up a request. After a trap the thread is made anew, because its memory may be spoiled. */
export class Solver {
  #running: Running | undefined;
  #last = 0;

  /** @param lp the model as LP text; the same text gives the same solution */
  solve(lp: string): Promise<Solution> {
    const { worker, waiting } = this.warm();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ id, lp });
    });
  }

  /** Starts the thread, when there is none. */
  warm(): Running {
    return (this.#running ??= this.#start());
  }

  async stop(): Promise<void> {
    const running = this.#running;
    // At once: an answer that is on its way comes too late.
    running?.end(ended());
    await running?.worker.terminate();
  }

  #start(): Running {
    const waiting = new Map<number, Waiting>();
    const end = (error: Error): void => {
      if (this.#running === running) this.#running = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    const running: Running = { worker: new Worker(new URL("solver-worker.ts", import.meta.url)), waiting, end };
    running.worker.unref();
    running.worker.on("message", ({ id, solution, error, spoiled }: { id: number; solution?: Solution; error?: string; spoiled?: boolean }) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (solution) return asked?.resolve(solution);
      asked?.reject(new Error(`the solver failed: ${error}`));
      if (!spoiled) return;
      if (this.#running === running) this.#running = undefined;
      void running.worker.terminate();
    });
    running.worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
    running.worker.on("exit", () => end(ended()));
    return running;
  }
}
