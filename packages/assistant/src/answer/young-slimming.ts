/** Somebody still growing wants to lose weight: what is written on that, however the words for it go. */
import { articleParts } from "./articles/articles.ts";
import { type Context, once, type Speaker } from "./part.ts";
import { writtenPart } from "./articles/written-part.ts";

/** Younger ones do not slim by themselves: of them what is written on overweight children is found by its words. */
const FROM = 9;
const SLIM = /减肥|变瘦|瘦(?:身|下来)|腹肌|\b(?:lose|losing|drop) (?:some )?weight\b|\bslim\w*|\babs\b|\bsix.?pack\b|\bget(?:ting)? (?:thin|skinny)\w*/iu;
const wantsToSlim = ({ u }: Context): boolean => u.goals.includes("weight") || u.conditions.some((x) => x.ref.id === "dieting") || SLIM.test(u.asked);
/** What is to be left out for it is nothing asked about by itself. */
const LEAVES_OUT =
  /不(?:吃|碰|沾)|戒|断|少吃|只吃|\b(?:cut(?:ting)?|skip(?:ping)?|giv(?:e|ing) up|drop(?:ping)?|no|without|avoid(?:ing)?|liv(?:e|ing) on|only)\b/iu;
const asksOfThing = ({ u }: Context): boolean => u.eaten.length > 0 && !(LEAVES_OUT.test(u.asked) && u.eaten.every((l) => l.dose === undefined));

const YOUNG: ReadonlySet<string> = new Set(["adolescent", "child"]);
/** What was found is on eating less or weighing less while growing, or has the very question; iron for girls is not, nor how grown-ups slim. */
function isOnSlimming(c: Context): boolean {
  const [own] = articleParts(c);
  const about = c.k.articles.get(own?.article ?? "")?.about;
  const young = about?.conditions.some((id) => YOUNG.has(id)) === true;
  return (
    own?.id === "article" &&
    (own.exact === true || own.verbatim === true || (young && (about.conditions.includes("dieting") || about.goals.includes("weight"))))
  );
}

/** Undefined where an article answers already, or something to eat or take is asked about. */
export const youngSlimming: Speaker = once((c) => {
  const { u, k } = c;
  if (!u.young || (u.person.age ?? 0) < FROM || !wantsToSlim(c) || asksOfThing(c) || u.medicines.length + u.labs.length > 0) return undefined;
  if (isOnSlimming(c)) return undefined;
  const article = (k.records.articles ?? []).find(({ about }) => about.conditions.includes("adolescent") && about.conditions.includes("dieting"));
  return article && writtenPart(c, article);
});
