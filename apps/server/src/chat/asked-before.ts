import type { Reply } from "@nutri/assistant";
import type { Answerer } from "./answerer.ts";
import type { Inquiry } from "./inquiry.ts";

/** As long as what visitors say is held in memory. */
const HELD_MS = 30 * 60_000;
/** A few kilobytes each. */
const MOST = 500;
/** A question as the product offers it is short; a long text is somebody's own story. */
const LONGEST = 200;

type Held = { readonly at: number; readonly reply: Promise<Reply> };

/** Nothing is known of who asks, nothing was said before, and no model is to word it: everybody who asks this hears the same. */
const isForAll = ({ person, memory, withFindings, text }: Inquiry): boolean =>
  !withFindings &&
  text.length <= LONGEST &&
  person.planJson === undefined &&
  (person.reports ?? []).length === 0 &&
  Object.values(person.answers ?? {}).every((told) => told === undefined) &&
  Object.keys(memory).length === 0;

/** What the answer depends on. */
const keyOf = ({ text, lang, today, market, referenceSet, catalogue }: Inquiry): string =>
  JSON.stringify([text, lang, today, market, referenceSet, catalogue.version]);

/**
 * What many ask (the welcome card's questions, what an answer suggests) is worked out once: of who has told nothing, at the start of a
 * conversation, the answer depends on the question alone. Held in memory for half an hour, without who asked.
 */
export function askedBefore(answerer: Answerer, now: () => number): Answerer {
  const held = new Map<string, Held>();

  const find = (key: string): Held | undefined => {
    const found = held.get(key);
    return found && found.at + HELD_MS > now() ? found : undefined;
  };
  const answer = (inquiry: Inquiry, key: string): Promise<Reply> => {
    const reply = answerer.answer(inquiry);
    // What was asked last stands last; the first goes first.
    held.delete(key);
    for (const oldest of held.keys()) {
      if (held.size < MOST) break;
      held.delete(oldest);
    }
    held.set(key, { at: now(), reply });
    reply.catch(() => held.delete(key));
    return reply;
  };
  return {
    answer: (inquiry) => {
      if (!isForAll(inquiry)) return answerer.answer(inquiry);
      const key = keyOf(inquiry);
      return find(key)?.reply ?? answer(inquiry, key);
    },
    call: (inquiry, tool) => answerer.call(inquiry, tool),
    get ready() {
      return answerer.ready;
    },
    get full() {
      return answerer.full;
    },
    made: answerer.made,
    stop: () => {
      held.clear();
      return answerer.stop();
    },
  };
}
