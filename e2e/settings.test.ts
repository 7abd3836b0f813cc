/** Settings, how it works, and adding to the plan, in a browser: looked at by axe, and the rights to one's data used. */
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import addEn from "../apps/web/src/features/add-nutrition/i18n/en-US.ts";
import addZh from "../apps/web/src/features/add-nutrition/i18n/zh-CN.ts";
import introEn from "../apps/web/src/features/introduction/i18n/en-US.ts";
import introZh from "../apps/web/src/features/introduction/i18n/zh-CN.ts";
import settingsEn from "../apps/web/src/features/settings/i18n/en-US.ts";
import settingsZh from "../apps/web/src/features/settings/i18n/zh-CN.ts";
import commonEn from "../apps/web/src/i18n/common/en-US.ts";
import commonZh from "../apps/web/src/i18n/common/zh-CN.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { axeFaults, type Language, launch, leaks, phone, type Size } from "./browser.ts";
import { withPlan } from "./visitor.ts";

const TEXTS = {
  zh: { add: addZh, intro: introZh, settings: settingsZh, common: commonZh },
  en: { add: addEn, intro: introEn, settings: settingsEn, common: commonEn },
};
/** For what the server works at: a loaded machine may take its time. */
const SLOW = { timeout: 120_000 };

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const visitorOf = async (page: Page): Promise<string | undefined> => {
  const held = await page.evaluate<string | null>("localStorage.getItem('app_userInfo')");
  return (JSON.parse(held ?? "{}") as { state?: { user?: { id: string } } }).state?.user?.id;
};

describe("settings and what lies around them", () => {
  it.concurrent.each<[Language, Size]>([
    ["zh", [390, 844]],
    ["en", [320, 640]],
  ])(
    "read well for everybody, and export and erase do what they say, in %s at %j",
    async (lang, size) => {
      const { add, intro, settings, common } = TEXTS[lang];
      const { page, context, noise } = await phone(browser, lang, size);
      const faults: string[] = [];
      const look = async (where: string): Promise<void> => {
        for (const fault of [...(await axeFaults(page)), ...(await leaks(page))]) faults.push(`${where}: ${fault}`);
      };
      const press = (name: string | RegExp): Promise<void> => page.getByRole("button", { name }).click();
      await withPlan(page, product.url, lang);

      await page.goto(`${product.url}/?lang=${lang}#/addMoreNutrition?nutrient=zinc`);
      await page.getByRole("heading", { level: 1, name: add.title }).waitFor(SLOW);
      await look("add");
      // The plan lives on behind this screen, hidden.
      await page.locator('[data-screen="addMoreNutrition"] main > div:last-child button').click();
      await page.getByRole("heading", { name: add.done.changes }).waitFor(SLOW);
      await look("added");

      await page.goto(`${product.url}/?lang=${lang}#/introductionPage`);
      await page.getByRole("heading", { level: 1, name: intro.heading }).waitFor(SLOW);
      await page.getByText(new RegExp(intro.sources.version.replace("{{version}}", "[0-9a-f]+"))).waitFor();
      await look("introduction");

      await page.goto(`${product.url}/?lang=${lang}#/settings`);
      await page.locator('[data-screen="settings"] form').waitFor(SLOW);
      await look("settings");
      await page.locator('[data-screen="settings"]').getByText(settings.display.themes.dark, { exact: true }).click();
      await look("settings in the dark");
      await page.getByRole("radio", { name: common.textSize.largest, exact: true }).check({ force: true });
      await look("settings at double size");

      const [download] = await Promise.all([page.waitForEvent("download"), press(new RegExp(`^${settings.data.export}`))]);
      const exported = JSON.parse(await readFile(await download.path(), "utf8")) as object;
      expect(JSON.stringify(exported)).toContain("Lin");

      const before = await visitorOf(page);
      await press(new RegExp(`^${settings.data.erase}`));
      await page.getByRole("dialog").waitFor();
      await look("erase");
      await page.getByRole("dialog").getByRole("textbox").fill(settings.data.eraseAsk.word);
      await page.getByRole("dialog").getByRole("button", { name: settings.data.eraseAsk.yes }).click();
      await page.waitForURL(/qsStartPage/, SLOW);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForFunction(() => localStorage.getItem("access_token"));
      expect(await visitorOf(page)).not.toBe(before);
      expect(await page.evaluate<string | null>("localStorage.getItem('app_plan') ?? localStorage.getItem('currentActiveQsId')")).toBeNull();
      await context.close();
      expect(faults).toEqual([]);
      expect(noise).toEqual([]);
    },
    420_000,
  );
});
