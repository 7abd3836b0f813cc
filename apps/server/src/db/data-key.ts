import type { Db } from "./open.ts";
import { type DataKeys, keyIdOf, type Sealed, Vault } from "./vault.ts";

const KEY_NAME = "data_key_id";
const HASH_NAME = "hash_secret";

export class WrongKeyError extends Error {
  constructor() {
    super("DATA_KEY is not the key this database was sealed with; with it, nothing personal could be read");
    this.name = "WrongKeyError";
  }
}

/** What a name stands for, which is `value` when it stood for nothing yet; several instances may ask at once. */
async function settled(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((c) => c.doNothing())
    .execute();
  return (await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirstOrThrow()).value;
}

/** The vault of a database: remembers which key it was begun with, and refuses keys that cannot open it. @throws WrongKeyError */
export async function openVault(db: Db, keys: DataKeys): Promise<Vault> {
  const begun = new Vault(keys);
  if (!begun.knows(await settled(db, KEY_NAME, keyIdOf(keys.current)))) throw new WrongKeyError();
  const first = begun.seal("settings.value", HASH_NAME, Vault.firstHashSecret(keys.current).toString("base64"));
  const secret = (await settled(db, HASH_NAME, first)) as Sealed<"settings.value">;
  return new Vault(keys, Buffer.from(begun.open("settings.value", HASH_NAME, secret), "base64"));
}

/** From now on the database is one of the vault's present key; to be said when nothing sealed by another key is left. */
export async function settleKey(db: Db, vault: Vault): Promise<void> {
  const secret = await db.selectFrom("settings").select("value").where("name", "=", HASH_NAME).executeTakeFirstOrThrow();
  const plain = vault.open("settings.value", HASH_NAME, secret.value as Sealed<"settings.value">);
  await db.transaction().execute(async (both) => {
    await both
      .updateTable("settings")
      .set({ value: vault.seal("settings.value", HASH_NAME, plain) })
      .where("name", "=", HASH_NAME)
      .execute();
    await both.updateTable("settings").set({ value: vault.keyId }).where("name", "=", KEY_NAME).execute();
  });
}
