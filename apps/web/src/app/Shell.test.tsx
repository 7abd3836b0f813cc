import { act, useEffect } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useNavigate } from "../lib/router.ts";
import { useSession } from "../lib/session.ts";
import { useFloating } from "../lib/toast.ts";
import { failed, fakeNetwork, goTo, loginAnswer, ok, render, settle, until } from "../testing.tsx";
import { useRouteCache } from "./route-cache.ts";
import { routeOf } from "./route-table.ts";
import { installRules } from "./rules.ts";
import { Shell } from "./Shell.tsx";

function Wired() {
  const navigate = useNavigate();
  useEffect(() => installRules(navigate), [navigate]);
  return <Shell />;
}
const go = async (to: string): Promise<void> => {
  await act(async () => {
    window.location.hash = `#${to}`;
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await settle(60);
};
const shown = (place: HTMLElement): string[] =>
  [...place.querySelectorAll<HTMLElement>("[data-screen]")].filter((e) => e.style.display !== "none").map((e) => e.dataset["screen"] ?? "");

beforeEach(() => {
  goTo("http://localhost/#/");
  useRouteCache.setState({ list: [] });
  useSession.setState({ fresh: false });
  useFloating.setState({ toast: undefined, notice: undefined });
});

describe("guard and shell (notes, sections 2, 4, 6)", () => {
  test("the root leads to /qsStartPage, with its query; the guard logs in first", async () => {
    goTo("http://localhost/#/?a=1");
    const asked = fakeNetwork(({ path }) =>
      path.includes("login") ? loginAnswer() : ok({ id: "u-1", nickname: "", language: "zh-CN", isYouZan: false, consents: [] }),
    );
    const place = await render(<Wired />, ["entry"]);
    await settle(100);
    expect(window.location.hash).toBe("#/qsStartPage?a=1");
    expect(shown(place)).toEqual(["qsStartPage"]);
    expect(asked[0]?.path).toBe("/v1/base/login_ip");
  });

  test("it proceeds only on success: without a login the screen is not shown, and trying again shows it", async () => {
    let up = false;
    fakeNetwork(({ path }) => (up ? (path.includes("login") ? loginAnswer() : ok(null)) : failed(503, "overloaded", "现在访问的人很多，请稍后再试。")));
    goTo("http://localhost/#/chat");
    const place = await render(<Wired />);
    await settle(60);
    expect(shown(place)).toEqual([]);
    expect(place.textContent).toContain("现在访问的人很多");
    up = true;
    await act(async () => [...place.querySelectorAll("button")].find((b) => b.textContent === "再试一次")?.click());
    await until(() => shown(place).length > 0);
    expect(shown(place)).toEqual(["chat"]);
    expect([...place.querySelectorAll("button")].map((b) => b.textContent)).not.toContain("再试一次");
  });

  test("a route that needs no login is shown without one; an unmatched path shows the catch-all", async () => {
    const asked = fakeNetwork(() => failed(503, "overloaded", "x"));
    goTo("http://localhost/#/no-such-page");
    const place = await render(<Wired />);
    await until(() => shown(place).length > 0);
    expect(shown(place)).toEqual(["notFound"]);
    expect(asked).toEqual([]);
  });

  test("/error/500 says what happened, the request's number and a way back", async () => {
    goTo("http://localhost/#/error/500?request_id=abc-123");
    const place = await render(<Wired />);
    await until(() => place.textContent.includes("abc-123"));
    expect(place.textContent).toContain("出了点问题");
    expect(place.textContent).toContain("abc-123");
    expect(place.querySelector('a[href="#/qsStartPage"]')).not.toBeNull();
  });

  test("401 clears the token, goes to the root and says so; the guard then logs in anew", async () => {
    localStorage.setItem("access_token", "dead");
    const asked = fakeNetwork(({ path, headers }) =>
      path.includes("login")
        ? loginAnswer()
        : headers["authorization"] === "dead"
          ? failed(401, "unauthenticated", "x")
          : ok({ id: "u-1", nickname: "", language: "zh-CN", isYouZan: false, consents: [] }),
    );
    goTo("http://localhost/#/qsStartPage");
    const place = await render(<Wired />, ["entry"]);
    await settle(150);
    expect(useFloating.getState().toast?.text).toBe("token失效，请重新登录!");
    expect(localStorage.getItem("access_token")).toBe("t-1");
    expect(asked.some((a) => a.path.includes("login_ip"))).toBe(true);
    expect(shown(place)).toEqual(["qsStartPage"]);
  });

  test("a kept-alive screen stays in the page, hidden, and is the same one when it comes back", async () => {
    vi.stubGlobal("scrollTo", vi.fn<() => void>());
    localStorage.setItem("access_token", "t-1");
    fakeNetwork(() => failed(404, "not_found", "没有找到。"));
    goTo("http://localhost/#/qsGeneratePageNew");
    const place = await render(<Wired />);
    await settle(200);
    const plan = place.querySelector('[data-screen="qsGeneratePageNew"]');
    expect(plan).not.toBeNull();
    await go("/report");
    expect(shown(place)).toEqual(["report"]);
    expect(place.querySelector('[data-screen="qsGeneratePageNew"]')).toBe(plan);
    await go("/qsGeneratePageNew");
    expect(place.querySelector('[data-screen="qsGeneratePageNew"]')).toBe(plan);
    await go("/reportListPage");
    expect(place.querySelector('[data-screen="qsGeneratePageNew"]')).toBeNull();
  });
});

describe("an answer that breaks a screen", () => {
  test("is said with the request's number and a way back, noted for the operator, and the rest of the app goes on", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    localStorage.setItem("access_token", "t-1");
    localStorage.setItem("currentActiveQsId", "custom-1");
    const asked = fakeNetwork(() => ok({ id: "plan-1", nutrients: "none of these" }));
    const plain = fetch;
    vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
      const answer = await plain(input, init);
      answer.headers.set("x-request-id", "r-99");
      return answer;
    });
    goTo("http://localhost/#/qsGeneratePageNew");
    await routeOf("/qsGeneratePageNew").load?.();
    const place = await render(<Wired />, ["plan"]);
    await until(() => place.textContent.includes("出了点问题"));
    expect(place.textContent).toContain("编号 r-99");
    expect(place.querySelector('a[href="#/qsStartPage"]')).not.toBeNull();
    await until(() => asked.some((a) => a.path === "/v1/operation_log/save"));
    expect(asked.find((a) => a.path === "/v1/operation_log/save")?.body).toMatchObject({
      type: "screen_broken",
      requestId: "r-99",
      step: "/qsGeneratePageNew",
    });
    await go("/no-such-page");
    expect(shown(place)).toEqual(["notFound"]);
  });
});
