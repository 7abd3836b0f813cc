/** What people write by mistake or in bad faith, at every door of the engine: a clear answer, never a crash, never a silent "safe". */
import { type Person, Plan, type ProductReview } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { type Asked, assess, findTaboos, reviewAsked } from "./index.ts";
import { ANA } from "./testing/people.ts";
import { realKnowledge, sampleCatalogue } from "./testing/real.ts";
import { breaches } from "./testing/safety.ts";
import { planFor, SETTINGS, TODAY } from "./testing/solve.ts";
import { untraced } from "./testing/traced.ts";

const k = realKnowledge();
const catalogue = sampleCatalogue();
const taboos = (asked: Asked) => findTaboos(asked, k);
const review = (name: string): { item: ProductReview | undefined; rules: string[]; unrecognised: readonly string[] } => {
  const { productReviews, unrecognised } = reviewAsked({ age: 40, supplements: [{ name }] }, k);
  return { item: productReviews[0], rules: productReviews.flatMap((r) => r.why.map((w) => w.rule)), unrecognised };
};
const plan = (over: Partial<Person>): Plan => {
  const made = planFor({ ...ANA, ...over }, k, catalogue);
  expect(Plan.safeParse(made.plan).error?.issues ?? []).toEqual([]);
  expect(breaches(made.plan, made.assessment, catalogue)).toEqual([]);
  expect(untraced(made.plan, k)).toEqual([]);
  return made.plan;
};

describe("nothing", () => {
  it("is answered with nothing, and with what to ask", () => {
    const empty = { medicines: [], supplements: [], foods: [], conditions: [], allergies: [] };
    expect(taboos(empty)).toEqual({ taboos: [], checked: [], nameOnly: [], unrecognised: [] });
    expect(taboos({})).toEqual({ taboos: [], checked: [], nameOnly: [], unrecognised: [] });
    expect(reviewAsked(empty, k)).toEqual({ productReviews: [], totals: [], checked: [], unrecognised: [] });
    const made = planFor({}, k, catalogue).plan;
    expect([made.products, made.recommendations]).toEqual([[], []]);
    expect(made.questions.map((q) => q.path)).toEqual(expect.arrayContaining(["age", "gender", "conditions", "medicines", "allergies"]));
  });
});

describe("200 medicines", () => {
  const many = k.records.medicines.slice(0, 200).map((m) => ({ name: m.name.en }));
  it("are all answered for, beside 200 supplements", () => {
    const supplements = k.records.items.slice(0, 200).map((i) => ({ name: i.name.en }));
    const answer = taboos({ medicines: many, supplements });
    const said = new Set([...answer.checked.map((c) => c.name), ...answer.unrecognised]);
    expect([...many, ...supplements].filter((x) => !said.has(x.name))).toEqual([]);
    expect(answer.taboos.length).toBeGreaterThan(100);
  });
  it("make a plan that is safe and traced", () => expect(plan({ medicines: many }).unrecognised).toEqual([]));
});

describe("a name of 10,000 characters", () => {
  it.each(["阿", "a", "🍊", "vitamin ", "维生素C，", "(", "1mg "])("of %j is answered in full", (part) => {
    const name = part.repeat(Math.ceil(10_000 / part.length));
    const answer = taboos({ medicines: [{ name }], supplements: [{ name }], foods: [name], conditions: [name], allergies: [name] });
    expect(answer.checked.length + answer.unrecognised.length).toBeGreaterThan(0);
  });
  it("hides nothing that stands at its beginning", () => {
    const answer = taboos({ medicines: [{ name: "warfarin" }], supplements: [{ name: `ginkgo, ${"x".repeat(10_000)}` }] });
    expect(answer.taboos.map((t) => t.item.id)).toContain("ginkgo");
    expect(answer.unrecognised).toHaveLength(1);
  });
});

describe("emoji and other marks", () => {
  it.each(["💊", "🍊🍊🍊", "\u200b\u200d", "？？？", "-", "()"])("%j alone is said not to be known", (name) => {
    expect(taboos({ medicines: [{ name }] }).unrecognised).toEqual([name]);
    expect(plan({ medicines: [{ name }] })).toMatchObject({
      unrecognised: [name],
      questions: expect.arrayContaining([expect.objectContaining({ path: "medicines" })]),
    });
  });
  it("beside a name do not hide it", () => expect(review("💊vitamin C💊 🍊").item?.item.id).toBe("vitamin_c"));
});

describe("a dose", () => {
  it.each([
    ["iron 0 mg", "dose:zero"],
    ["iron -5 mg", "dose:negative"],
    ["铁 -5 毫克", "dose:negative"],
    ["iron 99999999 g", "dose:absurd"],
    ["iron 50 IU", "dose:unit"],
    ["锌 100 国际单位", "dose:unit"],
    ["magnesium 5 CFU", "dose:unit"],
  ])("%s is not counted, and that is said (%s)", (name, rule) => {
    const { item, rules } = review(name);
    expect(rules).toContain(rule);
    expect(item).toMatchObject({ verdict: "adjust", nutrients: [] });
  });

  it.each(["a handful of zinc", "zinc, a handful", "锌 一把", "锌 适量", "zinc"])("%s is an unknown amount: asked for, never taken for none", (name) => {
    const made = plan({ supplements: [{ name }] });
    expect(made.questions.some((q) => q.path === "supplements")).toBe(true);
    expect(made.recommendations.map((r) => r.nutrient)).not.toContain("zinc");
  });

  it("of a number of doses that is zero counts nothing", () => {
    const { totals } = reviewAsked({ age: 40, supplements: [{ name: "zinc 10 mg", dailyDoses: 0 }] }, k);
    expect(totals.map((t) => [t.nutrient, t.amount])).toEqual([["zinc", 0]]);
  });
});

describe("a thing in the wrong list", () => {
  it("is found all the same: a medicine among the supplements or the foods, a food among the medicines", () => {
    const pairs = (asked: Asked) => taboos(asked).taboos.map((t) => `${t.subject.id} ${t.item.id}`);
    expect(pairs({ medicines: [], supplements: [{ name: "warfarin" }, { name: "ginkgo" }] })).toContain("warfarin ginkgo");
    expect(pairs({ foods: ["simvastatin", "grapefruit"] })).toContain("simvastatin grapefruit");
    expect(pairs({ medicines: [{ name: "simvastatin" }, { name: "grapefruit" }] })).toContain("simvastatin grapefruit");
  });
  it("a disease among the medicines is said not to be one", () => {
    const answer = taboos({ medicines: [{ name: "高血压" }], supplements: [{ name: "fish oil" }] });
    expect(answer.unrecognised).toEqual(["高血压"]);
  });
});

describe("the same product twice", () => {
  it("is told, and its amounts add up", () => {
    const { productReviews, totals } = reviewAsked({ age: 40, supplements: [{ name: "zinc 25 mg" }, { name: "zinc 25 mg" }] }, k);
    expect(productReviews.map((r) => r.verdict)).toEqual(["adjust", "adjust"]);
    expect(productReviews[1]?.why.map((w) => w.rule)).toContain("duplicate:zinc");
    expect(totals).toMatchObject([{ nutrient: "zinc", amount: 50 }]);
  });
  it("a medicine twice is one medicine", () => {
    const once = taboos({ medicines: [{ name: "warfarin" }], supplements: [{ name: "ginkgo" }] }).taboos;
    const twice = taboos({ medicines: [{ name: "warfarin" }, { name: "华法林" }], supplements: [{ name: "ginkgo" }] }).taboos;
    expect(twice).toEqual(once);
  });
});

describe("answers that do not go together", () => {
  it("male and pregnant: the stricter holds, and the one answer is asked for", () => {
    const made = plan({ gender: "male", pregnancy: "pregnant_2", supplements: [{ name: "vitamin A 10000 IU retinol" }] });
    expect(made.questions.map((q) => q.path)).toContain("pregnancy");
    expect(made.medicineTaboos.some((t) => t.subject.kind === "life_stage" && t.item.id === "vitamin_a")).toBe(true);
  });
  it("not pregnant by one answer and pregnant by another: both stay possible", () => {
    const a = assess({ ...ANA, pregnancy: "none", conditions: ["怀孕20周"] }, k, TODAY, SETTINGS);
    expect(a.resolved.pregnancies).toEqual(["none", "pregnant_2"]);
    expect(a.resolved.conditions.has("pregnancy")).toBe("yes");
    expect(a.questions.map((q) => q.path)).toContain("pregnancy");
    const agreeing = assess({ ...ANA, pregnancy: "pregnant_2", conditions: ["怀孕"] }, k, TODAY, SETTINGS);
    expect(agreeing.resolved.pregnancies).toEqual(["pregnant_2"]);
  });
  it("a vegan who takes fish oil, a child who smokes, somebody of 120: a plan all the same", () => {
    plan({ diet: { pattern: "vegan" }, supplements: [{ name: "fish oil" }] });
    expect(plan({ age: 9, lifestyle: { smoking: "current" } }).products).toEqual([]);
    plan({ age: 120 });
  });
});
