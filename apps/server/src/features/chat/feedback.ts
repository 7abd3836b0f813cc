import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";

export const chatFeedback: Handler<"chatFeedback"> = async ({ context, body, caller }) => {
  const { messageId, rating, reasons, text } = body;
  if (!(await context.chat.of(context, caller).rate(caller.userId, messageId, rating, { reasons, text }))) throw notFound();
  return null;
};
