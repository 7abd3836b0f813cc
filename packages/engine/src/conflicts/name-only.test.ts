import { describe, expect, it } from "vitest";
import { realKnowledge } from "../testing/real.ts";
import { findTaboos } from "./index.ts";

const k = realKnowledge();
const nameOnly = (asked: Parameters<typeof findTaboos>[0]): string[] => findTaboos(asked, k).nameOnly.map((n) => n.en);

describe("what is known by name only", () => {
  it("is said of a condition that no rule speaks of, whatever else was found", () => {
    const found = findTaboos({ medicines: [{ name: "warfarin" }], conditions: ["痔疮", "高血压"] }, k);
    expect(found.unrecognised).toEqual([]);
    expect(found.taboos.length).toBeGreaterThan(0);
    expect(found.nameOnly.map((n) => n.zh)).toEqual(["痔疮"]);
  });
  it("is said of an allergy to a medicine, and not of one that rules keep", () => {
    expect(nameOnly({ allergies: ["codeine allergy"] })).toEqual(["Allergy to codeine"]);
    expect(nameOnly({ allergies: ["磺胺过敏"] })).toEqual(["Sulfonamide allergy"]);
    expect(nameOnly({ allergies: ["peanut allergy", "aspirin allergy", "mango allergy", "碘过敏"] })).toEqual([]);
  });
  it("is not said of what one condition also is", () => expect(nameOnly({ conditions: ["三高", "肝癌"] })).toEqual([]));
});
