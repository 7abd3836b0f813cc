/** From speakers to one answer: what leads, what stands beside it, and what is left out. */
import { asksSpanOnly } from "../understand/span.ts";
import { adviceFound } from "./articles/advice.ts";
import { agrees } from "./agrees.ts";
import { alone } from "./alone.ts";
import { articleParts } from "./articles/articles.ts";
import { besideFood, withoutTheMedicine } from "./rules/by-food.ts";
import { stageAdvice } from "./rules/condition.ts";
import { figureFirst } from "./amounts/figure-first.ts";
import { advisesAmount, firstTurns } from "./first-turns.ts";
import { isForeseen, isForTheirSex } from "./articles/foreseen-whole.ts";
import { itemMinds, SAFETY } from "./item.ts";
import { labOf } from "./labs/lab.ts";
import { medicinesTogether } from "./medicines/medicines-together.ts";
import { rulesMeat } from "./rules/not-eaten.ts";
import { notUnderstood } from "./not-understood.ts";
import { benefitOf, effectsOf, foodsOf } from "./amounts/nutrient.ts";
import { withUntold } from "./medicines/of-itself.ts";
import { askedOutright } from "./outright.ts";
import { overviewOf } from "./overview.ts";
import { onTheThing, plainFigure, plainPair } from "./plain-figure.ts";
import { ownDoseOf } from "./own-dose.ts";
import { pairs } from "./rules/pairs.ts";
import { both, type Context, type Part } from "./part.ts";
import { names, pointUnknown } from "./point-unknown.ts";
import { promoted } from "./promoted.ts";
import { amountOf, needsAsOthers } from "./amounts/quantity.ts";
import { rulesFirst } from "./rules/rules-first.ts";
import { ILL } from "./articles/says-of-it.ts";
import { labTrend } from "./labs/lab-trend.ts";
import { valueCompared } from "./amounts/value-compared.ts";
import { totalTold } from "./amounts/total-told.ts";
import { withTheirIllness } from "./articles/their-illness.ts";
import { asksForNamed, isOn, ofOtherFoods, ofOthers, unnamedLast, unsetLast, withoutNothing } from "./told-beside.ts";
import { aboutSomebody, ARTICLES, asksNeed, asksOfThing, leading, type Turn } from "./turns.ts";

/** An answer is not a book. */
const MOST_PARTS = 3;
/** Speakers that answer a question for a figure or a time: one thing beside them is enough. */
const SAID: ReadonlySet<string> = new Set(["amount", "usual", "limit", "timing", "foods", "own_dose", "may_stage", "may_take"]);

/** Every part that has something to say, in order, each speaker once. */
export function partsFor(c: Context): Part[] {
  const total = totalTold(c);
  if (total) return [total, ...(c.u.staged || c.u.conditions.length > 0 ? [pairs(c)].flatMap((p) => (p && (p.findings ?? []).length > 0 ? [p] : [])) : [])];
  const compared = valueCompared(c) ?? labTrend(c);
  if (compared) return [compared];
  const one = alone(c);
  if (one) return [...one];
  const byFood = withoutTheMedicine(c);
  if (byFood) return [...partsFor(byFood).slice(0, 1), ...besideFood(c)];
  const together = medicinesTogether(c);
  // Few words, and yet the very ones that an article is there for.
  const overview = ownDoseOf(c) || articleParts(c)[0]?.exact === true ? undefined : overviewOf(c);
  const parts = overview ? [overview, ...[pairs(c)].flatMap((p) => p ?? [])] : spokenFor(c);
  return parts.length > 0 && together ? [...parts, together.part] : parts;
}

const EXERTION = /运动|跑|健身|打球|骑车|爬山|出汗|\b(?:exercis\w*|sports?|runs?|running|work ?outs?|training|marathon|race|gym|sweat\w*|cycling|hik\w+)\b/iu;
/** Asked about a complaint or a goal in pregnancy: what holds for everybody there is beside it. */
const ofComplaint = ({ u, k }: Context): boolean =>
  u.staged && u.eaten.length === 0 && (u.goals.length > 0 || u.conditions.some((x) => k.conditions.get(x.ref.id)?.kind !== "life_stage"));
const FIGURE: ReadonlySet<string | undefined> = new Set<string | undefined>(["amount", "limit", "timing", "foods"]);
const WHAT_FOR = /有什么用|什么用|作用|好处|功效|有用|有效|帮助|\b(?:what (?:does|do) [^?]{1,30} do|good for|benefits?|help(?:s|ful)?|work)\b/iu;
const asksFigure = (c: Context): boolean => !WHAT_FOR.test(c.u.question) && (FIGURE.has(leading(c)) || asksSpanOnly(c.u.question));
const WHOM =
  /安全|副作用|不良反应|禁忌|(?:哪些|什么|哪种|谁)[^，。？?]{0,4}(?:人|谁)?[^，。？?]{0,4}(?:不能|不宜|不适合|别|当心|慎)|人人|谁都|\b(?:safe(?:ty)?|side.?effects?|who (?:should|can|must|is)|contraindicat\w+|suitable|risks?)\b/iu;
/** Of a food whom it does not suit is for who asks that; of what is taken as a supplement or a herb, for who asks whether to take it. */
const asksWhom = ({ u, k }: Context): boolean =>
  (WHOM.test(u.question) && u.intents.some((i) => SAFETY.has(i))) ||
  (u.intents.includes("may_i") && u.eaten.every((l) => l.ref.kind === "item" && k.items.get(l.ref.id)?.kind !== "food"));
const A_MEAL = /晚饭|晚餐|午饭|午餐|早饭|早餐|菜谱|做(?:什么|点|个)?菜|\b(?:dinners?|lunch(?:es)?|breakfasts?|recipes?|supper|meal ideas?)\b/iu;
const asksForMeal = ({ u }: Context): boolean => u.linked.some((l) => l.ref.id === "food") && A_MEAL.test(u.asked);
const LAST: ReadonlySet<Turn> = new Set<Turn>([adviceFound, itemMinds]);
/** Of two things asked about, one may stand in a rule and one in what was read: both are the answer. */
function answeredAtOnce([first, second, ...others]: readonly Part[]): Part[] {
  const whole = (p: Part): Part => (p.unruled ? { ...p, body: [...(p.body ?? []), ...p.unruled] } : p);
  const all = [first, second, ...others].flatMap((p) => p ?? []);
  if (!first?.lead || first.id !== "passage" || second?.id !== "pairs" || !second.lead) return all.map(whole);
  const lead = both(`${first.lead.zh}${second.lead.zh}`, `${first.lead.en} ${second.lead.en}`);
  const { lead: _, ...rest } = second;
  return [{ ...first, lead }, rest, ...others.map(whole)];
}

function spokenFor(c: Context): Part[] {
  // A dose of one's own plan is asked about before anything general.
  const own = ownDoseOf(c) !== undefined;
  const articles = onTheThing(c, articleParts(c));
  // Somebody's own need is a figure of the tables, however the question was foreseen.
  const inState = articles[0]?.inState === true;
  const theirNeed =
    !inState &&
    !(articles[0] && isForTheirSex(c, articles[0])) &&
    !advisesAmount(c) &&
    asksNeed(c) &&
    leading(c) === "amount" &&
    (aboutSomebody(c) || c.u.person.age !== undefined) &&
    // An age whose need is every adult's tells no more than what is written for adults.
    !(articles[0]?.verbatim === true && needsAsOthers(c));
  const figure = own ? undefined : (plainFigure(c) ?? plainPair(c));
  const foreseen = !own && !theirNeed && figure === undefined && isForeseen(c, articles[0]);
  const outright = figure ?? (own || foreseen ? undefined : askedOutright(c));
  const need = !advisesAmount(c) && !own && !foreseen && outright === undefined && !inState && asksNeed(c);
  const turns = firstTurns(c, outright, need);
  const near = articles[0]?.id === "article" && outright?.(c) === undefined;
  const parts: Part[] = [];
  // An article that answers the very question speaks first, unless a conflict of the person's own does.
  const first = near ? articles.filter((a, i) => i === 0 || a.other === true) : [];
  for (const turn of turns) {
    // Beside a conflict little else matters; beside something worth taking its companions do.
    const found = parts[0]?.id === "pairs" && (parts[0].findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined && f.stance !== "beneficial");
    const most = found || near || SAID.has(parts[0]?.id ?? "") ? 2 : MOST_PARTS;
    if (parts.length + first.length >= most) break;
    if (turn === stageAdvice && (ofComplaint(c) || near)) continue;
    // What everybody needs is beside the point where the figure of their state is known.
    if (turn === amountOf && inState && near) continue;
    // So is a day's water, where it is asked for after sport and that is written.
    if (turn === amountOf && c.u.nutrients.includes("water") && EXERTION.test(articles[0]?.title?.zh ?? "") && EXERTION.test(c.u.text)) continue;
    // Asked for a figure or a time, what it is good for is another question.
    if (turn === benefitOf && asksFigure(c) && [...first, ...parts].length > 0 && c.u.eaten.every((l) => [...first, ...parts].some((p) => names(c, p, l))))
      continue;
    // Whom else it does not suit, where their own illness was looked up; what it does, where another thing was asked and answered.
    if (turn === itemMinds && [...first, ...parts].length > 0 && c.u.conditions.some((x) => ILL.has(c.k.conditions.get(x.ref.id)?.kind))) continue;
    // Nor whom of the grown-up it does not suit, where what was asked is written for children.
    if (turn === itemMinds && c.u.young && first.some((p) => c.k.articles.get(p.article ?? "")?.audience?.ageYears !== undefined)) continue;
    // Asked for a meal, what tablets of the nutrient do was not.
    if ((turn === benefitOf || turn === effectsOf) && articles.length > 0 && asksForMeal(c)) continue;
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
        said.filter(
          (p) =>
            !(p.id === "pairs" && articles.length > 0 && rulesMeat(c, p.lead?.en ?? "")) &&
            !ofOthers(c, p, said) &&
            !(outright === foodsOf && ofOtherFoods(c, p)),
        ),
      ),
    ),
  );
  const outspoken = outright?.(c) === undefined ? undefined : parts[0];
  const { figures, hard } = rulesFirst(c, { told, first, parts, near, need, outspoken });
  const ordered = foreseen
    ? [...first, ...told]
    : hard
      ? [...figures, ...first, ...told.filter((p) => !figures.includes(p))]
      : read
        ? [...told, ...first]
        : [...first, ...told];
  const likeliest = promoted(c, ordered);
  const kept = likeliest.filter((p, i) => i === 0 || ((p.other === true || isOn(c, p)) && !asksForNamed(c, p, likeliest) && agrees(c, likeliest[0], p)));
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
