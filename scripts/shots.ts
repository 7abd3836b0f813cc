/** `npm run shots`: pictures of the finished screens in both languages, light and dark, on three windows, into shots/. Words as arguments choose: `npm run shots -- entry zh light 390x844`. */
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "./chromium.ts";
import { startProduct } from "./product.ts";

type Lang = "zh" | "en";
/** `broken`: the scene breaks the network itself, so the browser's own complaints are no finding. `whole`: the whole length of the page. */
type Scene = { name: string; show: (page: Page, at: At) => Promise<unknown>; broken?: boolean; whole?: boolean };
type At = { url: string; lang: Lang };
type Shape = { name: string; width: number; height: number; phone: boolean };

const SHAPES: Shape[] = [
  { name: "390x844", width: 390, height: 844, phone: true },
  { name: "360x640", width: 360, height: 640, phone: true },
  { name: "1280x800", width: 1280, height: 800, phone: false },
];
const OUT = "shots";

const open = (page: Page, { url, lang }: At, route: string): Promise<unknown> => page.goto(`${url}/?lang=${lang}#/${route}`);
const loggedIn = (page: Page): Promise<unknown> => page.waitForFunction(() => localStorage.getItem("access_token"));
const word = (lang: Lang, zh: string, en: string): string => (lang === "zh" ? zh : en);
const button = (page: Page, name: string): Promise<void> => page.getByRole("button", { name }).click();

/** Calls of the API from inside the page, as its visitor. */
async function call(page: Page, lang: Lang, path: string, body: object): Promise<{ id: string; consentVersion: string }> {
  return page.evaluate(
    async ([path, sent, language]) => {
      const response = await fetch(`/api${path}`, {
        method: "POST",
        headers: { authorization: localStorage.getItem("access_token") ?? "", "content-type": "application/json", "accept-language": language },
        body: JSON.stringify(sent),
      });
      const answer = (await response.json()) as { code: number; message: string; data: { id: string; consentVersion: string } };
      if (answer.code !== 200) throw new Error(`${path}: ${answer.message}`);
      return answer.data;
    },
    [path, body, lang === "en" ? "en-US" : "zh-CN"] as const,
  );
}

const ANSWERS = {
  gender: "female",
  age: 34,
  heightCm: 163,
  weightKg: 55,
  activityLevel: "light",
  pregnancy: "none",
  conditions: [],
  allergies: [],
  supplements: [],
  goals: [],
};
const answersOf = (lang: Lang): object => ({ ...ANSWERS, nickname: word(lang, "小林", "Lin"), medicines: [{ name: word(lang, "优甲乐", "levothyroxine") }] });

/** A visitor with consent and a questionnaire, submitted or not; the page is at the entry. */
async function withAnswers(page: Page, at: At, planType: "short_questionnaire" | "deep_questionnaire", answers: object, submit: boolean): Promise<void> {
  await open(page, at, "qsStartPage");
  await loggedIn(page);
  const version = await page.evaluate(
    () => (JSON.parse(localStorage.getItem("app_userInfo") ?? "{}") as { state: { consentVersion: string } }).state.consentVersion,
  );
  await call(page, at.lang, "/v1/user/consent", { version, accepted: true, documents: ["agreement", "privacy", "health_data"] });
  const plan = await call(page, at.lang, "/v1/custom_nutrition_plan/new", { clientType: "web", planType });
  await call(page, at.lang, "/v1/questionnaire/put", { customNutritionPlanId: plan.id, questionnaireType: planType, submit, answers });
  await page.evaluate((id) => localStorage.setItem("currentActiveQsId", id), plan.id);
  await page.reload();
}
const withPlan = (page: Page, at: At): Promise<void> => withAnswers(page, at, "short_questionnaire", answersOf(at.lang), true);

/** Every question and interstitial of the questionnaire, answered up to there; the deep one's own come last. */
const SHORT = [
  "nickname",
  "gender",
  "age",
  "height",
  "weight",
  "activity",
  "pregnancy",
  "understood",
  "conditions",
  "medicines",
  "allergies",
  "supplements",
  "ready",
  "pattern",
  "goals",
];
const DEEP = ["servings", "smoking", "alcohol", "sun", "symptoms"];
const question = (step: string, planType: "short_questionnaire" | "deep_questionnaire"): Scene => ({
  name: `questionnaire-${step}`,
  show: async (page, at) => {
    await withAnswers(page, at, planType, answersOf(at.lang), false);
    await open(page, at, `questionnaire?plan_type=${planType}&step=${step}`);
    await page.locator('[data-screen="questionnaire"] main').waitFor();
  },
});

async function plan(page: Page, at: At): Promise<void> {
  await withPlan(page, at);
  await open(page, at, "qsGeneratePageNew");
  await page.locator('[data-screen="qsGeneratePageNew"] h2').first().waitFor();
}

const START = (lang: Lang): string => word(lang, "开始，约 3 分钟", "Start, about 3 minutes");
const DOCUMENTS = (lang: Lang): string => word(lang, "协议与隐私", "Terms and privacy");
const dialog = (page: Page): Promise<void> => page.getByRole("dialog").waitFor();
const lastPlan = (page: Page, lang: Lang): Promise<void> => page.getByText(word(lang, "上次", "Last"), { exact: true }).waitFor();

async function entry(page: Page, at: At): Promise<void> {
  await open(page, at, "qsStartPage");
  await page.getByRole("heading", { level: 1 }).waitFor();
}
async function entryAgain(page: Page, at: At): Promise<void> {
  await withPlan(page, at);
  await lastPlan(page, at.lang);
}

const SCENES: Scene[] = [
  { name: "entry", show: entry },
  { name: "entry-again", show: entryAgain },
  {
    name: "entry-offline",
    show: async (page, at) => {
      await entryAgain(page, at);
      await page.context().setOffline(true);
    },
  },
  {
    name: "entry-large-text",
    show: async (page, at) => {
      await entry(page, at);
      await page.evaluate(() => {
        const held = JSON.parse(localStorage.getItem("app_userInfo") ?? "{}");
        localStorage.setItem("app_userInfo", JSON.stringify({ ...held, state: { ...held.state, settings: { theme: "system", textSize: 2 } } }));
      });
      await page.reload();
    },
  },
  {
    name: "entry-code",
    show: async (page, at) => {
      await entry(page, at);
      await button(page, word(at.lang, "有邀请码", "Invitation code"));
      await dialog(page);
    },
  },
  {
    name: "entry-display",
    show: async (page, at) => {
      await entry(page, at);
      await button(page, word(at.lang, "字号和明暗", "Display"));
      await dialog(page);
    },
  },
  {
    name: "consent",
    show: async (page, at) => {
      await entry(page, at);
      await button(page, START(at.lang));
      await dialog(page);
    },
  },
  {
    name: "consent-missing",
    show: async (page, at) => {
      await entry(page, at);
      await button(page, START(at.lang));
      await button(page, word(at.lang, "同意并继续", "Accept and continue"));
    },
  },
  {
    name: "consent-document",
    show: async (page, at) => {
      await entry(page, at);
      await button(page, DOCUMENTS(at.lang));
      await button(page, word(at.lang, "健康数据同意书", "Consent for health data"));
    },
  },
  {
    name: "consent-read",
    show: async (page, at) => {
      await entryAgain(page, at);
      await button(page, DOCUMENTS(at.lang));
      await dialog(page);
    },
  },
  {
    name: "consent-withdraw",
    show: async (page, at) => {
      await entryAgain(page, at);
      await button(page, DOCUMENTS(at.lang));
      await button(page, word(at.lang, "撤回健康数据同意", "Withdraw health data consent"));
    },
  },
  {
    name: "login-failed",
    broken: true,
    show: async (page, at) => {
      await page.route("**/base/login_ip", (route) => route.abort());
      await open(page, at, "qsStartPage");
    },
  },
  ...SHORT.map((step) => question(step, "short_questionnaire")),
  ...DEEP.map((step) => question(step, "deep_questionnaire")),
  { name: "plan", show: plan },
  { name: "plan-whole", show: plan, whole: true },
  { name: "being-built", show: (page, at) => open(page, at, "chat") },
  { name: "not-found", show: (page, at) => open(page, at, "no-such-page") },
  { name: "error", show: (page, at) => open(page, at, "error/500?request_id=4f0c2a9e") },
];

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page.waitForTimeout(500);
}

async function shoot(browser: Browser, url: string, scene: Scene, lang: Lang, scheme: "light" | "dark", shape: Shape): Promise<string[]> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: shape.width, height: shape.height },
    colorScheme: scheme,
    locale: lang === "en" ? "en-US" : "zh-CN",
    deviceScaleFactor: shape.phone ? 2 : 1,
    isMobile: shape.phone,
    hasTouch: shape.phone,
  });
  const page = await context.newPage();
  const said: string[] = [];
  const where = `${scene.name} ${lang} ${scheme} ${shape.name}`;
  if (!scene.broken) page.on("console", (m) => ["error", "warning"].includes(m.type()) && said.push(`${where}: ${m.text()}`));
  page.on("pageerror", (e) => said.push(`${where}: ${e.message}`));
  page.setDefaultTimeout(10_000);
  try {
    await scene.show(page, { url, lang });
    await settled(page);
  } catch (e) {
    said.push(`${where}: ${e instanceof Error ? e.message.split("\n")[0] : String(e)}`);
  }
  await page.screenshot({ fullPage: scene.whole ?? false, path: join(OUT, `${scene.name}-${lang}-${scheme}-${shape.name}.png`) });
  await context.close();
  return said;
}

const found = findChromium();
if ("missing" in found) throw new Error(found.missing);
const wanted = process.argv.slice(2);
/** Words that name a language, a scheme or a window choose among these; the others are beginnings of scenes' names. */
const chosen = <T extends string>(all: readonly T[]): readonly T[] => (all.some((x) => wanted.includes(x)) ? all.filter((x) => wanted.includes(x)) : all);
const langs = chosen(["zh", "en"] as const);
const schemes = chosen(["light", "dark"] as const);
const shapes = chosen(SHAPES.map((s) => s.name)).flatMap((name) => SHAPES.filter((s) => s.name === name));
const names = wanted.filter((word) => !["zh", "en", "light", "dark", ...SHAPES.map((s) => s.name)].includes(word));
const scenes = names.length > 0 ? SCENES.filter((s) => names.some((n) => s.name.startsWith(n))) : SCENES;

const product = process.env["PRODUCT_URL"] ? { url: process.env["PRODUCT_URL"], stop: () => Promise.resolve() } : await startProduct();
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
mkdirSync(OUT, { recursive: true });
const queue = scenes.flatMap((scene) => langs.flatMap((lang) => schemes.flatMap((scheme) => shapes.map((shape) => ({ scene, lang, scheme, shape })))));
const pictures = queue.length;
const worker = async (): Promise<void> => {
  for (let next = queue.shift(); next; next = queue.shift())
    for (const line of await shoot(browser, product.url, next.scene, next.lang, next.scheme, next.shape)) console.log(line);
};
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
console.log(`${pictures} pictures in ${OUT}/: now look at them`);
await browser.close();
await product.stop();
