/** Somebody still growing wants to lose weight: what is written on that, however the words for it go. */
import { articleParts } from "./articles/articles.ts";
import type { Text } from "@nutri/domain";
import { both, type Context, once, type Speaker } from "./part.ts";
import { writtenPart } from "./articles/written-part.ts";
import { bmiOf, kcalTold } from "./amounts/little-energy.ts";

/** Younger ones do not slim by themselves: of them what is written on overweight children is found by its words. */
const FROM = 9;
const SLIM =
  /减肥|变瘦|瘦(?:身|下来)|腹肌|\b(?:lose|losing|drop) (?:some )?weight\b|\bslim\w*|\babs\b|\bsix.?pack\b|(?:减|瘦|掉|降)到\s?\d{2}|\b(?:get|go|drop|be)(?: back)?(?: down)? to \d{2,3} ?(?:kgs?|kilos?|lbs?|pounds)\b|\bget(?:ting)? (?:thin|skinny)\w*/iu;
/** So little nobody who grows lives on. */
const LEAST = 1200;
const isLittle = (asked: string): boolean => (kcalTold(asked) ?? LEAST) < LEAST;
const wantsToSlim = ({ u }: Context): boolean =>
  u.goals.includes("weight") || u.conditions.some((x) => x.ref.id === "dieting") || SLIM.test(u.asked) || isLittle(u.asked);
/** What is to be left out for it is nothing asked about by itself. */
const LEAVES_OUT =
  /不(?:吃|碰|沾)|戒|断|少吃|只吃|\b(?:cut(?:ting)?|skip(?:ping)?|giv(?:e|ing) up|drop(?:ping)?|no|without|avoid(?:ing)?|liv(?:e|ing) on|only)\b/iu;
const asksOfThing = ({ u }: Context): boolean => u.eaten.length > 0 && !(LEAVES_OUT.test(u.asked) && u.eaten.every((l) => l.dose === undefined));

const YOUNG: ReadonlySet<string> = new Set(["adolescent", "child"]);
/** What was found is on eating less or weighing less while growing, or has the very question; iron for girls is not, nor how grown-ups slim. */
function isOnSlimming(c: Context): boolean {
  const [own] = articleParts(c);
  const about = c.k.articles.get(own?.article ?? "")?.about;
  const young = about?.conditions.some((id) => YOUNG.has(id)) === true;
  return (
    own?.id === "article" &&
    (own.exact === true || own.verbatim === true || (young && (about.conditions.includes("dieting") || about.goals.includes("weight"))))
  );
}

/** From this age on so low a BMI is on the thin side of any growth chart; of younger ones it tells nothing by itself. */
const LIGHT = { from: 14, below: 17.5 } as const;
/** A number of kcal that is no food for who grows, or a body that has nothing to lose: no plan, and why, before what helps. */
function declinedFor(c: Context): Text | undefined {
  const bmi = bmiOf(c);
  const light = bmi !== undefined && (c.u.person.age ?? 0) >= LIGHT.from && bmi < LIGHT.below;
  const kcal = kcalTold(c.u.asked);
  const little = kcal !== undefined && kcal < LEAST;
  if (!light && !little) return undefined;
  const weigh = light
    ? both(`按你的身高体重 BMI 是 ${bmi}，已经不重，不能再减；`, `by your height and weight your BMI is ${bmi}, which is light already, with nothing to lose;`)
    : both("", "");
  const eat = little
    ? both(
        `每天 ${kcal} 千卡远不够长身体，会停经、掉头发、骨头变弱；`,
        `${kcal} kcal a day is far too little to grow on: periods stop, hair falls, bones weaken;`,
      )
    : both("", "");
  const en = [weigh.en, eat.en].filter((t) => t !== "").join(" ");
  return both(
    `这个计划我不做：${weigh.zh}${eat.zh}这几天请和家长一起去看医生，对着生长曲线看。`,
    `I will not make that plan: ${en} see a doctor with a parent in the next few days, who reads it off a growth chart.`,
  );
}

/** Undefined where an article answers already, or something to eat or take is asked about. */
export const youngSlimming: Speaker = once((c) => {
  const { u, k } = c;
  if (!u.young || (u.person.age ?? 0) < FROM || !wantsToSlim(c) || asksOfThing(c) || u.medicines.length + u.labs.length > 0) return undefined;
  const declined = declinedFor(c);
  if (isOnSlimming(c) && !declined) return undefined;
  const article = (k.records.articles ?? []).find(({ about }) => about.conditions.includes("adolescent") && about.conditions.includes("dieting"));
  const part = article && writtenPart(c, article);
  return part?.lead && declined ? { ...part, lead: both(`${declined.zh}${part.lead.zh}`, `${declined.en} ${part.lead.en}`) } : part;
});
