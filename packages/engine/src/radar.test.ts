import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nutrientScore } from "./radar.ts";

/** The same cases in every run. */
fc.configureGlobal({ seed: 20261121 });

const status = fc.record({
  level: fc.constantFrom("low" as const, "adequate" as const, "high" as const),
  confidence: fc.constantFrom("low" as const, "medium" as const, "high" as const),
  measured: fc.boolean(),
  ratio: fc.double({ min: 0, max: 5, noNaN: true }),
});

describe("a nutrient's score", () => {
  it("never falls when more is eaten and the rest stays", () => {
    fc.assert(
      fc.property(status, fc.double({ min: 0, max: 5, noNaN: true }), (s, more) => {
        expect(nutrientScore({ ...s, ratio: s.ratio + more })).toBeGreaterThanOrEqual(nutrientScore(s));
      }),
    );
  });

  it("lies between 0 and 100", () => {
    fc.assert(
      fc.property(status, (s) => {
        expect(nutrientScore(s)).toBeGreaterThanOrEqual(0);
        expect(nutrientScore(s)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("believes a lab more than a meal", () => {
    const full = { ratio: 1, level: "low", confidence: "high", measured: true } as const;
    expect(nutrientScore(full)).toBe(30);
    expect(nutrientScore({ ...full, confidence: "medium" })).toBe(55);
    expect(nutrientScore({ ...full, level: "adequate", ratio: 0.2 })).toBe(90);
    expect(nutrientScore({ ...full, measured: false })).toBe(100);
    expect(nutrientScore({ ...full, level: "high", ratio: 3 })).toBe(70);
  });
});
