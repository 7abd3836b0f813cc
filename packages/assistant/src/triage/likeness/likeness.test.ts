import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { compileFlags } from "../compile.ts";
import { read } from "../tokens.ts";
import { examples } from "../../testing/triage-examples.ts";
import { learn } from "./learn.ts";
import { ASKED_FROM, createLikeness, SURE_FROM } from "./likeness.ts";
import { featuresOf } from "./features.ts";
import { TABLE, written } from "./table.ts";

const { setsOf } = compileFlags(realKnowledge());
const like = createLikeness(TABLE, setsOf);
const wordFor = (score: number): "surely" | "perhaps" | "no" => (score > SURE_FROM ? "surely" : score > ASKED_FROM ? "perhaps" : "no");
const reads = (text: string) => wordFor(like(read(text).tokens));

describe("how a told emergency reads", () => {
  it("is learned from the cases and nothing else: the same cases give the table that is kept (renew it with vitest -u)", async () => {
    const lessons = examples().map(({ text, want }) => {
      const { tokens } = read(text);
      return { features: featuresOf(tokens, setsOf(tokens)), told: want === "emergency" || want === "urgent" };
    });
    const table = learn(lessons);
    await expect(written(table)).toMatchFileSnapshot("table.json");
  });

  it("is no question about food, medicine or the day", () => {
    for (const text of [
      "how much vitamin C should I take every day when I am 30 years old",
      "我每天早上喝一杯豆浆，中午吃半碗米饭，这样蛋白质够不够",
      "which is better for my bones, calcium citrate or calcium carbonate with food",
    ])
      expect(reads(text), text).toBe("no");
  });

  it("is seen through words that no case has together, in a long text too", () => {
    const told = "he just slid off his chair, eyes open but nobody home, spit running down his chin and he won't squeeze my hand";
    expect(reads(told)).not.toBe("no");
    expect(reads(`${"We had rice and fish for dinner and talked about the garden. ".repeat(30)}${told}`)).not.toBe("no");
    expect(reads("grandpa went grey and sweaty an hour ago, now he cannot get up, his breathing is fast and he makes no sense")).toBe("surely");
  });

  it("is heard with the question behind it", () => {
    const sick = "I'm 10 weeks gone and sick all day but keep fluids down.";
    expect(wordFor(like(read(sick).tokens, read(`${sick} Does ginger help?`).tokens))).toBe("no");
  });

  it("is not guessed from a few words", () => {
    expect([reads("insulin and cinnamon"), reads("")]).toEqual(["no", "no"]);
  });
});
