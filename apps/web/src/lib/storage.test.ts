import { describe, expect, test, vi } from "vitest";
import { KEYS, local, readJson } from "./storage.ts";

describe("local storage (notes, sections 3 and 9)", () => {
  test("the keys are exactly those of the specification, and three of our own", () => {
    const { device, plan, basket, ...specified } = KEYS;
    expect(Object.values(specified).toSorted()).toEqual(["access_token", "app_qsIds", "app_userInfo", "currentActiveQsId", "language"]);
    expect([device, plan, basket]).toEqual(["app_device", "app_plan", "app_basket"]);
  });

  test("storage that is full keeps the value for this page, and what is removed stays removed", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    };
    vi.spyOn(window, "localStorage", "get").mockReturnValue(full as unknown as Storage);
    local.setItem(KEYS.currentQs, "q-1");
    expect(local.getItem(KEYS.currentQs)).toBe("q-1");
    local.removeItem(KEYS.currentQs);
    expect(local.getItem(KEYS.currentQs)).toBeNull();
  });

  test("storage that is forbidden never crashes", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(local.getItem("language")).toBeNull();
    expect(() => local.setItem("language", "en-US")).not.toThrow();
    expect(local.getItem("language")).toBe("en-US");
    expect(() => local.removeItem("language")).not.toThrow();
    expect(local.getItem("language")).toBeNull();
  });

  test("what cannot be parsed is as if it were not there", () => {
    localStorage.setItem(KEYS.device, "{not json");
    expect(readJson(KEYS.device)).toBeNull();
  });
});
