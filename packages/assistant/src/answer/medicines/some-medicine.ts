/** Somebody's medicine that was not named: asked for, with what the thing asked about meets most. */
import type { Rule } from "@nutri/knowledge";
import { looseSort, speaksOfMedicine, speaksOfSort } from "../../understand/unnamed.ts";
import { asksDietAlone, asksMedicine } from "../labs/lab-advice.ts";
import { nameOf } from "../names.ts";
import { pairs } from "../rules/pairs.ts";
import { both, type Context, inside, joinText, line, type Speaker, unique } from "../part.ts";

const MOST = 6;
const GRAVE = ["contraindicated", "major", "moderate"] as const;
const worst = (r: Rule): number => GRAVE.findIndex((s) => s === r.severity);

/** Classes whose members have little in common: which one it is decides. */
const LOOSE: ReadonlySet<string | undefined> = new Set(["heart_medicine", "stomach_medicine", "painkiller", "cold_medicine", "oral_medicine"]);
/** Nothing is known of the whole class with what is eaten, and much may be of one of it. */
const onlyLoose = (c: Context): boolean =>
  c.u.medicines.length > 0 &&
  c.u.medicines.every((l) => LOOSE.has(l.ref.id)) &&
  (c.u.person.medicines ?? []).every((m) => LOOSE.has(m.id)) &&
  speaksOfSort(c.u.asked) &&
  (pairs(c)?.findings ?? []).length === 0;

/** Asked whether a value needs medicine, or does without, none is taken. */
export const forTheValue = (c: Context): boolean => c.u.labs.length > 0 && (asksMedicine(c) || asksDietAlone(c));

/** No medicine is known of the person, and one is spoken of. */
export const unnamedMedicine = (c: Context): boolean =>
  c.u.eaten.length > 0 &&
  !forTheValue(c) &&
  ((c.u.medicines.length === 0 && (c.u.person.medicines ?? []).length === 0 && (speaksOfMedicine(c.u.asked) || speaksOfSort(c.u.asked))) || onlyLoose(c));

export const medicineUnknown: Speaker = (c) => {
  const { u, k } = c;
  const [l] = u.eaten;
  if (!l || !unnamedMedicine(c)) return undefined;
  const ids = [l.ref, ...l.also].map((r) => (r.kind === "form" && !k.items.has(r.id) ? (k.forms.get(r.id)?.nutrient.id ?? r.id) : r.id));
  const rules = ids.flatMap((id) => [
    ...(k.rules.byItem.get(id) ?? []),
    ...(k.rules.byNutrient.get(id) ?? []),
    ...[...k.groupsOf(id)].flatMap((g) => k.rules.byGroup.get(g) ?? []),
  ]);
  const sort = looseSort(u.asked);
  const within = (r: Rule): boolean =>
    sort === undefined ||
    r.subject.classes.some((x) => sort.classes.has(x)) ||
    r.subject.medicines.some((m) => [...k.classesOf(m)].some((x) => sort.classes.has(x)));
  // Whole classes of medicines before single ones, the gravest first.
  const list = unique(
    unique(
      rules.filter(
        (r) =>
          (worst(r) >= 0 || sort !== undefined) &&
          within(r) &&
          r.direction === "interaction" &&
          r.subject.medicines.length + r.subject.classes.length > 0 &&
          !r.object.except.some((x) => ids.includes(x)),
      ),
      (r) => r.id,
    ).toSorted((a, b) => Number(b.subject.classes.length > 0) - Number(a.subject.classes.length > 0) || worst(a) - worst(b) || (a.id < b.id ? -1 : 1)),
    (r) => r.effect.zh,
  ).slice(0, MOST);
  const who = (r: Rule) =>
    joinText(
      [...r.subject.classes.map((x) => k.classes.get(x)?.name), ...r.subject.medicines.map((x) => k.medicines.get(x)?.name)]
        .filter((x) => x !== undefined)
        .slice(0, 3),
    );
  const name = nameOf(k, l);
  const en = inside(name).en;
  return {
    id: "which_medicine",
    lead: both(
      `要看是哪一种药：把药名（盒子上的通用名）告诉我，我就查它和${name.zh}合不合；没查之前，不要当作可以一起吃。`,
      `It depends on the medicine: tell me its name (the one on the box) and I look up how it goes with ${en}. Until then do not take it that they go together.`,
    ),
    body:
      list.length > 0
        ? [
            sort
              ? both(`${sort.name.zh}里和${name.zh}有关系的：`, `Of the ${sort.name.en}, those that matter with ${en}:`)
              : both(`${name.zh}最常碰上的药：`, `Medicines that ${en} most often meets:`),
            ...list.map((r) => line(both(`**${who(r).zh}**：${r.effect.zh}${r.advice.zh}`, `**${who(r).en}**: ${r.effect.en} ${r.advice.en}`))),
          ]
        : [],
    sources:
      list.length > 0
        ? list.flatMap((r) => k.sources(r.sources.slice(0, 1)))
        : k.sources((k.items.get(l.ref.id) ?? k.nutrients.get(l.ref.id))?.sources.slice(0, 1) ?? []),
    findings: [{ kind: "name", of: l.ref.kind === "nutrient" ? "nutrient" : "item", id: l.ref.id, stance: "monitor" }],
    asks: true,
    refer: true,
  };
};
