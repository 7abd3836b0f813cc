import type { Page } from "playwright-core";
import { answersOf, type At, button, type Lang, open, type Scene, withAnswers, word } from "./scene.ts";

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

/** A multivitamin's label: read with certainty, not with certainty, and said of 100 g. */
const AMOUNTS = (lang: Lang): object => {
  const tablet = { text: word(lang, "每片", "per tablet"), of: "portion" };
  return {
    text: word(lang, "多种维生素片", "Multivitamin tablets"),
    options: [],
    serving: word(lang, "每次 1 片，每日 1 次", "1 tablet once a day"),
    nutrients: [
      { nutrient: "vitamin_c", name: word(lang, "维生素C", "Vitamin C"), printed: "60 mg", amount: 60, unit: "mg", per: tablet, confidence: 0.98, ask: false },
      { nutrient: "vitamin_d", name: word(lang, "维生素D", "Vitamin D"), printed: "10 µg", amount: 10, unit: "ug", per: tablet, confidence: 0.97, ask: false },
      { nutrient: "zinc", name: word(lang, "锌", "Zinc"), printed: "7.5 mg", amount: 7.5, unit: "mg", per: tablet, confidence: 0.61, ask: true },
      {
        nutrient: "calcium",
        name: word(lang, "钙", "Calcium"),
        printed: "20 g",
        amount: 20,
        unit: "g",
        per: { text: word(lang, "每 100 克", "per 100 g"), of: "measure" },
        confidence: 0.95,
        ask: false,
      },
    ],
  };
};

async function readLabel(page: Page, at: At, label: object): Promise<void> {
  await withAnswers(page, at, "short_questionnaire", { ...answersOf(at.lang), medicines: [] }, false);
  await page.route("**/file/upload**", (route) => route.fulfill({ json: { code: 200, message: "ok", data: { fileId: "f" } } }));
  await page.route("**/read_label", (route) => route.fulfill({ json: { code: 200, message: "ok", data: label } }));
  await open(page, at, "questionnaireSpecify?step=dianping");
  await page.getByRole("search").waitFor();
  await page.locator('input[data-source="label"]').setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") });
}

export const CHECK_SCENES: Scene[] = [
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
      await readLabel(page, at, LABEL(at.lang));
      await page.getByText(word(at.lang, "标签上读到这些", "Read from the label")).waitFor();
    },
  },
  {
    name: "check-label-amounts",
    whole: true,
    broken: true,
    show: async (page, at) => {
      await readLabel(page, at, AMOUNTS(at.lang));
      await page.getByRole("checkbox").nth(2).waitFor();
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
