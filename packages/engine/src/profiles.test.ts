/** Whole people: what their plan must name, must not name, and must say. A second set is read from beside the checkout when it is there. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ActivityLevel, localise, type Person, type Plan } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ANA } from "./testing/people.ts";
import { realKnowledge, ROOT, sampleCatalogue } from "./testing/real.ts";
import { breaches } from "./testing/safety.ts";
import { planFor } from "./testing/solve.ts";
import { untraced } from "./testing/traced.ts";

type Case = { name: string; person: Person; not: string[]; any: string[][]; warn: string[] };

const lines = (file: string): unknown[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((l) => l.trim() !== "")
    .map((l) => JSON.parse(l) as unknown);

const own = lines(join(ROOT, "packages", "engine", "cases", "profiles.jsonl")).map((x): Case => {
  const c = x as Case;
  const { goals: _g, ...base } = ANA;
  return { ...c, person: { ...base, ...(c.person.gender === "male" && { pregnancy: "none" }), ...c.person } };
});

const Sample = z.looseObject({
  id: z.string(),
  age: z.number(),
  sex: z.string(),
  height_cm: z.number(),
  weight_kg: z.number(),
  activity: z.string(),
  pregnant: z.boolean(),
  trimester: z.number().nullable(),
  lactating: z.boolean(),
  smoking: z.enum(["never", "former", "current"]).catch("never"),
  conditions: z.array(z.string()),
  drugs: z.array(z.looseObject({ name: z.string() })),
  supplements: z.array(z.looseObject({ name: z.string(), dose: z.string().optional() })),
  allergies: z.array(z.string()),
  diet: z.string(),
  goals: z.array(z.string()),
  labs: z.record(z.string(), z.string()),
  invariants: z.looseObject({ must_not_recommend: z.array(z.string()), must_recommend_any: z.array(z.array(z.string())) }),
});

function sampleCase(x: unknown): Case {
  const s = Sample.parse(x);
  const labs = Object.entries(s.labs).map(([name, printed]) => {
    const [, value = "", unit = ""] = /^[<>]?([\d.]+)\s*(.*)$/u.exec(printed) ?? [];
    return { name, value: Number(value), unit };
  });
  const person: Person = {
    gender: /^f/iu.test(s.sex) ? ("female" as const) : ("male" as const),
    age: s.age,
    heightCm: s.height_cm,
    weightKg: s.weight_kg,
    activityLevel: ActivityLevel.catch("moderate").parse(s.activity.replace(" ", "_")),
    pregnancy: s.pregnant ? (`pregnant_${s.trimester ?? 1}` as Person["pregnancy"]) : s.lactating ? ("lactating" as const) : ("none" as const),
    conditions: s.conditions,
    allergies: s.allergies,
    medicines: s.drugs.map((d) => ({ name: d.name })),
    supplements: s.supplements.map((d) => ({ name: d.dose === undefined ? d.name : `${d.name} ${d.dose}` })),
    goals: s.goals,
    diet: { pattern: s.diet as NonNullable<NonNullable<Person["diet"]>["pattern"]> },
    lifestyle: { smoking: s.smoking },
    labs,
    symptoms: [],
  };
  return { name: s.id, person, not: s.invariants.must_not_recommend, any: s.invariants.must_recommend_any, warn: [] };
}

const beside = join(ROOT, "..", "shared", "samples", "profiles.jsonl");
const cases = [...own, ...(existsSync(beside) ? lines(beside).map(sampleCase) : [])];

const k = realKnowledge();
const catalogue = sampleCatalogue();
const plainly = (s: string): string => s.toLowerCase().replaceAll("_", " ");

/** Names, forms and contents of what is recommended, as they are read. */
function recommended(plan: Plan): string {
  const en = localise(plan, "en-US");
  const parts = [
    ...en.recommendations.map((r) => `${r.nutrient} ${r.form ?? ""}`),
    ...en.products.map((p) => `${p.name} ${p.nutrients.map((n) => `${n.nutrient} ${n.form ?? ""}`).join(" ")}`),
  ];
  return plainly(parts.join(" | "));
}

const IU_PER_UG: Readonly<Record<string, number>> = { "vitamin d": 40, "vitamin e": 1.49, "vitamin a": 3.33 };

/** "X above N unit" bounds what the plan adds; anything else is a name. */
function isForbidden(plan: Plan, wish: string): boolean {
  const [, name = "", number = "", unit = ""] = /^(.*?) above ([\d.]+) ?(\w+)/u.exec(wish.toLowerCase()) ?? [];
  if (name === "") return recommended(plan).includes(plainly(wish).split("(")[0]?.trim() ?? "");
  const limit = unit === "iu" ? Number(number) / (IU_PER_UG[name] ?? 1) : Number(number);
  return plan.nutrients.some(
    (n) => plainly(`${n.nutrient} ${n.name.en}`).includes(name) && n.intake.plan > limit * (unit === "mg" && n.target.unit === "ug" ? 1000 : 1),
  );
}

describe.each(cases.map((c) => [c.name, c] as const))("%s", (_, c) => {
  const { plan, assessment } = planFor(c.person, k, catalogue);
  const en = localise(plan, "en-US");
  const said = plainly(`${recommended(plan)} | ${JSON.stringify([en.advice, en.warnings])}`);
  const shown = plainly(JSON.stringify([en.advice, en.warnings, en.medicineTaboos, en.productReviews]));

  it("is safe and traced", () => {
    expect(breaches(plan, assessment, catalogue)).toEqual([]);
    expect(untraced(plan, k)).toEqual([]);
    expect(plan.questions.filter((q) => q.path === "labs")).toEqual([]);
  });

  it("recommends nothing it must not", () => expect(c.not.filter((wish) => isForbidden(plan, wish))).toEqual([]));
  it("names what is needed", () => expect(c.any.filter((one) => !one.some((w) => said.includes(w.toLowerCase())))).toEqual([]));
  it("says what matters", () => expect(c.warn.filter((w) => !shown.includes(w.toLowerCase()))).toEqual([]));
});
