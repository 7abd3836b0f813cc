import { beforeEach, describe, expect, it } from "vitest";
import { testProducts } from "../testing/catalogue.ts";
import { testKnowledge } from "../testing/knowledge.ts";
import { type Answerer, answererHere } from "./answerer.ts";
import type { Inquiry } from "./inquiry.ts";
import { askedBefore } from "./asked-before.ts";

const inquiry = (text: string, more: Partial<Inquiry> = {}): Inquiry => ({
  text,
  lang: "zh-CN",
  today: "2026-11-21",
  market: "cn",
  referenceSet: "china-2023",
  person: { answers: { age: undefined, gender: undefined }, planJson: undefined, reports: [] },
  catalogue: { version: "one", products: testProducts },
  memory: {},
  withFindings: false,
  ...more,
});

describe("what was asked before", () => {
  const here = answererHere(testKnowledge());
  let asked: string[];
  let time: number;
  let answerer: Answerer;
  let fail: boolean;
  beforeEach(() => {
    [asked, time, fail] = [[], 0, false];
    const counting: Answerer = {
      answer: async (i) => {
        asked.push(i.text);
        if (fail) throw new Error("gone");
        return here.answer(i);
      },
      call: (i, tool) => here.call(i, tool),
      ready: true,
      full: false,
      made: Promise.resolve(),
      stop: () => Promise.resolve(),
    };
    answerer = askedBefore(counting, () => time);
  });

  it("is worked out once for everybody of whom nothing is known, also while it is worked out", async () => {
    const replies = await Promise.all([answerer.answer(inquiry("维生素 C 一天吃多少？")), answerer.answer(inquiry("维生素 C 一天吃多少？", { person: {} }))]);
    replies.push(await answerer.answer(inquiry("维生素 C 一天吃多少？")));
    const expected = await here.answer(inquiry("维生素 C 一天吃多少？"));
    expect(replies).toEqual([expected, expected, expected]);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Partial<Inquiry>]>([
    ["another language of the screen", { lang: "en-US" }],
    ["another day", { today: "2026-11-22" }],
    ["another market", { market: "intl" }],
    ["another reference", { referenceSet: "us-dri" }],
    ["another catalogue", { catalogue: { version: "two", products: [] } }],
  ])("is not taken for %s", async (_, more) => {
    await answerer.answer(inquiry("维生素 C 一天吃多少？"));
    await answerer.answer(inquiry("维生素 C 一天吃多少？", more));
    expect(asked).toHaveLength(2);
  });

  it.each<[string, Partial<Inquiry>]>([
    ["who has told an age", { person: { answers: { age: 34 } } }],
    ["who has a report", { person: { reports: [{ id: "r", date: "2026-11-01", rows: [] }] } }],
    ["who has a plan", { person: { planJson: "null" } }],
    ["a conversation that goes on", { memory: { subject: "mother" } }],
    ["a model that is to word it", { withFindings: true }],
    ["a long story", { text: `维生素 C 一天吃多少？${"我".repeat(200)}` }],
  ])("is worked out each time for %s", async (_, more) => {
    await answerer.answer(inquiry("维生素 C 一天吃多少？"));
    for (let i = 0; i < 2; i++) await answerer.answer(inquiry("维生素 C 一天吃多少？", more)).catch(() => undefined);
    expect(asked).toHaveLength(3);
  });

  it("is forgotten after half an hour, when many others were asked, and when it failed", async () => {
    await answerer.answer(inquiry("维生素 C 一天吃多少？"));
    time = 30 * 60_000;
    await answerer.answer(inquiry("维生素 C 一天吃多少？"));
    expect(asked).toHaveLength(2);
    fail = true;
    await expect(answerer.answer(inquiry("维生素 D 一天吃多少？"))).rejects.toThrow("gone");
    await expect(answerer.answer(inquiry("维生素 D 一天吃多少？"))).rejects.toThrow("gone");
    expect(asked).toHaveLength(4);
    await Promise.allSettled(Array.from({ length: 500 }, (_, i) => answerer.answer(inquiry(`？${i}`))));
    fail = false;
    for (let i = 0; i < 500; i++) await answerer.answer(inquiry(`?${i}`));
    asked = [];
    await answerer.answer(inquiry("维生素 C 一天吃多少？"));
    expect(asked).toHaveLength(1);
  });
});
