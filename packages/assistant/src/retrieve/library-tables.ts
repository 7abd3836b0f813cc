/** What the library is searched by, as plain data: it takes a second to make of the knowledge, and is the same every time. */
import type { Article, KnowledgeIndex } from "@nutri/knowledge";
import { clean } from "../text/clean.ts";
import type { Linked, Linker } from "../understand/link.ts";
import { inStandardWords } from "../understand/standard-words.ts";
import { indexIn, type IndexTable, indexTable } from "./bm25.ts";
import { keysOf, namesFood } from "./keys.ts";
import { type PartTables, partTables, wordsAndKin } from "./likely.ts";
import { type WeighedAll, weighedAll } from "./near.ts";
import { type AllForeseen, foreseenBy, namesIn } from "./point.ts";
import { type Aspects, aspectsIn } from "./predicate.ts";
import { createVocabulary } from "./vocabulary.ts";

/** What is known of an article before anything is asked; keys by their numbers. */
export type ArticleTable = {
  /** As they reach the assistant. */ readonly questions: Article["questions"];
  readonly about: readonly number[];
  /** What its title names: conditions, medicines, things eaten. */ readonly focus: readonly string[];
  /** The conditions its title names, by their own ids. */ readonly states: readonly string[];
  /** What it is on: the groups of what a title names are the groups of many other things. */
  readonly subjects: readonly number[];
  readonly asked: WeighedAll;
  readonly foreseen: AllForeseen;
  readonly aspects: Aspects;
};

export type LibraryTables = {
  readonly read: readonly ArticleTable[];
  /** The words, keys and aspects that everything else has by their numbers. */
  readonly words: readonly string[];
  readonly keys: readonly string[];
  readonly aspects: readonly string[];
  readonly articles: IndexTable;
  readonly parts: PartTables;
  /** Of each advice that is found by words: what it is about. */
  readonly adviceKeys: readonly { readonly id: string; readonly keys: readonly string[] }[];
  readonly adviceWords: readonly string[];
  readonly advice: IndexTable;
};

const KIND_OF: Readonly<Record<keyof Article["about"], string>> = {
  nutrients: "nutrient",
  items: "item",
  groups: "group",
  conditions: "condition",
  medicines: "medicine",
  classes: "class",
  biomarkers: "biomarker",
  goals: "goal",
};

export type Weighted = [string, number];
export const weigh = (text: string, w: number): Weighted[] => wordsAndKin(text).map((t) => [t, w]);

/** Its questions as they reach the assistant: read the same way as what people type. */
const asTyped = (a: Article): Article => ({
  ...a,
  questions: { zh: a.questions.zh.map((q) => inStandardWords(clean(q))), en: a.questions.en.map((q) => clean(q)) },
});

export const aboutOf = (a: Article): string[] =>
  (Object.keys(KIND_OF) as (keyof Article["about"])[]).flatMap((kind) => a.about[kind].map((id) => `${KIND_OF[kind]}:${id}`));

export const questionsOf = (a: Article): string[] => [a.title.zh, a.title.en, ...a.questions.zh, ...a.questions.en];

/** What its questions, its answer and its body say, in both languages. */
export const textsOf = (a: Article): [own: string, lead: string, all: string] => [
  questionsOf(a).join("\n"),
  [a.answer.zh, a.answer.en].join("\n"),
  [a.body.zh, a.body.en].join("\n"),
];

export function libraryTables(k: KnowledgeIndex, link: Linker): LibraryTables {
  const all = (k.records.articles ?? []).map(asTyped);
  const [words, keys, aspects, adviceWords] = [createVocabulary(), createVocabulary(), createVocabulary(), createVocabulary()];
  const articles = indexTable(
    all.map((a) => ({
      id: a.id,
      terms: [
        ...questionsOf(a).flatMap((t) => weigh(t, 3)),
        ...[a.answer.zh, a.answer.en].flatMap((t) => weigh(t, 1.5)),
        ...[a.body.zh, a.body.en].flatMap((t) => weigh(t, 0.7)),
        ...[...new Set(aboutOf(a))].map((key): Weighted => [`@${key}`, 3]),
      ],
    })),
    words,
  );
  const parts = partTables(all, words);
  const { weight } = indexIn(articles);
  const numbers = { words, keys, aspects, weight };
  // A title's verb may be spelled like a sort of medicine ("降尿酸"): of medicines it speaks where the article does.
  const titleOf = (a: Article): Linked[] =>
    [...link(a.title.en, false), ...link(a.title.zh, false)].filter(
      (l) => (l.ref.kind !== "medicine" && l.ref.kind !== "class") || a.about.medicines.length + a.about.classes.length > 0,
    );
  const named = all.map((article) => namesIn(article, k, numbers));
  const read = all.map((article, at): ArticleTable => {
    const title = titleOf(article);
    const focus = title.flatMap((l) => (namesFood(l) ? [] : l.ref.kind === "medicine" ? [`medicine:${l.ref.id}`] : keysOf(l, k)));
    const about = [...new Set(aboutOf(article))];
    return {
      questions: article.questions,
      focus,
      states: title.flatMap((l) => (l.ref.kind === "condition" && !(l.denied && l.effect !== true) ? [l.ref.id] : [])),
      about: about.map(keys.add),
      subjects: [...new Set([...about, ...focus.filter((key) => !key.startsWith("group:"))])].map(keys.add),
      asked: weighedAll(questionsOf(article), words, weight),
      foreseen: foreseenBy(named[at] ?? [], numbers),
      aspects: aspectsIn(textsOf(article)),
    };
  });
  const found = k.records.advice
    .filter((a) => !a.id.startsWith("red_"))
    .map((a) => ({
      text: a.text,
      symptoms: a.symptoms,
      id: a.id,
      keys: [
        ...new Set([
          ...link(a.text.en, false).flatMap((l) => keysOf(l, k)),
          ...(a.when.conditions ?? []).map((c) => `condition:${c}`),
          ...(a.when.medicines ?? []).map((c) => `medicine:${c}`),
          ...(a.when.classes ?? []).map((c) => `class:${c}`),
          ...(a.when.goals ?? []).map((c) => `goal:${c}`),
          ...a.lowIn.map((n) => `nutrient:${n}`),
        ]),
      ],
    }));
  const advice = indexTable(
    found.map(({ id, text, symptoms, keys: of }) => ({
      id,
      terms: [...weigh(text.zh, 1), ...weigh(text.en, 1), ...symptoms.flatMap((s) => weigh(s, 1)), ...of.map((key): Weighted => [`@${key}`, 2])],
    })),
    adviceWords,
  );
  return {
    read,
    words: words.words(),
    keys: keys.words(),
    aspects: aspects.words(),
    articles,
    parts,
    adviceKeys: found.map(({ id, keys: of }) => ({ id, keys: of })),
    adviceWords: adviceWords.words(),
    advice,
  };
}
