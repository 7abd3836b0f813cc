import type { QuestionnaireType } from "./answers.ts";

export type NextStep = "" | "1" | "2" | "3";

const there = (v: unknown): boolean => (Array.isArray(v) ? v.length > 0 : v !== undefined && v !== null);

/** The notes' next-step rule; "there is" means present and not empty. */
export function nextStep(result: {
  questionnaireType?: QuestionnaireType;
  reportAnalysis?: unknown;
  medicineTaboos?: unknown;
  productReviews?: unknown;
}): NextStep {
  let step: NextStep = result.questionnaireType === "short_questionnaire" ? "1" : "";
  if (there(result.reportAnalysis) || result.questionnaireType === "deep_questionnaire") {
    step = there(result.medicineTaboos) || there(result.productReviews) ? "3" : "2";
  }
  return step;
}
