/** Whether an article that was found answers the question, is worth saying, or is another question's answer. */
import { holds } from "@nutri/engine";
import { keysOf } from "../retrieve/keys.ts";
import type { ArticleHit } from "../retrieve/library.ts";
import { asksSpan } from "../understand/span.ts";
import type { Linked } from "../understand/link.ts";
import { speaksOfSome } from "../understand/unnamed.ts";
import { asksHow, HOW_TITLE } from "./asks-how.ts";
import { nameOf } from "./names.ts";
import type { Context } from "./part.ts";

/** From here on an article answers the very question. */
const NEAR = 0.5;
const FAIR = 0.3;
const SCORE = 9;
/** All that was named is in it, in many of the same words. */
const STRONG = { near: 0.33, score: 22 } as const;
/** From here on another focus in its title is forgiven. */
const CLOSE = 0.4;
/** So near, and about all that was named. */
export const NEARLY = 0.6;
/** So near that what was named beside does not matter. */
export const SAME = 0.75;
/** Its own question word for word. */
export const WORD = 0.9;
/** Below this it says nothing of what is asked about the things it shares with the question. */
const SPEAKS = 0.3;
/** From here on it is like one of its own questions, whatever the words. */
export const LIKE = 0.75;
/** From here on it tells of the thing and of what is said of it. */
const TELLING = 0.6;
/** From here on it speaks of most of it. */
export const POINT = 0.5;

const A_MAN = /男|爸|父|丈夫|老公|爷爷|外公|\b(?:m[ae]n|male|husband|father|dad|boyfriend|sperm)\b|精子/iu;
/** Written for too much of what they have too little of, or the other way round: high potassium, and low. */
export function isOpposite({ u }: Context, about: readonly string[]): boolean {
  const other = (id: string): string | undefined =>
    id.startsWith("hypo") ? id.replace("hypo", "hyper") : id.startsWith("hyper") ? id.replace("hyper", "hypo") : undefined;
  return u.conditions.some(({ ref: { id } }) => about.includes(other(id) ?? " ") && !about.includes(id));
}

/** A medicine is told and food asked about, of which this says nothing: how the medicine is taken is another question. */
const asksOfEaten = ({ u, k }: Context, { answer, body }: ArticleHit["article"]): boolean => {
  const foods = u.eaten.filter((l) => l.ref.kind === "item" && k.items.get(l.ref.id)?.kind === "food" && l.ref.id !== "food_in_general");
  const said = `${answer.zh} ${body.zh} ${answer.en} ${body.en}`.toLowerCase();
  return (
    foods.length > 0 &&
    u.medicines.length > 0 &&
    !asksHow(u.question) &&
    foods.every((l) => [l.given, nameOf(k, l).zh, nameOf(k, l).en].every((n) => n === "" || !said.includes(n.toLowerCase())))
  );
};

/** Told of a medicine, nothing that is written on another: ibuprofen while nursing, to who takes metformin. */
function ofOtherMedicine(c: Context, { focus }: ArticleHit): boolean {
  const written = focus.filter(isMedicine);
  if (c.u.medicines.length === 0 || written.length === 0) return false;
  const told = new Set(c.u.linked.flatMap((l) => keysOf(l, c.k)));
  return !written.some((f) => told.has(f)) && !focus.some((f) => isEatenKey(f) && told.has(f));
}

/** Written for another age, sex or stage: not for this person. Unknown is not "no". */
export const fits = (c: Context, hit: ArticleHit): boolean => {
  const { article, near, exact } = hit;
  const { audience } = article;
  if (!exact && (ofOtherMedicine(c, hit) || ofPreterm(c, hit))) return false;
  if (!exact && HOW_TITLE.test(article.title.en) && asksOfEaten(c, article)) return false;
  if (isOpposite(c, article.about.conditions)) return false;
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
  (audience?.ageYears !== undefined && (c.u.subject !== "self" || forAdults(audience.ageYears)));
/** Who writes of themselves is taken for grown up, unless they say otherwise. */
const forAdults = ({ min = 0, max }: { readonly min?: number | undefined; readonly max?: number | undefined }): boolean => min <= ADULT && max === undefined;
const ADULT = 18;

/** From here on what is written for older people is written for them. */
export const OLD = 60;
/** Of a baby its age tells what it is, where no word does. */
const ofAge = ({ u }: Context): string[] => (u.young && u.person.age !== undefined && u.person.age < 1 ? ["condition:infant"] : []);
/** Its title is about a condition or medicine that nobody spoke of, or it knows nothing of what was named to be eaten: another question's answer. */
const elsewhere = (c: Context, h: ArticleHit): boolean => {
  const old = (c.u.person.age ?? 0) >= OLD;
  const keys = new Set([...c.u.linked.flatMap((l) => keysOf(l, c.k)), ...(old ? ["condition:older_adult"] : []), ...ofAge(c)]);
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
export const ofAny = ({ u }: Context, { focus, near, speaks }: ArticleHit): boolean =>
  near >= NEAR &&
  (speaks ?? 0) >= POINT &&
  !focus.some((f) => isOneThing(f) || isSpecial(f)) &&
  !speaksOfSome(u) &&
  u.linked.every((l) => l.ref.kind !== "condition" && l.ref.kind !== "goal");

const isEatenKey = (key: string): boolean => /^(?:nutrient|item):/u.test(key);
const isOneThing = (key: string): boolean => /^(?:nutrient|item|biomarker):/u.test(key);
const isMedicine = (key: string): boolean => /^(?:medicine|class):/u.test(key);
export const isSpecial = (key: string): boolean => /^(?:condition|medicine|class):/u.test(key);

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
  !h.focus.includes(`nutrient:${c.u.nutrients[0]}`);
/** What one meal may hold is no need of a day. */
const A_MEAL = /一(?:顿|餐|次)|每餐|\b(?:per|one|a|each) meal\b|\bat once\b|\bin one go\b/iu;
const A_DAY = /每天|一天|每日|\b(?:a|per|each|every) day\b|\bdaily\b/iu;
const ofMeal = ({ u }: Context, { near, article: { title } }: ArticleHit): boolean =>
  near < WORD && A_MEAL.test(title.zh) && !A_MEAL.test(u.question) && (A_DAY.test(u.question) || u.person.age !== undefined);
/** It answers whether two go together, where one was asked about. */
const ofTwo = ({ u }: Context, { near, article: { answer } }: ArticleHit): boolean =>
  near < WORD && u.eaten.length === 1 && u.medicines.length === 0 && !u.intents.includes("together") && TOGETHER.test(answer.zh);
const TOGETHER = /^[^，。：]{0,8}(?:一起|同(?:时|服))/u;
/** Of two things asked about together it knows one. */
const besidePair = (c: Context, h: ArticleHit): boolean => c.u.eaten.length > 1 && c.u.intents.includes("together") && h.sharedEaten < 2 && h.near < SAME;
/** So likely that the words need not be alike. */
export const SURE = 0.5;
/** So likely that nothing else need speak for it. */
export const ALL_BUT = 0.8;
const isSure = (c: Context, h: ArticleHit): boolean =>
  h.likely >= SURE &&
  (h.likely >= ALL_BUT ||
    ((h.near >= FAIR || (h.shared > 0 && h.score >= SCORE)) &&
      !(h.article.audience !== undefined && h.near < FAIR) &&
      (c.u.linked.length === 0 || h.shared > 0 || h.near >= NEAR))) &&
  !unspoken(c, h) &&
  !speaksOfSome(c.u) &&
  !(OF_TABLES.has(c.u.intents[0]) && c.u.nutrients.length === 1 && c.u.conditions.length === 0);
/** Likelier than anything else of it. */
const MAY_BE = 0.35;
const mayBe = (c: Context, h: ArticleHit): boolean => h.likely >= MAY_BE && (h.near >= FAIR || h.shared > 0) && !unspoken(c, h);
/** Its title names what is eaten, and nobody spoke of that where a medicine was told: danshen, to who told an INR and warfarin. */
const unspoken = ({ u, k }: Context, { focus, likely }: ArticleHit): boolean => {
  if (likely >= ALL_BUT) return false;
  const keys = new Set(u.linked.flatMap((l) => keysOf(l, k)));
  const eaten = focus.filter(isEatenKey);
  return u.medicines.length > 0 && eaten.length > 0 && !eaten.some((f) => keys.has(f));
};
/** What the tables tell of one nutrient. */
const OF_TABLES: ReadonlySet<string | undefined> = new Set(["amount", "limit", "timing", "foods", "forms"]);
export const answers = (c: Context, h: ArticleHit): boolean => (!besideAmount(c, h) || amountInState(c, h)) && !besidePair(c, h) && matches(c, h);
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
export const ofMedicine = (c: Context, h: ArticleHit): boolean => c.u.medicines.some((l) => keysOf(l, c.k).some((key) => h.focus.includes(key)));
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

const ILLNESS: ReadonlySet<string | undefined> = new Set(["disease", "genetic"]);
const OPERATED = /surgery|(?<!lab_test)_planned$|scopy|dialysis|transplant/u;
/** On a food or a tablet, of which a story that asks of none says nothing. */
function ofUntold({ u, k }: Context, { focus, near, likely }: ArticleHit): boolean {
  if (!u.story || u.eaten.length > 0 || near >= SAME || (near >= NEAR && likely >= SURE)) return false;
  const told = new Set([...u.linked, ...u.story.mentioned].flatMap((l) => keysOf(l, k)));
  const eaten = focus.filter(isEatenKey);
  return eaten.length > 0 && !eaten.some((key) => told.has(key));
}
const WANTED =
  /(?:怎么|如何|怎样|想|要|才能?)(?:能|才能?)?(?:长|增|吃)(?:胖|重|肉)|\b(?:how (?:to|can|do|should) (?:i |we |he |she )?|want to |need to |help (?:me |him |her )?)(?:gain|put on)\b/iu;
/** What is complained of is its aim: how to gain weight, told to who gains too much. */
function aimsElsewhere({ u }: Context, { focus, states, near }: ArticleHit): boolean {
  const aims = focus.flatMap((f) => (f.startsWith("goal:") ? [f.slice("goal:".length)] : []));
  if (WANTED.test(u.question)) return false;
  return near < WORD && aims.some((id) => states.includes(id) && u.conditions.some((x) => x.ref.id === id) && !u.goals.includes(id));
}
/** On an operation that nobody spoke of: what may be eaten before one, asked of an evening at home. */
function ofOperation({ u, k }: Context, { states, near, like }: ArticleHit): boolean {
  const told = new Set(u.conditions.flatMap((x) => [x.ref.id, ...k.conditionAncestors(x.ref.id)]));
  return Math.max(near, like) < WORD && states.some((id) => OPERATED.test(id) && !told.has(id)) && !states.some((id) => told.has(id));
}
/** On another illness of the same family: hepatitis, where Wilson disease was told. */
function sibling({ u, k }: Context, { states, near }: ArticleHit): boolean {
  const told = u.conditions.flatMap((x) => (ILLNESS.has(k.conditions.get(x.ref.id)?.kind) ? [x.ref.id] : []));
  if (told.length === 0 || states.length === 0 || near >= WORD) return false;
  const covered = new Set(told.flatMap((id) => [id, ...k.conditionAncestors(id)]));
  const family = (id: string): boolean => [...k.conditionAncestors(id)].some((x) => covered.has(x));
  const named = new Set(u.conditions.map((x) => x.ref.id));
  return states.some((id) => !covered.has(id) && family(id)) && !states.some((id) => named.has(id));
}

/** On babies born early, of which nobody spoke: their amounts are not those of others. */
const PRETERM = "preterm_infant";
const ofPreterm = ({ u }: Context, { states, article: { about } }: ArticleHit): boolean =>
  (states.includes(PRETERM) || about.conditions[0] === PRETERM) && !u.linked.some((l) => l.ref.id === PRETERM && !l.denied);

/** Its title is on a stage of life that is nobody's here: "vegan pregnancy", where only a vegan was told of. */
function otherStage({ u, k }: Context, { states, near, like, likely }: ArticleHit): boolean {
  const told = new Set(u.linked.flatMap((l) => keysOf(l, k)));
  const isTold = (id: string): boolean => told.has(`condition:${id}`) || (id === "older_adult" && (u.person.age ?? 0) >= OLD);
  const kindOf = (id: string): string => k.conditions.get(id)?.kind ?? "";
  const known = states.filter(isTold);
  const stages = states.filter((id) => kindOf(id) === "life_stage" && (known.length === 0 || id !== "older_adult"));
  // How somebody lives (a vegan, a dieter) matters less where the very question was foreseen.
  const habits = Math.max(near, u.young ? 0 : like) >= NEARLY || (likely >= SURE && near >= FAIR) ? [] : states.filter((id) => kindOf(id) === "habit");
  const special = known.length > 0 && known.every((id) => kindOf(id) === "symptom") ? states.filter((id) => SPECIFIC.has(kindOf(id))) : [];
  const untold = (of: readonly string[]): boolean => of.length > 0 && !of.some(isTold);
  // Of a child no more than of others is it told how somebody lives.
  return near < WORD && ((!u.staged && !u.young && (untold(stages) || untold(special))) || (!u.staged && untold(habits)));
}
/** Of what was told the title may name a symptom only: of no appetite in chemotherapy, where nobody spoke of that. */
const SPECIFIC: ReadonlySet<string> = new Set(["procedure", "disease"]);

/** Its title names another illness than was told: what is known of creatine and hair is no answer on creatine and hearing. */
function otherState(c: Context, h: ArticleHit): boolean {
  const told = [...c.u.linked.filter((l) => l.ref.kind === "condition" && l.given !== "").flatMap((l) => keysOf(l, c.k)), ...ofAge(c)];
  const own = h.focus.filter((key) => key.startsWith("condition:"));
  return c.u.eaten.length > 0 && told.length > 0 && own.length > 0 && !own.some((key) => told.includes(key));
}

/** How much of what was told its title names. */
export const inTitle = ({ u, k }: Context, h: ArticleHit): number =>
  u.linked.filter((l) => keysOf(l, k).some((key) => !key.startsWith("group:") && h.focus.includes(key))).length;

/** It names and asks the same as one of its questions, and its title is on nothing that nobody spoke of. */
function pointed(c: Context, h: ArticleHit): boolean {
  const keys = new Set(c.u.linked.flatMap((l) => keysOf(l, c.k)));
  const special = h.focus.filter(isSpecial);
  return (
    h.like >= LIKE &&
    (special.length === 0 || inTitle(c, h) > 1 || h.article.about.goals.some((id) => c.u.goals.includes(id)) || special.some((f) => keys.has(f)))
  );
}

/** What goes on being asked about is not in the words: an article must be about it all the same. */
export function ofCarried({ u, k }: Context, { focus, shared, likely }: ArticleHit): boolean {
  if (!u.carried || (likely >= SURE && shared > 0)) return true;
  const keys = new Set(u.linked.flatMap((l) => keysOf(l, k)));
  return focus.some((f) => keys.has(f)) || (focus.length === 0 && shared > 0);
}

/** Written for the very age that was told. */
export const aimed = (c: Context, { article }: ArticleHit): boolean => c.u.person.age !== undefined && article.audience?.ageYears !== undefined;

/** Its own question, by its words and by what it asks. */
export const isVerbatim = ({ exact, near, like }: ArticleHit): boolean => exact || (near >= WORD && (like >= WORD || (near >= ALL && like >= NEARLY)));
/** All of its words. */
const ALL = 0.97;

/** Written for another question or for somebody else, however likely by its words. */
const isElse = (c: Context, h: ArticleHit): boolean =>
  [ofMeal, ofTwo, ofUntold, aimsElsewhere, ofOperation, narrower, sibling, otherStage].some((is) => is(c, h));
/** So many times likelier than what would else be said. */
const FAR_LIKELIER = 2.5;
const NOT_UNLIKELY = 0.25;
/** Far likelier than all that is worth saying, and written for nobody else: then that is what is worth saying. */
export const outdoes = (c: Context, h: ArticleHit, others: readonly ArticleHit[]): boolean =>
  h.likely >= NOT_UNLIKELY && others.every((o) => o.likely * FAR_LIKELIER < h.likely && !isVerbatim(o)) && h.shared > 0 && !isElse(c, h) && !unspoken(c, h);

/** Its title is on the very illness that was told: of several foods it need not name each. */
const ofIllness = ({ u, k }: Context, { states }: ArticleHit): boolean =>
  u.eaten.length > 1 && u.conditions.some((x) => ILLNESS.has(k.conditions.get(x.ref.id)?.kind) && states.includes(x.ref.id));

/** Worth saying: near to one of its own questions, or about everything that was named. */
export const good = (c: Context, h: ArticleHit): boolean => {
  // The same words of another thing ("too much salt", "too much vitamin D") are another question.
  const isSpoken = (l: Linked): boolean => l.ref.kind === "group" || speaksOf(h, l.given) || speaksOf(h, nameOf(c.k, l).en);
  const ofIt = h.sharedEaten > 0 || (ofIllness(c, h) ? c.u.eaten.some(isSpoken) : c.u.eaten.every(isSpoken));
  // One of its own questions, by its words and by what it asks.
  if (isVerbatim(h) && !c.u.carried) return true;
  if (isElse(c, h)) return false;
  if (h.near >= SAME && ofIt) return true;
  if ((isSure(c, h) || mayBe(c, h)) && ofIt) return true;
  if (pointed(c, h) && ofIt) return true;
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
