import { LANGS, localise } from "@nutri/domain";
import { recommendable } from "../catalogue/use.ts";
import type { Context } from "../context.ts";
import { dayOf } from "../planning/planner.ts";
import { ANSWER_THREADS } from "./answerer.ts";

/** Answers what the welcome card offers, for nobody, in each thread: code that has run before answers the first real question several times as fast. */
export async function warmUp({ answerer, brand, catalogue, db, env, knowledge, now }: Context): Promise<void> {
  const products = recommendable(await catalogue.current(db), knowledge);
  const rest = { today: dayOf(now()), market: env.market, referenceSet: env.referenceSet, person: {}, catalogue: products, memory: {}, withFindings: false };
  // One after the other, so that a real question waits for one of them at most.
  for (const lang of LANGS)
    for (const text of localise(brand, lang).topics.flatMap((t) => t.questions))
      await Promise.all(Array.from({ length: ANSWER_THREADS }, () => answerer.answer({ text, lang, ...rest })));
}
