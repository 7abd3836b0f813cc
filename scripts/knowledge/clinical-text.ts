/** The method in words: how the engine (packages/engine) decides. Whoever changes the engine changes this with it. */
import { rows } from "./document-tables.ts";

export const OPENING = `# What the engine knows, and how it decides

Written from the knowledge by \`npm run knowledge -- document\`; do not edit by hand. Counts are rounded down. The figures themselves, each with its source and the place in it, are the records in \`packages/knowledge\`.

No language model takes part in anything described here. The same answers with the same knowledge, engine, catalogue, reference set and date give the same plan.`;

export const TARGETS = `## Targets

- The leading set is chosen by the operator (\`REFERENCE_SET\`): China 2023 unless told otherwise. Where it says nothing of a nutrient, the other national set is read.
- The target is the recommended intake (RNI, RDA); where there is none, the adequate intake (AI). It is read by sex, age in months and life stage.
- Adjustments are records too: smokers' vitamin C, iron without meat. They multiply, add, or set a least amount, and move the average requirement alike.
- Energy for adults is the EER equation of the DRI for Energy 2023, with the increments for pregnancy and breastfeeding of the leading set. It is given only when sex, age, height, weight and activity are all known.`;

export const INTAKE = `## Intake

1. Servings of food groups, when they were told; a group not told is unknown, not "none".
2. Else the average of a population survey for sex and age, changed by the way of eating. Confidence is low.
3. Else the reference value itself, said to be an assumption.
4. What is taken counts by its label or the usual content of such a product. An amount that is not known stays unknown: nothing is added on top of it, and the label is asked for.
5. Sun counts for vitamin D, and only in people in whom it can be relied on.`;

export const STATUS = `## Status of a nutrient

${rows(
  ["status", "when"],
  [
    "low",
    "a laboratory value says so; or meals and supplements together stay below the average requirement (EAR), or below two thirds of an AI; or a medicine uses it up and is known to call for making up for it",
  ],
  [
    "high",
    "a laboratory value says so; or meals and supplements together are above a limit, or above the level at which less lowers the risk of chronic disease (sodium)",
  ],
  ["adequate", "neither; or the amount taken is not known"],
)}

${rows(
  ["confidence", "rests on"],
  ["high", "a laboratory value that measures the store itself"],
  [
    "medium",
    "a weaker laboratory value; servings that were told; a way of eating that leaves little of it; a life stage that needs more than is usually eaten",
  ],
  ["low", "the average of a population, or an assumption"],
)}

Laboratory values outrank everything else. Of two that disagree the better one stands, then the safer. Symptoms never decide: they only bring up advice or a warning. A shortage guessed from a survey counts for a plan only when the EAR is clearly missed (by a fifth) or the person named a goal that the nutrient is known to serve; falling short of an AI alone proves nothing. With hardly any of a nutrient in the food, a normal value today is only a store, and the plan keeps it up (vitamin B12 in vegans).`;

export const LIMITS = `## Limits

- For every nutrient the strictest limit of **all** sets holds, in each scope: everything, supplements only, preformed vitamin A, synthetic forms, nicotinic acid, nicotinamide.
- Where no upper limit could be set, the level that a body held safe is used as if it were one.
- Conditions, life stages and medicines set ceilings of their own; a rule that forbids from a dose on is a ceiling for the sum of all that is taken.
- As long as pregnancy is not answered, the limits of every stage still possible hold.
- A limit is hard for what we recommend. What a doctor prescribed is recorded, noted and never "corrected".`;

export const CONFLICTS = `## Conflicts

${rows(
  ["severity", "means"],
  ["contraindicated", "must not be combined: the label or an authority says so, or the harm is grave and known"],
  ["major", "may harm seriously or take away a vital effect: avoid, or only under a doctor's eye"],
  ["moderate", "may harm or weaken an effect: change the time or the dose, or have it watched"],
  ["minor", "small or unlikely: good to know"],
)}

${rows(
  ["action", "means"],
  ["avoid", "do not combine"],
  ["separate", "take apart, by the hours given"],
  ["monitor", "have it watched by whoever prescribed the medicine"],
  ["supplement", "the medicine or condition uses it up: making up for it is advised"],
  ["beneficial", "known to go well together"],
)}

${rows(
  ["evidence", "rests on"],
  ["A", "trials, or a contraindication in a label"],
  ["B", "studies in people, or a label"],
  ["C", "case reports, or pharmacology shown in people"],
  ["D", "theory or laboratory work only"],
)}

- A rule speaks of a medicine, a class (less named exceptions), a condition with all that is one, an item, a group, a nutrient or one of its forms, from or up to a dose. A combination meets the rules of each component.
- The more exact rule speaks instead of the more general one. A milder one replaces a stricter one only where it names both sides itself.
- A dose that was not told counts as if the rule held; of a rule with tiers, the milder tier. A circumstance that is not known makes the finding one step milder, never none.
- Where the literature disagrees, the stricter is shown and the record says why.
- A name that is not recognised is always said. "No rule found" is said as that, with what was checked; it is never called safe.`;

export const PLAN = `## The plan

A mixed-integer program chooses products and whole units a day, solved by HiGHS, bounded by nodes and never by time.

- Hard: every limit, conflicts to avoid, allergens, way of eating, what a warning leaves to the doctor, the label's most a day, at most six products, at most one broad mixture.
- Soft: covering shortages, weighted by confidence, size and goal; against it stand the number of products and units, the price, and what has to be watched.
- Unknown to it: stock, margin, commission.
- Nothing short, nothing recommended. A red flag sends to a doctor first, and no product is named. Under eighteen there is general guidance and no product. No herb while trying for a child, in pregnancy or while breastfeeding.
- Each refused product carries its reason. Whatever has to be apart is placed apart in the day, or said.`;

export const METHOD = `## How a fact gets in

1. It is read in a source that two clinicians can open, and the record names the place in it. A fact whose source cannot be named stays out.
2. The text is ours, in both languages; facts are carried over, sentences are not.
3. Figures of the reference tables carry whether they were checked in the original (\`verified\`) and in a second, independent place (\`independent\`). \`npm run knowledge -- coverage\` counts both, and every gap.
4. \`npm run knowledge -- check\` refuses records that do not fit their shape, name what is not there, share a name with another or break the rules of writing, and names every text too short to be checked and every source that nobody cites.
5. \`npm run knowledge -- diff\` shows what a change does to the plans of the personas before it is taken in.`;

export const LIMITS_OF_IT = `## What it cannot do

- It is no diagnosis, and no substitute for a doctor or pharmacist.
- An interaction that nobody has recorded here is not found. The knowledge is wide, not whole.
- Averages of a population say little about one person; only servings and laboratory values do.
- Food composition differs by soil, kind and kitchen; ranges are kept, and amounts from food are never exact.`;
