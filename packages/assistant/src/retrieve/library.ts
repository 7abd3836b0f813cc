/** What the knowledge says in sentences, found by meaning: articles, and single pieces of advice. */
import type { Advice, Article, KnowledgeIndex } from "@nutri/knowledge";
import type { Linked, Linker } from "../understand/link.ts";
import { clean } from "../text/clean.ts";
import { aspectsOf } from "../understand/aspects.ts";
import { inStandardWords } from "../understand/standard-words.ts";
import { nutrientOf } from "../understand/understand.ts";
import { createIndex } from "./bm25.ts";
import { isEaten, keysOf, namesFood } from "./keys.ts";
import { kinOf } from "./kin.ts";
import { createSigns, likelyOf, type Signs } from "./likely.ts";
import { CLAUSES, nearness, questionsIn, type WeighedAll, weighedAll, weighedOf } from "./near.ts";
import { askedIn, foreseenBy, likest, togetherOf } from "./point.ts";
import { type Known, type Predicate, predicateOf, sayingOf, saysOf, type Spoken, speaksOf, tellsOf } from "./predicate.ts";
import { termsOf } from "./terms.ts";

export type ArticleHit = {
  readonly article: Article;
  readonly score: number;
  /** 0..1: how near the question is to one that the article says it answers. */
  readonly near: number;
  /** The same by what is named and asked, whatever the words. */
  readonly like: number;
  /** Which of several questions in one it is likest to. */
  readonly clause: number;
  /** It is one of the questions that the article says it answers, letter by letter. */
  readonly exact: boolean;
  /** The nearer of both. */
  readonly close: number;
  /** 0..1: how likely it is the one of all that were found, and by what. */
  readonly likely: number;
  readonly signs: Signs;
  /** How many of the things asked about it is about. */
  readonly shared: number;
  /** Of these, what is eaten. */
  readonly sharedEaten: number;
  /** What its title names: conditions, medicines, things eaten. */
  readonly focus: readonly string[];
  /** The conditions its title names, by their own ids. */
  readonly states: readonly string[];
  /** 0..1: how much it speaks of what the question says of these things; undefined where the question only names them. */
  readonly speaks: number | undefined;
  /** The same of one of its sentences. */
  readonly says: (sentence: string) => number | undefined;
  /** 0..1: how much of the whole question one of its sentences tells. */
  readonly tells: (sentence: string) => number | undefined;
};
/** `foreign`: it speaks of a medicine that nobody spoke of. */
export type AdviceHit = { readonly advice: Advice; readonly score: number; readonly shared: number; readonly foreign: boolean };

/** The sentences that ask, and the others. */
type Told = { readonly question: string; readonly told: readonly string[]; readonly mentioned: readonly Linked[] };

export type Library = {
  /** @param story what of the text asks, and what is told */
  articles(text: string, linked: readonly Linked[], limit: number, story?: Told): ArticleHit[];
  advice(text: string, linked: readonly Linked[], limit: number): AdviceHit[];
  /** What a text says of the things it names, and which of its words nothing here has. */
  point(text: string, linked: readonly Linked[]): Point;
};
export type Point = { readonly words: readonly string[]; readonly unheard: readonly string[]; readonly aspects: number; readonly states: number };

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

/** From here on the likeness of what is asked says more than the likeness of the words. */
const ALIKE = 0.65;
const LESS = 0.1;

/** Found by words, these are looked at closely. */
const MOST_LOOKED_AT = 24;
/** What a word of the story weighs beside one of the question. */
const TOLD = 0.5;
/** So many words make a question that stands alone. */
const LEAST_ASKED = 3;
/** A question alone, and with each sentence of the story that gives it its sense. */
const readings = (text: string, story: Told | undefined): string[] =>
  story ? [...questionsIn(story.question), ...story.told, ...story.told.map((s) => `${s} ${story.question}`)] : questionsIn(text);
/** A question without what does not change it. */
const lettersOf = (question: string): string =>
  question
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
const NOTHING: ReadonlySet<string> = new Set();
const UNASKED: WeighedAll = { having: new Map(), wholes: [] };
const HAN = /\p{Script=Han}/u;

type Weighted = [string, number];
const weigh = (text: string, w: number): Weighted[] => [...termsOf(text), ...kinOf(text)].map((t) => [t, w]);

/** Its questions as they reach the assistant: read the same way as what people type. */
const asTyped = (a: Article): Article => ({
  ...a,
  questions: { zh: a.questions.zh.map((q) => inStandardWords(clean(q))), en: a.questions.en.map((q) => clean(q)) },
});

const aboutOf = (a: Article): string[] =>
  (Object.keys(KIND_OF) as (keyof Article["about"])[]).flatMap((kind) => a.about[kind].map((id) => `${KIND_OF[kind]}:${id}`));

const spokenOf = (a: Article): Spoken => {
  const [own, lead, all] = [
    [a.title.zh, a.title.en, ...a.questions.zh, ...a.questions.en],
    [a.answer.zh, a.answer.en],
    [a.body.zh, a.body.en],
  ].map((texts) => texts.join("\n").toLowerCase()) as [string, string, string];
  return { own, lead, all, aspects: aspectsOf(own).aspects, led: aspectsOf(lead).aspects, told: aspectsOf(all).aspects };
};

export function createLibrary(k: KnowledgeIndex, link: Linker): Library {
  const articles = new Map((k.records.articles ?? []).map((a) => [a.id, asTyped(a)]));
  const advice = new Map(k.records.advice.filter((a) => !a.id.startsWith("red_")).map((a) => [a.id, a]));
  const about = new Map([...articles.values()].map((a) => [a.id, new Set(aboutOf(a))]));
  // A title's verb may be spelled like a sort of medicine ("降尿酸"): of medicines it speaks where the article does.
  const titles = new Map(
    [...articles.values()].map((a) => [
      a.id,
      [...link(a.title.en, false), ...link(a.title.zh, false)].filter(
        (l) => (l.ref.kind !== "medicine" && l.ref.kind !== "class") || a.about.medicines.length + a.about.classes.length > 0,
      ),
    ]),
  );
  const focus = new Map(
    [...titles].map(([id, named]) => [id, named.flatMap((l) => (namesFood(l) ? [] : l.ref.kind === "medicine" ? [`medicine:${l.ref.id}`] : keysOf(l, k)))]),
  );
  const states = new Map(
    [...titles].map(([id, named]) => [id, named.flatMap((l) => (l.ref.kind === "condition" && !(l.denied && l.effect !== true) ? [l.ref.id] : []))]),
  );
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
  const asked = new Map(
    [...articles.values()].map((a) => [a.id, weighedAll([a.title.zh, a.title.en, ...a.questions.zh, ...a.questions.en], articleIndex.weight)]),
  );
  const written = Map.groupBy(
    [...articles.values()].flatMap((a) => [...new Set([...a.questions.zh, ...a.questions.en].map(lettersOf))].map((q) => ({ id: a.id, q }))),
    ({ q }) => q,
  );
  const foreseen = new Map([...articles.values()].map((a) => [a.id, foreseenBy(a, k, articleIndex.weight)]));
  const ownQuestions = new Map([...foreseen].map(([id, each]) => [id, togetherOf(each)]));
  const signsOf = createSigns([...articles.values()], foreseen, articleIndex.weight);
  const spoken = new Map([...articles.values()].map((a) => [a.id, spokenOf(a)]));
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

  const queryOf = (text: string, linked: readonly Linked[], story?: Told): Weighted[] => [
    ...new Map(weigh(story?.question ?? text, 1)),
    ...new Map((story?.told ?? []).flatMap((t) => weigh(t, TOLD))),
    ...[...new Set((story?.mentioned ?? []).filter((l) => !namesFood(l)).flatMap((l) => keysOf(l, k)))].map((key): Weighted => [`@${key}`, TOLD]),
    ...[...new Set(linked.filter((l) => !l.denied).flatMap((l) => keysOf(l, k)))].map((key): Weighted => [`@${key}`, 1.5]),
  ];
  type Keyed = { readonly eaten: boolean; readonly keys: readonly string[] };
  const keyed = (linked: readonly Linked[]): Keyed[] => linked.map((l) => ({ eaten: isEaten(l), keys: keysOf(l, k) }));
  const sharedWith = (keys: ReadonlySet<string> | undefined, linked: readonly Keyed[]): number =>
    linked.filter((l) => l.keys.some((key) => keys?.has(key) === true)).length;

  const known = (lang: "zh" | "en"): Known => ({
    weight: articleIndex.weight,
    heard: articleIndex.heard,
    keysOf: (l) => keysOf(l, k),
    nameOf: (l) => (l.ref.kind === "goal" ? k.goals.get(l.ref.id) : k.conditions.get(l.ref.id))?.name[lang] ?? "",
  });
  // The groups of what a title names are the groups of many other things.
  const subjects = new Map(
    [...articles.keys()].map((id) => [id, new Set([...(about.get(id) ?? []), ...(focus.get(id) ?? []).filter((key) => !key.startsWith("group:"))])]),
  );
  const pointOf = (id: string, predicate: Predicate): Pick<ArticleHit, "speaks" | "says" | "tells"> => {
    const [of, subject] = [spoken.get(id), subjects.get(id)];
    const tells = (sentence: string): number | undefined => tellsOf(predicate, sentence);
    return of && subject
      ? {
          tells,
          speaks: speaksOf(predicate, of, subject),
          says: (sentence) => saysOf(predicate, of, subject, sentence),
        }
      : { tells, speaks: undefined, says: () => undefined };
  };

  return {
    point: (text, linked) => {
      const { words, aspects, states } = sayingOf(text, linked, known(HAN.test(text) ? "zh" : "en"));
      return { words, unheard: words.filter((w) => !termsOf(w).some(articleIndex.heard)), aspects: aspects.size, states: states.length };
    },
    articles(text, all, limit, given) {
      // "Is that a problem?" asks nothing without its story.
      const story = given && new Set(termsOf(given.question)).size >= LEAST_ASKED ? given : undefined;
      const linked = all.filter((l) => !namesFood(l) && (!l.denied || l.ref.kind === "condition"));
      const queries = readings(text, story).map((q) => weighedOf(q, articleIndex.weight));
      const asks = questionsIn(story?.question ?? text, CLAUSES).map((q) =>
        askedIn(
          q,
          linked,
          (l) => keysOf(l, k),
          (l) => nutrientOf(l.ref, k),
          articleIndex.weight,
        ),
      );
      const named = keyed(linked);
      const eaten = named.filter((l) => l.eaten);
      const predicate = predicateOf(story?.question ?? text, all, known(HAN.test(text) ? "zh" : "en"));
      const exact = new Set(questionsIn(story?.question ?? text).flatMap((q) => (written.get(lettersOf(q)) ?? []).map(({ id }) => id)));
      const found = articleIndex.search(queryOf(text, linked, story), MOST_LOOKED_AT);
      const looked = [...found, ...[...exact].filter((id) => found.every((h) => h.id !== id)).map((id) => ({ id, score: 0 }))];
      const told = new Set(named.flatMap((l) => l.keys));
      const hits = looked.flatMap(({ id, score }): Omit<ArticleHit, "likely" | "signs">[] => {
        const article = articles.get(id);
        if (!article) return [];
        const of = subjects.get(id);
        const near = Math.max(0, ...queries.map((query) => nearness(query, asked.get(id) ?? UNASKED)));
        const own = ownQuestions.get(id);
        const likes = asks.map((a) => (own ? likest(a, own, about.get(id) ?? NOTHING, articleIndex.weight) : 0));
        const like = Math.max(0, ...likes);
        const close = like >= ALIKE ? Math.max(near, like - LESS) : near;
        return [
          {
            article,
            score,
            near,
            like,
            exact: exact.has(id),
            clause: likes.indexOf(like),
            close,
            shared: sharedWith(of, named),
            sharedEaten: sharedWith(of, eaten),
            focus: focus.get(id) ?? [],
            states: states.get(id) ?? [],
            ...pointOf(id, predicate),
          },
        ];
      });
      const signs = signsOf(
        story?.question ?? text,
        told,
        hits.map((h) => ({ ...h, id: h.article.id })),
      );
      const likely = likelyOf(signs);
      return hits
        .flatMap((hit, i): ArticleHit[] => (signs[i] ? [{ ...hit, likely: likely[i] ?? 0, signs: signs[i] }] : []))
        .toSorted((a, b) => Number(b.exact) - Number(a.exact) || b.likely - a.likely || (a.article.id < b.article.id ? -1 : 1))
        .slice(0, limit);
    },
    advice(text, linked, limit) {
      const named = keyed(linked);
      return adviceIndex.search(queryOf(text, linked), limit).flatMap(({ id, score }) => {
        const found = advice.get(id);
        const keys = [...(adviceKeys.get(id) ?? [])];
        const foreign = keys.some((key) => /^(?:medicine|class):/u.test(key) && !named.some((l) => l.keys.includes(key)));
        return found ? [{ advice: found, score, shared: sharedWith(adviceKeys.get(id), named), foreign }] : [];
      });
    },
  };
}
