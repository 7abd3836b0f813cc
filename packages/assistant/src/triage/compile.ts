/** The red flags as what the matcher runs on: phrases to look for, and signs as groups of them. Built once. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { automaton, type Found } from "./automaton.ts";
import { readingsOf } from "./readings.ts";
import { slipsOf } from "./slips.ts";
import { heardAs, pairsWritten, soundsOf } from "./sounds.ts";
import { isPadding, read, stem } from "./tokens.ts";
import type { Measured } from "./values.ts";

export type Flag = KnowledgeIndex["records"]["red_flags"][number];
type TermSet = KnowledgeIndex["records"]["term_sets"][number];
type Biomarker = KnowledgeIndex["records"]["biomarkers"][number];

export type Bound = { readonly atLeast?: number; readonly below?: number };
type Who = NonNullable<TermSet["who"]>;
/** One alternative list of a sign. `known`: who somebody is and what they take count without being written; only of a set marked with `*`. */
export type Group = { readonly who: readonly Who[]; readonly known: { readonly who: readonly Who[]; readonly classes: readonly string[] } };
const NOBODY: Group = { who: [], known: { who: [], classes: [] } };
/** How young each of these is, in months. */
export const MONTHS = { infant_under_3_months: 3, infant: 12, child: 144 } as const;
export type Sign = {
  readonly flag: Flag;
  readonly groups: readonly number[];
  /** Words that make it something else. */ readonly without: readonly number[];
  /** How many of its groups must be there, at different places; all of them unless it says so. */ readonly least: number;
  /** How far apart its groups may stand, in words. */ readonly within: number;
  /** What has been so for months or years is none. */ readonly fresh: boolean;
  /** What is said under the flag's advice where it is seen; it raises nothing. */ readonly says?: Flag["beside"][number]["text"];
};
/** What a phrase means where it is found. */
export type Use = { readonly group: number; readonly value?: { readonly measured: Measured; readonly bound: Bound } };

export type Compiled = {
  readonly groups: readonly Group[];
  readonly signs: readonly Sign[];
  /** The places in `signs` of those that a group is part of, by the group's number. */ readonly signsOf: readonly (readonly number[])[];
  /** Groups that may be known of a person without a word. */ readonly knowable: readonly number[];
  /** What excuses the signs of a flag that says several things at once (exercise, nerves), by the flag's id. */
  readonly excuses: ReadonlyMap<string, ReadonlySet<number>>;
  /** What is said beside a flag, looked for once it is raised. */
  readonly beside: Pick<Compiled, "signs" | "signsOf">;
  readonly find: (words: readonly string[]) => Found[];
  readonly uses: readonly (readonly Use[])[];
  readonly idioms: ReadonlySet<number>;
  readonly readings: ReturnType<typeof readingsOf>;
  /** Groups that an age below so many months is a word of. */
  readonly ageGroups: readonly { readonly id: number; readonly below: number }[];
  /** Groups that weeks of a pregnancy are a word of. */ readonly pregnantGroups: readonly number[];
  /** Groups that a great number of tablets is a word of. */ readonly manyGroups: readonly number[];
  /** Groups that a dozen tablets and more is a word of. */ readonly dozenGroups: readonly number[];
  /** Groups that a high body temperature is a word of. */ readonly feverGroups: readonly number[];
  /** Groups that weeks and months of a complaint are a word of. */ readonly lastingGroups: readonly number[];
  /** Groups that an old stroke is a word of. */ readonly standingGroups: readonly number[];
  /** Groups that ask for a blood pressure: it may be told without its name. */ readonly pressureGroups: readonly {
    readonly id: number;
    readonly bound: Bound;
  }[];
  readonly wordOf: (token: string) => string;
};

/**
 * "*$pregnant": said, or known of the person. A set without the mark must be said: who writes "I am on warfarin" means the sign that follows,
 * who has it in the profile may mean any "blood" and any "head". So a sign with the mark names its complaint whole.
 */
const KNOWN = /^\*(?=\$)/u;
/** Groups of a sign that says nothing else stand no further apart than this many words (Han characters). */
const WITHIN = 45;
const WINDOW = /\s@(\d+)$/u;
/** "3 of $a & $b & $c & $d": any three. */
const LEAST = /^(\d) of /u;
const IDIOMS = "idioms";
/** The sets that a number of tablets, a high body temperature and weeks of a complaint are words of. */
const MANY = "many";
const DOZENS = "dozens";
const FEVER = "fever";
const LASTING = "lasting";
/** The set of what is old; a sign with `!$standing` is none when it is told to have lasted, either. */
const STANDING = "$standing";
/** The set of an old stroke alone: it excuses what it left, however lately that is told. */
const OLD_STROKE = "$old_stroke";
/** The set whose values are told as a pair. */
const PRESSURE = "blood_pressure";
const VALUE = /^#([a-z0-9_]+)(>=|<)(\d+(?:\.\d+)?)$/u;

const partsOf = (sign: string): string[] =>
  sign
    .replace(WINDOW, "")
    .replace(LEAST, "")
    .split("&")
    .map((part) => part.trim());
const wordsOf = (phrase: string): string[] => read(phrase).tokens.map((t) => stem(t.text));

type Named = { readonly name: { readonly zh: string; readonly en: string }; readonly aliases: readonly string[]; readonly brands?: readonly string[] };
const namesOf = ({ name, aliases, brands = [] }: Named): string[] => [name.zh, name.en, ...aliases, ...brands];

function namesOfMembers(k: KnowledgeIndex, set: TermSet): string[] {
  const medicines = set.classes.flatMap((c) => [...k.membersOf(c)]).flatMap((id) => k.medicines.get(id) ?? []);
  const items = set.items.flatMap((id) => k.items.get(id) ?? k.nutrients.get(id) ?? []);
  return [...medicines, ...items].flatMap(namesOf);
}

const namesOfAnalyte = ({ name, aliases }: Biomarker): string[] => [name.zh, name.en, ...aliases];

/** Names of analytes whose value no sign asks for, around the name of one whose value one does: 糖化血红蛋白 is no 血红蛋白. */
function namesAround(k: KnowledgeIndex, asked: ReadonlySet<string>): string[] {
  const told = (name: string): string => ` ${wordsOf(name).join(" ")} `;
  const inner = k.records.biomarkers.filter((b) => asked.has(b.id)).flatMap((b) => namesOfAnalyte(b).map(told));
  const others = k.records.biomarkers.filter((b) => !asked.has(b.id)).flatMap(namesOfAnalyte);
  return others.filter((name) => {
    const around = told(name);
    return inner.some((i) => around !== i && around.includes(i));
  });
}

/** A biomarker, a medicine or a term set with units under one id: the names of all count. */
function measuredBy(k: KnowledgeIndex, id: string): { measured: Measured; names: string[] } {
  const biomarker = k.biomarkers.get(id);
  const set = k.termSets.get(id);
  const measured = biomarker ?? set?.values;
  if (!measured) throw new Error(`nothing measured is called "${id}"`);
  const medicine = k.medicines.get(id);
  const names = [...(biomarker ? namesOfAnalyte(biomarker) : []), ...(medicine ? namesOf(medicine) : [])];
  return { measured, names: [...names, ...(set?.zh ?? []), ...(set?.en ?? [])] };
}

/** A phrase without what may be passed over inside of it; nothing when less than two words are left. */
function loosely(words: readonly string[]): readonly string[] {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const left = words.filter((w) => !isPadding(w));
  return left.length < 2 || isPadding(first) || isPadding(last) ? [] : left;
}

/** Every phrase as it is written, with padding between its words, and with one character typed for another of its sound. In the order of their ends. */
function finder(phrases: readonly (readonly string[])[], k: KnowledgeIndex): (words: readonly string[]) => Found[] {
  const strictly = automaton(phrases);
  const spaced = automaton(phrases.map(loosely));
  const heard = heardAs(phrases, soundsOf(k), pairsWritten(k));
  return (words) => {
    const places = words.flatMap((w, i) => (isPadding(w) ? [] : [i]));
    const place = (i: number): number => places[i] ?? 0;
    const more = spaced(places.map((i) => words[i] ?? "")).map((f) => ({ phrase: f.phrase, from: place(f.from), to: place(f.to - 1) + 1 }));
    return [...strictly(words), ...heard(words), ...more.filter((f) => f.to - f.from !== phrases[f.phrase]?.length)].toSorted((a, b) => a.to - b.to);
  };
}

/** Every word that means the same, in both languages. */
function meaning(k: KnowledgeIndex): (word: string) => readonly string[] {
  const same = new Map(
    k.records.term_sets.filter((set) => set.same).flatMap((set) => [...set.zh, ...set.en].map((word) => [word, [...set.zh, ...set.en]] as const)),
  );
  return (word) => same.get(word) ?? [word];
}

export function compileFlags(k: KnowledgeIndex): Compiled {
  const phrases: string[][] = [];
  const uses: Use[][] = [];
  const phraseIds = new Map<string, number>();
  const asWritten = new Map<string, number>();
  const groups: Group[] = [];
  const groupIds = new Map<string, number>();
  const manyGroups: number[] = [];
  const dozenGroups: number[] = [];
  const feverGroups: number[] = [];
  const lastingGroups: number[] = [];
  const standingGroups: number[] = [];
  const pressureGroups: { id: number; bound: Bound }[] = [];
  const idioms = new Set<number>();

  const written = new Set<string>();
  const asked = new Set<string>();

  const idOfWords = (words: string[]): number => {
    const key = words.join(" ");
    const known = phraseIds.get(key);
    if (known !== undefined) return known;
    phraseIds.set(key, phrases.length);
    phrases.push(words);
    uses.push([]);
    return phrases.length - 1;
  };
  /** A term is part of many signs: it is read once. */
  const phraseId = (phrase: string): number => {
    const known = asWritten.get(phrase);
    if (known !== undefined) return known;
    const typed = read(phrase).tokens.map((t) => t.text);
    for (const word of typed) written.add(word);
    const id = idOfWords(typed.map(stem));
    asWritten.set(phrase, id);
    return id;
  };
  const use = (phrase: string, u: Use): void => void uses[phraseId(phrase)]?.push(u);

  const addValue = (group: number, [, id = "", operator, bound]: RegExpExecArray): void => {
    const { measured, names } = measuredBy(k, id);
    asked.add(id);
    const value = { measured, bound: operator === "<" ? { below: Number(bound) } : { atLeast: Number(bound) } };
    for (const name of new Set(names)) use(name, { group, value });
    if (id === PRESSURE) pressureGroups.push({ id: group, bound: value.bound });
  };
  const sameAs = meaning(k);
  const addTo = (group: number, written: string): Group => {
    const alternative = written.replace(KNOWN, "");
    const value = VALUE.exec(alternative);
    // One for all of its phrases: there are hundreds of thousands.
    const named: Use = { group };
    if (value) addValue(group, value);
    else if (alternative.startsWith("$")) {
      const set = k.termSets.get(alternative.slice(1));
      if (!set) throw new Error(`no term set "${alternative}"`);
      for (const term of new Set([...set.zh, ...set.en, ...namesOfMembers(k, set)].flatMap(sameAs))) use(term, named);
      const who = set.who ? [set.who] : [];
      return { who, known: KNOWN.test(written) ? { who, classes: set.classes } : NOBODY.known };
    } else for (const term of sameAs(alternative)) use(term, named);
    return NOBODY;
  };
  const groupOf = (expression: string): number => {
    const known = groupIds.get(expression);
    if (known !== undefined) return known;
    const id = groups.length;
    groupIds.set(expression, id);
    groups.push(NOBODY);
    const alternatives = expression.split("|").map((alternative) => alternative.trim());
    if (alternatives.includes(`$${MANY}`)) manyGroups.push(id);
    if (alternatives.includes(`$${DOZENS}`)) dozenGroups.push(id);
    if (alternatives.includes(`$${FEVER}`)) feverGroups.push(id);
    if (alternatives.includes(`$${LASTING}`)) lastingGroups.push(id);
    if (alternatives.includes(STANDING) || alternatives.includes(OLD_STROKE)) standingGroups.push(id);
    const parts = alternatives.map((alternative) => addTo(id, alternative));
    groups[id] = {
      who: parts.flatMap((p) => p.who),
      known: { who: parts.flatMap((p) => p.known.who), classes: parts.flatMap((p) => p.known.classes) },
    };
    return id;
  };

  const signOf = (flag: Flag, sign: string): Sign => {
    const parts = partsOf(sign);
    const wanted = parts.filter((g) => !g.startsWith("!"));
    const unwanted = parts.filter((g) => g.startsWith("!")).map((g) => g.slice(1).trim());
    return {
      flag,
      groups: wanted.map(groupOf),
      without: unwanted.map(groupOf),
      least: Number(LEAST.exec(sign)?.[1] ?? wanted.length),
      within: Number(WINDOW.exec(sign)?.[1] ?? WITHIN),
      fresh: unwanted.some((g) => g.split("|").some((alternative) => alternative.trim() === STANDING)),
    };
  };
  const signs = k.records.red_flags.flatMap((flag) => [...flag.signs.both, ...flag.signs.zh, ...flag.signs.en].map((sign) => signOf(flag, sign)));
  const said = k.records.red_flags.flatMap((flag) => flag.beside.map(({ on, text }): Sign => ({ ...signOf(flag, on), says: text })));
  const placesOf = (of: readonly Sign[]): number[][] => {
    const places: number[][] = groups.map(() => []);
    for (const [i, sign] of of.entries()) for (const g of sign.groups) places[g]?.push(i);
    return places;
  };
  const excuses = new Map(
    k.records.red_flags.map((flag) => [flag.id, new Set(signs.filter((s) => s.flag === flag && s.least < s.groups.length).flatMap((s) => s.without))]),
  );
  const knowable = groups.flatMap((g, id) => (g.known.who.length > 0 || g.known.classes.length > 0 ? [id] : []));
  const idiomatic = k.termSets.get(IDIOMS);
  for (const idiom of [...(idiomatic?.zh ?? []), ...(idiomatic?.en ?? []), ...namesAround(k, asked)]) idioms.add(phraseId(idiom));

  const known = new Set(phrases.flat());
  const slip = slipsOf([...known, ...written]);
  const ageGroups = groups.flatMap((g, id) => g.who.flatMap((w) => (w === "pregnant" ? [] : [{ id, below: MONTHS[w] }])));
  const pregnantGroups = groups.flatMap((g, id) => (g.who.includes("pregnant") ? [id] : []));
  const wordOf = (token: string): string => {
    const word = stem(token);
    return known.has(word) ? word : stem(slip(token));
  };
  const byNumber = { ageGroups, pregnantGroups, manyGroups, dozenGroups, feverGroups, lastingGroups, standingGroups, pressureGroups };
  const beside = { signs: said, signsOf: placesOf(said) };
  return {
    groups,
    signs,
    signsOf: placesOf(signs),
    beside,
    knowable,
    excuses,
    find: finder(phrases, k),
    uses,
    idioms,
    readings: readingsOf(k),
    ...byNumber,
    wordOf,
  };
}
