/** The assistant by itself: how long an answer takes without a model (on the clock and of the processor), how long making it takes, and how much memory it holds. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createAssistant, type Question } from "@nutri/assistant";
import { CatalogueProduct } from "@nutri/domain";
import { loadKnowledge } from "@nutri/knowledge";

const path = (p: string): string => fileURLToPath(new URL(`../${p}`, import.meta.url));
const TARGETS = { p95Ms: 50, makeMs: 1000 } as const;
const ROUNDS = 3;

const knowledge = loadKnowledge(path("packages/knowledge/generated/knowledge.json"));
const products = CatalogueProduct.array().parse(JSON.parse(readFileSync(path("catalogue/products.json"), "utf8")));
const cases = ["questions.jsonl", "held-out.jsonl"].flatMap((file) =>
  readFileSync(path(`packages/assistant/cases/${file}`), "utf8")
    .split("\n")
    .filter((l) => l !== "")
    .map((l) => JSON.parse(l) as { lang: "zh" | "en"; question: string }),
);
const question = (c: { lang: "zh" | "en"; question: string }): Question => ({
  text: c.question,
  lang: c.lang === "zh" ? "zh-CN" : "en-US",
  today: "2026-01-15",
  market: "intl",
  referenceSet: "us-dri",
  person: {},
  products,
  memory: {},
});

const percentile = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

const begun = performance.now();
const assistant = createAssistant(knowledge);
const makeMs = performance.now() - begun;
for (const c of cases.slice(0, 40)) assistant.answer(question(c));

const clock: number[] = [];
const processor: number[] = [];
for (let round = 0; round < ROUNDS; round++)
  for (const c of cases) {
    const before = process.cpuUsage();
    const t0 = performance.now();
    assistant.answer(question(c));
    clock.push(performance.now() - t0);
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1000);
  }
const ms = (n: number): string => `${n.toFixed(1)} ms`;
console.log(`made in ${ms(makeMs)} (target ${TARGETS.makeMs} ms)`);
console.log(`${clock.length} answers: p50 ${ms(percentile(clock, 0.5))}, p95 ${ms(percentile(clock, 0.95))} on the clock (target p95 ${TARGETS.p95Ms} ms)`);
console.log(`of the processor: p50 ${ms(percentile(processor, 0.5))}, p95 ${ms(percentile(processor, 0.95))}`);
