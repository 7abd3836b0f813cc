/** Each screen as a visitor has it who has been here before, and what is mainly done on it. */
import type { Page } from "playwright-core";

export type BenchScreen = {
  /** The scene of `npm run shots` that brings its visitor there. */
  scene: string;
  /** Where it is then, when not where the scene ends. */
  route?: string;
  /** What is there when its content is. */
  content: string;
  /** Presses and keys; each is an interaction that counts. */
  interact: (page: Page) => Promise<unknown>;
};

const IN_TIME = { timeout: 15_000 };
/** What lies behind, kept alive, is in the page too. */
const seen = (page: Page, selector: string) => page.locator(selector).locator("visible=true").first();
const press = async (page: Page, selector: string, times = 1): Promise<void> => {
  for (let i = 0; i < times; i++) {
    await seen(page, selector).click(IN_TIME);
    await page.waitForTimeout(300);
  }
};
const type = async (page: Page, selector: string, text: string): Promise<void> => {
  await seen(page, selector).click(IN_TIME);
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(500);
};
const on = (screen: string, rest: string): string => `[data-screen="${screen}"] ${rest}`;
const QUESTIONS = on("questionnaire", "main h1");

export const SCREENS: readonly BenchScreen[] = [
  { scene: "entry-again", content: "h1", interact: (page) => press(page, `${on("qsStartPage", "main button")}.bg-leaf`) },
  { scene: "questionnaire-activity", content: QUESTIONS, interact: (page) => press(page, on("questionnaire", "main label"), 3) },
  {
    scene: "questionnaire-age",
    content: QUESTIONS,
    interact: async (page) => {
      await page.locator("[role=slider]").focus();
      for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowDown", { delay: 60 });
      await press(page, on("questionnaire", "main button.bg-leaf"));
    },
  },
  { scene: "questionnaire-medicines", content: QUESTIONS, interact: (page) => type(page, on("questionnaire", "input"), "hfl") },
  { scene: "questionnaire-servings", content: QUESTIONS, interact: (page) => press(page, on("questionnaire", "main button"), 2) },
  {
    scene: "check-plan",
    route: "questionnaireSpecify?step=dianping",
    content: on("questionnaireSpecify", "main h1"),
    interact: (page) => type(page, on("questionnaireSpecify", "input"), "yyy"),
  },
  { scene: "plan", content: on("qsGeneratePageNew", "main article"), interact: (page) => press(page, "#plan-nutrients h3 button") },
  { scene: "add", content: on("addMoreNutrition", "main h1"), interact: (page) => press(page, on("addMoreNutrition", "main label"), 2) },
  { scene: "introduction", content: on("introductionPage", "main h1"), interact: (page) => press(page, on("introductionPage", "main summary, main a")) },
  { scene: "settings", content: on("settings", "main form"), interact: (page) => press(page, on("settings", "main label"), 2) },
  { scene: "upload", content: on("uploadReportsPageNew", "main h1"), interact: (page) => press(page, on("uploadReportsPageNew", "main button")) },
  { scene: "report-open", content: on("reportListPage", "main h1"), interact: (page) => press(page, on("reportListPage", "main li button, main button")) },
  { scene: "reports-list", content: on("reportListPage", "main a"), interact: (page) => press(page, on("reportListPage", "main a")) },
  { scene: "overview", content: on("report", "main figure"), interact: (page) => press(page, on("report", "main button, main summary")) },
  { scene: "chat-answer", content: on("chat", "textarea"), interact: (page) => type(page, on("chat", "textarea"), "abc") },
  { scene: "products", content: on("productsPage", "main h3"), interact: (page) => press(page, on("productsPage", 'button[aria-pressed="false"]'), 2) },
  {
    scene: "order-form",
    content: on("productsPage", "select"),
    interact: (page) => type(page, on("productsPage", "input[type=text], input:not([type])"), "lin"),
  },
  { scene: "quick", content: on("productsPageQuick", "main h3"), interact: (page) => type(page, on("productsPageQuick", "input"), "ca") },
  { scene: "orders", content: on("orders", "main a"), interact: (page) => press(page, on("orders", "main a")) },
  { scene: "order-placed", content: on("order", "main h1"), interact: (page) => press(page, on("order", "main summary, main button")) },
  { scene: "trial-pay", content: on("trialPay", "main h1"), interact: (page) => press(page, on("trialPay", "main button")) },
  { scene: "error", content: "main h1, main h2", interact: (page) => press(page, "main a") },
  { scene: "not-found", content: "main h1, main h2", interact: (page) => press(page, "main a") },
];
