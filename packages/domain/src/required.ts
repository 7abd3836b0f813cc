import type { Answers, QuestionnaireType } from "./answers.ts";

/** Ages at which the question of pregnancy is asked of women. */
export const PREGNANCY_AGES = { min: 12, max: 55 } as const;
export const asksPregnancy = (a: Answers): boolean =>
  a.gender === "female" && a.age !== undefined && a.age >= PREGNANCY_AGES.min && a.age <= PREGNANCY_AGES.max;

/** A review needs somebody to be for, and something to look at. */
const missingForReview = (a: Answers): string[] => [
  ...(a.gender === undefined ? ["gender"] : []),
  ...(a.age === undefined ? ["age"] : []),
  ...((a.medicines?.length ?? 0) + (a.supplements?.length ?? 0) === 0 ? ["medicines"] : []),
];

/** The answers without which a questionnaire cannot be submitted and that are not there yet, by path. */
export function missingAnswers(a: Answers, type: QuestionnaireType): string[] {
  if (a.reviewOnly) return missingForReview(a);
  const required: [string, unknown][] = [
    ["gender", a.gender],
    ["age", a.age],
    ["heightCm", a.heightCm],
    ["weightKg", a.weightKg],
    ["activityLevel", a.activityLevel],
  ];
  if (asksPregnancy(a)) required.push(["pregnancy", a.pregnancy]);
  required.push(["conditions", a.conditions], ["medicines", a.medicines], ["allergies", a.allergies]);
  if (type === "deep_questionnaire") {
    required.push(
      ["supplements", a.supplements],
      ["goals", a.goals],
      ["symptoms", a.symptoms],
      ["diet.pattern", a.diet?.pattern],
      ["lifestyle.smoking", a.lifestyle?.smoking],
    );
  }
  return required.filter(([, v]) => v === undefined).map(([path]) => path);
}

/** Well-formed answers that cannot hold together, by path. */
export function contradictions(a: Answers): string[] {
  return a.gender === "male" && a.pregnancy !== undefined && a.pregnancy !== "none" ? ["pregnancy"] : [];
}
