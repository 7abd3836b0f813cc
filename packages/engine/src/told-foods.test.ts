/** Nobody is told to eat what they are allergic to, do not eat, or must not have. Against the real knowledge. */
import type { Person } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { resolvePerson } from "./person.ts";
import { realKnowledge } from "./testing/real.ts";
import { wordedFor } from "./told-foods.ts";

const k = realKnowledge();
const said = (id: string, person: Person): string | undefined => {
  const advice = k.records.advice.find((a) => a.id === id);
  if (!advice) throw new Error(`no advice called ${id}`);
  return wordedFor(advice, resolvePerson(person, k), k)?.en;
};

describe("foods in advice", () => {
  it("are all named where nothing speaks against them", () => {
    expect(said("food_for_protein", {})).toContain("fish, poultry, lean meat, eggs, milk, tofu and beans");
  });
  it("leave out what somebody is allergic to, in either language's words", () => {
    for (const allergy of ["鱼", "fish"])
      expect(said("food_for_protein", { allergies: [allergy] })).toContain("poultry, lean meat, eggs, milk, tofu and beans");
    expect(said("food_for_magnesium", { allergies: ["坚果过敏"] })).not.toContain("almonds");
  });
  it("leave out what somebody does not eat", () => {
    expect(said("food_for_protein", { diet: { pattern: "vegan" } })).toContain(": tofu and beans.");
  });
  it("leave out what a medicine or an illness does not allow", () => {
    expect(said("food_for_vitamin_k", {})).toContain("natto");
    expect(said("food_for_vitamin_k", { medicines: [{ name: "warfarin" }] })).not.toContain("natto");
  });
  it("leave out what is to be watched, and keep what is only apart in time", () => {
    expect(said("food_for_magnesium", {})).toContain("spinach");
    expect(said("food_for_magnesium", { conditions: ["kidney stones"] })).not.toContain("spinach");
    expect(said("food_for_calcium", { medicines: [{ name: "levothyroxine" }] })).toContain("milk");
  });
  it("are not spoken of at all where none is left", () => {
    expect(said("food_for_epa_dha", {})).toContain("oily fish");
    expect(said("food_for_epa_dha", { allergies: ["fish"] })).toBeUndefined();
  });
  it("take an allergy that is not known for none", () => expect(said("food_for_epa_dha", { allergies: ["zzqxw"] })).toContain("oily fish"));
  it("change nothing in advice without foods", () => expect(said("sedentary", { allergies: ["fish"] })).toContain("150 minutes"));
});

it("every advice that lists foods keeps them from whom they are not for", () => {
  const listing = k.records.advice.filter((a) => a.foods.length > 0);
  expect(listing.length).toBeGreaterThan(30);
  for (const allergen of new Set(listing.flatMap((a) => a.foods.flatMap((f) => f.allergens)))) {
    const allergy = k.records.conditions.find((c) => c.allergens.includes(allergen));
    const r = resolvePerson({ allergies: [allergy?.id ?? allergen] }, k);
    for (const a of listing) {
      const [worded, barred] = [wordedFor(a, r, k)?.zh ?? "", a.foods.filter((f) => f.allergens.includes(allergen))];
      const listed = worded.split(/[、：；。，]/u);
      expect(barred.filter((f) => listed.includes(f.name.zh))).toEqual([]);
    }
  }
});
