/** A food that once brought on a severe reaction: whether to try it again is for an allergy clinic, whatever else is known of the food. */
import { articleParts } from "../articles/articles.ts";
import { type Context, once, type Speaker } from "../part.ts";
import { writtenPart } from "../articles/written-part.ts";

const STATE = "anaphylaxis";
/** A shock, an ambulance or an injector after eating. */
const SEVERE =
  /过敏性?休克|[吃喝][^，。；？]{1,12}休克|过敏[^。？]{0,20}休克|喉头水肿|肾上腺素|\banaphyla|\bepi-?pens?\b|\badrenaline\b|\b(?:throat|airway)s? (?:closed|swelled|swelling)\b/iu;
/** It is to be had again. */
const ONCE_MORE = /试|再[吃喝碰给]|还能[吃喝碰]|好了没|好没好|脱敏|\b(?:try|trial|test|again|outgr\w+|re-?introduc\w+|offer)\b/iu;

const reacted = ({ u }: Context): boolean =>
  ONCE_MORE.test(u.asked) && (u.conditions.some((x) => x.ref.id === STATE) || SEVERE.test(u.text) || SEVERE.test(u.question));

/** The food is named, or the allergy to it. */
const isOfFood = ({ u, k }: Context): boolean =>
  u.eaten.length > 0 || u.conditions.some((x) => x.ref.id !== STATE && k.conditions.get(x.ref.id)?.kind === "allergy");

/** Undefined where no food is asked about, or an article of its own says it. */
export const afterReaction: Speaker = once((c) => {
  const { u, k } = c;
  if (!isOfFood(c) || u.medicines.some((m) => !SEVERE.test(m.given)) || !reacted(c)) return undefined;
  const [own] = articleParts(c);
  if (own?.verbatim === true || own?.exact === true) return undefined;
  const article = (k.records.articles ?? []).find((a) => a.about.conditions.includes(STATE) && AGAIN.test(a.title.en));
  return article && writtenPart(c, article);
});
const AGAIN = /\bagain\b/iu;
