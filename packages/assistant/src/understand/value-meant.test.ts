import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createLinker } from "./link.ts";
import { pointedAt } from "./pointed-at.ts";
import { withValueMeant } from "./value-meant.ts";

const k = realKnowledge();
const link = createLinker(k);
const diabetes = { people: { self: { conditions: ["type_1_diabetes"] } } };
describe("what a follow-up leaves out", () => {
  it.each([
    ["what number actually counts as low", "what number actually counts as low blood sugar"],
    ["what should I do if it goes low?", "what should I do if my blood sugar goes low?"],
    ["is low carb a good idea", "is low carb a good idea"],
  ])("is the value of the illness: %s", (text, whole) => expect(withValueMeant(text, "en-US", diabetes, link)).toBe(whole));
  it("is no value where two could be meant", () =>
    expect(withValueMeant("what counts as low", "en-US", { people: { self: { conditions: ["type_1_diabetes", "hypertension"] } } }, link)).toBe(
      "what counts as low",
    ));
  it("is the thing that was spoken of, by its name", () => {
    const memory = { entities: ["item:magnesium_supplement"], earlier: ["item:salt_substitute_kcl"] };
    expect(pointedAt("他用刚才说的那种盐行吗", "zh-CN", memory, k, link, () => true)).toBe("他用低钠盐行吗");
    expect(pointedAt("能吃那种鱼吗", "zh-CN", memory, k, link, () => true)).toBe("能吃那种鱼吗");
  });
});
