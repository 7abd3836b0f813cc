/** What somebody must keep from without being allergic to it: its own rules say how strict to be. */
import { expect, it } from "vitest";
import { realKnowledge } from "../testing/real.ts";
import { findTaboos } from "./index.ts";

const k = realKnowledge();
const findings = (asked: object, food: string): string[] => findTaboos({ ...asked, foods: [food] }, k).taboos.map((t) => `${t.severity} ${t.rule}`);

it.each([
  ["乳糖不耐受", "牛奶", ["moderate lactose-intolerance-dairy"]],
  ["乳糖不耐受", "酸奶", []],
  ["乳糜泻", "啤酒", ["contraindicated coeliac-gluten"]],
  ["galactosaemia", "milk powder", ["contraindicated galactosaemia-milk"]],
  ["牛奶过敏", "牛奶", ["contraindicated allergy-milk"]],
])("%s and %s: %j", (condition, food, wanted) => expect(findings({ conditions: [condition] }, food)).toEqual(wanted));

it("called an allergy, it is kept from like one", () =>
  expect(findings({ allergies: ["lactose"] }, "milk")).toEqual(["contraindicated allergen_present", "moderate lactose-intolerance-dairy"]));
