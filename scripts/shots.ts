/** `npm run shots`: pictures of the finished screens in both languages, light and dark, on three windows, into shots/. Words as arguments choose: `npm run shots -- entry zh light 390x844`. */
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { type Known, knownPdf } from "../bench/reports/known.ts";
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
/** Pictures are of the server's answers, so the worker is kept away; the browser's driver says so. */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

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
const DEEP = ["servings", "smoking", "alcohol", "sun", "symptoms", "reports"];
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

async function planNutrient(page: Page, at: At): Promise<void> {
  await plan(page, at);
  await page.locator("#plan-nutrients h3 button").first().click();
  await dialog(page);
}
const DEPENDS = (lang: Lang): string => word(lang, "看自己的情况选", "What it depends on");
/** How to choose a calcium, from a finding about calcium. */
async function planCalcium(page: Page, at: At): Promise<void> {
  await plan(page, at);
  await page
    .locator("#plan-taboos")
    .getByRole("button", { name: word(at.lang, "左甲状腺素 · 钙", "Levothyroxine · Calcium") })
    .first()
    .click();
  await page.getByRole("button", { name: word(at.lang, "钙怎么选", "Calcium: which kind to choose") }).click();
  await page.getByText(DEPENDS(at.lang)).waitFor();
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

/** Files as a person chooses them: the known sheet, with its differences. */
const sheetFile = (lang: Lang, name: string, known: Partial<Known> = {}) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(knownPdf({ lang, ...known })),
});
const fileInput = (page: Page) => page.locator('input[data-source="document"]');

/** A visitor with a plan who hands in sheets one after the other; the last one is open. */
async function withReports(page: Page, at: At, sheets: readonly Partial<Known>[]): Promise<void> {
  await withPlan(page, at);
  for (const [n, known] of sheets.entries()) {
    await open(page, at, "uploadReportsPageNew");
    await fileInput(page).setInputFiles(sheetFile(at.lang, `sheet-${n}.pdf`, known));
    await page.getByRole("button", { name: word(at.lang, "读这份报告", "Read this report") }).click();
    await page.locator('[data-screen="reportListPage"] main h1').waitFor();
    await page.getByRole("button", { name: word(at.lang, "删除这份报告", "Remove this report") }).waitFor({ timeout: 60_000 });
  }
}
const SHEETS: readonly Partial<Known>[] = [
  { date: "2026-01-15", values: { ferritin: "31", vitamin_d_25oh: "62", ldl_c: "3.1" } },
  { date: "2026-03-20", values: { ferritin: "22", vitamin_d_25oh: "55", ldl_c: "3.3" } },
  { date: "2026-06-12" },
];
const ferritin = (page: Page, lang: Lang): Promise<void> =>
  page
    .getByRole("button", { name: word(lang, "铁蛋白", "Ferritin") })
    .first()
    .click();
const report = (name: string, more: (page: Page, at: At) => Promise<unknown>, scene: Partial<Scene> = {}, sheets: readonly Partial<Known>[] = [{}]): Scene => ({
  name,
  ...scene,
  show: async (page, at) => {
    await withReports(page, at, sheets);
    await more(page, at);
  },
});
const upload = (name: string, more: (page: Page, at: At) => Promise<unknown>, scene: Partial<Scene> = {}): Scene => ({
  name,
  ...scene,
  show: async (page, at) => {
    await withPlan(page, at);
    await open(page, at, "uploadReportsPageNew");
    await page.locator('[data-screen="uploadReportsPageNew"] h1').waitFor();
    await more(page, at);
  },
});
const STAGE = (lang: Lang): string =>
  `event: stage\ndata: ${JSON.stringify({ stage: "reading", label: word(lang, "读第 2 页，共 5 页", "Reading page 2 of 5"), progress: 0.26 })}\n\n`;

async function overview(page: Page, at: At): Promise<void> {
  await open(page, at, "report");
  await page.getByText(word(at.lang, "看我的方案", "See my plan")).waitFor({ timeout: 30_000 });
  await page.locator('[data-screen="report"] figure').waitFor();
}

const REPORT_SCENES: Scene[] = [
  upload("upload", async () => undefined),
  upload(
    "upload-files",
    async (page, { lang }) => {
      await fileInput(page).setInputFiles([
        sheetFile(lang, "page-1.pdf"),
        sheetFile(lang, "page-1-again.pdf"),
        { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("lunch") },
      ]);
    },
    { broken: true },
  ),
  upload(
    "upload-lost",
    async (page, { lang }) => {
      await page.route("**/file/upload**", (route) => route.abort());
      await fileInput(page).setInputFiles(sheetFile(lang, "page-1.pdf"));
    },
    { broken: true },
  ),
  upload("upload-hand", async (page, at) => {
    await open(page, at, "uploadReportsPageNew?by=hand");
    await page
      .getByRole("textbox")
      .first()
      .fill(word(at.lang, "铁", "fer"));
  }),
  upload("upload-typed", async (page, at) => {
    await open(page, at, "uploadReportsPageNew?by=hand");
    for (const [name, value] of [
      ["FER", "9.2"],
      ["ALT", "18"],
    ] as const) {
      await page.getByRole("textbox").first().fill(name);
      await page.locator("form li button").first().click();
      await page.getByRole("textbox").first().fill(value);
      await button(page, word(at.lang, "加上这一项", "Add this test"));
    }
  }),
  upload(
    "report-reading",
    async (page, at) => {
      await page.route("**/health_report/stream**", (route) => route.fulfill({ contentType: "text/event-stream", body: STAGE(at.lang) }));
      await page.route("**/health_report/get**", (route) =>
        route.fulfill({ json: { code: 200, message: "ok", data: { id: "x", status: "reading", createdAt: new Date().toISOString() } } }),
      );
      await open(page, at, "reportListPage?id=x");
    },
    { broken: true },
  ),
  upload("report-failed", async (page, { lang }) => {
    await page.locator('input[data-source="document"]').setInputFiles({ name: "menu.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await button(page, word(lang, "读这份报告", "Read this report"));
    await page.getByRole("button", { name: word(lang, "删除这份报告", "Remove this report") }).waitFor({ timeout: 60_000 });
  }),
  upload("reports-empty", (page, at) => open(page, at, "reportListPage")),
  report("report-open", async () => undefined),
  report("report-whole", (page, { lang }) => page.getByText(word(lang, "看完整的方案", "See the whole plan")).waitFor(), { whole: true }),
  report("report-row", (page, { lang }) => ferritin(page, lang)),
  report("report-correct", async (page, { lang }) => {
    await ferritin(page, lang);
    await button(page, word(lang, "更正", "Correct"));
    await dialog(page);
  }),
  report("report-add", async (page, { lang }) => {
    await button(page, word(lang, "加一项", "Add a row"));
    await dialog(page);
  }),
  report("report-remove", async (page, { lang }) => {
    await button(page, word(lang, "删除这份报告", "Remove this report"));
    await page.getByRole("alertdialog").waitFor();
  }),
  report("report-subject", async () => undefined, {}, [{ sex: "male", age: 61 }]),
  report("report-doubt", async () => undefined, {}, [{ values: { ferritin: "92000", uric_acid: "0.312" } }]),
  report("report-critical", async () => undefined, {}, [{ values: { glucose_fasting: "24.1", hemoglobin: "58" } }]),
  report("reports-list", (page, at) => open(page, at, "reportListPage"), {}, SHEETS),
  report("overview", overview, {}, SHEETS),
  report("overview-whole", overview, { whole: true }, SHEETS),
  report("overview-one", overview),
  report("report-large-text", largeText, { whole: true }),
  report(
    "overview-large-text",
    async (page, at) => {
      await open(page, at, "report");
      await largeText(page);
    },
    { whole: true },
  ),
  {
    name: "overview-empty",
    show: async (page, at) => {
      await open(page, at, "qsStartPage");
      await loggedIn(page);
      const version = await page.evaluate(
        () => (JSON.parse(localStorage.getItem("app_userInfo") ?? "{}") as { state: { consentVersion: string } }).state.consentVersion,
      );
      await call(page, at.lang, "/v1/user/consent", { version, accepted: true, documents: ["agreement", "privacy", "health_data"] });
      await open(page, at, "report");
    },
  },
];

/** Text at twice its size, as the person may set it. */
async function largeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = JSON.parse(localStorage.getItem("app_userInfo") ?? "{}");
    localStorage.setItem("app_userInfo", JSON.stringify({ ...held, state: { ...held.state, settings: { theme: "system", textSize: 2 } } }));
  });
  await page.reload();
}

/** The chat with a plan behind it, a question asked and answered. */
async function chat(page: Page, at: At, ...questions: readonly string[]): Promise<void> {
  await withPlan(page, at);
  await open(page, at, "chat");
  const input = page.locator('[data-screen="chat"] textarea');
  await input.waitFor();
  for (const question of questions) {
    await input.fill(question);
    await button(page, word(at.lang, "发送", "Send"));
    const copies = page.getByRole("button", { name: word(at.lang, "复制回答", "Copy the answer") });
    await copies.nth(questions.indexOf(question)).waitFor({ timeout: 30_000 });
    await page.locator('[data-screen="chat"] section button').first().waitFor();
  }
}
const HOW_MUCH = (lang: Lang): string => word(lang, "维生素 D 一天吃多少？", "How much vitamin D do I need a day?");
/** A conversation as the server keeps it, longer than anybody has. */
function longTalk(lang: Lang): object {
  const text = word(lang, "钙和铁分开吃，隔两小时。", "Take calcium and iron two hours apart. ");
  const items = Array.from({ length: 100 }, (_, i) => ({
    id: `m-${i}`,
    role: i % 2 === 0 ? "user" : "assistant",
    text: i % 2 === 0 ? HOW_MUCH(lang) : text.repeat(1 + (i % 7) * 4),
    createdAt: "2026-11-20T08:00:00.000Z",
  }));
  return { code: 200, message: "ok", data: { items, total: 500 } };
}
const talks = (lang: Lang): object => ({
  code: 200,
  message: "ok",
  data: { items: [{ id: "c-1", title: HOW_MUCH(lang), updatedAt: "2026-11-20T08:00:00.000Z" }], total: 1 },
});

const CHAT_SCENES: Scene[] = [
  { name: "chat-welcome", show: (page, at) => chat(page, at) },
  {
    name: "chat-first",
    show: async (page, at) => {
      await open(page, at, "chat");
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  { name: "chat-answer", show: (page, at) => chat(page, at, HOW_MUCH(at.lang)) },
  {
    name: "chat-taboos",
    show: (page, at) => chat(page, at, word(at.lang, "优甲乐和钙片能一起吃吗？", "Can I take levothyroxine with calcium?")),
  },
  {
    name: "chat-whole",
    whole: true,
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang), word(at.lang, "推荐一款铁", "Recommend an iron supplement"));
      await page.locator('[data-screen="chat"] summary, [data-screen="chat"] [aria-expanded]').last().click();
    },
  },
  {
    name: "chat-emergency",
    show: (page, at) => chat(page, at, word(at.lang, "我胸口压着痛，左胳膊发麻，出冷汗", "My chest hurts with pressure and my left arm is numb, cold sweat")),
  },
  {
    name: "chat-side",
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang));
      if ((page.viewportSize()?.width ?? 0) < 1024) {
        await button(page, word(at.lang, "对话和我的资料", "Conversations and profile"));
        await dialog(page);
      }
    },
  },
  {
    name: "chat-setting",
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang));
      await button(page, word(at.lang, "显示设置", "Display settings"));
      await dialog(page);
    },
  },
  {
    name: "chat-feedback",
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang));
      await button(page, word(at.lang, "没帮助", "Not helpful"));
      await dialog(page);
    },
  },
  {
    name: "chat-error",
    broken: true,
    show: async (page, at) => {
      await chat(page, at);
      await page.route("**/chat/send**", (route) =>
        route.fulfill({
          status: 500,
          contentType: "application/json",
          body: JSON.stringify({
            code: 500,
            error: "internal",
            message: word(at.lang, "出了点问题，我们已经记录下来。", "Something went wrong. We have made a note of it."),
            requestId: "4f0c2a9e",
            data: null,
          }),
        }),
      );
      await page.locator("textarea").fill(HOW_MUCH(at.lang));
      await button(page, word(at.lang, "发送", "Send"));
      await page.getByText("4f0c2a9e").waitFor();
    },
  },
  {
    name: "chat-offline",
    broken: true,
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang));
      await page.context().setOffline(true);
      await page.locator("textarea").fill(word(at.lang, "铁呢？", "And iron?"));
      await button(page, word(at.lang, "发送", "Send"));
      await page.waitForTimeout(1500);
    },
  },
  {
    name: "chat-long",
    show: async (page, at) => {
      await page.route("**/chat/conversations**", (route) => route.fulfill({ json: talks(at.lang) }));
      await page.route("**/chat/messages**", (route) => route.fulfill({ json: longTalk(at.lang) }));
      await withPlan(page, at);
      await open(page, at, "chat?c=c-1");
      await page.locator('[data-screen="chat"] article').first().waitFor();
    },
  },
  {
    name: "chat-large-text",
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang));
      await largeText(page);
    },
  },
];

/** Products of a plan: a visitor with little diet, so that the plan has some. */
const shop = (name: string, more: (page: Page, at: At) => Promise<unknown>, scene: Partial<Scene> = {}): Scene => ({
  name,
  ...scene,
  show: async (page, at) => {
    await plan(page, at);
    await open(page, at, "productsPage");
    await page.locator('[data-screen="productsPage"] h3').first().waitFor({ timeout: 30_000 });
    await more(page, at);
  },
});
async function chooseFirst(page: Page): Promise<void> {
  await page.locator('[data-screen="productsPage"] button[aria-pressed="false"]').first().click();
}
async function toOrder(page: Page): Promise<void> {
  await chooseFirst(page);
  await page.locator('[data-screen="productsPage"] a[href="#/productsPage?step=order"]').click();
  await page.locator("select").first().waitFor({ timeout: 30_000 });
}
async function fillAddress(page: Page, lang: Lang): Promise<void> {
  const fields = page.getByRole("textbox");
  await fields.nth(0).fill(word(lang, "林晓", "Lin Xiao"));
  await fields.nth(1).fill("13800138000");
  await page.locator("select").nth(0).selectOption("310000");
  await page.locator("select").nth(2).selectOption("310101");
  await fields.nth(2).fill(word(lang, "人民大道 1 号", "1 People's Avenue"));
}
async function placed(page: Page, lang: Lang): Promise<void> {
  await toOrder(page);
  for (const box of await page.getByRole("checkbox").all()) await box.check({ force: true });
  await fillAddress(page, lang);
  await page.getByRole("button", { name: word(lang, "提交订单", "Place the order") }).click();
  await page.locator('[data-screen="order"] h1').waitFor({ timeout: 30_000 });
}

const SHOP_SCENES: Scene[] = [
  shop("products", async () => undefined),
  shop("products-whole", (page) => chooseFirst(page), { whole: true }),
  shop("products-large-text", largeText, { whole: true }),
  shop("order-form", (page) => toOrder(page), { whole: true }),
  shop(
    "order-large-text",
    async (page) => {
      await largeText(page);
      await page.locator('[data-screen="productsPage"] h3').first().waitFor({ timeout: 30_000 });
      await toOrder(page);
    },
    { whole: true },
  ),
  shop("order-vouchers", async (page, { lang }) => {
    await toOrder(page);
    await button(page, word(lang, "多一件", "One more"));
    const others = page.getByText(word(lang, "其他优惠券", "Other vouchers"));
    await others.click();
    await others.scrollIntoViewIfNeeded();
  }),
  shop("products-calcium", async (page, { lang }) => {
    await button(page, word(lang, "比较不同的钙", "Compare kinds of calcium"));
    await dialog(page);
  }),
  shop(
    "order-form-wrong",
    async (page, { lang }) => {
      await toOrder(page);
      await page.getByRole("button", { name: word(lang, "提交订单", "Place the order") }).click();
    },
    { whole: true },
  ),
  shop("order-calendar", async (page, { lang }) => {
    await toOrder(page);
    await button(page, word(lang, "换日期", "Change dates"));
    await page.getByRole("grid").waitFor();
  }),
  shop(
    "order-refused",
    async (page, { lang }) => {
      await toOrder(page);
      for (const box of await page.getByRole("checkbox").all()) await box.check({ force: true });
      await fillAddress(page, lang);
      const details = [
        {
          path: "items.0.shownPriceCents",
          code: "price_changed",
          message: word(lang, "价格变了：原来 ¥69.00，现在 ¥75.00。", "The price has changed from ¥69.00 to ¥75.00."),
        },
        { path: "items.0.quantity", code: "out_of_stock", params: { left: 1 }, message: word(lang, "只剩 1 件了。", "Only 1 left.") },
      ];
      await page.route("**/order_multi_prod", (route) =>
        route.fulfill({ status: 409, json: { code: 409, message: "", error: "conflict", requestId: "4f0c2a9e", data: null, details } }),
      );
      await page.getByRole("button", { name: word(lang, "提交订单", "Place the order") }).click();
      await page.getByRole("alert").filter({ hasText: "1" }).waitFor();
    },
    { broken: true },
  ),
  shop("order-placed", (page, { lang }) => placed(page, lang), { whole: true }),
  shop("orders", async (page, at) => {
    await placed(page, at.lang);
    await open(page, at, "orders");
    await page.locator('[data-screen="orders"] main a').first().waitFor();
  }),
  shop("trial-pay", async (page, { lang }) => {
    await placed(page, lang);
    await page.getByRole("link", { name: word(lang, "去付款", "Pay ·") }).click();
    await page.locator('[data-screen="trialPay"] h1').waitFor();
  }),
  shop("orders-empty", (page, at) => open(page, at, "orders")),
  shop("quick", async (page, at) => {
    await open(page, at, "productsPageQuick");
    await page.locator('[data-screen="productsPageQuick"] h3').first().waitFor({ timeout: 30_000 });
  }),
  shop("quick-spec", async (page, at) => {
    await open(page, at, "productsPageQuick");
    await page
      .getByRole("button", { name: word(at.lang, "选规格", "Pack size") })
      .first()
      .click();
    await dialog(page);
  }),
  shop("quick-empty", async (page, at) => {
    await open(page, at, "productsPageQuick");
    await page.getByRole("searchbox").fill(word(at.lang, "没有这样的东西", "no such thing"));
  }),
  {
    name: "products-none",
    show: async (page, at) => {
      await open(page, at, "productsPage");
      await page.locator('[data-screen="productsPage"] h2').waitFor();
    },
  },
  {
    name: "products-sold-out",
    show: async (page, at) => {
      await plan(page, at);
      await page.route("**/product/get", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(/"stock":\d+/g, '"stock":0') });
      });
      await open(page, at, "productsPage");
      await page.locator('[data-screen="productsPage"] h3').first().waitFor({ timeout: 30_000 });
    },
  },
  {
    name: "products-offline",
    broken: true,
    show: async (page, at) => {
      await plan(page, at);
      await page.route("**/product/get", (route) => route.abort());
      await open(page, at, "productsPage");
      await page.locator('[data-screen="productsPage"] h1').waitFor();
      await page.context().setOffline(true);
      await page.getByRole("alert").locator("h2").waitFor();
    },
  },
  {
    name: "products-lost",
    broken: true,
    show: async (page, at) => {
      await plan(page, at);
      await page.route("**/product/get", (route) => route.abort());
      await open(page, at, "productsPage");
      await page.getByRole("alert").locator("h2").waitFor();
    },
  },
  {
    name: "products-loading",
    broken: true,
    show: async (page, at) => {
      await plan(page, at);
      await page.route("**/product/get", () => undefined);
      await open(page, at, "productsPage");
      await page.locator('[data-screen="productsPage"] h1').waitFor();
    },
  },
];

/** Only checking, up to a step; without consent nothing is saved on the way. */
async function check(page: Page, { url, lang }: At, step: string): Promise<void> {
  await page.goto(`${url}/?lang=${lang}#/questionnaireSpecify`);
  await page.getByRole("textbox").waitFor();
  await page.getByRole("textbox").fill(word(lang, "小林", "Lin"));
  await button(page, word(lang, "下一题", "Next"));
  await page.getByText(word(lang, "女", "Female"), { exact: true }).click();
  await button(page, word(lang, "下一题", "Next"));
  for (const label of [word(lang, "下一题", "Next"), word(lang, "先跳过", "Skip for now"), word(lang, "先跳过", "Skip for now")])
    await page.getByRole("button", { name: label }).click();
  if (step === "toReview") return;
  await button(page, word(lang, "继续", "Go on"));
  await page.getByRole("search").waitFor();
}
async function take(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox").fill(name);
  await page
    .locator("main form + p + div button")
    .filter({ hasText: new RegExp(`^${name}`, "i") })
    .first()
    .click();
}
async function both(page: Page, at: At): Promise<void> {
  await check(page, at, "dianping");
  await take(page, word(at.lang, "华法林", "warfarin"));
  await take(page, word(at.lang, "鱼油", "fish oil"));
}
const LABEL = (lang: Lang): object => ({
  text: word(lang, "华法林钠片\n规格 2.5 mg", "Warfarin sodium tablets\n2.5 mg"),
  options: [
    { id: "warfarin", name: word(lang, "华法林", "Warfarin"), kind: "medicine", confidence: 0.95 },
    { id: "sodium", name: word(lang, "钠", "Sodium"), kind: "supplement", confidence: 0.61 },
  ],
});

const CHECK_SCENES: Scene[] = [
  { name: "check-before", show: (page, at) => check(page, at, "toReview") },
  { name: "check-empty", show: (page, at) => check(page, at, "dianping") },
  {
    name: "check-search",
    show: async (page, at) => {
      await check(page, at, "dianping");
      await page.getByRole("textbox").fill(word(at.lang, "hfl", "warf"));
      await page.locator("main form + p + div button").nth(2).waitFor();
    },
  },
  { name: "check-both", show: both, whole: true },
  {
    name: "check-label",
    whole: true,
    broken: true,
    show: async (page, at) => {
      await withAnswers(page, at, "short_questionnaire", { ...answersOf(at.lang), medicines: [] }, false);
      await page.route("**/file/upload**", (route) => route.fulfill({ json: { code: 200, message: "ok", data: { fileId: "f" } } }));
      await page.route("**/read_label", (route) => route.fulfill({ json: { code: 200, message: "ok", data: LABEL(at.lang) } }));
      await open(page, at, "questionnaireSpecify?step=dianping");
      await page.getByRole("search").waitFor();
      await page.locator('input[data-source="label"]').setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") });
      await page.getByText(word(at.lang, "标签上读到这些", "Read from the label")).waitFor();
    },
  },
  {
    name: "check-unsaved",
    whole: true,
    show: async (page, at) => {
      await both(page, at);
      await button(page, word(at.lang, "看结果", "See the result"));
      await button(page, word(at.lang, "先不同意", "Not now"));
      await page.locator("main article").waitFor();
    },
  },
  {
    name: "check-plan",
    whole: true,
    show: async (page, at) => {
      const answers = { gender: "female", age: 34, reviewOnly: true, medicines: [{ name: "warfarin" }], supplements: [{ name: "fish oil" }] };
      await withAnswers(page, at, "short_questionnaire", answers, true);
      await open(page, at, "qsGeneratePageNew?section=reviews");
      await page.locator('[data-screen="qsGeneratePageNew"] h2').first().waitFor();
    },
  },
];

const adding = (name: string, more: (page: Page, at: At) => Promise<unknown>, scene: Partial<Scene> = {}): Scene => ({
  name,
  ...scene,
  show: async (page, at) => {
    await plan(page, at);
    await open(page, at, "addMoreNutrition?nutrient=zinc");
    await page.getByRole("heading", { level: 1, name: word(at.lang, "想加什么", "What would you like") }).waitFor();
    await more(page, at);
  },
});
const SETTING_SCENES: Scene[] = [
  adding("add", async () => undefined),
  adding(
    "add-done",
    async (page, { lang }) => {
      await page
        .getByText(word(lang, "铁", "Iron"), { exact: true })
        .first()
        .click();
      await page.getByRole("button", { name: word(lang, "项加进方案", "to the plan") }).click();
      await page.getByText(word(lang, "方案改了这些", "What changed in the plan")).waitFor({ timeout: 30_000 });
    },
    { whole: true },
  ),
  { name: "add-none", show: (page, at) => open(page, at, "addMoreNutrition") },
  {
    name: "introduction",
    whole: true,
    show: async (page, at) => {
      await open(page, at, "introductionPage");
      await page.getByText(word(at.lang, "资料版本", "Knowledge version")).waitFor();
    },
  },
  {
    name: "settings",
    whole: true,
    show: async (page, at) => {
      await plan(page, at);
      await open(page, at, "settings");
      await page.locator("main form").waitFor();
    },
  },
  {
    name: "settings-large-text",
    whole: true,
    show: async (page, at) => {
      await open(page, at, "settings");
      await page.locator("main form").waitFor();
      await largeText(page);
    },
  },
  {
    name: "settings-erase",
    show: async (page, at) => {
      await open(page, at, "settings");
      await button(page, word(at.lang, "删除全部数据", "Erase everything"));
      await dialog(page);
    },
  },
];

const SCENES: Scene[] = [
  ...REPORT_SCENES,
  ...CHECK_SCENES,
  ...SETTING_SCENES,
  ...SHOP_SCENES,
  ...CHAT_SCENES,
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
      await largeText(page);
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
  { name: "plan-nutrient", show: planNutrient },
  { name: "plan-calcium", show: planCalcium },
  {
    name: "plan-calcium-depends",
    show: async (page, at) => {
      await planCalcium(page, at);
      await page.getByText(DEPENDS(at.lang)).evaluate((title) => title.scrollIntoView());
    },
  },
  {
    name: "plan-share",
    show: async (page, at) => {
      await plan(page, at);
      await page
        .getByRole("button", { name: word(at.lang, "分享", "Share") })
        .first()
        .click();
      await dialog(page);
    },
  },
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
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const said: string[] = [];
  const where = `${scene.name} ${lang} ${scheme} ${shape.name}`;
  if (!scene.broken) page.on("console", (m) => ["error", "warning"].includes(m.type()) && m.text() !== WORKER_BLOCKED && said.push(`${where}: ${m.text()}`));
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
