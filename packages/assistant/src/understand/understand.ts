/** From a text and what went before to what is asked: of whom, about what, wanting what. */
import type { Answers, Lang } from "@nutri/domain";
import { type Resolved } from "@nutri/engine";
import type { EntityRef, KnowledgeIndex } from "@nutri/knowledge";
import { escape } from "../text/escape.ts";
import type { Question, Subject } from "../types.ts";
import { asksOfBoth, carriedOver, isFollowUp, isWhy } from "./carry.ts";
import { bodyMass } from "./body-mass.ts";
import { withDose } from "./doses.ts";
import { takenInPieces } from "./pieces-taken.ts";
import { withShare } from "./label-share.ts";
import { type Intent, INTENTS, intentsOf, isPolar } from "./intents.ts";
import { type LabTold, labsAsked, labsCarried, statesOf } from "./labs.ts";
import { clauses, EATEN, type Linked, type Linker } from "./link.ts";
import { withoutOrigins } from "./made-from.ts";
import { withoutNotTaken } from "./not-taken.ts";
import { withoutPassed } from "./passed.ts";
import { nutrientOf } from "./nutrient-of.ts";
import { withStagesNamed } from "./life-stage-words.ts";
import { meant } from "./meant.ts";
import { misspelt } from "./misspelt.ts";
import { withoutLacking } from "./lacking.ts";
import { PROFILE, withoutLabels } from "./profile-line.ts";
import { isForChild, ageOf, isHers, personIn, stillOf, type Told, withoutBornBefore } from "./person.ts";
import { asideOf, withoutFamily, withPrevention } from "./relatives.ts";
import { asksSpan } from "./span.ts";
import { RICH_IN } from "./rich-in.ts";
import { stageOf } from "./stages.ts";
import { BY_STAGE, merged, withDefaults, withoutStage, withState } from "./state.ts";
import { inStandardWords } from "./standard-words.ts";
import { respelled } from "./respelled.ts";
import { type Story, storyOf } from "./story.ts";
import { withoutCompared } from "./compared.ts";
import { withoutFears, withoutTheDead } from "./suspected.ts";
import { plainNutrients } from "./tablets.ts";
import { besideTheirs, meets, OF_TAKERS, theirs } from "./theirs.ts";
import { withoutTakenAlready } from "./taken-already.ts";
import { unknownBeside } from "./unknown-beside.ts";
import { unknownThing } from "./unknown-name.ts";
import { withoutDenials } from "./untroubled.ts";
import { resolvedOf } from "./resolved.ts";

export { nutrientOf } from "./nutrient-of.ts";

export type Understanding = {
  readonly text: string;
  /** The question without what was said of the person before it. */
  readonly asked: string;
  readonly lang: Lang;
  /** What of it asks; all of it where no story is told. */
  readonly question: string;
  readonly story: Story | undefined;
  readonly intents: readonly Intent[];
  readonly linked: readonly Linked[];
  readonly nutrients: readonly string[];
  readonly eaten: readonly Linked[];
  readonly medicines: readonly Linked[];
  readonly conditions: readonly Linked[];
  readonly goals: readonly string[];
  readonly labs: readonly LabTold[];
  readonly told: Told;
  /** Told of somebody else, before what is asked for oneself. */
  readonly beside?: Told;
  readonly subject: Subject;
  /** Stored answers, what the conversation told, what this text tells; of the subject only. */
  readonly person: Answers;
  readonly resolved: Resolved;
  /** Pregnant, trimester not known. */
  readonly pregnant: boolean;
  /** Pregnant, breastfeeding or trying. */
  readonly staged: boolean;
  /** Under 18. */
  readonly young: boolean;
  /** Something eaten or taken that the question names and that is not known here. */
  readonly unknownThing: string | undefined;
  /** Such a name joined to one that is known: "Zyntroval-7 with magnesium". */
  readonly unknownBeside: string | undefined;
  /** Only "why?", of what was said last. */
  readonly why: boolean;
  /** Carried over from the last question: nothing was named in this one. */
  readonly carried: boolean;
};

/** "With food" matters to a medicine; alone, or said of how a supplement is taken, the word names nothing. */
const namesNothing = (l: Linked, medicines: readonly Linked[], linked: readonly Linked[], k: KnowledgeIndex): boolean =>
  l.ref.kind === "item" && l.ref.id === "food" && (medicines.length === 0 || linked.some((o) => o.clause === l.clause && !o.denied && isTakenFor(o, k)));
/** A vitamin or another supplement, and no food. */
const isTakenFor = ({ ref }: Linked, k: KnowledgeIndex): boolean =>
  ref.kind === "nutrient" || ref.kind === "form" || (ref.kind === "item" && /^(?:nutrient|supplement)$/u.test(k.items.get(ref.id)?.kind ?? ""));

/** An illness told, or a medicine that is taken for one. */
const OF_ILL: ReadonlySet<string> = new Set(["condition", "medicine", "class", "biomarker"]);
const isIll = ({ ref }: Linked, k: KnowledgeIndex): boolean => ref.kind !== "condition" || k.conditions.get(ref.id)?.kind === "disease";

/** "Calcium for a 15 year old boy", "钙 15岁男孩": of whom one is told and nothing asked, how much they need. */
const FOR_SOMEBODY = /^[^,.?!，。？]{2,40}\bfor\b[^.?!]{2,40}[?]?$|^[^，。？?吗呢吧了]{2,20}$/iu;
/** What a child got hold of is no question of its need. */
const SWALLOWED = /[偷误]|多[吃喝服]|吞|\b(?:ate|eaten|swallow\w*|got into|chewed|drank)\b/iu;
/** "It gives me diarrhoea. What can I do?" is asked of what the thing does. */
function meantIntents(wanted: readonly Intent[], asked: string, named: readonly Linked[], aged: boolean): readonly Intent[] {
  if (named.some((l) => l.effect === true) && !wanted.includes("side_effects")) return ["side_effects", ...wanted];
  const eaten = named.filter((l) => EATEN.has(l.ref.kind) && !l.denied);
  const only = eaten.length === 1 && named.every((l) => l === eaten[0] || l.ref.kind === "condition") && eaten[0]?.dose === undefined;
  return wanted.length === 0 && aged && only && FOR_SOMEBODY.test(asked.trim()) && !SWALLOWED.test(asked) ? ["amount"] : wanted;
}

/** What somebody does for a goal: who diets wants to lose weight. */
const FOR_GOAL: Readonly<Record<string, string>> = { dieting: "weight" };
const goalsOf = (linked: readonly Linked[]): string[] => [
  ...new Set(linked.flatMap(({ ref, denied }) => (ref.kind === "goal" ? ref.id : ref.kind === "condition" && !denied ? (FOR_GOAL[ref.id] ?? []) : []))),
];

/** Asked of a value that was told before: "is that low?" */
const OF_VALUE =
  /\b(?:low|high|normal|bad|ok|okay|serious|dangerous|mean|worry)\b|[高低]|正常|要紧|严重|意思|说明|有事|^(?:那么?|这|我)?(?:就|已经)?(?:算|是|属于)|\b(?:do i have|am i|could (?:it|that|this) be)\b/iu;

/** A habit that is asked about is something drunk: "ok to drink alcohol with metronidazole?" */
const DRUNK: Readonly<Record<string, EntityRef>> = { alcohol_use: { kind: "item", id: "alcohol" }, low_carb_diet: { kind: "item", id: "ketogenic_diet" } };
const NARROWLY: Readonly<Record<string, RegExp>> = { low_carb_diet: /生酮|keto/iu };
const withDrinks = (linked: readonly Linked[], asks: boolean): Linked[] =>
  linked.flatMap((l) => {
    const drink = asks && l.ref.kind === "condition" && !l.denied && NARROWLY[l.ref.id]?.test(l.given) !== false ? DRUNK[l.ref.id] : undefined;
    return drink && !linked.some((o) => o.ref.id === drink.id) ? [l, { ...l, ref: drink, also: [] }] : [l];
  });
/** "I don't eat fish. Where can I get omega-3?": what is left out goes with the question after it. */
const LEFT_OUT =
  /\b((?:i|we|he|she|they|my [a-z]+) (?:(?:(?:(?:do|does)(?:n't| not)|can't|cannot|can not|won't|never)(?: really| ever)? (?:eat|like))|hate|dislike|avoid) (?!(?:it|that|this|much|enough|well|any\w*|breakfast|lunch|dinner|(?:the|my) [a-z]+)\b)[a-z][a-z ]{2,24})\s?[.;!]\s+(?=(?:so |and |but )?(?:what|where|which|how)\b)/giu;

/** "Should've said, I'm on escitalopram": nothing is asked about what should be. */
const SAID_LATE = /^(?:(?:oh|sorry|oops)[,.!]? )?(?:i )?should(?:['’]ve| have) (?:said|mentioned|told you|added)\b[,:]?(?: that)? */iu;

/** @param parted a story is told apart from its question also where a line on the person stands before it */
export function understand(said: string, lang: Lang, q: Question, k: KnowledgeIndex, link: Linker, parted = false): Understanding {
  const text = withPrevention(withStagesNamed(inStandardWords(respelled(withoutLabels(said), k))));
  const aside = PROFILE.test(text)
    ? undefined
    : asideOf(
        text,
        (part) => tellsState(part, link(part), k),
        (rest) => link(rest).some((l) => isNamed(l)),
      );
  const u = read(aside?.rest ?? text, lang, q, k, link, parted);
  const strange = u.unknownThing ?? u.unknownBeside;
  const slip = strange === undefined ? undefined : misspelt(strange, k);
  const meantOne = slip === undefined ? u : read(u.text.replace(slip.written, slip.meant), lang, q, k, link, parted);
  return aside ? { ...meantOne, beside: personIn(aside.told, link(aside.told), k) } : meantOne;
}

/** Something to eat that is asked about, and not food in general. */
const isNamed = ({ ref, denied }: Linked): boolean => (EATEN.has(ref.kind) || ref.id in DRUNK) && !denied && ref.id !== "food" && ref.id !== "food_in_general";
/** An illness, a medicine or a pregnancy of whom it tells; what is in the genes is told of the family. */
const tellsState = (part: string, linked: readonly Linked[], k: KnowledgeIndex): boolean =>
  linked.every((l) => k.conditions.get(l.ref.id)?.kind !== "genetic") &&
  (stageOf(part).pregnant ||
    stageOf(part).pregnancy === "lactating" ||
    linked.some((l) => !l.denied && (/^(?:medicine|class)$/u.test(l.ref.kind) || k.conditions.get(l.ref.id)?.kind === "disease")));

function read(written: string, lang: Lang, q: Question, k: KnowledgeIndex, link: Linker, parted: boolean): Understanding {
  const cleared = withoutDenials(written, (rest) => link(rest).some((l) => OF_ILL.has(l.ref.kind) && !l.denied && isIll(l, k)));
  const text = cleared.replace(SAID_LATE, "").replace(LEFT_OUT, "$1, ");
  const profile = PROFILE.exec(text);
  const asked = profile ? text.slice(profile[0].length) : text;
  const taken = [...(q.person.answers?.medicines ?? []), ...(q.memory.people?.self?.medicines ?? [])];
  const hers = isHers(text);
  const hadChild = withoutBornBefore(text) !== text;
  const takenIds = taken.flatMap((m) => m.id ?? []);
  const held = withoutPassed(withoutNotTaken(withoutCompared(link(text), text, takenIds, k), text, takenIds, k), text);
  const age = ageOf(text);
  const nursed = !hers && isForChild(text);
  const heard = held.filter((l) => !grownOut(l, age) && !((hers || hadChild) && isSmall(l, k)) && !(nursed && l.ref.id === NURSING));
  const ill = withoutFamily(withoutFears(withoutTheDead(heard, text), text, k), text, k);
  const everything = theirs(withoutOrigins(plainNutrients(ill, text, k), text), text, taken, k);
  const story =
    profile && !parted
      ? undefined
      : storyOf(
          text,
          everything,
          (l) => isMeal(l, k) && !meets(l, everything, k),
          (l, other) => nutrientOf(l.ref, k) !== undefined && nutrientOf(l.ref, k) === nutrientOf(other.ref, k),
          profile ? clauses(meant(profile[0])).length : 0,
        );
  const question = story?.question ?? asked;
  const named = everything.filter((l) => story?.mentioned.includes(l) !== true);
  // "G6PD deficiency" is the name of an illness, and asks for no signs of one.
  const illness = everything.some((l) => l.ref.kind === "condition" && LACK.test(l.given) && nutrientOf(l.ref, k) === undefined);
  const ofQuestion = intentsOf(withoutCourse(illness ? question.replace(LACK, " ") : question, named));
  const wanted = ofQuestion.length > 0 ? ofQuestion : intentsOf(asked);
  const intents = meantIntents(wanted, asked, named, age !== undefined);
  const heardOf = personIn(text, exact(named, k), k, story?.question);
  // Of somebody else than before, what the one before has or takes does not go on.
  const subject = heardOf.subject ?? stillOf(asked, q.memory.subject, q.memory.people);
  const other = q.memory.subject !== undefined && subject !== q.memory.subject;
  const goesOn = carriedOver(asked, profile ? link(asked) : named, intents, q.memory, ageOf(asked) !== undefined);
  const carried = other ? goesOn.filter((l) => !isTheirs(l, q, k) && !(OF_ILL.has(l.ref.kind) && ON_NOTHING.test(asked))) : goesOn;
  const spoken = withShare(takenInPieces(withDose(exact(distinct(withDrinks([...named, ...carried], intents.length > 0)), k), asked, k), asked), asked, k);
  const told = withState(heardOf, carried);
  // A value told in a story is theirs, whatever is asked after it.
  const tested = [...spoken, ...everything.filter((l) => story?.mentioned.includes(l) === true)];
  const read = labsAsked(text, tested, subject === "self" ? (q.person.reports ?? []) : [], k);
  const known = labsCarried(carried, q.memory, k);
  const stored = subject === "self" ? (q.person.answers ?? {}) : {};
  const body = bodyMass(text, told.answers, { ...stored, ...q.memory.people?.[subject] }, told.pregnant || told.answers.pregnancy === "trying", read, k);
  const labs = body ? [body, ...read] : read.length > 0 ? read : OF_VALUE.test(asked) ? known : [];
  const own = subject === "self" ? taken.flatMap((m) => m.id ?? []) : [];
  const linked = withoutTakenAlready(
    [
      ...spoken,
      ...besideTheirs(spoken, own, intents.some((i) => OF_TAKERS.has(i)) || isPolar(question), k),
      ...meantBy([...read, ...known], asked, tested, k, intents),
    ],
    asked,
    k,
  );
  const kept = q.memory.people?.[subject];
  const conditions = (told.answers.conditions ?? []).filter((c) => !BY_STAGE.has(c) || told.answers.pregnancy === undefined);
  // What goes on about a medicine asked about before is asked of that medicine.
  const still = carried.filter((l) => l.ref.kind === "medicine" || l.ref.kind === "class").map(({ ref: { id } }) => ({ name: id, id }));
  const medicinesNow = [...(told.answers.medicines ?? []), ...still];
  const now: Answers = { ...told.answers, ...(told.answers.conditions && { conditions }), ...(medicinesNow.length > 0 && { medicines: medicinesNow }) };
  // "I am pregnant" said now ends a stage told before it.
  const before = told.pregnant && told.answers.pregnancy === undefined ? [stored, kept].map(withoutStage) : [stored, kept];
  const person = withDefaults(merged(...before, now), subject);
  const resolved = resolvedOf(person, k);
  // "And zinc?" asks of zinc what was asked before.
  const follows = carried.length > 0 || (intents.length === 0 && isFollowUp(asked));
  // How long and from when are other questions than how much.
  const last = follows && !asksSpan(asked) ? INTENTS.find((i) => i === q.memory.intent) : undefined;
  // "Where from?", then "and my son, 3?": how much he needs.
  // Of somebody else, who has nothing that it was asked with: whether they may have it.
  const alone = other && last === "together" && linked.filter((l) => EATEN.has(l.ref.kind)).length < 2 && !linked.some((l) => OF_ILL.has(l.ref.kind));
  const goingOn = (last === "diet" || last === "foods") && heardOf.age !== undefined ? "amount" : alone ? "may_i" : last;
  const listed = intents.includes("foods") ? linked.flatMap((l) => RICH_IN[l.ref.id] ?? []) : [];
  const nutrients = [...new Set([...linked.flatMap((l) => (l.denied && l.ref.kind !== "condition" ? [] : (nutrientOf(l.ref, k) ?? []))), ...listed])];
  const medicines = linked.filter((l) => (l.ref.kind === "medicine" || l.ref.kind === "class") && !l.denied);
  // "And what should I eat?", after iron: foods for it.
  const plain = FOODS_FOR.test(asked) && linked.every((l) => nutrientOf(l.ref, k) !== undefined && l.ref.kind !== "condition");
  const asksFoods = (carried.length > 0 || plain) && intents[0] === "diet" && nutrients.length > 0 && medicines.length === 0;
  // Of two sorts that were spoken of: which, and not what there is to buy.
  const ofBoth = carried.filter((l) => EATEN.has(l.ref.kind)).length > 1 && asksOfBoth(asked);
  const lastOne = other ? q.memory.people?.[q.memory.subject ?? "self"] : undefined;
  return {
    ...(lastOne && goesOn.length > carried.length && { beside: { subject: q.memory.subject, pregnant: false, age: lastOne.age, answers: lastOne, own: {} } }),
    text,
    asked,
    question,
    story,
    lang,
    intents: ofBoth ? ["forms"] : asksFoods ? ["foods", ...intents] : goingOn === undefined || intents.length > 0 ? intents : [goingOn],
    linked,
    nutrients,
    eaten: withoutLacking(
      linked.filter((l) => EATEN.has(l.ref.kind) && !l.denied && !namesNothing(l, medicines, linked, k)),
      asked,
      k,
    ),
    medicines,
    conditions: linked.filter((l) => l.ref.kind === "condition" && !l.denied),
    goals: goalsOf(linked),
    labs,
    told,
    subject,
    person,
    resolved,
    staged: told.pregnant || (person.pregnancy !== undefined && person.pregnancy !== "none"),
    pregnant: person.pregnancy === undefined && (told.pregnant || (kept?.conditions ?? []).includes("pregnancy")),
    young: (person.age !== undefined && person.age < 18) || (person.age === undefined && (subject === "child" || subject === "baby")),
    unknownThing: unknownThing(
      meant(asked),
      link(asked).map((l) => l.given),
    ),
    unknownBeside:
      intents.length === 0 || intents.some((i) => OF_TWO.has(i))
        ? unknownBeside(
            meant(asked),
            spoken.filter((l) => EATEN.has(l.ref.kind) || /^(?:medicine|class)$/u.test(l.ref.kind)).map((l) => l.given),
            k,
          )
        : undefined,
    why: carried.length > 0 && isWhy(asked),
    carried: carried.length > 0,
  };
}

/** "长期吃丙戊酸": how long a medicine is taken asks nothing of too much. */
const withoutCourse = (question: string, named: readonly Linked[]): string =>
  named.reduce(
    (text, { ref, given }) =>
      given === "" || (ref.kind !== "medicine" && ref.kind !== "class")
        ? text
        : text.replace(new RegExp(`长期(?=(?:在)?[吃用服]用?着?${escape(given)})`, "iu"), ""),
    question,
  );
/** What asks whether two go together. */
const OF_TWO: ReadonlySet<Intent> = new Set<Intent>(["may_i", "together", "side_effects", "timing", "benefit"]);

/** "Best foods for iodine" asks for the foods that hold it. */
const FOODS_FOR = /\bfoods? (?:for|with|to (?:get|boost|raise|increase))\b/iu;

/** Who is told to be well and on nothing has none of what was spoken of before. */
const ON_NOTHING =
  /\b(?:not on (?:any ?(?:thing|meds?|medic\w+|tablets|pills)?|meds?|medic\w+|tablets)|on (?:nothing|no (?:meds?|medic\w+|tablets|pills))|takes? (?:nothing|no (?:meds?|medic\w+|tablets|pills))|no (?:meds|medicines|medications|conditions|health (?:problems|issues)))\b|没(?:有)?(?:在)?吃(?:别的|其他|任何|什么)?药|不吃(?:别的|任何)?药|没(?:什么|有)?(?:别的)?病(?!史)/iu;

/** Told of the one who was spoken of last. */
function isTheirs({ ref }: Linked, q: Question, k: KnowledgeIndex): boolean {
  const kept = q.memory.people?.[q.memory.subject ?? "self"];
  if (ref.kind === "condition") return kept?.conditions?.includes(ref.id) === true || k.conditions.get(ref.id)?.kind !== "symptom";
  return kept?.medicines?.some((m) => m.id === ref.id) === true;
}

/** Eaten or drunk as a meal, and nothing taken for its own sake. */
const isMeal = ({ ref, also }: Linked, k: KnowledgeIndex): boolean =>
  (ref.kind === "item" && MEALS.has(k.items.get(ref.id)?.kind)) ||
  (ref.kind === "group" && MEALS.has(k.groups.get(ref.id)?.kind)) ||
  (ref.kind === "form" && also.some((r) => r.kind === "item" && MEALS.has(k.items.get(r.id)?.kind)));
const MEALS: ReadonlySet<string | undefined> = new Set(["food", "alcohol"]);

/** Of a food or a diet asked about with a value ("uric acid 520, is tofu all right?") the state that the value is. */
function meantBy(labs: readonly LabTold[], text: string, linked: readonly Linked[], k: KnowledgeIndex, intents: readonly Intent[]): Linked[] {
  if (!intents.includes("diet") && !linked.some((l) => EATEN.has(l.ref.kind) && !l.denied)) return [];
  return statesOf(labs, text, k).flatMap(({ state, biomarker }): Linked[] => {
    const of = linked.find((l) => l.ref.id === biomarker || l.also.some((r) => r.id === biomarker));
    return of && !linked.some((l) => l.ref.kind === "condition" && (l.ref.id === state || k.conditionAncestors(l.ref.id).has(state)))
      ? [{ ref: { kind: "condition", id: state }, also: [], given: of.given, at: of.at, clause: of.clause, denied: false }]
      : [];
  });
}

/** "宝宝" of one year and more is no infant. */
const INFANTS: ReadonlySet<string> = new Set(["infant", "newborn"]);
const grownOut = ({ ref }: Linked, age: number | undefined): boolean => ref.kind === "condition" && INFANTS.has(ref.id) && age !== undefined && age >= 1;

/** Who nurses is not who is asked about. */
const NURSING = "lactation";
/** A child as a stage of life. */
const isSmall = ({ ref }: Linked, k: KnowledgeIndex): boolean =>
  ref.kind === "condition" &&
  ["infant", "child"].some((id) => ref.id === id || k.conditionAncestors(ref.id).has(id)) &&
  k.conditions.get(ref.id)?.kind === "life_stage";

const LACK = /deficienc(?:y|ies)|缺乏症?/iu;
/** Each thing once; told with its dose where it was. */
function distinct(linked: readonly Linked[]): Linked[] {
  const by = new Map<string, Linked>();
  for (const l of linked) {
    const key = `${l.ref.kind}:${l.ref.id}`;
    const held = by.get(key);
    if (!held || (held.dose === undefined && l.dose !== undefined)) by.set(key, held ? { ...held, ...(l.dose && { dose: l.dose }) } : l);
  }
  return [...by.values()];
}

/** "Steroids (prednisone)": the medicine says it, its class adds nothing. */
const exact = (linked: readonly Linked[], k: KnowledgeIndex): Linked[] =>
  linked.filter((l) => l.ref.kind !== "class" || !linked.some((m) => m.ref.kind === "medicine" && k.classesOf(m.ref.id).has(l.ref.id)));
