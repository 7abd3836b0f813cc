import { describe, expect, test, vi } from "vitest";

const user = { id: "u-1", nickname: "小林", language: "zh-CN" as const, isYouZan: true, consents: [] };
/** The app as it begins: nothing in memory. */
const fresh = async () => {
  vi.resetModules();
  return import("./session.ts");
};

describe("user info (notes, section 3)", () => {
  test("is held in memory and in local storage under app_userInfo, and is there when the app begins again", async () => {
    const { useSession } = await fresh();
    useSession.setState({ user, isYouZan: true, settings: { theme: "dark", textSize: 1.5 } });
    const stored = JSON.parse(localStorage.getItem("app_userInfo") ?? "{}") as { state: object };
    expect(stored.state).toMatchObject({ user, isYouZan: true });
    const again = (await fresh()).useSession.getState();
    expect([again.user, again.isYouZan, again.settings]).toEqual([user, true, { theme: "dark", textSize: 1.5 }]);
  });

  test("whether the tab bar shows, and that a login was just made, are of this page alone", async () => {
    const { useSession } = await fresh();
    useSession.setState({ user, showTabBar: true, fresh: true });
    const again = (await fresh()).useSession.getState();
    expect([again.showTabBar, again.fresh]).toEqual([false, false]);
  });

  test("what was stored in another shape is no user, and stops nobody", async () => {
    for (const bad of ["{", "null", "[]", '{"state":null,"version":0}', '{"state":{"user":7},"version":0}']) {
      localStorage.setItem("app_userInfo", bad);
      const { useSession, hasConsent } = await fresh();
      expect([bad, hasConsent(useSession.getState())]).toEqual([bad, false]);
    }
  });
});
