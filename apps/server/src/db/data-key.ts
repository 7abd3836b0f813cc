import type { Db } from "./open.ts";
import type { Vault } from "./vault.ts";

const NAME = "data_key_id";

export class WrongKeyError extends Error {
  constructor() {
    super("DATA_KEY is not the key this database was sealed with; with it, nothing personal could be read");
    this.name = "WrongKeyError";
  }
}

/** Remembers which key a database was begun with, and refuses another. @throws WrongKeyError */
export async function checkDataKey(db: Db, vault: Vault): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name: NAME, value: vault.keyId })
    .onConflict((c) => c.doNothing())
    .execute();
  const { value } = await db.selectFrom("settings").select("value").where("name", "=", NAME).executeTakeFirstOrThrow();
  if (value !== vault.keyId) throw new WrongKeyError();
}
