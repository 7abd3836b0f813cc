/** A plan of who only wanted to know about what is taken. */
import type { Person } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { realKnowledge, sampleCatalogue } from "../testing/real.ts";
import { planFor } from "../testing/solve.ts";

const k = realKnowledge();
const made = (more: Person): ReturnType<typeof planFor> => planFor({ gender: "female", age: 34, reviewOnly: true, ...more }, k, sampleCatalogue());

describe("a review", () => {
  const { plan } = made({ medicines: [{ name: "levothyroxine" }], supplements: [{ name: "calcium carbonate 1200 mg" }] });

  it("finds what does not go together, and counts it in its first sentence", () => {
    expect(plan.medicineTaboos.some((t) => t.subject.id === "levothyroxine" && t.item.id === "calcium")).toBe(true);
    expect(plan.summary.zh).toMatch(/\d+ 处要避开、错开或留意/);
  });

  it("recommends nothing and says that nothing was looked for", () => {
    expect([plan.reviewOnly, plan.products, plan.recommendations]).toEqual([true, [], []]);
    expect(plan.summary.zh).not.toContain("没有发现需要补充的营养素");
  });

  it("tells of the medicines that are taken, not of others that a supplement would not go with", () => {
    expect(new Set(plan.medicineTaboos.map((t) => t.subject.id))).toEqual(new Set(["levothyroxine"]));
  });

  it("names what it did not recognise, and calls nothing safe", () => {
    const unknown = made({ supplements: [{ name: "zzqxw" }] }).plan;
    expect(unknown.unrecognised).toContain("zzqxw");
    expect(unknown.summary.en).toMatch(/not proof that it is safe.*not checked: 1/);
  });

  it("still puts an emergency of the body first", () => {
    const same = { medicines: [{ name: "warfarin" }], supplements: [{ name: "vitamin K 1000 ug" }] };
    expect(made(same).plan.warnings.length).toBe(planFor({ gender: "female", age: 34, ...same }, k, sampleCatalogue()).plan.warnings.length);
  });
});
