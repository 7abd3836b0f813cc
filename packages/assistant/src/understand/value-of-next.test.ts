import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import type { Memory } from "../types.ts";
import { createLinker } from "./link.ts";
import { valueOfNext } from "./value-of-next.ts";

const k = realKnowledge();
const link = createLinker(k);
const of = (text: string, memory: Memory): string => valueOfNext(text, /\p{Script=Han}/u.test(text) ? "zh-CN" : "en-US", memory, k, link);
const lab = (biomarker: string, value: number, unit: string, unitTold = true) => ({ biomarker, value, unit, unitTold });
const ferritin: Memory = { labs: [lab("ferritin", 12, "ug/L")] };
const two: Memory = { labs: [lab("creatinine", 120, "umol/L"), lab("ferritin", 12, "ug/L")] };

describe("the same test of another", () => {
  it.each([
    ["我妹的是28呢", "我妹的铁蛋白 28 ug/L，正常吗？"],
    ["我妈查出来31.5，要补吗", "我妈的铁蛋白 31.5 ug/L，正常吗？要补吗"],
    ["我爸4.8呢", "我爸的铁蛋白 4.8 ug/L，正常吗？"],
    ["and my mum's was 31?", "my mum's Ferritin is 31 ug/L, is that normal?"],
    ["and my sister's came back at 28, should she worry?", "my sister's Ferritin is 28 ug/L, is that normal? should she worry?"],
    ["hers is 31", "Their Ferritin is 31 ug/L, is that normal?"],
  ])("%s: %s", (text, whole) => expect(of(text, ferritin).trim()).toBe(whole));
  it("has no unit where none was told", () => expect(of("我妹的是28呢", { labs: [lab("ferritin", 12, "ug/L", false)] })).toBe("我妹的铁蛋白 28，正常吗？"));
  it.each([
    "我妹28岁呢",
    "my mum is 31 years old",
    "我妹是28片",
    "my mum's is 31 mg",
    "我妹的钾是28呢",
    "and my sister's came back at 28, should she eat liver?",
    "她是100000",
    "la de mi madre fue 31",
    "",
    `${"x".repeat(5000)} my mum's was 31`,
  ])("is not told by: %s", (text) => expect(of(text, ferritin)).toBe(text));
  it("is not known where none was told before, or more than one", () => {
    expect(of("and my mum's was 31?", {})).toBe("and my mum's was 31?");
    expect(of("and my mum's was 31?", two)).toBe("and my mum's was 31?");
    expect(of("我妹的是28呢", two)).toBe("我妹的是28呢");
  });
});

describe("another unit", () => {
  it.each([
    ["换成 mg/dL 是多少", { labs: [lab("creatinine", 120, "umol/L")] }, "肌酐 120 umol/L，换成 mg/dL 是多少"],
    ["what's that first one in American numbers?", two, "Creatinine 120 umol/L, what's that first one in American numbers?"],
    ["what's that in American numbers?", two, "Ferritin 12 ug/L, what's that in American numbers?"],
  ])("is asked of the value that was told: %s", (text, memory, whole) => expect(of(text, memory)).toBe(whole));
  it.each(["what is 20 in American units?", "what's that in French?", "这个数是多少", "换成别的可以吗"])("is not asked of it: %s", (text) =>
    expect(of(text, two)).toBe(text),
  );
});

describe("a number alone", () => {
  const bloods = { heard: ["I had my bloods done"] };
  it.each([
    ["28", { entities: ["nutrient:vitamin_d"], heard: ["They tested vitamin D too, let me find it"] }, "25-hydroxyvitamin D, total 28"],
    ["it's 28 ng/mL", { entities: ["biomarker:ferritin"], ...bloods }, "Ferritin 28 ng/mL"],
    ["是28", { entities: ["nutrient:vitamin_d"], heard: ["我查了维生素D"] }, "25-羟维生素D 28"],
    ["28", { entities: ["nutrient:iron"], ...ferritin }, "Ferritin 28"],
  ])("is of the test that was spoken of: %s", (text, memory, whole) => expect(of(text, memory)).toBe(whole));
  it.each([
    ["28", {}],
    ["28", bloods],
    ["28", { entities: ["item:banana"], ...bloods }],
    ["28", { entities: ["nutrient:vitamin_d"], heard: ["I like vitamin D"] }],
    ["28 years", { entities: ["nutrient:vitamin_d"], heard: ["我查了维生素D"] }],
    // An age may have been asked for.
    ["28", { entities: ["nutrient:vitamin_d"], asking: "How old?", ...bloods }],
    ["28 岁", { entities: ["nutrient:vitamin_d"], heard: ["我查了维生素D"] }],
    ["28000", { entities: ["nutrient:vitamin_d"], ...bloods }],
    ["28 is my age", { entities: ["nutrient:vitamin_d"], ...bloods }],
    ["", { entities: ["nutrient:vitamin_d"], ...bloods }],
    ["veintiocho", { entities: ["nutrient:vitamin_d"], ...bloods }],
  ])("is no value: %s %j", (text, memory) => expect(of(text, memory)).toBe(text));
});
