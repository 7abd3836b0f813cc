import { beforeEach, describe, expect, test, vi } from "vitest";
import { keepPlanCopy } from "../../lib/plan-copy.ts";
import { useSession } from "../../lib/session.ts";
import { failed, fakeNetwork, goTo, render, until } from "../../testing.tsx";
import { fixturePlan } from "./fixture.ts";
import PlanScreen from "./PlanScreen.tsx";

const plan = fixturePlan("zh-CN");

beforeEach(() => {
  goTo("http://localhost/#/qsGeneratePageNew");
  localStorage.setItem("access_token", "t-1");
  localStorage.setItem("currentActiveQsId", plan.customNutritionPlanId);
  useSession.setState({ user: { id: "u-1", nickname: "", language: "zh-CN", isYouZan: false, consents: [] } });
  keepPlanCopy(plan, "zh-CN", new Date(2026, 10, 19, 8, 5).getTime());
});

describe("the plan after a restart", () => {
  test("without a network it is there as it was last seen, with the time", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fakeNetwork(() => new TypeError("Failed to fetch"));
    const place = await render(<PlanScreen />, ["plan"]);
    await until(() => place.querySelector("article") !== null);
    expect(place.textContent).toContain("现在没有网络。下面是 11月19日 08:05 时的样子。");
    expect(place.textContent).toContain(plan.summary);
  });

  test("what the server refuses, no copy stands in for", async () => {
    fakeNetwork(() => failed(404, "not_found", "没有找到"));
    const place = await render(<PlanScreen />, ["plan"]);
    await until(() => place.textContent.includes("没有找到这份方案"));
    expect(place.querySelector("article")).toBeNull();
  });
});
