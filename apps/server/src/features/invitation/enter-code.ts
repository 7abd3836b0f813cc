import type { Handler } from "../../handler.ts";
import { findCode, useCode } from "./store.ts";

/** An unknown code is an answer (`accepted: false`), not an error. Codes are told apart without regard to case. */
export const invCode: Handler<"invCode"> = async ({ context, body, caller }) => {
  const known = await findCode(context, body.invCode.toUpperCase());
  if (!known) return { accepted: false };
  await useCode(context, caller.userId, known.code, context.now());
  return { accepted: true, ...(known.owner && { owner: known.owner }) };
};
