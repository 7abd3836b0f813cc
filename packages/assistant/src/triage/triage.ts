/** Before anything else sees what somebody writes: is it an emergency, a reason to see a doctor today, soon? Pure; time linear in the text. */
import { type Lang, localise, type SourceRef } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { compileFlags, type Flag } from "./compile.ts";
import type { FlagTables } from "./flag-tables.ts";
import { isFlush } from "./flush.ts";
import { type Market, withNumbers } from "./hotlines.ts";
import { together } from "../text/written-apart.ts";
import { ASKED_FROM, createLikeness, NOTHING_LIKE, SURE_FROM } from "./likeness/likeness.ts";
import { TABLE } from "./likeness/table.ts";
import { unmixed } from "./mixed.ts";
import { type Known, match, type Match, type Span, toldTokens } from "./match.ts";
import { mutedByNames } from "./named.ts";
import { plainly } from "./plainly.ts";
import { ASKS, ranked, READS_SO, type Seen } from "./rank.ts";
import { sightsOf } from "./sight.ts";

export type Grade = Flag["grade"];

/** What is known of the person; what is absent is unknown. `medicines` are ids of the knowledge. */
export type TriageContext = {
  readonly market: Market;
  readonly ageYears?: number;
  readonly pregnancy?: string;
  readonly medicines?: readonly string[];
};
export type RaisedFlag = {
  readonly id: string;
  readonly name: string;
  readonly grade: Grade;
  /** What to do now, with the numbers of the reader's place. */ readonly advice: string;
  readonly sources: readonly SourceRef[];
  /** It is the first, or is to be said beside it. */ readonly adds: boolean;
  /** It is the answer too. */ readonly alone: boolean;
  /** Told to somebody who may harm themselves or another. */ readonly inDespair: boolean;
  /** It tells to give something by mouth. */ readonly feeds: boolean;
  /** What was eaten or swallowed may be behind it. */ readonly eaten: boolean;
  /** What to say of what else the text tells or asks. */ readonly beside: readonly string[];
};
export type Triage = {
  readonly grade: Grade;
  readonly flags: readonly RaisedFlag[];
  /** Where in the text, for showing why. */ readonly spans: readonly Span[];
};

export type Triager = {
  /** Gravest first; undefined when no sign is seen, which is not "all is well". */
  triage(text: string, lang: Lang, context: TriageContext): Triage | undefined;
  /** Flags spoken of in general ("what if a child swallows a battery?"): not raised, but their advice answers the question. */
  asked(text: string, lang: Lang, context: TriageContext): RaisedFlag[];
};

function knownOf(k: KnowledgeIndex, c: TriageContext): Known {
  const medicines = (c.medicines ?? []).flatMap((m) => [...k.partsOf(m)]);
  return {
    ...(c.ageYears !== undefined && { ageMonths: c.ageYears * 12 }),
    pregnant: c.pregnancy?.startsWith("pregnant") === true,
    classes: new Set(medicines.flatMap((m) => [...k.classesOf(m)])),
  };
}

/** What reads as an emergency is looked for in so many characters. */
const READS_MOST = 4000;

/** @param tables where they were made before */
export function createTriage(k: KnowledgeIndex, tables?: FlagTables): Triager {
  const compiled = compileFlags(k, tables);
  const sightOf = sightsOf(compiled);
  const like = createLikeness(TABLE, compiled.setsOf);
  const raise = ({ flag, adds }: Seen, lang: Lang, market: Market, said: ReadonlySet<Flag["beside"][number]["text"]> = new Set()): RaisedFlag => {
    const { name, advice } = localise({ name: flag.name, advice: flag.advice }, lang);
    return {
      id: flag.id,
      name,
      grade: flag.grade,
      advice: withNumbers(advice, k.records.hotlines, lang, market),
      sources: k.sources(flag.sources),
      adds,
      alone: flag.alone,
      inDespair: flag.acts[0] === "not_alone",
      feeds: flag.feeds,
      eaten: flag.eaten,
      beside: flag.beside.flatMap(({ text }) => (said.has(text) ? [localise({ text }, lang).text] : [])),
    };
  };
  /** Read as it stands, with its English words in Chinese, with spaced letters together, and in plainer English: their places are then not those of the text. */
  const matches = (text: string, context: TriageContext): Match[] => {
    const known = knownOf(k, context);
    const found = match(compiled, sightOf(text), known);
    const muted = found.length > 0 ? mutedByNames(text, k) : undefined;
    const chinese = unmixed(text);
    const whole = together(text.slice(0, READS_MOST));
    const otherwise = [chinese, whole].flatMap((t) => t ?? []).concat(plainly(text.slice(0, READS_MOST)));
    const also = otherwise.flatMap((t) => match(compiled, sightOf(t), known, mutedByNames(t, k))).map((m) => ({ ...m, spans: [] }));
    return [...(muted ? match(compiled, sightOf(text), known, muted) : found), ...also];
  };
  /** Told or asked: "can she have sugar water?" is answered too. */
  const saidBeside = (text: string, context: TriageContext): ReadonlySet<Flag["beside"][number]["text"]> => {
    const readings = [text, ...[unmixed(text)].flatMap((t) => t ?? []), ...plainly(text.slice(0, READS_MOST))];
    const found = readings.flatMap((t) => match({ ...compiled, ...compiled.beside }, sightOf(t), knownOf(k, context)));
    return new Set(found.flatMap(({ sign }) => sign.says ?? []));
  };
  /** What no sign names may read as an emergency; what is asked in general is none. */
  const readsSo = (text: string, found: readonly Match[]): Seen[] => {
    if (isFlush(text) || found.some((m) => m.frame !== "told")) return [];
    const sight = sightOf(text.slice(0, READS_MOST));
    if (like(sight.reading.tokens) < NOTHING_LIKE) return [];
    const alike = like(toldTokens(compiled, sight, ASKS), sight.reading.tokens);
    const flag = alike > SURE_FROM ? k.redFlags.get(READS_SO) : alike > ASKED_FROM ? k.redFlags.get(ASKS) : undefined;
    return flag ? [{ flag, adds: true }] : [];
  };
  return {
    triage(text, lang, context) {
      const found = matches(text, context);
      const told = found.filter((m) => m.frame === "told");
      const seen = ranked(told);
      const grave = seen.some(({ flag }) => flag.grade === "emergency" || flag.grade === "today");
      const flags = grave ? seen : [...readsSo(text, found), ...seen];
      const [first] = flags;
      if (!first) return undefined;
      const { grade } = first.flag;
      const beside = grade === "emergency" ? saidBeside(text, context) : undefined;
      return { grade, flags: flags.map((f) => raise(f, lang, context.market, beside)), spans: told.flatMap((m) => m.spans) };
    },
    asked: (text, lang, context) => ranked(matches(text, context).filter((m) => m.frame === "asked")).map((f) => raise(f, lang, context.market)),
  };
}
