import type { Context } from "../../context.ts";

export type FileRecord = { id: string; userId: string; purpose: string; contentHash: string; size: number; mime: string; name: string; sha256: string };

/** The visitor's file with this content, if it was uploaded before. */
export async function findFile(
  { db, vault }: Context,
  userId: string,
  purpose: string,
  contentHash: string,
): Promise<{ id: string; name: string } | undefined> {
  const row = await db
    .selectFrom("files")
    .select(["id", "name"])
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("content_hash", "=", contentHash)
    .executeTakeFirst();
  return row && { id: row.id, name: vault.open("files.name", row.id, row.name) };
}

/** How many bytes a visitor keeps here. */
export async function bytesOf({ db }: Context, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("files")
    .select((e) => e.fn.sum<number | string | null>("size").as("bytes"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** False when the same content has come meanwhile. */
export async function addFile({ db, vault, now }: Context, file: FileRecord): Promise<boolean> {
  const { id, userId, contentHash, name, sha256, ...plain } = file;
  const sealed = { name: vault.seal("files.name", id, name), sha256: vault.seal("files.sha256", id, sha256) };
  const row = { id, user_id: userId, content_hash: contentHash, created_at: now(), ...plain, ...sealed };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("files")
    .values(row)
    .onConflict((c) => c.columns(["user_id", "purpose", "content_hash"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
