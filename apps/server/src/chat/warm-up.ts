import { LANGS, localise } from "@nutri/domain";
import { recommendable } from "../catalogue/use.ts";
import type { Context } from "../context.ts";
import { dayOf } from "../planning/planner.ts";
import { ANSWER_THREADS } from "./answer-threads.ts";
import { WRITTEN_IN } from "./run-in.ts";

const firstSentence = (text: string): string => /^.*?[。.!！?？\n]/su.exec(text)?.[0] ?? text;

/**
 * Answers what the welcome card offers and what each article is there for, in one language or the other by turns, for nobody, in each
 * thread. What has run a thousand times is compiled: after three hundred questions a crowd still waited a third longer, for an answer's
 * way goes through some thousand small functions and no question through all of them. Some eight seconds of the threads' time.
 */
export async function warmUp({ answerer, brand, catalogue, db, env, knowledge, model, now }: Context): Promise<void> {
  const products = recommendable(await catalogue.current(db), knowledge);
  const rest = { today: dayOf(now()), market: env.market, referenceSet: env.referenceSet, person: {}, catalogue: products, memory: {} };
  // What a model words stands on findings, and its referee is at work in this thread: they are warm where there is a model.
  const withFindings = model !== undefined;
  const offered = LANGS.flatMap((lang) => localise(brand, lang).topics.flatMap(({ questions }) => questions.map((text) => ({ text, lang }))));
  const written = [...knowledge.articles.values()].flatMap(({ questions }, i) => {
    const lang = LANGS[i % LANGS.length] ?? "zh-CN";
    return questions[WRITTEN_IN[lang]].slice(0, 1).map((text) => ({ text, lang }));
  });
  await answerer.made;
  const createReferee = model && (await import("@nutri/assistant")).createReferee;
  // One after the other, so that a real question waits for one of them at most, and a request for one sentence.
  for (const one of [...offered, ...written]) {
    const [reply] = await Promise.all(Array.from({ length: ANSWER_THREADS }, () => answerer.answer({ ...one, ...rest, withFindings })));
    if (createReferee && reply) createReferee(knowledge, reply.findings, one.lang).judge(firstSentence(reply.text));
  }
}
