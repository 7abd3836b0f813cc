/**
 * How near a question is to one that an article says it answers: by what both name, by what both ask of it, and by the words that are left.
 * The same thing under another name, asked in other words, is the same question.
 */
import type { Article, KnowledgeIndex } from "@nutri/knowledge";
import { aspectsOf } from "../understand/aspects.ts";
import type { Linked } from "../understand/link.ts";
import type { Weigh } from "./near.ts";
import { termsOf } from "./terms.ts";
import { hasAny, type Vocabulary } from "./vocabulary.ts";
import { escape } from "../text/escape.ts";

/** What the words, the keys and the aspects of all questions are numbered by, and how rare a word is. */
export type Numbers = { readonly words: Vocabulary; readonly keys: Vocabulary; readonly aspects: Vocabulary; readonly weight: Weigh };

/** A thing that is named: any of its own keys stands for it, or its name as it was given; half for it what it is a kind of. */
export type Slot = {
  /** Its place among all that is named. */
  readonly place: number;
  readonly own: readonly number[];
  /** Those of its own keys that are a state. */
  readonly states: readonly number[];
  readonly nutrient: number | undefined;
  readonly wider: readonly number[];
  readonly given: string;
  readonly weight: number;
  /** It is told of all that is asked. */
  readonly always: boolean;
};
export type Asked = {
  readonly slots: readonly Slot[];
  readonly aspects: readonly number[];
  readonly terms: readonly number[];
  /** What its names weigh, and what it asks of them. */
  readonly named: number;
  readonly asks: number;
};
/** A question that an article says it answers; `text`: all of it, without spaces. */
export type Foreseen = {
  readonly text: string;
  readonly keys: readonly number[];
  readonly aspects: readonly number[];
  readonly terms: readonly number[];
  readonly named: number;
  readonly asks: number;
};

const EATEN = 5;
const STATE = 4;
const GENERAL = 2;
/** "A meal" names nothing. */
const FOOD: ReadonlySet<string> = new Set(["item:food", "group:food_in_general"]);
const ASPECT = 3;
/** A rare word is not worth more than a thing that is named. */
const WORD = 4;
const weightOfKey = (key: string): number => (key.startsWith("group:") ? GENERAL : /^(?:condition|goal|biomarker):/u.test(key) ? STATE : EATEN);

/** What makes it a question, or polite, and tells nothing of it. */
const FILLER_ZH =
  /到底|究竟|真的|是不是|会不会|能不能|可不可以|有没有|要不要|该不该|行不行|好不好|可以|可不|应该|需要|怎么样|怎样|怎么|如何|什么|哪些|请问|想问|一下|每天|天天|平时|经常|补充剂|保健品|片剂|胶囊|最近|一直|期间|的时候|我们?|你们?|他们?|她们?|它们?|自己|[的了吗呢吧啊呀么能会要该想还都也就很吃喝用服]/gu;
const FILLER_EN: ReadonlySet<string> = new Set(
  termsOf(
    "supplement supplements tablet tablets pill pills capsule capsules really actually just please also still i'm i've it's don't doesn't about ok okay good bad day days make makes give gives mine feel people person anything something",
  ),
);
const HAN = /\p{Script=Han}/u;
const bare = (s: string): string =>
  s
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s'’-]/gu, "");
const spaced = (s: string): string => s.normalize("NFKC").toLowerCase().replaceAll(/['’-]/gu, " ");

const wordsLeft = (rest: string): string[] => [...new Set(termsOf(rest.replaceAll(FILLER_ZH, " ")).filter((t) => !FILLER_EN.has(t)))];

function weighed(terms: readonly number[], weight: Weigh): number {
  let sum = 0;
  for (const t of terms) sum += Math.min(WORD, weight(t));
  return sum;
}
function weighedIn(terms: readonly number[], others: readonly number[], weight: Weigh): number {
  let sum = 0;
  for (const t of terms) if (others.includes(t)) sum += Math.min(WORD, weight(t));
  return sum;
}

type Named = { readonly name: { readonly zh: string; readonly en: string }; readonly aliases?: readonly string[] | undefined };
function recordsOf({ about }: Article, k: KnowledgeIndex): [key: string, record: Named | undefined][] {
  return [
    ...about.nutrients.map((id): [string, Named | undefined] => [`nutrient:${id}`, k.nutrients.get(id)]),
    ...about.items.map((id): [string, Named | undefined] => [`item:${id}`, k.items.get(id) ?? k.forms.get(id)?.form]),
    ...about.groups.map((id): [string, Named | undefined] => [`group:${id}`, k.groups.get(id)]),
    ...about.conditions.map((id): [string, Named | undefined] => [`condition:${id}`, k.conditions.get(id)]),
    ...about.medicines.map((id): [string, Named | undefined] => [`medicine:${id}`, k.medicines.get(id)]),
    ...about.classes.map((id): [string, Named | undefined] => [`class:${id}`, k.classes.get(id)]),
    ...about.biomarkers.map((id): [string, Named | undefined] => [`biomarker:${id}`, k.biomarkers.get(id)]),
    ...about.goals.map((id): [string, Named | undefined] => [`goal:${id}`, k.goals.get(id)]),
  ];
}

/** What a question of an article names, and what is left of it without the names. */
type NamedIn = { readonly question: string; readonly left: string; readonly keys: readonly number[]; readonly weighs: number };
/** The questions of an article, read by the names of what it is about. */
export function namesIn(article: Article, k: KnowledgeIndex, { keys: numbers }: Pick<Numbers, "keys">): NamedIn[] {
  const names = new Map<string, string[]>();
  for (const [key, record] of recordsOf(article, k).filter(([of]) => !FOOD.has(of)))
    for (const name of record ? [record.name.zh, record.name.en, ...(record.aliases ?? [])] : []) {
      const plain = spaced(name.replace(/[（(].*$/u, "")).trim();
      if (plain.length > 1) names.set(plain, [...(names.get(plain) ?? []), key]);
    }
  const asked = [article.title.zh, article.title.en, ...article.questions.zh, ...article.questions.en];
  const all = asked.map(spaced).join("\n");
  const longest = [...names.keys()]
    .filter((n) => all.includes(n))
    .toSorted((a, b) => b.length - a.length)
    .map((n) => (HAN.test(n) ? escape(n) : `\\b${escape(n)}s?\\b`));
  const sign = longest.length > 0 ? new RegExp(longest.join("|"), "gu") : undefined;
  return asked.map((question) => {
    const keys = new Set<string>();
    let weighs = 0;
    const left = sign
      ? spaced(question).replaceAll(sign, (m) => {
          const of = names.get(m) ?? names.get(m.replace(/s$/u, "")) ?? [];
          if (of.some((key) => !keys.has(key))) weighs += Math.max(...of.map(weightOfKey));
          for (const key of of) keys.add(key);
          return " ";
        })
      : spaced(question);
    return { question, left, keys: [...keys].map(numbers.add), weighs };
  });
}

/** What the questions of an article ask of what they name. */
export function foreseenBy(named: readonly NamedIn[], numbers: Numbers): AllForeseen {
  const each = named.map(({ question, left, keys, weighs }): Foreseen => {
    const aspects = [...aspectsOf(spaced(question)).aspects].map(numbers.aspects.add);
    const terms = wordsLeft(aspectsOf(left).rest).map(numbers.words.add);
    return { text: bare(question), keys, aspects, terms, named: weighs, asks: aspects.length * ASPECT + weighed(terms, numbers.weight) };
  });
  return { each, keys: [...new Set(each.flatMap((f) => f.keys))], text: each.map((f) => f.text).join("\n") };
}

/** The things that are named, before it is known which of several questions asks of them. */
export function slotsOf(
  linked: readonly Linked[],
  keysOf: (l: Linked) => readonly string[],
  nutrientOf: (l: Linked) => string | undefined,
  { keys }: Numbers,
): Slot[] {
  return linked
    .filter((l) => !FOOD.has(`${l.ref.kind}:${l.ref.id}`))
    .map((l, place): Slot => {
      const of = l.ref.kind === "condition" || l.ref.kind === "nutrient" ? undefined : nutrientOf(l);
      const nutrient = of === undefined ? undefined : `nutrient:${of}`;
      const own = [l.ref, ...l.also].map((r) => `${r.kind === "form" ? "item" : r.kind}:${r.id}`);
      const wider = keysOf(l).filter((key) => !own.includes(key) && key !== nutrient && !key.startsWith("group:"));
      return {
        place,
        own: own.map(keys.add),
        states: own.filter((key) => key.startsWith("condition:")).map(keys.add),
        nutrient: nutrient === undefined ? undefined : keys.add(nutrient),
        wider: wider.map(keys.add),
        given: bare(l.given),
        weight: weightOfKey(`${l.ref.kind}:${l.ref.id}`),
        always: l.given === "" || l.ref.kind === "condition",
      };
    });
}

/** Two names of one thing ("fish oil or DHA") name it once. */
const once = (slots: readonly Slot[]): Slot[] =>
  slots.filter((s, i) => !slots.some((o, j) => j !== i && s.own.some((key) => (j < i && o.own.includes(key)) || key === o.nutrient)));

/** What a question asks, by the names that were found in it. */
export function askedIn(text: string, all: readonly Slot[], numbers: Numbers): Asked {
  const own = bare(text);
  const named = all.filter((s) => s.always || own.includes(s.given));
  const slots = once(named);
  const given = named.map((s) => s.given).filter((g) => g !== "");
  const plain = spaced(text);
  const aspects = [...aspectsOf(plain).aspects].map(numbers.aspects.add);
  const { rest } = aspectsOf(given.filter((g) => HAN.test(g)).reduce((t, g) => t.replaceAll(g, " "), plain));
  const latin = given.filter((g) => !HAN.test(g)).join(" ");
  const terms = wordsLeft(rest.replaceAll(/[a-z0-9.]+/gu, (w) => (latin.includes(w) ? " " : w))).map(numbers.words.numberOf);
  return { slots, aspects, terms, named: slots.reduce((sum, s) => sum + s.weight, 0), asks: aspects.length * ASPECT + weighed(terms, numbers.weight) };
}

const dice = (held: number, a: number, b: number): number => (a + b === 0 ? 1 : (2 * held) / (a + b));

/** The nutrient of a form, and a state that the article is about though this question of it does not name it; then what the thing is a kind of. */
const NEARLY = 0.75;
const WIDER = 0.5;
/** What names nothing has to ask something. */
const ASKS_ENOUGH = 6;
/** The questions of one article, and what they name together. */
export type AllForeseen = { readonly each: readonly Foreseen[]; readonly keys: readonly number[]; readonly text: string };

/** How a thing that is named may stand in some of an article's questions: looked for once, and then only in that way in each. */
type Ways = { readonly own: boolean; readonly text: boolean; readonly nutrient: boolean; readonly state: boolean; readonly wider: boolean };
/** @param about what the article is about */
export const waysOf = (s: Slot, { keys, text }: AllForeseen, about: readonly number[]): Ways => ({
  own: hasAny(keys, s.own),
  text: s.given !== "" && text.includes(s.given),
  nutrient: s.nutrient !== undefined && keys.includes(s.nutrient),
  state: hasAny(about, s.states),
  wider: hasAny(keys, s.wider),
});
const isAny = (w: Ways | undefined): boolean => w !== undefined && (w.own || w.text || w.nutrient || w.state || w.wider);

/** How like the likest of an article's questions is. @param ways how each thing that is named stands in them, by its place */
export function likest(a: Asked, { each }: AllForeseen, ways: readonly Ways[], numbers: Numbers): number {
  // Nothing that is named stands in any of them.
  if (a.named > 0 && !a.slots.some((s) => isAny(ways[s.place]))) return 0;
  let most = 0;
  for (const f of each) most = Math.max(most, likeness(a, f, ways, numbers));
  return most;
}

const isIn = (s: Slot, f: Foreseen, w: Ways): boolean => w.text && f.text.includes(s.given);
/** How much of a thing that is named stands in a question. */
const shareOf = (s: Slot, f: Foreseen, w: Ways): number =>
  (w.own && hasAny(f.keys, s.own)) || isIn(s, f, w)
    ? 1
    : w.state || (w.nutrient && s.nutrient !== undefined && f.keys.includes(s.nutrient))
      ? NEARLY
      : w.wider && hasAny(f.keys, s.wider)
        ? WIDER
        : 0;
/** 0..1: as much as both name the same, and ask the same of it. */
function likeness(a: Asked, f: Foreseen, ways: readonly Ways[], { weight, words }: Numbers): number {
  let held = 0;
  for (const s of a.slots) {
    const w = ways[s.place];
    if (w) held += s.weight * shareOf(s, f, w);
  }
  // Nearly every question that is compared ends here.
  if (a.named > 0 && held === 0) return 0;
  if (a.named === 0 && (f.named > 0 || a.asks < ASKS_ENOUGH)) return 0;
  const named = dice(held, a.named, Math.max(f.named, held)) ** 2;
  let both = 0;
  for (const x of a.aspects) if (f.aspects.includes(x)) both += ASPECT;
  const terms = weighedIn(a.terms, f.terms, weight);
  // A state that the article is not about stands in its question as a word: there it is a name already.
  const spoken: Slot[] = [];
  for (const s of a.slots) {
    const w = ways[s.place];
    if (w !== undefined && isIn(s, f, w) && !hasAny(f.keys, s.own)) spoken.push(s);
  }
  const asName =
    spoken.length === 0
      ? 0
      : weighed(
          f.terms.filter((t) => spoken.some(({ given }) => given.includes(words.wordOf(t)))),
          weight,
        );
  const asks = dice(both + terms, a.asks, Math.max(both + terms, f.asks - asName));
  return a.named === 0 ? asks : (named * (1 + asks)) / 2;
}
