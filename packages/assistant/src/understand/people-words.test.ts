import { describe, expect, it } from "vitest";
import { withPeopleNamed } from "./people-words.ts";

describe("what people call one another, in plain words", () => {
  it.each([
    ["my 4 yo", "my 4 year old"],
    ["our four year old", "our 4 year old"],
    ["my LO is 18mo", "my little one is 18 months old"],
    ["our gran is 86", "our grandmother is 86"],
    ["hubby and I", "husband and I"],
    ["my preemie needs iron", "my preterm infant needs iron"],
    ["shes 4 months", "she's 4 months"],
    ["ttc for a year", "trying to conceive for a year"],
    ["dad is 80 and losing weight", "dad is 80 and losing weight without trying"],
  ])("%s", (said, stands) => expect(withPeopleNamed(said)).toBe(stands));
  it.each([
    "I take it for 3mo",
    "retest in 3 mo",
    "I am losing weight on keto",
    "naan bread",
    "my wife is 30 and losing weight",
    "our kid has been ill for 2 mo",
  ])("leaves %s", (said) => expect(withPeopleNamed(said)).toBe(said));
  it("takes a weight for no age", () => expect(withPeopleNamed("I'm 35 and 80 kg and losing weight")).not.toContain("without trying"));
});
