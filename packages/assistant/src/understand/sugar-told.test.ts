import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createLinker } from "./link.ts";
import { withSugarNamed } from "./sugar-told.ts";

const k = realKnowledge();
const link = createLinker(k);
const spoken = { entities: ["biomarker:glucose_fasting"] };
const diabetic = { conditions: ["type_1_diabetes"] };

describe("a bare number behind which a blood sugar stands", () => {
  it("is named after glucose was spoken of, or where diabetes or what lowers sugar is known", () => {
    expect(withSugarNamed("it's 2.7 now and I feel odd", "en-US", {}, spoken, k, link)).toBe("it's glucose 2.7 now and I feel odd");
    expect(withSugarNamed("刚测2.9,手抖", "zh-CN", diabetic, {}, k, link)).toBe("刚测血糖2.9,手抖");
    expect(withSugarNamed("meter says 2.9", "en-US", { medicines: [{ id: "gliclazide", name: "gliclazide" }] }, {}, k, link)).toBe("meter says glucose 2.9");
  });
  it("is nothing of the kind where nobody spoke of it, or it may be something else's", () => {
    expect(withSugarNamed("it's 2.7 now", "en-US", {}, {}, k, link)).toBeUndefined();
    expect(withSugarNamed("my potassium is 2.9", "en-US", diabetic, {}, k, link)).toBeUndefined();
    expect(withSugarNamed("it's 2.5 litres now", "en-US", diabetic, spoken, k, link)).toBeUndefined();
    expect(withSugarNamed("I eat 2.5 portions", "en-US", diabetic, spoken, k, link)).toBeUndefined();
    expect(withSugarNamed("it's 5.6 now", "en-US", diabetic, spoken, k, link)).toBeUndefined();
  });
});
