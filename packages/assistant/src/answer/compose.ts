/** From speakers to one answer: what leads, what stands beside it, and what is left out. */
import { isPolar } from "../understand/intents.ts";
import { asksSpan, asksSpanOnly } from "../understand/span.ts";
import { speaksOfSome } from "../understand/unnamed.ts";
import { adviceFound } from "./advice.ts";
import { agrees } from "./agrees.ts";
import { articleParts } from "./articles.ts";
import { isNeededToo, ofStage } from "./at-stage.ts";
import { betweenOf } from "./between.ts";
import { bySign } from "./by-sign.ts";
import { stageAdvice } from "./condition.ts";
import { names, pointUnknown } from "./point-unknown.ts";
import { itemMinds, SAFETY } from "./item.ts";
import { asksBoth } from "./figure-asked.ts";
import { labOf } from "./lab.ts";
import { mayStage, mayTake } from "./may-stage.ts";
import { medicinesTogether } from "./medicines-together.ts";
import { nameOf } from "./names.ts";
import { benefitOf, foodsOf, timingOf } from "./nutrient.ts";
import { askedOutright, dosed, ENOUGH, ofTheirMedicine } from "./outright.ts";
import { overviewOf } from "./overview.ts";
import { notUnderstood } from "./not-understood.ts";
import { withUntold } from "./of-itself.ts";
import { ownDoseOf } from "./own-dose.ts";
import { pairs } from "./pairs.ts";
import { both, type Context, type Part, type Speaker, unique } from "./part.ts";
import { passageOf } from "./passage.ts";
import { A_HOW_MUCH, LEADS, promoted } from "./promoted.ts";
import { amountOf, asksWhetherMore, limitOf } from "./quantity.ts";
import { A_NUMBER, ILL, ofTheWell, saysOfIt } from "./says-of-it.ts";
import { forTheValue, medicineUnknown } from "./some-medicine.ts";
import { aboutSomebody, ARTICLES, asksNeed, asksOfThing, leading, type Turn, turnsFor } from "./turns.ts";
import { isCourse } from "./course.ts";
import { unknownThingParts } from "./unknown-thing.ts";
import { withTheirIllness } from "./their-illness.ts";
import { whatFor } from "./what-for.ts";

/** An answer is not a book. */
const MOST_PARTS = 3;
/** Speakers that answer a question for a figure or a time: one thing beside them is enough. */
const SAID: ReadonlySet<string> = new Set(["amount", "usual", "limit", "timing", "foods", "own_dose", "may_stage", "may_take"]);

/** Every part that has something to say, in order, each speaker once. */
export function partsFor(c: Context): Part[] {
  const use = whatFor(c);
  if (use) return [use];
  const together = medicinesTogether(c);
  if (together?.leads) {
    // Of one medicine and some others ("which herbs with warfarin?") what was foreseen is the answer.
    const [foreseen] = articleParts(c).filter((p) => p.exact === true || (p.foreseen === true && c.u.medicines.length < 2));
    return [...(foreseen ? [foreseen] : []), together.part];
  }
  const which = medicineUnknown(c);
  if (which) {
    // What is known of it with medicines in general is said first.
    const [article] = articleParts(c);
    return article?.id === "article" && OF_MEDICINES.test(`${article.title?.zh}${article.lead?.zh}`) && c.u.eaten.some((l) => names(c, article, l))
      ? [article, which]
      : [which];
  }
  const own = speaksOfSome(c.u) && c.u.eaten.length > 0 && !forTheValue(c) ? pairs(c) : undefined;
  if (own) return [own, ...(together ? [together.part] : [])];
  // What became of a thing is asked of any: what is written on that comes before all that is known of the thing.
  const onSign = bySign(c);
  if (onSign) return onSign;
  const unheard = unknownThingParts(c);
  if (unheard) return unheard;
  const reasons = c.u.why ? [betweenOf, pairs, passageOf, benefitOf].flatMap((of) => of(c) ?? []).slice(0, 1) : [];
  if (reasons.length > 0) return reasons;
  // Few words, and yet the very ones that an article is there for.
  const overview = ownDoseOf(c) || articleParts(c)[0]?.exact === true ? undefined : overviewOf(c);
  const parts = overview ? [overview, ...[pairs(c)].flatMap((p) => p ?? [])] : spokenFor(c);
  return parts.length > 0 && together ? [...parts, together.part] : parts;
}

const OF_MEDICINES = /药/u;
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
  article !== undefined &&
  (article.verbatim === true || isCourse(c, article)) &&
  !ownConflict(c) &&
  !ofTheirMedicine(c) &&
  c.u.medicines.length + c.u.labs.length === 0 &&
  (!dosed(c) || isCourse(c, article)) &&
  passageOf(c) === undefined &&
  !ofTheWell(c, article) &&
  !(article.exact !== true && c.u.intents[0] === "timing" && !c.u.intents.includes("benefit") && timingOf(c));

/** At their stage a rule tells how much of it to take (400 µg of folic acid): that is the amount asked for, and not what meals and tablets come to. */
const advisesAmount = (c: Context): boolean => {
  const rule = c.u.staged && leading(c) === "amount" ? pairs(c) : undefined;
  const found = (rule?.findings ?? []).filter((f) => f.kind === "name");
  return found.length > 0 && found.every((f) => f.stance === undefined || f.stance === "beneficial") && A_NUMBER.test(rule?.lead?.zh ?? "");
};
function spokenFor(c: Context): Part[] {
  // A dose of one's own plan is asked about before anything general.
  const own = ownDoseOf(c) !== undefined;
  const articles = articleParts(c);
  // Somebody's own need is a figure of the tables, however the question was foreseen.
  const inState = articles[0]?.inState === true;
  const theirNeed = !inState && !advisesAmount(c) && asksNeed(c) && leading(c) === "amount" && (aboutSomebody(c) || c.u.person.age !== undefined);
  const foreseen = !own && !theirNeed && isForeseen(c, articles[0]);
  const outright = own || foreseen ? undefined : askedOutright(c);
  const need = !advisesAmount(c) && !own && !foreseen && outright === undefined && !inState && asksNeed(c);
  // What may be taken at a stage is said with its limits: beside it, what else matters at that stage.
  const chosen =
    outright === foodsOf && ENOUGH.test(c.u.asked)
      ? [foodsOf, amountOf, ...turnsFor(c)]
      : // How much is needed was asked beside whether an amount is too much.
        outright === limitOf && asksBoth(c.u)
        ? [limitOf, amountOf, ...turnsFor(c)]
        : outright === mayStage
          ? [mayStage, stageAdvice, ...turnsFor(c).filter((t) => t !== limitOf && t !== amountOf)]
          : outright
            ? [outright, ...turnsFor(c)]
            : need && leading(c) === "may_i" && mayTake(c)
              ? // Whether it may be taken is said with the need in it.
                [mayTake, ...turnsFor(c).filter((t) => t !== amountOf)]
              : need
                ? [amountOf, ...turnsFor(c)]
                : turnsFor(c);
  const turns = unique(chosen, (t) => (typeof t === "string" ? t : String(speakerIds.get(t) ?? speakerIds.set(t, speakerIds.size).get(t))));
  const near = articles[0]?.id === "article" && outright?.(c) === undefined;
  const parts: Part[] = [];
  // An article that answers the very question speaks first, unless a conflict of the person's own does.
  const first = near ? articles.filter((a, i) => i === 0 || a.other === true) : [];
  for (const turn of turns) {
    // Beside a conflict little else matters; beside something worth taking its companions do.
    const found = parts[0]?.id === "pairs" && (parts[0].findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined && f.stance !== "beneficial");
    const most = found || near || SAID.has(parts[0]?.id ?? "") ? 2 : MOST_PARTS;
    if (parts.length + first.length >= most) break;
    if (turn === stageAdvice && ofComplaint(c)) continue;
    // What everybody needs is beside the point where the figure of their state is known.
    if (turn === amountOf && inState && near) continue;
    // Asked for a figure or a time, what it is good for is another question.
    if (turn === benefitOf && asksFigure(c) && [...first, ...parts].length > 0 && c.u.eaten.every((l) => [...first, ...parts].some((p) => names(c, p, l))))
      continue;
    // Whom else it does not suit, where their own illness was looked up; what it does, where another thing was asked and answered.
    if (turn === itemMinds && [...first, ...parts].length > 0 && c.u.conditions.some((x) => ILL.has(c.k.conditions.get(x.ref.id)?.kind))) continue;
    if (turn === benefitOf && articles[0]?.foreseen === true && !c.u.intents.includes("benefit") && c.u.eaten.every((l) => l.ref.kind === "item")) continue;
    if (turn === ARTICLES) parts.push(...(near ? [] : articles.slice(0, 1)));
    // Single advice, and whom it does not suit, are for where nothing better was found or that was asked.
    else if (!LAST.has(turn) || parts.length + first.length === 0 || (turn === itemMinds && asksWhom(c))) parts.push(...[turn(c)].flatMap((p) => p ?? []));
  }
  if (asksOfThing(c) && parts.every((p) => p.id !== "lab")) parts.push(...[labOf(c)].flatMap((p) => p ?? []));
  // What was found by reading, or in the tables of the stage, is more than a rule's silence.
  const read = parts.some((p) => p.id === "passage");
  const said = read || parts.some((p) => p.id === "may_stage") ? parts.filter((p) => p.id !== "pairs" || (p.findings ?? []).length > 0) : parts;
  const told = unsetLast(
    unnamedLast(
      c,
      withoutNothing(
        c,
        first,
        said.filter((p) => !ofOthers(c, p, said) && !(outright === foodsOf && ofOtherFoods(c, p))),
      ),
    ),
  );
  // How much is needed, before how much is too much of what is needed.
  const needed = (p: Part | undefined): boolean => p?.balanced === true && leading(c) === "amount" && parts.some((x) => x.id === "amount");
  const outspoken = outright?.(c) === undefined ? undefined : parts[0];
  const word = first[0]?.same === true;
  const figures = told.filter(
    (p) =>
      p === outspoken ||
      (p.id === "pairs" &&
        // Asked how much at a stage, the figure that is written on just that, before that it is needed and not too much of it.
        !(near && leading(c) === "amount" && ofStage(c, first[0]) && isNeededToo(p)) &&
        // Whether it is enough is not answered by how much is too much.
        !(near && p.balanced === true && ENOUGH.test(c.u.asked)) &&
        !(p.balanced === true && (parts[0]?.id === "amount" || needed(p))) &&
        !(near && (p.findings ?? []).length === 0 && (word || c.u.medicines.every((m) => first.some((a) => names(c, a, m))))) &&
        !(near && besideTime(c, p)) &&
        // Asked whether it helps, that first; a medicine told beside it comes after, unless it forbids the thing.
        !(near && leading(c) === "benefit" && saysOfIt(c, first[0]) && (p.findings ?? []).every((f) => f.kind !== "name" || !SETTLED.has(f.stance))) &&
        !(told.some(TELLS) && isSilent(c, p)) &&
        !(
          (word || (near && c.u.medicines.length === 0 && !c.u.staged && ofTheirIllness(c, first))) &&
          p.mild === true &&
          // "May I eat garlic with an irritable bowel?": what is written must say so of garlic.
          !(leading(c) === "may_i" && !word && !saysOfIt(c, first[0])) &&
          !(first[0] && ofTheWell(c, first[0]))
        ) &&
        !(besideFigure(c, p, A_NUMBER.test(first[0]?.lead?.zh ?? "")) && !(first[0] && ofTheWell(c, first[0]) && A_NUMBER.test(p.lead?.zh ?? "")))) ||
      (p.id === "lab" && (!asksOfThing(c) || ofValue(c, first[0]))) ||
      p.id === "own_dose" ||
      (p.id === "may_take" && need && !word) ||
      (p.id === "limit" && (!word || dosed(c)) && !(p.unset === true && [...first, ...told].some(TELLS))) ||
      (p.id === "amount" && needed(parts.find((x) => x.balanced))) ||
      // Asked for somebody's need, their own figure before any article's.
      (p.id === "amount" &&
        need &&
        !(near && p.unset === true) &&
        // Asked for no figure, what is written on the very point says more than one.
        !(
          near &&
          (leading(c) !== "amount" || (isPolar(c.u.question) && !asksWhetherMore(c))) &&
          !A_HOW_MUCH.test(c.u.question) &&
          (first[0]?.likely ?? 0) >= LEADS
        ) &&
        (!word || (leading(c) === "amount" && (aboutSomebody(c) || c.u.person.age !== undefined || asksWhetherMore(c))))),
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
  const likeliest = promoted(c, ordered);
  const kept = likeliest.filter((p, i) => i === 0 || ((p.other === true || isOn(c, p)) && agrees(c, likeliest[0], p)));
  const unknown = pointUnknown(c, kept[0]);
  // Under "that I do not know" what a thing is for looks like an answer and is none.
  const shown = unknown.length > 0 ? kept.filter((p) => p.id !== "benefit") : kept;
  const untold = unknown.length > 0 ? shown : withUntold(c, shown);
  if (untold !== shown) return [...untold].slice(0, MOST_PARTS);
  const strange = notUnderstood(c, shown);
  if (strange) return [strange];
  const theirs = unknown.length > 0 ? shown : withTheirIllness(c, shown);
  if (theirs !== shown) return [...theirs].slice(0, MOST_PARTS);
  return [...unknown, ...answeredAtOnce(figureFirst(c, shown))].slice(0, MOST_PARTS + (hard ? 1 : 0));
}
/** Beside another answer an article names in its title or its answer what was asked about, or the complaint. */
function isOn(c: Context, p: Part): boolean {
  if (p.article === undefined) return true;
  const eaten = c.u.eaten.filter((l) => l.ref.kind !== "group");
  if (eaten.length === 0 || c.u.medicines.length > 0) return true;
  const top = [p.title, p.lead].map((t) => `${t?.zh ?? ""} ${t?.en ?? ""}`.toLowerCase()).join(" ");
  const has = (name: string): boolean => name !== "" && top.includes(name.toLowerCase());
  const told = c.u.conditions.filter((x) => c.k.conditions.get(x.ref.id)?.kind !== "life_stage");
  const nutrients = c.u.nutrients.flatMap((id) => c.k.nutrients.get(id)?.name ?? []);
  return [...eaten, ...told].some((l) => [l.given, nameOf(c.k, l).zh, nameOf(c.k, l).en].some(has)) || nutrients.some((n) => has(n.zh) || has(n.en));
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
/** Where an article tells of the very thing, that no rule speaks of it is nothing to add; beside a grave warning no article stands that knows nothing of who is warned. */
function withoutNothing(c: Context, first: readonly Part[], parts: readonly Part[]): Part[] {
  const told = [...first, ...parts].filter((p) => p.article !== undefined);
  const all = c.u.medicines.length === 0 ? c.u.eaten : c.u.medicines;
  const speaks = all.every((l) => told.some((p) => names(c, p, l)));
  return parts.filter((p) => !(p.id === "pairs" && (p.findings ?? []).length === 0 && told.length > 0 && speaks));
}
/** Forbidden, or to be taken: that settles whether it is worth taking. */
const SETTLED: ReadonlySet<string | undefined> = new Set(["avoid", "beneficial"]);
/** Its title is on the very test: it reads the value again, and says no more of the thing asked about than the value's own word. */
const ofValue = ({ u }: Context, p: Part | undefined): boolean =>
  u.labs.some(({ biomarker: { name } }) =>
    [name.zh, name.en, ...u.linked.flatMap((l) => (l.ref.kind === "biomarker" ? [l.given] : []))].some(
      (n) => n !== "" && (p?.title?.en ?? "").toLowerCase().includes(n.toLowerCase()),
    ),
  );
/** A rule's silence on things with no medicine among them. */
const isSilent = (c: Context, p: Part): boolean => p.id === "pairs" && (p.findings ?? []).length === 0 && c.u.medicines.length === 0 && !c.u.staged;
/** That nothing is set, or elsewhere, stands after what is written. */
const unsetLast = (parts: readonly Part[]): Part[] =>
  parts.some(TELLS) ? [...parts.filter((p) => p.unset !== true), ...parts.filter((p) => p.unset === true)] : [...parts];
/** Asked about a complaint or a goal in pregnancy: what holds for everybody there is beside it. */
const ofComplaint = ({ u, k }: Context): boolean =>
  u.staged && u.eaten.length === 0 && (u.goals.length > 0 || u.conditions.some((x) => k.conditions.get(x.ref.id)?.kind !== "life_stage"));
/** It names something that was told of them, where an illness was. */
const ofTheirIllness = (c: Context, first: readonly Part[]): boolean =>
  c.u.conditions.every((x) => !ILL.has(c.k.conditions.get(x.ref.id)?.kind)) || c.u.conditions.some((x) => first.some((a) => names(c, a, x)));
/** Beside the foods of a nutrient, what is written on other foods. */
const ofOtherFoods = ({ u, k }: Context, p: Part): boolean =>
  p.article !== undefined && !u.nutrients.some((id) => p.title !== undefined && p.title.zh.includes(k.nutrients.get(id)?.name.zh ?? " "));
/** Beside the verdict on a medicine and a thing, an article that is on one of them only speaks of something else. */
function ofOthers({ u, k }: Context, p: Part, parts: readonly Part[]): boolean {
  if (p.id !== "article_beside" || u.eaten.length === 0 || !parts.some((x) => x.id === "pairs" && (x.findings ?? []).length > 0)) return false;
  const medicines = [...(u.person.medicines ?? []).flatMap((m) => m.id ?? []), ...u.medicines.map((m) => m.ref.id)];
  if (medicines.length === 0) return false;
  const top = [p.title, p.lead].map((t) => `${t?.zh ?? ""} ${t?.en ?? ""}`.toLowerCase()).join(" ");
  const has = (name: string | undefined): boolean => name !== undefined && name !== "" && top.includes(name.toLowerCase());
  const ofMedicine = medicines.some((id) =>
    [id, ...k.classesOf(id)].some((x) => [k.medicines.get(x)?.name, k.classes.get(x)?.name].some((n) => has(n?.zh) || has(n?.en))),
  );
  return !(ofMedicine && u.eaten.some((l) => has(l.given) || has(nameOf(k, l).zh) || has(nameOf(k, l).en)));
}
const TELLS = (p: Part): boolean => p.article !== undefined;
/** "No rule found" stands after what an article tells of the two, or the state's own food. */
const unnamedLast = (c: Context, parts: readonly Part[]): Part[] =>
  parts.some(TELLS) ? [...parts.filter((p) => !isSilent(c, p)), ...parts.filter((p) => isSilent(c, p))] : [...parts];
/** No more than that is not how much is needed. */
const AT_MOST = /(?:不要?|别)超过\s?\d[\d.]*\s?(?:毫克|微克|克|国际单位)/gu;
/** Asked when or how long, of a state of theirs: a verdict without a time is no answer where an article is. */
const besideTime = (c: Context, p: Part): boolean =>
  (leading(c) === "timing" || HOW_LONG.test(c.u.question) || asksSpan(c.u.question)) &&
  c.u.medicines.length === 0 &&
  !ownConflict(c) &&
  (!A_TIME.test(p.lead?.zh ?? "") || THE_FORM.test(p.lead?.zh ?? ""));
/** Asked for a time or an amount of which a state's rule says nothing: the time or the amount, then the rule. */
function figureFirst(c: Context, parts: readonly Part[]): readonly Part[] {
  const [first] = parts;
  if (first?.id !== "pairs") return parts;
  const of = leading(c) === "timing" && besideTime(c, first) ? "timing" : besideFigure(c, first, false) || ofTheStage(c, first) ? "amount" : undefined;
  const figure = parts.find((p) => p.id === of);
  return figure ? [figure, ...parts.filter((p) => p !== figure)] : parts;
}
/** A stage of life has a need of its own in the tables: that is how much, before how much is too much. */
const ofTheStage = (c: Context, p: Part): boolean =>
  p.balanced === true && leading(c) === "amount" && c.u.staged && c.u.conditions.every((x) => !ILL.has(c.k.conditions.get(x.ref.id)?.kind));
const HOW_LONG =
  /多久|多长时间|\bhow (?:long|soon|early)\b|(?:什么时候|几个月|多大)[^，。？?]{0,4}(?:开始|加|给|能|可以|吃)|\bwhen\b[^.?!]{0,24}\b(?:start|introduce|give|begin)\b/iu;
/** From what age whole nuts may be had is not when the first taste is. */
const THE_FORM = /看怎么吃/u;
const A_TIME = /\d\s?(?:个?小时|分钟|天|周|个?月|岁)|睡前|饭[前后]|午后|空腹/u;
const FIGURE: ReadonlySet<string | undefined> = new Set<string | undefined>(["amount", "limit", "timing", "foods"]);
const WHAT_FOR = /有什么用|什么用|作用|好处|功效|有用|有效|帮助|\b(?:what (?:does|do) [^?]{1,30} do|good for|benefits?|help(?:s|ful)?|work)\b/iu;
const asksFigure = (c: Context): boolean => !WHAT_FOR.test(c.u.question) && (FIGURE.has(leading(c)) || asksSpanOnly(c.u.question));
/** Asked how much: where the rule of a state names no amount, an article that does (`figure`), or the need of what is good to take, is said first. */
const besideFigure = (c: Context, p: Part, figure: boolean): boolean =>
  leading(c) === "amount" &&
  c.u.medicines.length === 0 &&
  !A_NUMBER.test((p.lead?.zh ?? "").replace(AT_MOST, "")) &&
  (figure || (p.findings ?? []).every((f) => f.kind !== "name" || f.stance === undefined || f.stance === "beneficial"));
const WHOM =
  /安全|副作用|不良反应|禁忌|(?:哪些|什么|哪种|谁)[^，。？?]{0,4}(?:人|谁)?[^，。？?]{0,4}(?:不能|不宜|不适合|别|当心|慎)|人人|谁都|\b(?:safe(?:ty)?|side.?effects?|who (?:should|can|must|is)|contraindicat\w+|suitable|risks?)\b/iu;
/** Of a food whom it does not suit is for who asks that; of what is taken as a supplement or a herb, for who asks whether to take it. */
const asksWhom = ({ u, k }: Context): boolean =>
  (WHOM.test(u.question) && u.intents.some((i) => SAFETY.has(i))) ||
  (u.intents.includes("may_i") && u.eaten.every((l) => l.ref.kind === "item" && k.items.get(l.ref.id)?.kind !== "food"));
const LAST: ReadonlySet<Turn> = new Set<Turn>([adviceFound, itemMinds]);
const speakerIds = new Map<Speaker, number>();
