import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { indexesOf } from "../../indexes.ts";
import { questionOf } from "../../testing/judge.ts";
import { understand } from "../../understand/understand.ts";
import { labTrend } from "./lab-trend.ts";

const k = realKnowledge();
const { link, library } = indexesOf(k);
const of = (text: string): ReturnType<typeof labTrend> => {
  const q = questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en");
  return labTrend({ k, q, u: understand(text, q.lang, q, k, link), library });
};

describe("two values of one test", () => {
  it.each([
    ["尿酸 430 umol/L，上次 520 umol/L，降了还是升了", "尿酸降了：之前 520 µmol/L，这次 430 µmol/L。"],
    ["上次尿酸520 umol/L，这次430 umol/L，降了还是升了", "尿酸降了：之前 520 µmol/L，这次 430 µmol/L。"],
    ["铁蛋白 35 ug/L，上次 8 ug/L，升了还是降了", "铁蛋白升了：之前 8 µg/L，这次 35 µg/L。"],
    ["血红蛋白 12.1 g/dL，上次 110 g/L，升了还是降了", "血红蛋白升了：之前 110 g/L (11 g/dL)，这次 12.1 g/dL。"],
  ])("%s", (text, said) => expect(of(text)?.lead?.zh.startsWith(said)).toBe(true));
  it.each([
    ["ferritin 35 ug/L now, 8 ug/L last time, up or down?", "Ferritin is up: 8 µg/L before, 35 µg/L now."],
    // Told in order, without a word of time.
    ["ferritin 8 ug/L, then 35 ug/L, up or down?", "Ferritin is up: 8 µg/L before, 35 µg/L now."],
    ["ferritin 20.5 ug/L now, 20 ug/L before, up or down?", "Ferritin is hardly changed: 20 µg/L before, 20.5 µg/L now."],
    ["vitamin D 45 nmol/L now, 22 ng/mL last time: up or down?", "25-hydroxyvitamin D, total is down: 22 ng/mL (54.9 nmol/L) before, 45 nmol/L now."],
    ["hba1c was 7.2 % before, now 48 mmol/mol, better or worse?", "Glycated haemoglobin is down: 7.2 % (55.2 mmol/mol) before, 48 mmol/mol now."],
  ])("%s", (text, said) => expect(of(text)?.lead?.en.startsWith(said)).toBe(true));
  it("say what the later one is", () => {
    expect(of("My vitamin D was 22 ng/mL last year and is 45 nmol/L now, up or down?")?.lead?.en).toMatch(/45 nmol\/L now\. .*total 45 nmol\/L: low/u);
    expect(of("ferritin 8 ug/L, then 35 ug/L, up or down?")?.lead?.en).toMatch(/Ferritin 35 µg\/L: within the reference range/u);
    expect(of("尿酸上次520 umol/L，这次430 umol/L，降了还是升了")?.lead?.zh).toMatch(/^尿酸降了：之前 520 µmol\/L，这次 430 µmol\/L/u);
    expect(of("ferritin 35 ug/L now, 8 ug/L last time, up or down?")?.lead?.en).toMatch(/Ferritin 35 µg\/L: within the reference range/u);
    expect(of("vitamin D 45 nmol/L now, 22 ng/mL last time: up or down?")?.lead?.en).toMatch(/45 nmol\/L: low/u);
  });
  it("are known on a page of other words", () =>
    expect(of(`ferritin 35 ug/L now, 8 ug/L last time. ${"words ".repeat(500)} up or down?`)?.lead?.en).toMatch(/^Ferritin is up: 8 µg\/L before/u));
});

it.each([
  ["one value", "ferritin 35 ug/L, up or down?"],
  ["three", "ferritin 8 ug/L, 20 ug/L, 35 ug/L, up or down?"],
  ["the same", "ferritin 8 ug/L, 8 ug/L, up or down?"],
  ["no question of it", "ferritin 8 ug/L then 35 ug/L"],
  ["no question of it, in Chinese", "尿酸 430 umol/L，上次 520 umol/L"],
  ["two tests", "ferritin 8 ug/L last time, potassium 4.2 mmol/L now, up or down?"],
  ["no value", "Is my ferritin up or down?"],
  ["nothing", ""],
  ["another language", "ferritina 35 ug/L ahora, 8 ug/L antes, ¿sube?"],
])("holds nothing against another: %s", (_, text) => expect(of(text)).toBeUndefined());
