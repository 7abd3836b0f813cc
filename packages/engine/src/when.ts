/** Whether a record's condition on the person holds: yes, no or unknown. */
import { all, any, known, not, type Trivalent } from "@nutri/domain";
import type { When } from "@nutri/knowledge";
import type { Resolved } from "./person.ts";

type Range = { min?: number; max?: number };
const inRange = (value: number | undefined, range: Range): Trivalent =>
  value === undefined ? "unknown" : known(value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity));
const oneOf = <T>(value: T | undefined, wanted: readonly T[]): Trivalent => (value === undefined ? "unknown" : known(wanted.includes(value)));
/** Absent from a list that is not whole is unknown, not no. */
const among = (there: boolean, whole: boolean): Trivalent => (there ? "yes" : whole ? "no" : "unknown");

function pregnancyHolds(r: Resolved, wanted: readonly string[]): Trivalent {
  const fitting = r.pregnancies.filter((p) => wanted.includes(p)).length;
  return fitting === 0 ? "no" : fitting === r.pregnancies.length ? "yes" : "unknown";
}

function labHolds(r: Resolved, lab: { code: string; below?: number; atLeast?: number; above?: number }): Trivalent {
  const value = r.labs.get(lab.code)?.value;
  if (value === undefined) return "unknown";
  return known(value < (lab.below ?? Infinity) && value >= (lab.atLeast ?? -Infinity) && value > (lab.above ?? -Infinity));
}

/** Food is never told in full, so only supplements can be surely absent. */
function itemHolds(r: Resolved, isIt: (taken: Resolved["taken"][number]) => boolean): Trivalent {
  return among(r.taken.some(isIt), false);
}

const TESTS: { [K in keyof When]-?: (r: Resolved, wanted: NonNullable<When[K]>) => Trivalent } = {
  sex: (r, sex) => oneOf(r.sex, [sex]),
  ageYears: (r, range) => inRange(r.age, range),
  pregnancy: pregnancyHolds,
  conditions: (r, ids) => any(ids.map((id) => r.conditions.has(id))),
  notConditions: (r, ids) => not(any(ids.map((id) => r.conditions.has(id)))),
  medicines: (r, ids) =>
    any(
      ids.map((id) =>
        among(
          r.medicines.some((m) => m.parts.has(id)),
          r.medicinesKnown,
        ),
      ),
    ),
  classes: (r, ids) =>
    any(
      ids.map((id) =>
        among(
          r.medicines.some((m) => m.classes.has(id)),
          r.medicinesKnown,
        ),
      ),
    ),
  items: (r, ids) => any(ids.map((id) => itemHolds(r, (t) => t.id === id || t.nutrients.some((n) => n.nutrient === id)))),
  groups: (r, ids) => any(ids.map((id) => itemHolds(r, (t) => t.groups.has(id)))),
  patterns: (r, patterns) => oneOf(r.person.diet?.pattern, patterns),
  smoking: (r, smoking) => oneOf(r.person.lifestyle?.smoking, smoking),
  activity: (r, activity) => oneOf(r.person.activityLevel, activity),
  goals: (r, ids) => any(ids.map((id) => r.goals.has(id))),
  bmi: (r, range) => inRange(r.bmi, range),
  sunMinutes: (r, range) => inRange(r.person.lifestyle?.sunMinutes, range),
  sleepHours: (r, range) => inRange(r.person.lifestyle?.sleepHours, range),
  servings: (r, wanted) => all(wanted.map((w) => inRange(r.person.diet?.servings?.[w.group], w))),
  labs: (r, labs) => any(labs.map((lab) => labHolds(r, lab))),
};

/** Whether `when` holds for this person. Keys are joined by AND, values within a key by OR. No `when` always holds. */
export function holds(when: When | undefined, r: Resolved): Trivalent {
  if (!when) return "yes";
  const test = ([key, wanted]: [string, unknown]): Trivalent => (TESTS[key as keyof When] as (r: Resolved, wanted: unknown) => Trivalent)(r, wanted);
  return all(Object.entries(when).map(test));
}
