import { openVault, WrongKeyError } from "../db/data-key.ts";
import { lockDir, LockedError } from "../db/lock.ts";
import { connectDb, type Db, type Engine, openDb } from "../db/open.ts";
import { Vault } from "../db/vault.ts";
import { type Env, EnvError, readEnv } from "../env.ts";
import { FileStore } from "../files/store.ts";
import { RestoreError } from "./restore.ts";

export type House = { env: Env; db: Db; engine: Engine; vault: Vault; files: FileStore };

/** `alone`: nobody else may use a SQLite data directory meanwhile. `empty`: the database is not there yet, or not used. */
type Needs = { alone?: boolean; empty?: boolean };

async function open({ alone, empty }: Needs): Promise<{ house: House; close: () => Promise<void> }> {
  const env = readEnv();
  const unlock = alone && !env.databaseUrl ? lockDir(env.dataDir) : () => undefined;
  const { db, engine } = await (empty ? connectDb : openDb)(env, () => undefined);
  const keys = { current: env.dataKey, previous: env.previousDataKey };
  const vault = empty ? new Vault(keys) : await openVault(db, keys);
  const close = async (): Promise<void> => {
    await db.destroy();
    unlock();
  };
  return { house: { env, db, engine, vault, files: FileStore.in(env, vault) }, close };
}

/** Runs an operator's command over what the environment names; mistakes are one line and exit code 1. */
export async function withHouse(needs: Needs, work: (house: House) => Promise<void>): Promise<void> {
  try {
    const { house, close } = await open(needs);
    await work(house).finally(close);
  } catch (error) {
    const known = [EnvError, LockedError, WrongKeyError, RestoreError].some((kind) => error instanceof kind);
    process.stderr.write(`${known ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
    process.exitCode = 1;
  }
}
