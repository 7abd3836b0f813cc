/** What a phone and a line may do to the app, in a real browser: there is always a page that says what happened, and it goes on when it can. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import entryZh from "../apps/web/src/features/entry/i18n/zh-CN.ts";
import planZh from "../apps/web/src/features/plan/i18n/zh-CN.ts";
import askZh from "../apps/web/src/features/questionnaire/i18n/zh-CN.ts";
import reportZh from "../apps/web/src/features/report/i18n/zh-CN.ts";
import settingsZh from "../apps/web/src/features/settings/i18n/zh-CN.ts";
import { knownPdf } from "../bench/reports/known.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { launch, leaks, phone } from "./browser.ts";
import { withPlan } from "./visitor.ts";

const SLOW = { timeout: 60_000 };
const HOUR = 3_600_000;
const AT_ONCE = 3;
/** Every route, one that needs an id without one, and one that is none. */
const PATHS = [
  "qsStartPage",
  "questionnaire",
  "questionnaireSpecify",
  "qsGeneratePageNew",
  "addMoreNutrition",
  "introductionPage",
  "settings",
  "productsPage",
  "productsPageQuick",
  "orders",
  "order",
  "trialPay",
  "reportListPage",
  "uploadReportsPageNew",
  "report",
  "chat",
  "error/500",
  "no-such-page",
];

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const at = (path: string): string => `${product.url}/?lang=zh#/${path}`;
/** The screen that is shown: kept-alive ones are in the page too, hidden. */
const words = (page: Page): Promise<string> => page.locator("#root").innerText();
/** A heading or what stands in for one, and a few words more. */
const SAYS = "document.querySelector('h1, h2, [role=alert], [role=dialog]') !== null && document.body.innerText.trim().length > 8";
const PATIENCE_MS = 20_000;

/** Whether the page comes to say something. */
async function says(page: Page): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await page.waitForTimeout(100)) if (await page.evaluate<boolean>(SAYS)) return true;
  return false;
}

/** Looks at each path in a page of its own; `prepare` makes the trouble. */
async function everywhere(context: BrowserContext, prepare: (page: Page, nth: number) => Promise<unknown>): Promise<string[]> {
  const faults: string[] = [];
  for (const [nth, path] of PATHS.entries()) {
    const page = await context.newPage();
    page.on("pageerror", (e) => faults.push(`/${path}: ${String(e)}`));
    await prepare(page, nth);
    await page.goto(at(path));
    if (!(await says(page))) faults.push(`/${path}: nothing is said but “${await words(page)}”`);
    for (const leak of await leaks(page)) faults.push(`/${path}: ${leak}`);
    await page.close();
  }
  return faults;
}

describe("in trouble", () => {
  it("a deep link into any screen opens on a device that was never here, with nothing in the console", async () => {
    const faults: string[] = [];
    const look = async (path: string): Promise<void> => {
      const { page, context, noise } = await phone(browser, "zh", [360, 640]);
      await page.goto(at(path));
      if (!(await says(page))) faults.push(`/${path}: nothing is said`);
      // A refusal that the documents come up for is the browser's own line, not the app's.
      const heard = noise.filter((line) => !/403 \(Forbidden\)/.test(line));
      faults.push(...(await leaks(page)).map((leak) => `/${path}: ${leak}`), ...heard.map((line) => `/${path}: ${line}`));
      await context.close();
    };
    // Each is a device of its own: some at once.
    for (let i = 0; i < PATHS.length; i += AT_ONCE) await Promise.all(PATHS.slice(i, i + AT_ONCE).map(look));
    expect(faults).toEqual([]);
  }, 300_000);

  it("an answer of the wrong shape never makes a white page, on any screen", async () => {
    const { page, context } = await phone(browser, "zh", [360, 640]);
    await withPlan(page, product.url, "zh");
    const shapes = ['{"code":200,"message":"ok","data":{"surprise":true}}', '{"code":200,"message":"ok","data":[1,null]}', "<html>a proxy says hello</html>"];
    const wrong = (one: Page, nth: number): Promise<unknown> =>
      one.route("**/api/v1/**", (route) => route.fulfill({ status: 200, contentType: "application/json", body: shapes[nth % shapes.length] ?? "" }));
    const faults = await everywhere(context, wrong);
    await context.close();
    expect(faults).toEqual([]);
  }, 300_000);

  it("a server that is gone for a minute is said to be, nothing is lost, and trying again goes on", async () => {
    const { page, context } = await phone(browser, "zh", [360, 640]);
    await withPlan(page, product.url, "zh");
    expect(await everywhere(context, (one) => one.route("**/api/v1/**", (route) => route.abort()))).toEqual([]);

    await page.goto(at("questionnaire?plan_type=short_questionnaire&step=nickname"));
    await page.getByRole("heading", { level: 1, name: askZh.q.nickname.title }).waitFor(SLOW);
    const gone = (route: { abort: () => Promise<void> }): Promise<void> => route.abort();
    await page.route("**/questionnaire/put", gone);
    await page.getByRole("textbox").fill("小林二世");
    await page.getByRole("button", { name: askZh.next, exact: true }).click();
    await page.getByText(askZh.unsaved).waitFor(SLOW);
    await page.unroute("**/questionnaire/put", gone);
    await page.getByRole("status").filter({ hasText: askZh.autosaved }).waitFor(SLOW);
    await page.goBack();
    await page.reload();
    await page.goto(at("questionnaire?plan_type=short_questionnaire&step=nickname"));
    await expect.poll(() => page.getByRole("textbox").inputValue(), SLOW).toBe("小林二世");
    await context.close();
  }, 300_000);

  it.each([
    ["forbidden", "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"],
    ["full", "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"],
  ])("storage that is %s stops nobody from beginning", async (_, script) => {
    const { page, context, noise } = await phone(browser, "zh", [360, 640]);
    await page.addInitScript(script);
    await page.goto(at("qsStartPage"));
    await page.getByRole("button", { name: entryZh.start }).click(SLOW);
    await page.getByRole("dialog").waitFor(SLOW);
    await page.goto(at("questionnaireSpecify"));
    await page.getByRole("heading", { level: 1, name: askZh.q.nickname.title }).waitFor(SLOW);
    await context.close();
    expect(noise).toEqual([]);
  });

  it.each([-9, 9])("a clock that is %d hours off shows the plan all the same", async (hours) => {
    const { page, context, noise } = await phone(browser, "zh", [360, 640]);
    await page.addInitScript(`{ const real = Date.now; const off = ${hours * HOUR}; Date.now = () => real() + off; }`);
    await withPlan(page, product.url, "zh");
    await page.getByRole("heading", { name: planZh.section.nutrients }).first().waitFor(SLOW);
    expect(await leaks(page)).toEqual([]);
    await context.close();
    expect(noise).toEqual([]);
  });

  it("an app that is killed in the middle of a question, a plan or a report goes on where it was", async () => {
    const first = await phone(browser, "zh", [360, 640]);
    const { context } = first;
    let { page } = first;
    /** The phone takes the app away without a word, and it is opened anew. */
    const killed = async (path: string): Promise<void> => {
      await page.close();
      page = await context.newPage();
      await page.goto(at(path));
    };
    await withPlan(page, product.url, "zh");

    // An answer that did not reach the server: what the phone threw out of its memory is loaded again.
    const nickname = "questionnaire?plan_type=short_questionnaire&step=nickname";
    await page.goto(at(nickname));
    await page.route("**/questionnaire/put", (route) => route.abort());
    await page.getByRole("textbox").fill("小林三世");
    await page.getByRole("button", { name: askZh.next, exact: true }).click();
    await page.getByText(askZh.unsaved).waitFor(SLOW);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const saved = page.waitForResponse((answer) => answer.url().includes("questionnaire/put") && answer.ok(), SLOW);
    await page.reload();
    await saved;
    await killed(nickname);
    await expect.poll(() => page.getByRole("textbox").inputValue(), SLOW).toBe("小林三世");

    // A plan that is being made.
    await page.goto(at("questionnaire?plan_type=short_questionnaire&step=goals"));
    const asked = page.waitForRequest((request) => request.url().includes("questionnaire/put") && request.postData()?.includes('"submit":true') === true, SLOW);
    await page.getByRole("button", { name: askZh.finish, exact: true }).click();
    await asked;
    await killed("qsGeneratePageNew");
    await page.locator("main article").waitFor(SLOW);

    // A report that is being read.
    await page.goto(at("uploadReportsPageNew"));
    await page
      .locator('input[data-source="document"]')
      .setInputFiles({ name: "sheet.pdf", mimeType: "application/pdf", buffer: Buffer.from(knownPdf({ lang: "zh" })) });
    const taken = page.waitForResponse((answer) => answer.url().includes("health_report/put") && answer.ok(), SLOW);
    await page.getByRole("button", { name: reportZh.upload.start, exact: true }).click();
    await taken;
    await killed("reportListPage");
    await page.locator("main a").filter({ hasText: "不在范围" }).waitFor(SLOW);
    expect(await leaks(page)).toEqual([]);
    await context.close();
  }, 300_000);

  it("of two tabs, the one that is left open forgets what the other erased", async () => {
    const { page, context } = await phone(browser, "zh", [360, 640]);
    await withPlan(page, product.url, "zh");
    const other = await context.newPage();
    await other.goto(at("settings"));
    await other.getByRole("button", { name: new RegExp(`^${settingsZh.data.erase}`) }).click(SLOW);
    await other.getByRole("dialog").getByRole("textbox").fill(settingsZh.data.eraseAsk.word);
    await other.getByRole("dialog").getByRole("button", { name: settingsZh.data.eraseAsk.yes }).click();
    await other.waitForURL(/qsStartPage/, SLOW);
    await expect.poll(async () => (await words(page)).includes("Lin"), SLOW).toBe(false);
    await context.close();
  });
});
