/** Articles found for a question: the near ones lead, the others stand beside. */
import type { Text } from "@nutri/domain";
import { holds } from "@nutri/engine";
import { type ArticleHit, keysOf } from "../retrieve/library.ts";
import type { Intent } from "../understand/intents.ts";
import type { Linked } from "../understand/link.ts";
import { dislikes } from "./everyday.ts";
import { nameOf } from "./pairs.ts";
import { both, type Context, type Part } from "./part.ts";

/** From here on an article answers the very question. */
const NEAR = 0.5;
const FAIR = 0.3;
const SCORE = 9;
/** All that was named is in it, in many of the same words. */
const STRONG = { near: 0.33, score: 22 } as const;
/** From here on another focus in its title is forgiven. */
const CLOSE = 0.4;
/** So near, and about all that was named. */
const NEARLY = 0.6;
/** So near that what was named beside does not matter. */
const SAME = 0.75;
/** Its own question word for word. */
const WORD = 0.9;

const A_MAN = /男|爸|父|丈夫|老公|爷爷|外公|\b(?:m[ae]n|male|husband|father|dad|boyfriend|sperm)\b|精子/iu;
/** Written for another age, sex or stage: not for this person. Unknown is not "no". */
const fits = (c: Context, { article, near }: ArticleHit): boolean => {
  const { audience } = article;
  // What is written on babies is not told to their mother of herself.
  if (c.u.staged && !c.u.young && article.about.conditions.includes("infant") && !c.u.conditions.some((x) => x.ref.id === "infant")) return false;
  if (!audience) return true;
  const pregnancy = c.u.pregnant ? true : undefined;
  const held = holds(
    {
      ...(audience.ageYears && { ageYears: audience.ageYears }),
      ...(audience.sex && { sex: audience.sex }),
      ...(audience.pregnancy && pregnancy === undefined && { pregnancy: audience.pregnancy }),
    },
    c.u.resolved,
  );
  // Of a man somebody speaks by naming him; with pregnancy near, "unknown" is mostly a woman.
  return held === "yes" || (held === "unknown" && (audience.sex === "male" ? A_MAN.test(c.u.asked) : spokenOf(c, { article, near })));
};
/** Of the age or stage it is written for somebody spoke, or asked almost its own question. */
const spokenOf = (c: Context, { article: { about, audience }, near }: Pick<ArticleHit, "article" | "near">): boolean =>
  near >= SAME ||
  (audience?.pregnancy !== undefined && (c.u.staged || c.u.pregnant)) ||
  c.u.conditions.some((x) => about.conditions.includes(x.ref.id) && c.k.conditions.get(x.ref.id)?.kind === "life_stage") ||
  (audience?.ageYears !== undefined && c.u.subject !== "self");

const lines = (t: Text): Text[] => {
  const zh = t.zh.trim();
  const en = t.en.trim();
  return [both(zh, en)];
};

const bare = (s: string): string => s.toLowerCase().replaceAll(/[\s'’-]/gu, "");
const namesAny = (t: Text, names: readonly string[]): boolean => names.some((n) => bare(t.zh).includes(n) || bare(t.en).includes(n));

/** Asked whether a thing helps or how it goes with another; "what helps?" is asked of the complaint. */
const LIFTED: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["benefit", "together", "forms"]);
const FOODS: ReadonlySet<string | undefined> = new Set(["food", "alcohol"]);
const isFood = (c: Context, { ref }: Linked): boolean => ref.kind === "group" || (ref.kind === "item" && FOODS.has(c.k.items.get(ref.id)?.kind));

/** What leads and what follows. Of several things, where only a line of the list speaks of what was asked about ("probiotics for IBS"), that line leads. */
function told(c: Context, article: ArticleHit["article"]): Pick<Part, "lead" | "body"> {
  const [zh, en] = [article.body.zh.trim().split("\n"), article.body.en.trim().split("\n")];
  const [main] = c.u.eaten.filter((l) => !isFood(c, l));
  const name = main && nameOf(c.k, main);
  const names = name ? [main.given, name.zh, name.en].map(bare).filter((n) => n.length > 1) : [];
  const speaks = (t: Text): boolean => names.some((n) => bare(t.zh).includes(n)) && names.some((n) => bare(t.en).includes(n));
  const body = zh.map((line, i) => both(line, en[i] ?? ""));
  const at =
    !LIFTED.has(c.u.intents[0]) || names.length === 0 || zh.length !== en.length || [article.title, article.answer].some((t) => namesAny(t, names))
      ? -1
      : body.findIndex((t) => t.zh.startsWith("- ") && t.en.startsWith("- ") && speaks(t));
  const line = body[at];
  if (!line) return { lead: article.answer, body: lines(article.body) };
  const rest = both(zh.filter((_, i) => i !== at).join("\n"), en.filter((_, i) => i !== at).join("\n"));
  return { lead: both(line.zh.slice(2), line.en.slice(2)), body: [both(`- ${article.answer.zh}`, `- ${article.answer.en}`), ...lines(rest)] };
}

const asPart = (c: Context, h: ArticleHit): Part => ({
  ...articlePart(c, h.article, answers(c, h)),
  same: answers(c, h) && (h.near >= SAME || (h.near >= NEARLY && h.shared > 1 && h.shared >= named(c))),
});
const articlePart = (c: Context, article: ArticleHit["article"], leads: boolean): Part => ({
  id: leads ? "article" : "article_beside",
  article: article.id,
  ...told(c, article),
  title: article.title,
  ...(article.refer && { todo: [article.refer] }),
  sources: c.k.sources(article.sources),
  refer: article.refer !== undefined,
});

/** From here on what is written for older people is written for them. */
const OLD = 60;
/** Its title is about a condition or medicine that nobody spoke of, or it knows nothing of what was named to be eaten: another question's answer. */
const elsewhere = (c: Context, h: ArticleHit): boolean => {
  const old = (c.u.person.age ?? 0) >= OLD;
  const keys = new Set([...c.u.linked.flatMap((l) => keysOf(l, c.k)), ...(old ? ["condition:older_adult"] : [])]);
  // Of a medicine that nobody takes nothing is said, however alike the words.
  const stated = c.u.staged || c.u.conditions.some((x) => c.k.conditions.get(x.ref.id)?.kind === "disease");
  const forgiven = stated || h.focus.some(isMedicine) ? SAME : CLOSE;
  const special = h.focus.filter(isSpecial);
  const eaten = c.u.eaten.filter((l) => l.ref.kind !== "group");
  const ofState = h.shared > h.sharedEaten && !special.some(isMedicine);
  const otherFocus = h.near < forgiven && special.length > 0 && !special.some((f) => keys.has(f)) && !(stated && ofState);
  // Written for a goal that nobody has, of things of which its title names none.
  const otherGoal = h.near < CLOSE && h.shared <= h.sharedEaten && h.focus.some((f) => f.startsWith("goal:")) && !h.focus.some((f) => keys.has(f));
  // "How to take iron" names vitamin C in passing: it does not answer a question about vitamin C.
  const others = h.focus.filter(isEatenKey);
  const otherThing = h.near < CLOSE && eaten.length > 0 && others.length > 0 && !h.focus.some((f) => keys.has(f));
  // Nor is an article on one herb with warfarin told to somebody who named only warfarin.
  const unasked = h.near < SAME && eaten.length === 0 && c.u.medicines.length > 0 && others.length > 0 && !others.some((f) => keys.has(f));
  // A page on one vitamin or one test, found by a complaint that it names in passing.
  const passing = h.near < STRONG.near && eaten.length === 0 && h.focus.length > 0 && !h.focus.some((f) => keys.has(f)) && h.focus.some(isOneThing);
  // What helps against an illness is not told by an article that knows nothing of it.
  const ill = c.u.conditions.some((x) => c.k.conditions.get(x.ref.id)?.kind === "disease");
  const otherIllness = h.near < (c.u.intents[0] === "benefit" ? SAME : CLOSE) && ill && eaten.length > 0 && h.shared <= h.sharedEaten;
  return otherFocus || otherGoal || otherThing || otherIllness || passing || unasked || (eaten.length > 0 && h.sharedEaten === 0);
};

const isEatenKey = (key: string): boolean => /^(?:nutrient|item):/u.test(key);
const isOneThing = (key: string): boolean => /^(?:nutrient|item|biomarker):/u.test(key);
const isMedicine = (key: string): boolean => /^(?:medicine|class):/u.test(key);
const isSpecial = (key: string): boolean => /^(?:condition|medicine|class):/u.test(key);

/** What was named, "a meal" and other groups only where nothing else was. */
const named = (c: Context): number => {
  const all = c.u.linked.filter((l) => !l.denied);
  return all.filter((l) => l.ref.kind !== "group" && l.ref.id !== "food").length || all.length;
};
/** Asked for the amount or the limit of one nutrient, an article whose title is about something else does not answer. */
const besideAmount = (c: Context, h: ArticleHit): boolean =>
  (c.u.intents[0] === "amount" || c.u.intents[0] === "limit") &&
  c.u.nutrients.length === 1 &&
  h.near < WORD &&
  !h.focus.includes(`nutrient:${c.u.nutrients[0]}`);
/** Of two things asked about together it knows one. */
const besidePair = (c: Context, h: ArticleHit): boolean => c.u.eaten.length > 1 && c.u.intents.includes("together") && h.sharedEaten < 2 && h.near < SAME;
const answers = (c: Context, h: ArticleHit): boolean => (!besideAmount(c, h) || amountInState(c, h)) && !besidePair(c, h) && matches(c, h);
const A_NUMBER = /\d\s?(?:毫克|微克|克|国际单位)/u;
/** Asked how much of a nutrient in a state or for a goal ("protein when I lift weights"): what is written on the two, with a figure. */
const amountInState = (c: Context, h: ArticleHit): boolean => {
  const states = c.u.linked.filter(
    (l) =>
      !l.denied &&
      (l.ref.kind === "goal" || (l.ref.kind === "condition" && (c.k.conditions.get(l.ref.id)?.kind !== "life_stage" || l.ref.id === "older_adult"))),
  );
  // Of life stages only age, and only what is written on that nutrient in age.
  const old =
    (c.u.person.age ?? 0) >= OLD && h.article.about.conditions.includes("older_adult") && c.u.nutrients.some((n) => h.focus.includes(`nutrient:${n}`));
  return (
    c.u.intents[0] === "amount" &&
    c.u.nutrients.length > 0 &&
    (states.length > 0 || old) &&
    c.u.nutrients.every((n) => h.article.about.nutrients.includes(n)) &&
    (old || states.some((l) => keysOf(l, c.k).some((key) => h.focus.includes(key) || stateOf(h).includes(key)))) &&
    h.sharedEaten > 0 &&
    A_NUMBER.test(h.article.answer.zh)
  );
};
const stateOf = ({ article: { about } }: ArticleHit): string[] => [...about.conditions.map((x) => `condition:${x}`), ...about.goals.map((x) => `goal:${x}`)];
const matches = (c: Context, h: ArticleHit): boolean =>
  amountInState(c, h) || h.near >= NEAR || (h.near >= STRONG.near && h.score >= STRONG.score && h.shared >= named(c));

const speaksOf = ({ article: a }: ArticleHit, name: string): boolean =>
  name !== "" &&
  [a.title.zh, a.title.en, a.answer.zh, a.answer.en, a.body.zh, a.body.en, ...a.questions.zh, ...a.questions.en].some((t) =>
    t.toLowerCase().includes(name.toLowerCase()),
  );

/** Its title names what was named. */
const titled = (c: Context, h: ArticleHit): boolean => c.u.linked.some((l) => keysOf(l, c.k).some((key) => h.focus.includes(key)));
/** Its title names a medicine that was named. */
const ofMedicine = (c: Context, h: ArticleHit): boolean => c.u.medicines.some((l) => keysOf(l, c.k).some((key) => h.focus.includes(key)));
/** Worth saying: near to one of its own questions, or about everything that was named. */
const good = (c: Context, h: ArticleHit): boolean => {
  // The same words of another thing ("too much salt", "too much vitamin D") are another question.
  const ofIt = h.sharedEaten > 0 || c.u.eaten.every((l) => l.ref.kind === "group" || speaksOf(h, l.given) || speaksOf(h, nameOf(c.k, l).en));
  if (h.near >= SAME && ofIt) return true;
  if (elsewhere(c, h)) return false;
  return (
    answers(c, h) ||
    ((h.near >= FAIR || aimed(c, h)) && h.shared >= Math.min(2, named(c) - c.u.medicines.length) && h.shared > 0) ||
    (h.score >= SCORE &&
      h.shared > 0 &&
      (h.near >= 0.25 || named(c) > h.sharedEaten || titled(c, h)) &&
      (h.shared >= Math.min(2, named(c)) || h.near >= 0.45)) ||
    (named(c) === 0 && h.near >= (h.focus.length > 0 ? NEAR : 0.38))
  );
};

/** A follow-up is not answered with what was read a moment ago. */
const isFresh = (c: Context, { article }: ArticleHit): boolean => !c.u.carried || !(c.q.memory.articles ?? []).includes(article.id);

/** Written for the very age that was told. */
const aimed = (c: Context, { article }: ArticleHit): boolean => c.u.person.age !== undefined && article.audience?.ageYears !== undefined;

/** "If I hate fish": nothing on fish. */
const disliked = (c: Context, { article }: ArticleHit): boolean =>
  dislikes(c.u.asked).some((food) => new RegExp(`\\b${food}\\b(?! oil)`, "iu").test(article.title.en));

export function articleParts(c: Context): Part[] {
  const hits = c.library
    .articles(c.u.asked, c.u.linked, 6)
    .filter((h) => fits(c, h) && !disliked(c, h) && good(c, h) && isFresh(c, h))
    // Of two things asked about together, what knows both.
    .toSorted(
      (a, b) =>
        Number(b.sharedEaten > 1) - Number(a.sharedEaten > 1) ||
        Number(ofMedicine(c, b)) - Number(ofMedicine(c, a)) ||
        Number(aimed(c, b)) - Number(aimed(c, a)),
    );
  const best = hits[0];
  if (!best) return [];
  return hits
    .filter((h, i) => i === 0 || (h.near >= 0.35 && h.near >= best.near * 0.7))
    .slice(0, 2)
    .map((h) => asPart(c, h));
}
