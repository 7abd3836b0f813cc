import { describe, expect, it } from "vitest";
import { solve } from "../testing/solve.ts";
import { amountOf, lpText, type Model } from "./lp.ts";

const model: Model = {
  maximise: [
    [3, "u0"],
    [-0.25, "y0"],
    [2, "u1"],
    [-0.25, "y1"],
  ],
  rows: [
    {
      name: "limit0",
      terms: [
        [2, "u0"],
        [1, "u1"],
      ],
      most: 4,
    },
    {
      name: "pick0",
      terms: [
        [1, "u0"],
        [-3, "y0"],
      ],
      most: 0,
    },
    {
      name: "pick1",
      terms: [
        [1, "u1"],
        [-3, "y1"],
      ],
      most: 0,
    },
  ],
  bounds: [
    { name: "u0", most: 3 },
    { name: "u1", most: 3 },
  ],
  integers: ["u0", "u1"],
  binaries: ["y0", "y1"],
};

describe("LP text", () => {
  it("is what the solver reads", () => {
    const { status, values } = solve(lpText(model));
    expect(status).toBe("optimal");
    expect([values["u0"], values["u1"]].map((v) => Math.round(v ?? -1))).toEqual([1, 2]);
  });

  it("keeps its lines short with many terms", () => {
    const many = Array.from({ length: 300 }, (_, i): readonly [number, string] => [1 / (i + 3), `u${i}`]);
    const text = lpText({
      maximise: many,
      rows: [{ name: "sum", terms: many.map(([, v]) => [1, v]), most: 5 }],
      bounds: many.map(([, name]) => ({ name, most: 1 })),
      integers: many.map(([, v]) => v),
      binaries: [],
    });
    expect(Math.max(...text.split("\n").map((l) => l.length))).toBeLessThan(255);
    expect(solve(text).values["u0"]).toBeCloseTo(1, 6);
  });

  it("never rounds a limit upwards", () => {
    for (const n of [0.1 + 0.2, 1 / 3, 19.999999999, 1234.56789012345, 0]) expect(amountOf(n)).toBeLessThanOrEqual(n);
  });
});
