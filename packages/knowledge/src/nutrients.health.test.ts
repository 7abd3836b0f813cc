import { join } from "node:path";
import { convert, DietPattern, FOOD_GROUPS } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import type { Reference } from "./schema.ts";

/** The health of nutrients, reference values, usual intake, patterns and food groups: what must hold of the facts whoever edits them. */
const k = compile(join(import.meta.dirname, ".."));

type Row = Reference["rows"][number];
type Who = { sex: "male" | "female"; months: number; stage?: Row["stages"][number]; menstruating?: boolean };
const TARGETS: Row["kind"][] = ["RNI", "RDA", "AI"];
const STAGES = ["pregnant_1", "pregnant_2", "pregnant_3", "lactating"] as const;
const ADULT = { from: 18 * 12, to: 100 * 12 };

const fits = (row: Row, who: Who): boolean =>
  (row.sex === "both" || row.sex === who.sex) &&
  row.stages.includes(who.stage ?? "none") &&
  row.months[0] <= who.months &&
  (row.months[1] ?? Infinity) >= who.months &&
  (row.menstruating === undefined || who.menstruating === undefined || row.menstruating === who.menstruating);
const set = (id: Reference["set"]): Reference[] => k.references.filter((r) => r.set === id);
const one = (id: string): Reference => {
  const found = k.references.find((r) => r.id === id);
  if (!found) throw new Error(`no reference ${id}`);
  return found;
};
const value = (id: string, kinds: Row["kind"][], who: Who, scope?: Row["scope"]): number | undefined => {
  const rows = one(id).rows.filter((r) => kinds.includes(r.kind) && fits(r, who) && (scope === undefined || r.scope === scope));
  if (rows.length !== 1) throw new Error(`${id} ${kinds.join()} ${JSON.stringify(who)}: ${rows.length} rows`);
  return rows[0]?.value;
};
const adults = function* (from = ADULT.from, to = ADULT.to): Generator<Who> {
  for (let months = from; months <= to; months++)
    for (const sex of ["male", "female"] as const) for (const menstruating of [true, false]) yield { sex, months, menstruating };
};
const woman = (years: number, more: Partial<Who> = {}): Who => ({ sex: "female", months: years * 12, ...more });
const man = (years: number): Who => ({ sex: "male", months: years * 12 });
const hasTarget = (r: Reference, stage: Row["stages"][number]): boolean =>
  r.rows.some((x) => TARGETS.includes(x.kind) && x.stages.includes(stage) && (x.months[1] ?? Infinity) >= ADULT.from);

describe("reference values", () => {
  it("every nutrient has them in the Chinese set, water excepted (not among the printed tables used)", () => {
    const without = k.nutrients.map((n) => n.id).filter((id) => !set("china-2023").some((r) => r.nutrient === id));
    expect(without).toEqual(["water"]);
  });

  it.each(["china-2023", "us-dri"] as const)("%s: every adult finds exactly one RNI, RDA or AI, at every month of age", (id) => {
    const wrong = set(id)
      .filter((r) => hasTarget(r, "none"))
      .flatMap((r) =>
        [...adults()]
          .filter((who) => r.rows.filter((x) => TARGETS.includes(x.kind) && fits(x, who)).length !== 1)
          .map((who) => `${r.id} ${JSON.stringify(who)}`),
      );
    expect(wrong).toEqual([]);
  });

  // The Chinese table prints increments over the woman of the same age: spelled out from 12 to 55 years, where pregnancy is asked. The US table prints 14 to 50 years.
  it.each([
    ["china-2023", 144, 671],
    ["us-dri", 168, 611],
  ] as const)("%s: every stage finds exactly one, for whatever has one out of pregnancy", (id, from, to) => {
    const wrong: string[] = [];
    for (const r of set(id).filter((x) => hasTarget(x, "none"))) {
      for (const stage of STAGES) {
        for (let months = from; months <= to; months++) {
          const n = r.rows.filter((x) => TARGETS.includes(x.kind) && fits(x, { sex: "female", months, stage })).length;
          if (n !== 1) wrong.push(`${r.id} ${stage} ${months}: ${n}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("no two rows of one kind and scope hold for the same person", () => {
    const wrong: string[] = [];
    for (const r of k.references) {
      for (const [i, a] of r.rows.entries()) {
        for (const b of r.rows.slice(i + 1)) {
          const apart =
            a.kind !== b.kind ||
            a.scope !== b.scope ||
            (a.sex !== "both" && b.sex !== "both" && a.sex !== b.sex) ||
            !a.stages.some((s) => b.stages.includes(s)) ||
            (a.months[1] ?? Infinity) < b.months[0] ||
            (b.months[1] ?? Infinity) < a.months[0] ||
            (a.menstruating !== undefined && b.menstruating !== undefined && a.menstruating !== b.menstruating);
          if (!apart) wrong.push(`${r.id}: ${JSON.stringify(a)} ${JSON.stringify(b)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("limits have a scope, and a limit on everything eaten never lies below the target", () => {
    const wrong: string[] = [];
    for (const r of k.references) {
      for (const x of r.rows) if ((x.kind === "UL" || x.kind === "SAFE_LEVEL") !== (x.scope !== undefined)) wrong.push(`${r.id}: ${x.kind} scope ${x.scope}`);
      const limits = r.rows.filter((x) => x.kind === "UL" && x.scope === "total");
      for (const who of limits.length > 0 ? adults() : []) {
        for (const stage of ["none", ...(who.sex === "female" && who.months <= 611 ? STAGES : [])] as Row["stages"]) {
          const target = r.rows.find((x) => TARGETS.includes(x.kind) && fits(x, { ...who, stage }))?.value;
          const limit = limits.find((x) => fits(x, { ...who, stage }))?.value;
          if (target !== undefined && limit !== undefined && limit < target) wrong.push(`${r.id} ${JSON.stringify(who)} ${stage}: UL ${limit} < ${target}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("are in a unit that converts to the nutrient's, or in per cent of energy for what gives energy", () => {
    const unit = new Map(k.nutrients.map((n) => [n.id, n.unit]));
    const group = new Map(k.nutrients.map((n) => [n.id, n.group]));
    const energy = k.references.filter((r) => r.unit === "%E" && !["macronutrient", "fatty_acid"].includes(group.get(r.nutrient) ?? ""));
    expect(energy.map((r) => r.id)).toEqual([]);
    expect(() => k.references.filter((r) => r.unit !== "%E").map((r) => convert(1, r.unit, unit.get(r.nutrient) ?? "kcal"))).not.toThrow();
  });

  it("China 2023 as printed", () => {
    // Appendix table 3-6 and 3-7, macro- and trace minerals
    expect(value("calcium--china-2023", ["RNI"], woman(30))).toBe(800);
    expect(value("calcium--china-2023", ["RNI"], man(70))).toBe(800);
    expect(value("calcium--china-2023", ["UL"], man(40))).toBe(2000);
    expect(value("iron--china-2023", ["RNI"], woman(18))).toBe(18);
    expect(value("iron--china-2023", ["RNI"], woman(49))).toBe(18);
    expect(value("iron--china-2023", ["RNI"], woman(55, { menstruating: false }))).toBe(10);
    expect(value("iron--china-2023", ["RNI"], woman(55, { menstruating: true }))).toBe(18);
    expect(value("iron--china-2023", ["RNI"], woman(30, { stage: "pregnant_3" }))).toBe(29);
    expect(value("iron--china-2023", ["RNI"], man(30))).toBe(12);
    expect(value("zinc--china-2023", ["RNI"], man(30))).toBe(12);
    expect(value("zinc--china-2023", ["RNI"], woman(30))).toBe(8.5);
    expect(value("iodine--china-2023", ["RNI"], woman(30, { stage: "lactating" }))).toBe(240);
    expect(value("iodine--china-2023", ["UL"], woman(30, { stage: "pregnant_1" }))).toBe(500);
    // Appendix table 3-8, vitamins
    expect(value("vitamin_a--china-2023", ["RNI"], man(30))).toBe(770);
    expect(value("vitamin_a--china-2023", ["RNI"], woman(30))).toBe(660);
    expect(value("vitamin_d--china-2023", ["RNI"], woman(64))).toBe(10);
    expect(value("vitamin_d--china-2023", ["RNI"], woman(65))).toBe(15);
    expect(value("vitamin_d--china-2023", ["UL"], woman(65))).toBe(50);
    expect(value("folate--china-2023", ["RNI"], woman(30, { stage: "pregnant_2" }))).toBe(600);
    expect(value("niacin--china-2023", ["UL"], man(30), "nicotinic_acid")).toBe(35);
    expect(value("niacin--china-2023", ["UL"], man(30), "nicotinamide")).toBe(310);
    // Appendix table 3-2, protein
    expect(value("protein--china-2023", ["RNI"], man(30))).toBe(65);
    expect(value("protein--china-2023", ["RNI"], woman(70))).toBe(62);
    // Appendix table 3-9, PI-NCD: a floor for vitamin C and potassium, a ceiling for sodium
    expect(one("vitamin_c--china-2023").rows.find((r) => r.kind === "PI-NCD" && fits(r, man(30)))?.min).toBe(200);
    expect(one("potassium--china-2023").rows.find((r) => r.kind === "PI-NCD" && fits(r, man(30)))?.min).toBe(3600);
    expect(one("sodium--china-2023").rows.find((r) => r.kind === "PI-NCD" && fits(r, man(30)))?.max).toBe(2000);
  });

  it("the US and European sets as printed", () => {
    // NASEM 2019, tables J-2 and J-3
    expect(value("vitamin_d--us-dri", ["RDA"], woman(70))).toBe(15);
    expect(value("vitamin_d--us-dri", ["RDA"], woman(71))).toBe(20);
    expect(value("iron--us-dri", ["RDA"], woman(50))).toBe(18);
    expect(value("iron--us-dri", ["RDA"], woman(51))).toBe(8);
    expect(value("copper--us-dri", ["UL"], woman(30))).toBe(10);
    // Tables J-8 and J-9, with the forms that count
    expect(value("magnesium--us-dri", ["UL"], woman(30), "supplemental")).toBe(350);
    expect(value("folate--us-dri", ["UL"], woman(30), "synthetic")).toBe(1000);
    // EFSA overview, August 2025
    expect(value("vitamin_b6--efsa-ul", ["UL"], woman(30))).toBe(12);
    expect(value("zinc--efsa-ul", ["UL"], woman(30))).toBe(25);
    expect(value("niacin--efsa-ul", ["UL"], woman(30), "nicotinic_acid")).toBe(10);
    expect(value("magnesium--efsa-ul", ["UL"], woman(30), "supplemental")).toBe(250);
    expect(value("iron--efsa-ul", ["SAFE_LEVEL"], woman(30))).toBe(40);
  });
});

describe("forms", () => {
  const forms = k.nutrients.flatMap((n) => n.forms.map((f) => ({ nutrient: n.id, ...f })));
  const fractions = new Map(forms.map((f) => [f.id, f.fraction ?? 0]));
  const without = (nutrient: string, scope: string): string[] =>
    forms.filter((f) => f.nutrient === nutrient && !f.counts.some((x) => x === scope)).map((f) => f.id);

  it("hold a share of the nutrient that can be, and have ids of their own", () => {
    expect(forms.filter((f) => f.fraction !== undefined && (f.fraction <= 0 || f.fraction > 1.2)).map((f) => f.id)).toEqual([]);
    expect(new Set(forms.map((f) => f.id)).size).toBe(forms.length);
    expect(forms.map((f) => f.id).filter((id) => k.nutrients.some((n) => n.id === id))).toEqual([]);
  });

  it("agree with the atomic masses", () => {
    expect(fractions.get("calcium_carbonate")).toBeCloseTo(40.078 / (40.078 + 12.011 + 3 * 15.999), 3);
    expect(fractions.get("magnesium_oxide")).toBeCloseTo(24.305 / (24.305 + 15.999), 3);
    expect(fractions.get("ferrous_fumarate")).toBeCloseTo(55.845 / (55.845 + 4 * 12.011 + 2 * 1.008 + 4 * 15.999), 3);
    expect(fractions.get("potassium_iodide")).toBeCloseTo(126.904 / (126.904 + 39.098), 3);
    expect(fractions.get("zinc_oxide")).toBeCloseTo(65.38 / (65.38 + 15.999), 3);
  });

  it("enter the limits that count them: every scope printed for a nutrient is met by a form of it", () => {
    const counts = (nutrient: string): string[] => forms.filter((f) => f.nutrient === nutrient).flatMap((f) => f.counts);
    const missing = k.references.flatMap((r) =>
      r.rows.flatMap((x) => (x.scope && x.scope !== "total" && !counts(r.nutrient).includes(x.scope) ? [`${r.id} ${x.scope}`] : [])),
    );
    expect([...new Set(missing)]).toEqual([]);
    expect(forms.find((f) => f.id === "beta_carotene")?.counts).toEqual([]);
    expect(without("magnesium", "supplemental")).toEqual([]);
    expect(without("niacin", "synthetic")).toEqual([]);
  });
});

describe("nutrients", () => {
  it("name at least twelve foods, richest first", () => {
    const few = k.nutrients.filter((n) => n.foods.length < 12).map((n) => n.id);
    expect(few).toEqual([]);
    const unsorted = k.nutrients.filter((n) => n.foods.some((f, i) => f.amount > (n.foods[i - 1]?.amount ?? Infinity)));
    const doubled = k.nutrients.filter((n) => new Set(n.foods.map((f) => f.name.zh)).size !== n.foods.length);
    const impossible = k.nutrients.filter((n) => n.unit === "g" && n.foods.some((f) => f.amount > 100));
    expect([...unsorted, ...doubled, ...impossible].map((n) => n.id)).toEqual([]);
  });

  it("have partners and rivals both ways, never the same one as both, never themselves", () => {
    const by = new Map(k.nutrients.map((n) => [n.id, n]));
    const wrong: string[] = [];
    for (const n of k.nutrients) {
      const partners = n.partners.map((p) => p.nutrient);
      const rivals = n.rivals.map((p) => p.nutrient);
      const all = [...partners, ...rivals];
      if (all.includes(n.id) || new Set(all).size !== all.length) wrong.push(n.id);
      for (const p of partners) if (!by.get(p)?.partners.some((x) => x.nutrient === n.id)) wrong.push(`${p} of ${n.id}`);
      for (const p of rivals) if (!by.get(p)?.rivals.some((x) => x.nutrient === n.id)) wrong.push(`${p} of ${n.id}`);
    }
    expect(wrong).toEqual([]);
    expect(by.get("calcium")?.rivals.find((x) => x.nutrient === "iron")?.hours).toBe(2);
    expect(by.get("zinc")?.rivals.map((x) => x.nutrient)).toContain("copper");
  });

  it("belong to an axis; those that food or a doctor decides are never put into a plan", () => {
    expect(k.nutrients.filter((n) => n.axis === undefined).map((n) => n.id)).toEqual([]);
    expect(k.nutrients.filter((n) => ["sodium", "chloride", "fluoride", "potassium", "phosphorus"].includes(n.id) && n.supplementable)).toEqual([]);
  });

  it("turn IU into mass", () => {
    const factors = new Map(k.nutrients.flatMap((n) => n.conversions.map((c) => [`${n.id} ${c.from} ${c.form ?? ""}`.trim(), c.factor])));
    expect(factors.get("vitamin_d IU")).toBe(0.025);
    expect(factors.get("vitamin_a IU")).toBe(0.3);
    expect(factors.get("vitamin_e IU dl_alpha_tocopherol")).toBe(0.45);
  });
});

describe("usual intake, patterns and food groups", () => {
  it("intake: one mean for a person, below the limit on everything (sodium has none)", () => {
    const wrong: string[] = [];
    for (const intake of k.intake) {
      for (const [i, a] of intake.rows.entries()) {
        const twice = intake.rows.slice(i + 1).filter((b) => b.nutrient === a.nutrient && (a.sex === b.sex || a.sex === "both" || b.sex === "both"));
        for (const b of twice)
          if ((a.ageYears.max ?? 200) >= (b.ageYears.min ?? 0) && (b.ageYears.max ?? 200) >= (a.ageYears.min ?? 0))
            wrong.push(`${intake.id} ${a.nutrient} twice`);
        const limits = k.references
          .filter((r) => r.set === intake.set && r.nutrient === a.nutrient)
          .flatMap((r) => r.rows.filter((x) => x.kind === "UL" && x.scope === "total" && x.months[0] >= ADULT.from));
        if (a.mean <= 0 || limits.some((x) => a.mean >= (x.value ?? 0))) wrong.push(`${intake.id} ${a.nutrient} ${a.mean}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(k.intake.map((i) => i.set).toSorted()).toEqual(["china-2023", "us-dri"]);
  });

  it("patterns: one record each, and a vegan's B12 near none", () => {
    expect(k.patterns.map((p) => p.pattern).toSorted()).toEqual(DietPattern.options.filter((p) => p !== "other").toSorted());
    expect(k.patterns.filter((p) => p.effects.some((e) => e.factor >= 2)).map((p) => p.id)).toEqual([]);
    expect(k.patterns.find((p) => p.id === "vegan")?.effects.find((e) => e.nutrient === "vitamin_b12")?.factor).toBeLessThan(0.1);
    expect(k.patterns.find((p) => p.id === "vegan")?.excludesAnimal.length).toBe(6);
  });

  it("food groups: every one asked for, the mean within its spread, no more than the serving weighs", () => {
    expect(k.foods.map((f) => f.id).toSorted()).toEqual([...FOOD_GROUPS].toSorted());
    const wrong: string[] = [];
    for (const f of k.foods) {
      const amounts = new Map(f.nutrients.map((n) => [n.nutrient, n.amount]));
      const weight = ["protein", "total_fat", "carbohydrate"].reduce((sum, id) => sum + (amounts.get(id) ?? 0), 0);
      const b12 = amounts.get("vitamin_b12") ?? 0;
      if (amounts.size !== f.nutrients.length || weight > f.servingGrams || b12 > 0 !== (f.animal !== undefined)) wrong.push(f.id);
      for (const n of f.nutrients) if ((n.low ?? n.amount) > n.amount || (n.high ?? n.amount) < n.amount) wrong.push(`${f.id} ${n.nutrient}`);
    }
    expect(wrong).toEqual([]);
  });

  it("adjustments: what the authorities state", () => {
    const by = new Map(k.adjustments.map((a) => [a.id, a]));
    expect(by.get("smoker_vitamin_c")).toMatchObject({ nutrient: "vitamin_c", operation: "add", amount: 35, set: "us-dri" }); // IOM 2000, chapter 5
    expect(by.get("vegetarian_iron")).toMatchObject({ nutrient: "iron", operation: "multiply", amount: 1.8, set: "us-dri" }); // IOM 2001, chapter 9
    expect(by.get("folate_around_conception")).toMatchObject({ nutrient: "folate", operation: "from_supplements", amount: 680 }); // 400 ug folic acid x 1.7
  });
});
