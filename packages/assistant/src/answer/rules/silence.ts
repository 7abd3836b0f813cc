/** What no rule speaks of is said to be so, and not passed as safe; only where two things were asked about as a pair. */
import type { Taboo, Text } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import type { Condition } from "@nutri/knowledge";
import type { Linked } from "../../understand/link.ts";
import { speaksOfMedicine } from "../../understand/unnamed.ts";
import { articleParts } from "../articles/articles.ts";
import { askedOf } from "./asked-of.ts";
import { withinCapsule } from "./concentrate.ts";
import { holdsRuled } from "./holds-ruled.ts";
import { membersFound } from "./kind-members.ts";
import { medicineNamed, nameOf } from "../names.ts";
import { ANYBODYS, asksOfPair } from "./of-a-pair.ts";
import { both, type Context, joinText, type Part } from "../part.ts";

/** Asked in pregnancy or while breastfeeding of food alone. */
export const plainFood = ({ u, k }: Context): boolean =>
  u.staged && u.eaten.length > 0 && u.medicines.length === 0 && u.eaten.every((l) => l.ref.kind === "item" && k.items.get(l.ref.id)?.kind === "food");
const STAGE_LISTS = [
  { source: "nhs-foods-to-avoid-in-pregnancy", locator: "Foods to avoid in pregnancy" },
  { source: "nhs-breastfeeding-diet", locator: "Breastfeeding and diet" },
];
/** Of a disease or a stage of life that nothing is found on, that is said. */
const SILENT_OF: ReadonlySet<string> = new Set(["disease", "life_stage"]);
const speaks = (p: Part, name: string): boolean =>
  [p.title, p.lead, ...(p.body ?? [])].some((t) => t !== undefined && `${t.zh} ${t.en}`.toLowerCase().includes(name.toLowerCase()));
/** What was written on the two says more than that no rule does. */
function isWritten(c: Context, thing: Linked, subjects: readonly Linked[]): boolean {
  const { k } = c;
  return articleParts(c).some((p) => {
    const about = k.articles.get(p.article ?? "")?.about;
    if (!about) return false;
    const ofSubject = subjects.some(({ ref: { id } }) =>
      [id, ...k.classesOf(id), ...k.conditionAncestors(id)].some(
        (x) => about.medicines.includes(x) || about.classes.includes(x) || about.conditions.includes(x),
      ),
    );
    // On few things, and this is one: "bone broth" is told of under its own name.
    const ofThing = about.items.length <= FEW && about.items.includes(thing.ref.id);
    return ofSubject && (ofThing || [thing.given, nameOf(k, thing).en].some((name) => speaks(p, name)));
  });
}
const FEW = 4;

/** The rules of somebody's medicines and states that were found, by what they speak of. */
const spokenOf = ({ k }: Context, taboos: readonly Taboo[]): ((l: Linked) => boolean) => {
  const found = new Set(taboos.map((t) => t.item.id));
  return ({ ref, also }) =>
    [ref, ...also]
      .flatMap(({ id, kind }) => [
        id,
        ...k.groupsOf(id),
        ...(kind === "form" ? [k.forms.get(id)?.nutrient.id ?? ""] : []),
        ...(k.items.get(id)?.nutrients ?? []).map((n) => n.nutrient),
      ])
      .some((id) => found.has(id));
};

/** It was asked about raw, and raw it is forbidden: salmon, where raw fish was found. */
const isRawOf = ({ k }: Context, { ref }: Linked, taboos: readonly Taboo[]): boolean =>
  taboos.some(
    ({ action, item }) =>
      action === "avoid" && k.groupsOf(item.id).has(RAW_ANIMAL) && [...k.groupsOf(item.id)].some((g) => g !== RAW_ANIMAL && k.groupsOf(ref.id).has(g)),
  );
const RAW_ANIMAL = "raw_animal_food";

/** A rule of theirs on something else tells of it in its advice: which salt, with a medicine that iodine undoes. */
const isAdvised = (c: Context, { ref, given }: Linked): boolean =>
  ref.kind === "item" && given !== "" && findTaboos({ ...askedOf(c), supplements: [], foods: [] }, c.k).taboos.some((t) => hasWord(t.advice, given));
const hasWord = ({ zh, en }: Text, given: string): boolean =>
  /\p{Script=Han}/u.test(given) ? zh.includes(given) : new RegExp(`\\b${given.replaceAll(/[^\p{L}\p{N}]/gu, "")}\\b`, "iu").test(en);

/** "Pâté on toast": what carries it is not what is asked about. */
const CARRIED_ON = /\bon (?:(?:a|an|some|my|the) )?(?:(?:piece|slice) of )?(?:toast|bread|crackers?|bagels?|baguettes?|rice cakes?|oatcakes?)\b/iu;
const isCarrier = ({ u }: Context, { given }: Linked): boolean => {
  const [on] = CARRIED_ON.exec(u.asked) ?? [];
  return on !== undefined && given !== "" && u.eaten.length > 1 && on.toLowerCase().replaceAll(/\s/gu, "").endsWith(given);
};

/** Of several things asked about, what no rule speaks of while one does of the others: "tofu and shrimp with gout". */
function besideFound(c: Context, quiet: readonly Linked[], subjects: readonly Linked[]): Text {
  const [names, eaten] = [joinText(subjects.slice(0, 2).map((x) => nameOf(c.k, x))), joinText(quiet.map((l) => nameOf(c.k, l)))];
  return both(
    `${names.zh}和${eaten.zh}：核对过的资料里没有查到要当心的地方（没查到不等于绝对没有）。`,
    `${names.en} and ${eaten.en}: the sources we checked name nothing to mind (not found is not the same as none).`,
  );
}

/** It is in the supplement as an extract, and a rule speaks of that. */
const isMade = ({ u, k }: Context, l: Linked, known: readonly Taboo[]): boolean => {
  const made = withinCapsule(k, l, u.eaten, u.asked);
  return made !== undefined && known.some((t) => t.item.id === made || k.groupsOf(made).has(t.item.id));
};
const CARRIED = "adrenaline";
/** An allergy to a food. */
const isOfFood = (x: Condition | undefined): boolean => x?.kind === "allergy" && (x.id === "anaphylaxis" || x.id === "food_allergy" || x.allergens.length > 0);

/** Those among the named who have no finding with the named eaten things: said, not passed as safe. @param taboos the findings that are told; @param known all of them, those beside the question too */
export function silent(c: Context, taboos: readonly Taboo[], known: readonly Taboo[] = taboos): Text[] {
  const { u, k } = c;
  if (!asksOfPair(c)) return [];
  // Where something may be allergic to the very food, nothing is passed as not found; who carries adrenaline is allergic to something.
  if (u.medicines.length === 0 && u.conditions.some((x) => k.conditions.get(x.ref.id)?.kind === "allergy")) return [];
  const isFood = ({ ref }: Linked): boolean => k.items.get(ref.id)?.kind === "food";
  if (u.eaten.some(isFood) && (u.medicines.some((m) => m.ref.id === CARRIED) || u.conditions.some((x) => isOfFood(k.conditions.get(x.ref.id))))) return [];
  // That somebody is old is no reason to look for a clash.
  const ruled = new Set(taboos.map((t) => t.subject.id));
  // A treatment that a rule speaks of ("antioxidants and green tea in chemo") is asked about with each of the things.
  const conditions = u.conditions.filter(
    (x) => x.ref.id !== "older_adult" && (SILENT_OF.has(k.conditions.get(x.ref.id)?.kind ?? "") || (u.eaten.length > 1 && ruled.has(x.ref.id))),
  );
  // Beside a medicine an illness is what it is taken for, and no second question.
  const subjects = u.medicines.length > 0 ? u.medicines : conditions;
  const isSpoken = spokenOf(c, known);
  const isKind = (l: Linked): boolean => membersFound(c).some(({ kind, taboos: of }) => kind === l && of.length > 0);
  const things = u.eaten.filter(
    (l) =>
      !ANYBODYS.has(l.ref.id) &&
      !isCarrier(c, l) &&
      !isMade(c, l, known) &&
      !holdsRuled(c.u, l, isSpoken) &&
      !isKind(l) &&
      !isSpoken(l) &&
      !isRawOf(c, l, taboos) &&
      !isAdvised(c, l) &&
      !isWritten(c, l, subjects),
  );
  if (things.length === 0) return [];
  if (taboos.length > 0 && subjects.length > 0) return [besideFound(c, things, subjects)];
  const linked = u.medicines.length > 0 ? u.medicines : taboos.length === 0 && u.intents.includes("may_i") ? conditions : [];
  const asked =
    linked.length > 0 || !speaksOfMedicine(u.asked)
      ? linked.map((m) => ({ ...m.ref, name: nameOf(k, m) }))
      : (u.person.medicines ?? []).map((m) => medicineNamed(k, m));
  const quiet = asked.filter((m) => !taboos.some((t) => t.subject.id === m.id || (m.kind === "class" && t.subject.kind === "medicine")));
  if (quiet.length === 0 || (taboos.length > 0 && quiet.every((m) => m.kind === "class"))) return [];
  const names = joinText(quiet.map((m) => m.name));
  const eaten = joinText(things.map((e) => nameOf(k, e)));
  if (plainFood(c) && quiet.every((m) => k.conditions.get(m.id)?.kind === "life_stage"))
    return [
      both(
        `核对过的资料里，${names.zh}要避开的食物没有提到${eaten.zh}。洗净、煮熟，按平常的量吃；不放心就问医生或助产士。`,
        `The lists of foods to avoid that we checked (${names.en}) do not name ${eaten.en}. Wash it, cook it through and keep to usual amounts; if unsure, ask your doctor or midwife.`,
      ),
    ];
  return [
    both(
      `${names.zh}和${eaten.zh}：在我们核对过的资料里没有查到要当心的地方。没查到不等于绝对没有，第一次用之前可以问一下药师或医生。`,
      `${names.en} and ${eaten.en}: the sources we checked name nothing to mind. Not found is not the same as none, so a word with your pharmacist or doctor is worthwhile the first time.`,
    ),
  ];
}

/** What was read and said nothing: the records of the medicines asked about. */
export const quietSources = (c: Context): NonNullable<Part["sources"]> =>
  c.k.sources(
    [
      ...(plainFood(c) ? STAGE_LISTS : []),
      ...c.u.medicines.flatMap((m) => c.k.medicines.get(m.ref.id)?.sources ?? []),
      ...c.u.eaten.flatMap((e) => c.k.items.get(e.ref.id)?.sources.slice(0, 1) ?? c.k.nutrients.get(e.ref.id)?.sources.slice(0, 1) ?? []),
    ].slice(0, 3),
  );
