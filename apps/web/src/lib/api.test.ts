import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startTexts } from "../i18n/index.ts";
import { failed, fakeNetwork, goTo, loginAnswer, ok } from "../testing.tsx";
import { call, setRules } from "./api.ts";
import { TIMEOUT_MS, timedFetch } from "./http.ts";

const rules = { unauthenticated: vi.fn<() => void>(), forbidden: vi.fn<(message: string) => void>(), askConsent: vi.fn<() => Promise<boolean>>() };
beforeEach(async () => {
  goTo("http://localhost/#/chat");
  localStorage.setItem("access_token", "t-1");
  await startTexts([]);
  for (const rule of Object.values(rules)) rule.mockReset();
  rules.askConsent.mockResolvedValue(false);
  setRules(rules);
});

describe("calls (notes, sections 7 to 9; contract, client rules)", () => {
  test("the bare token and the language go along; data comes back", async () => {
    const asked = fakeNetwork(() => ok(null));
    await expect(call("customPlanLast", {})).resolves.toBeNull();
    expect(asked[0]).toMatchObject({
      path: "/v1/custom_nutrition_plan/get_last_by_user",
      method: "GET",
      headers: { authorization: "t-1", "accept-language": "zh-CN" },
    });
  });

  test("a route without a guard logs in when it first calls", async () => {
    localStorage.removeItem("access_token");
    const asked = fakeNetwork(({ path }) => (path.includes("login") ? loginAnswer() : ok(null)));
    await call("customPlanLast", {});
    expect(asked.map((a) => a.path)).toEqual(["/v1/base/login_ip", "/v1/custom_nutrition_plan/get_last_by_user"]);
  });

  test("401: the rule acts once, however many calls fail on the dead token", async () => {
    rules.unauthenticated.mockImplementation(() => localStorage.removeItem("access_token"));
    fakeNetwork(() => failed(401, "unauthenticated", "登录已失效"));
    const all = await Promise.allSettled([call("customPlanLast", {}), call("customPlanLast", {}), call("userinfo", { body: {} })]);
    expect(all.every((r) => r.status === "rejected")).toBe(true);
    expect(rules.unauthenticated).toHaveBeenCalledOnce();
  });

  test("403: the server's message", async () => {
    fakeNetwork(() => failed(403, "forbidden", "没有权限。"));
    await expect(call("customPlanLast", {})).rejects.toMatchObject({ code: 403 });
    expect(rules.forbidden).toHaveBeenCalledExactlyOnceWith("没有权限。");
  });

  test("403 without a message: the status text", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 403, statusText: "Forbidden" }));
    await expect(call("customPlanLast", {})).rejects.toMatchObject({ code: 403 });
    vi.unstubAllGlobals();
    expect(rules.forbidden).toHaveBeenCalledExactlyOnceWith("Forbidden");
  });

  test("403 consent_required opens the documents; accepted, the call goes on; refused, it rejects, and neither is the red bar", async () => {
    let consent = false;
    const asked = fakeNetwork(() => (consent ? ok(null) : failed(403, "consent_required", "请先同意")));
    await expect(call("customPlanLast", {})).rejects.toMatchObject({ error: "consent_required" });
    rules.askConsent.mockImplementation(async () => (consent = true));
    await expect(call("customPlanLast", {})).resolves.toBeNull();
    expect(asked).toHaveLength(3);
    expect(rules.forbidden).not.toHaveBeenCalled();
  });

  test("any other failure rejects with the response body", async () => {
    fakeNetwork(() => failed(422, "invalid", "有些内容需要改一下。", [{ path: "answers.age", message: "1 到 120" }]));
    await expect(call("customPlanLast", {})).rejects.toEqual({
      code: 422,
      error: "invalid",
      message: "有些内容需要改一下。",
      requestId: "r-1",
      data: null,
      details: [{ path: "answers.age", message: "1 到 120" }],
    });
    expect([rules.unauthenticated.mock.calls, rules.forbidden.mock.calls]).toEqual([[], []]);
  });

  test("no network: a problem with words, and nobody is logged out", async () => {
    fakeNetwork(() => new TypeError("Failed to fetch"));
    await expect(call("customPlanLast", {})).rejects.toMatchObject({ code: 0, error: "unreachable", message: "连不上服务器" });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await expect(call("customPlanLast", {})).rejects.toMatchObject({ code: 0, error: "offline", message: "现在没有网络" });
    expect(rules.unauthenticated).not.toHaveBeenCalled();
  });

  test("an answer of another shape is said, with the request's number, and is no success", async () => {
    for (const body of ["<html>sign in to the wifi</html>", "null", '{"data":{}}']) {
      vi.stubGlobal("fetch", async () => new Response(body, { headers: { "x-request-id": "r-7" } }));
      await expect(call("customPlanLast", {})).rejects.toMatchObject({
        code: 0,
        error: "unreadable",
        message: "服务器的回答读不出来，请稍后再试。",
        requestId: "r-7",
      });
    }
    vi.unstubAllGlobals();
  });

  test("a clock hours off costs nobody the login: only the server says when it is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date("2031-01-01T00:00:00Z"));
    const asked = fakeNetwork(() => ok(null));
    await call("customPlanLast", {});
    vi.setSystemTime(new Date("2001-01-01T00:00:00Z"));
    await call("customPlanLast", {});
    vi.useRealTimers();
    expect(asked.map((a) => a.path)).toEqual(Array(2).fill("/v1/custom_nutrition_plan/get_last_by_user"));
    expect(localStorage.getItem("access_token")).toBe("t-1");
  });

  describe("time-out", () => {
    afterEach(() => vi.useRealTimers());
    test("a request is given up after 20 minutes", async () => {
      expect(TIMEOUT_MS).toBe(20 * 60_000);
      vi.useFakeTimers();
      vi.stubGlobal(
        "fetch",
        (_: string, { signal }: RequestInit) => new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(signal.reason as Error))),
      );
      const waiting = timedFetch("/api/x").then(
        () => "answered",
        (e: Error) => e.name,
      );
      await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
      await vi.advanceTimersByTimeAsync(1);
      await expect(waiting).resolves.toBe("TimeoutError");
      vi.unstubAllGlobals();
    });
  });
});
