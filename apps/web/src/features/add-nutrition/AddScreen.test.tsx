import { act } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { useSession } from "../../lib/session.ts";
import { type Asked, failed, fakeNetwork, goTo, ok, render, until } from "../../testing.tsx";
import AddScreen from "./AddScreen.tsx";
import { matching } from "./model/choices.ts";

const SOURCE = { id: "s", title: "DRIs", url: "https://example.org/dri", publisher: "CNS", year: 2023, lang: "zh" };
const nutrient = (id: string, name: string, status: string) => ({
  nutrient: id,
  name,
  status,
  target: { amount: 10, unit: "mg" },
  upperLimit: { amount: 40, unit: "mg", counted: 24, scope: "total", source: SOURCE },
});
const plan = {
  id: "p-1",
  customNutritionPlanId: "q-1",
  questionnaireType: "short_questionnaire",
  nutrients: [nutrient("zinc", "锌", "adequate"), nutrient("iron", "铁", "low")],
  recommendations: [],
  products: [],
};
const after = {
  ...plan,
  id: "p-2",
  recommendations: [{ nutrient: "zinc", name: "锌", dailyAmount: 12, unit: "mg" }],
  products: [{ id: "z", name: "葡萄糖酸锌片", dosage: 2, dose: { unit: "片" } }],
};
const refused = [{ nutrient: "iron", why: "先查铁蛋白。", sources: [SOURCE] }];

let now: object = plan;
let answered = ok({ plan: after, refused });
const answer = ({ path }: Asked) => {
  if (path.startsWith("/v1/precise_nutrition_plan/get_by_custom")) return ok(now);
  if (path.endsWith("/add_nutrients")) return answered;
  if (path.endsWith("/question_options")) return ok({ conditions: [], allergies: [], goals: [{ id: "sleep", name: "睡得好" }] });
  return failed(404, "not_found", path);
};
const press = async (place: HTMLElement, words: string): Promise<void> =>
  act(async () => [...place.querySelectorAll<HTMLElement>("button, a, label")].find((b) => b.textContent?.includes(words))?.click());

beforeEach(() => {
  goTo("http://localhost/#/addMoreNutrition?nutrient=zinc");
  localStorage.setItem("access_token", "t-1");
  localStorage.setItem("currentActiveQsId", "q-1");
  useSession.setState({ user: { id: "u-1", nickname: "", language: "zh-CN", isYouZan: false, consents: [] } });
  now = plan;
  answered = ok({ plan: after, refused });
});

describe("adding to a plan", () => {
  test("what the address names is chosen already and goes to the server with what was tapped", async () => {
    const asked = fakeNetwork(answer);
    const place = await render(<AddScreen />, ["add-nutrition"]);
    await until(() => place.textContent.includes("把 1 项加进方案"));
    await press(place, "铁");
    await press(place, "把 2 项加进方案");
    await until(() => place.textContent.includes("加了一部分"));
    expect(asked.find((a) => a.path.endsWith("/add_nutrients"))?.body).toEqual({ id: "p-1", nutrients: [{ nutrient: "zinc" }, { nutrient: "iron" }] });
  });

  test("the refusal stands with its reason and source, and the plan before and after", async () => {
    fakeNetwork(answer);
    const place = await render(<AddScreen />, ["add-nutrition"]);
    await until(() => place.textContent.includes("把 1 项加进方案"));
    await press(place, "把 1 项加进方案");
    await until(() => place.textContent.includes("加了一部分"));
    expect(place.textContent).toContain("先查铁蛋白。");
    expect(place.querySelector('a[href="https://example.org/dri"]')).not.toBeNull();
    expect(place.textContent.replaceAll("\u00a0", " ")).toMatch(/之前 没有.*现在 12 毫克.*上限 40 毫克，现在算到 24 毫克.*葡萄糖酸锌片.*现在 2 片/);
  });

  test("a failure is said and one can press again", async () => {
    answered = failed(503, "overloaded", "现在访问的人很多，请稍后再试。");
    fakeNetwork(answer);
    const place = await render(<AddScreen />, ["add-nutrition"]);
    await until(() => place.textContent.includes("把 1 项加进方案"));
    await press(place, "把 1 项加进方案");
    await until(() => place.querySelector("[role=alert]") !== null);
    expect(place.textContent).toContain("现在访问的人很多");
    expect(place.querySelector("[aria-busy]")).toBeNull();
  });

  test("a mere review cannot be added to: it leads to the questions that are open", async () => {
    now = { ...plan, reviewOnly: true };
    fakeNetwork(answer);
    const place = await render(<AddScreen />, ["add-nutrition"]);
    await until(() => place.textContent.includes("还差几个答案"));
    expect(place.querySelector("main a")?.getAttribute("href")).toBe("#/questionnaire?plan_type=short_questionnaire");
  });

  test("a nutrient is found by its name and by its id's words", () => {
    const choices = [{ id: "vitamin_d", name: "维生素D", wanted: false }];
    expect([matching(choices, "维生素d").length, matching(choices, " Vitamin D ").length, matching(choices, "铁").length]).toEqual([1, 1, 0]);
  });
});
