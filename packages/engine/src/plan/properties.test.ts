/** What holds for anybody and any catalogue. */
import { type Person, Plan } from "@nutri/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess } from "../assess.ts";
import { conflictsWith } from "../conflicts/index.ts";
import { catalogues, people } from "../testing/arbitrary.ts";
import { ANA, PLENTY } from "../testing/people.ts";
import { realKnowledge, sampleCatalogue } from "../testing/real.ts";
import { boughtIn, breaches } from "../testing/safety.ts";
import { planFor, SETTINGS, TODAY } from "../testing/solve.ts";
import { untraced } from "../testing/traced.ts";
import { holds } from "../when.ts";
import { refuses } from "./candidates.ts";
import { productAsTaken } from "./content.ts";
import { interactionsOf } from "./interactions.ts";

const k = realKnowledge();
const sample = sampleCatalogue();
const anyone = people(k);
const sets = fc.constantFrom("china-2023" as const, "us-dri" as const);
const RUNS = { numRuns: 120 };

describe("any plan", () => {
  it("breaks no limit, holds no taboo, allergen or blocked nutrient, and nothing for the red-flagged or the young", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyone, catalogues(sample), sets, (person, catalogue, referenceSet) => {
        const { plan, assessment } = planFor(person, k, catalogue, { referenceSet });
        expect(breaches(plan, assessment, catalogue)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("has the plan's shape, and every number leads to a rule and a source", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyone, sets, (person, referenceSet) => {
        const { plan } = planFor(person, k, sample, { referenceSet });
        expect(Plan.safeParse(plan).error?.issues ?? []).toEqual([]);
        expect(untraced(plan, k)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same twice, byte for byte", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyone, catalogues(sample), (person, catalogue) => {
        const once = planFor(person, k, catalogue);
        const again = planFor(structuredClone(person), k, { ...catalogue, products: catalogue.products.toReversed() });
        expect(again.problem.lp).toBe(once.problem.lp);
        expect(JSON.stringify(again.plan)).toBe(JSON.stringify(once.plan));
      }),
      { numRuns: 40 },
    );
  });

  it("does not look at stock, nor at anything else a seller might add", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 100 }), (person, stock, margin) => {
        const sold = {
          ...sample,
          products: sample.products.map((p, i) => ({
            ...p,
            margin: i % 2 ? margin : 0,
            commission: margin,
            featured: i === 0,
            skus: p.skus.map((s) => ({ ...s, stock })),
          })),
        };
        expect(JSON.stringify(planFor(person, k, sold).plan)).toBe(JSON.stringify(planFor(person, k, sample).plan));
      }),
      { numRuns: 20 },
    );
  });
});

/** Records that keep every product out, by the words of a symptom that brings them up. */
const RED = k.records.advice.filter((a) => a.blocksAll && a.symptoms.length > 0);

describe("a red flag", () => {
  const flagged = fc.constantFrom(...RED).chain((advice) => fc.tuple(fc.constant(advice), fc.constantFrom(...advice.symptoms)));

  it("there are many of", () => expect(RED.length).toBeGreaterThan(5));

  it("comes first, and leaves no product, no amount and no wish", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyone, flagged, fc.subarray(["zinc", "vitamin_d", "calcium"]), (person, [advice, symptom], wanted) => {
        const { plan, assessment } = planFor({ ...person, symptoms: [symptom] }, k, sample, { wanted });
        // Some speak of certain people only (bleeding in pregnancy): for the others they are no flag.
        if (holds(advice.when, assessment.resolved) !== "yes") return;
        expect([plan.products, plan.recommendations]).toEqual([[], []]);
        expect(plan.summary.en.startsWith("This comes first:")).toBe(true);
        expect(plan.warnings.some((w) => w.rule === `advice:${advice.id}`)).toBe(true);
        expect(plan.avoided[0]?.item.en).toBe("Any supplement product");
      }),
      { numRuns: 60 },
    );
  });
});

describe("what is recommended", () => {
  it("is needed: short by what is known, or a store running down, or asked for; and where nothing is, nothing is", { timeout: 120_000 }, () => {
    const diet = fc.constantFrom(undefined, { pattern: "omnivore" as const, servings: PLENTY });
    fc.assert(
      fc.property(anyone, diet, fc.subarray(["zinc", "magnesium"]), (person, fed, wanted) => {
        const { plan, assessment } = planFor({ ...person, ...(fed && { diet: fed }) }, k, sample, { wanted });
        const needed = new Set(assessment.needs.map((n) => n.nutrient));
        const reasoned = assessment.needs.filter((n) => {
          const status = assessment.statuses.get(n.nutrient);
          return status?.level === "low" || (status?.measured === true && status.level === "adequate") || (n.asked && wanted.includes(n.nutrient));
        });
        expect(reasoned.length).toBe(needed.size);
        expect(plan.recommendations.filter((r) => !needed.has(r.nutrient)).map((r) => r.nutrient)).toEqual([]);
        expect(plan.products.filter((p) => !p.nutrients.some((n) => needed.has(n.nutrient))).map((p) => p.id)).toEqual([]);
        const given = plan.products.length + plan.recommendations.length;
        expect(needed.size > 0 || (given === 0 && plan.optimality.status === "not_needed")).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  it("is nothing for somebody who lacks nothing", () => {
    const enough = {
      ...ANA,
      diet: { pattern: "omnivore" as const, servings: PLENTY },
      supplements: [{ name: "multivitamin" }],
      lifestyle: { smoking: "never" as const, sunMinutes: 45 },
    };
    const { plan, assessment } = planFor(enough, k, sample);
    expect(assessment.needs).toEqual([]);
    expect([plan.products, plan.recommendations, plan.optimality.status]).toEqual([[], [], "not_needed"]);
  });
});

const MEDICINES = k.records.medicines.map((m) => m.id);
const DISEASES = k.records.conditions.filter((c) => c.kind === "disease").map((c) => c.id);

/** The person with one more medicine or disease, all else being told. */
function withMore(person: Person, extra: { medicine?: string; condition?: string }): Person {
  const medicine = extra.medicine === undefined ? [] : [{ name: k.medicines.get(extra.medicine)?.name.en ?? extra.medicine, id: extra.medicine }];
  const condition = extra.condition === undefined ? [] : [k.conditions.get(extra.condition)?.name.en ?? extra.condition];
  return { ...person, medicines: [...(person.medicines ?? []), ...medicine], conditions: [...(person.conditions ?? []), ...condition] };
}

describe("one more medicine or condition", () => {
  const extra = fc.oneof(
    fc.constantFrom(...MEDICINES).map((medicine) => ({ medicine })),
    fc.constantFrom(...DISEASES).map((condition) => ({ condition })),
  );
  const told = anyone.map((p): Person => ({ ...p, conditions: p.conditions ?? [], medicines: p.medicines ?? [], allergies: p.allergies ?? [] }));

  it("never widens a limit, lifts a block, or lets in what was refused before", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(told, extra, (person, more) => {
        const before = assess(person, k, TODAY, SETTINGS);
        const worse = withMore(person, more);
        const { plan, assessment: after } = planFor(worse, k, sample);
        for (const [nutrient, limits] of before.limits) {
          for (const limit of limits) {
            const held = after.limits.get(nutrient)?.find((l) => l.scope === limit.scope);
            expect(held?.amount ?? Infinity, `${nutrient} ${limit.scope}`).toBeLessThanOrEqual(limit.amount);
          }
        }
        for (const nutrient of before.blocks.of.keys()) expect(after.blocks.of.has(nutrient) || after.blocks.all !== undefined, nutrient).toBe(true);
        expect(before.blocks.all === undefined || after.blocks.all !== undefined).toBe(true);
        const refused = boughtIn(plan, sample).flatMap((b) =>
          conflictsWith(productAsTaken(b.product, b.units, k), before.resolved, interactionsOf(k)).filter(refuses),
        );
        expect(refused.map((t) => t.id)).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });
});
