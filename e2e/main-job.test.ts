/** The main job from an empty device: the short plan, the deep plan, then the plan with a lab report, as a newcomer does it on a slow line. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import planEn from "../apps/web/src/features/plan/i18n/en-US.ts";
import planZh from "../apps/web/src/features/plan/i18n/zh-CN.ts";
import reportEn from "../apps/web/src/features/report/i18n/en-US.ts";
import reportZh from "../apps/web/src/features/report/i18n/zh-CN.ts";
import commonEn from "../apps/web/src/i18n/common/en-US.ts";
import commonZh from "../apps/web/src/i18n/common/zh-CN.ts";
import { knownPdf } from "../bench/reports/known.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { type Language, launch, type Size } from "./browser.ts";
import { answerDeep, answerShort, LANGUAGES, MEDICINE, newcomer, PHONES, SLOW } from "./newcomer.ts";

const TEXTS = { zh: { plan: planZh, report: reportZh, common: commonZh }, en: { plan: planEn, report: reportEn, common: commonEn } };
const FERRITIN = { zh: "铁蛋白", en: "Ferritin" };

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** All that went wrong on the way. */
async function journey(lang: Language, size: Size): Promise<string[]> {
  const one = await newcomer(browser, lang, size);
  const { page, context, noise, faults, look, press } = one;
  const { plan, report, common } = TEXTS[lang];
  const said = (): Promise<string> => page.locator("main").innerText();

  await answerShort(one, product.url);
  await look("plan");
  expect(await said()).toMatch(new RegExp(MEDICINE[lang].chosen, "i"));

  await answerDeep(one);
  await page.getByRole("heading", { name: plan.section.changes }).waitFor(SLOW);
  await look("deep plan");
  expect(await said()).toMatch(new RegExp(MEDICINE[lang].chosen, "i"));

  await page.getByRole("navigation").getByText(common.tab.report, { exact: true }).click();
  await page.locator("[data-screen=report]").getByRole("link", { name: common.upload.title }).click(SLOW);
  await page.getByRole("heading", { level: 1, name: report.upload.title }).waitFor(SLOW);
  await page
    .locator('input[data-source="document"]')
    .setInputFiles({ name: "sheet.pdf", mimeType: "application/pdf", buffer: Buffer.from(knownPdf({ lang })) });
  await press(report.upload.start);
  const changes = page.locator("section").filter({ has: page.getByRole("heading", { name: report.plan.title }) });
  await changes.getByRole("link", { name: report.plan.see }).click(SLOW);
  await page.locator("main article").getByText(new RegExp(FERRITIN[lang], "i")).first().waitFor(SLOW);
  await look("plan with the report");
  await context.close();
  return [...faults, ...noise];
}

describe.each(PHONES)("the main job at $size", ({ size }) => {
  it.concurrent.each(LANGUAGES)(
    "goes from the entry to a plan, a deeper plan and a plan with a lab report, in %s",
    async (lang) => expect(await journey(lang, size)).toEqual([]),
    420_000,
  );
});
