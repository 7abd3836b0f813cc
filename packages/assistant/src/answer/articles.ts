/** Articles found for a question: the near ones lead, the others stand beside. */
import type { Text } from "@nutri/domain";
import { holds } from "@nutri/engine";
import { type ArticleHit, keysOf } from "../retrieve/library.ts";
import type { Intent } from "../understand/intents.ts";
import type { Linked } from "../understand/link.ts";
import { SOME_MEDICINE } from "../understand/unnamed.ts";
import { dislikes } from "./everyday.ts";
import { nameOf } from "./pairs.ts";
import { both, type Context, once, type Part } from "./part.ts";

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
/** Below this it says nothing of what is asked about the things it shares with the question. */
const SPEAKS = 0.3;
/** So much more of it that it comes before one that is not much nearer. */
const MORE = 0.15;
const NOT_FAR = 0.75;
/** From here on it speaks of most of it. */
const POINT = 0.5;

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

/** Below this a sentence says nothing of the point, from here on it is about it. */
const SILENT = 0.3;
const TELLING = 0.6;

/** "甲减：…", "With asthma, …": a line for those who have it. */
function isFor(state: string, line: string): boolean {
  const text = bare(line.slice(2)).replace(/^(?:with|in)/u, "");
  return state !== "" && text.startsWith(state) && /^(?:的人|患者|时)?[：:，,、]/u.test(text.slice(state.length));
}

/** Where in the list stands what was asked, when the answer above it says nothing of it; -1 where the answer itself leads. */
function pointAt(c: Context, { article, says }: ArticleHit, body: readonly Text[]): number {
  const items = body.map((t) => t.zh.startsWith("- ") && t.en.startsWith("- "));
  const [main] = c.u.eaten.filter((l) => !isFood(c, l));
  const name = main && nameOf(c.k, main);
  const names = name
    ? [main.given, name.zh, name.en]
        .map(bare)
        .flatMap((n) => [n, n.replace(/^(?:维生素|vitamin)(?=[a-k]\d)/u, "")])
        .filter((n) => n.length > 1)
    : [];
  const speaks = (t: Text): boolean => names.some((n) => bare(t.zh).includes(n)) && names.some((n) => bare(t.en).includes(n));
  // Of several things, only a line of the list speaks of what was asked about ("probiotics for IBS").
  if (LIFTED.has(c.u.intents[0]) && names.length > 0 && ![article.title, article.answer].some((t) => namesAny(t, names)))
    return body.findIndex((t, i) => items[i] === true && speaks(t));
  const lang = c.u.lang === "zh-CN" ? "zh" : "en";
  // A line that is addressed to who asks ("甲减：…", "With asthma…").
  const states = c.u.conditions
    .filter((x) => !article.about.conditions.includes(x.ref.id) || !namesAny(article.title, [bare(x.given)]))
    .map((x) => bare(x.given));
  const own = body.findIndex((t, i) => items[i] === true && states.some((s) => isFor(s, t[lang])));
  if (own >= 0) return own;
  if ((says(article.answer[lang]) ?? 1) >= SILENT) return -1;
  const told = body.map((t, i) => (items[i] === true ? (says(t[lang]) ?? 0) : 0));
  const most = Math.max(...told);
  return most >= TELLING ? told.indexOf(most) : -1;
}

/** What leads and what follows. */
function told(c: Context, h: ArticleHit): Pick<Part, "lead" | "body"> {
  const { article } = h;
  const [zh, en] = [article.body.zh.trim().split("\n"), article.body.en.trim().split("\n")];
  const body = zh.map((line, i) => both(line, en[i] ?? ""));
  const at = zh.length === en.length ? pointAt(c, h, body) : -1;
  const line = body[at];
  if (!line) return { lead: article.answer, body: lines(article.body) };
  const rest = both(zh.filter((_, i) => i !== at).join("\n"), en.filter((_, i) => i !== at).join("\n"));
  return { lead: both(line.zh.slice(2), line.en.slice(2)), body: [both(`- ${article.answer.zh}`, `- ${article.answer.en}`), ...lines(rest)] };
}

/** Says only that something is eaten. */
const SORT_WORD = /(?:diets?|foods?|supplements?|tablets?|pills?|capsules?|powders?)$/u;
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/\s+/u)
    .map((w) => bare(w).replace(SORT_WORD, ""))
    .filter((w) => w.length > 2 || /\p{Script=Han}/u.test(w));
/** The question is one of its own, and what leads is on all that was named: of several questions its answer may speak of another. */
function foresees(c: Context, h: ArticleHit, { lead }: Part): boolean {
  if (h.near < WORD || lead === undefined || !answers(c, h)) return false;
  return c.u.linked
    .filter((l) => !l.denied && l.given !== "")
    .every((l) => {
      const names = [l.given, nameOf(c.k, l).zh, nameOf(c.k, l).en].flatMap(wordsOf);
      return [h.article.title, lead].some((t) => namesAny(t, names));
    });
}
const asPart = (c: Context, h: ArticleHit): Part => {
  const part = articlePart(c, h, answers(c, h));
  return { ...part, verbatim: foresees(c, h, part), same: isSame(c, h) };
};
const isSame = (c: Context, h: ArticleHit): boolean => answers(c, h) && (h.near >= SAME || (h.near >= NEARLY && h.shared > 1 && h.shared >= named(c)));
const articlePart = (c: Context, h: ArticleHit, leads: boolean): Part => ({
  id: leads ? "article" : "article_beside",
  article: h.article.id,
  ...told(c, h),
  title: h.article.title,
  ...(h.article.refer && { todo: [h.article.refer] }),
  sources: c.k.sources(h.article.sources),
  refer: h.article.refer !== undefined,
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
  // What is left out ("no carbs while slimming") was named too.
  const spoken = c.u.linked.some((l) => l.ref.kind === "nutrient" || l.ref.kind === "item" || l.ref.kind === "form");
  const otherThing = h.near < (eaten.length > 0 ? CLOSE : NEAR) && spoken && others.length > 0 && !h.focus.some((f) => keys.has(f));
  // Nor is an article on one herb with warfarin told to somebody who named only warfarin.
  const unasked = h.near < SAME && eaten.length === 0 && c.u.medicines.length > 0 && others.length > 0 && !others.some((f) => keys.has(f));
  // A page on one vitamin or one test, found by a complaint that it names in passing.
  const passing = h.near < STRONG.near && eaten.length === 0 && h.focus.length > 0 && !h.focus.some((f) => keys.has(f)) && h.focus.some(isOneThing);
  // What helps against an illness is not told by an article that knows nothing of it.
  const ill = c.u.conditions.some((x) => c.k.conditions.get(x.ref.id)?.kind === "disease");
  const otherIllness = h.near < (c.u.intents[0] === "benefit" ? SAME : CLOSE) && ill && eaten.length > 0 && h.shared <= h.sharedEaten;
  return otherFocus || otherGoal || otherThing || otherIllness || passing || unasked || (eaten.length > 0 && h.sharedEaten === 0 && !ofAny(c, h));
};
/** On no one thing, and on the very point ("do vitamins expire?"): what it says holds of any. */
const ofAny = ({ u }: Context, { focus, near, speaks }: ArticleHit): boolean =>
  near >= NEAR &&
  (speaks ?? 0) >= POINT &&
  !focus.some(isOneThing) &&
  !SOME_MEDICINE.test(u.asked) &&
  u.linked.every((l) => l.ref.kind !== "condition" && l.ref.kind !== "goal");

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
  amountInState(c, h) ||
  (h.near >= NEAR && (h.near >= SAME || (h.speaks ?? 1) >= POINT)) ||
  (h.near >= STRONG.near && h.score >= STRONG.score && h.shared >= named(c));

const speaksOf = ({ article: a }: ArticleHit, name: string): boolean =>
  name !== "" &&
  [a.title.zh, a.title.en, a.answer.zh, a.answer.en, a.body.zh, a.body.en, ...a.questions.zh, ...a.questions.en].some((t) =>
    t.toLowerCase().includes(name.toLowerCase()),
  );

/** Its title names what was named. */
const titled = (c: Context, h: ArticleHit): boolean => c.u.linked.some((l) => keysOf(l, c.k).some((key) => h.focus.includes(key)));
/** Its title names what is eaten. */
const ofEaten = (c: Context, h: ArticleHit): boolean => c.u.eaten.some((l) => keysOf(l, c.k).some((key) => isEatenKey(key) && h.focus.includes(key)));
/** Its title names a medicine that was named. */
const ofMedicine = (c: Context, h: ArticleHit): boolean => c.u.medicines.some((l) => keysOf(l, c.k).some((key) => h.focus.includes(key)));
/** On the same things, and of something else. */
const besidePoint = (h: ArticleHit): boolean => h.speaks !== undefined && h.speaks < SPEAKS && h.near < (h.sharedEaten > 1 ? NEAR : SAME);

/** On a sort of what was told, and on no other state: gestational diabetes, where diabetes was told. */
function narrower({ u, k }: Context, { states, near, article: { about } }: ArticleHit): boolean {
  const told = u.conditions.flatMap((x) => (k.conditions.get(x.ref.id)?.kind === "disease" ? [x.ref.id] : []));
  if (about.conditions.some((id) => told.includes(id))) return false;
  const covered = new Set(told.flatMap((id) => [id, ...k.conditionAncestors(id)]));
  return (
    near < WORD &&
    states.length > 0 &&
    !states.some((id) => covered.has(id)) &&
    states.some((id) => [...k.conditionAncestors(id)].some((x) => told.includes(x)))
  );
}

/** Its title names another illness than was told: what is known of creatine and hair is no answer on creatine and hearing. */
function otherState(c: Context, h: ArticleHit): boolean {
  const told = c.u.linked.filter((l) => l.ref.kind === "condition" && l.given !== "").flatMap((l) => keysOf(l, c.k));
  const own = h.focus.filter((key) => key.startsWith("condition:"));
  return c.u.eaten.length > 0 && told.length > 0 && own.length > 0 && !own.some((key) => told.includes(key));
}

/** Worth saying: near to one of its own questions, or about everything that was named. */
const good = (c: Context, h: ArticleHit): boolean => {
  // The same words of another thing ("too much salt", "too much vitamin D") are another question.
  const ofIt = h.sharedEaten > 0 || c.u.eaten.every((l) => l.ref.kind === "group" || speaksOf(h, l.given) || speaksOf(h, nameOf(c.k, l).en));
  if (narrower(c, h)) return false;
  if (h.near >= SAME && ofIt) return true;
  if (elsewhere(c, h) || besidePoint(h) || otherState(c, h)) return false;
  return (
    answers(c, h) ||
    ((h.near >= FAIR || aimed(c, h)) && h.shared >= Math.min(2, named(c) - c.u.medicines.length) && h.shared > 0) ||
    // Of the thing, and of what is told of it ("iron tablets make me sick").
    (h.near >= FAIR && h.sharedEaten > 0 && h.sharedEaten === c.u.eaten.length && (h.speaks ?? 0) >= TELLING && (!h.focus.some(isEatenKey) || ofEaten(c, h))) ||
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

/** An age tells of a stage of life that no word names. */
const OF_AGE: Linked = { ref: { kind: "condition", id: "older_adult" }, also: [], given: "", at: 0, clause: 0, denied: false };
/** How near it is altogether. */
const weightOf = ({ near, score }: ArticleHit): number => near * 20 + score;

export const articleParts = once((c: Context): Part[] => {
  const hits = c.library
    .articles(c.u.asked, (c.u.person.age ?? 0) >= OLD ? [...c.u.linked, OF_AGE] : c.u.linked, 6)
    .filter((h) => fits(c, h) && !disliked(c, h) && good(c, h) && isFresh(c, h))
    // Of two things asked about together, what knows both.
    .toSorted(
      (a, b) =>
        Number(b.sharedEaten > 1) - Number(a.sharedEaten > 1) ||
        Number(ofMedicine(c, b)) - Number(ofMedicine(c, a)) ||
        Number(aimed(c, b)) - Number(aimed(c, a)),
    );
  const [first] = hits;
  // What answers more of the point, before what only shares more names.
  const best =
    first &&
    (hits.find(
      (h) =>
        answers(c, h) &&
        (h.sharedEaten > 0 || first.sharedEaten === 0 || ofAny(c, h)) &&
        weightOf(h) >= weightOf(first) * NOT_FAR &&
        (h.speaks ?? 1) >= (first.speaks ?? 1) + MORE,
    ) ??
      first);
  if (!best) return [];
  return [best, ...hits.filter((h) => h !== best)]
    .filter((h, i) => i === 0 || (h.near >= 0.35 && h.near >= best.near * 0.7 && (h.speaks ?? 1) >= POINT))
    .slice(0, 2)
    .map((h) => asPart(c, h));
});
