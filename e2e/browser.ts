/** A phone in a real Chromium against the real server. Anything in the console that should not be there fails the journey. */
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS } from "../scripts/chromium.ts";

export type Language = "zh" | "en";
export type Size = readonly [width: number, height: number];

export const launch = (): Promise<Browser> => {
  const executablePath = process.env["CHROME_PATH"];
  if (!executablePath) throw new Error("CHROME_PATH names the browser; `npm test` finds one");
  return chromium.launch({ executablePath, args: CHROMIUM_ARGS });
};

/** What the browser's driver says when it keeps the worker away. */
const BLOCKED = "Service Worker registration blocked by Playwright";

export type Phone = { page: Page; context: BrowserContext; noise: string[] };

/** A new visitor on a phone of this size. `noise` fills with console errors and warnings and uncaught errors. */
export async function phone(browser: Browser, lang: Language, [width, height]: Size = [390, 844], workers: "allow" | "block" = "block"): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: lang === "en" ? "en-US" : "zh-CN",
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
    // What a worker answers no test can see or replace; the one test that is about it asks for it.
    serviceWorkers: workers,
  });
  const page = await context.newPage();
  const noise: string[] = [];
  page.on("console", (m) => {
    if ((m.type() === "error" || m.type() === "warning") && m.text() !== BLOCKED) noise.push(m.text());
  });
  page.on("pageerror", (e) => noise.push(String(e)));
  return { page, context, noise };
}

/** What axe finds on the page as it stands, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
}

/** What nobody should read: code that leaked into the words, a page that scrolls sideways. */
export async function leaks(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const found = /.{0,20}(?:undefined|NaN|\[object|\{\{).{0,20}/.exec(text);
  const sideways = await page.evaluate<boolean>("document.documentElement.scrollWidth > innerWidth + 1");
  return [...(found ? [`leaks: ${found[0]}`] : []), ...(sideways ? ["scrolls sideways"] : [])];
}
