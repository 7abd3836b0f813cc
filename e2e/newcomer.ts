/** A newcomer's way through the app, as a person goes it: by what the screens say. */
import consentEn from "../apps/web/src/features/consent/i18n/en-US.ts";
import consentZh from "../apps/web/src/features/consent/i18n/zh-CN.ts";
import entryEn from "../apps/web/src/features/entry/i18n/en-US.ts";
import entryZh from "../apps/web/src/features/entry/i18n/zh-CN.ts";
import planEn from "../apps/web/src/features/plan/i18n/en-US.ts";
import planZh from "../apps/web/src/features/plan/i18n/zh-CN.ts";
import askEn from "../apps/web/src/features/questionnaire/i18n/en-US.ts";
import askZh from "../apps/web/src/features/questionnaire/i18n/zh-CN.ts";
import type { Browser } from "playwright-core";
import { axeFaults, type Language, leaks, phone, type Phone, type Size, slowLine } from "./browser.ts";

const TEXTS = { zh: { entry: entryZh, consent: consentZh, ask: askZh, plan: planZh }, en: { entry: entryEn, consent: consentEn, ask: askEn, plan: planEn } };
export const MEDICINE = { zh: { typed: "优甲乐", chosen: "左甲状腺素" }, en: { typed: "Synthroid", chosen: "levothyroxine" } };
/** For what the server works at: a loaded machine may take its time. */
export const SLOW = { timeout: 120_000 };
/** Each journey is gone in both languages on both phones; the languages side by side, because most of a journey is waiting. */
export const LANGUAGES: readonly Language[] = ["zh", "en"];
export const PHONES: readonly { size: Size }[] = [{ size: [390, 844] }, { size: [360, 640] }];
/** What axe finds does not hang on the size. */
export const AXE_WIDTH = 390;

export type Newcomer = Phone & {
  lang: Language;
  faults: string[];
  look: (where: string) => Promise<void>;
  press: (name: string) => Promise<void>;
  heading: (name: string) => Promise<void>;
};

/** A newcomer on a slow line. Axe, which costs most of the time, looks on the larger phone, and not where another journey shows it the same (`axe`). */
export async function newcomer(browser: Browser, lang: Language, size: Size, axe = size[0] === AXE_WIDTH): Promise<Newcomer> {
  const opened = await phone(browser, lang, size);
  const { page } = opened;
  await slowLine(opened);
  const faults: string[] = [];
  const look = async (where: string): Promise<void> => {
    for (const fault of [...(axe ? await axeFaults(page) : []), ...(await leaks(page))]) faults.push(`${where}: ${fault}`);
  };
  const press = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
  const heading = (name: string): Promise<void> => page.getByRole("heading", { level: 1, name }).waitFor(SLOW);
  return { ...opened, lang, faults, look, press, heading };
}

/** The documents are there: what is missing is said, then both boxes are ticked. */
async function acceptDocuments({ page, lang, look, press }: Newcomer): Promise<void> {
  const { consent } = TEXTS[lang];
  await page.getByRole("dialog").waitFor();
  await look("protocol");
  await press(consent.agree);
  await page.getByText(consent.missing).first().waitFor();
  await page.getByText(consent.tick.both, { exact: true }).click();
  await page.getByText(consent.tick.health, { exact: true }).click();
  await press(consent.agree);
}

/** From an empty device to what one takes, as one who only wants that checked. */
export async function toWhatIsTaken({ page, lang, look, press, heading }: Newcomer, url: string): Promise<void> {
  const { entry, ask } = TEXTS[lang];
  await page.goto(`${url}/?lang=${lang}#/`);
  await page.getByRole("link", { name: entry.specify.title }).click();
  await heading(ask.q.nickname.title);
  await press(ask.skip);
  await heading(ask.q.gender.title);
  await page.getByText(ask.gender.male, { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.age.title);
  await page.getByRole("slider").press("ArrowDown");
  await press(ask.next);
  await heading(ask.q.height.title);
  await press(ask.skip);
  await heading(ask.toReview.title);
  await look("before");
  await press(ask.goOn);
  await heading(ask.q.dianping.title);
}

/** From an empty device to the plan of the short questionnaire. */
export async function answerShort(one: Newcomer, url: string): Promise<void> {
  const { page, lang, look, press, heading } = one;
  const { entry, ask } = TEXTS[lang];
  await page.goto(`${url}/?lang=${lang}#/`);
  await page.getByRole("button", { name: entry.start }).waitFor();
  await look("entry");
  await press(entry.start);
  await acceptDocuments(one);

  await heading(ask.q.nickname.title);
  await page.getByRole("textbox").fill("Lin");
  await press(ask.next);
  await heading(ask.q.gender.title);
  await look("gender");
  await page.getByText(ask.gender.female, { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.age.title);
  await look("age");
  await page.getByRole("slider").press("ArrowDown");
  await page.getByRole("slider").press("ArrowDown");
  await press(ask.next);
  await heading(ask.q.height.title);
  await look("height");
  await page.locator("main").getByRole("button").first().click();
  await page.getByRole("textbox").fill(lang === "zh" ? "1.63 米" : "5'4\"");
  await press(ask.measure.take);
  await press(ask.next);
  await heading(ask.q.weight.title);
  await page.locator("main").getByRole("button").first().click();
  await page.getByRole("textbox").fill(lang === "zh" ? "110斤" : "121 lb");
  await press(ask.measure.take);
  await press(ask.next);
  await heading(ask.q.activity.title);
  await page.getByText(ask.activity.light.name, { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.pregnancy.title);
  await page.getByText(ask.pregnancy.none, { exact: true }).click();
  await press(ask.next);
  await page.getByText(ask.understood.bmi).waitFor();
  await look("understood");

  // A reload in the middle loses nothing: the same step, with what was said.
  await page.reload();
  await page.getByText(ask.understood.bmi).waitFor();
  await press(ask.goOn);
  await heading(ask.q.conditions.title);
  await page.getByText(ask.none.conditions, { exact: true }).click();
  await look("conditions");
  await press(ask.next);
  await heading(ask.q.medicines.title);
  await page.getByRole("textbox").fill(MEDICINE[lang].typed);
  await page
    .locator("main")
    .getByRole("button", { name: new RegExp(MEDICINE[lang].chosen, "i") })
    .first()
    .click();
  await look("medicines");
  await press(ask.next);
  await heading(ask.q.allergies.title);
  await page.getByText(ask.none.allergies, { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.supplements.title);
  await press(ask.skip);
  await heading(ask.ready.title);
  await look("ready");
  await press(ask.goOn);
  await heading(ask.q.pattern.title);
  await page.getByText(ask.pattern.vegetarian, { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.goals.title);
  await look("goals");
  await press(ask.finish);
  await page.waitForURL(/qsGeneratePageNew/, SLOW);
  await page.locator("main article").waitFor(SLOW);
}

/** From the plan of the short questionnaire to that of the deep one: only what is still open is asked. */
export async function answerDeep({ page, lang, look, press, heading }: Newcomer): Promise<void> {
  const { ask, plan } = TEXTS[lang];
  await page.getByRole("link", { name: plan.next.deep }).click();
  await heading(ask.q.supplements.title);
  await page.getByText(ask.none.supplements, { exact: true }).click();
  await press(ask.next);
  await heading(ask.ready.title);
  await press(ask.goOn);
  await heading(ask.q.pattern.title);
  await press(ask.next);
  await heading(ask.q.servings.title);
  await page.getByRole("button", { name: ask.servings.more.replace("{{name}}", ask.food.eggs.name), exact: true }).click();
  await look("servings");
  await press(ask.next);
  await heading(ask.q.smoking.title);
  await page.getByText(ask.smoking.never, { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.alcohol.title);
  await press(ask.skip);
  await heading(ask.q.sun.title);
  await page.getByText(ask.sun["10"], { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.sleep.title);
  await page.getByText(ask.sleep["6"], { exact: true }).click();
  await press(ask.next);
  await heading(ask.q.symptoms.title);
  await page.getByText(ask.none.symptoms, { exact: true }).click();
  await look("symptoms");
  await press(ask.next);
  await heading(ask.q.reports.title);
  await press(ask.skip);
  await heading(ask.q.goals.title);
  await page.getByText(ask.none.goals, { exact: true }).click();
  await press(ask.finish);
  await page.waitForURL(/qsGeneratePageNew/, SLOW);
  await page.locator("main article").waitFor(SLOW);
}
