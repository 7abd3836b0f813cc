import { makeAnswer } from "../../chat/make-answer.ts";
import { answerOfEvent, follow } from "../../chat/follow.ts";
import { ownsFiles, ownsQuestionnaire } from "../../chat/person-store.ts";
import { Fault, notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";

/**
 * Asks, and follows the answer. The answer is made whether or not its reader stays. A request that comes again (by its
 * Last-Event-ID or its Idempotency-Key) joins the answer it began.
 */
export const chatSend: Handler<"chatSend"> = async (ask) => {
  const { context, body, caller, lang, lastEventId, key } = ask;
  const chats = context.chat.of(context, caller);
  const joined = answerOfEvent(lastEventId);
  if (joined !== undefined) return follow(ask, chats, joined);
  if (!(await ownsFiles(context, caller.userId, body.fileIds ?? []))) throw notFound();
  const planId = body.customNutritionPlanId;
  if (planId !== undefined && !(await ownsQuestionnaire(context, caller.userId, planId))) throw notFound();
  if (context.answerer.full) throw new Fault("overloaded");
  const turn = await chats.begin(caller.userId, {
    text: body.text,
    fileIds: body.fileIds,
    customPlanId: planId,
    conversationId: body.conversationId,
    key,
  });
  if (!turn) throw notFound();
  if (turn.isNew) context.chat.make(turn, caller, makeAnswer(context, caller, lang));
  return follow(ask, chats, turn.answerId);
};
