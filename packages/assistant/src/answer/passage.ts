/** Two things asked about together, of which an article tells in a sentence: that sentence is the answer. */
import type { Text } from "@nutri/domain";
import { keysOf } from "../retrieve/library.ts";
import type { Linked } from "../understand/link.ts";
import { nameOf, pairs } from "./pairs.ts";
import { both, type Context, inside, type Part, type Speaker } from "./part.ts";

const sentences = (t: string): string[] =>
  t
    .split(/(?<=[。；;])|(?<=[.])\s+|\n/u)
    .map((s) =>
      s
        .replace(/^\s*-\s*/u, "")
        .trim()
        .replace(/；$/u, "。")
        .replace(/;$/u, "."),
    )
    .filter((s) => s !== "");
const KEEP_APART = /错开|隔开|分开|避开|影响|妨碍|吸收|一起|同|\b(?:apart|away|between|block|absor|together|keep|with|not)/iu;

/** "Can I eat tofu with gout?": no rule speaks of it, but what is written on gout does. */
function inIllness(c: Context): Part | undefined {
  const { u, k } = c;
  const [food] = u.eaten;
  const [ill] = u.conditions.filter((x) => k.conditions.get(x.ref.id)?.kind === "disease");
  if (!food || !ill || u.eaten.length !== 1 || u.medicines.length > 0 || (pairs(c)?.findings ?? []).length > 0 || food.ref.kind !== "item") return undefined;
  // An article on the two of them says it better than one of its sentences.
  if (aboutBoth(c, [food, ill])) return undefined;
  const [of, name] = [nameOf(k, food), nameOf(k, ill)];
  for (const { article } of c.library.articles(u.asked, [ill], 6)) {
    if (!article.about.conditions.includes(ill.ref.id)) continue;
    const zh = sentences(`${article.answer.zh}\n${article.body.zh}`).find((s) => s.includes(of.zh));
    const en = sentences(`${article.answer.en}\n${article.body.en}`).find((s) => s.toLowerCase().includes(of.en.toLowerCase()));
    if (zh && en)
      return {
        id: "passage",
        lead: both(`${name.zh}和${of.zh}：${zh}`, `${name.en} and ${inside(of).en}: ${en}`),
        title: both("一起吃", "Together"),
        sources: k.sources(article.sources),
        refer: true,
      };
  }
  return undefined;
}

/** An article whose title names the two of them. */
const aboutBoth = (c: Context, two: readonly Linked[]): boolean =>
  c.library.articles(c.u.asked, two, 3).some((h) => h.near >= 0.5 && two.every((l) => keysOf(l, c.k).some((key) => h.focus.includes(key))));

/** The first is a nutrient or supplement, the second what it is taken with. */
export const passageOf: Speaker = (c) => {
  const { u, k } = c;
  const ill = inIllness(c);
  if (ill) return ill;
  if (u.eaten.length !== 2 || u.medicines.length > 0 || !u.intents.includes("together")) return undefined;
  const [main, other] = u.eaten.toSorted((a, b) => Number(b.ref.kind !== "item") - Number(a.ref.kind !== "item"));
  if (!main || !other || u.nutrients.length > 1 || aboutBoth(c, [main, other])) return undefined;
  const of = nameOf(k, other);
  const tells = (t: string, name: string): boolean => t.toLowerCase().includes(name.toLowerCase()) && KEEP_APART.test(t);
  const hits = c.library.articles(u.asked, [main], 6).filter((h) => h.sharedEaten > 0 && h.focus.some((f) => u.nutrients.some((n) => f === `nutrient:${n}`)));
  for (const { article } of hits) {
    const zh = sentences(`${article.answer.zh}\n${article.body.zh}`).find((s) => tells(s, of.zh));
    const en = sentences(`${article.answer.en}\n${article.body.en}`).find((s) => tells(s, of.en));
    if (!zh || !en) continue;
    const name: Text = inside(nameOf(k, main));
    return {
      id: "passage",
      lead: both(`${name.zh}和${of.zh}：${zh}`, `${nameOf(k, main).en} and ${inside(of).en}: ${en}`),
      title: both("一起吃", "Together"),
      sources: k.sources(article.sources),
    };
  }
  return undefined;
};
