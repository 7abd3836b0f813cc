/** A mid-range phone on a slow line: Lighthouse's figures for its mobile run (4× CPU, 150 ms, 1.6 Mbit/s down, 0.75 up). */
import { join } from "node:path";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";

const CPU = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 };

export type Held = Awaited<ReturnType<BrowserContext["storageState"]>>;
export type Phone = { page: Page; context: BrowserContext; cdp: CDPSession };

/** @param held what the phone keeps from an earlier visit; `slow`: as slow as a phone, else as fast as the machine */
export async function phone(browser: Browser, slow: boolean, held?: Held): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "zh-CN",
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // The worker keeps what the browser's own cache keeps as well; without it a fresh page is really cold.
    serviceWorkers: "block",
    ...(held && { storageState: held }),
  });
  await context.addInitScript({ path: join(import.meta.dirname, "probe.js") });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  if (slow) {
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", LINE);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  }
  return { page, context, cdp };
}

type Felt = { shift: number; longEnd: number; slowest: number; interactions: number };
export const felt = (page: Page): Promise<Felt> => page.evaluate<Felt>("bench.felt");

/** Milliseconds that the main thread has worked since the page began to load: what other work on the machine hardly changes. */
export async function busy({ cdp }: Phone): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find((m) => m.name === "TaskDuration")?.value ?? 0) * 1000;
}

const QUIET_MS = 800;
/** Milliseconds from the beginning of the load until the content is there and the main thread has come to rest. */
export async function interactive(page: Page, selector: string): Promise<number> {
  await page.evaluate(`bench.waiting.selector = ${JSON.stringify(selector)}; bench.look()`);
  await page.waitForFunction(() => (globalThis as unknown as { bench: { waiting: { at: number } } }).bench.waiting.at > 0);
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate<number>("Math.max(bench.waiting.at, bench.felt.longEnd)");
}

/** The scripts that the page has fetched, by name. */
export const scripts = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>("performance.getEntriesByType('resource').map((r) => new URL(r.name).pathname).filter((p) => p.endsWith('.js'))");
