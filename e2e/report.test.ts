/** From a sheet to a changed plan: hands it in, sees it being read, compares, corrects a value, sees the plan change and why. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import commonEn from "../apps/web/src/i18n/common/en-US.ts";
import commonZh from "../apps/web/src/i18n/common/zh-CN.ts";
import reportEn from "../apps/web/src/features/report/i18n/en-US.ts";
import reportZh from "../apps/web/src/features/report/i18n/zh-CN.ts";
import { knownPdf } from "../bench/reports/known.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { axeFaults, type Language, launch, leaks, phone, type Size } from "./browser.ts";
import { withPlan } from "./visitor.ts";

const TEXTS = { zh: { report: reportZh, common: commonZh }, en: { report: reportEn, common: commonEn } };
const NAMES = { zh: { ferritin: "铁蛋白", iron: "铁" }, en: { ferritin: "Ferritin", iron: "Iron" } };
/** Pages before the results, so that the reading has pages to count. */
const COVERS = 4;
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

/** Keeps every first heading and every stage that was ever shown: a fast machine passes them before a test can look. */
const RECORD = `
  window.seen = new Set();
  new MutationObserver(() => {
    for (const e of document.querySelectorAll("main h1, main output")) if (e.textContent) window.seen.add(e.textContent.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;
const seen = (page: Page): Promise<string[]> => page.evaluate<string[]>("[...window.seen]");

async function journey(lang: Language, size: Size): Promise<void> {
  const { report, common } = TEXTS[lang];
  const { ferritin, iron } = NAMES[lang];
  const { page, context, noise } = await phone(browser, lang, size);
  const faults: string[] = [];
  const look = async (where: string): Promise<void> => {
    for (const fault of [...(await axeFaults(page)), ...(await leaks(page))]) faults.push(`${where}: ${fault}`);
  };
  const press = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
  const row = page.locator("li[id^=row-]").filter({ hasText: ferritin });
  const changes = page.locator("section").filter({ has: page.getByRole("heading", { name: report.plan.title }) });
  await page.addInitScript(RECORD);

  await withPlan(page, product.url, lang);
  await page.getByRole("link", { name: common.upload.title }).click();
  await page.getByRole("heading", { level: 1, name: report.upload.title }).waitFor();
  await look("upload");
  const buffer = Buffer.from(knownPdf({ lang, covers: COVERS }));
  const sheet = { name: "sheet.pdf", mimeType: "application/pdf", buffer };
  await page.locator('input[data-source="document"]').setInputFiles([sheet, { ...sheet, name: "again.pdf" }]);
  await page.getByText(report.upload.twin.replace("{{name}}", "sheet.pdf")).waitFor(SLOW);
  await look("files");
  await press(report.upload.start);

  await row.waitFor(SLOW);
  expect(await seen(page)).toContain(report.reading.title);
  await page.getByRole("heading", { level: 1, name: report.open.headingOutside.replace("{{count}}", "8").replace("{{outside}}", "3") }).waitFor();
  await changes.getByText(iron, { exact: true }).waitFor(SLOW);
  await look("report");

  await row.getByRole("button").first().click();
  await page.locator("[data-box]").waitFor(SLOW);
  await row.getByRole("button", { name: report.open.correct }).click();
  await page.getByRole("dialog").waitFor();
  await look("correct");
  const value = page.getByRole("textbox", { name: report.hand.value });
  expect([await value.inputValue(), await value.getAttribute("inputmode")]).toEqual(["9.2", "decimal"]);
  await value.fill("92");
  await press(report.open.save);
  await row.getByText(report.open.flag.normal).waitFor(SLOW);

  // The plan is made anew from the corrected value, and says so.
  await changes
    .getByText(new RegExp(`${ferritin}\\s*92`, "i"))
    .first()
    .waitFor(SLOW);
  await look("changed");
  await changes.getByRole("link", { name: report.plan.see }).click();
  await page
    .locator("main article")
    .getByText(new RegExp(`${ferritin}\\s*92`, "i"))
    .first()
    .waitFor(SLOW);

  await page.goto(`${product.url}/?lang=${lang}#/report`);
  await page.locator('[data-screen="report"] svg circle').first().waitFor(SLOW);
  await look("overview");
  await page.getByRole("link", { name: report.overview.all.replace("{{count}}", "1") }).click();
  await page.locator('[data-screen="reportListPage"] main a').first().waitFor(SLOW);
  await look("list");
  await context.close();
  expect(faults).toEqual([]);
  expect(noise).toEqual([]);
}

describe("a lab report", () => {
  it.concurrent.each<[Language, Size]>([
    ["zh", [390, 844]],
    ["en", [320, 640]],
  ])("changes the plan, in %s at %j", journey, 420_000);
});
