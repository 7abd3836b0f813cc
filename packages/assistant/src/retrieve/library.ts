/** What the knowledge says in sentences, found by meaning: articles, and single pieces of advice. */
import type { Advice, Article, KnowledgeIndex } from "@nutri/knowledge";
import type { Linked, Linker } from "../understand/link.ts";
import { createIndex } from "./bm25.ts";
import { termsOf } from "./terms.ts";

export type ArticleHit = {
  readonly article: Article;
  readonly score: number;
  /** 0..1: how near the question is to one that the article says it answers. */
  readonly near: number;
  /** How many of the things asked about it is about. */
  readonly shared: number;
  /** Of these, what is eaten. */
  readonly sharedEaten: number;
  /** What its title names: conditions, medicines, things eaten. */
  readonly focus: readonly string[];
};
export type AdviceHit = { readonly advice: Advice; readonly score: number; readonly shared: number };

export type Library = {
  articles(text: string, linked: readonly Linked[], limit: number): ArticleHit[];
  advice(text: string, linked: readonly Linked[], limit: number): AdviceHit[];
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

const EATEN: ReadonlySet<string> = new Set(["nutrient", "form", "item", "group"]);
const isEaten = (l: Linked): boolean => EATEN.has(l.ref.kind);

/** What a near question, and the thing's name in the title, weigh against the score of the words. */
const NEARNESS = 20;
const IN_TITLE = 6;

type Weighted = [string, number];
const weigh = (text: string, w: number): Weighted[] => termsOf(text).map((t) => [t, w]);

const aboutOf = (a: Article): string[] =>
  (Object.keys(KIND_OF) as (keyof Article["about"])[]).flatMap((kind) => a.about[kind].map((id) => `${KIND_OF[kind]}:${id}`));

/** Every key a linked name may be found by: itself, what it is a form of, what it is made of, what it belongs to. */
export function keysOf(l: Linked, k: KnowledgeIndex): string[] {
  const refs = [l.ref, ...l.also];
  return [
    ...new Set(
      refs.flatMap(({ kind, id }) => [
        `${kind}:${id}`,
        ...(kind === "form" ? [`nutrient:${k.forms.get(id)?.nutrient.id ?? ""}`, `item:${id}`] : []),
        ...(kind === "item"
          ? [
              ...(k.items.get(id)?.kind === "nutrient" || k.items.get(id)?.kind === "supplement"
                ? (k.items.get(id)?.nutrients.length === 1 ? (k.items.get(id)?.nutrients ?? []) : []).map((n) => `nutrient:${n.nutrient}`)
                : []),
              ...[...k.groupsOf(id)].map((g) => `group:${g}`),
            ]
          : []),
        ...(kind === "medicine" ? [...k.classesOf(id)].map((c) => `class:${c}`) : []),
        ...(kind === "condition" ? [...k.conditionAncestors(id)].map((c) => `condition:${c}`) : []),
      ]),
    ),
  ];
}

/** Share of the question's weight that one of the article's own questions carries, and back. */
function nearness(query: ReadonlySet<string>, asked: readonly ReadonlySet<string>[], weight: (t: string) => number): number {
  const sum = (terms: Iterable<string>): number => [...terms].reduce((s, t) => s + weight(t), 0);
  const whole = sum(query);
  return Math.max(
    0,
    ...asked.map((terms) => {
      const shared = sum([...query].filter((t) => terms.has(t)));
      return whole === 0 ? 0 : (2 * shared) / (whole + sum(terms));
    }),
  );
}

export function createLibrary(k: KnowledgeIndex, link: Linker): Library {
  const articles = new Map((k.records.articles ?? []).map((a) => [a.id, a]));
  const advice = new Map(k.records.advice.filter((a) => !a.id.startsWith("red_")).map((a) => [a.id, a]));
  const asked = new Map(
    [...articles.values()].map((a) => [a.id, [a.title.zh, a.title.en, ...a.questions.zh, ...a.questions.en].map((q) => new Set(termsOf(q)))]),
  );
  const about = new Map([...articles.values()].map((a) => [a.id, new Set(aboutOf(a))]));
  const focus = new Map([...articles.values()].map((a) => [a.id, [...link(a.title.en, false), ...link(a.title.zh, false)].flatMap((l) => keysOf(l, k))]));
  const articleIndex = createIndex(
    [...articles.values()].map((a) => ({
      id: a.id,
      terms: [
        ...[a.title.zh, a.title.en, ...a.questions.zh, ...a.questions.en].flatMap((t) => weigh(t, 3)),
        ...[a.answer.zh, a.answer.en].flatMap((t) => weigh(t, 1.5)),
        ...[a.body.zh, a.body.en].flatMap((t) => weigh(t, 0.7)),
        ...[...(about.get(a.id) ?? [])].map((key): Weighted => [`@${key}`, 3]),
      ],
    })),
  );
  const adviceKeys = new Map(
    [...advice.values()].map((a) => [
      a.id,
      new Set([
        ...link(a.text.en, false).flatMap((l) => keysOf(l, k)),
        ...(a.when.conditions ?? []).map((c) => `condition:${c}`),
        ...(a.when.medicines ?? []).map((c) => `medicine:${c}`),
        ...(a.when.classes ?? []).map((c) => `class:${c}`),
        ...(a.when.goals ?? []).map((c) => `goal:${c}`),
        ...a.lowIn.map((n) => `nutrient:${n}`),
      ]),
    ]),
  );
  const adviceIndex = createIndex(
    [...advice.values()].map((a) => ({
      id: a.id,
      terms: [
        ...weigh(a.text.zh, 1),
        ...weigh(a.text.en, 1),
        ...a.symptoms.flatMap((s) => weigh(s, 1)),
        ...[...(adviceKeys.get(a.id) ?? [])].map((key): Weighted => [`@${key}`, 2]),
      ],
    })),
  );

  const queryOf = (text: string, linked: readonly Linked[]): Weighted[] => [
    ...[...new Set(termsOf(text))].map((t): Weighted => [t, 1]),
    ...[...new Set(linked.filter((l) => !l.denied).flatMap((l) => keysOf(l, k)))].map((key): Weighted => [`@${key}`, 1.5]),
  ];
  const sharedWith = (keys: ReadonlySet<string> | undefined, linked: readonly Linked[]): number =>
    linked.filter((l) => keysOf(l, k).some((key) => keys?.has(key) === true)).length;

  return {
    articles(text, linked, limit) {
      const query = new Set(termsOf(text));
      const keys = new Set(linked.filter(isEaten).flatMap((l) => keysOf(l, k).filter((key) => !key.startsWith("group:"))));
      const hits = articleIndex.search(queryOf(text, linked), limit * 3).flatMap(({ id, score }): ArticleHit[] => {
        const article = articles.get(id);
        if (!article) return [];
        const of = about.get(id);
        const near = nearness(query, asked.get(id) ?? [], articleIndex.weight);
        return [{ article, score, near, shared: sharedWith(of, linked), sharedEaten: sharedWith(of, linked.filter(isEaten)), focus: focus.get(id) ?? [] }];
      });
      const rank = (h: ArticleHit): number => h.near * NEARNESS + h.score + (h.focus.some((f) => keys.has(f)) ? IN_TITLE : 0);
      return hits.toSorted((a, b) => rank(b) - rank(a) || (a.article.id < b.article.id ? -1 : 1)).slice(0, limit);
    },
    advice: (text, linked, limit) =>
      adviceIndex.search(queryOf(text, linked), limit).flatMap(({ id, score }) => {
        const found = advice.get(id);
        return found ? [{ advice: found, score, shared: sharedWith(adviceKeys.get(id), linked) }] : [];
      }),
  };
}
