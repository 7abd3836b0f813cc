import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { indexesOf } from "../../indexes.ts";
import { questionOf } from "../../testing/judge.ts";
import { understand } from "../../understand/understand.ts";
import { criticalTold } from "./critical-told.ts";

const k = realKnowledge();
const { link, library } = indexesOf(k);
const of = (text: string): ReturnType<typeof criticalTold> => {
  const q = questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en");
  return criticalTold({ k, q, u: understand(text, q.lang, q, k, link), library });
};

// Bounds: Kost's critical limits, adults, mean of the limits.
describe("a value for which a laboratory calls the doctor", () => {
  it.each([
    ["血钾 6.2 mmol/L", "potassium", "钾 6.2 mmol/L（界限：6.2 mmol/L 及以上）"],
    ["血钾 2.8", "potassium", "钾 2.8 mmol/L（界限：2.8 mmol/L 及以下）"],
    ["血红蛋白 66 g/L", "hemoglobin", "血红蛋白 66 g/L（界限：66 g/L 及以下）"],
    ["血小板 37", "platelets", "血小板计数 37 ×10⁹/L（界限：37 ×10⁹/L 及以下）"],
  ])("is said with the line that it has reached: %s", (text, rule, line) => {
    const said = of(text);
    expect(said?.rule).toBe(rule);
    expect(said?.part.body?.[0]?.zh).toBe(`${line}，到了化验室会马上通知医生的程度，请现在就联系医生。`);
  });
  it.each([
    ["Potassium 6.2 mmol/L", "Potassium 6.2 mmol/L (the line is 6.2 mmol/L or more)"],
    ["Sodium 120 mmol/L", "Sodium 120 mmol/L (the line is 120 mmol/L or less)"],
    ["glucose 2.6 mmol/L", "Fasting plasma glucose 2.6 mmol/L (the line is 2.6 mmol/L or less)"],
    ["hemoglobin 6.6 g/dL", "Haemoglobin 6.6 g/dL (the line is 66 g/L or less)"],
    ["creatinine 7.4 mg/dL", "Creatinine 7.4 mg/dL (the line is 654 µmol/L or more)"],
  ])("is said in English, also of another unit: %s", (text, line) =>
    expect(of(text)?.part.body?.[0]?.en).toBe(`${line}: this is a value for which a laboratory calls the doctor at once: contact a doctor now.`),
  );
  it("stands on the line, with its source, and sends to a doctor", () => {
    const part = of("creatinine 7.4 mg/dL")?.part;
    expect(part?.findings).toEqual([{ kind: "amount", of: "creatinine", role: "lab", value: 654, unit: "umol/L", rule: "creatinine" }]);
    expect(part?.sources?.map((s) => s.id)).toEqual(["labs-kost-critical-limits"]);
    expect(part?.refer).toBe(true);
  });
  it("is the first that reached one, of several", () => {
    expect(of("血小板 30, 血钾 6.5")?.rule).toBe("platelets");
    expect(of("血小板 200, 血钾 6.5")?.rule).toBe("potassium");
  });
  // What is supposed or more than something stands elsewhere in the sentence.
  it.each([
    ["血小板 30，如果吃鱼油行吗", "platelets"],
    ["血镁 0.4 mmol/L，如果补镁吃多少", "magnesium"],
    ["血钾2.6，会不会低于正常", "potassium"],
    ["血钾不到3.5，是2.7 mmol/L，能吃香蕉吗", "potassium"],
    ["Platelets 30, is it bad if I take fish oil?", "platelets"],
    ["My uric acid is 900 µmol/L, can I eat more than 100 g of meat?", "uric_acid"],
  ])("is told, whatever is asked of it: %s", (text, rule) => expect(of(text)?.rule).toBe(rule));
  it("is known on a page of other words", () => expect(of(`血钾 6.5 mmol/L ${"今天天气很好".repeat(500)}`)?.rule).toBe("potassium"));
});

describe("no such value", () => {
  it.each([
    "血钾 6.1 mmol/L",
    "血钾 2.9",
    "potassium 6.1 mmol/L",
    "Sodium 121 mmol/L",
    "hemoglobin 6.7 g/dL",
    "血红蛋白 67 g/L",
    "creatinine 7.3 mg/dL",
    "血小板 38",
    // No laboratory calls for it, however low.
    "铁蛋白 2",
    "钾片 500 毫克一天",
    "",
    "mg 500",
    "Hola, mi potasio es 6,9 mmol/L",
  ])("is within the line, or none: %s", (text) => expect(of(text)).toBeUndefined());
  it.each([
    "如果血钾 6.5 mmol/L",
    "血小板低于 20 会怎样",
    "What if my platelets were below 20?",
    "血钾超过 6.5 mmol/L 会怎样",
    "potassium above 6.5 mmol/L",
    "what if my potassium were 7 mmol/L",
  ])("is supposed only: %s", (text) => expect(of(text)).toBeUndefined());
  it.each(["我孩子5岁，血钾 6.3 mmol/L", "My 5 year old's potassium is 6.3 mmol/L"])("is a child's, whose lines are others: %s", (text) =>
    expect(of(text)).toBeUndefined(),
  );
  it("on dialysis is what is always high there, and only that", () => {
    expect(of("我在透析，肌酐 900 µmol/L")).toBeUndefined();
    expect(of("I'm on dialysis, creatinine 900 µmol/L")).toBeUndefined();
    expect(of("我在透析，肌酐 900 µmol/L，血钾 6.5 mmol/L")?.rule).toBe("potassium");
    expect(of("My creatinine is 900 µmol/L")?.rule).toBe("creatinine");
  });
});

it("is said before what was asked, and raised as for today", () => {
  const reply = createAssistant(k).answer(questionOf("Potassium 2.8 mmol/L, can I eat bananas?", "en"));
  expect(reply.text).toMatch(/^Potassium 2\.8 mmol\/L \(the line is 2\.8 mmol\/L or less\): .*contact a doctor now\./u);
  expect(reply.triage).toEqual({ grade: "today", rule: "potassium" });
});
