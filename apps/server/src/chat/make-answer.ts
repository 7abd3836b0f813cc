import type { Question } from "@nutri/assistant";
import type { Lang } from "@nutri/domain";
import { recommendable } from "../catalogue/use.ts";
import type { Context } from "../context.ts";
import { dayOf } from "../planning/planner.ts";
import type { Caller } from "../sessions/sessions.ts";
import type { Chats, Turn } from "./chats.ts";
import { endOf, restOf, wordsOf } from "./events.ts";
import { agreedToModel, personOf } from "./person-store.ts";
import { wordByModel } from "./word-by-model.ts";

async function questionOf(context: Context, caller: Caller, { asked, memory }: Turn, lang: Lang): Promise<Question> {
  const { env, catalogue, now } = context;
  return {
    text: asked.text,
    lang,
    today: dayOf(now()),
    market: env.market,
    referenceSet: env.referenceSet,
    person: caller.healthConsent ? await personOf(context, caller.userId, lang, asked.customPlanId) : {},
    products: recommendable(await catalogue.current(context.db), context.knowledge).products,
    memory,
  };
}

async function make(context: Context, caller: Caller, chats: Chats, turn: Turn, lang: Lang, ended: AbortSignal): Promise<void> {
  const question = await questionOf(context, caller, turn, lang);
  const reply = context.assistant.answer(question);
  const done = { status: "done", memory: reply.memory } as const;
  const model = !reply.final && context.model && (await agreedToModel(context, caller.userId)) ? context.model : undefined;
  const worded = model && (await wordByModel({ context, model, caller, chats, turn, question, reply, ended }));
  if (ended.aborted) return;
  context.metrics.answers.inc({ by: worded?.whole ? "model" : "engine", triage: reply.triage?.grade ?? "none" });
  // What a model began and did not end is followed by the whole answer: nobody is left with half a sentence.
  const words = worded?.whole ? [] : [...(worded?.begun ? wordsOf("\n\n") : []), ...wordsOf(reply.text)];
  await chats.add(turn, [...words, ...restOf(reply, worded?.begun ? "model" : "engine", worded?.sources)], done);
}

/** Makes the answer of a turn and adds it where the turn is held; never throws. */
export async function makeAnswer(context: Context, caller: Caller, chats: Chats, turn: Turn, lang: Lang, ended: AbortSignal): Promise<void> {
  try {
    await make(context, caller, chats, turn, lang, ended);
  } catch (error) {
    context.log.error({ err: error, messageId: turn.answerId }, "an answer failed");
    await chats.add(turn, [endOf("interrupted")], { status: "interrupted" }).catch(() => false);
  } finally {
    context.chat.changed(turn.answerId);
  }
}
