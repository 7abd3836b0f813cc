/** "Iron-rich foods for my 8 month old": no table of foods is for a baby; what is written on the nutrient at that age is, before a rule on tablets. */
import type { ArticleHit } from "../../retrieve/library.ts";
import { asPart } from "./article-part.ts";
import { hitsOf } from "./articles.ts";
import { asked } from "../each.ts";
import { isBaby } from "./everyday.ts";
import { once, type Context, type Speaker } from "../part.ts";

const LITTLE_LIKE = 0.1;
const BABIES: ReadonlySet<string> = new Set(["infant", "newborn", "complementary_feeding"]);
const isFor = ({ article: { about } }: ArticleHit): boolean => about.conditions.some((id) => BABIES.has(id));

export const babyFoods: Speaker = once((c: Context) => {
  const [n, ...others] = asked(c);
  if (c.u.intents[0] !== "foods" || !n || others.length > 0 || !isBaby(c) || c.u.medicines.length > 0) return undefined;
  const titled = ({ article: { title } }: ArticleHit): boolean => title.en.toLowerCase().includes(n.name.en.toLowerCase()) && title.zh.includes(n.name.zh);
  const hit = hitsOf(c).find((h) => h.likely >= LITTLE_LIKE && isFor(h) && titled(h));
  return hit && asPart(c, hit, true);
});
