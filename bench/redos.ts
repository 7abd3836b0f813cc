/**
 * What texts of visitors cost, by their length: each reader of text is given hostile texts of growing length up to the most that the
 * contract lets in. Printed is the processor time of the worst, and how it grew when its length doubled (2: linear, 4: quadratic).
 */
import { createAssistant } from "@nutri/assistant";
import { Answers } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import { findTaboos, resolvePerson } from "@nutri/engine";
import { loadKnowledge } from "@nutri/knowledge";
import { stripIdentity } from "../apps/server/src/model/strip-identity.ts";
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

for (const [name, { most, read }] of Object.entries(READERS)) {
  const at = (seed: string, length: number): number => {
    const text = seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
    return text.trim() === "" ? 0 : cpuMs(() => read(text));
  };
  for (const seed of HOSTILE_SEEDS) at(seed, Math.min(most, 200));
  const worst = HOSTILE_SEEDS.map((seed) => ({ seed, ms: at(seed, most) }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 3)
    .map(({ seed, ms }) => `${JSON.stringify(seed)} ${ms.toFixed(0)} ms (×${(ms / Math.max(0.5, at(seed, most / 2))).toFixed(1)})`);
  console.log(`${name}, ${most} characters: ${worst.join(", ")}`);
}
console.log(`target: under ${TARGET_MS} ms each`);
