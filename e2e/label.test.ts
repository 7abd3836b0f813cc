/** The photo of a label: what it holds is shown, compared, confirmed with how often it is taken, and goes into the answers and the check. */
import { readFileSync } from "node:fs";
import type { Answers } from "@nutri/domain/answers";
import type { Knowledge } from "@nutri/knowledge";
import { FONTS, toPng } from "@nutri/reports/testing/picture";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import consentEn from "../apps/web/src/features/consent/i18n/en-US.ts";
import consentZh from "../apps/web/src/features/consent/i18n/zh-CN.ts";
import planEn from "../apps/web/src/features/plan/i18n/en-US.ts";
import planZh from "../apps/web/src/features/plan/i18n/zh-CN.ts";
import askEn from "../apps/web/src/features/questionnaire/i18n/en-US.ts";
import askZh from "../apps/web/src/features/questionnaire/i18n/zh-CN.ts";
import { makeLabel } from "../bench/reports/labels.ts";
import { random } from "../bench/reports/random.ts";
import { type Product, startProduct } from "../scripts/product.ts";
import { type Language, launch, type Size } from "./browser.ts";
import { newcomer, SLOW, toWhatIsTaken } from "./newcomer.ts";

const TEXTS = { zh: { consent: consentZh, ask: askZh, plan: planZh }, en: { consent: consentEn, ask: askEn, plan: planEn } };
/** A box of facts in Latin letters, so that it looks the same on a machine without Chinese fonts. */
const { page: LABEL, truth: TRUTH } = makeLabel(0, random(8));
const SHOWN = { ug: "µg", mg: "mg", g: "g", IU: "IU" };
/** What the browser says of the call that asked for consent. */
const REFUSED = "Failed to load resource: the server responded with a status of 403 (Forbidden)";

const compiled = new URL("../packages/knowledge/generated/knowledge.json", import.meta.url);
const { nutrients } = JSON.parse(readFileSync(compiled, "utf8")) as Knowledge;

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function journey(lang: Language, size: Size): Promise<void> {
  const { consent, ask, plan } = TEXTS[lang];
  const one = await newcomer(browser, lang, size, true);
  const { page, context, noise, faults, look, press } = one;
  const rows = TRUTH.map((t) => ({ ...t, text: `${nutrients.find((n) => n.id === t.nutrient)?.name[lang]} ${t.amount} ${SHOWN[t.unit]}` }));
  const [left, ...kept] = rows;
  const saved: Answers[] = [];
  page.on("request", (r) => {
    if (r.url().endsWith("/questionnaire/put")) saved.push((r.postDataJSON() as { answers: Answers }).answers);
  });

  await toWhatIsTaken(one, product.url);
  const photo = { name: "label.png", mimeType: "image/png", buffer: await toPng(LABEL, 240, FONTS[0]) };
  await page.locator('input[data-source="label"]').setInputFiles(photo);
  // A photo is kept, so consent is asked for first; then it is read without being chosen again.
  await page.getByText(consent.tick.both, { exact: true }).click();
  await page.getByText(consent.tick.health, { exact: true }).click();
  await press(consent.agree);
  await page.getByRole("heading", { name: ask.label.amounts.title }).waitFor(SLOW);
  for (const { text } of rows) expect([text, await page.getByRole("checkbox", { name: text }).isChecked()]).toEqual([text, true]);
  await look("read");

  // One is left out, the rest are taken twice a day; before the button nothing counts.
  await page.getByText(left?.text ?? "", { exact: true }).click();
  await page.getByRole("textbox", { name: ask.label.amounts.times }).fill("2");
  expect(saved.flatMap((a) => a.supplements ?? [])).toEqual([]);
  await press(ask.label.amounts.add);
  for (const { text } of kept) await page.getByRole("button", { name: ask.list.remove.replace("{{name}}", text) }).waitFor();
  expect(await page.getByRole("button", { name: ask.list.remove.replace("{{name}}", left?.text ?? "") }).count()).toBe(0);
  await look("added");

  await page.getByText(ask.none.medicines, { exact: true }).click();
  await press(ask.finishSpecify);
  await page.waitForURL(/qsGeneratePageNew/);
  await page.getByRole("heading", { name: plan.section.reviews }).waitFor(SLOW);
  expect(saved.at(-1)?.supplements).toEqual(
    kept.map(({ nutrient, amount, unit, text }) => ({ name: text, id: nutrient, dailyDoses: 2, amounts: [{ nutrient, amount, unit }] })),
  );
  await look("plan");
  await context.close();
  expect(faults).toEqual([]);
  expect(noise.filter((line) => line !== REFUSED)).toEqual([]);
}

describe("a label", () => {
  it.concurrent.each<[Language, Size]>([
    ["zh", [390, 844]],
    ["en", [320, 640]],
  ])("is photographed, compared and taken into the answers, in %s at %j", journey, 420_000);
});
