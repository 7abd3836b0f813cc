import { beforeEach, describe, expect, test, vi } from "vitest";
import { failed, fakeNetwork, goTo, loginAnswer } from "../testing.tsx";

const fresh = async () => {
  vi.resetModules();
  const { startTexts } = await import("../i18n/index.ts");
  await startTexts([]);
  return { ...(await import("./login.ts")), ...(await import("./session.ts")), ...(await import("./toast.ts")) };
};

beforeEach(() => goTo("http://localhost/#/qsStartPage"));

describe("automatic login (notes, sections 4 and 8; contract, Login)", () => {
  test("by address when none is held; token, device and user are kept", async () => {
    const asked = fakeNetwork(() => loginAnswer());
    const { ensureLogin, useSession } = await fresh();
    await ensureLogin();
    expect(asked.map((a) => a.path)).toEqual(["/v1/base/login_ip"]);
    expect(asked[0]?.body).toEqual({ clientType: "web", language: "zh-CN" });
    expect(localStorage.getItem("access_token")).toBe("t-1");
    expect(JSON.parse(localStorage.getItem("app_device") ?? "")).toEqual({ deviceId: "d-1", deviceSecret: "s-1" });
    expect(useSession.getState().consentVersion).toBe("2026-11");
    await ensureLogin();
    expect(asked).toHaveLength(1);
  });

  test("with the device's id and secret when it has them; several at once are one", async () => {
    localStorage.setItem("app_device", JSON.stringify({ deviceId: "d-9", deviceSecret: "s-9" }));
    const asked = fakeNetwork(() => loginAnswer());
    const { ensureLogin } = await fresh();
    await Promise.all([ensureLogin(), ensureLogin(), ensureLogin()]);
    expect(asked.map((a) => a.body)).toEqual([{ clientType: "web", language: "zh-CN", deviceId: "d-9", deviceSecret: "s-9" }]);
  });

  test.each(["http://localhost/?mobile=tick-1#/qsStartPage", "http://localhost/#/qsStartPage?mobile=tick-1"])("with the retail ticket of %s", async (href) => {
    goTo(href);
    const asked = fakeNetwork(() => loginAnswer({ isYouZan: true }));
    const { ensureLogin, useSession } = await fresh();
    await ensureLogin();
    expect(asked.map((a) => [a.path, a.body])).toEqual([["/v1/base/login_sos", { type: "you_zan", token: "tick-1", params: { language: "zh-CN" } }]]);
    expect(useSession.getState().isYouZan).toBe(true);
  });

  test("a failed ticket is one toast and falls back to login_ip once", async () => {
    goTo("http://localhost/?mobile=forged");
    const asked = fakeNetwork(({ path }) => (path.endsWith("login_sos") ? failed(401, "bad_ticket", "登录凭证无效或已过期。") : loginAnswer()));
    const { ensureLogin, useFloating } = await fresh();
    await ensureLogin();
    expect(asked.map((a) => a.path)).toEqual(["/v1/base/login_sos", "/v1/base/login_ip"]);
    expect(useFloating.getState().toast?.text).toBe("登录失败,请稍后重试，登录凭证无效或已过期。");
    expect(localStorage.getItem("access_token")).toBe("t-1");
  });

  test("a ticket already used is not tried again while its login is held, and cannot cost it", async () => {
    goTo("http://localhost/?mobile=tick-2");
    const asked = fakeNetwork(() => loginAnswer({ isYouZan: true }));
    await (await fresh()).ensureLogin();
    await (await fresh()).ensureLogin();
    expect(asked).toHaveLength(1);
    goTo("http://localhost/?mobile=tick-3");
    await (await fresh()).ensureLogin();
    expect(asked.map((a) => a.path)).toEqual(["/v1/base/login_sos", "/v1/base/login_sos"]);
  });

  test("a failing login rejects with the problem, says so in a toast, and holds nothing", async () => {
    fakeNetwork(() => failed(503, "overloaded", "现在访问的人很多，请稍后再试。"));
    const { ensureLogin, useFloating } = await fresh();
    await expect(ensureLogin()).rejects.toMatchObject({ code: 503, error: "overloaded" });
    expect(useFloating.getState().toast?.text).toBe("登录失败,请稍后重试，现在访问的人很多，请稍后再试。");
    expect(localStorage.getItem("access_token")).toBeNull();
  });

  test("another visitor on this device finds nothing of the one before", async () => {
    fakeNetwork(() => loginAnswer({ user: { id: "u-2", nickname: "", language: "zh-CN", isYouZan: false, consents: [] } }));
    const { ensureLogin, useSession, onVisitorChange } = await fresh();
    const forget = vi.fn<() => void>();
    onVisitorChange(forget);
    useSession.setState({
      user: { id: "u-1", nickname: "", language: "zh-CN", isYouZan: false, consents: [] },
      lastPlan: { id: "p", status: "ready", planType: "short_questionnaire", createdAt: "2026-11-01T00:00:00.000Z", seenAt: 1 },
    });
    localStorage.setItem("currentActiveQsId", "q-1");
    localStorage.setItem("app_qsIds", '["q-1"]');
    await ensureLogin();
    expect([localStorage.getItem("currentActiveQsId"), localStorage.getItem("app_qsIds"), useSession.getState().lastPlan]).toEqual([null, null, undefined]);
    expect(forget).toHaveBeenCalledOnce();
  });
});
