import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { localStore } from "./local/local.ts";
import { trialPayment } from "./payment/trial.ts";
import type { RetailPlatform } from "./platform.ts";
import { youzanPlatform } from "./youzan/youzan.ts";

const chance = { random: Math.random, sleep: (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms)) };

/** The platform that the settings name: Youzan when its shop is given, else the built-in store. */
export const choosePlatform = ({ env, now, log }: { env: Pick<Env, "youzan">; now: () => number; log: Logger }): RetailPlatform =>
  env.youzan ? youzanPlatform({ settings: env.youzan, now, log, chance }) : localStore(trialPayment());
