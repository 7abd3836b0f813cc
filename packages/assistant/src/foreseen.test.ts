/** What an article says it answers is answered by it: every fourth of its questions, asked as it stands. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { expect, it } from "vitest";
import { createAssistant } from "./assistant.ts";
import { questionOf } from "./testing/judge.ts";

const k = realKnowledge();
const assistant = createAssistant(k);
const FOURTH = 4;

const foreseen = [...k.articles.values()].flatMap((a) =>
  (["zh", "en"] as const).flatMap((lang) => a.questions[lang].map((text) => ({ id: a.id, lang, text }))),
);

it("shows the article", () => {
  const asked = foreseen.filter((_, i) => i % FOURTH === 0);
  const missed = asked.filter(({ id, lang, text }) => !(assistant.answer(questionOf(text, lang)).memory.articles ?? []).includes(id));
  // The rest are in the way of an emergency, a refusal or a rule, or a neighbour says the same: with a thousand articles many lie close together.
  expect(missed.length / asked.length, missed.map((x) => `${x.id}: ${x.text}`).join("\n")).toBeLessThan(0.015);
});
