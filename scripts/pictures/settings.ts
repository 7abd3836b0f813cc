import type { Page } from "playwright-core";
import { type At, button, dialog, open, plan, type Scene, word } from "./scene.ts";

const adding = (name: string, more: (page: Page, at: At) => Promise<unknown>, scene: Partial<Scene> = {}): Scene => ({
  name,
  ...scene,
  show: async (page, at) => {
    await plan(page, at);
    await open(page, at, "addMoreNutrition?nutrient=zinc");
    await page.getByRole("heading", { level: 1, name: word(at.lang, "想加什么", "What would you like") }).waitFor();
    await more(page, at);
  },
});
export const SETTING_SCENES: Scene[] = [
  adding("add", async () => undefined),
  adding(
    "add-done",
    async (page, { lang }) => {
      await page
        .getByText(word(lang, "铁", "Iron"), { exact: true })
        .first()
        .click();
      await page.getByRole("button", { name: word(lang, "项加进方案", "to the plan") }).click();
      await page.getByText(word(lang, "方案改了这些", "What changed in the plan")).waitFor({ timeout: 30_000 });
    },
    { whole: true },
  ),
  { name: "add-none", show: (page, at) => open(page, at, "addMoreNutrition") },
  {
    name: "introduction",
    whole: true,
    show: async (page, at) => {
      await open(page, at, "introductionPage");
      await page.getByText(word(at.lang, "资料版本", "Knowledge version")).waitFor();
    },
  },
  {
    name: "settings",
    whole: true,
    show: async (page, at) => {
      await plan(page, at);
      await open(page, at, "settings");
      await page.locator("main form").waitFor();
    },
  },
  {
    name: "settings-erase",
    show: async (page, at) => {
      await open(page, at, "settings");
      await button(page, word(at.lang, "删除全部数据", "Erase everything"));
      await dialog(page);
    },
  },
];
