/** The main job by the keyboard alone: what is focused is seen, nothing is a trap, and what floats gives the focus back. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, type ExpectStatic, it } from "vitest";
import chatEn from "../apps/web/src/features/chat/i18n/en-US.ts";
import chatZh from "../apps/web/src/features/chat/i18n/zh-CN.ts";
import consentEn from "../apps/web/src/features/consent/i18n/en-US.ts";
import consentZh from "../apps/web/src/features/consent/i18n/zh-CN.ts";
import entryEn from "../apps/web/src/features/entry/i18n/en-US.ts";
import entryZh from "../apps/web/src/features/entry/i18n/zh-CN.ts";
import planEn from "../apps/web/src/features/plan/i18n/en-US.ts";
import planZh from "../apps/web/src/features/plan/i18n/zh-CN.ts";
import askEn from "../apps/web/src/features/questionnaire/i18n/en-US.ts";
import askZh from "../apps/web/src/features/questionnaire/i18n/zh-CN.ts";
import retailEn from "../apps/web/src/features/retail/i18n/en-US.ts";
import retailZh from "../apps/web/src/features/retail/i18n/zh-CN.ts";
import commonEn from "../apps/web/src/i18n/common/en-US.ts";
import commonZh from "../apps/web/src/i18n/common/zh-CN.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { type Language, launch } from "./browser.ts";
import { MEDICINE } from "./newcomer.ts";

const TEXTS = {
  zh: { ask: askZh, entry: entryZh, consent: consentZh, plan: planZh, chat: chatZh, retail: retailZh, common: commonZh },
  en: { ask: askEn, entry: entryEn, consent: consentEn, plan: planEn, chat: chatEn, retail: retailEn, common: commonEn },
};
const ASKED = { zh: "维生素 D 一天吃多少？", en: "How much vitamin D do I need a day?" };
/** More than any screen has to pass through. */
const MOST_TABS = 90;
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

type Keys = {
  page: Page;
  faults: Set<string>;
  to: (name: string | RegExp) => Promise<void>;
  use: (name: string | RegExp, key?: string) => Promise<void>;
  /** Waits until this is focused: a sheet gives the focus back a moment after it is gone. */
  givenBack: (name: string) => Promise<void>;
};

/** The accessible name of what is focused, as far as a test needs it: a label, a word on it, a legend. */
const NAME = `(() => {
  const at = document.activeElement;
  if (!at || at.matches("body, main, h1, h2")) return "";
  const labels = at.labels ? [...at.labels].map((l) => l.innerText) : [];
  return (at.getAttribute("aria-label") || labels.join(" ") || at.innerText || "").trim();
})()`;

async function keyboard(lang: Language, expect: ExpectStatic): Promise<Keys & { close: () => Promise<void>; noise: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: lang === "en" ? "en-US" : "zh-CN",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript({ path: join(import.meta.dirname, "focus.js") });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const noise: string[] = [];
  page.on("pageerror", (e) => noise.push(String(e)));
  const faults = new Set<string>();
  const focused = (): Promise<string> => page.evaluate<string>(NAME);
  /** What is wrong with where the focus is, and stays so: what is still rising or being scrolled to is given a second. */
  const lasting = async (): Promise<string> => {
    let fault = "";
    for (let i = 0; i < 20; i++) {
      fault = await page.evaluate<string>("focusFault()");
      if (!fault) break;
      await page.waitForTimeout(50);
    }
    return fault;
  };
  const to = async (name: string | RegExp): Promise<void> => {
    const passed: string[] = [];
    for (let i = 0; i < MOST_TABS; i++) {
      const at = await focused();
      if (typeof name === "string" ? at === name || at.startsWith(`${name}\n`) : name.test(at)) return;
      await page.keyboard.press("Tab");
      const fault = await lasting();
      if (fault) faults.add(`${page.url().split("#")[1]}: ${fault}`);
      passed.push(at.replaceAll("\n", " "));
    }
    throw new Error(`the keyboard does not come to ${String(name)}; it came to: ${[...new Set(passed)].join(" | ")}`);
  };
  const givenBack = async (name: string): Promise<void> => {
    await expect.poll(focused, { timeout: 10_000 }).toBe(name);
  };
  const use = async (name: string | RegExp, key = "Enter"): Promise<void> => {
    await to(name);
    await page.keyboard.press(key);
  };
  return { page, faults, to, use, givenBack, noise, close: () => context.close() };
}

describe("by the keyboard alone", () => {
  // Side by side: each waits for the server and its own page most of the time.
  it.concurrent.for<Language>(["zh", "en"])(
    "a newcomer comes to a plan, a question and a product, and never loses the focus, in %s",
    { timeout: 420_000 },
    async (lang, { expect }) => {
      const { ask, entry, consent, plan, chat, retail, common } = TEXTS[lang];
      const { page, faults, to, use, givenBack, noise, close } = await keyboard(lang, expect);
      // It says what the wheel or the ruler shows as well.
      const next = new RegExp(`^${ask.next}`);
      const chosen = new RegExp(MEDICINE[lang].chosen, "i");
      const heading = (name: string): Promise<void> => page.getByRole("heading", { level: 1, name }).waitFor(SLOW);
      const inDialog = (): Promise<boolean> => page.evaluate<boolean>("document.activeElement?.closest('[role=dialog]') !== null");
      await page.goto(`${product.url}/?lang=${lang}#/`);
      await heading(entry.heading1);

      // A sheet takes the focus, keeps it, and gives it back.
      await use(entry.start);
      await page.getByRole("dialog").waitFor();
      // Who wants less motion gets a cut.
      expect(await page.evaluate<number>("document.getAnimations().filter((a) => a.effect.getComputedTiming().duration > 1).length")).toBe(0);
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press("Tab");
        expect(await inDialog()).toBe(true);
      }
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await givenBack(entry.start);

      await use(entry.start);
      await page.getByRole("dialog").waitFor();
      await use(consent.tick.both, "Space");
      await use(consent.tick.health, "Space");
      await use(consent.agree);

      await heading(ask.q.nickname.title);
      await to(ask.nickname.label);
      await page.keyboard.type("Lin");
      await use(ask.next);
      await heading(ask.q.gender.title);
      await use(ask.gender.female, "Space");
      await use(ask.next);
      await heading(ask.q.age.title);
      await use(ask.q.age.title, "ArrowDown");
      await use(next);
      await heading(ask.q.height.title);
      await use(ask.q.height.title, "ArrowLeft");
      await use(next);
      await heading(ask.q.weight.title);
      await use(ask.q.weight.title, "ArrowLeft");
      await use(next);
      await heading(ask.q.activity.title);
      await use(ask.activity.sedentary.name, "ArrowDown");
      await use(ask.next);
      await heading(ask.q.pregnancy.title);
      await use(ask.pregnancy.none, "Space");
      await use(ask.next);
      await heading(ask.understood.titleName.replace("{{name}}", "Lin"));
      await use(ask.goOn);
      await heading(ask.q.conditions.title);
      await use(ask.none.conditions, "Space");
      await use(ask.next);
      await heading(ask.q.medicines.title);
      await to(ask.search.medicines);
      await page.keyboard.type(MEDICINE[lang].typed);
      await page.getByRole("button", { name: chosen }).first().waitFor(SLOW);
      await use(chosen);
      await use(ask.next);
      await heading(ask.q.allergies.title);
      await use(ask.none.allergies, "Space");
      await use(ask.next);
      await heading(ask.q.supplements.title);
      await use(ask.skip);
      await heading(ask.ready.title);
      await use(ask.goOn);
      await heading(ask.q.pattern.title);
      await use(ask.skip);
      await heading(ask.q.goals.title);
      await use(ask.finish);
      await page.locator("main article").waitFor(SLOW);

      // The sheet of a nutrient, and that of sharing.
      const first = await page.locator("#plan-nutrients h3 button").first().innerText();
      for (const name of [first, plan.share.button]) {
        await use(name);
        await page.getByRole("dialog").waitFor();
        expect(await inDialog()).toBe(true);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
        await givenBack(name);
      }

      await use(plan.product.see);
      await heading(retail.list.title);
      await page.locator('button[aria-pressed="false"]:visible').first().waitFor(SLOW);
      await to(
        (await page.locator('button[aria-pressed="false"]:visible').first().getAttribute("aria-label")) ??
          (await page.locator('button[aria-pressed="false"]:visible').first().innerText()),
      );
      await page.keyboard.press("Space");
      await page.locator('a[href="#/productsPage?step=order"]').waitFor(SLOW);

      await page.goto(`${product.url}/?lang=${lang}#/qsGeneratePageNew`);
      await use(common.tab.chat);
      await page.getByRole("textbox", { name: chat.input.label }).waitFor(SLOW);
      await to(chat.input.label);
      await page.keyboard.type(ASKED[lang]);
      await use(chat.send);
      await page.locator("[data-screen=chat] main article").first().waitFor(SLOW);
      await close();
      expect([...faults]).toEqual([]);
      expect(noise).toEqual([]);
    },
  );
});
