import { expect, test } from "vitest";
import { shortDate, shortTime } from "./date.ts";

test("dates are M月D日; in English the locale's short form (notes, section 9)", () => {
  const day = new Date(2026, 10, 8, 9, 5);
  expect(shortDate(day, "zh-CN")).toBe("11月8日");
  expect(shortDate(day, "en-US")).toBe("Nov 8");
  expect(shortTime(day)).toBe("09:05");
});

test("what is no date is shown as nothing", () => {
  expect(shortDate("soon", "zh-CN")).toBe("");
});
