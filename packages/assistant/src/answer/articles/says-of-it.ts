/** What an article says of what was asked about, and of whom. */
import type { Article } from "@nutri/knowledge";
import { nameOf } from "../names.ts";
import { pairs } from "../rules/pairs.ts";
import type { Context, Part } from "../part.ts";

export const A_NUMBER = /\d\s?(?:mg|g|µg|μg|IU|m?L\b|毫克|微克|克|国际单位|毫?升)/iu;
export const ILL: ReadonlySet<string | undefined> = new Set(["disease", "genetic"]);

/** Its title or its answer names what was asked about. */
export function saysOfIt({ u, k }: Context, p: Part | undefined): boolean {
  const top = [p?.title, p?.lead].map((t) => `${t?.zh ?? ""} ${t?.en ?? ""}`.toLowerCase()).join(" ");
  return u.eaten.some((l) => [l.given, nameOf(k, l).zh, nameOf(k, l).en].some((n) => n !== "" && top.includes(n.toLowerCase())));
}

/** Named only to be left out of what it says: "（没透析的肾病除外）". */
const EXCEPTED = /[（(][^()（）]{0,24}(?:除外|另说|不算)[)）]|\b(?:except|unless|other than)\b[^.;,)]{0,40}|\((?:not|no) [^)]{0,40}\)/giu;
/** What is written on their medicine is written for who takes it, and so for who is ill. */
const ofTheirs = ({ u, k }: Context, article: Article | undefined): boolean =>
  u.medicines.some(
    ({ ref: { id } }) => article?.about.medicines.includes(id) === true || [...k.classesOf(id)].some((x) => article?.about.classes.includes(x) === true),
  );
/** Written for everybody, where a rule on their own illness speaks of the very thing: how much to drink, with kidney stones. */
export function ofTheWell(c: Context, { article: id }: Part): boolean {
  const ill = c.u.conditions.filter((x) => ILL.has(c.k.conditions.get(x.ref.id)?.kind)).map((x) => x.ref.id);
  const article = c.k.articles.get(id ?? "");
  const head = `${article?.title.zh} ${article?.answer.zh} ${article?.title.en} ${article?.answer.en}`.toLowerCase().replaceAll(EXCEPTED, " ");
  // That it is for them too is seen by its title or its answer.
  const isFor = (x: string): boolean => {
    const of = article?.about.conditions.includes(x) ? c.k.conditions.get(x) : undefined;
    return of !== undefined && [of.name.zh, of.name.en, ...of.aliases].some((n) => n.length > 1 && head.includes(n.toLowerCase()));
  };
  return ill.length > 0 && !ofTheirs(c, article) && !ill.some((x) => [x, ...c.k.conditionAncestors(x)].some(isFor)) && (pairs(c)?.findings ?? []).length > 0;
}
