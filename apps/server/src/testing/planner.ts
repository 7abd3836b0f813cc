import type { Plan } from "@nutri/domain";
import type { Excess, Planner, PlanRequest, ProductConflict } from "../planning/planner.ts";

const source = { id: "test-source", title: "A source", url: "https://example.org/", lang: "en" } as const;
const both = (zh: string, en: string) => ({ zh, en });
const because = (rule: string) => [{ kind: "need" as const, rule, text: both("因为需要。", "Because it is needed."), source }];

/** The wish that the test planner never grants. */
export const REFUSED_WISH = "calcium";
const wished = (wanted: readonly string[]): Plan["nutrients"] =>
  wanted
    .filter((id) => id !== REFUSED_WISH)
    .map((id) => ({
      nutrient: id,
      name: both(id, id),
      target: { amount: 100, unit: "mg", kind: "RNI", rule: "reference", source },
      limits: [],
      intake: { diet: 50, supplements: 0, plan: 50, total: 100 },
      status: "adequate",
      confidence: "low",
      because: [{ kind: "goal", rule: `wanted:${id}`, text: both("是你自己想加的。", "You asked for it."), source }],
    }));

/** A plan in the right shape that depends on its request alone; what real plans say is the engine's to test. */
function samplePlan({ answers, type, catalogue, asOf, wanted = [] }: PlanRequest): Plan {
  const target = answers.gender === "female" ? 20 : 12;
  const { gender, age, heightCm, weightKg, activityLevel, pregnancy } = answers;
  return {
    questionnaireType: type,
    profile: { gender, age, heightCm, weightKg, activityLevel, pregnancy },
    summary: both("有一项不足。", "One nutrient is short."),
    nutrients: [
      {
        nutrient: "iron",
        name: both("铁", "Iron"),
        target: { amount: target, unit: "mg", kind: "RNI", rule: "reference", source },
        limits: [],
        intake: { diet: 10, supplements: 0, plan: target - 10, total: target },
        status: "low",
        confidence: "low",
        because: because("reference"),
      },
      ...wished(wanted),
    ],
    recommendations: [],
    products: catalogue.products.slice(0, 1).map(({ items: _items, skus: _skus, dose: { maxPerDay: _most, ...dose }, ...product }) => ({
      ...product,
      dose,
      dosage: 1,
      dailyDoses: 1,
      quantity: 1,
      group: "basis",
      timing: [],
      because: because("product"),
    })),
    schedule: [],
    avoided: [],
    warnings: [],
    advice: [],
    questions: [],
    radar: [],
    medicineTaboos: [],
    productReviews: [],
    unrecognised: [],
    disclaimer: both("这不是诊断。", "This is not a diagnosis."),
    knowledgeVersion: "test-knowledge",
    engineVersion: "test-engine",
    catalogueVersion: catalogue.version,
    market: "cn",
    referenceSet: "china-2023",
    asOf,
    optimality: { status: "optimal", gap: 0 },
  };
}

export type TestPlanner = Planner & { clashes: ProductConflict[]; excesses: Excess[]; made: number; fail: Error | undefined; hold: Promise<void> | undefined };

/** Counts what it makes; can be made to fail, or to wait. */
export function testPlanner(): TestPlanner {
  const planner: TestPlanner = {
    engineVersion: "test-engine",
    made: 0,
    clashes: [],
    excesses: [],
    together: (answers, basket) => ({
      conflicts: planner.conflicts(
        answers,
        basket.map((p) => p.product),
      ),
      excesses: planner.excesses.filter(({ productIds }) => basket.some((p) => productIds.includes(p.product.id))),
    }),
    conflicts: (_answers, products) => planner.clashes.filter(({ productId }) => products.some((p) => p.id === productId)),
    fail: undefined,
    hold: undefined,
    taboos: (asked) => ({
      taboos: [],
      checked: (asked.medicines ?? []).map(({ name = "" }) => ({ name, kind: "medicine", id: name, as: both(name, name) })),
      nameOnly: [],
      unrecognised: [],
    }),
    reviews: () => ({ productReviews: [], totals: [], unrecognised: [] }),
    understood: () => ({}),
    analyse: ({ rows }) => ({
      summary: both(`${rows.length} 项结果。`, `${rows.length} results.`),
      critical: [],
      findings: [],
      food: [],
      plan: [],
      ask: [],
      sources: [],
      disclaimer: both("这不是诊断。", "This is not a diagnosis."),
    }),
    make: async (request, stage) => {
      for (const name of ["targets", "intake", "conflicts", "plan"] as const) await stage(name);
      await planner.hold;
      if (planner.fail) throw planner.fail;
      planner.made++;
      return samplePlan(request);
    },
    answerWishes: async (request) => ({
      plan: await planner.make(request, () => Promise.resolve()),
      refused: (request.wanted ?? [])
        .filter((id) => id === REFUSED_WISH)
        .map((nutrient) => ({ nutrient, why: both("没有余量。", "No room is left."), sources: [source] })),
    }),
  };
  return planner;
}
