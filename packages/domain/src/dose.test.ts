import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DOSE_TEXT_MAX, parseDose } from "./dose.ts";

/** The same cases in every run. */
fc.configureGlobal({ seed: 20261121 });

describe("parseDose", () => {
  it.each([
    ["vitamin D 400-600 IU/day", { name: "vitamin D", amount: { value: 600, unit: "IU" }, low: 400, times: 1, perDay: 600 }],
    ["维生素C 1000mg 每日", { name: "维生素C", amount: { value: 1000, unit: "mg" }, times: 1, perDay: 1000 }],
    ["维生素Ｃ　１０００ｍｇ", { name: "维生素C", amount: { value: 1000, unit: "mg" }, times: 1, perDay: 1000 }],
    ["Xelevia 100 mg", { name: "Xelevia", amount: { value: 100, unit: "mg" }, times: 1, perDay: 100 }],
    ["2 x aspirin", { name: "2 x aspirin", times: 1 }],
    ["鱼油 3g/d", { name: "鱼油", amount: { value: 3, unit: "g" }, times: 1, perDay: 3 }],
    ["视黄醇 5000 μg/日", { name: "视黄醇", amount: { value: 5000, unit: "ug" }, times: 1, perDay: 5000 }],
    ["levothyroxine 75 ug/d", { name: "levothyroxine", amount: { value: 75, unit: "ug" }, times: 1, perDay: 75 }],
    ["生物素 300微克", { name: "生物素", amount: { value: 300, unit: "ug" }, times: 1, perDay: 300 }],
    ["维生素D 10万IU", { name: "维生素D", amount: { value: 100_000, unit: "IU" }, times: 1, perDay: 100_000 }],
    ["益生菌 100亿CFU/天", { name: "益生菌", amount: { value: 1e10, unit: "CFU" }, times: 1, perDay: 1e10 }],
    ["vitamin D 5k IU", { name: "vitamin D", amount: { value: 5000, unit: "IU" }, times: 1, perDay: 5000 }],
    ["calcium carbonate 600 mg with breakfast", { name: "calcium carbonate", amount: { value: 600, unit: "mg" }, times: 1, perDay: 600 }],
    ["metformin 2000 mg for 6 years", { name: "metformin", amount: { value: 2000, unit: "mg" }, times: 1, perDay: 2000 }],
    ["vitamin A 10000 IU/d retinol", { name: "vitamin A retinol", amount: { value: 10_000, unit: "IU" }, times: 1, perDay: 10_000 }],
    ["vitamin D3 25 μg (1000 IU) daily", { name: "vitamin D3", amount: { value: 25, unit: "ug" }, times: 1, perDay: 25 }],
  ])("reads an amount: %s", (text, dose) => expect(parseDose(text)).toEqual(dose));

  it.each([
    ["每天两次 每次500mg 二甲双胍", 2, 1000],
    ["orlistat 120 mg x3", 3, 360],
    ["vitamin D 2000 IU x 2", 2, 4000],
    ["vit c 1,000 mg tid", 3, 3000],
    ["alendronate 70 mg weekly", 1 / 7, 10],
    ["vitamin D 50,000 IU twice weekly", 2 / 7, 14285.7142857],
    ["维生素D 1000 IU 隔日一次", 1 / 2, 500],
    ["阿莫西林 500 mg 每8小时一次", 3, 1500],
    ["2 tablets of calcium 500 mg twice daily", 2, 2000],
    ["每次2片 每日3次 钙 500mg", 3, 3000],
    ["0.5g*60片 二甲双胍", 1, 0.5],
    ["fish oil 1000 mg (2 softgels)", 1, 1000],
    ["half a tablet aspirin 100mg", 1, 50],
  ])("reads how often: %s", (text, times, perDay) => {
    const dose = parseDose(text);
    expect(dose.times).toBeCloseTo(times, 6);
    expect(dose.perDay).toBeCloseTo(perDay, 5);
  });

  it.each([
    ["one glass of beer", "beer", 1],
    ["一杯啤酒", "啤酒", 1],
    ["prenatal multivitamin 1 tablet/d", "prenatal multivitamin", 1],
    ["green tea 3-4 cups/day", "green tea", 4],
    ["咖啡 每天三杯", "咖啡", 3],
    ["1/2片 阿司匹林", "阿司匹林", 0.5],
  ])("counts units: %s", (text, name, count) => expect(parseDose(text)).toMatchObject({ name, count }));

  it.each(["三七片", "维生素B1片", "omega-3 capsules", "vitamin B12 tablets", "CoQ10", "5-HTP", "六味地黄丸", "圣约翰草", "钙片", "五味子", "维生素 B 12 片"])(
    "leaves a name alone: %s",
    (name) => expect(parseDose(name)).toEqual({ name, times: 1 }),
  );

  it.each([
    ["grapefruit every morning", "grapefruit"],
    ["a handful of nuts", "nuts"],
    ["10 mg atorvastatin at night", "atorvastatin"],
    ["鱼油 饭后", "鱼油"],
    ["红枣 适量", "红枣"],
  ])("takes circumstances off: %s", (text, name) => expect(parseDose(text).name).toBe(name));

  it.each([
    ["iron 0 mg", "zero"],
    ["iron -5 mg", "negative"],
    ["vitamin c 99999999 g", "absurd"],
    ["铁 9000 片", "absurd"],
    ["iron 500 mg x 99", "absurd"],
  ])("does not take over an impossible dose: %s", (text, problem) => {
    const dose = parseDose(text);
    expect(dose.problem).toBe(problem);
    expect(dose.amount).toBeUndefined();
    expect(dose.perDay).toBeUndefined();
  });

  const piece = fc.oneof(fc.string(), fc.constantFrom("mg", "每日", "片", "一", "x", "/", "-", "1", "0.", "IU", "twice", "(", "（", "daily ", "万", " to "));
  it("never throws, and what it gives is sound", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const dose = parseDose(pieces.join(""));
        expect(dose.name.length).toBeLessThanOrEqual(DOSE_TEXT_MAX * 18);
        const numbers = [dose.amount?.value, dose.perDay, dose.count, dose.times].filter((n) => n !== undefined);
        expect(numbers.every((n) => n > 0 && Number.isFinite(n))).toBe(true);
        expect(dose.low ?? -1).toBeLessThan(dose.amount?.value ?? 0);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(["1", "1,", "a ", "（1mg", "每", " x", "1-", "一片", "1 to "])("reads no more than the first of a long text of %j", (part) => {
    expect(parseDose(part.repeat(20_000))).toEqual(parseDose(part.repeat(DOSE_TEXT_MAX)));
  });

  it("takes how long it is taken for no number of pieces", () => {
    expect(parseDose("维生素D每天5万单位，连吃三个月")).toMatchObject({ perDay: 50_000 });
    expect(parseDose("钙每天600毫克，吃两个疗程")).toMatchObject({ perDay: 600 });
    expect(parseDose("每天400单位，已经吃了六个多月了")).toMatchObject({ perDay: 400 });
    expect(parseDose("每天3个胶囊")).toMatchObject({ count: 3 });
  });
});
