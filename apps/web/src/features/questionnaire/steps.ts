import type { Answers, QuestionnaireType } from "@nutri/domain/answers";
import { asksPregnancy } from "@nutri/domain/required";

export type Step = {
  id: string;
  /** An interstitial says what was understood; it is not counted as a question. */
  kind: "question" | "translate";
  /** May be passed over without an answer (in the deep questionnaire too). */
  optional?: boolean;
  /** Only in the deep questionnaire. */
  deep?: boolean;
  /** Optional in the short questionnaire, required in the deep one. */
  deepRequired?: boolean;
  applies?: (a: Answers) => boolean;
  answered: (a: Answers) => boolean;
  /** The path of the answer in the contract. */
  path?: string;
};

const STEPS = [
  { id: "nickname", kind: "question", optional: true, answered: (a) => a.nickname !== undefined },
  { id: "gender", kind: "question", path: "gender", answered: (a) => a.gender !== undefined },
  { id: "age", kind: "question", path: "age", answered: (a) => a.age !== undefined },
  { id: "height", kind: "question", path: "heightCm", answered: (a) => a.heightCm !== undefined },
  { id: "weight", kind: "question", path: "weightKg", answered: (a) => a.weightKg !== undefined },
  { id: "activity", kind: "question", path: "activityLevel", answered: (a) => a.activityLevel !== undefined },
  { id: "pregnancy", kind: "question", path: "pregnancy", applies: asksPregnancy, answered: (a) => a.pregnancy !== undefined },
  { id: "understood", kind: "translate", answered: () => true },
  { id: "conditions", kind: "question", path: "conditions", answered: (a) => a.conditions !== undefined },
  { id: "medicines", kind: "question", path: "medicines", answered: (a) => a.medicines !== undefined },
  { id: "allergies", kind: "question", path: "allergies", answered: (a) => a.allergies !== undefined },
  { id: "supplements", kind: "question", path: "supplements", deepRequired: true, answered: (a) => a.supplements !== undefined },
  { id: "ready", kind: "translate", answered: () => true },
  { id: "pattern", kind: "question", path: "diet.pattern", deepRequired: true, answered: (a) => a.diet?.pattern !== undefined },
  { id: "servings", kind: "question", deep: true, optional: true, answered: (a) => a.diet?.servings !== undefined },
  { id: "smoking", kind: "question", path: "lifestyle.smoking", deep: true, answered: (a) => a.lifestyle?.smoking !== undefined },
  { id: "alcohol", kind: "question", deep: true, optional: true, answered: (a) => a.lifestyle?.alcohol !== undefined },
  { id: "sun", kind: "question", deep: true, optional: true, answered: (a) => a.lifestyle?.sunMinutes !== undefined },
  { id: "symptoms", kind: "question", path: "symptoms", deep: true, answered: (a) => a.symptoms !== undefined },
  { id: "goals", kind: "question", path: "goals", deepRequired: true, answered: (a) => a.goals !== undefined },
] as const satisfies readonly Step[];
export type StepId = (typeof STEPS)[number]["id"];
type KnownStep = Step & { id: StepId };

/** The steps of this questionnaire that apply to this person, in order. */
export const stepsFor = (a: Answers, type: QuestionnaireType): KnownStep[] =>
  (STEPS as readonly KnownStep[]).filter((s) => (type === "deep_questionnaire" || !s.deep) && (s.applies?.(a) ?? true));

export const isOptional = (s: Step, type: QuestionnaireType): boolean => s.optional === true || (s.deepRequired === true && type === "short_questionnaire");

/** Which step asks for an answer that the server misses. */
export const stepOfPath = (path: string): StepId | undefined => (STEPS as readonly KnownStep[]).find((s) => s.path !== undefined && path.endsWith(s.path))?.id;

/** Where to go on after a reload: the first open question that must be answered (the very first one when nothing was), else the last. */
export function resumeAt(a: Answers, type: QuestionnaireType): StepId {
  const steps = stepsFor(a, type);
  const begun = Object.keys(a).length > 0;
  const open = steps.find((s) => !s.answered(a) && !(begun && isOptional(s, type)));
  return (open ?? steps.at(-1))?.id ?? "nickname";
}

/** Position among the questions, for the progress bar: interstitials count with the question before them. */
export function progressOf(id: StepId, a: Answers, type: QuestionnaireType): { value: number; max: number } {
  const steps = stepsFor(a, type);
  const count = (list: readonly Step[]): number => list.filter((s) => s.kind === "question").length;
  return { value: count(steps.slice(0, steps.findIndex((s) => s.id === id) + 1)), max: count(steps) };
}
