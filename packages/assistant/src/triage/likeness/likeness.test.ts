import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { read } from "../tokens.ts";
import { examples } from "../../testing/triage-examples.ts";
import { learn } from "./learn.ts";
import { createTriage } from "../triage.ts";
import { createLikeness, DESPAIR_THRESHOLD } from "./likeness.ts";
import { SETS } from "./named.ts";
import { DESPAIR_TABLE, TABLE, written } from "./table.ts";

/** What is said of nobody is despair too where a deadly dose is asked for. */
const OF_DESPAIR: ReadonlySet<string> = new Set(["suicide", "lethal_dose", "overdose_shut_in"]);
const like = createLikeness(TABLE);
const reads = (text: string): boolean => like(read(text).tokens);

describe("how a told emergency reads", () => {
  it("is learned from the cases and nothing else: the same cases give the table that is kept (renew it with vitest -u)", async () => {
    const table = learn(examples().map((e) => ({ text: e.text, emergency: e.want === "emergency" || e.want === "urgent" })));
    await expect(written(table)).toMatchFileSnapshot("table.json");
  });

  it("of somebody who means to end their life is learned from the same cases, told apart by the red flags (renew it with vitest -u)", async () => {
    const triager = createTriage(realKnowledge());
    const despairs = (text: string, lang: "zh" | "en"): boolean =>
      triager.triage(text, lang === "zh" ? "zh-CN" : "en-US", { market: "intl" })?.flags.some((f) => OF_DESPAIR.has(f.id)) === true;
    const table = learn(examples().map((e) => ({ text: e.text, emergency: despairs(e.text, e.lang) })));
    await expect(written(table)).toMatchFileSnapshot("despair.json");
  }, 120_000);

  it("of despair is heard in words that no sign has, and in none of everyday", () => {
    const despair = createLikeness(DESPAIR_TABLE, undefined, DESPAIR_THRESHOLD);
    expect(despair(read("写完这些我就关机了，谢谢你们，药在手边，今晚以后大家都清静了").tokens)).toBe(true);
    for (const text of ["counted my capsules for the holiday, how many fish oil a day", "今晚吃什么菜好消化，明天早上飞机", "last day of my diet, what shall I eat tonight"])
      expect(despair(read(text).tokens), text).toBe(false);
  });

  it("is told from everyday by terms that the knowledge has", () => expect(SETS.filter((id) => !realKnowledge().termSets.has(id))).toEqual([]));

  it("is no question about food, medicine or the day", () => {
    for (const text of [
      "how much vitamin C should I take every day when I am 30 years old",
      "我每天早上喝一杯豆浆，中午吃半碗米饭，这样蛋白质够不够",
      "which is better for my bones, calcium citrate or calcium carbonate with food",
    ])
      expect(reads(text), text).toBe(false);
  });

  it("is seen through words that no case has together, in a long text too", () => {
    const told = "he just slid off his chair, eyes open but nobody home, spit running down his chin and he won't squeeze my hand";
    expect(reads(told)).toBe(true);
    expect(reads(`${"We had rice and fish for dinner and talked about the garden. ".repeat(30)}${told}`)).toBe(true);
  });

  it("is nothing where no trouble is named, and is heard with the question behind it", () => {
    const silent = createLikeness(TABLE, () => false);
    expect(silent(read("gave up coffee three days ago and my head still hurts").tokens)).toBe(false);
    const sick = "I'm 10 weeks gone and sick all day but keep fluids down.";
    expect(like(read(sick).tokens, read(`${sick} Does ginger help?`).tokens)).toBe(false);
  });

  it("is not guessed from a few words", () => {
    expect(reads("insulin and cinnamon")).toBe(false);
    expect(reads("")).toBe(false);
  });
});
