import { describe, expect, test } from "vitest";
import { unitOf } from "./counted.ts";

describe("the unit of a product, counted", () => {
  test.each([
    [1, "tablet", "en-US", "tablet"],
    [0.5, "tablet", "en-US", "tablet"],
    [2, "tablet", "en-US", "tablets"],
    [1.5, "chewable tablet", "en-US", "chewable tablets"],
    [2, "gummy", "en-US", "gummies"],
    [2, "tray", "en-US", "trays"],
    [2, "pouch", "en-US", "pouches"],
    [15, "mL", "en-US", "mL"],
    [2, "片", "en-US", "片"],
    [2, "片", "zh-CN", "片"],
    [2, "tablet", "zh-CN", "tablet"],
  ])("%d of %s in %s: %s", (n, unit, lang, said) => expect(unitOf(n, unit, lang)).toBe(said));
});
