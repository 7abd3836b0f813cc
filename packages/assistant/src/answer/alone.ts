/** Questions that one speaker answers whole: nothing is said beside it. */
import { speaksOfSome } from "../understand/unnamed.ts";
import { alcoholSum } from "./amounts/alcohol-sum.ts";
import { articleParts } from "./articles/articles.ts";
import { betweenOf } from "./rules/between.ts";
import { throughMilk } from "./articles/through-milk.ts";
import { bySign } from "./articles/by-sign.ts";
import { cancerCure } from "./cancer-cure.ts";
import { changedOnWarfarin } from "./rules/changed-on-warfarin.ts";
import { caffeineSum } from "./amounts/caffeine-sum.ts";
import { comparedDoses } from "./amounts/doses-compared.ts";
import { dayPlan } from "./amounts/day-plan.ts";
import { energyEaten } from "./amounts/energy-eaten.ts";
import { energyNeeded } from "./amounts/energy-needed.ts";
import { extraEaten } from "./amounts/extra-eaten.ts";
import { foodsCompared } from "./amounts/foods-compared.ts";
import { heldTwice } from "./amounts/held-twice.ts";
import { labOf } from "./labs/lab.ts";
import { unitAsked } from "./labs/lab-units.ts";
import { toConvert } from "./labs/to-convert.ts";
import { littleEnergy } from "./amounts/little-energy.ts";
import { labelJudged } from "./amounts/label-judged.ts";
import { saltCompared } from "./amounts/salt-compared.ts";
import { medicinesTogether } from "./medicines/medicines-together.ts";
import { benefitOf, togetherOf } from "./amounts/nutrient.ts";
import { pairs } from "./rules/pairs.ts";
import type { Context, Part, Speaker } from "./part.ts";
import { passageOf } from "./articles/passage.ts";
import { oilsCompared } from "./amounts/oils-compared.ts";
import { piecesAtOnce } from "./amounts/pieces-at-once.ts";
import { piecesTold } from "./amounts/pieces-told.ts";
import { piecesFor } from "./amounts/pieces-for.ts";
import { names } from "./point-unknown.ts";
import { sameNumber, valueBeside } from "./amounts/same-number.ts";
import { forTheValue, medicineUnknown } from "./medicines/some-medicine.ts";
import { testsFor } from "./labs/tests-for.ts";
import { testsOfComplaints } from "./labs/tests-of-complaints.ts";
import { unknownThingParts } from "./unknown-thing.ts";
import { waterTold } from "./amounts/water-told.ts";
import { weightWanted } from "./amounts/weight-wanted.ts";
import { whatFor } from "./medicines/what-for.ts";

type Whole = (c: Context) => readonly Part[] | undefined;
const by =
  (of: Speaker): Whole =>
  (c) => {
    const part = of(c);
    return part && [part];
  };

/** Only what a value is in another unit was asked. */
const converted: Speaker = (c) =>
  c.u.labs.length > 0 &&
  c.u.labs.every((l) => unitAsked(c, l) !== undefined) &&
  c.u.intents.every((i) => i === "amount") &&
  c.u.conditions.length + c.u.medicines.length === 0
    ? labOf(c)
    : undefined;

const severalMedicines: Whole = (c) => {
  const together = medicinesTogether(c);
  if (together?.leads !== true) return undefined;
  // Of one medicine and some others ("which herbs with warfarin?") what was foreseen is the answer.
  const [foreseen] = articleParts(c).filter((p) => p.exact === true || (p.foreseen === true && c.u.medicines.length < 2));
  return [...(foreseen ? [foreseen] : []), together.part];
};

const OF_MEDICINES = /药/u;
const whichMedicine: Whole = (c) => {
  const which = medicineUnknown(c);
  if (!which) return undefined;
  // What is known of it with medicines in general is said first.
  const [article] = articleParts(c);
  return article?.id === "article" && OF_MEDICINES.test(`${article.title?.zh}${article.lead?.zh}`) && c.u.eaten.some((l) => names(c, article, l))
    ? [article, which]
    : [which];
};

const withTheirs: Whole = (c) => {
  const own = speaksOfSome(c.u) && c.u.eaten.length > 0 && !forTheValue(c) ? pairs(c) : undefined;
  const together = own && medicinesTogether(c);
  return own && [own, ...(together ? [together.part] : [])];
};

const reasons: Whole = (c) => {
  const [first] = c.u.why ? [betweenOf, pairs, passageOf, togetherOf, benefitOf].flatMap((of) => of(c) ?? []) : [];
  return first && [first];
};

/** The first that has something to say speaks alone. What their own figures come to comes early: a table's figure for everybody says another. */
const WHOLE: readonly Whole[] = [
  by(whatFor),
  by(cancerCure),
  throughMilk,
  by(energyNeeded),
  by(extraEaten),
  by(waterTold),
  by(alcoholSum),
  by(caffeineSum),
  (c) => {
    const changed = changedOnWarfarin(c);
    return changed && [changed, ...[pairs(c)].flatMap((p) => (p && p.mild !== true ? p : []))];
  },
  by(dayPlan),
  by(oilsCompared),
  by(saltCompared),
  by(foodsCompared),
  by(labelJudged),
  by(piecesAtOnce),
  by(piecesTold),
  by(piecesFor),
  comparedDoses,
  (c) => {
    const same = sameNumber(c);
    return same && [same, ...valueBeside(c)];
  },
  by(littleEnergy),
  by((c) => (energyEaten(c) ? undefined : weightWanted(c))),
  by(converted),
  by(toConvert),
  by(testsFor),
  by(testsOfComplaints),
  severalMedicines,
  whichMedicine,
  withTheirs,
  // What became of a thing is asked of any: what is written on that comes before all that is known of the thing.
  bySign,
  unknownThingParts,
  by(heldTwice),
  reasons,
];

export function alone(c: Context): readonly Part[] | undefined {
  for (const of of WHOLE) {
    const parts = of(c);
    if (parts) return parts;
  }
  return undefined;
}
