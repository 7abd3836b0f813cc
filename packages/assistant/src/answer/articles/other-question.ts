/** Written for another question or for somebody else, however likely by its words. */
import type { ArticleHit } from "../../retrieve/library.ts";
import { FAIR, isEatenKey, isMedicine, LIKE, NEAR, NEARLY, OLD, SAME, SURE, WORD } from "./match-levels.ts";
import type { Linked } from "../../understand/link.ts";
import type { Context } from "../part.ts";
import { isOfOtherRule } from "./rule-of-thumb.ts";
import { ofTale } from "./tale.ts";
import { diseasesTold, illnessesTold, spokenKeys, statesTold, toldKeys } from "./told-facts.ts";

/** What one meal may hold is no need of a day. */
const A_MEAL = /一(?:顿|餐|次)|每餐|\b(?:per|one|a|each) meal\b|\bat once\b|\bin one go\b/iu;
const A_DAY = /每天|一天|每日|\b(?:a|per|each|every) day\b|\bdaily\b/iu;
const ofMeal = ({ u }: Context, { near, exact, article: { title } }: ArticleHit): boolean =>
  !exact && A_MEAL.test(title.zh) && !A_MEAL.test(u.question) && (A_DAY.test(u.question) || (near < WORD && u.person.age !== undefined));
/** It answers whether two go together, where one was asked about. */
const ofTwo = ({ u }: Context, { near, article: { answer } }: ArticleHit): boolean =>
  near < WORD && u.eaten.length === 1 && u.medicines.length === 0 && !u.intents.includes("together") && TOGETHER.test(answer.zh);
const TOGETHER = /^[^，。：]{0,8}(?:一起|同(?:时|服))/u;

/** On a sort of what was told, and on no other state: gestational diabetes, where diabetes was told. */
function narrower(c: Context, { states, near, article: { about } }: ArticleHit): boolean {
  if (near >= WORD || states.length === 0) return false;
  const { told, covered } = diseasesTold(c);
  return (
    !about.conditions.some((id) => told.includes(id)) &&
    !states.some((id) => covered.has(id)) &&
    states.some((id) => [...c.k.conditionAncestors(id)].some((x) => told.includes(x)))
  );
}

export const ILLNESS: ReadonlySet<string | undefined> = new Set(["disease", "genetic"]);
const OPERATED = /surgery|(?<!lab_test)_planned$|scopy|dialysis|transplant/u;
/** On a food or a tablet, of which a story that asks of none says nothing. */
function ofUntold(c: Context, hit: ArticleHit): boolean {
  const { u } = c;
  const { focus, near, likely } = hit;
  if (ofTale(c, hit)) return false;
  if (!u.story || u.eaten.length > 0 || near >= SAME || (near >= NEAR && likely >= SURE)) return false;
  const eaten = focus.filter(isEatenKey);
  return eaten.length > 0 && !eaten.some((key) => spokenKeys(c).has(key));
}
const WANTED =
  /(?:怎么|如何|怎样|想|要|才能?)(?:能|才能?)?(?:长|增|吃)(?:胖|重|肉)|\b(?:how (?:to|can|do|should) (?:i |we |he |she )?|want to |need to |help (?:me |him |her )?)(?:gain|put on)\b/iu;
/** What is complained of is its aim: how to gain weight, told to who gains too much. */
function aimsElsewhere({ u }: Context, { focus, states, near }: ArticleHit): boolean {
  if (near >= WORD || u.conditions.length === 0) return false;
  const aims = focus.flatMap((f) => (f.startsWith("goal:") ? [f.slice("goal:".length)] : []));
  return aims.some((id) => states.includes(id) && u.conditions.some((x) => x.ref.id === id) && !u.goals.includes(id)) && !WANTED.test(u.question);
}
/** Its title is on a medicine that nobody spoke of: hair lost on slimming injections, told to who asks of lost hair. */
function ofMedicineUntold(c: Context, { focus, near, like }: ArticleHit): boolean {
  const { u, k } = c;
  if (near >= NEAR || like >= LIKE) return false;
  const written = focus.filter(isMedicine);
  if (written.length === 0) return false;
  const told = spokenKeys(c);
  const taken = (u.person.medicines ?? []).flatMap(({ id }) => (id === undefined ? [] : [`medicine:${id}`, ...[...k.classesOf(id)].map((x) => `class:${x}`)]));
  return !written.some((key) => told.has(key) || taken.includes(key));
}
const PREVENTS = /预防|防癌|\bprevent\w*/iu;
const ASKS_PREVENTION =
  /防|避免|不得|少得|复发|再(?:次|得|犯|发)|\brecur\w*|\bcom(?:e|ing) back|\banother\b|\bprevent\w*|\bavoid\w*|\brisk\w*|\bprotect\w*|\blower (?:the|my|her|his) (?:risk|chance)/iu;
/** How to keep from getting what they have already: food against dementia, to who asks for somebody who has it. */
const preventsTheirs = ({ u, k }: Context, { states, near, article: { title } }: ArticleHit): boolean =>
  near < WORD &&
  states.length > 0 &&
  u.conditions.some((x) => ILLNESS.has(k.conditions.get(x.ref.id)?.kind) && states.includes(x.ref.id)) &&
  PREVENTS.test(`${title.zh} ${title.en}`) &&
  !ASKS_PREVENTION.test(u.asked);
const CAUSES = /会得|会(?:引起|导致|造成)|^(?:does|do|can|will)\b.*\bcause\b/imu;
const ASKS_CAUSE = /导致|引起|造成|得(?:的|了|上)?|吃出|为什么|怎么(?:来|会)|\bcaus\w+|\b(?:get|got|give|gives|giving|bring|lead|why|from)\b/iu;
/** Whether a thing brings on what they have already: sugar and diabetes, to who has it and asks of bananas. */
const causesTheirs = ({ u, k }: Context, { states, near, article: { title } }: ArticleHit): boolean =>
  near < WORD &&
  states.length > 0 &&
  u.conditions.some(
    (x) =>
      ILLNESS.has(k.conditions.get(x.ref.id)?.kind) && (states.includes(x.ref.id) || [...k.conditionAncestors(x.ref.id)].some((id) => states.includes(id))),
  ) &&
  CAUSES.test(`${title.zh}\n${title.en}`) &&
  !ASKS_CAUSE.test(u.asked);
/** On an illness that nobody spoke of, where a value was told: what to eat with a fatty liver, to who tells a glucose. */
function ofIllnessUntold(c: Context, { states, near, like, shared, article: { about } }: ArticleHit): boolean {
  const { u, k } = c;
  if (u.labs.length === 0 || shared > 0 || near >= NEAR || like >= LIKE) return false;
  const ill = states.filter((id) => ILLNESS.has(k.conditions.get(id)?.kind));
  const told = statesTold(c);
  return ill.length > 0 && !ill.some((id) => told.has(id)) && !u.labs.some((x) => about.biomarkers.includes(x.biomarker.id));
}
/** On an illness that nobody told, where a medicine with a thing was asked about and only what it is for: rheumatoid arthritis, to who takes fish oil for the joints. */
function ofIllnessForGoal(c: Context, { states, near, like }: ArticleHit): boolean {
  const { u, k } = c;
  if (u.goals.length === 0 || u.medicines.length === 0 || u.eaten.length === 0 || near >= NEAR || like >= LIKE) return false;
  const ill = states.filter((id) => ILLNESS.has(k.conditions.get(id)?.kind));
  return ill.length > 0 && !ill.some((id) => statesTold(c).has(id));
}
/** On a complaint that nobody spoke of: zinc in a child's diarrhoea, to who asks how much zinc a child needs. */
function ofComplaintUntold({ u, k }: Context, { states, near, like, article: { about } }: ArticleHit): boolean {
  if (u.eaten.length === 0 || Math.max(near, like) >= WORD || about.goals.some((id) => u.goals.includes(id))) return false;
  if (states.length === 0 || !(u.young || u.intents.some((i) => i === "amount" || i === "limit"))) return false;
  const kindOf = (id: string): string => k.conditions.get(id)?.kind ?? "";
  const complaints = states.filter((id) => kindOf(id) === "symptom" || (u.young && kindOf(id) === "disease" && !OF_A_LACK.test(id)));
  const tells = (l: Linked): boolean => l.ref.kind === "condition" && COMPLAINTS.has(kindOf(l.ref.id));
  return complaints.length > 0 && ![u.linked, u.conditions, u.story?.mentioned ?? []].some((all) => all.some(tells));
}
const COMPLAINTS: ReadonlySet<string> = new Set(["symptom", "disease"]);
const OF_A_LACK = /deficien|anaemia|rickets|malnutrition/u;
/** On an operation that nobody spoke of: what may be eaten before one, asked of an evening at home. What is taken for it, and nothing else, tells of it as well. */
function ofOperation(c: Context, { states, near, like, article: { about } }: ArticleHit): boolean {
  if (Math.max(near, like) >= WORD || !states.some((id) => OPERATED.test(id))) return false;
  return !states.some((id) => statesTold(c).has(id)) && !c.u.medicines.some(({ ref }) => about.medicines.includes(ref.id));
}
/** On another illness or allergy of the same family: hepatitis, where Wilson disease was told. */
function sibling(c: Context, { states, near }: ArticleHit): boolean {
  if (states.length === 0 || near >= WORD) return false;
  const { told, covered } = illnessesTold(c);
  const family = (id: string): boolean => [...c.k.conditionAncestors(id)].some((x) => covered.has(x));
  return told.length > 0 && !states.some((id) => c.u.conditions.some((x) => x.ref.id === id)) && states.some((id) => !covered.has(id) && family(id));
}

/** Its title is on a stage of life that is nobody's here: "vegan pregnancy", where only a vegan was told of. */
function otherStage(c: Context, { states, near, like, likely }: ArticleHit): boolean {
  const { u, k } = c;
  if (near >= WORD || u.staged || states.length === 0) return false;
  const told = toldKeys(c);
  const isTold = (id: string): boolean =>
    told.has(`condition:${id}`) ||
    (id === "dieting" && u.goals.includes("weight")) ||
    HABIT_SAID[id]?.test(u.asked) === true ||
    (id === "older_adult" && (u.person.age ?? 0) >= OLD) ||
    (id === "dieting" && u.goals.includes("weight"));
  const kindOf = (id: string): string => k.conditions.get(id)?.kind ?? "";
  const known = states.filter(isTold);
  const stages = states.filter((id) => kindOf(id) === "life_stage" && (known.length === 0 || id !== "older_adult"));
  // How somebody lives (a vegan, a dieter) matters less where the very question was foreseen, or the title is on their illness.
  const habits =
    Math.max(near, u.young ? 0 : like) >= NEARLY || (likely >= SURE && near >= FAIR) || known.some((id) => kindOf(id) === "disease")
      ? []
      : states.filter((id) => kindOf(id) === "habit");
  const special =
    known.length > 0 && known.every((id) => kindOf(id) === "symptom") && states[0] !== known[0] ? states.filter((id) => SPECIFIC.has(kindOf(id))) : [];
  const untold = (of: readonly string[]): boolean => of.length > 0 && !of.some(isTold);
  // Of a child no more than of others is it told how somebody lives.
  return (!u.young && (untold(stages) || untold(special))) || untold(habits);
}
/** Said of what they eat, and not of themselves: "vegan protein powder". */
const WITHOUT_MEAT = /[纯全]?素[食的]|植物(?:蛋白|肉|奶)|\bvegan|\bplant[- ](?:based|protein)/iu;
/** No milk is had, for whatever reason, or nothing of milk is asked for. */
const WITHOUT_MILK =
  /(?:不(?:想|爱|能|敢|肯|怎么|再)?(?:再)?|没法|少)[喝碰沾](?:牛)?(?:奶|乳)|(?:喝|吃)(?:了|完|点)?(?:牛)?奶[^，。？?]{0,4}(?:就|会|老)[^，。？?]{0,3}(?:胀|拉|难受|不舒服)|(?:不是|非|不含|除了?|无)(?:牛)?[奶乳](?!糖|粉)|\b(?:non-?dairy|dairy.?free|(?:without|no|any|off|give up|cut out|stopped|avoid\w*|other than|besides|apart from) (?:\w+ )?(?:milk|dairy)|can['’]?t (?:have|drink|do|stand) (?:milk|dairy))\b/iu;
const HABIT_SAID: Readonly<Record<string, RegExp>> = { vegan: WITHOUT_MEAT, vegetarian: WITHOUT_MEAT, dairy_free: WITHOUT_MILK };
/** Of what was told the title may name a symptom only: of no appetite in chemotherapy, where nobody spoke of that. */
const SPECIFIC: ReadonlySet<string> = new Set(["procedure", "disease"]);

const SUPPLEMENT = /supplement|powder|tablet|pill|capsule|product|brand|husk|\btak(?:e|ing)\b|[片粉剂丸粒]|胶囊|颗粒|产品|牌/iu;
/** On powders and tablets of what was asked about as food: how to start a fibre powder, to who asks how much fibre to eat. */
const ofSupplementUntold = ({ u }: Context, { near, sharedEaten, focus }: ArticleHit): boolean =>
  near < WORD &&
  sharedEaten === 0 &&
  focus.length > 0 &&
  focus.every((key) => key.endsWith("_supplement")) &&
  u.eaten.length > 0 &&
  u.eaten.every((l) => l.ref.kind === "nutrient" || l.ref.id === "food") &&
  !SUPPLEMENT.test(u.text);
/** On another rule of thumb: two litres, to who asks of eight glasses. */
const ofOtherRule = ({ u }: Context, { near, article: { title } }: ArticleHit): boolean => near < WORD && isOfOtherRule(u.text, title);
const A_LIST = /什么|哪些|哪几|啥|\b(?:what|which)\b/iu;
/** On one thing to eat, told to who asks what not to eat with an illness and names nothing: coffee, to who has gout. */
function ofOneFood(c: Context, { focus, states, near, likely }: ArticleHit): boolean {
  const { u, k } = c;
  if (u.eaten.length > 0 || u.medicines.length > 0 || u.goals.length > 0 || u.intents[0] === "benefit" || near >= NEAR || likely >= SURE) return false;
  const asksList = (): boolean => A_LIST.test(u.question) && u.intents.some((i) => i === "diet" || i === "foods");
  return (
    u.conditions.some((x) => states.includes(x.ref.id) && ILLNESS.has(k.conditions.get(x.ref.id)?.kind)) &&
    focus.some(isEatenKey) &&
    asksList() &&
    !focus.some((key) => isEatenKey(key) && toldKeys(c).has(key))
  );
}
const AN_ATTACK = /发作(?:时|期)?|急性期|\b(?:attacks?|flares?|flare-ups?)\b/iu;
/** An attack that is on, was, or is feared. */
const OF_ATTACK =
  /发作|急性|犯(?:病|了|的)|又犯|复发|[疼肿红]|痛(?!风)|诱因|诱发|引发|\b(?:attacks?|flar\w+|acute|pain\w*|hurt\w*|swell\w*|swollen|throb\w*|trigger\w*|sets? (?:it )?off|set off|brings? (?:it )?on|right now|today|tonight|this week|episodes?|bouts?)\b/iu;
/** What to do in an attack, or what brings one on, told to who asks how to live with the illness. */
const ofAttackUntold = ({ u, k }: Context, { states, near, article: { title } }: ArticleHit): boolean =>
  near < WORD &&
  states.length > 0 &&
  u.conditions.some((x) => ILLNESS.has(k.conditions.get(x.ref.id)?.kind) && states.includes(x.ref.id)) &&
  AN_ATTACK.test(title.zh) &&
  AN_ATTACK.test(title.en) &&
  !OF_ATTACK.test(u.text);

const SPORT = "goal:sport";
/** What would not lead takes nothing from what does. */
const LEADING = 0.25;
/** On sport, of which nobody spoke, told to somebody ill: so much caffeine by the kilo before a run, to who asks of coffee with an arrhythmia. */
const ofSportUntold = ({ u, k }: Context, { focus, near, states, likely }: ArticleHit): boolean =>
  likely >= LEADING &&
  near < WORD &&
  focus.includes(SPORT) &&
  !u.goals.includes("sport") &&
  u.conditions.some((x) => ILLNESS.has(k.conditions.get(x.ref.id)?.kind) && !states.includes(x.ref.id));
/** On another food or drink than the one that was asked about with an illness: energy drinks, to who asks of coffee. */
const ofOtherFood = ({ u, k }: Context, { focus, near, sharedEaten, likely }: ArticleHit): boolean =>
  likely >= LEADING &&
  near < FAIR &&
  sharedEaten === 0 &&
  u.eaten.length === 1 &&
  u.eaten.every((l) => l.ref.kind === "item" && l.given !== "") &&
  u.conditions.some((x) => ILLNESS.has(k.conditions.get(x.ref.id)?.kind)) &&
  focus.some((f) => f.startsWith("item:"));

/** The cheap ones first. */
const ELSE: readonly ((c: Context, h: ArticleHit) => boolean)[] = [
  ofUntold,
  ofOperation,
  narrower,
  sibling,
  ofMedicineUntold,
  otherStage,
  aimsElsewhere,
  ofIllnessUntold,
  ofIllnessForGoal,
  ofComplaintUntold,
  ofSupplementUntold,
  ofOneFood,
  preventsTheirs,
  causesTheirs,
  ofAttackUntold,
  ofTwo,
  ofMeal,
  ofOtherRule,
  ofSportUntold,
  ofOtherFood,
];
/** Written for another question or for somebody else, however likely by its words. */
export const isElse = (c: Context, h: ArticleHit): boolean => ELSE.some((is) => is(c, h));
