import { answerOfEvent, follow } from "../../chat/follow.ts";
import { makeAnswer } from "../../chat/make-answer.ts";
import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";

/** A new answer to the question of an old one, which it replaces. What comes again under its key joins the answer it began. */
export const chatRegenerate: Handler<"chatRegenerate"> = async (ask) => {
  const { context, body, caller, lang, lastEventId, key } = ask;
  const chats = context.chat.of(context, caller);
  const joined = answerOfEvent(lastEventId);
  if (joined !== undefined) return follow(ask, chats, joined);
  const turn = await chats.again(caller.userId, body.messageId, key);
  if (!turn) throw notFound();
  if (turn.isNew) {
    context.chat.end(body.messageId, "stopped");
    context.chat.make(turn, caller, makeAnswer(context, caller, lang));
  }
  return follow(ask, chats, turn.answerId);
};
