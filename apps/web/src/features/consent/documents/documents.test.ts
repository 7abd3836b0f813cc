import { describe, expect, test } from "vitest";
import en from "./en-US.ts";
import { DOCUMENTS } from "./types.ts";
import zh from "./zh-CN.ts";

describe.each(DOCUMENTS)("document %s", (id) => {
  test("says the same in both languages: section by section, point by point", () => {
    const outline = (d: (typeof zh)[typeof id]) => d.sections.map((s) => [Boolean(s.text), s.points?.length ?? 0]);
    expect(outline(en[id])).toEqual(outline(zh[id]));
    expect(zh[id].sections.length).toBeGreaterThanOrEqual(5);
  });
  test("each is written in its own language", () => {
    expect(JSON.stringify(en[id])).not.toMatch(/[一-鿿]/);
    expect(
      JSON.stringify(zh[id].sections.map((s) => [s.heading, s.text, s.points]))
        .replaceAll("AES-256-GCM", "")
        .replaceAll("null", ""),
    ).not.toMatch(/[A-Za-z]{3,}/);
  });
});
