/** Why products are refused, what is recommended without one, and what is said to a wish. */
import type { Person, Plan } from "@nutri/domain";
import { same } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { fixture, MAN, product, shelf, WOMAN } from "../testing/fixture.ts";
import { ANA } from "../testing/people.ts";
import { realKnowledge, sampleCatalogue } from "../testing/real.ts";
import { planFor } from "../testing/solve.ts";
import { refusedWishes } from "./wanted.ts";

const CITED = [{ source: "label", locator: "x" }];
const rule = { effect: same("effect"), advice: same("advice"), evidence: "B" as const, direction: "interaction" as const };
const k = fixture({
  items: [
    { id: "cod", name: same("cod"), kind: "supplement", animal: "fish", allergens: ["fish"] },
    { id: "root", name: same("root"), kind: "herb" },
    { id: "for_men", name: same("for men"), kind: "supplement", madeFor: { sex: "male" } },
    { id: "erratic", name: same("erratic"), kind: "supplement", choosable: false, note: same("never the same") },
  ],
  conditions: [
    { id: "fish_allergy", name: same("fish allergy"), kind: "allergy", allergens: ["fish"] },
    { id: "pregnancy", name: same("pregnancy"), kind: "life_stage" },
    { id: "pregnancy_t2", name: same("second trimester"), kind: "life_stage", parents: ["pregnancy"] },
    { id: "stones", name: same("stones"), kind: "disease" },
    { id: "watch", name: same("watch"), kind: "disease" },
    { id: "closely", name: same("closely"), kind: "disease" },
    { id: "blocked", name: same("blocked"), kind: "disease" },
  ],
  patterns: [
    {
      id: "vegan",
      pattern: "vegan",
      effects: [{ nutrient: "calcium", factor: 0.5, text: same("less"), sources: CITED }],
      excludesAnimal: ["fish"],
      excludesAllergens: ["fish", "milk"],
    },
  ],
  condition_rules: [
    { id: "stones-calcium", subject: { conditions: ["stones"] }, object: { nutrients: ["calcium"] }, severity: "moderate", action: "avoid", ...rule },
    { id: "watch-calcium", subject: { conditions: ["watch"] }, object: { nutrients: ["calcium"] }, severity: "moderate", action: "monitor", ...rule },
    { id: "closely-calcium", subject: { conditions: ["closely"] }, object: { nutrients: ["calcium"] }, severity: "major", action: "monitor", ...rule },
    { id: "closely-zinc", subject: { conditions: ["closely"] }, object: { nutrients: ["zinc"] }, severity: "minor", action: "monitor", ...rule },
  ],
  advice: [{ id: "no_zinc", when: { conditions: ["blocked"] }, text: same("zinc is the doctor's"), severity: "moderate", seeDoctor: true, blocks: ["zinc"] }],
});

const calcium = product("calcium", [{ nutrient: "calcium", amount: 400, unit: "mg" }]);
const refusal = (person: Person, p = calcium): string | undefined => planFor(person, k, shelf(p)).plan.avoided.find((x) => x.productId === p.id)?.rule;
const rec = (plan: Plan, nutrient: string): Plan["recommendations"][number] | undefined => plan.recommendations.find((r) => r.nutrient === nutrient);

describe("a product is refused", () => {
  it("not at all when it fits", () => expect(refusal(MAN)).toBeUndefined());

  it("for an allergen, and for one that may be one", () => {
    const fishy = { ...calcium, allergens: ["fish"] };
    expect(refusal({ ...MAN, allergies: ["fish allergy"] }, fishy)).toBe("allergen:fish");
    expect(refusal({ ...MAN, allergies: ["fish allergy"] }, { ...calcium, items: ["cod"] })).toBe("allergen:fish");
    expect(refusal(MAN, fishy)).toBeUndefined();
    const { allergies: _, ...untold } = MAN;
    expect(refusal(untold, fishy)).toBe("allergen-unknown:fish");
    expect(refusal(untold)).toBeUndefined();
  });

  it("for the way one eats", () => {
    const vegan: Person = { ...MAN, diet: { pattern: "vegan" } };
    expect(refusal(vegan, { ...calcium, items: ["cod"] })).toBe("pattern:vegan");
    expect(refusal(vegan, { ...calcium, allergens: ["milk"] })).toBe("pattern:vegan");
    expect(refusal(vegan, { ...calcium, diets: ["vegetarian"] })).toBe("pattern:vegan");
    expect(refusal(vegan)).toBeUndefined();
  });

  it("for a herb while expecting, or while that is not known", () => {
    const herbal = { ...calcium, items: ["root"] };
    expect(refusal({ ...WOMAN, pregnancy: "pregnant_2" }, herbal)).toBe("item:root");
    expect(refusal(WOMAN, herbal)).toBeUndefined();
    const { pregnancy: _, ...untold } = WOMAN;
    expect(refusal(untold, herbal)).toBe("item:root");
  });

  it("for a nutrient that is the doctor's, which is named too", () => {
    const { plan } = planFor(
      { ...MAN, conditions: ["blocked"] },
      k,
      shelf(
        product("both", [
          { nutrient: "calcium", amount: 400, unit: "mg" },
          { nutrient: "zinc", amount: 3, unit: "mg" },
        ]),
      ),
    );
    expect(plan.avoided.map((x) => [x.item.en, x.rule])).toEqual([
      ["zinc", "advice:no_zinc"],
      ["both", "advice:no_zinc"],
    ]);
    expect(rec(plan, "zinc")).toBeUndefined();
  });

  it("for what is to be avoided or watched closely; what is only watched needs a sure shortage", () => {
    expect(refusal({ ...MAN, conditions: ["stones"] })).toBe("stones-calcium");
    expect(refusal({ ...MAN, conditions: ["closely"] })).toBe("closely-calcium");
    expect(refusal({ ...MAN, conditions: ["closely"] }, product("zinc", [{ nutrient: "zinc", amount: 6, unit: "mg" }]))).toBeUndefined();
    expect(refusal({ ...MAN, conditions: ["watch"] })).toBe("watch-calcium");
    const sure: Person = { ...MAN, conditions: ["watch"], diet: { pattern: "vegan" } };
    const { plan } = planFor(sure, k, shelf(calcium));
    expect(plan.products.map((p) => p.id)).toEqual(["calcium"]);
    expect(plan.products[0]?.cautions.map((c) => c.en)).toContain("watch: advice");
  });

  it("when one already takes the nutrient in an unknown amount", () => {
    const zincToo = product("both", [
      { nutrient: "calcium", amount: 400, unit: "mg" },
      { nutrient: "zinc", amount: 3, unit: "mg" },
    ]);
    const { plan } = planFor({ ...MAN, supplements: [{ name: "zinc" }] }, k, shelf(zincToo));
    expect(plan.products).toEqual([]);
    expect(plan.avoided[0]?.why.en).toMatch(/unknown amount \(zinc\)/u);
    expect(plan.questions.map((q) => q.path)).toContain("supplements");
  });

  it("silently, when it is made for others or never the same", () => {
    const chosen = (person: Person, item: string): string[] => planFor(person, k, shelf({ ...calcium, items: [item] })).plan.products.map((p) => p.id);
    expect(chosen(MAN, "for_men")).toEqual(["calcium"]);
    expect(chosen(WOMAN, "for_men")).toEqual([]);
    expect(refusal(WOMAN, { ...calcium, items: ["for_men"] })).toBeUndefined();
    const { gender: _, ...untold } = MAN;
    expect(chosen(untold, "for_men")).toEqual([]);
    expect(chosen(MAN, "erratic")).toEqual([]);
  });

  it("and only spoken of when it would have served a need", () => {
    expect(
      planFor({ ...MAN, allergies: ["fish allergy"] }, k, shelf({ ...product("iron", [{ nutrient: "iron", amount: 5, unit: "mg" }]), allergens: ["fish"] }))
        .plan.avoided,
    ).toEqual([]);
  });
});

describe("a shortage without a product", () => {
  const vegan: Person = { ...MAN, diet: { pattern: "vegan" } };

  it("is recommended all the same, within the limits", () => {
    const { plan } = planFor(vegan, k, shelf());
    expect(rec(plan, "calcium")).toMatchObject({ dailyAmount: 650, unit: "mg", products: [] });
    expect(plan.optimality.status).toBe("not_needed");
    const takes: Person = { ...vegan, supplements: [{ name: "iron 10 mg" }] };
    expect(rec(planFor(takes, k, shelf()).plan, "calcium")?.dailyAmount).toBe(650);
  });

  it("is not, where the nutrient itself is to be avoided; that is said", () => {
    const { plan } = planFor({ ...vegan, conditions: ["stones"] }, k, shelf());
    expect(rec(plan, "calcium")).toBeUndefined();
    expect(plan.avoided.find((x) => x.item.en === "calcium")?.rule).toBe("stones-calcium");
  });

  it("that is only guessed is left to food where a product would fit and was not worth it", () => {
    const dear = product("dear", [{ nutrient: "zinc", amount: 0.1, unit: "mg" }], {
      skus: [{ id: "s", name: same("s"), spec: {}, priceCents: 900_000, stock: 1, units: 1 }],
    });
    expect(rec(planFor(MAN, k, shelf(dear)).plan, "zinc")).toBeUndefined();
    expect(rec(planFor(MAN, k, shelf()).plan, "zinc")).toMatchObject({ products: [] });
  });
});

describe("a plan", () => {
  it("says about health foods what Chinese rules ask, and only there", () => {
    const of = (market: "cn" | "intl") => planFor(MAN, k, shelf(), { market }).plan.disclaimer;
    expect([of("cn").zh.includes("保健食品不是药物"), of("intl").zh.includes("保健食品不是药物")]).toEqual([true, false]);
    expect(of("intl").en).toMatch(/no diagnosis/u);
  });

  it("asks for the calcium that needs no acid, with or without a product", () => {
    const acid = fixture({
      medicines: [{ id: "blocker", name: same("blocker"), classes: ["ppi"], uses: same("acid") }],
      classes: [{ id: "ppi", name: same("acid blockers") }],
    });
    const blocked: Person = { ...MAN, medicines: [{ name: "blocker" }] };
    const bare = rec(planFor(blocked, acid, shelf()).plan, "calcium");
    expect(bare).toMatchObject({ form: same("calcium citrate"), products: [] });
    expect(bare?.because.map((b) => b.rule)).toContain("rule:calcium-carbonate-needs-acid");
    const sold = rec(planFor(blocked, acid, shelf(calcium)).plan, "calcium");
    expect(sold?.because.map((b) => b.rule)).toContain("rule:calcium-carbonate-needs-acid");
    expect(rec(planFor(MAN, acid, shelf()).plan, "calcium")).not.toHaveProperty("form");
  });
});

describe("products in the plan", () => {
  it("come in packs for thirty days, the cheapest by the unit", () => {
    const packs = {
      ...calcium,
      skus: [
        { id: "a", name: same("20"), spec: {}, priceCents: 2000, stock: 1, units: 20 },
        { id: "b", name: same("50"), spec: {}, priceCents: 4000, stock: 0, units: 50 },
      ],
    };
    const [line] = planFor(MAN, k, shelf(packs)).plan.products;
    expect(line).toMatchObject({ dosage: 1, dailyDoses: 1, quantity: 1, group: "basis" });
    expect(line?.because.map((b) => b.kind)).toContain("need");
  });
});

describe("a wish", () => {
  const real = realKnowledge();
  const wish = (over: Partial<Person>, wanted: string[]) => {
    const { plan, problem } = planFor({ ...ANA, ...over }, real, sampleCatalogue(), { wanted });
    return { plan, refused: refusedWishes(problem, plan) };
  };

  it("is granted within the limits", () => {
    const { plan, refused } = wish({}, ["zinc"]);
    expect(refused).toEqual([]);
    expect(rec(plan, "zinc")?.because.map((b) => b.rule)).toContain("wanted:zinc");
  });

  it.each([
    ["a nutrient nobody knows", {}, "unobtainium"],
    ["one that is not supplemented", {}, "potassium"],
    ["one that is blocked", { labs: [{ name: "TSH", value: 8, unit: "mIU/L" }] }, "iodine"],
    ["anything under 18", { age: 16 }, "zinc"],
    ["one that is high", { supplements: [{ name: "vitamin D 4000 IU" }] }, "vitamin_d"],
    ["one taken in an unknown amount", { supplements: [{ name: "zinc" }] }, "zinc"],
    ["one that a condition forbids", { conditions: ["haemochromatosis"] }, "iron"],
  ] as [string, Partial<Person>, string][])("is refused with its reason: %s", (_, over, nutrient) => {
    const { plan, refused } = wish(over, [nutrient]);
    expect(refused.map((r) => r.nutrient)).toEqual([nutrient]);
    expect(refused[0]?.why.en).not.toBe("");
    expect(nutrient === "unobtainium" || (refused[0]?.sources.length ?? 0) > 0).toBe(true);
    expect(rec(plan, nutrient)).toBeUndefined();
  });
});

describe("a dose above a limit that may be a treatment", () => {
  const real = realKnowledge();
  const warned = (person: Partial<Person>): { en: string | undefined; seeDoctor: boolean | undefined } => {
    const { plan } = planFor({ ...ANA, ...person }, real, sampleCatalogue());
    const warning = plan.warnings.find((w) => w.text.en.startsWith("Iron adds up"));
    return { en: warning?.text.en, seeDoctor: warning?.seeDoctor };
  };
  const much: Partial<Person> = { supplements: [{ name: "iron 65 mg" }] };

  it("is not told to be cut down while the shortage is measured or told", () => {
    expect(warned(much)).toMatchObject({ en: expect.stringContaining("cut down"), seeDoctor: false });
    const kept = { en: expect.stringContaining("if yours did, keep to it"), seeDoctor: true };
    expect(warned({ ...much, labs: [{ code: "ferritin", value: 9, unit: "ug/L" }] })).toMatchObject(kept);
    expect(warned({ ...much, conditions: ["iron deficiency"] })).toMatchObject(kept);
    expect(warned({ supplements: [{ name: "ferrous sulfate 325 mg" }], conditions: ["iron deficiency"] })).toMatchObject(kept);
    expect(warned({ ...much, conditions: ["gout"] })).toMatchObject({ seeDoctor: false });
  });

  it("is the doctor's to judge in its review", () => {
    const verdict = (conditions: string[]): string | undefined =>
      planFor({ ...ANA, ...much, conditions }, real, sampleCatalogue()).plan.productReviews.find((x) => x.item.id === "iron")?.verdict;
    expect(verdict([])).toBe("adjust");
    expect(verdict(["iron deficiency"])).toBe("ask_doctor");
  });
});

describe("a prescribed dose above a limit", () => {
  const prescribed = fixture({
    items: [{ id: "calcium_tablet", name: same("calcium tablet"), kind: "nutrient", nutrients: [{ nutrient: "calcium", amount: 1000, unit: "mg" }] }],
    medicines: [{ id: "calcium_medicine", name: same("bone medicine"), items: ["calcium_tablet"], uses: same("bones") }],
  });
  // Meals hold 300 mg and 2000 are the most.
  const takes = (supplements: number): Plan =>
    planFor({ ...MAN, medicines: [{ name: "bone medicine" }], supplements: [{ name: `calcium ${supplements} mg` }] }, prescribed, shelf(calcium)).plan;
  const warned = (plan: Plan) => plan.warnings.filter((w) => w.rule.startsWith("calcium--china"));

  it("is counted and said, and left to the doctor", () => {
    const plan = takes(701);
    expect(plan.nutrients.find((n) => n.nutrient === "calcium")?.intake.supplements).toBe(1701);
    expect(warned(plan)).toMatchObject([{ seeDoctor: true, text: { en: expect.stringMatching(/Part of it is prescribed: change nothing yourself/u) } }]);
    expect(plan.products).toEqual([]);
  });
  it("is nothing to say at the limit", () => expect(warned(takes(700))).toEqual([]));
});

describe("wishes", () => {
  it("that nobody made are answered with nothing", () => {
    const { plan, problem } = planFor(MAN, k, shelf(calcium));
    expect(refusedWishes(problem, plan)).toEqual([]);
  });

  it("of somebody who told no age are refused with a source: there is no reference to go by", () => {
    const { age: _, ...ageless } = WOMAN;
    const { plan, problem } = planFor(ageless, k, shelf(calcium), { wanted: ["iron", "zinc"] });
    const refused = refusedWishes(problem, plan);
    expect(refused.map((r) => [r.nutrient, r.sources.length])).toEqual([
      ["iron", 1],
      ["zinc", 1],
    ]);
    expect(refused[0]?.why.en).toMatch(/ferritin/u);
  });
});

describe("questions", () => {
  it("ask for what would settle something", () => {
    const paths = (p: Person) => planFor(p, realKnowledge(), sampleCatalogue()).plan.questions.map((q) => q.path);
    expect(paths({})).toEqual(expect.arrayContaining(["age", "gender", "conditions", "medicines", "allergies"]));
    expect(paths({ gender: "female", age: 30 })).toContain("pregnancy");
    expect(paths({ gender: "female", age: 56 })).not.toContain("pregnancy");
    expect(paths({ ...ANA, medicines: [{ name: "qwertyuiop" }] })).toContain("medicines");
    expect(paths(ANA)).toEqual(expect.arrayContaining(["diet.servings", "labs.vitamin_d_25oh"]));
    expect(paths({ ...ANA, labs: [{ name: "25(OH)D", value: 80, unit: "nmol/L" }] })).not.toContain("labs.vitamin_d_25oh");
  });

  it("a plan without an age recommends nothing and says what is missing", () => {
    const { plan } = planFor({ conditions: [] }, realKnowledge(), sampleCatalogue());
    expect([plan.nutrients, plan.recommendations, plan.products]).toEqual([[], [], []]);
  });
});
