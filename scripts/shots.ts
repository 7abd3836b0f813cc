/**
 * `npm run shots`: every screen in every state, in both languages, light and dark, on four windows, with text at twice its size and with
 * forced colours, into shots/: each picture and, for each view, sheets of them all. What a machine can see is printed; the rest is for eyes.
 * Words as arguments choose: `npm run shots -- entry zh light 390x844`; `200` chooses text at twice its size, `forced` forced colours.
 * SHOTS_DIR names another folder.
 */
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "./chromium.ts";
import { faultsOf, preparedToLook } from "./pictures/faults.ts";
import type { Lang, Scene } from "./pictures/scene.ts";
import { SCENES } from "./pictures/scenes.ts";
import { sheets } from "./pictures/sheets.ts";
import { MORE, nameOf, SCHEMES, type View, VIEWS, WINDOWS } from "./pictures/views.ts";
import { startProduct } from "./product.ts";

const OUT = process.env["SHOTS_DIR"] ?? "shots";
/** Pictures are of the server's answers, so the worker is kept away; the browser's driver says so. */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

const LANGS: readonly Lang[] = ["zh", "en"];
const wanted = process.argv.slice(2);
/** The words among these that were given; all of them when none was. */
const chosen = <T extends string>(all: readonly T[]): readonly T[] => (all.some((x) => wanted.includes(x)) ? all.filter((x) => wanted.includes(x)) : all);
const langs = chosen(LANGS);
const [schemes, windows, more] = [chosen(SCHEMES), chosen(WINDOWS.map((w) => w.name)), chosen(MORE)];
const views = VIEWS.filter((v) => schemes.includes(v.scheme) && windows.includes(v.window.name) && more.includes(v.more));
const known = new Set<string>([...LANGS, ...SCHEMES, ...WINDOWS.map((w) => w.name), ...MORE]);
/** The other words are beginnings of scenes' names. */
const names = wanted.filter((word) => !known.has(word));
const scenes = names.length > 0 ? SCENES.filter((s) => names.some((n) => s.name.startsWith(n))) : SCENES;

const fileOf = (scene: Scene, lang: Lang, view: View): string => join(OUT, `${scene.name}-${lang}-${nameOf(view)}.png`);

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined);
  await page.waitForTimeout(400);
}

/** What a larger text moves takes a moment: a long conversation is measured anew, and its end is followed. */
async function standsStill(page: Page): Promise<void> {
  let before = "";
  for (let i = 0; i < 12; i++) {
    await page.waitForTimeout(150);
    const now = await page.evaluate<string>("[scrollY, document.documentElement.scrollHeight, document.getElementsByTagName('*').length].join()");
    if (now === before) return;
    before = now;
  }
}

/** The scene is played once for each window, and then looked at in each light and text size. */
async function shoot(browser: Browser, url: string, scene: Scene, lang: Lang, seen: readonly View[]): Promise<string[]> {
  const [first] = seen;
  if (!first) return [];
  const { window } = first;
  const context = await browser.newContext({
    viewport: { width: window.width, height: window.height },
    colorScheme: first.scheme,
    locale: lang === "en" ? "en-US" : "zh-CN",
    deviceScaleFactor: window.phone ? 2 : 1,
    isMobile: window.phone,
    hasTouch: window.phone,
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  await preparedToLook(context);
  const page = await context.newPage();
  const said: string[] = [];
  const where = `${scene.name} ${lang} ${window.name}`;
  if (!scene.broken) page.on("console", (m) => ["error", "warning"].includes(m.type()) && m.text() !== WORKER_BLOCKED && said.push(`${where}: ${m.text()}`));
  page.on("pageerror", (e) => said.push(`${where}: ${e.message}`));
  page.setDefaultTimeout(15_000);
  try {
    await scene.show(page, { url, lang });
  } catch (e) {
    said.push(`${where}: ${e instanceof Error ? e.message.split("\n")[0] : String(e)}`);
  }
  await settled(page);
  const faults = new Map<string, string[]>();
  for (const view of seen) {
    await page.emulateMedia({ colorScheme: view.scheme, forcedColors: view.more === "forced" ? "active" : "none" });
    // The app applies its settings when the light changes; then as its setting of the text size does it.
    await page.waitForTimeout(150);
    await page.evaluate(`document.documentElement.style.fontSize = "${view.more === "200" ? 200 : 100}%"`);
    await standsStill(page);
    await page.screenshot({ fullPage: scene.whole ?? false, path: fileOf(scene, lang, view) });
    for (const fault of await faultsOf(page, lang)) faults.set(fault, [...(faults.get(fault) ?? []), nameOf(view)]);
  }
  await context.close();
  return [...said, ...[...faults].map(([fault, at]) => `${scene.name} ${lang}: ${fault} (${at.join(", ")})`)];
}

const found = findChromium();
if ("missing" in found) throw new Error(found.missing);
const product = process.env["PRODUCT_URL"] ? { url: process.env["PRODUCT_URL"], stop: () => Promise.resolve() } : await startProduct();
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
mkdirSync(OUT, { recursive: true });
const groups = WINDOWS.map((window) => views.filter((v) => v.window === window)).filter((group) => group.length > 0);
const queue = scenes.flatMap((scene) => langs.flatMap((lang) => groups.map((seen) => ({ scene, lang, seen }))));
const worker = async (): Promise<void> => {
  for (let next = queue.shift(); next; next = queue.shift())
    for (const line of await shoot(browser, product.url, next.scene, next.lang, next.seen)) console.log(line);
};
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
await browser.close();
await product.stop();
let made = 0;
for (const lang of langs)
  for (const view of views)
    made += (
      await sheets(
        OUT,
        `${lang}-${nameOf(view)}`,
        scenes.map((scene) => fileOf(scene, lang, view)),
        view.window,
        view.window.phone,
      )
    ).length;
console.log(`${scenes.length * langs.length * views.length} pictures on ${made} sheets in ${OUT}/: now look at them`);
