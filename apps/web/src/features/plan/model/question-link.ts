import type { Plan } from "./types.ts";

/** Which step of the questionnaire asks for an answer, by the answer's path. */
const STEP_OF: Record<string, string> = {
  nickname: "nickname",
  gender: "gender",
  age: "age",
  heightCm: "height",
  weightKg: "weight",
  activityLevel: "activity",
  pregnancy: "pregnancy",
  conditions: "conditions",
  medicines: "medicines",
  allergies: "allergies",
  supplements: "supplements",
  goals: "goals",
  symptoms: "symptoms",
  "diet.pattern": "pattern",
  "diet.servings": "servings",
  "lifestyle.smoking": "smoking",
  "lifestyle.alcohol": "alcohol",
  "lifestyle.sunMinutes": "sun",
};
export const ASKED_PATHS = Object.keys(STEP_OF);

const isLab = (path: string): boolean => path === "labs" || path.startsWith("labs.");

/** Asked in the short questionnaire too: who answered that one need not begin the deep one to mend an answer. */
const IN_SHORT: ReadonlySet<string> = new Set([
  "nickname",
  "gender",
  "age",
  "height",
  "weight",
  "activity",
  "pregnancy",
  "conditions",
  "medicines",
  "allergies",
  "supplements",
  "pattern",
  "goals",
]);

/** The way back to the question that an answer is missing for; a lab value comes from a report. @param type the questionnaire that was answered */
export function questionLink(path: string, type: Plan["questionnaireType"]): string {
  if (isLab(path)) return "/uploadReportsPageNew";
  const step = STEP_OF[path];
  if (step === undefined) return "/questionnaire?plan_type=deep_questionnaire";
  return `/questionnaire?step=${step}&plan_type=${IN_SHORT.has(step) ? type : "deep_questionnaire"}`;
}
