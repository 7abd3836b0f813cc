import type { Answers, QuestionnaireType } from "@nutri/domain/answers";
import { asksPregnancy } from "@nutri/domain/required";

/** Which questionnaire is asked: one of the two for a plan, or only what is taken, to have it reviewed. */
export type Mode = QuestionnaireType | "specify";

const DEEP = ["deep_questionnaire"] as const satisfies readonly Mode[];
const PLAN = ["short_questionnaire", ...DEEP] as const satisfies readonly Mode[];
const SPECIFY = ["specify"] as const satisfies readonly Mode[];
const ALL = [...PLAN, ...SPECIFY] as const satisfies readonly Mode[];

export type Step = {
  id: string;
  /** An interstitial says what was understood; it is not counted as a question. */
  kind: "question" | "translate";
  /** Where it is asked. */
  asked: readonly Mode[];
  /** Where it cannot be passed over without an answer. */
  must?: readonly Mode[];
  applies?: (a: Answers) => boolean;
  answered: (a: Answers) => boolean;
  /** The path of the answer in the contract. */
  path?: string;
};

const isNamed = (a: Answers): boolean => (a.medicines?.length ?? 0) + (a.supplements?.length ?? 0) > 0;

const STEPS = [
  { id: "nickname", kind: "question", asked: ALL, answered: (a) => a.nickname !== undefined },
  { id: "gender", kind: "question", asked: ALL, must: ALL, path: "gender", answered: (a) => a.gender !== undefined },
  { id: "age", kind: "question", asked: ALL, must: ALL, path: "age", answered: (a) => a.age !== undefined },
  { id: "height", kind: "question", asked: ALL, must: PLAN, path: "heightCm", answered: (a) => a.heightCm !== undefined },
  { id: "weight", kind: "question", asked: PLAN, must: PLAN, path: "weightKg", answered: (a) => a.weightKg !== undefined },
  { id: "activity", kind: "question", asked: PLAN, must: PLAN, path: "activityLevel", answered: (a) => a.activityLevel !== undefined },
  { id: "pregnancy", kind: "question", asked: ALL, must: PLAN, path: "pregnancy", applies: asksPregnancy, answered: (a) => a.pregnancy !== undefined },
  { id: "understood", kind: "translate", asked: PLAN, answered: () => true },
  { id: "toReview", kind: "translate", asked: SPECIFY, answered: () => true },
  { id: "dianping", kind: "question", asked: SPECIFY, must: SPECIFY, path: "medicines", answered: isNamed },
  { id: "conditions", kind: "question", asked: PLAN, must: PLAN, path: "conditions", answered: (a) => a.conditions !== undefined },
  { id: "medicines", kind: "question", asked: PLAN, must: PLAN, path: "medicines", answered: (a) => a.medicines !== undefined },
  { id: "allergies", kind: "question", asked: PLAN, must: PLAN, path: "allergies", answered: (a) => a.allergies !== undefined },
  { id: "supplements", kind: "question", asked: PLAN, must: DEEP, path: "supplements", answered: (a) => a.supplements !== undefined },
  { id: "ready", kind: "translate", asked: PLAN, answered: () => true },
  { id: "pattern", kind: "question", asked: PLAN, must: DEEP, path: "diet.pattern", answered: (a) => a.diet?.pattern !== undefined },
  { id: "servings", kind: "question", asked: DEEP, answered: (a) => a.diet?.servings !== undefined },
  { id: "smoking", kind: "question", asked: DEEP, must: DEEP, path: "lifestyle.smoking", answered: (a) => a.lifestyle?.smoking !== undefined },
  { id: "alcohol", kind: "question", asked: DEEP, answered: (a) => a.lifestyle?.alcohol !== undefined },
  { id: "sun", kind: "question", asked: DEEP, answered: (a) => a.lifestyle?.sunMinutes !== undefined },
  { id: "sleep", kind: "question", asked: DEEP, answered: (a) => a.lifestyle?.sleepHours !== undefined },
  { id: "symptoms", kind: "question", asked: DEEP, must: DEEP, path: "symptoms", answered: (a) => a.symptoms !== undefined },
  { id: "reports", kind: "question", asked: DEEP, answered: (a) => (a.reportIds?.length ?? 0) > 0 },
  { id: "goals", kind: "question", asked: PLAN, must: DEEP, path: "goals", answered: (a) => a.goals !== undefined },
] as const satisfies readonly Step[];
export type StepId = (typeof STEPS)[number]["id"];
type KnownStep = Step & { id: StepId };

/** The steps of this questionnaire that apply to this person, in order. */
export const stepsFor = (a: Answers, mode: Mode): KnownStep[] =>
  (STEPS as readonly KnownStep[]).filter((s) => s.asked.includes(mode) && (s.applies?.(a) ?? true));

export const isOptional = (s: Step, mode: Mode): boolean => s.kind === "question" && !(s.must?.includes(mode) ?? false);

/** Which step asks for an answer that the server misses. */
export const stepOfPath = (path: string, mode: Mode): StepId | undefined =>
  (STEPS as readonly KnownStep[]).find((s) => s.asked.includes(mode) && s.path !== undefined && path.endsWith(s.path))?.id;

/** Where to go on after a reload: the first open question that must be answered (the very first one when nothing was), else the last. */
export function resumeAt(a: Answers, mode: Mode): StepId {
  const steps = stepsFor(a, mode);
  const begun = Object.keys(a).some((key) => key !== "reviewOnly");
  const open = steps.find((s) => !s.answered(a) && !(begun && isOptional(s, mode)));
  return (open ?? steps.at(-1))?.id ?? "nickname";
}

/** Position among the questions, for the progress bar: interstitials count with the question before them. */
export function progressOf(id: StepId, a: Answers, mode: Mode): { value: number; max: number } {
  const steps = stepsFor(a, mode);
  const count = (list: readonly Step[]): number => list.filter((s) => s.kind === "question").length;
  return { value: count(steps.slice(0, steps.findIndex((s) => s.id === id) + 1)), max: count(steps) };
}
