import { same, smallKnowledge } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { findTaboos } from "./index.ts";

const rule = (id: string, subject: Record<string, string[]>, more = {}) => ({
  id,
  subject,
  object: { items: ["charcoal"] },
  direction: "interaction" as const,
  severity: "moderate" as const,
  action: "separate" as const,
  separateHours: 2,
  effect: same(`${id}.`),
  advice: same("Keep apart."),
  evidence: "B" as const,
  ...more,
});

const k = smallKnowledge({
  medicines: [
    { id: "thyroxine", name: same("thyroxine"), uses: same("thyroid") },
    { id: "digoxin", name: same("digoxin"), classes: ["glycoside"], uses: same("heart") },
    { id: "insulin", name: same("insulin"), route: "injection", uses: same("sugar") },
  ],
  classes: [
    { id: "swallowed", name: same("taken by mouth"), routes: ["oral"] },
    { id: "glycoside", name: same("glycosides") },
  ],
  conditions: [{ id: "sprue", name: same("sprue"), kind: "disease" }],
  items: [{ id: "charcoal", name: same("charcoal"), kind: "supplement" }],
  interactions: [rule("swallowed-charcoal", { classes: ["swallowed"] }), rule("glycoside-charcoal", { classes: ["glycoside"] })],
  condition_rules: [rule("sprue-charcoal", { conditions: ["sprue"] })],
});

const told = (...asked: Parameters<typeof findTaboos>) => findTaboos(...asked).taboos;

describe("what holds of everything that is swallowed", () => {
  it.each([
    ["thyroxine", ["swallowed-charcoal."]],
    ["digoxin", ["glycoside-charcoal."]],
    ["insulin", []],
  ])("%s is told of it where the two meet, as far as it is swallowed and nothing closer speaks", (name, effects) => {
    expect(told({ medicines: [{ name }], supplements: [{ name: "charcoal" }] }, k).map((t) => t.effect.en)).toEqual(effects);
  });
  it("is not among what is known of each medicine alone; what is said of its own kind or of a condition is", () => {
    expect(told({ medicines: [{ name: "thyroxine" }] }, k)).toEqual([]);
    const known = told({ medicines: [{ name: "digoxin" }], conditions: ["sprue"] }, k).map((t) => t.rule);
    expect(known.toSorted()).toEqual(["glycoside-charcoal", "sprue-charcoal"]);
  });
});
