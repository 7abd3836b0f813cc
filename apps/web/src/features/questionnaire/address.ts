import type { Mode, StepId } from "./steps.ts";

/** The address of a step; `result` is the check without a plan. */
export const addressOf = (mode: Mode, step: StepId | "result"): string =>
  mode === "specify" ? `/questionnaireSpecify?step=${step}` : `/questionnaire?plan_type=${mode}&step=${step}`;
