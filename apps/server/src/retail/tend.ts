import type { Context } from "../context.ts";

const EVERY_MS = 30_000;

/** Sees to the shop now and every half minute, never twice at once; the returned function ends it, and waits for what is running. */
export function startTending(context: Context): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= context.retail
      .tend(context)
      .then(() => context.jobs.wake())
      .catch((error: unknown) => context.log.error({ err: error }, "tending the shop failed"))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
