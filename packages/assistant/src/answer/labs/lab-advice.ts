/** Which advice a lab value calls for: the goal of an illness that was told, what names the thing asked about, and what is said of medicine. */
import type { Text } from "@nutri/domain";
import { holds, type Resolved } from "@nutri/engine";
import { resolveLab } from "@nutri/engine/person/labs";
import type { Advice, Biomarker } from "@nutri/knowledge";
import { nutrientOf } from "../../understand/nutrient-of.ts";
import { nameOf } from "../names.ts";
import { both, type Context } from "../part.ts";
import { resolvedOf } from "../../understand/resolved.ts";

type Bound = NonNullable<Advice["when"]["labs"]>[number];
const MOST = 3;
const ADULT = 18;

const isWithin = (l: Bound, value: number): boolean => value < (l.below ?? Infinity) && value >= (l.atLeast ?? -Infinity) && value > (l.above ?? -Infinity);
const boundsOf = (a: Advice, b: Biomarker): readonly Bound[] => (a.when.labs ?? []).filter((l) => l.code === b.id);
const lowest = (a: Advice, b: Biomarker): number => Math.min(...boundsOf(a, b).map((l) => l.atLeast ?? l.above ?? -Infinity));
const upmost = (a: Advice, b: Biomarker): number => Math.min(...boundsOf(a, b).map((l) => l.below ?? Infinity));
const WIDEST = 1e6;
const width = (a: Advice, b: Biomarker): number => Math.min(upmost(a, b) - lowest(a, b), WIDEST);
/** A stage between two bounds is said before what holds more widely, a warning before what is beside it. */
const narrower = (x: Advice, y: Advice, b: Biomarker): number =>
  width(x, b) - width(y, b) ||
  Math.max(lowest(y, b), -WIDEST) - Math.max(lowest(x, b), -WIDEST) ||
  Math.min(upmost(x, b), WIDEST) - Math.min(upmost(y, b), WIDEST) ||
  Number(y.severity !== undefined) - Number(x.severity !== undefined);

/** An illness that nobody told of does not stand against what is for people without it. */
function surely({ when }: Advice, r: Resolved): boolean {
  const { notConditions: _, ...told } = when;
  return holds(told, r) === "yes";
}

/** Written for people with an illness that this one has not told of. */
const isForOthers = ({ when }: Advice, r: Resolved): boolean => when.conditions !== undefined && holds({ conditions: when.conditions }, r) !== "yes";

/** Of an age that nobody told, adults are meant. */
const isForChildren = ({ when }: Advice, r: Resolved): boolean => (when.ageYears?.max ?? ADULT) < ADULT && holds({ ageYears: when.ageYears }, r) !== "yes";

/** Nothing that cannot wait, and of a pregnancy that nobody spoke of. */
const isForMothers = ({ when, severity }: Advice, r: Resolved): boolean =>
  severity !== "contraindicated" && isOfPregnancy({ when }) && holds({ pregnancy: when.pregnancy ?? [] }, r) !== "yes";
/** After the change of life nobody carries a child. */
const AFTER_BEARING = 55;
const isPastBearing = ({ when }: Advice, r: Resolved): boolean => (when.ageYears?.min ?? 0) >= AFTER_BEARING && holds({ pregnancy: ["none"] }, r) === "no";
const isOfPregnancy = ({ when }: Pick<Advice, "when">): boolean => when.pregnancy?.includes("none") === false;

/** The line below which a value is too low at a child's age. */
export const childLine = ({ k }: Context, b: Biomarker, r: Resolved): number | undefined =>
  k.records.advice
    .filter((a) => (a.when.ageYears?.max ?? ADULT) < ADULT && holds({ ageYears: a.when.ageYears }, r) === "yes")
    .flatMap((a) => boundsOf(a, b).flatMap((l) => l.below ?? []))[0];

/** Illnesses that set another goal, by which this value would be off: nobody told whether they have one. */
export const othersOff = ({ k }: Context, b: Biomarker, value: number, r: Resolved): readonly string[] => [
  ...new Set(
    k.records.advice
      .filter((a) => a.seeDoctor && boundsOf(a, b).some((l) => isWithin(l, value)))
      .filter((a) => isForOthers(a, r) && holds({ conditions: a.when.conditions ?? [] }, r) !== "no")
      .flatMap((a) => a.when.conditions ?? []),
  ),
];

/** Written for who tells of one of these words beside the value: numb feet with a low B12, biotin with a low TSH. */
const isToldOf = ({ u }: Context, { symptoms }: Advice): boolean => symptoms.some((word) => u.text.toLowerCase().includes(word.toLowerCase()));
export const toldBeside = (c: Context, advice: readonly Advice[]): Advice | undefined => advice.find((a) => isToldOf(c, a));

/** What holds at this value, the surest first. Where something surely holds, what is for another sex, age or stage only is left out. */
export function adviceAt(c: Context, b: Biomarker, value: number, r: Resolved): readonly Advice[] {
  const advice = c.k.records.advice.filter(
    (a) =>
      // Of the test itself are few.
      boundsOf(a, b).some((l) => isWithin(l, value)) &&
      holds(a.when, r) !== "no" &&
      (a.symptoms.length === 0 || isToldOf(c, a)) &&
      !isForOthers(a, r) &&
      !isForChildren(a, r) &&
      !isForMothers(a, r) &&
      !isPastBearing(a, r),
  );
  // Of what only may hold, a pregnancy that nobody spoke of last, and the narrower bound first: it holds for more people.
  // Of who carries a child, what is written for it: everybody else's line is another.
  const rank = (a: Advice): number => (surely(a, r) ? (isOfPregnancy(a) ? 3 : 2) : isOfPregnancy(a) ? 0 : 1);
  const ranked = advice.toSorted((x, y) => rank(y) - rank(x) || (rank(x) < 2 ? upmost(x, b) - upmost(y, b) : narrower(x, y, b)));
  const most = Math.max(...ranked.map(rank), 0);
  return ranked.filter((a) => (most === 3 ? rank(a) === 3 || a.seeDoctor : rank(a) === 2 || most < 2));
}

/** Written for people with an illness that was told: what is aimed at there, whatever the report prints. Of several the strictest. */
export const goalAmong = (advice: readonly Advice[], b: Biomarker, r: Resolved): Advice | undefined =>
  advice
    .filter((a) => a.when.conditions !== undefined && holds(a.when, r) === "yes")
    .toSorted((x, y) => Number(y.seeDoctor) - Number(x.seeDoctor) || lowest(x, b) - lowest(y, b))[0];

/** Above or below what is aimed at; nothing where the goal is met. */
export const offGoal = (goal: Advice, b: Biomarker): "low" | "high" | undefined =>
  Number.isFinite(lowest(goal, b)) ? (goal.seeDoctor ? "high" : undefined) : "low";

/** A row of a report that the goal of an illness of theirs tells more of than the range it prints. */
export function goalMissed(c: Context, code: string | undefined, value: number | string, unit: string): Advice | undefined {
  const b = code === undefined ? undefined : c.k.biomarkers.get(code);
  const resolved = b && typeof value === "number" ? resolveLab(c.k, { code: b.id, value, unit }) : undefined;
  if (!b || !resolved) return undefined;
  const r = resolvedOf({ ...c.u.person, labs: [{ code: b.id, value: resolved.value, unit: b.unit }] }, c.k);
  const goal = goalAmong(adviceAt(c, b, resolved.value, r), b, r);
  return goal && offGoal(goal, b) ? goal : undefined;
}

/** It speaks of the very thing that was asked about, and not only of what the test measures. */
export const namingAsked = ({ u, k }: Context, b: Biomarker, advice: readonly Advice[]): Advice | undefined => {
  const things = u.eaten.filter((l) => l.given !== "" && !b.indicates.some((i) => i.nutrient === nutrientOf(l.ref, k)));
  return advice.find((a) => things.some((l) => a.text.zh.includes(nameOf(k, l).zh)));
};

const ASKS_MEDICINE =
  /(?:要不要|需要|需不需要|该不该|用不用|是不是[要该得])[^，。？?]{0,6}(?:药|他汀)|[要该得][^，。？?]{0,6}(?:药|他汀)[^，。？?]{0,4}(?:[吗么不嘛呢]|[?？])|\b(?:do|does|should|must|will|would) (?:i|he|she|we|they|my \w+)\b[^.?!]{0,40}\b(?:medicines?|medications?|meds|drugs?|pills?|tablets?|statins?|treat(?:ed|ment))\b|\b(?:need|start)\b[^.?!]{0,20}\b(?:medicines?|medications?|meds|drugs?|pills?|tablets?|statins?)\b[^.!]{0,20}\?|(?:^|[.!?,;]\s*)(?:so )?(?:medicines?|medication|meds|pills?|tablets?|statins?)\s?\?/iu;
const WHETHER =
  /要不要|[要该得](?:吃|用|上|开始)|需要|该不该|用不用|\b(?:do|should|must) (?:i|he|she|we|they|my \w+) (?:need|have to|take|start|go on|be on)\b/iu;
const OF_MEDICINE = /\b(?:medicines?|metformin|statin)\b/iu;

export const asksMedicine = ({ u }: Context): boolean => ASKS_MEDICINE.test(u.asked) || (u.medicines.length > 0 && WHETHER.test(u.asked));
/** "Do I need tablets for it?": what is written of medicine at this value. */
export const medicineAmong = (c: Context, advice: readonly Advice[]): Advice | undefined =>
  asksMedicine(c) || asksDietAlone(c) ? advice.find((a) => OF_MEDICINE.test(a.text.en)) : undefined;

/** Besides medicine it is asked what the value is, or what to eat. */
const ASKS_WHAT =
  /是不是|[是算属][^，。？?]{0,8}[吗么?？]|几期|说明|什么意思|要紧|严重|担心|\b(?:should|do) (?:i|we) (?:need to |have to )?(?:be )?(?:worr\w+|concern\w*|panic)|\bam i\b|\b(?:do|does) (?:i|he|she) have\b|\bis (?:it|that|this)\b|\bwhat (?:does|do|is|stage)\b|(?:[高低重险]|正常|要紧)[吗么不嘛]|\bis (?:an? |my )?(?:[^.?!]|\.\d){1,30}\b(?:bad|high|low|normal|ok|okay|dangerous)\b/iu;
const ASKS_FOOD = /注意(?:什么|啥|哪)|吃(?:什么|啥|哪)|\bwhat (?:should|can|may) (?:i|he|she|we|they) eat\b/iu;
export const asksWhat = ({ u }: Context): boolean => ASKS_WHAT.test(u.asked);
export const asksOnlyMedicine = (c: Context): boolean => !asksWhat(c) && !ASKS_FOOD.test(c.u.asked);
/** Whether what is eaten is enough, and no medicine needed: asked of the value, and not of the foods that are named. */
const DIET_ALONE =
  /光靠|只靠|单靠|(?:吃|喝|靠)[^，。？?]{1,10}(?:补|降|升|压)(?:得|不)?(?:上来|回来|下来|上去|下去)|靠(?:吃|饮食|食疗)|不(?:想)?吃药|不用药|(?:[光只]|忌口|饮食|控糖|食疗|管住嘴|清淡|少[吃油糖盐])[^，。？?]{0,8}(?:就?(?:够|行|成|可以)(?:不|了?[吗么嘛没])|够不够|行不行|管用吗|有用吗|能(?:下来|降下来|好))|\b(?:diet|cutting|eating|exercise|food|lifestyle|less \w+|no \w+)\b[^.?!]{0,24}\b(?:be )?(?:enough|sufficient|do it|fix it)\b|\b(?:is|are|will|would|do|does) (?:[a-z]+ ){1,4}(?:be )?enough\b|\bis it enough to\b|\benough to (?:just |only )?(?:cut|eat|avoid|change|diet|watch)\b|\b(?:diet|food) alone\b|\b(?:by|with|through) (?:just |only )?(?:diet|food)\b|\b(?:fix|bring|get|lower|reverse|treat|solve) (?:it|this|that|mine)\b[^.?!]{0,12}\b(?:with|by)\b|\bwithout (?:a |any |taking )?(?:statins?|medic\w+|meds|drugs?|pills)\b|\binstead of (?:a |taking )?(?:statins?|medic\w+|meds|drugs?)\b/iu;
export const asksDietAlone = ({ u }: Context): boolean => DIET_ALONE.test(u.asked);
/** Said before advice that sends to a doctor, where it was asked whether food will do. */
export const beyondDiet = (c: Context, said: Advice | undefined): Text | undefined =>
  asksDietAlone(c) && said?.severity !== undefined && said.seeDoctor ? both("不能只靠饮食，要看医生：", "No, not by food alone, see a doctor: ") : undefined;

/** The first few, those already said left out. */
export const besides = (advice: readonly Advice[], said: readonly (Advice | undefined)[]): readonly Advice[] =>
  advice.filter((a) => !said.some((s) => s?.id === a.id)).slice(0, MOST);
