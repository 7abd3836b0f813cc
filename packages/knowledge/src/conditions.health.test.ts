import { join } from "node:path";
import { type AmountUnit, convert, SEVERITIES, type Severity } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import type { Condition, Rule } from "./schema.ts";

/** The health of conditions and their rules: what must hold of the facts whoever edits them. */
const k = compile(join(import.meta.dirname, ".."));
const rules = k.condition_rules;
const conditions = new Map(k.conditions.map((c) => [c.id, c]));

const HAN = /\p{Script=Han}/u;
const key = (s: string): string =>
  s
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\-'’.·]/gu, "");

/** Names that two conditions may share, each with its reason. */
const AMBIGUOUS: Readonly<Record<string, string>> = {};
/** Allergies that name no allergen that food or a supplement could hold: to a medicine, to what is breathed in or touched, or not told to what. */
const NOT_EATEN = [
  "food_allergy",
  "pollen_allergy",
  "drug_allergy",
  "sulfonamide_allergy",
  "penicillin_allergy",
  "cephalosporin_allergy",
  "anaesthetic_allergy",
  "contrast_media_allergy",
  "vaccine_allergy",
  "chinese_medicine_allergy",
  "dust_mite_allergy",
  "animal_hair_allergy",
  "mould_allergy",
  "nickel_allergy",
  "insect_bite_allergy",
  "sun_allergy",
  "cold_urticaria",
  "additive_allergy",
  "allergic_tendency",
  "fruit_allergy",
  "lanolin_allergy",
  "anaphylaxis",
];

const above = (id: string, path: readonly string[] = []): string[] =>
  path.includes(id) ? [] : [id, ...(conditions.get(id)?.parents ?? []).flatMap((p) => above(p, [...path, id]))];
const isItsOwnAncestor = (c: Condition): boolean => c.parents.flatMap((p) => above(p)).includes(c.id);

const groups = new Map(k.groups.map((g) => [g.id, g]));
const groupsAbove = (id: string): string[] => [id, ...(groups.get(id)?.parents ?? []).flatMap(groupsAbove)];

/** The rules that reach a plain food in a condition, whatever the amount. */
function reaching(condition: string, item: string): Rule[] {
  const found = k.items.find((i) => i.id === item);
  if (!found || !conditions.has(condition)) throw new Error(`no ${condition} or ${item}`);
  const are = new Set(above(condition));
  const within = new Set(found.groups.flatMap(groupsAbove));
  return rules.filter((r) => {
    if (r.direction === "benefit" || !r.subject.conditions.some((c) => are.has(c)) || r.subject.except.some((c) => are.has(c))) return false;
    if (r.object.except.some((x) => x === item || within.has(x))) return false;
    return r.object.items.includes(item) || r.object.groups.some((g) => within.has(g)) || r.object.allergens.some((a) => found.allergens.includes(a));
  });
}
const graver = (a: Severity, than: Severity): boolean => SEVERITIES.indexOf(a) < SEVERITIES.indexOf(than);

/** Foods that guidance names as fine for people who often ask. */
const FINE: readonly (readonly [string, readonly string[]])[] = [
  ["pregnancy", ["yoghurt", "carrot", "milk", "cheese", "egg", "salmon", "tofu", "spinach", "ginger", "garlic", "turmeric_food", "papaya", "banana", "orange"]],
  ["lactation", ["oats", "salmon", "spinach", "milk", "egg"]],
  ["infant", ["breast_milk", "infant_formula", "infant_rice_cereal", "carrot", "banana", "egg", "yoghurt"]],
  ["smoker", ["carrot", "orange", "spinach", "sweet_potato"]],
  ["hypertension", ["banana", "potato", "low_fat_milk", "oats", "garlic", "green_tea"]],
  ["type_2_diabetes", ["whole_grains", "beans", "oats", "apple", "mixed_nuts", "bitter_melon", "yoghurt"]],
  ["gout", ["coffee", "cherries", "low_fat_milk", "tofu", "spinach", "egg", "vegetables"]],
  ["hashimoto_thyroiditis", ["broccoli", "egg", "brazil_nuts", "tofu", "iodised_salt"]],
  ["calcium_oxalate_stones", ["milk", "lemon", "cheese", "rice"]],
  ["ckd_4", ["apple", "rice", "cabbage", "cucumber"]],
  ["breast_cancer_hormone_sensitive", ["tofu", "soy_milk", "flaxseed", "beans"]],
  ["lactose_intolerance", ["lactose_free_milk", "cheese", "yoghurt", "soy_milk"]],
  ["coeliac_disease", ["rice", "corn", "quinoa", "potato", "millet"]],
  ["surgery_planned", ["garlic", "ginger", "egg", "fruit"]],
  ["liver_disease", ["coffee", "tofu", "oats", "vegetables"]],
  ["fish_allergy", ["flaxseed", "egg"]],
  ["peanut_allergy", ["sunflower_seeds", "soy_milk"]],
  ["haemochromatosis", ["tea", "orange", "egg"]],
  ["g6pd_deficiency", ["tofu", "green_beans", "orange"]],
  ["osteoporosis", ["yoghurt", "milk", "tofu"]],
];

describe("conditions", () => {
  it("are many, of every kind, and a questionnaire's worth is marked common", () => {
    expect(k.conditions.length).toBeGreaterThanOrEqual(140);
    for (const kind of ["disease", "symptom", "life_stage", "allergy", "habit", "procedure", "genetic"] as const)
      expect(k.conditions.filter((c) => c.kind === kind).length).toBeGreaterThanOrEqual(5);
    const common = (allergy: boolean): number => k.conditions.filter((c) => c.common && (c.kind === "allergy") === allergy).length;
    expect([common(false) >= 15, common(false) <= 25]).toEqual([true, true]);
    expect([common(true) >= 8, common(true) <= 12]).toEqual([true, true]);
  });

  it("have a name of their own in both languages", () => {
    const owners = new Map<string, Set<string>>();
    for (const c of k.conditions)
      for (const n of [c.name.zh, c.name.en, ...c.aliases]) (owners.get(key(n)) ?? owners.set(key(n), new Set()).get(key(n)))?.add(c.id);
    expect([...owners].filter(([n, ids]) => ids.size > 1 && AMBIGUOUS[n] === undefined).map(([n, ids]) => `${n}: ${[...ids].join(", ")}`)).toEqual([]);
    expect(k.conditions.filter((c) => HAN.test(c.name.en) || !/[\p{Script=Han}A-Z]/u.test(c.name.zh)).map((c) => c.id)).toEqual([]);
  });

  it("can be named in both languages beyond their title", () => {
    expect(k.conditions.filter((c) => c.common && (!c.aliases.some((a) => HAN.test(a)) || !c.aliases.some((a) => !HAN.test(a)))).map((c) => c.id)).toEqual([]);
  });

  it("are not their own ancestors", () => {
    expect(k.conditions.filter(isItsOwnAncestor).map((c) => c.id)).toEqual([]);
  });

  it("stand under what they also are", () => {
    for (const [child, parent] of [
      ["ckd_4", "ckd"],
      ["pregnancy_t1", "pregnancy"],
      ["haemophilia", "bleeding_tendency"],
      ["hashimoto_thyroiditis", "autoimmune_disease"],
      ["newborn", "infant"],
    ] as const)
      expect(above(child)).toContain(parent);
  });

  it("that are allergies keep every allergen away by a rule", () => {
    const allergies = k.conditions.filter((c) => c.kind === "allergy");
    expect(allergies.filter((c) => c.allergens.length === 0 && !NOT_EATEN.includes(c.id)).map((c) => c.id)).toEqual([]);
    const unkept = allergies.flatMap((c) =>
      c.allergens
        .filter(
          (a) =>
            !rules.some(
              (r) =>
                r.object.allergens.includes(a) && r.subject.conditions.some((s) => above(c.id).includes(s)) && r.action === "avoid" && r.severity !== "minor",
            ),
        )
        .map((a) => `${c.id}: ${a}`),
    );
    expect(unkept).toEqual([]);
  });

  it("cover every allergen that an item carries", () => {
    const kept = new Set(k.conditions.flatMap((c) => c.allergens));
    expect([...new Set(k.items.flatMap((i) => i.allergens))].filter((a) => !kept.has(a))).toEqual([]);
  });
});

describe("condition rules", () => {
  it("are many", () => {
    expect(rules.length).toBeGreaterThanOrEqual(140);
  });

  it.each(["effect", "advice", "mechanism", "disagreement"] as const)("have their %s in both languages, calmly", (field) => {
    const texts = rules.flatMap((r) => (r[field] ? [{ id: r.id, text: r[field] }] : []));
    expect(texts.length).toBeGreaterThanOrEqual(field === "mechanism" ? 0 : 1);
    expect(texts.filter(({ text }) => !HAN.test(text.zh) || HAN.test(text.en) || /[!！]/u.test(text.zh + text.en)).map((t) => t.id)).toEqual([]);
    expect(texts.filter(({ text }) => text.zh.length < 3 || text.en.length < 8).map((t) => t.id)).toEqual([]);
  });

  it("end their sentences", () => {
    expect(
      rules
        .filter((r) => [r.effect.zh, r.advice.zh].some((t) => !t.endsWith("。")) || [r.effect.en, r.advice.en].some((t) => !t.endsWith(".")))
        .map((r) => r.id),
    ).toEqual([]);
  });

  it("name a source with a place in it", () => {
    expect(rules.filter((r) => r.sources.some((s) => s.locator.trim() === "")).map((r) => r.id)).toEqual([]);
  });

  it("bound doses and limits in units that fit", () => {
    const unit = new Map(k.nutrients.map((n) => [n.id, n.unit]));
    const meets = (nutrient: string, u: AmountUnit): boolean => {
      try {
        return convert(1, u, unit.get(nutrient) ?? u) > 0;
      } catch {
        return false;
      }
    };
    expect(rules.filter((r) => r.dose && (r.dose.atLeast ?? -1) >= (r.dose.below ?? Infinity)).map((r) => r.id)).toEqual([]);
    expect(rules.filter((r) => r.dose && r.object.nutrients.some((n) => !meets(n, r.dose?.unit ?? "kcal"))).map((r) => r.id)).toEqual([]);
    expect(rules.filter((r) => r.limit && !meets(r.limit.nutrient, r.limit.unit)).map((r) => r.id)).toEqual([]);
  });

  it("leave an amount not told to a lower tier only where one speaks, or where ordinary amounts are fine", () => {
    const skipping = rules.filter((r) => r.dose?.unknownDose === "skip");
    expect(skipping.filter((r) => r.dose?.atLeast === undefined).map((r) => r.id)).toEqual([]);
  });

  it("that tell of a benefit recommend, and never warn", () => {
    expect(
      rules.filter((r) => r.direction === "benefit" && (r.severity !== "minor" || !["supplement", "beneficial"].includes(r.action))).map((r) => r.id),
    ).toEqual([]);
    expect(rules.filter((r) => r.direction !== "benefit" && ["supplement", "beneficial"].includes(r.action)).map((r) => r.id)).toEqual([]);
  });

  it("forbid only what may do grave harm", () => {
    expect(rules.filter((r) => r.severity === "contraindicated" && r.action !== "avoid").map((r) => r.id)).toEqual([]);
    expect(rules.filter((r) => r.evidence === "D" && graver(r.severity, "moderate")).map((r) => r.id)).toEqual([]);
  });

  it.each(FINE)("leave people with %s their ordinary food", (condition, foods) => {
    const alarms = foods.flatMap((f) =>
      reaching(condition, f)
        .filter((r) => r.severity !== "minor")
        .map((r) => `${f}: ${r.id}`),
    );
    expect(alarms).toEqual([]);
  });
});
