/** The optimiser against trying everything. */
import type { Catalogue, Person } from "@nutri/domain";
import { same } from "@nutri/knowledge/testing/small";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess } from "../assess.ts";
import { fixture, MAN, product, shelf, WOMAN } from "../testing/fixture.ts";
import { planFor, SETTINGS, solve, TODAY } from "../testing/solve.ts";
import { planFrom } from "./assemble.ts";
import { measure, MOST_PRODUCTS, worthOf } from "./model.ts";
import { planProblem, type Problem } from "./problem.ts";
import { chosenFrom } from "./read.ts";
import { fromHighs } from "./solution.ts";

/** The same cases in every run. */
fc.configureGlobal({ seed: 20261121 });

const k = fixture();

/** The best worth over every whole number of units that keeps the limits: all fitting products, none dropped beforehand. */
function bestByTrying(p: Problem): number {
  const a = p.assessment;
  const rooms = [...p.rooms.values()].flat();
  const products = p.sorted.fit.map((c) => measure(c, a, rooms));
  let best = 0;
  const units: number[] = products.map(() => 0);
  const walk = (i: number, left: readonly number[], broad: number, count: number): void => {
    best = Math.max(best, worthOf(units, products, a));
    const m = products[i];
    if (!m) return;
    for (let n = 0; n <= m.candidate.most; n++) {
      units[i] = n;
      const rest = left.map((free, j) => free - n * (m.takes[j] ?? 0));
      const nowBroad = broad + (n > 0 && m.broad ? 1 : 0);
      const nowCount = count + (n > 0 ? 1 : 0);
      if (rest.every((x) => x >= -1e-9) && nowBroad <= 1 && nowCount <= MOST_PRODUCTS) walk(i + 1, rest, nowBroad, nowCount);
    }
    units[i] = 0;
  };
  walk(
    0,
    rooms.map((r) => r.free),
    0,
    0,
  );
  return best;
}

function worthOfPlan(p: Problem): number {
  const rooms = [...p.rooms.values()].flat();
  const chosen =
    p.lp === ""
      ? []
      : chosenFrom(
          p.products.map((x) => x.candidate),
          p.rooms,
          solve(p.lp),
        );
  return worthOf(
    chosen.map((c) => c.units),
    chosen.map((c) => measure(c.candidate, p.assessment, rooms)),
    p.assessment,
  );
}

const amount = fc.constantFrom(0, 0, 2, 5, 8, 60, 150, 300, 500, 900);
const smallShelf: fc.Arbitrary<Catalogue> = fc
  .array(
    fc.record({
      calcium: amount,
      iron: amount,
      magnesium: amount,
      zinc: fc.constantFrom(0, 0, 3, 6, 12, 30),
      fibre: fc.constantFrom(0, 0, 0, 5),
      most: fc.integer({ min: 1, max: 3 }),
      price: fc.integer({ min: 500, max: 30_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) =>
    shelf(
      ...list.map((x, i) => {
        const nutrients = (["calcium", "iron", "magnesium", "zinc", "fibre"] as const).flatMap((n) =>
          x[n] > 0 ? [{ nutrient: n, amount: x[n], unit: "mg" as const }] : [],
        );
        const base = product(`p${i}`, nutrients);
        return { ...base, dose: { ...base.dose, maxPerDay: x.most }, skus: [{ id: "s", name: same("s"), spec: {}, priceCents: x.price, stock: 1, units: 60 }] };
      }),
    ),
  );
const person: fc.Arbitrary<Person> = fc.constantFrom(
  MAN,
  WOMAN,
  { ...WOMAN, pregnancy: "pregnant_2" as const },
  { ...MAN, supplements: [{ name: "zinc 10 mg" }] },
  { ...MAN, supplements: [{ name: "calcium 1500 mg" }] },
);

describe("the chosen products", () => {
  it("are worth as much as the best of all choices", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(smallShelf, person, (catalogue, p) => {
        const problem = planProblem(assess(p, k, TODAY, SETTINGS), catalogue);
        expect(worthOfPlan(problem)).toBeCloseTo(bestByTrying(problem), 4);
      }),
      { numRuns: 200 },
    );
  });

  it("cover the gap and no more than is worth its price", () => {
    const catalogue = shelf(
      product("calcium-500", [{ nutrient: "calcium", amount: 500, unit: "mg" }]),
      product("calcium-100", [{ nutrient: "calcium", amount: 100, unit: "mg" }]),
    );
    expect(planFor(MAN, k, catalogue).plan.products.map((x) => [x.id, x.dosage])).toEqual([["calcium-500", 1]]);
  });

  it("are the cheaper of two that are alike, and the first by name of two that cost the same", () => {
    const dear = product("a-dear", [{ nutrient: "calcium", amount: 500, unit: "mg" }], {
      skus: [{ id: "s", name: same("s"), spec: {}, priceCents: 60_000, stock: 1, units: 60 }],
    });
    const b = product("b", [{ nutrient: "calcium", amount: 500, unit: "mg" }]);
    const c = product("c", [{ nutrient: "calcium", amount: 500, unit: "mg" }]);
    expect(planFor(MAN, k, shelf(c, dear, b)).plan.products.map((x) => x.id)).toEqual(["b"]);
  });

  it("are none when nothing is needed, and the plan says so", () => {
    const fed: Person = { ...MAN, supplements: [{ name: "calcium 500 mg" }, { name: "zinc 6 mg" }] };
    const { plan, problem } = planFor(fed, k, shelf(product("calcium-500", [{ nutrient: "calcium", amount: 500, unit: "mg" }])));
    expect(problem.lp).toBe("");
    expect(plan.products).toEqual([]);
    expect(plan.recommendations).toEqual([]);
    expect(plan.optimality).toEqual({ status: "not_needed", gap: 0 });
  });

  it("never more than six, and at most one broad one", () => {
    const many = shelf(
      ...Array.from({ length: 12 }, (_, i) =>
        product(`p${i}`, [{ nutrient: i % 2 ? "calcium" : "zinc", amount: i % 2 ? 60 : 1, unit: "mg" }], { dose: { ...product("x", []).dose, maxPerDay: 1 } }),
      ),
    );
    expect(planFor(MAN, k, many).plan.products.length).toBeLessThanOrEqual(6);
    const broad = (id: string) =>
      product(
        id,
        [
          { nutrient: "calcium", amount: 150, unit: "mg" },
          { nutrient: "zinc", amount: 2, unit: "mg" },
          { nutrient: "magnesium", amount: 10, unit: "mg" },
          { nutrient: "fibre", amount: 1, unit: "mg" },
        ],
        { dose: { ...product("x", []).dose, maxPerDay: 1 } },
      );
    expect(planFor(MAN, k, shelf(broad("a"), broad("b"))).plan.products).toHaveLength(1);
  });
});

describe("a limit", () => {
  it("that is already passed keeps every form of the nutrient out", () => {
    const { plan } = planFor(
      { ...MAN, supplements: [{ name: "zinc 20 mg" }], labs: [] },
      k,
      shelf(
        product("zinc-1", [
          { nutrient: "zinc", amount: 1, unit: "mg" },
          { nutrient: "calcium", amount: 500, unit: "mg" },
        ]),
      ),
    );
    expect(plan.products).toEqual([]);
    expect(plan.avoided[0]).toMatchObject({ productId: "zinc-1", rule: "zinc--efsa-ul#SAFE_LEVEL.both.none.216" });
    expect(plan.warnings.map((w) => w.rule)).toContain("zinc--efsa-ul#SAFE_LEVEL.both.none.216");
  });

  it("leaves just what is free: 25 - 6 of zinc", () => {
    const refused = (mg: number) => planFor(MAN, k, shelf(product("z", [{ nutrient: "zinc", amount: mg, unit: "mg" }]))).plan.avoided.map((x) => x.productId);
    expect(refused(18.9)).toEqual([]);
    expect(refused(19.1)).toEqual(["z"]);
  });

  it("is not filled up: far more than the gap is worth less than nothing", () => {
    const catalogue = (mg: number) => shelf(product("z", [{ nutrient: "zinc", amount: mg, unit: "mg" }], { dose: { ...product("x", []).dose, maxPerDay: 1 } }));
    expect(planFor(MAN, k, catalogue(7)).plan.products).toHaveLength(1);
    expect(planFor(MAN, k, catalogue(18.9)).plan.products).toHaveLength(0);
  });
});

describe("what a solver says", () => {
  const problem = planProblem(assess(MAN, k, TODAY, SETTINGS), shelf(product("zinc-6", [{ nutrient: "zinc", amount: 6, unit: "mg" }])));

  it("is checked again: a choice that breaks a limit loses units until it does not", () => {
    const plan = planFrom(problem, { status: "optimal", gap: 0, values: { u0: 99 } });
    const row = plan.nutrients.find((n) => n.nutrient === "zinc");
    expect(row?.intake.plan).toBeGreaterThan(0);
    expect(row?.upperLimit?.counted).toBeLessThanOrEqual(row?.upperLimit?.amount ?? 0);
  });

  it("loses units of the last product that holds too much first, and the product with its last unit", () => {
    const zinc = (id: string, mg: number) => product(id, [{ nutrient: "zinc", amount: mg, unit: "mg" }]);
    const other = product("c", [{ nutrient: "calcium", amount: 500, unit: "mg" }]);
    const three = planProblem(assess(MAN, k, TODAY, SETTINGS), shelf(zinc("a", 6), zinc("b", 9), other));
    expect(three.products.map((p) => p.candidate.product.id)).toEqual(["a", "b", "c"]);
    const units = (u0: number, u1: number, u2: number): Record<string, number> =>
      Object.fromEntries(planFrom(three, { status: "optimal", gap: 0, values: { u0, u1, u2 } }).products.map((x) => [x.id, x.dosage]));
    // Meals hold 6 mg of zinc and 25 are the most: 19 are free.
    expect(units(1, 1, 3)).toEqual({ a: 1, b: 1, c: 3 });
    expect(units(1, 2, 3)).toEqual({ a: 1, b: 1, c: 3 });
    expect(units(2, 2, 3)).toEqual({ a: 2, c: 3 });
    expect(units(3, 3, 0)).toEqual({ a: 3 });
  });

  it("without a value for a product is none of it", () => expect(fromHighs({ Status: "Optimal", Columns: { u0: {} } }).values).toEqual({ u0: 0 }));

  it("may be nonsense without harm", () => {
    const answers: Record<string, number>[] = [{}, { u0: -3 }, { u0: Number.NaN }, { u7: 2 }];
    for (const values of answers) expect(planFrom(problem, { status: "bounded", gap: 0.5, values }).products).toEqual([]);
  });

  it("stopped by its bound says how far it may be from the best", () => {
    expect(planFrom(problem, fromHighs({ Status: "Solution limit reached", Columns: { u0: { Primal: 1 } } }, 0.12)).optimality).toEqual({
      status: "bounded",
      gap: 0.12,
    });
  });
});
