import { endOf } from "../../chat/events.ts";
import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";

/** Ends an answer, wherever it is made: its maker finds it ended at its next word. One that is over stays as it is. */
export const chatStop: Handler<"chatStop"> = async ({ context, body, caller, after }) => {
  const chats = context.chat.of(context, caller);
  const answer = await chats.answer(caller.userId, body.messageId);
  if (!answer) throw notFound();
  await chats.add({ answerId: answer.id, conversationId: answer.conversationId }, [endOf("stopped")], { status: "stopped" });
  after(() => context.chat.end(answer.id));
  return null;
};
