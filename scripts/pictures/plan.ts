import type { Page } from "playwright-core";
import { type At, dialog, type Lang, plan, type Scene, word } from "./scene.ts";

async function planNutrient(page: Page, at: At): Promise<void> {
  await plan(page, at);
  await page.locator("#plan-nutrients h3 button").first().click();
  await dialog(page);
}
const DEPENDS = (lang: Lang): string => word(lang, "看自己的情况选", "What it depends on");
/** How to choose a calcium, from a finding about calcium. */
async function planCalcium(page: Page, at: At): Promise<void> {
  await plan(page, at);
  await page
    .locator("#plan-taboos")
    .getByRole("button", { name: word(at.lang, "左甲状腺素 · 钙", "Levothyroxine · Calcium") })
    .first()
    .click();
  await page.getByRole("button", { name: word(at.lang, "钙怎么选", "Calcium: which kind to choose") }).click();
  await page.getByText(DEPENDS(at.lang)).waitFor();
}

export const PLAN_SCENES: Scene[] = [
  { name: "plan", show: plan },
  { name: "plan-whole", show: plan, whole: true },
  { name: "plan-nutrient", show: planNutrient },
  { name: "plan-calcium", show: planCalcium },
  {
    name: "plan-calcium-depends",
    show: async (page, at) => {
      await planCalcium(page, at);
      await page.getByText(DEPENDS(at.lang)).evaluate((title) => title.scrollIntoView());
    },
  },
  {
    name: "plan-share",
    show: async (page, at) => {
      await plan(page, at);
      await page
        .getByRole("button", { name: word(at.lang, "分享", "Share") })
        .first()
        .click();
      await dialog(page);
    },
  },
];
