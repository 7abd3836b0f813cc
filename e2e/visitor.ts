/** A visitor who has been here before: consent given, the short questionnaire answered, a plan begun. For journeys that start behind it. */
import type { Page } from "playwright-core";
import type { Language } from "./browser.ts";

const ANSWERS = {
  nickname: "Lin",
  gender: "female",
  age: 34,
  heightCm: 163,
  weightKg: 55,
  activityLevel: "light",
  pregnancy: "none",
  conditions: [],
  medicines: [],
  allergies: [],
  supplements: [],
  goals: [],
};

type Held = { state: { consentVersion: string } };

/** A call of the API from inside the page, as its visitor; answers `data`. */
async function call(page: Page, path: string, body: object): Promise<{ id: string }> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { authorization: localStorage.getItem("access_token") ?? "", "content-type": "application/json" };
      const response = await fetch(`/api${to}`, { method: "POST", headers, body: JSON.stringify(sent) });
      const answer = (await response.json()) as { code: number; message: string; data: { id: string } };
      if (answer.code !== 200) throw new Error(`${to}: ${answer.message}`);
      return answer.data;
    },
    [path, body] as const,
  );
}

/** The page ends on the plan, which is there. */
export async function withPlan(page: Page, url: string, lang: Language): Promise<void> {
  await page.goto(`${url}/?lang=${lang}#/qsStartPage`);
  // A function, not a string: the page's own policy forbids to make code of words once it polls.
  await page.waitForFunction(() => localStorage.getItem("access_token"));
  const held = await page.evaluate<string>("localStorage.getItem('app_userInfo')");
  const { consentVersion: version } = (JSON.parse(held) as Held).state;
  await call(page, "/v1/user/consent", { version, accepted: true, documents: ["agreement", "privacy", "health_data"] });
  // The app hears at its next start of what was agreed to behind its back.
  await page.reload();
  await page.waitForFunction(() => localStorage.getItem("app_userInfo")?.includes("health_data"));
  const plan = await call(page, "/v1/custom_nutrition_plan/new", { clientType: "web", planType: "short_questionnaire" });
  await call(page, "/v1/questionnaire/put", { customNutritionPlanId: plan.id, questionnaireType: "short_questionnaire", submit: true, answers: ANSWERS });
  await page.evaluate((id) => localStorage.setItem("currentActiveQsId", id), plan.id);
  await page.goto(`${url}/?lang=${lang}#/qsGeneratePageNew`);
  await page.reload();
  await page.locator("main article").waitFor({ timeout: 60_000 });
}
