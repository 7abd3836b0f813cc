import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { setLang } from "../../i18n/index.ts";
import { useProtocol } from "../../lib/protocol.ts";
import { useSession } from "../../lib/session.ts";
import { useFloating } from "../../lib/toast.ts";
import { type Asked, failed, fakeNetwork, goTo, ok, render, settle, until } from "../../testing.tsx";
import EntryScreen from "./EntryScreen.tsx";

const consents = (["agreement", "privacy", "health_data"] as const).map((document) => ({ document, version: "2026-11", at: "2026-11-20T00:00:00.000Z" }));
const user = { id: "u-1", nickname: "", language: "zh-CN" as const, isYouZan: false, consents: [] as typeof consents };
const plan = {
  id: "q-1",
  custom_nutrition_plan_id: "q-1",
  clientType: "web",
  planType: "short_questionnaire",
  status: "draft",
  createdAt: new Date(2026, 10, 18).toISOString(),
};
const consented = { ...user, consents };

let last: unknown;
const answer = ({ path }: Asked) => {
  if (path === "/v1/userinfo") return ok(useSession.getState().user);
  if (path === "/v1/custom_nutrition_plan/new") return ok(plan);
  if (path === "/v1/custom_nutrition_plan/get_last_by_user") return ok(last);
  return failed(404, "not_found", path);
};
const press = async (place: HTMLElement, words: string): Promise<void> => {
  await act(async () => [...place.querySelectorAll<HTMLElement>("button, a")].find((b) => b.textContent?.includes(words))?.click());
  await settle(30);
};
const paths = (asked: Asked[]): string[] => asked.map((a) => a.path).filter((p) => p !== "/v1/userinfo");

beforeEach(() => {
  goTo("http://localhost/#/qsStartPage");
  localStorage.setItem("access_token", "t-1");
  last = null;
  useSession.setState({ user, consentVersion: "2026-11", lastPlan: undefined });
  useProtocol.setState({ ask: undefined });
  useFloating.setState({ toast: undefined });
});

describe("entry screen", () => {
  test("the first start asks for the documents; refused, nothing begins", async () => {
    const asked = fakeNetwork(answer);
    const place = await render(<EntryScreen />, ["entry"]);
    await press(place, "开始，约 3 分钟");
    expect(useProtocol.getState().ask?.mode).toBe("ask");
    await act(async () => useProtocol.getState().ask?.settle(false));
    await settle(30);
    expect(paths(asked)).toEqual([]);
    expect(window.location.hash).toBe("#/qsStartPage");
  });

  test("with consent it makes the plan, once, remembers it and goes to its questions", async () => {
    const asked = fakeNetwork(answer);
    const place = await render(<EntryScreen />, ["entry"]);
    await press(place, "开始，约 3 分钟");
    await act(async () => {
      useSession.setState({ user: consented });
      useProtocol.getState().ask?.settle(true);
    });
    await until(() => window.location.hash.startsWith("#/questionnaire"));
    const made = asked.filter((a) => a.path.endsWith("/new"));
    expect(made.map((a) => a.body)).toEqual([{ clientType: "web", planType: "short_questionnaire" }]);
    expect(made[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
    expect([localStorage.getItem("currentActiveQsId"), localStorage.getItem("app_qsIds")]).toEqual(["q-1", '["q-1"]']);
    expect(window.location.hash).toBe("#/questionnaire?plan_type=short_questionnaire");
  });

  test("the deep one asks for a deep plan; only checking goes straight to its screen, without consent", async () => {
    useSession.setState({ user: consented });
    const asked = fakeNetwork(answer);
    const place = await render(<EntryScreen />, ["entry"]);
    await press(place, "深度问卷");
    await until(() => window.location.hash.includes("deep"));
    expect(asked.find((a) => a.path.endsWith("/new"))?.body).toEqual({ clientType: "web", planType: "deep_questionnaire" });
    await act(async () => useSession.setState({ user }));
    await press(place, "只查药和补充剂");
    expect(window.location.hash).toBe("#/questionnaireSpecify");
    expect(useProtocol.getState().ask).toBeUndefined();
  });

  test("a failure to begin is said, and one can press again", async () => {
    useSession.setState({ user: consented });
    fakeNetwork((asked) => (asked.path.endsWith("/new") ? failed(503, "overloaded", "现在访问的人很多，请稍后再试。") : answer(asked)));
    const place = await render(<EntryScreen />, ["entry"]);
    await press(place, "开始，约 3 分钟");
    await until(() => useFloating.getState().toast !== undefined);
    expect(useFloating.getState().toast?.text).toBe("现在访问的人很多，请稍后再试。");
    expect(place.querySelector("[aria-busy]")).toBeNull();
  });

  test("nobody without consent is asked for a last plan", async () => {
    const asked = fakeNetwork(answer);
    const place = await render(<EntryScreen />, ["entry"]);
    await settle(60);
    expect(paths(asked)).toEqual([]);
    expect(place.textContent).not.toContain("上次");
  });

  test.each([
    ["ready", "小林的方案 · 11月18日", "查看", "#/qsGeneratePageNew"],
    ["generating", "正在生成的方案 · 11月18日", "查看", "#/qsGeneratePageNew"],
    ["draft", "没答完的问卷 · 11月18日", "继续", "#/questionnaire?plan_type=short_questionnaire"],
  ])("the last plan (%s) is there to go on with", async (status, words, action, hash) => {
    useSession.setState({ user: consented });
    last = {
      ...plan,
      id: "q-7",
      status,
      questionnaire: { questionnaireType: "short_questionnaire", answers: { nickname: "小林" }, complete: status !== "draft", missing: [] },
    };
    fakeNetwork(answer);
    const place = await render(<EntryScreen />, ["entry"]);
    await until(() => place.textContent.includes("上次"));
    expect(place.textContent).toContain(words);
    await press(place, action);
    expect([window.location.hash, localStorage.getItem("currentActiveQsId")]).toEqual([hash, "q-7"]);
  });

  test("offline: the last plan as it was seen, with its time", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    useSession.setState({
      user: consented,
      lastPlan: {
        id: "q-1",
        status: "ready",
        planType: "short_questionnaire",
        createdAt: plan.createdAt,
        nickname: "小林",
        seenAt: new Date(2026, 10, 19, 8, 5).getTime(),
      },
    });
    fakeNetwork(() => new TypeError("Failed to fetch"));
    const place = await render(<EntryScreen />, ["entry"]);
    await until(() => place.textContent.includes("上次"));
    expect(place.textContent).toContain("现在没有网络。下面是 11月19日 08:05 时的样子。");
    expect(place.textContent).toContain("小林的方案");
  });

  test("the language switch carries the other language's own name and turns everything at once", async () => {
    fakeNetwork(answer);
    const place = await render(<EntryScreen />, ["entry"]);
    const other = [...place.querySelectorAll("button")].find((b) => b.textContent === "English");
    expect(other?.lang).toBe("en-US");
    await act(async () => other?.click());
    await until(() => place.textContent.includes("Start, about 3 minutes"));
    expect([document.documentElement.lang, localStorage.getItem("language"), document.title]).toEqual(["en-US", "en-US", "Nutritionist"]);
    await act(() => setLang("zh-CN"));
  });
});
