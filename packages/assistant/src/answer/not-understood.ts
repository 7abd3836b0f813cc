/** A known name in a question of which nothing else is known here ("can zinc vote?"): what is near by the name alone is no answer, and that is said. */
import { hitsOf } from "./articles/articles.ts";
import { nameOf } from "./names.ts";
import { both, type Context, joinText, type Part } from "./part.ts";
import { SURE } from "./articles/match-levels.ts";

/** What is told of a thing without being asked. */
const OF_THE_THING: ReadonlySet<string> = new Set([
  "benefit",
  "item",
  "minds",
  "limit",
  "amount",
  "foods",
  "medicine",
  "advice",
  "goal",
  "forms",
  "timing",
  "effects",
]);
/** So little of what is asked stands in the best of what is written. */
const NOTHING = 0.15;

/** It shares so few words with its own questions. */
const UNLIKE = 0.4;

const isArticle = (p: Part): boolean => p.article !== undefined && p.exact !== true && p.verbatim !== true && p.same !== true && p.foreseen !== true;
const isWeak = (p: Part): boolean => OF_THE_THING.has(p.id) || (isArticle(p) && (p.likely ?? 0) < SURE);
const isUnlike = (c: Context, p: Part): boolean => isArticle(p) && hitsOf(c).some((h) => h.article.id === p.article && h.near < UNLIKE);

/** Undefined where some of it is known. */
export function notUnderstood(c: Context, parts: readonly Part[]): Part | undefined {
  const { u } = c;
  const [first] = parts;
  const things = [...u.eaten, ...u.medicines].filter((l) => l.given !== "");
  if (first === undefined || things.length === 0 || u.labs.length > 0 || u.carried || u.why || u.story) return undefined;
  if (u.eaten.some((l) => l.dose) || u.staged || u.told.age !== undefined) return undefined;
  const { words, unheard, aspects, states } = c.library.point(u.question, u.linked);
  if (words.length === 0 || states > 0) return undefined;
  const most = Math.max(0, ...hitsOf(c).flatMap((h) => (h.shared > 0 ? (h.speaks ?? 0) : [])));
  const strange = aspects.size === 0 && unheard.length === words.length;
  const unspoken = most < NOTHING && aspects.size === 0 && first.article !== undefined;
  if (!(isWeak(first) || (strange && isUnlike(c, first)))) return undefined;
  if (!strange && !(unspoken || (unheard.length > 0 && most < NOTHING && aspects.size === 0))) return undefined;
  const ask = u.medicines.length > 0 ? both("关系到用药的，问医生或药师。", " If it is about taking the medicine, ask a doctor or pharmacist.") : both("", "");
  const names = joinText(things.map((l) => nameOf(c.k, l)));
  return {
    id: "not_understood",
    lead: both(
      `这一问我没看懂：${names.zh}我知道，别的话我手上没有对得上的资料，不乱答。换个说法再问，比如能不能和什么一起吃、吃多少、有什么用。${ask.zh}`,
      `I do not understand this question: ${names.en} I know, but on the rest I hold nothing that fits, so I do not guess. Put it another way: what it goes with, how much, or what it is for.${ask.en}`,
    ),
  };
}
