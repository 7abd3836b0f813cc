/** The main job from an empty device to a plan, in both languages, as a newcomer does it. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import consentEn from "../apps/web/src/features/consent/i18n/en-US.ts";
import consentZh from "../apps/web/src/features/consent/i18n/zh-CN.ts";
import entryEn from "../apps/web/src/features/entry/i18n/en-US.ts";
import entryZh from "../apps/web/src/features/entry/i18n/zh-CN.ts";
import askEn from "../apps/web/src/features/questionnaire/i18n/en-US.ts";
import askZh from "../apps/web/src/features/questionnaire/i18n/zh-CN.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { axeFaults, type Language, launch, leaks, phone, type Size } from "./browser.ts";

const TEXTS = { zh: { entry: entryZh, consent: consentZh, ask: askZh }, en: { entry: entryEn, consent: consentEn, ask: askEn } };
const MEDICINE = { zh: { typed: "优甲乐", chosen: "左甲状腺素" }, en: { typed: "Synthroid", chosen: "levothyroxine" } };

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function journey(lang: Language, size: Size): Promise<void> {
  const { entry, consent, ask } = TEXTS[lang];
  const { page, context, noise } = await phone(browser, lang, size);
  const faults: string[] = [];
  const look = async (where: string): Promise<void> => {
    for (const fault of [...(await axeFaults(page)), ...(await leaks(page))]) faults.push(`${where}: ${fault}`);
  };
  const press = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
  const heading = (name: string): Promise<void> => page.getByRole("heading", { level: 1, name }).waitFor();

  await page.goto(`${product.url}/?lang=${lang}#/`);
  await page.getByRole("button", { name: entry.start }).waitFor();
  await look("entry");
  await press(entry.start);
  await page.getByRole("dialog").waitFor();
  await look("protocol");
  await press(consent.agree);
  await page.getByText(consent.missing).first().waitFor();
  await page.getByText(consent.tick.both, { exact: true }).click();
  await page.getByText(consent.tick.health, { exact: true }).click();
  await press(consent.agree);

  await heading(ask.q.nickname.title);
  await page.getByRole("textbox").fill("Lin");
  await press(ask.next);
  await heading(ask.q.gender.title);
  await look("gender");
  await page.getByText(ask.gender.female, { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.age.title);
  await look("age");
  await page.getByRole("slider").press("ArrowDown");
  await page.getByRole("slider").press("ArrowDown");
  await press(ask.next);
  await heading(ask.q.height.title);
  await look("height");
  await page.locator("main").getByRole("button").first().click();
  await page.getByRole("textbox").fill(lang === "zh" ? "1.63 米" : "5'4\"");
  await press(ask.measure.take);
  await press(ask.next);
  await heading(ask.q.weight.title);
  await page.locator("main").getByRole("button").first().click();
  await page.getByRole("textbox").fill(lang === "zh" ? "110斤" : "121 lb");
  await press(ask.measure.take);
  await press(ask.next);
  await heading(ask.q.activity.title);
  await page.getByText(ask.activity.light.name, { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.pregnancy.title);
  await page.getByText(ask.pregnancy.none, { exact: true }).click();
  await press(ask.next);
  await page.getByText(ask.understood.bmi).waitFor();
  await look("understood");

  // A reload in the middle loses nothing: the same step, with what was said.
  await page.reload();
  await page.getByText(ask.understood.bmi).waitFor();
  await press(ask.goOn);
  await heading(ask.q.conditions.title);
  await page.getByText(ask.none.conditions, { exact: true }).click();
  await look("conditions");
  await press(ask.next);
  await heading(ask.q.medicines.title);
  await page.getByRole("textbox").fill(MEDICINE[lang].typed);
  await page
    .locator("main")
    .getByRole("button", { name: new RegExp(MEDICINE[lang].chosen, "i") })
    .first()
    .click();
  await look("medicines");
  await press(ask.next);
  await heading(ask.q.allergies.title);
  await page.getByText(ask.none.allergies, { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.supplements.title);
  await press(ask.skip);
  await heading(ask.ready.title);
  await look("ready");
  await press(ask.goOn);
  await heading(ask.q.pattern.title);
  await page.getByText(ask.pattern.vegetarian, { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.goals.title);
  await look("goals");
  await press(ask.finish);

  await page.waitForURL(/qsGeneratePageNew/);
  await page.locator("main article").waitFor({ timeout: 30_000 });
  await look("plan");
  const plan = await page.locator("main").innerText();
  expect(plan).toMatch(new RegExp(MEDICINE[lang].chosen, "i"));
  await context.close();
  expect(faults).toEqual([]);
  expect(noise).toEqual([]);
}

describe("the main job", () => {
  it.each<[Language, Size]>([
    ["zh", [390, 844]],
    ["en", [390, 844]],
    ["zh", [360, 640]],
  ])("goes from the entry to a plan in %s at %j", journey);
});
