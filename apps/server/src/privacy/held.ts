import type { Context } from "../context.ts";
import { HELD } from "./store.ts";

/** Everything held on a user, by table, readable. */
export async function heldOn(context: Context, userId: string): Promise<Record<string, unknown>> {
  const parts: [string, unknown][] = [];
  for (const [table, read] of Object.entries(HELD)) parts.push([table, await read(context, userId)]);
  return Object.fromEntries(parts);
}
