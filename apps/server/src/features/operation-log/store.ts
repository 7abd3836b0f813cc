import type { Context } from "../../context.ts";
import { newId } from "../../ids.ts";

/** Keeps one entry, sealed whole: what the client calls a type or a step is its own free text. */
export async function addEntry(context: Context, userId: string, entry: object): Promise<string> {
  const now = context.now();
  const id = newId(now);
  const sealed = context.vault.seal("operation_logs.entry", id, JSON.stringify(entry));
  await context.db.insertInto("operation_logs").values({ id, user_id: userId, entry: sealed, created_at: now }).execute();
  return id;
}
