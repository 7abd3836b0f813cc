import { createAssistant } from "@nutri/assistant";
import { Answers } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import { findTaboos, resolvePerson } from "@nutri/engine";
import { readTyped } from "@nutri/reports";
import { describe, expect, it } from "vitest";
import { langOf } from "./http/language.ts";
import { stripIdentity } from "./model/strip-identity.ts";
import { HOSTILE_SEEDS, HOSTILE_TEXTS } from "./testing/hostile.ts";
import { onEachDatabase } from "./testing/server.ts";
import { realKnowledge } from "./testing/reports.ts";

/**
 * Every reader of a visitor's text gets hostile texts of the most that the contract lets in. What is linear is through in a moment; what
 * is not would not be through before the runner gives up. `npm run bench redos` measures it.
 */
const knowledge = realKnowledge();
const assistant = createAssistant(knowledge);
const asked = { lang: "zh-CN", today: "2026-11-21", market: "cn", referenceSet: "china-2023", person: {}, products: [], memory: {} } as const;

const texts = (most: number): string[] =>
  [...HOSTILE_SEEDS.map((seed) => seed.repeat(Math.ceil(most / seed.length))), ...HOSTILE_TEXTS].map((t) => t.slice(0, most)).filter((t) => t.trim() !== "");

const READERS: Record<string, [most: number, read: (text: string) => unknown]> = {
  "a dose": [200, parseDose],
  "a name": [200, (name) => findTaboos({ medicines: [{ name }], conditions: [name] }, knowledge)],
  "diet notes": [2000, (notes) => resolvePerson(Answers.parse({ diet: { notes } }), knowledge)],
  "a list of names": [2000, (text) => [knowledge.names.readList(text, ["medicine", "item"]), knowledge.names.readConditions(text)]],
  "a search": [200, (text) => knowledge.names.search(text, ["nutrient", "item", "medicine", "form"], 20)],
  "a label": [2000, (text) => knowledge.names.recognise(text, ["medicine", "item", "form", "nutrient"])],
  "a typed row": [200, (text) => readTyped([{ name: text, value: text, unit: text }], knowledge.records.biomarkers, {})],
  "a question": [8000, (text) => assistant.answer({ ...asked, text })],
  "what a model is told": [8000, (text) => stripIdentity(text, [text.slice(0, 30)])],
  "a header": [8000, langOf],
};

describe("hostile text", () => {
  it.each(Object.entries(READERS))("is read as %s", (_name, [most, read]) => {
    for (const text of texts(most)) expect(() => read(text)).not.toThrow();
  });

  it.each([
    ["我叫林小明，电话 13800138000", "[name]，电话 [phone]"],
    ["My name is Ada Lovelace, mail ada@example.org", "[name], mail [email]"],
    ["住院号：A1234567，铁蛋白 8", "[number]，铁蛋白 8"],
    ["110101199003071234", "[id]"],
  ])("loses who it is about: %s", (text, expected) => expect(stripIdentity(text)).toBe(expected));
});

onEachDatabase("lists of names", (server) => {
  const check = (count: number) =>
    server().call("medicineTaboos", { body: { medicines: Array.from({ length: count }, (_, i) => ({ name: `${i}`.padEnd(200, "x") })) } });
  it("are taken as long as somebody can mean them", async () => {
    expect((await check(60)).status).toBe(200);
    expect((await check(61)).failure).toMatchObject({ code: 422, error: "invalid", details: [{ path: "medicines" }] });
  });
});
