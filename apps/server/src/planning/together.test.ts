import type { Answers, CatalogueProduct } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import type { Portion } from "./planner.ts";
import { together } from "./together.ts";
import { HEALTHY } from "../testing/answers.ts";
import { realKnowledge, realProducts } from "../testing/real.ts";

const knowledge = realKnowledge();
const [sample] = realProducts();
const woman: Answers = { ...HEALTHY, supplements: [] };

/** A product with so much of one nutrient in a unit, `units` a day. */
const portion = (
  id: string,
  nutrient: string,
  amount: number,
  unit: "mg" | "ug",
  more: Partial<CatalogueProduct & { form: string; units: number }> = {},
): Portion => {
  const { form, units = 1, ...rest } = more;
  return { product: { ...sample!, id, items: [], allergens: [], nutrients: [{ nutrient, amount, unit, ...(form && { form }) }], ...rest }, units };
};
const ask = (basket: readonly Portion[], rest: readonly Portion[] = [], answers: Answers = woman) => together(answers, basket, rest, knowledge, "china-2023");
const nutrients = (found: ReturnType<typeof ask>) => found.excesses.map((e) => e.nutrient.en);

describe("a basket taken together", () => {
  const [one, two] = [portion("d-a", "vitamin_d", 25, "ug"), portion("d-b", "vitamin_d", 25, "ug")];

  it("passes a limit that none of it passes alone: said with its parts, its limit and its source", () => {
    for (const alone of [one, two]) expect(ask([alone]).excesses).toEqual([]);
    const [excess, ...more] = ask([one, two]).excesses;
    expect(more).toEqual([]);
    expect(excess).toMatchObject({ productIds: ["d-a", "d-b"], nutrient: { en: "Vitamin D" }, source: { id: "cns-dri-2023" } });
    expect(excess?.effect.zh).toMatch(/维生素D合计每天 .+ 微克，超过上限 50 微克（饮食约 .+ 微克，这份订单 50 微克）/u);
    expect(excess?.effect.en).toContain("above the limit of 50 µg");
  });

  it("counts the doses, not the products", () => {
    expect(ask([portion("d-a", "vitamin_d", 10, "ug", { units: 4 })]).excesses).toEqual([]);
    expect(nutrients(ask([portion("d-a", "vitamin_d", 10, "ug", { units: 5 })]))).toEqual(["Vitamin D"]);
    expect(ask([portion("d-a", "vitamin_d", 25, "ug", { units: 0 }), two]).excesses).toEqual([]);
  });

  it("counts what the person takes already, and the rest of their plan", () => {
    const taking = { ...woman, supplements: [{ name: "维生素D 1000 IU 每日" }] };
    expect(nutrients(ask([one], [], taking))).toEqual(["Vitamin D"]);
    const [excess] = ask([one], [two]).excesses;
    expect(excess).toMatchObject({ productIds: ["d-a"] });
    expect(excess?.effect.zh).toContain("方案里的其余产品 25 微克");
  });

  it("says nothing of a trace that is added to a limit passed already, and says it of a tenth", () => {
    const over = [portion("plan", "vitamin_d", 60, "ug")];
    expect(ask([portion("trace", "vitamin_d", 4.9, "ug")], over).excesses).toEqual([]);
    expect(nutrients(ask([portion("tenth", "vitamin_d", 5, "ug")], over))).toEqual(["Vitamin D"]);
  });

  it("counts in a limit only what its scope counts: carotene is no preformed vitamin A", () => {
    const many = (form: string) => [portion("a", "vitamin_a", 1500, "ug", { form }), portion("b", "vitamin_a", 1500, "ug", { form })];
    expect(nutrients(ask(many("retinyl_palmitate")))).toContain("Vitamin A");
    expect(ask(many("beta_carotene")).excesses.some((e) => e.id.includes(":preformed:"))).toBe(false);
  });

  it("gives a higher sum another id: who accepted the lower one has not accepted it", () => {
    const ids = [25, 30].map((amount) => ask([one, portion("d-b", "vitamin_d", amount, "ug")]).excesses[0]?.id);
    expect(new Set(ids).size).toBe(2);
  });

  it("meets a rule that begins at a dose by the sum of the basket, also one that forbids", () => {
    const taking = { ...woman, medicines: [{ name: "螺内酯" }] };
    const potassium = (id: string) => portion(id, "potassium", 50, "mg");
    const forbidden = (found: ReturnType<typeof ask>) => found.conflicts.filter((c) => c.taboo.severity === "contraindicated").map((c) => c.productId);
    expect(forbidden(ask([potassium("k-a")], [], taking))).toEqual([]);
    expect(forbidden(ask([potassium("k-a"), potassium("k-b")], [], taking))).toEqual(["k-a", "k-b"]);
    expect(forbidden(ask([potassium("k-a")], [potassium("k-b")], taking))).toEqual(["k-a"]);
  });

  it("counts what a product and an item in it both name once", () => {
    const warfarin = { ...woman, medicines: [{ name: "华法林" }] };
    const rules = (mg: number) => ask([portion("fish", "epa_dha", mg, "mg", { items: ["fish_oil"] })], [], warfarin).conflicts.map((c) => c.taboo.rule);
    expect(rules(1600)).not.toContain("vka_epa_dha_high");
    expect(rules(3000)).toContain("vka_epa_dha_high");
  });

  it("of nothing is nothing", () => expect(ask([])).toEqual({ conflicts: [], excesses: [] }));
});
