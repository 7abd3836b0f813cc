/** What several rules of one pair say in one finding. */
import { same, smallKnowledge } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { mergeHits } from "./merge.ts";

const rule = (id: string, more: object = {}): NonNullable<Parameters<typeof smallKnowledge>[0]["interactions"]>[number] => ({
  id,
  subject: { classes: ["inhibitors"] },
  object: { items: ["herb"] },
  direction: "interaction",
  severity: "moderate",
  action: "avoid",
  effect: same(`${id}.`),
  mechanism: same("It clears faster."),
  advice: same("Leave it."),
  evidence: "B",
  ...more,
});
const k = smallKnowledge({
  nutrients: [{ id: "x", name: same("x"), unit: "mg", group: "mineral", supplementable: true, functions: [same("works")] }],
  classes: [{ id: "inhibitors", name: same("inhibitors") }],
  items: [{ id: "herb", name: same("herb"), kind: "herb" }],
  interactions: [
    rule("narrow", { severity: "major" }),
    rule("wide"),
    rule("as_bad", { severity: "major" }),
    rule("other_way", { mechanism: same("It bleeds.") }),
    rule("no_reason", { mechanism: undefined }),
    rule("to_watch", { action: "monitor" }),
  ],
});
const PAIR = {
  subject: { kind: "medicine" as const, id: "m", name: same("m") },
  item: { kind: "herb" as const, id: "herb", name: same("herb") },
};
type Told = [string, { parts?: ReadonlySet<string>; ingredient?: string }?];
const effect = (...told: Told[]): string | undefined => {
  const hits = told.flatMap(([id, more]) => {
    const found = k.records.interactions.find((r) => r.id === id);
    return found ? [{ rule: found, severity: found.severity, subject: 2, object: 3, ...more }] : [];
  });
  return mergeHits(k, PAIR, hits)[0]?.effect.en;
};

describe("the milder of two that say the same thing is not said again", () => {
  it("on the same mechanism with the same action", () => {
    expect(effect(["wide"], ["narrow"])).toBe("narrow.");
    expect(effect(["wide", { parts: new Set(["a"]) }], ["narrow", { parts: new Set(["a"]) }])).toBe("narrow.");
  });
  it.each<[string, Told[], string]>([
    ["as severe", [["narrow"], ["as_bad"]], "as_bad. narrow."],
    ["another mechanism", [["narrow"], ["other_way"]], "narrow. other_way."],
    ["no mechanism told", [["narrow"], ["no_reason"]], "narrow. no_reason."],
    ["another action", [["narrow"], ["to_watch"]], "narrow. to_watch."],
    [
      "another medicine in the tablet",
      [
        ["narrow", { parts: new Set(["a"]) }],
        ["wide", { parts: new Set(["b"]) }],
      ],
      "narrow. wide.",
    ],
    ["another ingredient", [["narrow", { ingredient: "x" }], ["wide"]], "narrow. wide."],
  ])("but %s is", (_, told, wanted) => expect(effect(...told)).toBe(wanted));
});
