import { PlatformError, type PlatformTrouble } from "./failure.ts";

/** Chance and time, handed in so that a test can hold them. `random` from 0 to below 1. */
export type Chance = { random: () => number; sleep: (ms: number) => Promise<void> };

/** How long to wait at most before trying again, by trouble; doubled each time. What is not here is not tried again. */
const FIRST_WAIT_MS: Partial<Record<PlatformTrouble, number>> = { unreachable: 300, limited: 3_000 };
const MOST_WAIT_MS = 48_000;
export const TRIES = 4;

/** The longest wait before try `attempt` + 1. */
export const longestWait = (trouble: PlatformTrouble, attempt: number): number | undefined => {
  const first = FIRST_WAIT_MS[trouble];
  return first === undefined ? undefined : Math.min(MOST_WAIT_MS, first * 2 ** attempt);
};

/** Tries again what may help, a bounded number of times, each after a wait of random length: many clients do not come back all at once. */
export async function retrying<T>(work: () => Promise<T>, { random, sleep }: Chance): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const wait = error instanceof PlatformError ? longestWait(error.trouble, attempt) : undefined;
      if (wait === undefined || attempt + 1 >= TRIES) throw error;
      await sleep(Math.ceil(random() * wait));
    }
  }
}
