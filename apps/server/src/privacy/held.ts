import type { Context } from "../context.ts";
import { HELD } from "./store.ts";

/** Everything held on a user, by table, readable: the text of a JSON object, in parts: files one by one. */
export async function* heldInParts(context: Context, userId: string): AsyncGenerator<string> {
  let opening = "{";
  for (const [table, read] of Object.entries(HELD)) {
    yield `${opening}${JSON.stringify(table)}:[`;
    opening = ",";
    let between = "";
    for await (const row of await read(context, userId)) {
      yield `${between}${JSON.stringify(row)}`;
      between = ",";
    }
    yield "]";
  }
  yield "}";
}

/** The same as a whole. */
export async function heldOn(context: Context, userId: string): Promise<Record<string, unknown>> {
  let text = "";
  for await (const part of heldInParts(context, userId)) text += part;
  return JSON.parse(text) as Record<string, unknown>;
}
