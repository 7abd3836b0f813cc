/** A newcomer who begins with a question: the chat answers, a plan is made, its products are ordered; on a slow line. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import chatEn from "../apps/web/src/features/chat/i18n/en-US.ts";
import chatZh from "../apps/web/src/features/chat/i18n/zh-CN.ts";
import planEn from "../apps/web/src/features/plan/i18n/en-US.ts";
import planZh from "../apps/web/src/features/plan/i18n/zh-CN.ts";
import retailEn from "../apps/web/src/features/retail/i18n/en-US.ts";
import retailZh from "../apps/web/src/features/retail/i18n/zh-CN.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { type Language, launch, type Size } from "./browser.ts";
import { answerShort, LANGUAGES, newcomer, PHONES, SLOW } from "./newcomer.ts";

const TEXTS = { zh: { chat: chatZh, plan: planZh, retail: retailZh }, en: { chat: chatEn, plan: planEn, retail: retailEn } };
const ASKED = { zh: { text: "优甲乐和钙片能一起吃吗？", said: /4 ?小时/ }, en: { text: "Can I take levothyroxine with calcium?", said: /4 hours/ } };

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
  // Axe has seen all of it elsewhere: the questions in the main job, the chat and the order in their own tests.
  const one = await newcomer(browser, lang, size, false);
  const { page, context, noise, faults, look, heading } = one;
  const { chat, plan, retail } = TEXTS[lang];
  const button = (name: string) => page.getByRole("button", { name });

  await page.goto(`${product.url}/?lang=${lang}#/chat`);
  await page.getByRole("textbox", { name: chat.input.label }).fill(ASKED[lang].text);
  await button(chat.send).click();
  await page.locator("[data-screen=chat] main article").filter({ hasText: ASKED[lang].said }).waitFor(SLOW);
  await look("chat");

  await answerShort(one, product.url);
  await page.getByRole("link", { name: plan.product.see }).click();
  await heading(retail.list.title);
  const add = page.locator('button[aria-pressed="false"]:visible');
  await add.first().click(SLOW);
  await page.locator('a[href="#/productsPage?step=order"]').click();
  await heading(retail.order.title);
  await page.locator("select").first().waitFor(SLOW);
  for (const box of await page.getByRole("checkbox").all()) await box.check({ force: true });
  await page.getByRole("textbox", { name: retail.order.name }).fill("Lin");
  await page.getByRole("textbox", { name: retail.order.tel }).fill("13800138000");
  await page.getByRole("combobox", { name: retail.order.province }).selectOption("310000");
  await page.getByRole("combobox", { name: retail.order.county }).selectOption("310101");
  await page.getByRole("textbox", { name: retail.order.detail, exact: true }).fill("1 People's Avenue");
  await look("order");
  await button(retail.order.submit.split(" ·")[0] ?? "").click();
  await heading(retail.one.placed);
  await look("placed");
  await context.close();
  return [...faults, ...noise];
}

describe.each(PHONES)("from a question to an order at $size", ({ size }) => {
  it.concurrent.each(LANGUAGES)("in %s", async (lang) => expect(await journey(lang, size)).toEqual([]), 420_000);
});
