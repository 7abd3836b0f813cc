import { createElement } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useFloating } from "../lib/toast.ts";
import { failed, fakeNetwork, goTo, loginAnswer, render, settle, until } from "../testing.tsx";
import { useRouteCache } from "./route-cache.ts";
import { type AppRoute, ROUTES } from "./route-table.ts";
import { Shell } from "./Shell.tsx";

// The guard is what is tried here; the screens themselves have their own tests.
vi.mock("./screens.ts", async () => {
  const { ROUTES: routes } = await import("./route-table.ts");
  return { SCREENS: new Map(routes.map((r) => [r.name, () => createElement("h1", null, r.name)])) };
});

const paths = (ROUTES as readonly AppRoute[]).map((r) => [r.path === "*" ? "/no-such-page" : r.path, r] as const).filter(([path]) => path !== "/");
const shown = (place: HTMLElement): string[] => [...place.querySelectorAll<HTMLElement>("[data-screen]")].map((e) => e.dataset["screen"] ?? "");

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn<() => void>());
  useRouteCache.setState({ list: [] });
  useFloating.setState({ toast: undefined, notice: undefined });
});

describe("a deep link while logged out (notes, sections 4 and 6)", () => {
  test.each(paths)("%s is shown, where the guard wants a login after one, with its query", async (path, route) => {
    const asked = fakeNetwork(() => loginAnswer());
    goTo(`http://localhost/#${path}?a=1`);
    const place = await render(<Shell />);
    await until(() => shown(place).length > 0);
    expect(shown(place)).toEqual([route.name]);
    expect(window.location.hash).toBe(`#${path}?a=1`);
    expect(asked.map((a) => a.path)).toEqual(route.needsLogin ? ["/v1/base/login_ip"] : []);
  });

  test.each(paths)("%s, with the server gone: shown where no login is needed, else what happened is said and nothing is shown", async (path, route) => {
    fakeNetwork(() => failed(503, "overloaded", "现在访问的人很多，请稍后再试。"));
    goTo(`http://localhost/#${path}`);
    const place = await render(<Shell />);
    await until(() => place.textContent !== "");
    await settle();
    expect(shown(place)).toEqual(route.needsLogin ? [] : [route.name]);
    expect(place.textContent.includes("现在访问的人很多")).toBe(route.needsLogin === true);
  });
});

test("an invitation code in the address is entered once a login is held, and nothing waits for it", async () => {
  const asked = fakeNetwork(({ path }) => (path.includes("login") ? loginAnswer() : failed(500, "internal", "x")));
  goTo("http://localhost/?invCode=SPRING#/qsStartPage");
  const place = await render(<Shell />);
  await until(() => asked.length > 1);
  expect(shown(place)).toEqual(["qsStartPage"]);
  expect(asked.map((a) => [a.path, a.headers["authorization"]])).toEqual([
    ["/v1/base/login_ip", undefined],
    ["/v1/user/inv_code", "t-1"],
  ]);
});
