/**
 * What texts of visitors cost, by their length: each reader of text is given hostile texts of growing length up to the most that the
 * contract lets in. Printed is the processor time of the worst, and how it grew when its length doubled (2: linear, 4: quadratic).
 * Beside the known near misses, every word that a regular expression of the readers is written with is repeated: what an expression
 * looks for is what it can be kept busy with, also one that was written yesterday. REDOS_WORDS (500) of them are drawn; all of them
 * take an hour.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createAssistant } from "@nutri/assistant";
import { Answers } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import { findTaboos, resolvePerson } from "@nutri/engine";
import { loadKnowledge } from "@nutri/knowledge";
import { readTyped } from "@nutri/reports";
import { recognisedOn } from "../apps/server/src/features/report/label.ts";
import { stripIdentity } from "../apps/server/src/model/strip-identity.ts";
import { random } from "./fixtures/random.ts";
import { HOSTILE_SEEDS } from "../apps/server/src/testing/hostile.ts";

const knowledge = loadKnowledge("packages/knowledge/generated/knowledge.json");
const assistant = createAssistant(knowledge);
const question = (text: string) => ({
  text,
  lang: "zh-CN" as const,
  today: "2026-11-21",
  market: "cn" as const,
  referenceSet: "china-2023" as const,
  person: {},
  products: [],
  memory: {},
});

type Reader = { most: number; read: (text: string) => unknown };
const READERS: Record<string, Reader> = {
  dose: { most: 200, read: parseDose },
  "a name": { most: 200, read: (name) => findTaboos({ medicines: [{ name }], supplements: [{ name }], conditions: [name], foods: [name] }, knowledge) },
  "diet notes": { most: 2000, read: (notes) => resolvePerson(Answers.parse({ diet: { notes } }), knowledge) },
  "a list of names": { most: 2000, read: (text) => [knowledge.names.readList(text, ["medicine", "item"]), knowledge.names.readConditions(text)] },
  "a search": { most: 200, read: (text) => knowledge.names.search(text, ["nutrient", "item", "medicine", "form"], 20) },
  "a label": { most: 2000, read: (text) => recognisedOn([{ text, confidence: 1 }], knowledge) },
  "a typed row": { most: 200, read: (text) => readTyped([{ name: text, value: text, unit: text }], knowledge.records.biomarkers, {}) },
  "a question": { most: 8000, read: (text) => assistant.answer(question(text)) },
  "identity taken out": { most: 8000, read: stripIdentity },
};
/** Beyond this, a text holds up others. */
const TARGET_MS = 500;

const cpuMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const FOLDERS = [
  "packages/domain/src",
  "packages/knowledge/src",
  "packages/assistant/src",
  "packages/reports/src",
  "packages/engine/src",
  "apps/server/src/model",
];
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) =>
    /(?<!\.test)\.ts$/.test(file) ? [readFileSync(join(folder, file), "utf8")] : [],
  );
/** A line that holds an expression, or the text of one. */
const EXPRESSION = /\/[dgimsuvy]*[.,;)\]\s]|RegExp|String\.raw|\\[sdbwp]/;
const words = new Set(
  FOLDERS.flatMap(sourcesIn)
    .flatMap((text) => text.split("\n").filter((line) => EXPRESSION.test(line)))
    .flatMap((line) => line.match(/\p{Script=Han}{1,6}|(?<![\\a-z])[a-z]{2,14}/giu) ?? [])
    .map((word) => word.toLowerCase()),
);
const r = random(Number(process.env["REDOS_SEED"] ?? 20_261_121));
const drawn = [...words]
  .map((word) => ({ word, place: r.next() }))
  .toSorted((a, b) => a.place - b.place)
  .slice(0, Number(process.env["REDOS_WORDS"] ?? 500))
  .map(({ word }) => word);
const SEEDS = [...new Set([...HOSTILE_SEEDS, ...drawn.flatMap((word) => (/^[a-z]/.test(word) ? [`${word} `] : [word, `${word} `]))])];

let slow = 0;
for (const [name, { most, read }] of Object.entries(READERS)) {
  const at = (seed: string, length: number): number => {
    const text = seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
    return text.trim() === "" ? 0 : cpuMs(() => read(text));
  };
  for (const seed of HOSTILE_SEEDS) at(seed, Math.min(most, 200));
  // A quarter of the length tells which are worth the whole.
  const worst = SEEDS.map((seed) => ({ seed, ms: at(seed, most / 4) }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 30)
    .map(({ seed }) => ({ seed, ms: at(seed, most) }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 3);
  slow = Math.max(slow, worst[0]?.ms ?? 0);
  const shown = worst.map(({ seed, ms }) => `${JSON.stringify(seed)} ${ms.toFixed(0)} ms (×${(ms / Math.max(0.5, at(seed, most / 2))).toFixed(1)})`);
  console.log(`${name}, ${most} characters: ${shown.join(", ")}`);
}
console.log(`${SEEDS.length} seeds; target: under ${TARGET_MS} ms each`);
if (slow > TARGET_MS) process.exitCode = 1;
