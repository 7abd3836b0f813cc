/** The pieces an answer is put together from. Every text is there in both languages; one is chosen at the end. */
import type { ChatCard, SourceRef, Taboo, Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Library } from "../retrieve/library.ts";
import type { Finding, Question } from "../types.ts";
import type { Understanding } from "../understand/understand.ts";

export type Part = {
  /** Which speaker made it. */
  readonly id: string;
  /** The answer in a sentence or two. */
  readonly lead?: Text;
  /** Stands over the part when it is not the first. */
  readonly title?: Text;
  /** A value that was told and its level, in a sentence: what stands before the answer of an article on it. */
  readonly value?: Text | undefined;
  /** The value that was told and its level, whatever is said of it. */
  readonly level?: Text | undefined;
  /** Of that value nothing more is known than its level. */
  readonly bare?: boolean;
  /** What is said of that value goes by something else they told: it leads, whatever is written for all. */
  readonly pressing?: boolean;
  /** Paragraphs and list lines ("- …"). */
  readonly body?: readonly Text[];
  /** What to do now. */
  readonly todo?: readonly Text[];
  readonly sources?: readonly SourceRef[];
  readonly findings?: readonly Finding[];
  readonly cards?: readonly ChatCard[];
  readonly suggestions?: readonly Text[];
  /** It quotes what somebody else wrote (names printed on a sheet): shown, but nothing a model may lean on. */
  readonly quotes?: boolean;
  /** What a model is told in the place of its body where that quotes: in our words alone. */
  readonly toModel?: readonly Text[];
  /** What it says of something to be eaten is how much of it. */
  readonly balanced?: boolean;
  /** Lines on what no rule speaks of: left out where something else does. */
  readonly unruled?: readonly Text[];
  /** It says only that no figure is set, or one of another country. */
  readonly unset?: boolean;
  /** The amount that was told is more than a limit. */
  readonly over?: boolean;
  /** A medicine asks that it stay as it is, whatever is advised without it. */
  readonly keep?: true;
  /** All it speaks of are small effects. */
  readonly mild?: boolean;
  /** The article it comes from. */
  readonly article?: string;
  /** How likely that is the one that the question wants, 0..1. */
  readonly likely?: number;
  /** An article that answers another question of several asked in one. */
  readonly other?: boolean;
  /** An article that answers the question almost word for word. */
  readonly same?: boolean;
  /** The question is one of its own. */
  readonly verbatim?: boolean;
  /** It is one of its own letter by letter. */
  readonly exact?: boolean;
  /** It has the figure for a state of theirs that no table knows. */
  readonly inState?: boolean;
  /** Of a value: on which side of its range it is; `open` where that hangs on the sex. */
  readonly stands?: "low" | "high" | "within" | "unknown" | "open";
  /** It tells how many of the very food, where just that was asked. */
  readonly pieces?: boolean;
  /** It says itself that it answers this question. */
  readonly foreseen?: boolean;
  /** It asks for a fact that decides: what is told next belongs to this question. */
  readonly asks?: boolean;
  /** A sum of the figures of the whole message: it answers each of its questions. */
  readonly whole?: boolean;
  /** A doctor or pharmacist belongs into this. */
  readonly refer?: boolean;
};

export type Context = { readonly k: KnowledgeIndex; readonly q: Question; readonly u: Understanding; readonly library: Library };

/** As a model may be told it: nothing in it that a stranger wrote. */
export const forModel = ({ cards, ...part }: Part): Part =>
  part.quotes === true ? { ...part, body: part.toModel ?? [] } : { ...part, ...(cards && { cards }) };

/** Says what it has to say about a question, or nothing. */
export type Speaker = (c: Context) => Part | undefined;

/** What was worked out for each context, by the places of the speakers: one table for all, and mostly one context after itself. */
const worked = new WeakMap<Context, { readonly value: unknown }[]>();
let last: { readonly c: Context; readonly values: { readonly value: unknown }[] } | undefined;
let speakers = 0;
function valuesOf(c: Context): { readonly value: unknown }[] {
  if (last?.c === c) return last.values;
  const values = worked.get(c) ?? [];
  worked.set(c, values);
  last = { c, values };
  return values;
}

/** Asked for by several speakers of one answer, worked out once. */
export function once<T>(of: (c: Context) => T): (c: Context) => T {
  const place = speakers++;
  return (c) => {
    const values = valuesOf(c);
    const held = values[place] ?? (values[place] = { value: of(c) });
    return held.value as T;
  };
}

export const both = (zh: string, en: string): Text => ({ zh, en });
export const line = (t: Text): Text => ({ zh: `- ${t.zh}`, en: `- ${t.en}` });
export const lower = (s: string): string => (/^[A-Z][a-z]/u.test(s) && !/^St\b/u.test(s) ? s.charAt(0).toLowerCase() + s.slice(1) : s);
/** "iron", "vitamin D": how a nutrient is called inside an English sentence. */
export const inside = (name: Text): Text => ({ zh: name.zh, en: lower(name.en) });
export const joinText = (names: readonly Text[]): Text =>
  both(names.map((n) => n.zh).join("、"), names.map((n) => lower(n.en)).join(names.some((n) => n.en.includes(",")) ? "; " : ", "));
/** "Ibuprofen and warfarin": a list inside a sentence. */
export function listText(names: readonly Text[]): Text {
  const [zh, en] = [names.map((n) => n.zh), names.map((n) => lower(n.en))];
  const join = (all: readonly string[], comma: string, and: string): string =>
    all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(comma)}${and}${all.at(-1)}`;
  return both(join(zh, "、", "和"), join(en, ", ", " and "));
}
/** The first of each key, in order. */
export function unique<T>(values: readonly T[], key: (v: T) => string): T[] {
  const seen = new Set<string>();
  return values.filter((v) => !seen.has(key(v)) && seen.add(key(v)));
}

/** One line for all things of which the same is said. */
export function tabooLines(taboos: readonly Taboo[]): Text[] {
  const alike = Map.groupBy(taboos, (t) => `${t.effect.zh}${t.advice.zh}`);
  return [...alike.values()].flatMap((same) => {
    const [t] = same;
    const names = joinText(
      unique(
        same.slice(0, 4).map((x) => x.item.name),
        (n) => n.zh,
      ),
    );
    return t
      ? [
          line(
            both(`**${names.zh}**：${t.effect.zh}${t.advice.zh}`, `**${names.en.charAt(0).toUpperCase()}${names.en.slice(1)}**: ${t.effect.en} ${t.advice.en}`),
          ),
        ]
      : [];
  });
}
