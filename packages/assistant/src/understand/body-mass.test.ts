import { realKnowledge } from "@nutri/engine/testing/real";
import { expect, it } from "vitest";
import { bodyMass } from "./body-mass.ts";

const k = realKnowledge();
const of = (text: string, told: object, before?: object): number | undefined => bodyMass(text, told, before, false, [], k)?.value;

it("is made of a height and a weight that the question tells", () => {
  expect(of("我身高160，体重60公斤，BMI多少", { heightCm: 160, weightKg: 60 })).toBe(23.4);
  expect(of("am I overweight?", { heightCm: 168, weightKg: 90.7 })).toBe(32.1);
});
it("is made of what was told before, where the index is asked for", () => {
  expect(of("那BMI到底多少?", {}, { heightCm: 160, weightKg: 60 })).toBe(23.4);
  expect(of("so what's the BMI at 150 lb?", { weightKg: 68 }, { heightCm: 168, weightKg: 90.7 })).toBe(24.1);
});
it.each([
  ["nothing was told", "what's my BMI?", {}, undefined],
  ["the height is missing", "what's my BMI?", { weightKg: 60 }, {}],
  ["another thing is asked", "铁一天多少", { heightCm: 160, weightKg: 60 }, undefined],
  // A weight that was told of something else is not brought up.
  ["the index is not asked for", "我爸超重吗", {}, { heightCm: 160, weightKg: 60 }],
])("is none where %s", (_, text, told, before) => expect(of(text, told, before)).toBeUndefined());
