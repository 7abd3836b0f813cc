/** What a picture is taken of, and what all scenes share: a visitor, consent, answers, a plan. */
import type { Page } from "playwright-core";

export type Lang = "zh" | "en";
/** `broken`: the scene breaks the network itself, so the browser's own complaints are no finding. `whole`: the whole length of the page. */
export type Scene = { name: string; show: (page: Page, at: At) => Promise<unknown>; broken?: boolean; whole?: boolean };
export type At = { url: string; lang: Lang };

export const open = (page: Page, { url, lang }: At, route: string): Promise<unknown> => page.goto(`${url}/?lang=${lang}#/${route}`);
export const loggedIn = (page: Page): Promise<unknown> => page.waitForFunction(() => localStorage.getItem("access_token"));
export const word = (lang: Lang, zh: string, en: string): string => (lang === "zh" ? zh : en);
export const button = (page: Page, name: string): Promise<void> => page.getByRole("button", { name }).click();

/** Calls of the API from inside the page, as its visitor. */
export async function call(page: Page, lang: Lang, path: string, body: object): Promise<{ id: string; consentVersion: string }> {
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

export const ANSWERS = {
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
export const answersOf = (lang: Lang): object => ({
  ...ANSWERS,
  nickname: word(lang, "小林", "Lin"),
  medicines: [{ name: word(lang, "优甲乐", "levothyroxine") }],
});

/** A visitor with consent and a questionnaire, submitted or not; the page is at the entry. */
export async function withAnswers(page: Page, at: At, planType: "short_questionnaire" | "deep_questionnaire", answers: object, submit: boolean): Promise<void> {
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
  // The app learns at its next login what was agreed to behind its back.
  await page.waitForFunction(() => localStorage.getItem("app_userInfo")?.includes("health_data"));
}
export const withPlan = (page: Page, at: At): Promise<void> => withAnswers(page, at, "short_questionnaire", answersOf(at.lang), true);
export const dialog = (page: Page): Promise<void> => page.getByRole("dialog").waitFor();

export async function plan(page: Page, at: At): Promise<void> {
  await withPlan(page, at);
  await open(page, at, "qsGeneratePageNew");
  await page.locator('[data-screen="qsGeneratePageNew"] h2').first().waitFor();
}
