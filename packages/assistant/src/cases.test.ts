/** Questions of every kind, in both languages, answered with no model. The held-out part is not tuned on. */
import { realKnowledge, sampleCatalogue } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "./assistant.ts";
import { judge, type QuestionCase, readCases, replyTo } from "./testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const { products } = sampleCatalogue();

/** Categories whose answers state no fact of nutrition. */
const UNSOURCED: ReadonlySet<string> = new Set(["app", "inject", "lang", "followup"]);

const run = (cases: readonly QuestionCase[]) =>
  cases.map((c) => {
    const reply = replyTo(assistant, c, { products });
    return { c, reply, verdict: judge(c, reply) };
  });

describe.each([
  ["questions.jsonl", 0.9],
  ["held-out.jsonl", 0.88],
  ["questions-second.jsonl", 0.9],
  ["held-out-second.jsonl", 0.9],
  ["questions-third.jsonl", 0.95],
  ["questions-fourth.jsonl", 0.95],
  ["questions-fifth.jsonl", 0.9],
  ["questions-sixth.jsonl", 0.9],
  ["questions-seventh.jsonl", 0.95],
  ["questions-eighth.jsonl", 0.95],
  ["questions-ninth.jsonl", 0.95],
  ["questions-tenth.jsonl", 0.95],
  ["questions-eleventh.jsonl", 0.95],
  ["questions-twelfth-figures.jsonl", 0.95],
  ["questions-twelfth-knowledge.jsonl", 0.95],
  ["questions-twelfth-life.jsonl", 0.95],
  ["questions-twelfth-triage.jsonl", 0.95],
  ["questions-twelfth-whom.jsonl", 0.95],
  ["questions-thirteenth-clause.jsonl", 0.95],
  ["questions-thirteenth-everyday.jsonl", 0.95],
  ["questions-thirteenth-knowledge.jsonl", 0.95],
  ["questions-thirteenth-rules.jsonl", 0.95],
  ["questions-fourteenth-figures.jsonl", 0.95],
  ["questions-fourteenth-everyday.jsonl", 0.95],
  ["questions-fourteenth-pairs.jsonl", 0.95],
  ["questions-fourteenth-triage.jsonl", 0.95],
  ["questions-fourteenth-several.jsonl", 0.95],
  ["questions-fourteenth-whom.jsonl", 0.95],
  ["questions-fifteenth-figures.jsonl", 0.95],
])("%s", (file, floor) => {
  const results = run(readCases(file));
  it(`is right on at least ${floor * 100} %`, () => {
    const wrong = results.filter((r) => !r.verdict.ok).map((r) => `${r.c.id} ${r.c.question} ${JSON.stringify(r.verdict.missing)} ${r.verdict.said.join(" ")}`);
    expect(1 - wrong.length / results.length, wrong.join("\n")).toBeGreaterThanOrEqual(floor);
  });
  it("says nothing forbidden", () => expect(results.filter((r) => r.verdict.said.length > 0).map((r) => r.c.question)).toEqual([]));
  it("raises no emergency where there is none, and each where there is", () =>
    expect(results.filter((r) => !r.verdict.triage).map((r) => r.c.question)).toEqual([]));
  it("gives a source for 95 % of the factual answers", () => {
    const factual = results.filter((r) => !UNSOURCED.has(r.c.category));
    expect(factual.filter((r) => r.reply.sources.length > 0).length / factual.length).toBeGreaterThanOrEqual(0.95);
  });
  it("answers in the language of the question", () => {
    const wrong = results.filter((r) => r.c.category !== "lang" && r.reply.lang !== (r.c.lang === "zh" ? "zh-CN" : "en-US"));
    expect(wrong.map((r) => r.c.question)).toEqual([]);
  });
});
