/** From the plan to a parcel: chooses, orders, pays on trial, finds the order again; then orders another by name and cancels it. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import planEn from "../apps/web/src/features/plan/i18n/en-US.ts";
import planZh from "../apps/web/src/features/plan/i18n/zh-CN.ts";
import retailEn from "../apps/web/src/features/retail/i18n/en-US.ts";
import retailZh from "../apps/web/src/features/retail/i18n/zh-CN.ts";
import { ADDRESS_TEXTS } from "../packages/domain/src/address.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { axeFaults, type Language, launch, leaks, phone, type Size } from "./browser.ts";
import { withPlan } from "./visitor.ts";

const TEXTS = { zh: { plan: planZh, retail: retailZh }, en: { plan: planEn, retail: retailEn } };
/** For what the server works at: a loaded machine may take its time. */
const SLOW = { timeout: 120_000 };
const MOST_DAYS = "90";

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
  const { plan, retail } = TEXTS[lang];
  const { page, context, noise } = await phone(browser, lang, size);
  const faults: string[] = [];
  const look = async (where: string): Promise<void> => {
    for (const fault of [...(await axeFaults(page)), ...(await leaks(page))]) faults.push(`${where}: ${fault}`);
  };
  const button = (name: string) => page.getByRole("button", { name });
  const heading = (name: string): Promise<void> => page.getByRole("heading", { level: 1, name }).waitFor(SLOW);
  const toOrder = page.locator('a[href="#/productsPage?step=order"]');
  const submit = button(retail.order.submit.split(" ·")[0] ?? "");
  const days = page.getByRole("grid").locator("td [role=button]:not([aria-disabled])");
  /** What does not go with what the visitor told must be accepted before an order is taken. */
  const acceptAll = async (): Promise<void> => {
    for (const box of await page.getByRole("checkbox").all()) await box.check({ force: true });
  };

  await withPlan(page, product.url, lang);
  expect(await page.locator("main").innerText()).not.toContain("¥");
  await page.getByRole("link", { name: plan.product.see }).click();
  await heading(retail.list.title);
  const add = page.locator("button[aria-pressed]:visible");
  await add.first().waitFor(SLOW);
  await look("products");
  const offered = await add.count();
  expect(await page.locator('button[aria-pressed="true"]').count()).toBe(0);
  expect(await toOrder.count()).toBe(0);
  for (let i = 0; i < offered; i++) await add.nth(i).click();
  await toOrder.filter({ hasText: "¥" }).waitFor(SLOW);
  await toOrder.click();

  await heading(retail.order.title);
  await page.locator("select").first().waitFor(SLOW);
  await look("order");
  await submit.click();
  for (const text of Object.values(ADDRESS_TEXTS)) await page.getByText(text[lang], { exact: true }).waitFor(SLOW);
  await look("what is missing");
  await acceptAll();
  await page.getByRole("textbox", { name: retail.order.name }).fill(lang === "zh" ? "林晓 😀" : "Lin'; DROP TABLE orders;--");
  await page.getByRole("textbox", { name: retail.order.tel }).fill("+86 138 0013 8000");
  await page.getByRole("combobox", { name: retail.order.province }).selectOption("310000");
  await page.getByRole("combobox", { name: retail.order.county }).selectOption("310101");
  await page.getByRole("textbox", { name: retail.order.detail, exact: true }).fill("1 People's Avenue");

  await button(retail.order.change).click();
  await page.getByRole("dialog").waitFor(SLOW);
  await look("calendar");
  await button(retail.order.next).click();
  await days.first().click();
  for (let month = 0; month < 4; month++) await button(retail.order.next).click();
  await days.nth(14).click();
  await page.getByText(retail.order.tooLong.replace("{{n}}", MOST_DAYS), { exact: true }).waitFor(SLOW);
  expect(await button(retail.order.take).isDisabled()).toBe(true);
  await days.nth(9).click();
  await days.nth(19).click();
  await button(retail.order.take).click();
  await page.getByText(lang === "zh" ? "11 天" : "11 days", { exact: true }).waitFor(SLOW);
  await submit.click();

  await heading(retail.one.placed);
  await page.getByText("上海市 黄浦区").waitFor(SLOW);
  await look("placed");
  await page.getByRole("link", { name: retail.one.pay.split(" ·")[0] ?? "" }).click();
  await heading(retail.trial.heading);
  await look("trial payment");
  await button(retail.trial.pay.split(" {{")[0] ?? "").click();
  await heading(retail.status.paid);
  await look("paid");

  await page.goto(`${product.url}/?lang=${lang}#/productsPageQuick`);
  await heading(retail.quick.title);
  await page.getByRole("searchbox").fill("vitamin-c-100");
  await page
    .getByRole("heading", {
      level: 2,
      name: (lang === "zh" ? retail.quick.found_other : (retailEn.quick.found_one ?? "")).replace("{{count}}", "1"),
      exact: true,
    })
    .waitFor(SLOW);
  const spec = page.getByRole("listitem").getByRole("button").first();
  await spec.waitFor(SLOW);
  await look("quick");
  await spec.click();
  await page.getByRole("dialog").waitFor(SLOW);
  await look("specification");
  await button(retail.quick.put.split(" ·")[0] ?? "").click();
  await toOrder.click();
  await heading(retail.order.title);
  await page.locator("select").first().waitFor(SLOW);
  await acceptAll();
  await submit.click();
  await heading(retail.one.placed);
  await button(retail.one.cancel).click();
  await page.getByRole("alertdialog").waitFor(SLOW);
  await look("cancel");
  await page.getByRole("alertdialog").getByRole("button", { name: retail.one.cancelYes, exact: true }).click();
  await heading(retail.status.cancelled);

  await page.getByRole("link", { name: retail.one.all }).click();
  await heading(retail.orders.title);
  const rows = page.locator('main a[href^="#/order?"]');
  await rows.nth(1).waitFor(SLOW);
  await look("orders");
  const [newest = "", first = ""] = await rows.allInnerTexts();
  expect(newest).toContain(retail.status.cancelled);
  expect(first).toContain(retail.status.paid);
  await context.close();
  expect(faults).toEqual([]);
  expect(noise).toEqual([]);
}

describe("an order", () => {
  it.each<[Language, Size]>([
    ["zh", [390, 844]],
    ["en", [390, 844]],
  ])("is chosen, placed, paid on trial and found again, another is cancelled, in %s at %j", journey, 420_000);
});
