/** From speakers to one answer: a table says who speaks for which intent and in which order. */
import type { Text } from "@nutri/domain";
import type { Intent } from "../understand/intents.ts";
import { aspectsOf } from "../understand/aspects.ts";
import { SOME_MEDICINE } from "../understand/unnamed.ts";
import { articleParts } from "./articles.ts";
import { adviceFound, symptomOf } from "./advice.ts";
import { betweenOf } from "./between.ts";
import { conditionDiet, goalOf, stageAdvice } from "./condition.ts";
import { itemMinds, itemOf, SAFETY } from "./item.ts";
import { labOf } from "./lab.ts";
import { benefitOf, effectsOf, foodsOf, formsOf, signsOf, timingOf, togetherOf } from "./nutrient.ts";
import { mayStage, mayTake } from "./may-stage.ts";
import { amountOf, asksWhetherEnough, asksWhetherMore, isOver, limitOf } from "./quantity.ts";
import { planOf, productsOf, reportOf } from "./own.ts";
import { ownDoseOf } from "./own-dose.ts";
import { medicinesTogether } from "./medicines-together.ts";
import { overviewOf } from "./overview.ts";
import { medicineAlone } from "./medicine-alone.ts";
import { pairs } from "./pairs.ts";
import { passageOf } from "./passage.ts";
import { both, type Context, type Part, type Speaker, unique } from "./part.ts";
import { testsOf } from "./tests-of.ts";
import { unknownThingParts } from "./unknown-thing.ts";
import { medicineUnknown } from "./some-medicine.ts";

/** Articles stand in the order as one speaker. */
const ARTICLES = "articles" as const;
type Turn = Speaker | typeof ARTICLES;

const ORDER: Readonly<Partial<Record<Intent, readonly Turn[]>>> = {
  plan: [planOf, amountOf],
  report: [reportOf, ARTICLES],
  products: [productsOf, ARTICLES, formsOf],
  forms: [ARTICLES, formsOf, pairs, itemOf, itemMinds],
  foods: [foodsOf, ARTICLES, conditionDiet, goalOf],
  limit: [pairs, limitOf, ARTICLES, stageAdvice, itemOf, itemMinds],
  timing: [pairs, timingOf, ARTICLES, medicineAlone, togetherOf, itemOf],
  deplete: [pairs, medicineAlone, ARTICLES, conditionDiet],
  signs: [signsOf, ARTICLES, conditionDiet],
  side_effects: [pairs, ARTICLES, effectsOf, limitOf, itemMinds, itemOf],
  together: [pairs, passageOf, togetherOf, ARTICLES, medicineAlone, timingOf, conditionDiet, adviceFound],
  amount: [pairs, amountOf, ARTICLES, symptomOf, stageAdvice, conditionDiet, itemOf, goalOf, medicineAlone],
  diet: [pairs, ARTICLES, symptomOf, conditionDiet, medicineAlone, stageAdvice, goalOf, foodsOf, itemOf],
  benefit: [pairs, ARTICLES, benefitOf, goalOf, conditionDiet, itemOf, itemMinds, medicineAlone],
  may_i: [pairs, ARTICLES, symptomOf, conditionDiet, stageAdvice, medicineAlone, mayTake, limitOf, amountOf, itemOf, itemMinds],
};
const OTHERWISE: readonly Turn[] = [pairs, ARTICLES, symptomOf, conditionDiet, medicineAlone, benefitOf, goalOf, stageAdvice, itemOf, itemMinds, adviceFound];
/** An answer is not a book. */
const MOST_PARTS = 3;
/** Speakers that answer a question for a figure or a time: one thing beside them is enough. */
const SAID: ReadonlySet<string> = new Set(["amount", "limit", "timing", "foods", "own_dose", "may_stage", "may_take"]);

function turnsFor(c: Context): readonly Turn[] {
  const [leading] = c.u.intents.filter((i) => ORDER[i] !== undefined);
  const dose = c.u.eaten.some((l) => l.dose) && leading !== "products";
  const chosen = dose && leading !== "limit" && c.u.medicines.length === 0 ? ORDER.limit : leading && ORDER[leading];
  const second = c.u.intents.filter((i) => ORDER[i] !== undefined)[1];
  return [...(c.u.labs.length > 0 ? [labOf] : []), ownDoseOf, ...(chosen ?? OTHERWISE), ...(second ? (ORDER[second] ?? []) : []), ...OTHERWISE];
}

/** A nutrient asked about for somebody of whom age or stage is told: how much it is. */
const NEEDS: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["amount", "may_i", "benefit", "deplete", undefined]);
const leading = (c: Context): Intent | undefined => c.u.intents.find((i) => ORDER[i] !== undefined);
const aboutSomebody = ({ u }: Context): boolean => u.staged || u.young || u.told.age !== undefined || u.told.answers.gender !== undefined;
/** A rule says that it is good to take here. */
const isWanted = (c: Context): boolean => (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "beneficial");
const asksNeed = (c: Context): boolean =>
  c.u.nutrients.length === 1 &&
  c.u.medicines.length === 0 &&
  c.u.labs.length === 0 &&
  (leading(c) === "amount" || aboutSomebody(c)) &&
  // "May I?" in a pregnancy is answered by what does not go with it.
  !((c.u.staged || isWanted(c)) && leading(c) === "may_i") &&
  (c.u.goals.length === 0 || leading(c) !== "amount") &&
  NEEDS.has(leading(c)) &&
  c.u.eaten.every((l) => !l.dose && (l.ref.kind === "nutrient" || l.ref.kind === "form")) &&
  c.u.conditions.every((x) => c.k.conditions.get(x.ref.id)?.kind === "life_stage");

/** Asked for foods, or for one form against another, the list is the answer, whatever article is near. */
function askedOutright(c: Context): Speaker | undefined {
  const [first] = c.u.intents;
  if (first === "foods" && c.u.nutrients.length > 0 && c.u.medicines.length === 0 && !passageOf(c)) return foodsOf;
  // Too much is too much, whatever it is taken for.
  if (dosed(c) && c.u.medicines.length === 0 && !c.u.staged && isOver(c)) return limitOf;
  if (asksWhetherEnough(c) && c.u.medicines.length === 0) return amountOf;
  if (mayStage(c)) return mayStage;
  if (betweenOf(c)) return betweenOf;
  if (first === "limit" && c.u.intents.includes("amount") && NEEDED.test(c.u.asked) && c.u.eaten.every((l) => !l.dose) && amountOf(c)) return amountOf;
  if (passageOf(c)) return passageOf;
  if (
    first === "timing" &&
    c.u.intents.includes("together") &&
    c.u.nutrients.length === 2 &&
    c.u.eaten.length === 2 &&
    hoursKnown(c) &&
    c.u.medicines.length === 0
  )
    return togetherOf;
  if (first === "timing" && c.u.nutrients.length === 1 && c.u.eaten.length === 1 && c.u.medicines.length === 0 && timingOf(c)) return timingOf;
  if (
    c.u.intents.includes("together") &&
    c.u.nutrients.length === 2 &&
    c.u.eaten.length === 2 &&
    c.u.medicines.length === 0 &&
    interacts(c) &&
    (!HOW_LONG.test(c.u.asked) || hoursKnown(c))
  )
    return togetherOf;
  if (first === "side_effects" && c.u.nutrients.length === 1 && c.u.conditions.length + c.u.medicines.length === 0 && SIDE_EFFECTS.test(c.u.asked))
    return effectsOf;
  // An article on the very test says more than its name.
  if (testsOf(c) && articleParts(c)[0]?.id !== "article") return testsOf;
  if (first === "signs" && c.u.nutrients.length === 1 && c.u.medicines.length === 0 && signsOf(c)) return signsOf;
  const forms = c.u.linked.flatMap((l) => (l.ref.kind === "form" && !l.denied ? (c.k.forms.get(l.ref.id)?.form ?? []) : []));
  // Forms of which nothing is noted are no answer to "which is better".
  return first === "forms" && forms.length > 1 && forms.every((f) => f.note !== undefined) ? formsOf : undefined;
}

const dosed = ({ u }: Context): boolean => u.eaten.some((l) => l.dose);
const HOW_LONG = /多久|多长时间|几个?小时|\bhow (?:long|far|many hours)\b/iu;
/** Something is known of how the two nutrients get on. */
const interacts = ({ k, u }: Context): boolean =>
  u.nutrients.some((id) => [...(k.nutrients.get(id)?.rivals ?? []), ...(k.nutrients.get(id)?.partners ?? [])].some((x) => u.nutrients.includes(x.nutrient)));
/** How far apart the two belong is known in hours. */
const hoursKnown = ({ k, u }: Context): boolean =>
  u.nutrients.some((id) => (k.nutrients.get(id)?.rivals ?? []).some((x) => x.hours !== undefined && u.nutrients.includes(x.nutrient)));
/** Asked for the need and for the limit at once: the need, with the limits under it. */
const NEEDED = /合适|需要|推荐|该(?:吃|补)|够|\bneed\b|\brecommended\b|\benough\b|\bshould\b/iu;
const SIDE_EFFECTS = /副作用|不良反应|\bside.?effects?\b/iu;

/** Every part that has something to say, in order, each speaker once. */
export function partsFor(c: Context): Part[] {
  const together = medicinesTogether(c);
  if (together?.leads) return [together.part];
  const which = medicineUnknown(c);
  if (which) {
    // What is known of it with medicines in general is said first.
    const [article] = articleParts(c);
    return article?.id === "article" ? [article, which] : [which];
  }
  const own = SOME_MEDICINE.test(c.u.asked) && c.u.eaten.length > 0 ? pairs(c) : undefined;
  if (own) return [own, ...(together ? [together.part] : [])];
  const unheard = unknownThingParts(c);
  if (unheard) return unheard;
  const reasons = c.u.why ? [betweenOf, pairs, passageOf, benefitOf].flatMap((of) => of(c) ?? []).slice(0, 1) : [];
  if (reasons.length > 0) return reasons;
  const overview = ownDoseOf(c) ? undefined : overviewOf(c);
  const parts = overview ? [overview, ...[pairs(c)].flatMap((p) => p ?? [])] : spokenFor(c);
  return parts.length > 0 && together ? [...parts, together.part] : parts;
}

/** Something stored of the person forbids what is asked about. */
const ownConflict = (c: Context): boolean => {
  const { medicines = [], conditions = [], pregnancy = "none" } = c.q.person.answers ?? {};
  return (
    medicines.length + conditions.length + (pregnancy === "none" ? 0 : 1) > 0 &&
    (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid")
  );
};
/** A question that was foreseen word for word has its answer, whatever a table says of the things in it. Medicines, doses and values are for the rules; a sentence on just these two says it shorter. */
const isForeseen = (c: Context, article: Part | undefined): boolean =>
  article?.verbatim === true &&
  !ownConflict(c) &&
  c.u.medicines.length + c.u.labs.length === 0 &&
  !dosed(c) &&
  passageOf(c) === undefined &&
  !(c.u.intents[0] === "timing" && !c.u.intents.includes("benefit") && timingOf(c));

function spokenFor(c: Context): Part[] {
  // A dose of one's own plan is asked about before anything general.
  const own = ownDoseOf(c) !== undefined;
  const articles = articleParts(c);
  const foreseen = !own && isForeseen(c, articles[0]);
  const outright = own || foreseen ? undefined : askedOutright(c);
  const need = !own && !foreseen && outright === undefined && asksNeed(c);
  // What may be taken at a stage is said with its limits: beside it, what else matters at that stage.
  const chosen =
    outright === mayStage
      ? [mayStage, stageAdvice, ...turnsFor(c).filter((t) => t !== limitOf && t !== amountOf)]
      : outright
        ? [outright, ...turnsFor(c)]
        : need
          ? [amountOf, ...turnsFor(c)]
          : turnsFor(c);
  const turns = unique(chosen, (t) => (typeof t === "string" ? t : String(speakerIds.get(t) ?? speakerIds.set(t, speakerIds.size).get(t))));
  const near = articles[0]?.id === "article" && outright?.(c) === undefined;
  const parts: Part[] = [];
  // An article that answers the very question speaks first, unless a conflict of the person's own does.
  const first = near && parts.length === 0 ? [articles[0]].flatMap((a) => a ?? []) : [];
  for (const turn of turns) {
    // Beside a conflict little else matters; beside something worth taking its companions do.
    const found = parts[0]?.id === "pairs" && (parts[0].findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined && f.stance !== "beneficial");
    const most = found || near || SAID.has(parts[0]?.id ?? "") ? 2 : MOST_PARTS;
    if (parts.length + first.length >= most) break;
    if (turn === ARTICLES) parts.push(...(near ? [] : articles.slice(0, 1)));
    // Single advice, and whom it does not suit, are for where nothing better was found or that was asked.
    else if (!LAST.has(turn) || parts.length + first.length === 0 || (turn === itemMinds && c.u.intents.some((i) => SAFETY.has(i))))
      parts.push(...[turn(c)].flatMap((p) => p ?? []));
  }
  // What was found by reading, or in the tables of the stage, is more than a rule's silence.
  const read = parts.some((p) => p.id === "passage");
  const said = read || parts.some((p) => p.id === "may_stage") ? parts.filter((p) => p.id !== "pairs" || (p.findings ?? []).length > 0) : parts;
  const told = unnamedLast(c, said);
  const outspoken = outright?.(c) === undefined ? undefined : parts[0];
  const word = first[0]?.same === true;
  const figures = told.filter(
    (p) =>
      p === outspoken ||
      (p.id === "pairs" &&
        !(p.balanced === true && parts[0]?.id === "amount") &&
        !(near && (p.findings ?? []).length === 0 && (word || c.u.medicines.length === 0)) &&
        !(told.some(TELLS) && isSilent(c, p)) &&
        !((word || (near && c.u.medicines.length === 0 && !c.u.staged)) && p.mild === true) &&
        !besideFigure(c, p, A_NUMBER.test(first[0]?.lead?.zh ?? ""))) ||
      p.id === "lab" ||
      p.id === "own_dose" ||
      (p.id === "limit" && (!word || dosed(c))) ||
      // Asked for somebody's need, their own figure before any article's.
      (p.id === "amount" && need && (!word || (leading(c) === "amount" && (aboutSomebody(c) || c.u.person.age !== undefined || asksWhetherMore(c))))),
  );
  // Asked how much is too much, or whether a dose is, the limit itself is the answer.
  const hard = figures.some(
    (p) =>
      p === outspoken ||
      p.id === "pairs" ||
      p.id === "lab" ||
      p.id === "own_dose" ||
      (p.id === "limit" && (dosed(c) || c.u.intents[0] === "limit")) ||
      p.id === "amount",
  );
  const ordered = foreseen
    ? [...first, ...told]
    : hard
      ? [...figures, ...first, ...told.filter((p) => !figures.includes(p))]
      : read
        ? [...told, ...first]
        : [...first, ...told];
  return [...pointUnknown(c, ordered[0]), ...answeredAtOnce(ordered)].slice(0, MOST_PARTS + (hard ? 1 : 0));
}
/** What a record tells without being asked, and which questions that answers. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = { benefit: ["helps", "need", "foods", "signs"], timing: ["when", "apart", "need", "absorb"] };
/** Something else was asked of the thing than its record tells: that is said before what it does tell. */
function pointUnknown(c: Context, first: Part | undefined): Part[] {
  const told = first && ANSWERS[first.id];
  const { aspects } = aspectsOf(c.u.asked);
  if (!told || c.u.why || aspects.size === 0 || c.u.labs.length > 0 || told.some((a) => aspects.has(a))) return [];
  return [
    {
      id: "point_unknown",
      lead: both(
        "这一点我手上没有核对过的资料，不乱说；要紧的话，请问医生或药师。",
        "On that I hold nothing reviewed, so I do not guess; if it matters, ask a doctor or pharmacist.",
      ),
    },
  ];
}
/** Of two things asked about, one may stand in a rule and one in what was read: both are the answer. */
function answeredAtOnce([first, second, ...others]: readonly Part[]): Part[] {
  const whole = (p: Part): Part => (p.unruled ? { ...p, body: [...(p.body ?? []), ...p.unruled] } : p);
  const all = [first, second, ...others].flatMap((p) => p ?? []);
  if (!first?.lead || first.id !== "passage" || second?.id !== "pairs" || !second.lead) return all.map(whole);
  const lead = both(`${first.lead.zh}${second.lead.zh}`, `${first.lead.en} ${second.lead.en}`);
  const { lead: _, ...rest } = second;
  return [{ ...first, lead }, rest, ...others.map(whole)];
}
/** A rule's silence on things with no medicine among them. */
const isSilent = (c: Context, p: Part): boolean => p.id === "pairs" && (p.findings ?? []).length === 0 && c.u.medicines.length === 0 && !c.u.staged;
const TELLS = (p: Part): boolean => p.article !== undefined;
/** "No rule found" stands after what an article tells of the two, or the state's own food. */
const unnamedLast = (c: Context, parts: readonly Part[]): Part[] =>
  parts.some(TELLS) ? [...parts.filter((p) => !isSilent(c, p)), ...parts.filter((p) => isSilent(c, p))] : [...parts];
const A_NUMBER = /\d\s?(?:mg|g|µg|μg|IU|毫克|微克|克|国际单位)/iu;
/** Asked how much: where the rule of a state names no amount, an article that does (`figure`), or the need of what is good to take, is said first. */
const besideFigure = (c: Context, p: Part, figure: boolean): boolean =>
  leading(c) === "amount" &&
  c.u.medicines.length === 0 &&
  !A_NUMBER.test(p.lead?.zh ?? "") &&
  (figure || (p.findings ?? []).every((f) => f.kind !== "name" || f.stance === undefined || f.stance === "beneficial"));
const LAST: ReadonlySet<Turn> = new Set<Turn>([adviceFound, itemMinds]);
const speakerIds = new Map<Speaker, number>();

const NEXT = both("接下来", "What to do");
const REFER = both(
  "有疾病、在用药、怀孕或哺乳时，先和医生或药师确认再改变补充剂。",
  "With a condition, a medicine, in pregnancy or while breastfeeding, check with your doctor or pharmacist before you change supplements.",
);
const REFER_YOUNG = both(
  "孩子的用量请由儿科医生定；这里只讲一般原则，不推荐产品。",
  "For a child the amount is for their doctor (a paediatrician) to decide; this is general guidance and names no product.",
);

const capital = (s: string): string => (/^[a-z][a-z ]/u.test(s) ? s.charAt(0).toUpperCase() + s.slice(1) : s);
const paragraphs = (texts: readonly string[]): string => {
  const blocks: string[] = [];
  for (const t of texts) {
    const last = blocks.at(-1);
    const list = t.startsWith("- ");
    if (list && last !== undefined && last.split("\n").at(-1)?.startsWith("- ") === true) blocks[blocks.length - 1] = `${last}\n${t}`;
    else blocks.push(t);
  }
  return blocks.join("\n\n");
};

/** What stands beside the first part is said in short; what nobody must miss is said in full. */
const MOST_BESIDE = 3;
const IN_FULL: ReadonlySet<string> = new Set(["ask", "pairs", "lab", "plan", "triage", "minds", "medicines_note"]);
const MOST_TODO = 3;

/** The text in one language: answer, why, what to do. What leads needs no heading. */
export function wordingOf(parts: readonly Part[], lang: "zh" | "en", whom: { young: boolean; refer: boolean }): string {
  const say = (t: Text): string => capital(t[lang].trim());
  const said = new Set<string>();
  const fresh = (s: string): boolean => !said.has(s) && said.add(s) !== undefined;
  const worded = parts.filter((p) => p.lead !== undefined || (p.body ?? []).length > 0);
  const sections = worded.flatMap((p, i) => {
    const body = (p.body ?? []).flatMap((t) => say(t).split("\n"));
    const own = [...(p.lead ? [say(p.lead)] : []), ...(i > 0 && !IN_FULL.has(p.id) ? body.slice(0, MOST_BESIDE) : body)].filter(fresh);
    return own.length === 0 ? [] : [...(i > 0 && p.title ? [`**${say(p.title)}**`] : []), ...own];
  });
  const todo = unique(
    parts.flatMap((p) => p.todo ?? []),
    (t) => t.zh,
  )
    .slice(0, MOST_TODO)
    .map(say);
  const refer = whom.refer || parts.some((p) => p.refer) ? [whom.young ? REFER_YOUNG : REFER].map(say) : [];
  const next = [...todo, ...refer];
  return paragraphs([...sections, ...(next.length > 0 ? [`**${say(NEXT)}**`, ...next.map((t) => `- ${t.replaceAll("\n", " ")}`)] : [])]);
}
