import { answerOfEvent, follow } from "../../chat/follow.ts";
import { makeAnswer } from "../../chat/make-answer.ts";
import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";

/** A new answer to the question of an old one, which it replaces. */
export const chatRegenerate: Handler<"chatRegenerate"> = async (ask) => {
  const { context, body, caller, lang, lastEventId } = ask;
  const chats = context.chat.of(context, caller);
  const joined = answerOfEvent(lastEventId);
  if (joined !== undefined) return follow(ask, chats, joined);
  const turn = await chats.again(caller.userId, body.messageId);
  if (!turn) throw notFound();
  context.chat.end(body.messageId);
  context.chat.make(turn.answerId, (ended) => makeAnswer(context, caller, chats, turn, lang, ended));
  return follow(ask, chats, turn.answerId);
};
