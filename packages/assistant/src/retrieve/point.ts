/**
 * How near a question is to one that an article says it answers: by what both name, by what both ask of it, and by the words that are left.
 * The same thing under another name, asked in other words, is the same question.
 */
import type { Article, KnowledgeIndex } from "@nutri/knowledge";
import { aspectsOf } from "../understand/aspects.ts";
import type { Linked } from "../understand/link.ts";
import type { Weigh } from "./near.ts";
import { termsOf } from "./terms.ts";
import { escape } from "../text/escape.ts";

/** A thing that is named: any of its own keys stands for it, or its name as it was given; half for it what it is a kind of. */
type Slot = {
  readonly own: readonly string[];
  /** Those of its own keys that are a state. */
  readonly states: readonly string[];
  readonly nutrient: string | undefined;
  readonly wider: readonly string[];
  readonly given: string;
  readonly weight: number;
};
type Asked = {
  readonly slots: readonly Slot[];
  readonly aspects: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
  /** What its names weigh, and what it asks of them. */
  readonly named: number;
  readonly asks: number;
};
/** A question that an article says it answers; `text`: all of it, without spaces. */
type Foreseen = {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
  readonly aspects: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
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

const wordsLeft = (rest: string): Set<string> => new Set(termsOf(rest.replaceAll(FILLER_ZH, " ")).filter((t) => !FILLER_EN.has(t)));

const weighed = (terms: Iterable<string>, weight: Weigh): number => [...terms].reduce((sum, t) => sum + Math.min(WORD, weight(t)), 0);

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

/** The questions of an article, read by the names of what it is about. */
export function foreseenBy(article: Article, k: KnowledgeIndex, weight: Weigh): Foreseen[] {
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
  return asked.map((q) => {
    const keys = new Set<string>();
    let weighs = 0;
    const left = sign
      ? spaced(q).replaceAll(sign, (m) => {
          const of = names.get(m) ?? names.get(m.replace(/s$/u, "")) ?? [];
          if (of.some((key) => !keys.has(key))) weighs += Math.max(...of.map(weightOfKey));
          for (const key of of) keys.add(key);
          return " ";
        })
      : spaced(q);
    const { aspects } = aspectsOf(spaced(q));
    const terms = wordsLeft(aspectsOf(left).rest);
    return { text: bare(q), keys, aspects, terms, named: weighs, asks: aspects.size * ASPECT + weighed(terms, weight) };
  });
}

/** Two names of one thing ("fish oil or DHA") name it once. */
const once = (slots: readonly Slot[]): Slot[] =>
  slots.filter((s, i) => !slots.some((o, j) => j !== i && s.own.some((key) => (j < i && o.own.includes(key)) || key === o.nutrient)));

/** What a question asks, by the names that were found in it. */
export function askedIn(
  text: string,
  linked: readonly Linked[],
  keysOf: (l: Linked) => readonly string[],
  nutrientOf: (l: Linked) => string | undefined,
  weight: Weigh,
): Asked {
  const own = bare(text);
  // A state is told of all that is asked.
  const named = linked.filter((l) => !FOOD.has(`${l.ref.kind}:${l.ref.id}`) && (l.given === "" || l.ref.kind === "condition" || own.includes(bare(l.given))));
  const slots = once(
    named.map((l): Slot => {
      const of = l.ref.kind === "condition" || l.ref.kind === "nutrient" ? undefined : nutrientOf(l);
      const nutrient = of === undefined ? undefined : `nutrient:${of}`;
      const own = [l.ref, ...l.also].map((r) => `${r.kind === "form" ? "item" : r.kind}:${r.id}`);
      const wider = keysOf(l).filter((key) => !own.includes(key) && key !== nutrient && !key.startsWith("group:"));
      return {
        own,
        states: own.filter((key) => key.startsWith("condition:")),
        nutrient,
        wider,
        given: bare(l.given),
        weight: weightOfKey(`${l.ref.kind}:${l.ref.id}`),
      };
    }),
  );
  const given = named.map((l) => bare(l.given)).filter((g) => g !== "");
  const { aspects } = aspectsOf(spaced(text));
  const { rest } = aspectsOf(given.filter((g) => HAN.test(g)).reduce((t, g) => t.replaceAll(g, " "), spaced(text)));
  const latin = given.filter((g) => !HAN.test(g)).join(" ");
  const terms = wordsLeft(rest.replaceAll(/[a-z0-9.]+/gu, (w) => (latin.includes(w) ? " " : w)));
  return { slots, aspects, terms, named: slots.reduce((sum, s) => sum + s.weight, 0), asks: aspects.size * ASPECT + weighed(terms, weight) };
}

const dice = (held: number, a: number, b: number): number => (a + b === 0 ? 1 : (2 * held) / (a + b));

/** The nutrient of a form, and a state that the article is about though this question of it does not name it; then what the thing is a kind of. */
const NEARLY = 0.75;
const WIDER = 0.5;
/** What names nothing has to ask something. */
const ASKS_ENOUGH = 6;
/** The questions of one article, and what they name together. */
export type AllForeseen = { readonly each: readonly Foreseen[]; readonly keys: ReadonlySet<string>; readonly text: string };
export const togetherOf = (each: readonly Foreseen[]): AllForeseen => ({
  each,
  keys: new Set(each.flatMap((f) => [...f.keys])),
  text: each.map((f) => f.text).join("\n"),
});

function hasAny(keys: ReadonlySet<string>, some: readonly string[]): boolean {
  for (const key of some) if (keys.has(key)) return true;
  return false;
}
/** Nothing that is named stands in any of an article's questions. */
const isElsewhere = (a: Asked, { keys, text }: AllForeseen, about: ReadonlySet<string>): boolean =>
  a.named > 0 &&
  !a.slots.some(
    (s) =>
      hasAny(keys, s.own) ||
      hasAny(about, s.states) ||
      (s.given !== "" && text.includes(s.given)) ||
      (s.nutrient !== undefined && keys.has(s.nutrient)) ||
      hasAny(keys, s.wider),
  );
/** How like the likest of an article's questions is. */
export const likest = (a: Asked, all: AllForeseen, about: ReadonlySet<string>, weight: Weigh): number =>
  isElsewhere(a, all, about) ? 0 : all.each.reduce((most, f) => Math.max(most, likeness(a, f, about, weight)), 0);

/** How much of a thing that is named stands in a question. */
const shareOf = (s: Slot, f: Foreseen, about: ReadonlySet<string>): number =>
  hasAny(f.keys, s.own) || (s.given !== "" && f.text.includes(s.given))
    ? 1
    : (s.nutrient !== undefined && f.keys.has(s.nutrient)) || hasAny(about, s.states)
      ? NEARLY
      : hasAny(f.keys, s.wider)
        ? WIDER
        : 0;
/** 0..1: as much as both name the same, and ask the same of it. @param about what the article is about */
export function likeness(a: Asked, f: Foreseen, about: ReadonlySet<string>, weight: Weigh): number {
  let held = 0;
  for (const s of a.slots) held += s.weight * shareOf(s, f, about);
  // Nearly every question that is compared ends here.
  if (a.named > 0 && held === 0) return 0;
  if (a.named === 0 && (f.named > 0 || a.asks < ASKS_ENOUGH)) return 0;
  const named = dice(held, a.named, Math.max(f.named, held)) ** 2;
  const both = [...a.aspects].filter((x) => f.aspects.has(x)).length * ASPECT;
  const terms = weighed(
    [...a.terms].filter((t) => f.terms.has(t)),
    weight,
  );
  // A state that the article is not about stands in its question as a word: there it is a name already.
  const spoken = a.slots.filter((s) => s.given !== "" && f.text.includes(s.given) && !s.own.some((key) => f.keys.has(key))).map((s) => s.given);
  const asName = weighed(
    [...f.terms].filter((t) => spoken.some((g) => g.includes(t))),
    weight,
  );
  const asks = dice(both + terms, a.asks, Math.max(both + terms, f.asks - asName));
  return a.named === 0 ? asks : (named * (1 + asks)) / 2;
}
