import { beforeEach, describe, expect, test } from "vitest";
import { NavigationType } from "../lib/router.ts";
import { setSpecifyFlag } from "../lib/specify-flag.ts";
import { leaveRoute, toggleRouteCache, useRouteCache } from "./route-cache.ts";
import { nextScreens } from "./use-guarded-screens.ts";

const list = (): readonly string[] => useRouteCache.getState().list;
const plan = { name: "qsGeneratePageNew", keepAlive: true };
const at = (pathname: string, key = pathname) => ({ pathname, key, search: "", hash: "", state: null, unstable_mask: undefined });

beforeEach(() => useRouteCache.setState({ list: [] }));

describe("route-cache list (notes, section 2)", () => {
  test("a route name is added if absent, removed if present", () => {
    toggleRouteCache("chat");
    expect(list()).toEqual(["chat"]);
    toggleRouteCache("chat");
    expect(list()).toEqual([]);
  });

  test("the plan is cached when navigated away from", () => {
    leaveRoute(plan, "chat");
    leaveRoute(plan, "report");
    expect(list()).toEqual(["qsGeneratePageNew"]);
  });

  test.each(["questionnaire", "reportListPage"])("the plan is dropped when going from it to /%s", (to) => {
    leaveRoute(plan, "chat");
    leaveRoute(plan, to);
    expect(list()).toEqual([]);
  });

  test("the plan is dropped on the way to /questionnaireSpecify only when the session flag is set, which is then cleared", () => {
    leaveRoute(plan, "questionnaireSpecify");
    expect(list()).toEqual(["qsGeneratePageNew"]);
    setSpecifyFlag();
    leaveRoute(plan, "questionnaireSpecify");
    expect(list()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    leaveRoute(plan, "questionnaireSpecify");
    expect(list()).toEqual(["qsGeneratePageNew"]);
  });

  test("the flag waits for that way: others do not clear it", () => {
    setSpecifyFlag();
    leaveRoute(plan, "chat");
    expect(sessionStorage).toHaveLength(1);
  });

  test("a screen that is not kept alive is not cached", () => {
    leaveRoute({ name: "questionnaire" }, "chat");
    expect(list()).toEqual([]);
  });
});

const keys = (state: ReturnType<typeof nextScreens>): string[] => state.screens.map((s) => s.key);

describe("live screens", () => {
  const none = { screens: [], shown: undefined };

  test("a cached screen stays behind with its frozen location, and comes back as the same", () => {
    const first = nextScreens(none, at("/qsGeneratePageNew", "k1"), NavigationType.Push, []);
    const away = nextScreens(first, at("/chat"), NavigationType.Push, ["qsGeneratePageNew"]);
    expect(keys(away).sort()).toEqual(["/chat", "qsGeneratePageNew"]);
    expect(away.screens.find((s) => s.key === "qsGeneratePageNew")?.location.key).toBe("k1");
    const back = nextScreens(away, at("/qsGeneratePageNew", "k2"), NavigationType.Push, ["qsGeneratePageNew"]);
    expect(keys(back)).toEqual(["qsGeneratePageNew"]);
    expect(back.shown?.location.key).toBe("k2");
  });

  test("one that is dropped from the list is gone", () => {
    const first = nextScreens(none, at("/qsGeneratePageNew"), NavigationType.Push, []);
    expect(keys(nextScreens(first, at("/questionnaire"), NavigationType.Push, []))).toEqual(["/questionnaire"]);
  });
});
