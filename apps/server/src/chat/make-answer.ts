import type { Lang } from "@nutri/domain";
import { recommendable } from "../catalogue/use.ts";
import type { Context } from "../context.ts";
import { dayOf } from "../planning/planner.ts";
import type { Caller } from "../sessions/sessions.ts";
import type { Inquiry } from "./inquiry.ts";
import { endOf, restOf, wordsOf } from "./events.ts";
import type { Live } from "./live.ts";
import { agreedToModel, heldOf } from "./person-store.ts";
import { wordByModel } from "./word-by-model.ts";

async function inquiryOf(context: Context, caller: Caller, { turn: { asked, memory } }: Live, lang: Lang, withFindings: boolean): Promise<Inquiry> {
  const { env, catalogue, now } = context;
  return {
    text: asked.text,
    lang,
    today: dayOf(now()),
    market: env.market,
    referenceSet: env.referenceSet,
    person: caller.healthConsent ? await heldOf(context, caller.userId, lang, asked.customPlanId) : {},
    catalogue: recommendable(await catalogue.current(context.db), context.knowledge),
    memory,
    withFindings,
  };
}

async function make(context: Context, caller: Caller, live: Live, lang: Lang): Promise<void> {
  const begun = (live.turn.inherited?.events.length ?? 0) > 0;
  const agreed = !begun && context.model && (await agreedToModel(context, caller.userId)) ? context.model : undefined;
  const inquiry = await inquiryOf(context, caller, live, lang, agreed !== undefined);
  const reply = await context.answerer.answer(inquiry);
  const model = reply.final ? undefined : agreed;
  const worded = model && (await wordByModel({ context, model, caller, live, inquiry, reply }));
  context.metrics.answers.inc({ by: worded?.whole ? "model" : "engine", triage: reply.triage?.grade ?? "none" });
  // What a model began and did not end (here, or where it died) is followed by the whole answer: nobody is left with half a sentence.
  const spoke = begun || worded?.begun === true;
  const words = worded?.whole ? [] : [...(spoke ? wordsOf("\n\n") : []), ...wordsOf(reply.text)];
  await live.end([...words, ...restOf(reply, spoke ? "model" : "engine", worded?.sources)], { status: "done", memory: reply.memory });
}

/** Makes the answer of a turn; never throws. */
export const makeAnswer =
  (context: Context, caller: Caller, lang: Lang) =>
  async (live: Live): Promise<void> => {
    try {
      await make(context, caller, live, lang);
    } catch (error) {
      context.log.error({ err: error, messageId: live.turn.answerId }, "an answer failed");
      await live.end([endOf("interrupted")], { status: "interrupted" }).catch(() => live.lost());
    }
  };
