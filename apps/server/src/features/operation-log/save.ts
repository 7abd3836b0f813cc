import { invalid } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { addEntry } from "./store.ts";

/** An entry is small: a log is no store for other things. */
const MAX_BYTES = 8_192;

export const operationLogSave: Handler<"operationLogSave"> = async ({ context, body, caller }) => {
  if (Buffer.byteLength(JSON.stringify(body)) > MAX_BYTES) throw invalid("", "内容太长了。", "This is too long.");
  return { id: await addEntry(context, caller.userId, body) };
};
