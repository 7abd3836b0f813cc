import type { Page } from "playwright-core";
import { type Known, knownPdf } from "../../bench/reports/known.ts";
import { type At, button, call, dialog, type Lang, loggedIn, open, type Scene, withPlan, word } from "./scene.ts";

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

export const REPORT_SCENES: Scene[] = [
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
