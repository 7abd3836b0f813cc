/**
 * `npm run bench:web [scene …]`: what each screen costs a phone. JS of its own (gzip), time until it can be used with an empty and with a
 * filled cache, the slowest of its main interactions, layout shift; and Lighthouse for the entry, the plan and the chat.
 * The phone is simulated (bench/web/phone.ts); on a machine that has other work the times say less than they seem to.
 */
import { createServer } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "../scripts/chromium.ts";
import { SCENES } from "../scripts/pictures/scenes.ts";
import { startProduct } from "../scripts/product.ts";
import { lighthouse } from "./web/lighthouse.ts";
import { busy, felt, type Held, interactive, phone, scripts } from "./web/phone.ts";
import { type BenchScreen, SCREENS } from "./web/screens.ts";
import { weights } from "./web/sizes.ts";

const LIMITS = { entryBytes: 120_000, ownBytes: 60_000, coldMs: 2500, warmMs: 1500, interactionMs: 150, shift: 0.05, performance: 95, accessibility: 100 };
const LIGHTHOUSE = ["entry-again", "plan", "chat-answer"];

type Measured = {
  screen: BenchScreen;
  fetched: string[];
  worked: number;
  cold: number;
  warm: number;
  slowest: number;
  interactions: number;
  shift: number;
  failed: string | undefined;
};
type Visitor = { held: Held; url: string };

/** A visitor who has been brought to the screen, on a machine that is not slowed. */
async function visitor(browser: Browser, url: string, screen: BenchScreen): Promise<Visitor> {
  const scene = SCENES.find((s) => s.name === screen.scene);
  if (!scene) throw new Error(`no scene called ${screen.scene}`);
  const { page, context } = await phone(browser, false);
  await scene.show(page, { url, lang: "zh" });
  const at = screen.route ? `${url}/?lang=zh#/${screen.route}` : page.url();
  const held = await context.storageState();
  await context.close();
  return { held, url: at };
}

async function measure(browser: Browser, { held, url }: Visitor, screen: BenchScreen): Promise<Measured> {
  const one = await phone(browser, true, held);
  const { page, context } = one;
  await page.goto(url, { waitUntil: "commit" });
  const cold = await interactive(page, screen.content);
  const worked = await busy(one);
  const fetched = await scripts(page);
  const shifted = (await felt(page)).shift;
  await page.reload({ waitUntil: "commit" });
  const warm = await interactive(page, screen.content);
  const failed = await screen.interact(page).then(
    () => undefined,
    (e: unknown) => String(e).split("\n")[0],
  );
  await page.waitForTimeout(500);
  const { slowest, interactions, shift } = await felt(page);
  await context.close();
  return { screen, fetched, worked, cold, warm, slowest, interactions, shift: Math.max(shifted, shift), failed };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === "object" ? address.port : 0));
    });
  });

/** Lighthouse opens a tab of its own beside ours: the visitor's things lie in the profile of both. */
async function score(path: string, { held, url }: Visitor) {
  const dir = mkdtempSync(join(tmpdir(), "nutri-profile-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(dir, { executablePath: path, args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`] });
  const page: Page = await context.newPage();
  await page.goto(new URL("/leaf.svg", url).href);
  for (const { name, value } of held.origins.flatMap((o) => o.localStorage))
    await page.evaluate(([n, v]) => localStorage.setItem(n, v), [name, value] as const);
  const scores = await lighthouse(url, port);
  await context.close();
  rmSync(dir, { recursive: true, force: true });
  return scores;
}

const found = findChromium();
if ("missing" in found) {
  console.log(found.missing);
  process.exit(0);
}
const wanted = process.argv.slice(2);
const screens = wanted.length > 0 ? SCREENS.filter((s) => wanted.includes(s.scene)) : SCREENS;
const product = process.env["PRODUCT_URL"] ? { url: process.env["PRODUCT_URL"], stop: () => Promise.resolve() } : await startProduct();
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });

const visitors = new Map<BenchScreen, Visitor>();
const measured: Measured[] = [];
const missed: string[] = [];
const hold = (what: string, value: number, limit: number, least = false): void => {
  if (least ? value < limit : value > limit) missed.push(`${what}: ${value.toFixed(value < 1 ? 3 : 0)}, ${least ? "at least" : "at most"} ${limit}`);
};
console.log("screen                        CPU ms  cold ms  warm ms  slowest interaction ms (of)  shift");
for (const screen of screens) {
  const m = await visitor(browser, product.url, screen)
    .then((one) => {
      visitors.set(screen, one);
      return measure(browser, one, screen);
    })
    .catch((e: unknown) => void missed.push(`${screen.scene}: ${String(e).split("\n")[0]}`));
  if (!m) continue;
  measured.push(m);
  const times = `${m.worked.toFixed(0).padStart(7)} ${m.cold.toFixed(0).padStart(7)} ${m.warm.toFixed(0).padStart(8)} ${m.slowest.toFixed(0).padStart(22)} (${String(m.interactions).padStart(2)})`;
  console.log(`${screen.scene.padEnd(29)} ${times} ${m.shift.toFixed(3).padStart(7)}`);
  if (m.failed !== undefined) missed.push(`${screen.scene}, its interactions: ${m.failed}`);
  hold(`${screen.scene}, slowest interaction`, m.slowest, LIMITS.interactionMs);
  hold(`${screen.scene}, layout shift`, m.shift, LIMITS.shift);
  if (screen.scene !== "plan") continue;
  hold("the plan with an empty cache", m.cold, LIMITS.coldMs);
  hold("the plan with a filled cache", m.warm, LIMITS.warmMs);
}

const entry = await (async () => {
  const { page, context } = await phone(browser, false);
  await page.goto(`${product.url}/?lang=zh#/`);
  await page.locator("h1").waitFor();
  const fetched = await scripts(page);
  await context.close();
  return fetched;
})();
const timesFetched = new Map<string, number>();
for (const { screen, fetched } of measured) {
  // The states of one screen are no other screen: what they have in common is its own.
  const route = screen.content.split('"')[1] ?? screen.scene;
  for (const path of new Set(fetched.map((p) => `${p} ${route}`))) timesFetched.set(path, 1);
}
const sharedBy = (path: string): number => [...timesFetched.keys()].filter((key) => key.startsWith(`${path} `)).length;
const shared = new Set(measured.flatMap((m) => m.fetched).filter((path) => sharedBy(path) > 1));

const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);
console.log("screen                        own kB  beyond the entry kB");
for (const { screen, fetched } of measured) {
  const { own, beyond } = weights(fetched, entry, shared);
  console.log(`${screen.scene.padEnd(29)} ${kb(own)} ${kb(beyond).padStart(20)}`);
  hold(`${screen.scene}, JS of its own`, own, LIMITS.ownBytes);
}
hold("the entry's JS", weights(entry, [], new Set()).beyond, LIMITS.entryBytes);
console.log(`the entry's JS: ${kb(weights(entry, [], new Set()).beyond)} kB`);
await browser.close();

for (const [screen, one] of visitors) {
  if (!LIGHTHOUSE.includes(screen.scene)) continue;
  const scores = await score(found.path, one).catch((e: unknown) => void missed.push(`${screen.scene}, ${String(e).split("\n")[0]}`));
  if (!scores) continue;
  const { performance, accessibility, lcp, tbt, cls, faults } = scores;
  console.log(
    `Lighthouse, ${screen.scene}: performance ${performance}, accessibility ${accessibility}; LCP ${lcp}, TBT ${tbt}, CLS ${cls}${faults.map((f) => `\n  ${f}`).join("")}`,
  );
  hold(`${screen.scene}, Lighthouse performance`, performance, LIMITS.performance, true);
  hold(`${screen.scene}, Lighthouse accessibility`, accessibility, LIMITS.accessibility, true);
}
await product.stop();
console.log(missed.length === 0 ? "every limit held" : `missed:\n${missed.map((line) => `  ${line}`).join("\n")}`);
if (missed.length > 0) process.exitCode = 1;
