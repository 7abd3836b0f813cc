import type { Context } from "../context.ts";
import type { Sealed } from "../db/vault.ts";

type Row = { request_hash: string; response: Sealed<"idempotency.response"> | null };

/** True when the key is new for this user. While another transaction holds the same key, this waits for its end. */
export async function claimKey({ db }: Context, row: { user_id: string; key_hash: string; request_hash: string; created_at: number }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("idempotency")
    .values({ ...row, response: null })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const readKey = ({ db }: Context, userId: string, keyHash: string): Promise<Row | undefined> =>
  db.selectFrom("idempotency").select(["request_hash", "response"]).where("user_id", "=", userId).where("key_hash", "=", keyHash).executeTakeFirst();

export async function keepResponse({ db }: Context, userId: string, keyHash: string, response: Sealed<"idempotency.response">): Promise<void> {
  await db.updateTable("idempotency").set({ response }).where("user_id", "=", userId).where("key_hash", "=", keyHash).execute();
}
