/** A conversation: asked, answered with sources, still there after a reload, found again; and an emergency, which is said to be one. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import chatEn from "../apps/web/src/features/chat/i18n/en-US.ts";
import chatZh from "../apps/web/src/features/chat/i18n/zh-CN.ts";
import commonEn from "../apps/web/src/i18n/common/en-US.ts";
import commonZh from "../apps/web/src/i18n/common/zh-CN.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { axeFaults, type Language, launch, leaks, phone, type Size } from "./browser.ts";
import { AXE_WIDTH } from "./newcomer.ts";
import { withPlan } from "./visitor.ts";

const TEXTS = { zh: { chat: chatZh, common: commonZh }, en: { chat: chatEn, common: commonEn } };
const ASKED = {
  zh: { first: "优甲乐和钙片能一起吃吗？", said: /4 ?小时/, urgent: "我胸口压着痛，左胳膊发麻，出冷汗", call: /120/, find: "优甲乐" },
  en: {
    first: "Can I take levothyroxine with calcium?",
    said: /4 hours/,
    urgent: "My chest hurts with pressure and my left arm is numb, cold sweat",
    call: /911/,
    find: "levothyroxine",
  },
};
/** The plan stays alive behind the chat: only what the chat shows counts. */
const SCREEN = "[data-screen=chat] main";
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

/** Whether the input stands whole above the tab bar, and what was asked in sight under the nav bar. */
const inSight = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(
    "document.querySelector('[data-screen=chat] form').getBoundingClientRect().bottom <= document.querySelector('.tab-bar').getBoundingClientRect().top + 1",
  );

async function journey(lang: Language, size: Size): Promise<void> {
  const { chat, common } = TEXTS[lang];
  const asked = ASKED[lang];
  const { page, context, noise } = await phone(browser, lang, size);
  const faults: string[] = [];
  const look = async (where: string): Promise<void> => {
    // What axe finds does not hang on the size: the larger phone has it.
    for (const fault of [...(size[0] === AXE_WIDTH ? await axeFaults(page) : []), ...(await leaks(page))]) faults.push(`${where}: ${fault}`);
  };
  const input = page.getByRole("textbox", { name: chat.input.label });
  const answers = page.locator(`${SCREEN} article`);
  const ask = async (text: string): Promise<void> => {
    const before = await page.getByRole("button", { name: chat.copy }).count();
    await input.fill(text);
    await page.getByRole("button", { name: chat.send }).click();
    await page.getByRole("button", { name: chat.copy }).nth(before).waitFor(SLOW);
  };

  await withPlan(page, product.url, lang);
  await page.goto(`${product.url}/?lang=${lang}#/chat`);
  await page.getByRole("heading", { level: 2, name: chat.welcome.try }).waitFor(SLOW);
  await look("welcome");
  expect(await inSight(page)).toBe(true);

  await ask(asked.first);
  await answers.filter({ hasText: asked.said }).waitFor(SLOW);
  await page.getByRole("button", { name: chat.again }).waitFor(SLOW);
  expect(
    await page
      .getByText(asked.first, { exact: true })
      .and(page.locator(`${SCREEN} p`))
      .isVisible(),
  ).toBe(true);
  await answers
    .locator("summary")
    .filter({ hasText: common.sources.slice(0, 2) })
    .click();
  expect(await answers.locator("details[open] a").first().getAttribute("href")).toMatch(/^https:/);
  await look("answer");
  expect(await inSight(page)).toBe(true);

  await page.reload();
  await answers.filter({ hasText: asked.said }).waitFor(SLOW);
  expect(await answers.count()).toBe(1);

  // A reload right after asking: the answer is made all the same, and is joined.
  await input.fill(asked.urgent);
  const taken = page.waitForResponse((response) => response.url().includes("/chat/send"), SLOW);
  await page.getByRole("button", { name: chat.send }).click();
  await taken;
  await page.reload();
  await answers.filter({ hasText: chat.triage.emergency }).waitFor(SLOW);
  await answers.filter({ hasText: asked.call }).waitFor(SLOW);
  expect(await answers.count()).toBe(2);
  await look("emergency");

  await page.getByRole("button", { name: chat.new, exact: true }).first().click();
  await page.getByRole("heading", { level: 2, name: chat.welcome.try }).waitFor(SLOW);
  await page.getByRole("button", { name: chat.side.open }).click();
  const side = page.getByRole("dialog");
  await side.getByRole("searchbox", { name: chat.side.search }).fill("zzzz");
  await side.getByText(chat.side.notFound).waitFor(SLOW);
  await side.getByRole("searchbox", { name: chat.side.search }).fill(asked.find);
  await side.getByRole("button", { name: asked.first, exact: false }).first().waitFor(SLOW);
  await look("side");
  await side.getByRole("button", { name: asked.first, exact: false }).first().click();
  await answers.filter({ hasText: asked.said }).first().waitFor(SLOW);
  await side.waitFor({ state: "hidden", ...SLOW });
  await context.close();
  expect(faults).toEqual([]);
  expect(noise).toEqual([]);
}

describe("a conversation", () => {
  it.concurrent.each<[Language, Size]>([
    ["zh", [390, 844]],
    ["en", [390, 844]],
    ["en", [360, 640]],
  ])("in %s at %j", journey, 420_000);
});
