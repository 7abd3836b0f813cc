/** What the knowledge says in sentences, found by meaning: articles, and single pieces of advice. */
import { kinOf } from "./kin.ts";
import type { Advice, Article, KnowledgeIndex } from "@nutri/knowledge";
import type { Linked, Linker } from "../understand/link.ts";
import { nutrientOf } from "../understand/understand.ts";
import { indexIn, type Terms } from "./bm25.ts";
import { isEaten, keysOf, namesFood } from "./keys.ts";
import { type ArticleTable, type LibraryTables, libraryTables, textsOf, weigh, type Weighted } from "./library-tables.ts";
import { createSigns, likelyOf, type Signs, wordsAndKin } from "./likely.ts";
import { CLAUSES, nearness, questionsIn, weighedOf } from "./near.ts";
import { askedIn, likest, type Numbers, slotsOf, waysOf } from "./point.ts";
import { type Known, predicateOf, sayingOf, saysOf, type Spoken, speaksOf, spokenOf, tellsOf } from "./predicate.ts";
import { termsOf } from "./terms.ts";
import { createVocabulary, hasAny, type Vocabulary } from "./vocabulary.ts";

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
export type Point = {
  readonly words: readonly string[];
  /** Of these, what few articles have. */ readonly telling: readonly string[];
  /** And what none has. */ readonly unheard: readonly string[];
  readonly aspects: ReadonlySet<string>;
  readonly states: number;
};
/** The weight of a word that one article in twenty has. */
const TELLING = 3;

/** From here on the likeness of what is asked says more than the likeness of the words. */
const ALIKE = 0.65;
const LESS = 0.1;

/** Found by words, these are looked at closely. */
const MOST_LOOKED_AT = 24;
/** What a word of the story weighs beside one of the question. */
const TOLD = 0.5;
/** What it is called that was told: the story is what is asked about. */
const ASKS_NAME =
  /叫(?:什么|啥)|(?:是|得了)(?:什么|啥)(?:怪)?(?:病|症|毛病)|缺(?:的是?|了)?(?:什么|啥|哪)|\b(?:what|which)(?:['’]s| is| was| are| do (?:you|they|we)| would)? (?:[\w'-]+ ){0,5}(?:call(?:ed)?|named?|disease|condition|illness|syndrome|disorder|deficiency|term|diagnosis)\b|\b(?:what|which) (?:vitamin|mineral|nutrient)s? (?:[\w'-]+ ){0,4}(?:short|lack(?:s|ed|ing)?|missing|low)\b/iu;
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
const HAN = /\p{Script=Han}/u;

/** An article with what is known of it before anything is asked. */
type Read = ArticleTable & { readonly article: Article; readonly spoken: Spoken };

/** @param tables where they were made before */
export function createLibrary(k: KnowledgeIndex, link: Linker, tables: LibraryTables = libraryTables(k, link)): Library {
  const articles = (k.records.articles ?? []).map((a, at): Article => ({ ...a, questions: tables.read[at]?.questions ?? a.questions }));
  const [words, keys] = [createVocabulary(tables.words), createVocabulary(tables.keys)];
  const index = indexIn(tables.articles);
  const { weight } = index;
  const numbers: Numbers = { words, keys, aspects: createVocabulary(tables.aspects), weight };
  // Most are never asked for: a text is made ready when it is first found.
  const held: (Read | undefined)[] = [];
  const readOf = (at: number): Read | undefined => {
    const [article, table] = [articles[at], tables.read[at]];
    return (held[at] ??= article && table && { ...table, article, spoken: spokenOf(textsOf(article), table.aspects) });
  };
  const written = Map.groupBy(
    articles.flatMap((a, at) => [...new Set([...a.questions.zh, ...a.questions.en].map(lettersOf))].map((q) => ({ at, q }))),
    ({ q }) => q,
  );
  const signsOf = createSigns(
    tables.parts,
    tables.read.map(({ foreseen }) => foreseen.each),
    index,
    numbers,
  );

  const adviceWords = createVocabulary(tables.adviceWords);
  const adviceIndex = indexIn(tables.advice);
  const adviceById = new Map(k.records.advice.map((a) => [a.id, a]));
  const advice = tables.adviceKeys.map(({ id, keys: all }) => ({
    advice: adviceById.get(id),
    keys: new Set(all),
    medicines: all.filter((key) => /^(?:medicine|class):/u.test(key)),
  }));

  /** What is sought beside the words of the question. */
  const besideWords = (linked: readonly Linked[], story?: Told): Weighted[] => [
    ...new Map((story?.told ?? []).flatMap((t) => [...weigh(t, TOLD), ...kinOf(t).map((kin): Weighted => [kin, TOLD])])),
    ...[...new Set((story?.mentioned ?? []).filter((l) => !namesFood(l)).flatMap((l) => keysOf(l, k)))].map((key): Weighted => [`@${key}`, TOLD]),
    ...[...new Set(linked.filter((l) => !l.denied).flatMap((l) => keysOf(l, k)))].map((key): Weighted => [`@${key}`, 1.5]),
  ];
  const numbered = ({ numberOf }: Vocabulary, asked: readonly number[], beside: readonly Weighted[]): Terms => ({
    numbers: [...asked, ...beside.map(([word]) => numberOf(word))],
    weights: Float64Array.from([...asked.map(() => 1), ...beside.map(([, w]) => w)]),
  });
  type Keyed = { readonly eaten: boolean; readonly keys: readonly number[] };
  const numbersOf = (l: Linked): number[] => keysOf(l, k).map(keys.add);
  const sharedWith = (subjects: readonly number[], linked: readonly Keyed[]): number => linked.filter((l) => hasAny(subjects, l.keys)).length;
  const weightOf = (term: string): number => weight(words.numberOf(term));
  const isHeard = (term: string): boolean => index.heard(words.numberOf(term));
  const known = (lang: "zh" | "en"): Known => ({
    weight: weightOf,
    heard: isHeard,
    keysOf: numbersOf,
    nameOf: (l) => (l.ref.kind === "goal" ? k.goals.get(l.ref.id) : k.conditions.get(l.ref.id))?.name[lang] ?? "",
  });

  return {
    point: (text, linked) => {
      const { words: said, aspects, states } = sayingOf(text, linked, known(HAN.test(text) ? "zh" : "en"));
      return {
        words: said,
        telling: said.filter((w) => termsOf(w).some((term) => weightOf(term) >= TELLING)),
        unheard: said.filter((w) => !termsOf(w).some(isHeard)),
        aspects,
        states: states.length,
      };
    },
    articles(text, linkedAll, limit, given) {
      // "Is that a problem?" asks nothing without its story.
      const story = given && new Set(termsOf(given.question)).size >= LEAST_ASKED && !ASKS_NAME.test(given.question) ? given : undefined;
      const question = story?.question ?? text;
      const linked = linkedAll.filter((l) => !namesFood(l) && (!l.denied || l.ref.kind === "condition"));
      const named = linked.map((l): Keyed => ({ eaten: isEaten(l), keys: numbersOf(l) }));
      const eaten = named.filter((l) => l.eaten);
      const predicate = predicateOf(question, linkedAll, known(HAN.test(text) ? "zh" : "en"));
      const tells = (sentence: string): number | undefined => tellsOf(predicate, sentence);
      const exact = new Set(questionsIn(question).flatMap((q) => (written.get(lettersOf(q)) ?? []).map(({ at }) => at)));
      const asked = [...new Set(wordsAndKin(question))].map(words.numberOf);
      const found = index.search(numbered(words, asked, besideWords(linked, story)), MOST_LOOKED_AT);
      const looked = [...found, ...[...exact].filter((at) => found.every((h) => h.at !== at)).map((at) => ({ at, score: 0 }))];
      // Before the question is: its words are known by the numbers that theirs have.
      const read = looked.flatMap(({ at, score }) => [readOf(at)].flatMap((of) => (of ? { at, of, score } : [])));
      const queries = readings(text, story).map((q) => weighedOf(q, words, weight));
      const slots = slotsOf(
        linked,
        (l) => keysOf(l, k),
        (l) => nutrientOf(l.ref, k),
        numbers,
      );
      const asks = questionsIn(question, CLAUSES).map((q) => askedIn(q, slots, numbers));
      const hits = read.flatMap(({ at, of, score }) => {
        const near = queries.reduce((most, q) => Math.max(most, nearness(q, of.asked)), 0);
        const ways = slots.map((s) => waysOf(s, of.foreseen, of.about));
        const likes = asks.map((a) => likest(a, of.foreseen, ways, numbers));
        const like = Math.max(0, ...likes);
        return [
          {
            at,
            of,
            score,
            near,
            like,
            clause: likes.indexOf(like),
            shared: sharedWith(of.subjects, named),
            speaks: speaksOf(predicate, of.spoken, of.subjects),
          },
        ];
      });
      const signs = signsOf(asked, new Set(named.flatMap((l) => l.keys)), hits);
      const likely = likelyOf(signs);
      return hits
        .flatMap(({ at, of, score, near, like, clause, shared, speaks }, i): ArticleHit[] =>
          signs[i]
            ? [
                {
                  article: of.article,
                  score,
                  near,
                  like,
                  exact: exact.has(at),
                  clause,
                  close: like >= ALIKE ? Math.max(near, like - LESS) : near,
                  likely: likely[i] ?? 0,
                  signs: signs[i],
                  shared,
                  sharedEaten: sharedWith(of.subjects, eaten),
                  focus: of.focus,
                  states: of.states,
                  speaks,
                  says: (sentence) => saysOf(predicate, of.spoken, of.subjects, sentence),
                  tells,
                },
              ]
            : [],
        )
        .toSorted((a, b) => Number(b.exact) - Number(a.exact) || b.likely - a.likely || (a.article.id < b.article.id ? -1 : 1))
        .slice(0, limit);
    },
    advice(text, linked, limit) {
      const named = linked.map((l) => keysOf(l, k));
      const asked = [...new Set(wordsAndKin(text))].map(adviceWords.numberOf);
      return adviceIndex.search(numbered(adviceWords, asked, besideWords(linked)), limit).flatMap(({ at, score }) => {
        const of = advice[at];
        if (!of?.advice) return [];
        const foreign = of.medicines.some((key) => !named.some((l) => l.includes(key)));
        return [{ advice: of.advice, score, shared: named.filter((l) => l.some((key) => of.keys.has(key))).length, foreign }];
      });
    },
  };
}
