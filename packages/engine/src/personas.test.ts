/** Named people with one risk each, and every two of them in one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Person, Plan } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { ANA, PLENTY } from "./testing/people.ts";
import { realKnowledge, ROOT, sampleCatalogue } from "./testing/real.ts";
import { boughtIn, breaches } from "./testing/safety.ts";
import { planFor } from "./testing/solve.ts";

const anyOf = z.array(z.array(z.string()));
const Persona = z.strictObject({
  name: z.string(),
  risk: z.string(),
  is: z.looseObject({
    medicines: z.array(z.string()).optional(),
    supplements: z.array(z.string()).optional(),
    diet: z.looseObject({ servings: z.string().optional() }).optional(),
  }),
  blocked: z.boolean().optional(),
  never: z.array(z.string()).default([]),
  without: z.array(z.string()).default([]),
  recommends: anyOf.optional(),
  says: anyOf.default([]),
  doctor: z.boolean().optional(),
  products: z.number().optional(),
  most: z.record(z.string(), z.number()).default({}),
});
type Persona = z.infer<typeof Persona>;

const personas = Persona.array().parse(parse(readFileSync(join(ROOT, "packages", "engine", "cases", "personas.yaml"), "utf8")));
const k = realKnowledge();
const catalogue = sampleCatalogue();

function answersOf(p: Persona): Person {
  const { medicines, supplements, diet, ...rest } = p.is;
  const answers = {
    ...ANA,
    ...(p.is["gender"] === "male" && { pregnancy: "none" }),
    ...rest,
    ...(medicines && { medicines: medicines.map((name) => ({ name })) }),
    ...(supplements && { supplements: supplements.map((name) => ({ name })) }),
    ...(diet && { diet: { ...diet, ...(diet.servings === "plenty" && { servings: PLENTY }) } }),
  };
  return answers as Person;
}

const rulesSaid = (plan: Plan): Set<string> => new Set([...plan.warnings.map((w) => w.rule), ...plan.advice.flatMap((a) => a.because.map((b) => b.rule))]);

function neverHeld(plan: Plan, wanted: readonly string[]): string[] {
  return wanted.filter((x) => {
    const [nutrient, form] = x.split(":");
    const inProduct = plan.products.some((p) => p.nutrients.some((n) => n.nutrient === nutrient && (form === undefined || n.form === form)));
    return inProduct || (form === undefined && plan.recommendations.some((r) => r.nutrient === nutrient));
  });
}

describe.each(personas.map((p) => [p.name, p.risk, p] as const))("%s, who %s", (_name, _risk, p) => {
  const { plan, assessment } = planFor(answersOf(p), k, catalogue);

  it("gets a plan that is safe", () => {
    expect(breaches(plan, assessment, catalogue)).toEqual([]);
    expect(neverHeld(plan, p.never)).toEqual([]);
    for (const allergen of p.without)
      expect(
        boughtIn(plan, catalogue)
          .filter((b) => b.product.allergens.includes(allergen))
          .map((b) => b.product.id),
      ).toEqual([]);
    for (const [nutrient, amount] of Object.entries(p.most))
      expect(plan.nutrients.find((n) => n.nutrient === nutrient)?.intake.plan ?? 0).toBeLessThanOrEqual(amount);
    expect(plan.unrecognised).toEqual([]);
  });

  it("gets what is needed, and nothing that is not", () => {
    const given = plan.recommendations.map((r) => r.nutrient);
    const nothing = p.blocked === true || p.recommends?.length === 0;
    expect(nothing ? given : []).toEqual([]);
    expect(p.blocked ? plan.products : []).toEqual([]);
    expect((p.recommends ?? []).filter((one) => !one.some((x) => given.includes(x)))).toEqual([]);
    expect(plan.products.length).toBe(p.products ?? plan.products.length);
  });

  it("is told what matters", () => {
    const said = rulesSaid(plan);
    expect(p.says.filter((one) => !one.some((x) => said.has(x)))).toEqual([]);
    expect(plan.warnings.some((w) => w.seeDoctor) || p.doctor !== true).toBe(true);
  });
});

/** Two people's risks in one: lists joined, the first one's body. */
function both(a: Person, b: Person): Person {
  const join2 = <T>(x: readonly T[] | undefined, y: readonly T[] | undefined): T[] => [...(x ?? []), ...(y ?? [])];
  return {
    ...a,
    conditions: join2(a.conditions, b.conditions),
    medicines: join2(a.medicines, b.medicines),
    allergies: join2(a.allergies, b.allergies),
    supplements: join2(a.supplements, b.supplements),
    labs: join2(a.labs, b.labs),
    symptoms: join2(a.symptoms, b.symptoms),
  };
}

describe("two risks in one person", () => {
  const pairs = personas.flatMap((a, i) => personas.slice(i + 1).map((b) => [a, b] as const));

  it("are both minded", { timeout: 60_000 }, () => {
    for (const [a, b] of pairs) {
      const { plan, assessment } = planFor(both(answersOf(a), answersOf(b)), k, catalogue);
      const where = `${a.name} and ${b.name}`;
      expect(breaches(plan, assessment, catalogue), where).toEqual([]);
      expect(neverHeld(plan, a.never), where).toEqual([]);
      expect(a.blocked ? plan.products : [], where).toEqual([]);
    }
  });
});
