/** What is written on a medicine itself: how it is taken, what it does beside another, and in whose state it is not taken. */
import type { Article } from "@nutri/knowledge";
import { keysOf } from "../../retrieve/keys.ts";
import type { ArticleHit } from "../../retrieve/library.ts";
import { escape } from "../../text/escape.ts";
import type { Linked } from "../../understand/link.ts";
import { articleParts } from "../articles/articles.ts";
import { typed } from "../../text/typed.ts";
import { asksHow, HOW_TITLE } from "./asks-how.ts";
import { ANYBODYS } from "../rules/of-a-pair.ts";
import { type Context, once, type Part, type Speaker } from "../part.ts";
import { writtenPart } from "../articles/written-part.ts";

const MOST_LOOKED_AT = 18;

/** Its own name before its sorts: an article on the very medicine says more than one on the class. */
function rank({ k }: Context, { about }: Article, { ref }: Linked): number {
  if (about.medicines.includes(ref.id)) return 2;
  if (ref.kind === "class") {
    const members = k.membersOf(ref.id);
    const ofAll = about.medicines.length > 0 && about.medicines.every((id) => members.has(id));
    return ofAll || about.classes.some((id) => k.classAncestors(ref.id).has(id)) ? 1 : 0;
  }
  // An ointment or a spray is of the sort, and not taken like its tablets.
  if (k.medicines.get(ref.id)?.route !== "oral") return 0;
  return [...k.partsOf(ref.id)].some((id) => about.medicines.includes(id) || about.classes.some((x) => k.classesOf(id).has(x))) ? 1 : 0;
}

/** What is written on how one of these is taken. */
export function howArticle(c: Context, asked: readonly Linked[]): Article | undefined {
  const [best] = (c.k.records.articles ?? [])
    .filter((a) => HOW_TITLE.test(a.title.en))
    .flatMap((article) => asked.map((m) => ({ article, of: rank(c, article, m) })))
    .filter(({ of }) => of > 0)
    .toSorted((a, b) => b.of - a.of);
  return best?.article;
}

/** "血钾高怎么吃": how to eat with what is told of them, and not how the medicine is taken. */
const asksMeals = ({ u }: Context): boolean =>
  u.conditions.some(
    (x) => x.given !== "" && new RegExp(`${escape(x.given)}(?:的人|患者|了|时|，|,)?(?:该|应该|要|应)?(?:怎么|如何|怎样)(?:吃|饮食)`, "iu").test(u.question),
  );

/** "甲氨蝶呤配叶酸怎么吃": how a vitamin or a supplement goes with it. */
const asksWith = ({ u, k }: Context): boolean =>
  /[配和跟与加]|搭配|\bwith\b|\band\b/iu.test(u.question) &&
  u.eaten.some(
    ({ ref, given }) =>
      given !== "" &&
      (ref.kind === "nutrient" || ref.kind === "form" || (ref.kind === "item" && /^(?:nutrient|supplement)$/u.test(k.items.get(ref.id)?.kind ?? ""))),
  );

const CLAUSES = /(?<=[.?!;])\s+|(?<=[，。？！；])/u;
const stands = ({ given }: Linked, text: string): boolean => given !== "" && typed(given, text) !== undefined;
/** Asked when something else is taken, a medicine that is only theirs, or told before, is not what was asked about: "She takes alendronate. When should she take calcium?" */
const isAskedOf = ({ u }: Context, m: Linked): boolean => {
  const ofOther = u.asked.split(CLAUSES).some((clause) => asksHow(clause) && !stands(m, clause) && u.eaten.some((l) => stands(l, clause)));
  return u.eaten.length === 0 || (!ofOther && stands(m, u.asked));
};

/** How the one medicine asked about is taken. */
export const howTaken: Speaker = once((c) => {
  const { u } = c;
  const asked = u.medicines.filter((m) => isAskedOf(c, m));
  if (asked.length === 0 || !asksHow(u.question) || u.intents.includes("deplete") || u.labs.length > 0 || asksMeals(c) || asksWith(c) || inTheirState(c))
    return undefined;
  const article = howArticle(c, asked);
  return article && writtenPart(c, article);
});

const hits = once((c: Context): readonly ArticleHit[] =>
  c.library.articles(c.u.asked, [...c.u.medicines, ...c.u.conditions], MOST_LOOKED_AT).filter(({ article: { title } }) => !HOW_TITLE.test(title.en)),
);
/** Its title names the medicine, a sort that it belongs to, or one of the sort that was asked about. */
const titled = ({ k }: Context, { focus }: ArticleHit, l: Linked): boolean =>
  [...keysOf(l, k), ...(l.ref.kind === "class" ? [...k.membersOf(l.ref.id)].map((id) => `medicine:${id}`) : [])].some((key) => focus.includes(key));

const OF_TWO = /\b(?:with|together|two|both|at once)\b/iu;
/** What is written on these medicines taken together. */
export const onBoth = once((c: Context): Part | undefined => {
  const { u } = c;
  if (u.medicines.length < 2) return undefined;
  const found = hits(c).find((h) => OF_TWO.test(h.article.title.en) && h.states.length === 0 && u.medicines.every((m) => titled(c, h, m)));
  return found && writtenPart(c, found.article);
});

/** Asked what to eat, the medicine is only told. */
const OF_MEALS = /吃什么(?!药)|吃啥(?!药)|怎么吃饭|饮食|忌口|食物|营养|补什么|[喝吃喂]奶|母乳|\b(?:eat|diet|foods?|meals?|milk|supplements?|vitamins?)\b/iu;
const EATEN_KEY = /^(?:item|nutrient):/u;
/** Whether the medicine may be taken in a state of theirs: by a baby, after an operation. */
export const inTheirState: Speaker = once((c) => {
  const { u, k } = c;
  if (u.medicines.length === 0 || u.eaten.length > 0 || OF_MEALS.test(u.question)) return undefined;
  // Who diets is in no state that forbids a medicine.
  const states = [...u.conditions.map((x) => x.ref.id), ...(u.person.conditions ?? [])].filter((id) => k.conditions.get(id)?.kind !== "habit");
  const told = new Set(states.flatMap((id) => [id, ...k.conditionAncestors(id)]));
  const found = hits(c).find(
    (h) => h.states.some((id) => told.has(id)) && !h.focus.some((key) => EATEN_KEY.test(key)) && u.medicines.some((m) => titled(c, h, m)),
  );
  return found && writtenPart(c, found.article);
});

/** Asked what to eat or to leave out with a medicine, how it is taken is near by its words only. */
export const isNearOnly = once((c: Context): boolean => {
  const { u, k } = c;
  const [near] = articleParts(c);
  const of = near?.exact === true ? undefined : k.articles.get(near?.article ?? "");
  return (
    u.medicines.length > 0 &&
    of !== undefined &&
    HOW_TITLE.test(of.title.en) &&
    (OF_MEALS.test(u.question) || u.intents.includes("deplete")) &&
    !asksHow(u.question)
  );
});

/** What is written on the medicine and what is eaten, where that was asked. */
export const eatenWith: Speaker = once((c) => {
  const { u } = c;
  if (u.medicines.length !== 1 || !isNearOnly(c)) return undefined;
  // Asked of something to eat, what is written on the medicine with another thing is none.
  const things = u.eaten.filter((l) => !ANYBODYS.has(l.ref.id));
  const [found] = hits(c)
    .filter(
      (h) =>
        u.medicines.some((m) => titled(c, h, m)) &&
        h.states.length === 0 &&
        (things.length === 0 || things.some((l) => keysOf(l, c.k).some((key) => h.focus.includes(key)))),
    )
    .toSorted((x, y) => y.near - x.near);
  return found && writtenPart(c, found.article);
});
