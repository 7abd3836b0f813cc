/** Articles found for a question: the near ones lead, the others stand beside. */
import { keysOf } from "../../retrieve/keys.ts";
import type { ArticleHit } from "../../retrieve/library.ts";
import { isWhy } from "../../understand/carry.ts";
import type { Intent } from "../../understand/intents.ts";
import type { Linked } from "../../understand/link.ts";
import { aimed, answers, good, inTitle, isVerbatim, ofAny, ofCarried, ofMedicine, outdoes } from "./article-match.ts";
import { isOnAhead } from "./ahead.ts";
import { isForUntested } from "../rules/against-value.ts";
import { asPart } from "./article-part.ts";
import { askedOn, withoutHabits } from "../asked-on.ts";
import { amongFitting } from "./likelihood.ts";
import { LIKE, OLD, POINT, SAME, SURE, WORD } from "./match-levels.ts";
import { isElse } from "./other-question.ts";
import { topicOf } from "./story-topic.ts";
import { dislikes, sendsToMeat } from "../rules/not-eaten.ts";
import { typed } from "../../text/typed.ts";
import { type Context, once, type Part } from "../part.ts";
import { fits } from "./written-for.ts";

/** So much more of it that it comes before one that is not much nearer. */
const MORE = 0.15;
const NOT_FAR = 0.75;
/** Less than this it shares no question. */
const LITTLE = 0.35;
/** So much less like its question is no less. */
const A_LITTLE = 0.2;

/** A follow-up is not answered with what was read a moment ago, unless that is all but surely what it asks for, or it asks of another thing. */
const isFresh = (c: Context, { article, likely, near }: ArticleHit): boolean =>
  !c.u.carried ||
  c.u.eaten.some((l) => l.given !== "") ||
  (likely >= SURE && !isWhy(c.u.asked)) ||
  near >= WORD ||
  !(c.q.memory.articles ?? []).includes(article.id);
/** Asked on with a point of its own ("how long until it works?"), what was read a moment ago may hold it, where nothing else does. */
const holdsPoint = (c: Context, { shared, speaks, near, like }: ArticleHit): boolean =>
  shared > 0 && (speaks ?? 0) >= POINT && (near >= LITTLE || like >= LITTLE) && !isWhy(c.u.asked);
/** "And my mother, 70?" asks in no words of its own: what is like no question of an article is not told to it. */
const isToldOf = ({ u }: Context, { near, like, likely }: ArticleHit): boolean =>
  !u.carried || u.told.age === undefined || near >= LITTLE || like >= LITTLE || likely >= SURE;

/** "If I hate fish": nothing on fish, but what does without it. */
const disliked = (c: Context, { article, exact }: ArticleHit): boolean =>
  !exact && dislikes(c.u.asked).some((food) => new RegExp(`(?<!\\b(?:without|no|instead of|other than) )\\b${food}\\b(?! oil)`, "iu").test(article.title.en));

/** An age tells of a stage of life that no word names. */
const stageOf = ({ u }: Context): readonly Linked[] => {
  const { age } = u.person;
  const id = age === undefined ? undefined : age >= OLD ? "older_adult" : age < 1 ? "infant" : age < 13 ? "child" : age < 18 ? "adolescent" : undefined;
  return id === undefined || u.linked.some((l) => l.ref.id === id)
    ? []
    : [{ ref: { kind: "condition", id }, also: [], given: "", at: 0, clause: 0, denied: false }];
};
/** Of those like one of their own questions the likest, in steps: a hair more is no reason. */
const alike = ({ like }: ArticleHit): number => (like >= LIKE ? Math.round(like * 10) : 0);
/** How many of the states told, and of an age, its title names: of no appetite in age, not of any. */
const statesTold = (c: Context, { states }: ArticleHit): number => {
  const told = new Set([...c.u.conditions.map((x) => x.ref.id), ...((c.u.person.age ?? 0) >= OLD ? ["older_adult"] : [])]);
  return new Set(states.filter((id) => told.has(id))).size;
};
/** In a story a clause that is only told may be like a question: what the article answers must be asked. */
const isSure = ({ u }: Context, h: ArticleHit): boolean => !u.story || h.near >= SAME || (u.eaten.length > 0 && h.sharedEaten >= u.eaten.length);
const ILL: ReadonlySet<string | undefined> = new Set(["disease", "genetic"]);
/** Its title names the very thing that a story of nobody ill asks about. */
const onAsked = ({ u, k }: Context, { focus }: ArticleHit): boolean =>
  u.conditions.every((x) => !ILL.has(k.conditions.get(x.ref.id)?.kind)) && u.eaten.some((l) => focus.includes(`${l.ref.kind}:${l.ref.id}`));
const CHILDREN: ReadonlySet<string> = new Set(["child", "infant", "adolescent", "complementary_feeding"]);
/** Written of children: adults' amounts are not for them. */
export const ofChildren = ({ article: { about }, states }: ArticleHit): boolean => [...about.conditions, ...states].some((id) => CHILDREN.has(id));
/** Asked for an amount, what is written on the very thing in that state. */
const FIGURES: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["amount", "limit"]);
/** How near it is altogether. */
const weightOf = ({ near, score }: ArticleHit): number => near * 20 + score;

/** Of a food asked about with an illness its title names both: eggs with high cholesterol, before eggs for everybody. */
const onTheirIllness = ({ u, k }: Context, { article, states, focus }: ArticleHit): boolean =>
  u.eaten.length === 1 &&
  !u.young &&
  !A_CHOICE.test(u.question) &&
  !focus.some((key) => key.startsWith("goal:")) &&
  new Set(focus.filter((key) => key.startsWith("item:"))).size === 1 &&
  u.conditions.some(
    ({ ref: { id } }) =>
      ILL.has(k.conditions.get(id)?.kind) &&
      (states.includes(id) || (article.about.conditions.includes(id) && states.some((x) => k.conditionAncestors(x).has(id)))),
  ) &&
  u.eaten.every((l) => k.items.get(l.ref.id)?.kind === "food" && focus.includes(`item:${l.ref.id}`));
/** Which of them, and not whether or how many. */
const A_CHOICE = /哪|什么|\b(?:which|what|best)\b/iu;

/** Of two questions in one it answers the other. */
const isOther = ({ u }: Context, h: ArticleHit, best: ArticleHit): boolean =>
  // A value that is told beside what is asked ("ferritin 8, do I need iron?") is no question.
  u.labs.length === 0 && h.like >= LIKE && best.like >= LIKE && h.clause !== best.clause && h.clause > 0 && best.clause > 0;

const COMPLAINT: ReadonlySet<string | undefined> = new Set(["symptom", "disease"]);
/** Of two complaints told with a medicine it is on the one that the best is not on: sick, and no stool for days. */
const ofOtherComplaint = (c: Context, h: ArticleHit, best: ArticleHit): boolean => {
  if (c.u.medicines.length === 0 || h.states.length === 0 || !ofMedicine(c, h)) return false;
  const told = c.u.conditions.flatMap((x) => (x.given !== "" && COMPLAINT.has(c.k.conditions.get(x.ref.id)?.kind) ? x.ref.id : []));
  return best.states.some((id) => told.includes(id)) && h.states.some((id) => told.includes(id)) && h.states.every((id) => !best.states.includes(id));
};

/** Of two things asked about at a stage of life it is on the one that the best is not on: probiotics, and vitamin B6, while breastfeeding. */
const ofOtherThing = ({ u, k }: Context, h: ArticleHit, best: ArticleHit): boolean => {
  const ofStage = ({ article }: ArticleHit): boolean =>
    u.conditions.some((x) => k.conditions.get(x.ref.id)?.kind === "life_stage" && article.about.conditions.includes(x.ref.id));
  const isOn = (x: ArticleHit, l: Linked): boolean => keysOf(l, k).some((key) => !key.startsWith("group:") && x.focus.includes(key));
  return (
    u.staged &&
    u.medicines.length === 0 &&
    u.eaten.length > 1 &&
    h.likely >= OTHER_THING &&
    ofStage(h) &&
    ofStage(best) &&
    u.eaten.some((l) => isOn(h, l) && !isOn(best, l)) &&
    u.eaten.some((l) => isOn(best, l) && !isOn(h, l))
  );
};
const OTHER_THING = 0.05;

/** Asked what to eat with a value, how the value is read was not asked: that stands above already. */
const readsAgain = ({ u }: Context, { article, exact }: ArticleHit): boolean =>
  !exact &&
  u.labs.length > 0 &&
  u.intents.includes("diet") &&
  u.eaten.length === 0 &&
  !MEANING.test(u.asked) &&
  READING.test(article.title.zh) &&
  article.about.biomarkers.length > 0;
const MEANING = /什么意思|说明什么|严重|正常|算(?:高|低)|\bmeans?\b|\bnormal\b|\bbad\b|\bserious/iu;
const READING = /怎么看|怎么读|解读/u;

/** The value of a test that nothing is known of: its unit ("55 ng/mL") says nothing of what is asked. */
const VALUE = /\d[\d.,]*\s?(?:[mnpkuµμ]?(?:g|mol|iu|u)|cells)\s?\/\s?(?:[dmuµμ]?l|k?g)\b/giu;

/** What was found for it, the likeliest first. */
export const hitsOf = once((c: Context): readonly ArticleHit[] => {
  const { text: asked, linked } = withoutHabits(c, askedOn(c));
  const text = linked.length > 0 ? asked : asked.replaceAll(VALUE, " ");
  return c.library.articles(text, [...linked, ...stageOf(c)], MOST, c.u.story);
});
const MOST = 8;
/** Asked of the same one several times. */
function decidedOnce<T>(of: (x: T) => boolean): (x: T) => boolean {
  const decided = new Map<T, boolean>();
  return (x) => {
    const held = decided.get(x) ?? of(x);
    decided.set(x, held);
    return held;
  };
}
const LIKELY = 0.25;
const MANY_TIMES = 4;

/** Told of a pregnancy or of nursing before a question in the very words of what is for everybody ("I'm pregnant. How much coffee a day?"): what is on the thing in that state. */
const isOfTheirStage = ({ u, k }: Context, { article, states, sharedEaten }: ArticleHit): boolean =>
  u.story !== undefined &&
  u.staged &&
  sharedEaten > 0 &&
  states.some(
    (id) => article.about.conditions.includes(id) && u.conditions.some(({ ref }) => ref.id === id || k.conditionAncestors(ref.id).has(id)) && STAGES.test(id),
  );
const STAGES = /^(?:pregnancy|lactation|trying_to_conceive|postpartum)/u;

const SENTENCES = /(?<=[.?!])\s+|(?<=[。？！；])/u;
/** "I have sardines every week. Would fish oil add anything?" asks of one of them: what is only told stands in another sentence. */
const askedTogether = ({ u }: Context): boolean => {
  const parts = u.asked.split(SENTENCES).filter((s) => s.trim() !== "");
  const asks = parts.filter((s) => /[?？]\s*$/u.test(s));
  if (asks.length === 0 || asks.length === parts.length || u.intents[0] === "together") return true;
  const inAsks = u.eaten.filter((l) => l.given === "" || asks.some((s) => typed(l.given, s) !== undefined));
  return inAsks.length === 0 || inAsks.length > 1;
};

/** Not the last of those found. */
const NOT_LEAST = 0.2;
const ahead = (c: Context, h: ArticleHit): number => Number(h.likely >= NOT_LEAST && isOnAhead(c, h));

export const articleParts = once((c: Context): Part[] => {
  const known = amongFitting(
    hitsOf(c),
    (h) => fits(c, h),
    (h) => isElse(c, h),
  ).filter((h) => !disliked(c, h) && !sendsToMeat(c, h) && ofCarried(c, h) && isToldOf(c, h) && !isForUntested(c, h));
  const isGood = decidedOnce((h: ArticleHit) => good(c, h));
  const fresh = known.filter((h) => isFresh(c, h));
  const freshest = Math.max(0, ...fresh.filter(isGood).map((h) => h.likely));
  const all = known.filter((h) => fresh.includes(h) || (holdsPoint(c, h) && h.likely > freshest));
  const worth = all.filter(isGood);
  const ofStage = worth.some((h) => isOfTheirStage(c, h));
  const likelier = ofStage ? undefined : all.find((h) => worth.length > 0 && outdoes(c, h, worth));
  const found = likelier ? [likelier, ...worth] : worth;
  const likely = found.some((h) => h.likely >= SURE);
  const topic = likely || found.some((h) => answers(c, h) && isSure(c, h)) ? undefined : topicOf(c, all);
  if (topic) return [asPart(c, topic, true)];
  const complaint = c.u.conditions.some((x) => c.k.conditions.get(x.ref.id)?.kind === "symptom") && c.u.eaten.length === 0;
  const word = (found[0]?.near ?? 0) >= WORD;
  const together = askedTogether(c);
  // Asked whether a thing helps against a complaint, what is written on the complaint alone is not surer than what is written on both.
  const onBoth = c.u.intents[0] === "benefit" && found.some((h) => h.likely >= LIKELY && h.shared > h.sharedEaten && inTitle(c, h) > 1 && h.sharedEaten > 0);
  const sure = (h: ArticleHit): boolean => h.likely >= SURE && !(onBoth && h.sharedEaten === 0);
  const hits = found
    // Of two things asked about together, what knows both.
    .toSorted(
      (a, b) =>
        Number(isOfTheirStage(c, b)) - Number(isOfTheirStage(c, a)) ||
        Number(isVerbatim(b)) - Number(isVerbatim(a)) ||
        ahead(c, b) - ahead(c, a) ||
        Number(onTheirIllness(c, b)) - Number(onTheirIllness(c, a)) ||
        Number(sure(b)) - Number(sure(a)) ||
        (together ? Number(b.sharedEaten > 1) - Number(a.sharedEaten > 1) : 0) ||
        Number(ofMedicine(c, b)) - Number(ofMedicine(c, a)) ||
        Number(readsAgain(c, a)) - Number(readsAgain(c, b)) ||
        (c.u.young ? Number(ofChildren(b)) - Number(ofChildren(a)) : 0) ||
        (c.u.story || c.u.carried ? Number(b.near >= SAME) - Number(a.near >= SAME) : 0) ||
        (word ? 0 : alike(b) - alike(a)) ||
        (c.u.story ? Number(onAsked(c, b)) - Number(onAsked(c, a)) : 0) ||
        (complaint ? statesTold(c, b) - statesTold(c, a) : 0) ||
        (onBoth ? Number(b.sharedEaten > 0) - Number(a.sharedEaten > 0) : 0) ||
        (FIGURES.has(c.u.intents[0]) ? inTitle(c, b) - inTitle(c, a) : 0) ||
        Number(aimed(c, b)) - Number(aimed(c, a)),
    );
  const [first] = likelier ? [likelier] : hits;
  // What answers more of the point, before what only shares more names.
  const nearest =
    first &&
    ((isVerbatim(first) || onTheirIllness(c, first) ? first : undefined) ??
      hits.find(
        (h) =>
          answers(c, h) &&
          (h.sharedEaten > 0 || first.sharedEaten === 0 || ofAny(c, h)) &&
          h.like >= first.like - A_LITTLE &&
          weightOf(h) >= weightOf(first) * NOT_FAR &&
          (h.speaks ?? 1) >= (first.speaks ?? 1) + MORE,
      ) ??
      first);
  if (!nearest) return [];
  // Many times likelier by all the signs together, whatever one of them says.
  const far = worth.find((h) => h.likely >= LIKELY && h.likely >= nearest.likely * MANY_TIMES);
  const best = far === undefined || isOfTheirStage(c, nearest) || onTheirIllness(c, nearest) || isVerbatim(nearest) || nearest.exact ? nearest : far;
  const besideBest = (h: ArticleHit): boolean => h !== best && (isOther(c, h, best) || ofOtherComplaint(c, h, best) || ofOtherThing(c, h, best));
  return [best, ...hits.filter((h) => h !== best)]
    .filter((h, i) => i === 0 || besideBest(h) || (h.near >= 0.35 && h.near >= best.near * 0.7 && (h.speaks ?? 1) >= POINT))
    .toSorted((a, b) => Number(b === best) - Number(a === best) || Number(besideBest(b)) - Number(besideBest(a)))
    .slice(0, 2)
    .map((h) => ({ ...asPart(c, h), ...(besideBest(h) && { other: true }) }));
});
