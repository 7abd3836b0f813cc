/** The red flags as what the matcher runs on. Built once. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { finderIn, type Found } from "./automaton.ts";
import { type Bound, type FlagTables, flagTables, type Group, measuredOf, type SignTable } from "./flag-tables.ts";
import { setsSaid } from "./likeness/sets.ts";
import { readingsOf } from "./readings.ts";
import { slipsIn } from "./slips.ts";
import { heardIn, pairsIn, soundsOf } from "./sounds.ts";
import { isPadding, stem } from "./tokens.ts";
import type { Measured } from "./values.ts";

export type Flag = KnowledgeIndex["records"]["red_flags"][number];

/** How young each of these is, in months. */
export const MONTHS = { infant_under_3_months: 3, infant: 12, child: 144 } as const;
export type Sign = Omit<SignTable, "flag" | "says"> & {
  readonly flag: Flag;
  /** What is said under the flag's advice where it is seen; it raises nothing. */ readonly says?: Flag["beside"][number]["text"];
};
/** What a phrase means where it is found. */
export type Use = { readonly group: number; readonly value?: { readonly measured: Measured; readonly bound: Bound } };

export type Compiled = FlagTables["byNumber"] & {
  readonly groups: readonly Group[];
  readonly signs: readonly Sign[];
  /** The places in `signs` of those that a group is part of, by the group's number. */ readonly signsOf: readonly (readonly number[])[];
  /** Groups that may be known of a person without a word. */ readonly knowable: readonly number[];
  /** What excuses the signs of a flag that says several things at once (exercise, nerves), by the flag's id. */
  readonly excuses: ReadonlyMap<string, ReadonlySet<number>>;
  /** What is said beside a flag, looked for once it is raised. */
  readonly beside: Pick<Compiled, "signs" | "signsOf">;
  readonly find: (words: readonly string[]) => Found[];
  /** Whether any use of a phrase is such; asked of each until one is. */
  readonly someUse: (phrase: number, is: (use: Use) => boolean) => boolean;
  /** Whether a find is an idiom, with all of its words: 气得胸口 is one, the 气胸口 of "喘不上气胸口疼" is none. */ readonly isIdiom: (
    found: Found,
  ) => boolean;
  readonly readings: ReturnType<typeof readingsOf>;
  /** Groups that an age below so many months is a word of. */
  readonly ageGroups: readonly { readonly id: number; readonly below: number }[];
  /** Groups that weeks of a pregnancy are a word of. */ readonly pregnantGroups: readonly number[];
  readonly wordOf: (token: string) => string;
  /** What words speak of. */ readonly setsOf: ReturnType<typeof setsSaid>;
};

/** Every phrase as it is written, with padding between its words, and with one character typed for another of its sound. In the order of their ends. */
function finder({ trees, pairs }: FlagTables, phrases: readonly (readonly string[])[], k: KnowledgeIndex): (words: readonly string[]) => Found[] {
  const strictly = finderIn(trees.strict);
  const spaced = finderIn(trees.spaced);
  const heard = heardIn(trees.heard, phrases, soundsOf(k), pairsIn(pairs));
  return (words) => {
    const places = words.flatMap((w, i) => (isPadding(w) ? [] : [i]));
    const place = (i: number): number => places[i] ?? 0;
    const more = spaced(places.map((i) => words[i] ?? "")).map((f) => ({ phrase: f.phrase, from: place(f.from), to: place(f.to - 1) + 1 }));
    return [...strictly(words), ...heard(words), ...more.filter((f) => f.to - f.from !== phrases[f.phrase]?.length)].toSorted((a, b) => a.to - b.to);
  };
}

function usesIn({ uses: { starts, of, all } }: FlagTables, k: KnowledgeIndex): Compiled["someUse"] {
  const uses = all.map(({ group, value }): Use => (value ? { group, value: { measured: measuredOf(k, value.of), bound: value.bound } } : { group }));
  return (phrase, is) => {
    for (let at = starts[phrase] ?? 0; at < (starts[phrase + 1] ?? 0); at++) {
      const use = uses[of[at] ?? 0];
      if (use && is(use)) return true;
    }
    return false;
  };
}

/** @param tables where they were made before */
export function compileFlags(k: KnowledgeIndex, tables: FlagTables = flagTables(k)): Compiled {
  const flags: readonly Flag[] = k.records.red_flags;
  const { groups, byNumber } = tables;
  const signOf = ({ flag: at, says, ...sign }: SignTable): Sign[] => {
    const flag = flags[at];
    const said = says === undefined ? undefined : flag?.beside[says]?.text;
    return flag ? [{ ...sign, flag, ...(said && { says: said }) }] : [];
  };
  const [signs, said] = [tables.signs.flatMap(signOf), tables.beside.flatMap(signOf)];
  const placesOf = (of: readonly Sign[]): number[][] => {
    const places: number[][] = groups.map(() => []);
    for (const [i, sign] of of.entries()) for (const g of sign.groups) places[g]?.push(i);
    return places;
  };
  const excuses = new Map(flags.map((flag) => [flag.id, new Set(signs.filter((s) => s.flag === flag && s.least < s.groups.length).flatMap((s) => s.without))]));
  const phrases = tables.phrases.map((words) => (words === "" ? [] : words.split(" ")));
  const idioms = new Set(tables.idioms);
  const known = new Set(phrases.flat());
  const slip = slipsIn(tables.slips);
  const wordOf = (token: string): string => {
    const word = stem(token);
    return known.has(word) ? word : stem(slip(token));
  };
  return {
    ...byNumber,
    groups,
    signs,
    signsOf: placesOf(signs),
    beside: { signs: said, signsOf: placesOf(said) },
    knowable: groups.flatMap((g, id) => (g.known.who.length > 0 || g.known.classes.length > 0 ? [id] : [])),
    excuses,
    find: finder(tables, phrases, k),
    someUse: usesIn(tables, k),
    isIdiom: ({ phrase, from, to }) => idioms.has(phrase) && to - from >= (phrases[phrase]?.length ?? 0),
    readings: readingsOf(tables.trees.measured),
    ageGroups: groups.flatMap((g, id) => g.who.flatMap((w) => (w === "pregnant" ? [] : [{ id, below: MONTHS[w] }]))),
    pregnantGroups: groups.flatMap((g, id) => (g.who.includes("pregnant") ? [id] : [])),
    wordOf,
    setsOf: setsSaid(tables.sets, wordOf),
  };
}
