/** Only checking what one takes, as a newcomer does it: kept in a plan, or, without consent, looked up and kept nowhere. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import consentEn from "../apps/web/src/features/consent/i18n/en-US.ts";
import consentZh from "../apps/web/src/features/consent/i18n/zh-CN.ts";
import askEn from "../apps/web/src/features/questionnaire/i18n/en-US.ts";
import askZh from "../apps/web/src/features/questionnaire/i18n/zh-CN.ts";
import planEn from "../apps/web/src/features/plan/i18n/en-US.ts";
import planZh from "../apps/web/src/features/plan/i18n/zh-CN.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { type Language, launch, type Size } from "./browser.ts";
import { LANGUAGES, type Newcomer, newcomer, PHONES, SLOW, toWhatIsTaken } from "./newcomer.ts";

const TEXTS = {
  zh: { consent: consentZh, ask: askZh, plan: planZh },
  en: { consent: consentEn, ask: askEn, plan: planEn },
};
/** A brand or initials to type, and what is found by it; a supplement that does not go with it. */
const TAKEN = {
  zh: { typed: "hfl", found: "华法林", supplement: "鱼油" },
  en: { typed: "Coumadin", found: "Warfarin", supplement: "Fish oil" },
};

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Everything up to the last button. */
async function answered(one: Newcomer): Promise<void> {
  const { page, lang, look, press } = one;
  const { ask } = TEXTS[lang];
  const { typed, found, supplement } = TAKEN[lang];
  await toWhatIsTaken(one, product.url);
  await look("nothing yet");
  for (const [name, hit] of [
    [typed, found],
    [supplement, supplement],
  ] as const) {
    await page.getByRole("textbox").fill(name);
    await page
      .locator("main")
      .getByRole("button", { name: new RegExp(`^${hit}`, "i") })
      .first()
      .click();
    await page.getByRole("button", { name: ask.list.remove.replace("{{name}}", hit) }).waitFor();
  }
  await look("named");
  await press(ask.finishSpecify);
  await page.getByRole("dialog").waitFor();
}

type Begun = Newcomer & { calls: string[] };

/** A newcomer before the documents, with all that was asked of the server and all that axe found on the way. */
async function begun(lang: Language, size: Size, axe?: boolean): Promise<Begun> {
  const one = await newcomer(browser, lang, size, axe);
  const calls: string[] = [];
  one.page.on("request", (r) => r.url().includes("/api/") && calls.push(new URL(r.url()).pathname));
  await answered(one);
  return { ...one, calls };
}

describe.each(PHONES)("only checking medicines and supplements at $size", ({ size }) => {
  it.concurrent.each(LANGUAGES)(
    "ends on the plan's review, in %s",
    async (lang) => {
      const { consent, plan } = TEXTS[lang];
      const { found, supplement } = TAKEN[lang];
      const { page, context, noise, faults, look } = await begun(lang, size);
      await page.getByText(consent.tick.both, { exact: true }).click();
      await page.getByText(consent.tick.health, { exact: true }).click();
      await page.getByRole("button", { name: consent.agree, exact: true }).click();
      await page.waitForURL(/qsGeneratePageNew/);
      await page.getByRole("heading", { name: plan.section.reviews }).waitFor(SLOW);
      await page.getByText(plan.head.review.title).first().waitFor();
      await look("plan");
      expect(await page.locator("main").innerText()).toMatch(new RegExp(`${supplement}[^]*${found}|${found}[^]*${supplement}`, "i"));
      await context.close();
      expect(faults).toEqual([]);
      expect(noise).toEqual([]);
    },
    420_000,
  );
});

describe("only checking medicines and supplements", () => {
  it("without consent tells the same and keeps nothing", async () => {
    const { consent, ask } = TEXTS.zh;
    const { found, supplement } = TAKEN.zh;
    const { page, context, noise, faults, calls, look } = await begun("zh", [320, 640], true);
    await page.getByRole("button", { name: consent.refuse, exact: true }).click();
    await page.locator("main article").waitFor(SLOW);
    await look("not kept");
    const said = await page.locator("main").innerText();
    expect(said).toMatch(new RegExp(`${found} · ${supplement}`, "i"));
    expect(said).toContain(ask.check.unsaved);
    expect(calls.filter((path) => /questionnaire\/put|custom_nutrition_plan\/new|user\/consent/.test(path))).toEqual([]);
    await context.close();
    expect(faults).toEqual([]);
    expect(noise).toEqual([]);
  }, 420_000);
});
