/** Questions to which one speaker is the answer, whatever article is near. */
import { afterReaction } from "./rules/after-reaction.ts";
import { articleParts } from "./articles/articles.ts";
import { babyFoods } from "./articles/baby-foods.ts";
import { betweenOf } from "./rules/between.ts";
import { broughtOn } from "./rules/brought-on.ts";
import { isCourse } from "./amounts/course.ts";
import { isExcessTold } from "./amounts/limit.ts";
import { isOverAdvised } from "./amounts/limit-advised.ts";
import type { Intent } from "../understand/intents.ts";
import { isPolar } from "../understand/intents.ts";
import { asksSpan } from "../understand/span.ts";
import { nutrientOf } from "../understand/understand.ts";
import { AVOIDED, conditionDiet, goalOf, stageAdvice } from "./rules/condition.ts";
import { mayStage } from "./rules/may-stage.ts";
import { stageMedicine } from "./medicines/stage-medicine.ts";
import { names } from "./point-unknown.ts";
import { medicineAlone } from "./medicines/medicine-alone.ts";
import { asksHow } from "./medicines/asks-how.ts";
import { eatenWith, howTaken, inTheirState, isNearOnly } from "./medicines/medicine-written.ts";
import { weighs } from "./articles/weighs.ts";
import { benefitOf, effectsOf, foodsOf, formsOf, signsOf, timingOf, togetherOf, interacts } from "./amounts/nutrient.ts";
import { eatenAlready } from "./rules/eaten-already.ts";
import { energyEaten } from "./amounts/energy-eaten.ts";
import { milkEnough } from "./amounts/milk-enough.ts";
import { pairs } from "./rules/pairs.ts";
import { perMeal } from "./amounts/per-meal.ts";
import { proteinByKilo } from "./amounts/protein-by-kilo.ts";
import type { Context, Speaker } from "./part.ts";
import { passageOf } from "./articles/passage.ts";
import { amountOf, asksWhetherEnough, isOver, limitOf } from "./amounts/quantity.ts";
import { LEADS } from "./promoted.ts";
import { SURE } from "./articles/match-levels.ts";
import { pretermDose } from "./amounts/preterm.ts";
import { testsOf } from "./labs/tests-of.ts";
import { asksOfThing, isMinded } from "./turns.ts";
import { usualOf } from "./amounts/usual.ts";
import { ANYBODYS } from "./rules/of-a-pair.ts";
import { typed } from "../text/typed.ts";
import { youngSlimming } from "./young-slimming.ts";

/** "I'm on omeprazole. Does the citrate have to be taken with food?": the medicine was only told, and the thing's own hours are asked. */
const BY_FOOD = /\b(?:with(?: or without)? (?:food|a meal|meals)|on an empty stomach|before food|after food)\b|随餐|空腹|饭[前后]/iu;
const timesByFood = (c: Context): boolean => {
  const { u } = c;
  const things = u.eaten.filter((l) => !ANYBODYS.has(l.ref.id));
  return (
    u.story !== undefined &&
    u.medicines.length > 0 &&
    u.intents[0] === "timing" &&
    BY_FOOD.test(u.question) &&
    things.length === 1 &&
    u.nutrients.length === 1 &&
    u.medicines.every((m) => typed(m.given, u.question) === undefined) &&
    timingOf(c) !== undefined
  );
};

/** Asked for foods, or for one form against another, the list is the answer, whatever article is near. */
export function askedOutright(c: Context): Speaker | undefined {
  const [first] = c.u.intents;
  if (afterReaction(c)) return afterReaction;
  if (eatenAlready(c)) return eatenAlready;
  if (youngSlimming(c)) return youngSlimming;
  if (stageMedicine(c)) return stageMedicine;
  // Its very words are foreseen: nothing that is only on the medicine and a state comes before.
  if (inTheirState(c) && articleParts(c)[0]?.exact !== true) return inTheirState;
  if (howTaken(c)) return howTaken;
  if (
    c.u.intents.includes("deplete") &&
    c.u.medicines.length > 0 &&
    c.u.eaten.length === 0 &&
    !OF_NUTRIENTS.test(`${articleParts(c)[0]?.title?.zh}`) &&
    tellsOfNutrients(c)
  )
    return medicineAlone;
  if (eatenWith(c)) return eatenWith;
  if (isNearOnly(c) && medicineAlone(c)) return medicineAlone;
  // How it is taken, where nothing is written on it: what its record tells, before what is written on other things.
  const noted = c.u.intents.includes("timing") && asksHow(c.u.question) && c.u.medicines.length === 1 && c.u.eaten.length === 0;
  if (noted && !articleParts(c).some((p) => c.u.medicines.some((m) => names(c, p, m))) && medicineAlone(c)) return medicineAlone;
  // What a medicine leaves one short of is its own record's, whatever else is asked with it.
  if (c.u.intents.includes("deplete") && c.u.intents.includes("timing") && c.u.medicines.length > 0 && c.u.eaten.length === 0 && medicineAlone(c))
    return medicineAlone;
  if (c.u.medicines.length > 0 && proteinByKilo(c)) return proteinByKilo;
  if (timesByFood(c)) return timingOf;
  if (ofTheirMedicine(c)) return pairs;
  if (isExcessTold(c) && c.u.medicines.length + c.u.labs.length === 0) return limitOf;
  if (broughtOn(c)) return broughtOn;
  const known =
    onlyTells(c) && !(articleParts(c)[0]?.id === "article" && (complains(c) || c.u.young || (articleParts(c)[0]?.likely ?? 0) >= LEADS))
      ? [conditionDiet, goalOf, stageAdvice].find((speaker) => speaker(c) !== undefined)
      : undefined;
  if (known) return known;
  // In an illness a list of foods is less than what is written on the very thing in it; so is a single sentence, where the question was foreseen.
  const [article] = articleParts(c);
  const ofLack = c.u.conditions.some((x) => nutrientOf(x.ref, c.k) !== undefined) && !ON_FOOD.test(`${article?.title?.zh} ${article?.title?.en}`);
  const way = WITHOUT_COMPLAINT.test(c.u.question) && (article?.likely ?? 0) >= SURE;
  const written = first === "foods" && article?.id === "article" && !ofLack && (way || ofIllness(c) || (foodsOf(c)?.body?.length ?? 0) < FEW_LINES);
  // "Is liver a good source of iron?", of who is not to have liver.
  if (first === "foods" && forbidsFood(c)) return pairs;
  // "My potassium is high, which fruit can I have?": the list of what holds most of it is what they are to leave.
  const forbidden = first === "foods" && forbidsSought(c);
  if (babyFoods(c)) return babyFoods;
  if (first === "foods" && !forbidden && c.u.nutrients.length > 0 && c.u.medicines.length === 0 && !passageOf(c) && !written) return foodsOf;
  // Asked what an illness leaves one short of, what its own advice says of that.
  if (first === "deplete" && c.u.medicines.length + c.u.eaten.length === 0 && LACKS.test(conditionDiet(c)?.lead?.zh ?? "")) return conditionDiet;
  if (AVOIDED.test(c.u.question) && ofIllness(c) && c.u.medicines.length + c.u.eaten.length === 0 && conditionDiet(c)) return conditionDiet;
  if (pretermDose(c)) return pretermDose;
  if (energyEaten(c)) return energyEaten;
  if (milkEnough(c)) return milkEnough;
  if (perMeal(c)) return perMeal;
  if (proteinByKilo(c)) return proteinByKilo;
  if (usualOf(c)) return usualOf;
  // Too much is too much, whatever it is taken for.
  const perhaps = dosed(c) && !isCourse(c, article) && c.u.medicines.length + c.u.labs.length === 0;
  if (
    perhaps &&
    (c.u.staged
      ? isOverAdvised(c) || ((first === "limit" || (isOver(c) && (pairs(c)?.findings ?? []).length === 0)) && !isForbidden(c))
      : isOver(c) || (first === "limit" && !isMinded(c)))
  )
    return limitOf;
  if (asksWhetherEnough(c) && c.u.medicines.length + c.u.labs.length === 0) return amountOf;
  // Of a complaint, what is written on it and the thing says more than the need.
  if (!asksSpan(c.u.question) && mayStage(c) && !(complains(c) && articleParts(c)[0]?.id === "article")) return mayStage;
  // What a state of theirs says of one of the two comes before that nothing is said of both.
  const between = betweenOf(c);
  const knowsMore = (pairs(c)?.findings ?? []).length > 0 || (article?.id === "article" && c.u.eaten.every((l) => names(c, article, l)));
  // "So much milk, will he run short of iron?" fears a shortage, and asks for no hours between the two.
  const fears = c.u.linked.some((l) => l.effect === true && LACK.test(l.given));
  if (between && !((between.id === "between_quiet" || fears) && knowsMore)) return betweenOf;
  if (first === "limit" && c.u.intents.includes("amount") && NEEDED.test(c.u.asked.replace(AT_MOST, "")) && c.u.eaten.every((l) => !l.dose) && amountOf(c))
    return amountOf;
  // A value whose own word is on the thing asked about has said it.
  if ((c.u.labs.length === 0 || asksOfThing(c)) && passageOf(c)) return passageOf;
  if (
    first === "timing" &&
    c.u.intents.includes("together") &&
    c.u.nutrients.length === 2 &&
    c.u.eaten.length === 2 &&
    hoursKnown(c) &&
    c.u.medicines.length === 0
  )
    return togetherOf;
  if (first === "timing" && c.u.nutrients.length === 1 && c.u.eaten.length === 1 && c.u.medicines.length + c.u.labs.length === 0 && timingOf(c))
    return timingOf;
  if (
    c.u.intents.includes("together") &&
    c.u.nutrients.length >= 2 &&
    c.u.eaten.length === c.u.nutrients.length &&
    c.u.medicines.length === 0 &&
    interacts(c) &&
    (!HOW_LONG.test(c.u.asked) || hoursKnown(c))
  )
    return togetherOf;
  if (first === "side_effects" && c.u.nutrients.length === 1 && c.u.conditions.length + c.u.medicines.length === 0 && SIDE_EFFECTS.test(c.u.asked))
    return effectsOf;
  // An article on the very test says more than its name. "My blood test says low folate, what do I eat?": the test was done.
  if (
    first !== "limit" &&
    !c.u.intents.some((i) => i === "foods" || i === "diet") &&
    !asksSpan(c.u.question) &&
    testsOf(c) &&
    !(article?.id === "article" && c.u.linked.every((l) => l.given === "" || names(c, article, l)))
  )
    return testsOf;
  // "38 nmol/L, is that a deficiency?": the value was measured, and is read.
  // "I crave ice, is that iron?": what is written on the complaint says whether it is.
  const onComplaint = article?.id === "article" && (article.likely ?? 0) >= LEADS && isPolar(c.u.question);
  if (first === "signs" && !onComplaint && c.u.nutrients.length === 1 && c.u.medicines.length + c.u.labs.length === 0 && signsOf(c)) return signsOf;
  // Asked what a nutrient does and nothing else, its work in the body.
  if (
    first === "benefit" &&
    WHAT_IT_DOES.test(c.u.asked) &&
    c.u.nutrients.length === 1 &&
    c.u.goals.length + c.u.medicines.length === 0 &&
    c.u.conditions.every((x) => c.k.conditions.get(x.ref.id)?.kind === "life_stage") &&
    article?.foreseen !== true
  )
    return benefitOf;
  const forms = c.u.linked.flatMap((l) => (l.ref.kind === "form" && !l.denied ? (c.k.forms.get(l.ref.id)?.form ?? []) : []));
  // Which of them is better is said by an article on just these; forms of which nothing is noted are no answer.
  const weighed = article?.id === "article" && weighs(c, article);
  return first === "forms" && forms.length > 1 && c.u.medicines.length === 0 && !weighed && forms.every((f) => f.note !== undefined) ? formsOf : undefined;
}

/** A rule of theirs forbids what was named. */
const isForbidden = (c: Context): boolean => (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid");
/** A rule of theirs forbids a food that was named. */
const forbidsFood = (c: Context): boolean =>
  (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid" && f.of === "item" && c.u.eaten.some((l) => l.ref.kind === "item"));

/** A rule of theirs forbids the nutrient whose foods are asked for. */
const forbidsSought = (c: Context): boolean =>
  (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid" && c.u.nutrients.includes(f.id));

const ILLNESS: ReadonlySet<string | undefined> = new Set(["disease", "procedure"]);
const ofIllness = ({ u, k }: Context): boolean => u.conditions.some((x) => ILLNESS.has(k.conditions.get(x.ref.id)?.kind));
const complains = ({ u, k }: Context): boolean => u.conditions.some((x) => k.conditions.get(x.ref.id)?.kind === "symptom");

const A_QUESTION = /[?？吗呢]|什么|怎么|怎样|如何|哪|多少|\b(?:how|what|which|when|why|who|should|best)\b/iu;
/** "I have gout", "我想减肥": nothing is asked yet, and what is known of it in general comes first. A symptom is asked about by telling it. */
const onlyTells = ({ u, k }: Context): boolean =>
  u.intents.length === 0 &&
  !A_QUESTION.test(u.asked) &&
  u.eaten.length + u.medicines.length + u.labs.length === 0 &&
  (u.conditions.length > 0 || u.goals.length > 0) &&
  u.conditions.every((x) => k.conditions.get(x.ref.id)?.kind !== "symptom");

const OF_THE_THING: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  "may_i",
  "together",
  "benefit",
  "deplete",
  "side_effects",
  "timing",
  undefined,
]);
/** They take a medicine, told before or stored, and a rule on what is theirs speaks of what is asked about now: nothing general comes before it. */
export const ofTheirMedicine = (c: Context): boolean =>
  (c.u.person.medicines ?? []).length > 0 &&
  c.u.medicines.length === 0 &&
  c.u.eaten.length > 0 &&
  OF_THE_THING.has(c.u.intents[0]) &&
  (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined);

/** Its title is on eating: which foods mend a lack is not told by tablets and drips. */
const ON_FOOD = /吃(?!药|片|铁)|[喝食餐饭菜奶]|\b(?:eat\w*|foods?|diets?|drink\w*|meals?|without|sources?)\b/iu;
/** How to have more of it and be spared what it brings: the way is asked for, and no list. */
const WITHOUT_COMPLAINT =
  /(?:怎么|如何|怎样)[^，。？?]{0,16}(?:又|还|才|而|也|能)?不(?:会)?(?:胀|放屁|拉|难受|反胃|便秘|腹泻|上火|长胖|发胖|胖)|\bwithout (?:the |any |all the |getting |being |feeling |so much |too much )*(?:gas|gass\w+|wind|bloat\w*|cramp\w*|upset\w*|discomfort|constipat\w*|diarrh\w*|nausea|heartburn|stomach|belly|farting|gaining|weight)\b/iu;
/** A heading and one food are no list: what somebody does not eat was left out of it. */
const FEW_LINES = 3;
/** Its title is on what the medicine leaves one short of. */
const OF_NUTRIENTS = /B ?\d|缺|补|营养|维生素|[钾钙镁铁锌钠]|叶酸/u;
const LACK = /^缺|不足|缺乏|deficien|short(?:age)?|lack/iu;
const LACKS = /缺|不足|偏低/u;
/** What is to be minded with it is no answer to what it leaves one short of. */
const tellsOfNutrients = (c: Context): boolean => /营养素|缺|维生素|[钾钙镁铁锌]/u.test(medicineAlone(c)?.lead?.zh.replace(/烟酸（维生素B3）/u, "") ?? "");
/** "How do I get enough iodine?": where from, and how much that is. */
export const ENOUGH = /够|\benough\b/iu;
export const dosed = ({ u }: Context): boolean => u.eaten.some((l) => l.dose);
const HOW_LONG = /多久|多长时间|几个?小时|\bhow (?:long|far|many hours)\b/iu;
/** How far apart the two belong is known in hours. */
const hoursKnown = ({ k, u }: Context): boolean =>
  u.nutrients.some((id) => (k.nutrients.get(id)?.rivals ?? []).some((x) => x.hours !== undefined && u.nutrients.includes(x.nutrient)));
/** "How much should I have at most?" asks for the limit alone. */
const AT_MOST =
  /\bshould\b(?=[^.?!,]{0,40}\b(?:at (?:the )?most|max(?:imum)?)\b)|(?<=\b(?:at (?:the )?most|max(?:imum)?|the most)\b[^.?!,]{0,40})\bshould\b/giu;
/** Asked for the need and for the limit at once: the need, with the limits under it. */
const NEEDED = /合适|需要|要多少|要[吃补喝]多少|推荐|该(?:吃|补)|够|\bneed\b|\brecommended\b|\benough\b|\bshould\b/iu;
const WHAT_IT_DOES =
  /(?:有什么|有啥|是什么|什么)(?:作用|用处?|功能|功效)|\bwhat (?:does|do|is|are) [^?.!,]{2,30}?(?: actually| really)? (?:do|for)\b(?! with)/iu;
const SIDE_EFFECTS = /副作用|不良反应|\bside.?effects?\b/iu;
