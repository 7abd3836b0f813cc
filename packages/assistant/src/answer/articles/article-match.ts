/** Whether an article that was found answers the question, is worth saying, or is another question's answer. */
import { isOnAhead } from "./ahead.ts";
import { ofTale } from "./tale.ts";
import { keysOf } from "../../retrieve/keys.ts";
import type { ArticleHit } from "../../retrieve/library.ts";
import { asksSpan } from "../../understand/span.ts";
import type { Linked } from "../../understand/link.ts";
import { A_WAY } from "../../understand/several.ts";
import { speaksOfSome } from "../../understand/unnamed.ts";
import {
  ALL_BUT,
  CLOSE,
  FAIR,
  isEatenKey,
  isMedicine,
  isOneThing,
  isSpecial,
  LIKE,
  NEAR,
  NEARLY,
  OLD,
  POINT,
  SAME,
  SCORE,
  SPEAKS,
  STRONG,
  SURE,
  TELLING,
  WORD,
} from "./match-levels.ts";
import { nameOf } from "../names.ts";
import { ILLNESS, isElse } from "./other-question.ts";
import { toldKeys } from "./told-facts.ts";
import { type Context, once } from "../part.ts";

/** Of a baby its age tells what it is, where no word does. */
const ofAge = ({ u }: Context): string[] => (u.young && u.person.age !== undefined && u.person.age < 1 ? ["condition:infant"] : []);
/** The keys of all that was named, and what an age tells. */
const keysWithAge = once(
  (c: Context): ReadonlySet<string> => new Set([...toldKeys(c), ...((c.u.person.age ?? 0) >= OLD ? ["condition:older_adult"] : []), ...ofAge(c)]),
);
/** The keys of what an age tells, and of the states that were told. */
const statesWithAge = once((c: Context): ReadonlySet<string> => {
  const told = c.u.linked.filter((l) => l.ref.kind === "condition" && l.given !== "");
  return new Set([...told.flatMap((l) => keysOf(l, c.k)), ...ofAge(c)]);
});
/** Its title is about a condition or medicine that nobody spoke of, or it knows nothing of what was named to be eaten: another question's answer. */
const elsewhere = (c: Context, h: ArticleHit): boolean => {
  const keys = keysWithAge(c);
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
  return (
    otherFocus ||
    otherGoal ||
    otherThing ||
    otherIllness ||
    passing ||
    unasked ||
    (eaten.length > 0 && h.sharedEaten === 0 && !ofAny(c, h) && !ofStateAlone(c, h))
  );
};
const EATEN_IN: ReadonlySet<string | undefined> = new Set([...ILLNESS, "procedure"]);
/** Of a food in an illness or after an operation, what is all but surely wanted and is on eating in that state and nothing else: it need not name each food. */
const ofStateAlone = ({ u, k }: Context, { likely, states, focus }: ArticleHit): boolean =>
  likely >= ALL_BUT &&
  u.medicines.length === 0 &&
  states.length > 0 &&
  states.every((id) => EATEN_IN.has(k.conditions.get(id)?.kind) && u.conditions.some((x) => x.ref.id === id)) &&
  !focus.some((f) => isOneThing(f) || isMedicine(f));
/** On no one thing, and on the very point ("do vitamins expire?"): what it says holds of any. */
export const ofAny = ({ u }: Context, { focus, near, speaks }: ArticleHit): boolean =>
  near >= NEAR &&
  (speaks ?? 0) >= POINT &&
  !focus.some((f) => isOneThing(f) || isSpecial(f)) &&
  !speaksOfSome(u) &&
  u.linked.every((l) => l.ref.kind !== "condition" && l.ref.kind !== "goal");

/** What was named, "a meal" and other groups only where nothing else was. */
export const named = (c: Context): number => {
  const all = c.u.linked.filter((l) => !l.denied);
  return all.filter((l) => l.ref.kind !== "group" && l.ref.id !== "food").length || all.length;
};
/** Asked for the amount or the limit of one nutrient, an article whose title is about something else does not answer. */
const besideAmount = (c: Context, h: ArticleHit): boolean =>
  (c.u.intents[0] === "amount" || c.u.intents[0] === "limit") &&
  c.u.nutrients.length === 1 &&
  h.near < WORD &&
  !h.focus.includes(`nutrient:${c.u.nutrients[0]}`) &&
  !ofPieces(c, h);
/** Asked how many of a food for a nutrient it holds: what is all but surely meant is written on just that food. */
export const ofPieces = ({ u, k }: Context, { likely, focus }: ArticleHit): boolean =>
  likely >= ALL_BUT &&
  HOW_MANY.test(u.question) &&
  u.eaten.some((l) => l.ref.kind === "item" && k.items.get(l.ref.id)?.kind === "food" && focus.includes(`item:${l.ref.id}`));
const HOW_MANY = /几[个颗粒片块根枚杯]|多少[个颗粒片块根枚杯]|\bhow many\b/iu;
/** Of two things asked about together it knows one. */
const besidePair = (c: Context, h: ArticleHit): boolean => c.u.eaten.length > 1 && c.u.intents.includes("together") && h.sharedEaten < 2 && h.near < SAME;
const isSure = (c: Context, h: ArticleHit): boolean =>
  h.likely >= SURE &&
  (h.likely >= ALL_BUT ||
    ofTale(c, h) ||
    ((h.near >= FAIR || (h.shared > 0 && h.score >= SCORE)) &&
      !(h.article.audience !== undefined && h.near < FAIR) &&
      (c.u.linked.length === 0 || h.shared > 0 || h.near >= NEAR))) &&
  !unspoken(c, h) &&
  !speaksOfSome(c.u) &&
  !(OF_TABLES.has(c.u.intents[0]) && c.u.nutrients.length === 1 && c.u.conditions.length === 0);
/** Likelier than anything else of it. */
const MAY_BE = 0.35;
const mayBe = (c: Context, h: ArticleHit): boolean =>
  (h.likely >= MAY_BE ? h.near >= FAIR || h.shared > 0 : h.likely >= PERHAPS && h.like >= NEARLY && h.near >= LITTLE && h.shared > 0) && !unspoken(c, h);
/** Asked much as one of its own questions, and likelier than most. */
const PERHAPS = 0.25;
const LITTLE = 0.2;
/** Asked for a way out of a complaint, what is written on the complaint and on nothing else, whatever was eaten before it. */
const ofWayOut = ({ u, k }: Context, { states, focus }: ArticleHit): boolean =>
  A_WAY.test(u.question) &&
  !focus.some((f) => isOneThing(f) || isMedicine(f)) &&
  states.length > 0 &&
  states.every((id) => u.conditions.some((x) => x.ref.id === id)) &&
  states.some((id) => COMPLAINTS.has(k.conditions.get(id)?.kind));
const COMPLAINTS: ReadonlySet<string | undefined> = new Set(["symptom", "disease"]);
/** Of what was told it knows so much that what is eaten beside need not stand in it: "a picky child who only eats pasta". */
const ofWhole = (h: ArticleHit): boolean => h.likely >= ALL_BUT && h.shared > 1 && h.near >= CLOSE;
/** So likely that what its title names beside their very medicine need not have been named. */
const LIKELIEST = 0.65;
/** Its title names what is eaten, and nobody spoke of that where a medicine was told: danshen, to who told an INR and warfarin. */
const unspoken = (c: Context, { focus, likely, speaks = 0 }: ArticleHit): boolean => {
  const { u, k } = c;
  if (u.medicines.length === 0) return false;
  if (likely >= ALL_BUT || (likely >= LIKELIEST && speaks >= POINT && u.medicines.some((m) => keysOf(m, k).some((key) => focus.includes(key))))) return false;
  const keys = toldKeys(c);
  const eaten = focus.filter(isEatenKey);
  return eaten.length > 0 && !eaten.some((f) => keys.has(f));
};
/** What the tables tell of one nutrient. */
const OF_TABLES: ReadonlySet<string | undefined> = new Set(["amount", "limit", "timing", "foods", "forms"]);
export const answers = (c: Context, h: ArticleHit): boolean => (!besideAmount(c, h) || amountInState(c, h)) && !besidePair(c, h) && matches(c, h);
const A_NUMBER = /\d\s?(?:毫克|微克|克|国际单位)/u;
/** Asked how much of a nutrient in a state or for a goal ("protein when I lift weights"): what is written on the two, with a figure. */
const amountInState = (c: Context, h: ArticleHit): boolean => {
  if (c.u.intents[0] !== "amount" || c.u.nutrients.length === 0) return false;
  const states = c.u.linked.filter(
    (l) =>
      !l.denied &&
      (l.ref.kind === "goal" || (l.ref.kind === "condition" && (c.k.conditions.get(l.ref.id)?.kind !== "life_stage" || l.ref.id === "older_adult"))),
  );
  // Of life stages only age, and only what is written on that nutrient in age.
  const old =
    (c.u.person.age ?? 0) >= OLD && h.article.about.conditions.includes("older_adult") && c.u.nutrients.some((n) => h.focus.includes(`nutrient:${n}`));
  return (
    (states.length > 0 || old) &&
    c.u.nutrients.every((n) => h.article.about.nutrients.includes(n)) &&
    (old || states.some((l) => keysOf(l, c.k).some((key) => h.focus.includes(key) || stateOf(h).includes(key)))) &&
    h.sharedEaten > 0 &&
    // How a test is read is another question.
    !h.focus.some((f) => f.startsWith("biomarker:")) &&
    A_NUMBER.test(h.article.answer.zh)
  );
};
/** The same of a state that the tables of need know nothing of: training, dialysis. */
export const figureInState = (c: Context, h: ArticleHit): boolean =>
  amountInState(c, h) &&
  c.u.linked.some(
    (l) =>
      !l.denied &&
      (l.ref.kind === "goal" || (l.ref.kind === "condition" && c.k.conditions.get(l.ref.id)?.kind !== "life_stage")) &&
      keysOf(l, c.k).some((key) => h.focus.includes(key) || stateOf(h).includes(key)),
  );
const stateOf = ({ article: { about } }: ArticleHit): string[] => [...about.conditions.map((x) => `condition:${x}`), ...about.goals.map((x) => `goal:${x}`)];
/** "How long, then?" has few words: what is written on the thing and says how long. */
const goesOn = (c: Context, h: ArticleHit): boolean => c.u.carried && asksSpan(c.u.question) && h.near >= CLOSE && h.sharedEaten > 0 && (h.speaks ?? 0) >= SAME;
const matches = (c: Context, h: ArticleHit): boolean =>
  isSure(c, h) ||
  amountInState(c, h) ||
  goesOn(c, h) ||
  (h.close >= NEAR && (h.close >= SAME || (h.speaks ?? 1) >= POINT)) ||
  (h.near >= STRONG.near && h.score >= STRONG.score && h.shared >= named(c));

/** All that an article says, in small letters; of few it is asked. */
const saidIn = new WeakMap<ArticleHit["article"], string>();
function allOf(a: ArticleHit["article"]): string {
  const held =
    saidIn.get(a) ?? [a.title.zh, a.title.en, a.answer.zh, a.answer.en, a.body.zh, a.body.en, ...a.questions.zh, ...a.questions.en].join("\n").toLowerCase();
  saidIn.set(a, held);
  return held;
}
const speaksOf = ({ article }: ArticleHit, name: string): boolean => name !== "" && allOf(article).includes(name.toLowerCase());

/** Its title names what was named. */
const titled = (c: Context, h: ArticleHit): boolean => c.u.linked.some((l) => keysOf(l, c.k).some((key) => h.focus.includes(key)));
/** Its title names what is eaten. */
const ofEaten = (c: Context, h: ArticleHit): boolean => c.u.eaten.some((l) => keysOf(l, c.k).some((key) => isEatenKey(key) && h.focus.includes(key)));
/** Its title names a medicine that was named. */
export const ofMedicine = (c: Context, h: ArticleHit): boolean => c.u.medicines.some((l) => keysOf(l, c.k).some((key) => h.focus.includes(key)));
/** On the same things, and of something else. */
const besidePoint = (h: ArticleHit): boolean => h.speaks !== undefined && h.speaks < SPEAKS && h.near < (h.sharedEaten > 1 ? NEAR : SAME);

/** Its title names another illness than was told: what is known of creatine and hair is no answer on creatine and hearing. */
function otherState(c: Context, h: ArticleHit): boolean {
  const told = statesWithAge(c);
  const own = h.focus.filter((key) => key.startsWith("condition:"));
  return c.u.eaten.length > 0 && told.size > 0 && own.length > 0 && !own.some((key) => told.has(key));
}

/** How much of what was told its title names. */
export const inTitle = ({ u, k }: Context, h: ArticleHit): number =>
  u.linked.filter((l) => keysOf(l, k).some((key) => !key.startsWith("group:") && h.focus.includes(key))).length;

/** It names and asks the same as one of its questions, and its title is on nothing that nobody spoke of. */
function pointed(c: Context, h: ArticleHit): boolean {
  if (h.like < LIKE) return false;
  const keys = toldKeys(c);
  const special = h.focus.filter(isSpecial);
  return special.length === 0 || inTitle(c, h) > 1 || h.article.about.goals.some((id) => c.u.goals.includes(id)) || special.some((f) => keys.has(f));
}

/** What goes on being asked about is not in the words: an article must be about it all the same. */
export function ofCarried(c: Context, { focus, shared, likely }: ArticleHit): boolean {
  if (!c.u.carried || (likely >= SURE && shared > 0)) return true;
  const keys = toldKeys(c);
  return focus.some((f) => keys.has(f)) || (focus.length === 0 && shared > 0);
}

/** Written for the very age that was told. */
export const aimed = (c: Context, { article }: ArticleHit): boolean => c.u.person.age !== undefined && article.audience?.ageYears !== undefined;

/** Its own question, by its words and by what it asks. */
export const isVerbatim = ({ exact, near, like }: ArticleHit): boolean => exact || (near >= WORD && (like >= WORD || (near >= ALL && like >= NEARLY)));
/** All of its words. */
const ALL = 0.97;

/** So many times likelier than what would else be said. */
const FAR_LIKELIER = 2.5;
const NOT_UNLIKELY = 0.25;
/** Far likelier than all that is worth saying, and written for nobody else: then that is what is worth saying. */
export const outdoes = (c: Context, h: ArticleHit, others: readonly ArticleHit[]): boolean =>
  h.likely >= NOT_UNLIKELY &&
  others.every((o) => o.likely * FAR_LIKELIER < h.likely && !isVerbatim(o)) &&
  h.shared > 0 &&
  !isElse(c, h) &&
  !unspoken(c, h) &&
  !ofOtherPair(c, h) &&
  !onOtherFood(c, h);
/** What was asked about it does not know, and its title is on another food: green stool from vegetables, where probiotics were asked. */
const onOtherFood = ({ u }: Context, { focus, sharedEaten, near, likely }: ArticleHit): boolean =>
  near < NEAR && likely < ALL_BUT && sharedEaten === 0 && u.eaten.some((l) => l.ref.kind === "item") && focus.some((f) => f.startsWith("item:"));

/** Its title is on the very illness that was told: of several foods it need not name each. */
const ofIllness = ({ u, k }: Context, { states }: ArticleHit): boolean =>
  u.eaten.length > 1 && u.conditions.some((x) => ILLNESS.has(k.conditions.get(x.ref.id)?.kind) && states.includes(x.ref.id));

/** Asked of their medicine together with a thing, and written on two medicines: the words of it are alike ("ibuprofen and naproxen together"), the pair is another. */
const ofOtherPair = ({ u }: Context, { exact, sharedEaten }: ArticleHit): boolean =>
  !exact && sharedEaten === 0 && u.medicines.length > 0 && u.intents.includes("together") && u.eaten.some((l) => !l.denied && l.ref.kind !== "group");

/** Worth saying: near to one of its own questions, or about everything that was named. */
export const good = (c: Context, h: ArticleHit): boolean => {
  // The same words of another thing ("too much salt", "too much vitamin D") are another question.
  const isSpoken = (l: Linked): boolean => l.ref.kind === "group" || speaksOf(h, l.given) || speaksOf(h, nameOf(c.k, l).en);
  const isOfIt = (): boolean =>
    h.sharedEaten > 0 ||
    ofTale(c, h) ||
    ofWhole(h) ||
    ofWayOut(c, h) ||
    ofStateAlone(c, h) ||
    (ofIllness(c, h) ? c.u.eaten.some(isSpoken) : c.u.eaten.every(isSpoken));
  // One of its own questions, by its words and by what it asks.
  // Of a later question what was named before is beside it, where its very words are foreseen of the same goal or state.
  if (isVerbatim(h) && !ofOtherPair(c, h) && (!c.u.carried || (h.exact && h.shared > 0))) return true;
  if (isElse(c, h)) return false;
  if (h.likely >= SURE && isOnAhead(c, h)) return true;
  if ((h.near >= SAME || isSure(c, h) || mayBe(c, h) || pointed(c, h)) && isOfIt()) return true;
  if (!amountInState(c, h) && (elsewhere(c, h) || besidePoint(h) || otherState(c, h))) return false;
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
