import { describe, expect, it } from "vitest";
import { findTaboos } from "@nutri/engine";
import { realKnowledge } from "@nutri/engine/testing/real";
import { countsAsMeal, mealVerdict, withoutMeals } from "./meal-rule.ts";

const k = realKnowledge();
const meal = (id: string) => findTaboos({ conditions: [], medicines: [{ id, name: id }], supplements: [], foods: ["Food in general"] }, k).taboos;
const ofBanana = (id: string) => meal(id).map((t) => ({ ...t, item: { ...t.item, id: "banana", name: { zh: "香蕉", en: "Bananas" } } }));

describe("a medicine that is taken apart from meals", () => {
  it("answers for a single food by its own hours", () => {
    const [t] = ofBanana("levothyroxine");
    expect(t && countsAsMeal(t, k)).toBe(true);
    expect(t && mealVerdict(t, true).en).toMatch(/^Not at the same time.*30 to 60 minutes.*bananas/u);
    expect(t && mealVerdict(t, false).zh).not.toMatch(/^不要/u);
  });
  it("says of a small effect that it is small", () => {
    const [t] = ofBanana("pantoprazole");
    expect(t?.severity).toBe("minor");
    expect(t && mealVerdict(t, true).en).toMatch(/^It matters little/u);
  });
  it("counts no food where it is taken with meals", () => {
    for (const t of ofBanana("metformin")) expect(countsAsMeal(t, k)).toBe(false);
  });
  it("says nothing of the meal where a rule speaks of the food itself", () => {
    const [whole] = meal("levothyroxine");
    const [food] = ofBanana("levothyroxine");
    if (!whole || !food) throw new Error("no rule on meals");
    expect(withoutMeals([whole, food])).toEqual([food]);
    expect(withoutMeals([whole])).toEqual([whole]);
  });
});
