import type { Context } from "../context.ts";
import { fileIdsOf, removeUser } from "./store.ts";

/** Removes a user's rows; the returned work removes the files, and is to be done when the rows are committed to be gone. */
export async function eraseUser({ db, files }: Pick<Context, "db" | "files">, userId: string): Promise<() => Promise<void>> {
  const ids = await fileIdsOf(db, userId);
  await removeUser(db, userId);
  return async () => {
    for (const id of ids) await files.remove(id);
  };
}
