/** "I've been drinking cranberry juice all week on warfarin": what is eaten has changed already, and an INR now comes before what may be eaten. */
import { hasChanged } from "../../understand/changed.ts";
import { articleParts } from "../articles/articles.ts";
import { type Context, once, type Speaker } from "../part.ts";
import { pairs } from "./pairs.ts";
import { writtenPart } from "../articles/written-part.ts";

const ARTICLE = "warfarin_changed_eating";
const CLASS = "vitamin_k_antagonist";
const takes = ({ u, k }: Context): boolean =>
  [...u.medicines.map((m) => m.ref.id), ...(u.person.medicines ?? []).flatMap((m) => m.id ?? [])].some((id) => id === "warfarin" || k.classesOf(id).has(CLASS));

export const changedOnWarfarin: Speaker = once((c) => {
  const { u } = c;
  const article = c.k.articles.get(ARTICLE);
  if (!article || !takes(c) || u.labs.length > 0) return undefined;
  const [own] = articleParts(c);
  if (own?.exact === true) return own.article === ARTICLE ? writtenPart(c, article) : undefined;
  if (u.eaten.length === 0 || !hasChanged(u)) return undefined;
  const rules = pairs(c);
  const ofInr = [rules?.lead, ...(rules?.body ?? [])].some((t) => t?.en.includes("INR") === true);
  return ofInr ? writtenPart(c, article) : undefined;
});
