import { describe, expect, it } from "vitest";
import { findTaboos } from "@nutri/engine";
import { realKnowledge } from "@nutri/engine/testing/real";
import { notAlone, steadyOver } from "./steady-first.ts";

const k = realKnowledge();
const found = (medicines: readonly string[], conditions: string[]) =>
  findTaboos({ conditions, medicines: medicines.map((id) => ({ id, name: id })), supplements: [], foods: ["Table salt"] }, k).taboos;

describe("a thing that a medicine wants kept steady", () => {
  const all = found(["lithium"], ["hypertension"]);
  const [ofIllness] = all.filter((t) => t.subject.id === "hypertension");
  it("comes before an illness's order of less", () => {
    expect(ofIllness && steadyOver(ofIllness, all, k)?.subject.id).toBe("lithium");
  });
  it("is never overruled itself", () => {
    for (const t of all.filter((x) => x.subject.kind === "medicine")) expect(steadyOver(t, all, k)).toBeUndefined();
  });
  it("gives no order in the illness's place without the medicine", () => {
    const alone = found([], ["hypertension"]);
    for (const t of alone) expect(steadyOver(t, alone, k)).toBeUndefined();
  });
  it("names both and leaves the amount to the prescriber", () => {
    const by = ofIllness && steadyOver(ofIllness, all, k);
    const said = ofIllness && by && notAlone(ofIllness, by);
    expect(said?.en).toMatch(/Hypertension.*lithium carbonate.*prescriber/u);
    expect(said?.zh).not.toMatch(/\d/u);
  });
});
