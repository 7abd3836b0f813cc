import { follow } from "../../chat/follow.ts";
import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";

/** Joins an answer that is being made, or reads one that is there. */
export const chatStream: Handler<"chatStream"> = async (ask) => {
  const chats = ask.context.chat.of(ask.context, ask.caller);
  if (!(await chats.answer(ask.caller.userId, ask.query.messageId))) throw notFound();
  return follow(ask, chats, ask.query.messageId);
};
