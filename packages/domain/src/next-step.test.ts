import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

const THERE = [{}];
const [short, deep] = ["short_questionnaire", "deep_questionnaire"] as const;

test.each([
  ["the short questionnaire", { questionnaireType: short }, "1"],
  ["the short one with taboos but no analysis", { questionnaireType: short, medicineTaboos: THERE, productReviews: THERE }, "1"],
  ["the short one with a report", { questionnaireType: short, reportAnalysis: { rows: [] } }, "2"],
  ["the short one with a report and taboos", { questionnaireType: short, reportAnalysis: {}, medicineTaboos: THERE }, "3"],
  ["the deep one", { questionnaireType: deep }, "2"],
  ["the deep one with taboos", { questionnaireType: deep, medicineTaboos: THERE }, "3"],
  ["the deep one with reviews", { questionnaireType: deep, productReviews: THERE }, "3"],
  ["the deep one with empty lists", { questionnaireType: deep, medicineTaboos: [], productReviews: [] }, "2"],
  ["a report alone", { reportAnalysis: {} }, "2"],
  ["anything else", { medicineTaboos: THERE, productReviews: THERE }, ""],
  ["nothing", {}, ""],
] as const)("next-step rule (notes, section 4): %s", (_, result, step) => expect(nextStep(result as Parameters<typeof nextStep>[0])).toBe(step));
