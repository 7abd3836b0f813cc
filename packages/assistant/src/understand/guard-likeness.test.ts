import { describe, expect, it } from "vitest";
import { readCases } from "../testing/judge.ts";
import { examplesOf, graded, readLines } from "../testing/triage-examples.ts";
import { type Case, createGuardLikeness, type Features, learnGuard } from "./guard-likeness.ts";
import { lessonOf, namedBy } from "./guard-rules.ts";
import { TABLES, written } from "./guard-tables.ts";

type Asked = { readonly text: string; readonly want: string };
const asked = [...readLines<Asked>("refusals.jsonl"), ...readLines<Asked>("attacks.jsonl")];
const cases: readonly Case[] = asked.map((c) => ({ features: lessonOf(c.text), want: c.want }));
const questionsIn = (files: readonly string[]): string[] => files.flatMap((f) => readCases(`questions${f}.jsonl`).map((c) => c.question));
/** Some of them are refused, and rightly. */
const ordinary = (texts: readonly string[]): Features[] => texts.filter((t) => namedBy(t).size === 0).map(lessonOf);
const everyday = ordinary([
  ...[...examplesOf("calm"), ...examplesOf("other"), ...examplesOf("doctor"), ...graded()].map((e) => e.text),
  ...questionsIn(["", "-second", "-third", "-fourth"]),
]);
const unseen = ordinary(questionsIn(["-fifth", "-sixth", "-seventh", "-eighth", "-ninth", "-tenth"]));

describe("how a refused request reads", () => {
  it("is learned from the cases and nothing else: the same cases give the tables that are kept (renew them with vitest -u)", async () => {
    await expect(written(learnGuard(cases, everyday))).toMatchFileSnapshot("guard-tables.json");
  });

  it("is seen in every second request that was not learned from, and in one everyday question of a hundred at most", () => {
    const [learned, left] = [cases.filter((_, i) => i % 5 > 0), cases.filter((_, i) => i % 5 === 0)];
    const like = createGuardLikeness(learnGuard(learned, everyday));
    const share = (all: readonly Features[]): number => all.filter((f) => like(f) !== undefined).length / all.length;
    expect(share(left.filter((c) => c.want !== "answer").map((c) => c.features))).toBeGreaterThan(0.5);
    expect(share(left.filter((c) => c.want === "answer").map((c) => c.features))).toBeLessThan(0.04);
    expect(unseen.filter((f) => createGuardLikeness(TABLES)(f) !== undefined).length / unseen.length).toBeLessThan(0.01);
  });
});
