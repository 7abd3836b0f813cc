/** The app opened without a network, after one visit with it. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import planZh from "../apps/web/src/features/plan/i18n/zh-CN.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { launch, phone } from "./browser.ts";
import { withPlan } from "./visitor.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** The paths that the worker keeps. */
const KEPT = `(async () => {
  const paths = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  return paths;
})()`;

/** Asks the page until it is so. */
async function until(page: Page, holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await page.waitForTimeout(100);
}

describe("without a network", () => {
  it("the app opens with the last plan as it was seen, its reasons too, and nothing of the API is kept by the worker", async () => {
    const { page, context } = await phone(browser, "zh", [390, 844], "allow");
    await withPlan(page, product.url, "zh");
    await until(page, () => page.evaluate<boolean>("navigator.serviceWorker.controller !== null"));
    // Once more under the worker, so that every part of this screen is with it.
    await page.reload();
    await page.locator("main article").waitFor({ timeout: 60_000 });
    const held = (): Promise<string[]> => page.evaluate<string[]>(KEPT);
    await until(page, async () => {
      const paths = await held();
      return paths.includes("/index.html") && ["/PlanScreen", "/DetailSheet", "/SheetPanel"].every((part) => paths.some((path) => path.includes(part)));
    });
    const kept = await held();
    expect(kept.filter((path) => path.startsWith("/api") || path.startsWith("/staticImages"))).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await page.locator("main article").waitFor({ timeout: 60_000 });
    const [before = ""] = planZh.seen.offline.split("{{date}}");
    await page.getByText(before.trim()).first().waitFor();
    await page.locator("#plan-nutrients h3 button").first().click();
    await page.getByRole("dialog").waitFor();
    await context.close();
  }, 420_000);
});
