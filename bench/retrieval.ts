/**
 * How often the right article is found for questions as people type them (side words, slips, half sentences; no article foresees them):
 * by the library, by the whole assistant, and how far its own estimate of that can be trusted. Then the weights that learning from
 * these questions gives, for `packages/assistant/src/retrieve/likely.ts`.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createAssistant } from "@nutri/assistant";
import { indexesOf } from "@nutri/assistant/indexes";
import { type Signs, WEIGHTS } from "@nutri/assistant/retrieve/likely";
import { questionOf } from "@nutri/assistant/testing/judge";
import { clean } from "@nutri/assistant/text/clean";
import { understand } from "@nutri/assistant/understand/understand";
import { loadKnowledge } from "@nutri/knowledge";

type Asked = { readonly article: string; readonly zh: readonly string[]; readonly en: readonly string[] };
type Seen = { readonly id: string; readonly signs: Signs; readonly likely: number };
type Row = { readonly article: string; readonly seen: readonly Seen[]; readonly shown: boolean };

const path = (p: string): string => fileURLToPath(new URL(`../${p}`, import.meta.url));
const FOUND = 24;
const KEYS = Object.keys(WEIGHTS) as (keyof Signs)[];
const ROUNDS = 20;
const RATE = 0.05;

const knowledge = loadKnowledge(path("packages/knowledge/generated/knowledge.json"));
const assistant = createAssistant(knowledge);
const { link, library } = indexesOf(knowledge);
const asked = readFileSync(path("bench/fixtures/asked-as-typed.jsonl"), "utf8")
  .split("\n")
  .filter((l) => l !== "")
  .map((l) => JSON.parse(l) as Asked);

function look(article: string, text: string, lang: "zh" | "en"): Row {
  const question = questionOf(text, lang);
  const u = understand(clean(text), question.lang, question, knowledge, link);
  const seen = library.articles(u.asked, u.linked, FOUND, u.story).map((h) => ({ id: h.article.id, signs: h.signs, likely: h.likely }));
  return { article, seen, shown: (assistant.answer(question).memory.articles ?? []).includes(article) };
}

/** Gradient ascent on the likelihood of the right one among those found; each sign in units of its spread. */
function learn(rows: readonly Row[]): Record<keyof Signs, number> {
  const all = rows.flatMap((r) => r.seen);
  const spread = KEYS.map((key) => {
    const mean = all.reduce((s, h) => s + h.signs[key], 0) / all.length;
    return Math.sqrt(all.reduce((s, h) => s + (h.signs[key] - mean) ** 2, 0) / all.length) || 1;
  });
  const lessons = rows.flatMap((r) => {
    const right = r.seen.findIndex((h) => h.id === r.article);
    return right < 0 ? [] : [{ right, values: r.seen.map((h) => KEYS.map((key, i) => h.signs[key] / (spread[i] ?? 1))) }];
  });
  const weights = KEYS.map(() => 0);
  for (let round = 0; round < ROUNDS; round++)
    for (const { right, values } of lessons) {
      const scores = values.map((v) => v.reduce((s, x, i) => s + x * (weights[i] ?? 0), 0));
      const most = Math.max(...scores);
      const odds = scores.map((s) => Math.exp(s - most));
      const whole = odds.reduce((a, b) => a + b, 0);
      for (const i of KEYS.keys()) {
        const expected = values.reduce((s, v, j) => s + ((odds[j] ?? 0) / whole) * (v[i] ?? 0), 0);
        weights[i] = (weights[i] ?? 0) + (RATE / (1 + round / 2)) * ((values[right]?.[i] ?? 0) - expected);
      }
    }
  return Object.fromEntries(KEYS.map((key, i) => [key, Number(((weights[i] ?? 0) / (spread[i] ?? 1)).toFixed(2))])) as Record<keyof Signs, number>;
}

const share = (rows: readonly Row[], holds: (r: Row) => boolean): string => `${((100 * rows.filter(holds).length) / rows.length).toFixed(1)} %`;
const rows = (["zh", "en"] as const).flatMap((lang) => {
  const of = asked.flatMap((a) => a[lang].map((text) => look(a.article, text, lang)));
  console.log(
    `${lang}, ${of.length} questions: among ${FOUND} found ${share(of, (r) => r.seen.some((h) => h.id === r.article))}, first ${share(of, (r) => r.seen[0]?.id === r.article)}, in the answer ${share(of, (r) => r.shown)}`,
  );
  return of;
});
for (let low = 0; low < 10; low += 2) {
  const of = rows.filter(
    (r) => Math.min(9, Math.floor((r.seen[0]?.likely ?? 0) * 10)) >= low && Math.min(9, Math.floor((r.seen[0]?.likely ?? 0) * 10)) < low + 2,
  );
  if (of.length > 0) console.log(`held likely by ${low / 10} to ${(low + 2) / 10}: ${of.length}, right ${share(of, (r) => r.seen[0]?.id === r.article)}`);
}
console.log("learned:", JSON.stringify(learn(rows)));
