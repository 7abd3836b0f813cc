/** Questions of every kind, in both languages, answered with no model. The held-out part is not tuned on. */
import { realKnowledge, sampleCatalogue } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "./assistant.ts";
import { judge, type QuestionCase, questionFiles, readCases, replyTo } from "./testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const { products } = sampleCatalogue();

/** Categories whose answers state no fact of nutrition. `unknown`: that nothing is known is all that is to be said. */
const UNSOURCED: ReadonlySet<string> = new Set(["app", "inject", "lang", "followup", "unknown"]);

const run = (cases: readonly QuestionCase[]) =>
  cases.map((c) => {
    const reply = replyTo(assistant, c, { products });
    return { c, reply, verdict: judge(c, reply) };
  });

/** The share that must be right; of all files that do not stand here 95 %. */
const FLOORS: Readonly<Record<string, number>> = {
  "questions.jsonl": 0.9,
  "held-out.jsonl": 0.88,
  "questions-second.jsonl": 0.9,
  "held-out-second.jsonl": 0.9,
  "questions-fifth.jsonl": 0.9,
  "questions-sixth.jsonl": 0.9,
};

describe.each(questionFiles().map((file) => [file, FLOORS[file] ?? 0.95] as const))("%s", (file, floor) => {
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
