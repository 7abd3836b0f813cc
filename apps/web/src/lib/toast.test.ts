import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { nextLayer, notify, toast, useFloating } from "./toast.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("toast and notify (notes, section 9)", () => {
  test("layers begin at 2000 and later ones lie above", async () => {
    vi.resetModules();
    const fresh = await import("./toast.ts");
    expect([fresh.nextLayer(), fresh.nextLayer()]).toEqual([2000, 2001]);
    expect(nextLayer()).toBeGreaterThanOrEqual(2000);
  });

  test("a toast lasts 2000 ms", () => {
    toast("好");
    vi.advanceTimersByTime(1999);
    expect(useFloating.getState().toast?.text).toBe("好");
    vi.advanceTimersByTime(1);
    expect(useFloating.getState().toast).toBeUndefined();
  });

  test("a notice lasts 3000 ms and is of type danger unless said otherwise", () => {
    notify("没有权限");
    expect(useFloating.getState().notice?.type).toBe("danger");
    vi.advanceTimersByTime(2999);
    expect(useFloating.getState().notice?.text).toBe("没有权限");
    vi.advanceTimersByTime(1);
    expect(useFloating.getState().notice).toBeUndefined();
  });

  test("a new one replaces the old and has its own full time", () => {
    toast("一");
    vi.advanceTimersByTime(1500);
    toast("二");
    vi.advanceTimersByTime(1999);
    expect(useFloating.getState().toast?.text).toBe("二");
  });
});
