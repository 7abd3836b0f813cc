/** The page's own policy allows no script and no style but its files: nothing the app does may need more, on an iPhone neither. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import entryZh from "../apps/web/src/features/entry/i18n/zh-CN.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { launch, phone } from "./browser.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** As React Aria asks whether it is on one; it then puts a style into the page while a sheet is open. */
const IPHONE = `
  Object.defineProperty(navigator, "platform", { get: () => "iPhone" });
  Object.defineProperty(navigator, "userAgentData", { get: () => undefined });
  window.refused = [];
  document.addEventListener("securitypolicyviolation", (e) => window.refused.push(e.violatedDirective + " " + (e.sample || e.blockedURI)));
`;

describe("the page's policy", () => {
  it("holds while a sheet is open on an iPhone, whose one style is allowed by its hash", async () => {
    const { page, context, noise } = await phone(browser, "zh");
    await page.addInitScript(IPHONE);
    await page.goto(`${product.url}/?lang=zh#/`);
    const before = await page.locator("style").count();
    await page.getByRole("button", { name: entryZh.start }).click();
    await page.getByRole("dialog").waitFor();
    expect(await page.locator("style").count()).toBe(before + 1);
    expect(await page.evaluate<string[]>("window.refused")).toEqual([]);
    await context.close();
    expect(noise).toEqual([]);
  });

  it("refuses what was slipped into the page", async () => {
    const { page, context } = await phone(browser, "zh");
    await page.addInitScript(IPHONE);
    await page.goto(`${product.url}/?lang=zh#/`);
    await page.getByRole("button", { name: entryZh.start }).waitFor();
    await page.evaluate(`
      document.head.insertAdjacentHTML("beforeend", "<style>body{display:none}</style>");
      document.body.insertAdjacentHTML("beforeend", '<p style="color:red">x</p>');
      const script = document.createElement("script");
      script.textContent = "window.slipped = true";
      document.body.append(script);
    `);
    expect(await page.evaluate<unknown[]>("[window.slipped ?? false, getComputedStyle(document.body).display]")).toEqual([false, "block"]);
    expect((await page.evaluate<string[]>("window.refused")).map((r) => r.split(" ")[0])).toEqual(
      expect.arrayContaining(["style-src-elem", "style-src-attr", "script-src-elem"]),
    );
    await context.close();
  });
});
