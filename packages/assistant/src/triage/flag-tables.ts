/**
 * The red flags as plain data: the phrases to look for, the trees to find them by, and signs as groups of phrases. It takes a second to
 * make of the knowledge, and is the same every time.
 */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { type PhraseTree, treeOf } from "./automaton.ts";
import { type SetTree, setTree } from "./likeness/sets.ts";
import { measuredTree } from "./readings.ts";
import { type SlipTables, slipTables } from "./slips.ts";
import { heardPhrases, pairsWritten, soundsOf } from "./sounds.ts";
import { isPadding, read, stem } from "./tokens.ts";
import type { Measured } from "./values.ts";

type Flag = KnowledgeIndex["records"]["red_flags"][number];
type TermSet = KnowledgeIndex["records"]["term_sets"][number];
type Biomarker = KnowledgeIndex["records"]["biomarkers"][number];

export type Bound = { readonly atLeast?: number; readonly below?: number };
type Who = NonNullable<TermSet["who"]>;
/** One alternative list of a sign. `known`: who somebody is and what they take count without being written; only of a set marked with `*`. */
export type Group = { readonly who: readonly Who[]; readonly known: { readonly who: readonly Who[]; readonly classes: readonly string[] } };
const NOBODY: Group = { who: [], known: { who: [], classes: [] } };

export type SignTable = {
  /** The place of its flag among all. */ readonly flag: number;
  readonly groups: readonly number[];
  /** Words that make it something else. */ readonly without: readonly number[];
  /** How many of its groups must be there, at different places; all of them unless it says so. */ readonly least: number;
  /** How far apart its groups may stand, in words. */ readonly within: number;
  /** What has been so for months or years is none. */ readonly fresh: boolean;
  /** Which of the things said beside its flag is said where it is seen; it raises nothing. */ readonly says?: number;
};

/** What a phrase is a word of: a group, or a group where a value of what it names keeps within the bound. */
type UseTable = { readonly group: number; readonly value?: { readonly of: string; readonly bound: Bound } };

/** Groups that something else than a phrase is a word of. */
type GroupsByNumber = {
  /** A great number of tablets. */ readonly manyGroups: readonly number[];
  /** A dozen tablets and more. */ readonly dozenGroups: readonly number[];
  /** A high body temperature. */ readonly feverGroups: readonly number[];
  /** Weeks and months of a complaint. */ readonly lastingGroups: readonly number[];
  /** An old stroke. */ readonly standingGroups: readonly number[];
  /** A blood pressure: it may be told without its name. */ readonly pressureGroups: readonly { readonly id: number; readonly bound: Bound }[];
};

export type FlagTables = {
  readonly groups: readonly Group[];
  readonly signs: readonly SignTable[];
  readonly beside: readonly SignTable[];
  readonly byNumber: GroupsByNumber;
  /** Each phrase's words with a space between. */ readonly phrases: readonly string[];
  /** The uses of each phrase: where they begin in `of`, which has their places in `all`. */
  readonly uses: { readonly starts: Int32Array; readonly of: Int32Array; readonly all: readonly UseTable[] };
  readonly idioms: readonly number[];
  /** The words of the phrases, as they are typed and as they are compared. */ readonly slips: SlipTables;
  /** Of the phrases as they are written, without padding, and by their sound; of what is measured. */
  readonly trees: Readonly<Record<"strict" | "spaced" | "heard" | "measured", PhraseTree>>;
  readonly sets: SetTree;
  /** Every two characters that the knowledge writes beside each other, one pair after the other. */ readonly pairs: string;
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

/** A biomarker, a medicine or a term set with units under one id. @throws when there is none */
export function measuredOf(k: KnowledgeIndex, id: string): Measured {
  const measured = k.biomarkers.get(id) ?? k.termSets.get(id)?.values;
  if (!measured) throw new Error(`nothing measured is called "${id}"`);
  return measured;
}

/** The names of all that has this id. */
function namesOfMeasured(k: KnowledgeIndex, id: string): string[] {
  const [biomarker, medicine, set] = [k.biomarkers.get(id), k.medicines.get(id), k.termSets.get(id)];
  return [...(biomarker ? namesOfAnalyte(biomarker) : []), ...(medicine ? namesOf(medicine) : []), ...(set?.zh ?? []), ...(set?.en ?? [])];
}

/** A phrase without what may be passed over inside of it; nothing when less than two words are left. */
function loosely(words: readonly string[]): readonly string[] {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const left = words.filter((w) => !isPadding(w));
  return left.length < 2 || isPadding(first) || isPadding(last) ? [] : left;
}

/** Every word that means the same, in both languages. */
function meaning(k: KnowledgeIndex): (word: string) => readonly string[] {
  const same = new Map(
    k.records.term_sets.filter((set) => set.same).flatMap((set) => [...set.zh, ...set.en].map((word) => [word, [...set.zh, ...set.en]] as const)),
  );
  return (word) => same.get(word) ?? [word];
}

export function flagTables(k: KnowledgeIndex): FlagTables {
  const phrases: string[][] = [];
  const uses: number[][] = [];
  const allUses: UseTable[] = [];
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
  const useOf = (u: UseTable): number => allUses.push(u) - 1;
  const use = (phrase: string, u: number): void => void uses[phraseId(phrase)]?.push(u);

  const addValue = (group: number, [, id = "", operator, bound]: RegExpExecArray): void => {
    measuredOf(k, id);
    asked.add(id);
    const value = { of: id, bound: operator === "<" ? { below: Number(bound) } : { atLeast: Number(bound) } };
    const valued = useOf({ group, value });
    for (const name of new Set(namesOfMeasured(k, id))) use(name, valued);
    if (id === PRESSURE) pressureGroups.push({ id: group, bound: value.bound });
  };
  const sameAs = meaning(k);
  const addTo = (group: number, written: string): Group => {
    const alternative = written.replace(KNOWN, "");
    const value = VALUE.exec(alternative);
    // One for all of its phrases: there are hundreds of thousands.
    const named = useOf({ group });
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

  const signOf = (flag: number, sign: string): SignTable => {
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
  const flags: readonly Flag[] = k.records.red_flags;
  const signs = flags.flatMap((flag, at) => [...flag.signs.both, ...flag.signs.zh, ...flag.signs.en].map((sign) => signOf(at, sign)));
  const beside = flags.flatMap((flag, at) => flag.beside.map(({ on }, says): SignTable => ({ ...signOf(at, on), says })));
  const idiomatic = k.termSets.get(IDIOMS);
  for (const idiom of [...(idiomatic?.zh ?? []), ...(idiomatic?.en ?? []), ...namesAround(k, asked)]) idioms.add(phraseId(idiom));

  const starts = new Int32Array(phrases.length + 1);
  for (const [i, of] of uses.entries()) starts[i + 1] = (starts[i] ?? 0) + of.length;
  return {
    groups,
    signs,
    beside,
    byNumber: { manyGroups, dozenGroups, feverGroups, lastingGroups, standingGroups, pressureGroups },
    phrases: [...phraseIds.keys()],
    uses: { starts, of: Int32Array.from(uses.flat()), all: allUses },
    idioms: [...idioms],
    slips: slipTables([...phrases.flat(), ...written]),
    trees: {
      strict: treeOf(phrases),
      spaced: treeOf(phrases.map(loosely)),
      heard: treeOf(heardPhrases(phrases, soundsOf(k))),
      measured: measuredTree(k),
    },
    sets: setTree(k),
    pairs: [...pairsWritten(k)].join(""),
  };
}
