import { endOf } from "../../chat/events.ts";
import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";

/** Ends an answer, wherever it is made. One that is over stays as it is. */
export const chatStop: Handler<"chatStop"> = async ({ context, body: { messageId }, caller, after }) => {
  const chats = context.chat.of(context, caller);
  const live = context.chat.live(messageId, caller.userId);
  if (live) {
    // From here on nothing is said, so that what is kept is what was heard.
    live.stop("stopped");
    await chats.keep(live.turn, [...live.events, endOf("stopped")], { status: "stopped" });
    return null;
  }
  const answer = await chats.answer(caller.userId, messageId);
  if (!answer) throw notFound();
  await chats.end({ answerId: answer.id, conversationId: answer.conversationId }, endOf("stopped"), "stopped");
  after(() => context.chat.changed(messageId));
  return null;
};
