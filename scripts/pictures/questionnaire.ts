import { answersOf, open, type Scene, withAnswers } from "./scene.ts";

/** Every question and interstitial of the questionnaire, answered up to there; the deep one's own come last. */
const SHORT = [
  "nickname",
  "gender",
  "age",
  "height",
  "weight",
  "activity",
  "pregnancy",
  "understood",
  "conditions",
  "medicines",
  "allergies",
  "supplements",
  "ready",
  "pattern",
  "goals",
];
const DEEP = ["servings", "smoking", "alcohol", "sun", "sleep", "symptoms", "reports"];
const question = (step: string, planType: "short_questionnaire" | "deep_questionnaire"): Scene => ({
  name: `questionnaire-${step}`,
  show: async (page, at) => {
    await withAnswers(page, at, planType, answersOf(at.lang), false);
    await open(page, at, `questionnaire?plan_type=${planType}&step=${step}`);
    await page.locator('[data-screen="questionnaire"] main').waitFor();
  },
});

export const QUESTIONNAIRE_SCENES: Scene[] = [
  ...SHORT.map((step) => question(step, "short_questionnaire")),
  ...DEEP.map((step) => question(step, "deep_questionnaire")),
];
