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

/** What the browser's driver says when it keeps the worker away; and that a busy server asked to come again, which the app does. */
const EXPECTED = [
  "Service Worker registration blocked by Playwright",
  "Failed to load resource: the server responded with a status of 503 (Service Unavailable)",
];

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
    if ((m.type() === "error" || m.type() === "warning") && !EXPECTED.includes(m.text())) noise.push(m.text());
  });
  page.on("pageerror", (e) => noise.push(String(e)));
  return { page, context, noise };
}

/** A slow line, as Lighthouse imitates one for phones: 150 ms and 1.6 Mbit/s. */
export async function slowLine({ page, context }: Phone): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 });
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
  const wide = await page.evaluate<string>(WIDEST);
  return [...(found ? [`leaks: ${found[0]}`] : []), ...(wide === "" ? [] : [`scrolls sideways: ${wide}`])];
}

/** What sticks out furthest when the page scrolls sideways, once what is moving stands. A phone widens its window to it: its screen tells. */
const WIDEST = `(async () => {
  const moving = document.getAnimations().filter((a) => a.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.race([Promise.allSettled(moving.map((a) => a.finished)), new Promise((done) => setTimeout(done, 2000))]);
  const width = Math.min(innerWidth, screen.width) + 1;
  if (document.documentElement.scrollWidth <= width) return "";
  const [first] = [...document.querySelectorAll("body *")].sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right);
  return (first?.outerHTML ?? "the page itself").slice(0, 200);
})()`;
