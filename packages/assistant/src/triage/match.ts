/** Which signs a text shows: every group of a sign near each other, said of somebody now. */
import type { Found } from "./automaton.ts";
import { type Compiled, type Flag, MONTHS, type Sign, type Use } from "./compile.ts";
import type { Bound, Group } from "./flag-tables.ts";
import type { Around } from "./frames-around.ts";
import { byAsker } from "./frames-asker.ts";
import type { Frame } from "./frames.ts";
import { standing } from "./frames-past.ts";
import { valueFrame } from "./frames-value.ts";
import { placeKey, type Sight } from "./sight.ts";
import type { Reading, Token } from "./tokens.ts";
import { endOfLastResult, withLatestValue } from "../text/redone.ts";
import { isUnit, type Measured, valueAfter, valueBefore, valueOfUnit } from "./values.ts";

const ASKS_MUCH = /\bhow (?:much|many) $/u;
/** "Still worth taking calcium at 70?" */
const TO_TAKE = /\b(?:take|taking|needs?|add|adding|more|extra|give|giving) $/u;
const AT_AGE = /^ at (?:the age of )?\d{2}(?![\d.]|\s?(?:mm|mg|ng|pg|u))/u;

/** What is known of the person besides the text. */
export type Known = { readonly ageMonths?: number; readonly pregnant: boolean; readonly classes: ReadonlySet<string> };
export type Span = { readonly start: number; readonly end: number };
export type Match = { readonly sign: Sign; readonly frame: "told" | "asked"; readonly spans: readonly Span[] };

/** Its frame is looked at only when the rest of a sign is there too. */
type Hit = { readonly from: number; readonly to: number; readonly frame: () => Frame; readonly standing: () => boolean; readonly byAsker: () => boolean };

/** Flags of tablets that were swallowed; of a food, parent and child may well have eaten the same. */
const OF_MEDICINES: ReadonlySet<string> = new Set(["overdose", "child_iron_vitamins", "iron_vitamins_overdose", "paracetamol_overdose", "large_iron_dose"]);

/** "便血", "chest pain". */
const PAIR = 2;
const isKnown = (g: Group, known: Known): boolean =>
  g.known.classes.some((c) => known.classes.has(c)) ||
  g.known.who.some((w) => (w === "pregnant" ? known.pregnant : known.ageMonths !== undefined && known.ageMonths < MONTHS[w]));

const VITAMIN = /(?:vitamin|vit|维生素|维|复合)\s?$/u;
const inside = (value: number | undefined, { below, atLeast }: Bound): boolean =>
  value !== undefined && (below === undefined || value < below) && (atLeast === undefined || value >= atLeast);

/** A value stands near its name; the repeat of the test may be told a sentence later. */
const TOLD_IN = 160;

/** What stands around the last result of a test: of when the first was is another matter. */
const ofLastResult = (around: Around, after: string): Around => {
  const end = endOfLastResult(after);
  return end === undefined ? around : { ...around, before: "", sentenceBefore: "", after: around.after.slice(end), rest: around.rest.slice(end) };
};

/** Whether the number told behind a name is as a sign asks; each name's number is read once. */
function valuesOf({ tokens, folded }: Reading): (use: Use, from: number, to: number) => boolean {
  const told = new Map<number, Map<Measured, number | undefined>>();
  const read = (measured: Measured, from: number, to: number): number | undefined => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    if (VITAMIN.test(folded.slice(Math.max(0, start - 10), start))) return undefined;
    const before = folded.slice(Math.max(0, start - 30), start);
    const name = folded.slice(start, end);
    if (isUnit(name, measured)) return valueOfUnit(before, name, measured);
    // "How much calcium at 52": asked for an amount, the number is an age.
    const told =
      ASKS_MUCH.test(before) || (TO_TAKE.test(before) && AT_AGE.test(folded.slice(end)))
        ? undefined
        : valueAfter(withLatestValue(folded.slice(end, end + TOLD_IN)), name, measured);
    return told ?? valueBefore(before, measured);
  };
  return ({ value }, from, to) => {
    if (!value) return true;
    const here = told.get(placeKey(from, to)) ?? new Map<Measured, number | undefined>();
    if (!here.has(value.measured)) here.set(value.measured, read(value.measured, from, to));
    told.set(placeKey(from, to), here);
    return inside(here.get(value.measured), value.bound);
  };
}

/** Whether a place lies in an idiom ("麻烦" is no numbness), and is not more than it ("不想再麻烦任何人"); places are asked for in the order of their ends. */
function idiomAt(idioms: readonly Found[]): (from: number, to: number) => boolean {
  const longest = Math.max(0, ...idioms.map((i) => i.to - i.from));
  let first = 0;
  return (from, to) => {
    while (first < idioms.length && (idioms[first]?.to ?? 0) <= from - longest - 20) first++;
    for (let i = first; i < idioms.length && (idioms[i]?.to ?? 0) <= to + longest; i++) {
      const idiom = idioms[i];
      const whole = idiom && from <= idiom.from && idiom.to <= to;
      if (idiom && !whole && idiom.from < to && from < idiom.to) return true;
    }
    return false;
  };
}

/** Whether a place is a part of a word of two that is denied: the "血" of "没有便血" is no blood. */
function deniedAround(found: readonly Found[], frameOf: (from: number, to: number) => Frame): (from: number, to: number) => boolean {
  const pairs = new Set(found.filter((f) => f.to - f.from === PAIR).map((f) => f.from));
  return (from, to) => to - from === 1 && [from - 1, from].some((at) => pairs.has(at) && frameOf(at, at + PAIR) === "not");
}

/** What says nothing in these places of the text. */
export type Muted = (span: Span) => boolean;
const NOWHERE: Muted = () => false;

const spanOf =
  ({ origin, tokens }: Reading) =>
  ({ from, to }: { readonly from: number; readonly to: number }): Span => ({ start: origin(tokens[from]?.start ?? 0), end: origin(tokens[to - 1]?.end ?? 0) });

function hitsOf(compiled: Compiled, { reading, found, numbers, around, frameOf }: Sight, muted: Muted): Map<number, Hit[]> {
  const hitAt = (from: number, to: number, frame: () => Frame): Hit => ({
    from,
    to,
    frame,
    standing: () => standing(around(from, to)),
    byAsker: () => byAsker(around(from, to)),
  });
  const holds = valuesOf(reading);
  const inIdiom = idiomAt(found.filter(compiled.isIdiom));
  const hits = new Map<number, Hit[]>();
  const add = (group: number, hit: Hit): void => void (hits.get(group) ?? hits.set(group, []).get(group))?.push(hit);
  const inDenied = deniedAround(found, frameOf);
  const span = spanOf(reading);
  for (const { phrase, from, to } of found) {
    if (inIdiom(from, to) || (muted !== NOWHERE && muted(span({ from, to })))) continue;
    const hit = hitAt(from, to, () => (inDenied(from, to) ? "not" : frameOf(from, to)));
    const valued = hitAt(from, to, () =>
      inDenied(from, to) ? "not" : valueFrame(ofLastResult(around(from, to), reading.folded.slice(reading.tokens[to - 1]?.end ?? 0).slice(0, TOLD_IN))),
    );
    compiled.someUse(phrase, (use) => {
      if (holds(use, from, to)) add(use.group, use.value ? valued : hit);
      return false;
    });
  }
  for (const { months, from, to } of placed(reading, numbers.ages)) {
    const hit = hitAt(from, to, () => "told");
    for (const { id, below } of compiled.ageGroups) if (months <= below) add(id, hit);
  }
  const addAll = (found: readonly { readonly at: number }[], groups: readonly number[]): void => {
    for (const { from, to } of placed(reading, found)) {
      if (muted !== NOWHERE && muted(span({ from, to }))) continue;
      for (const id of groups)
        add(
          id,
          hitAt(from, to, () => frameOf(from, to)),
        );
    }
  };
  addAll(numbers.gestations, compiled.pregnantGroups);
  addAll(numbers.many, compiled.manyGroups);
  addAll(numbers.dozens, compiled.dozenGroups);
  addAll(numbers.fevers, compiled.feverGroups);
  addAll(numbers.lasting, compiled.lastingGroups);
  for (const { from, to } of placed(reading, numbers.old))
    for (const id of compiled.standingGroups)
      add(
        id,
        hitAt(from, to, () => "told"),
      );
  for (const told of numbers.pressures) {
    const asking = compiled.pressureGroups.filter(({ bound }) => inside(told.systolic, bound));
    addAll(
      [told],
      asking.map(({ id }) => id),
    );
  }
  for (const list of hits.values()) list.sort((a, b) => a.from - b.from);
  return hits;
}

/** What was found at characters of the text, at its words. */
function placed<T extends { readonly at: number }>(reading: Reading, found: readonly T[]): (T & { readonly from: number; readonly to: number })[] {
  let from = 0;
  return found
    .toSorted((a, b) => a.at - b.at)
    .map((f) => {
      while ((reading.tokens[from]?.end ?? Number.POSITIVE_INFINITY) <= f.at) from++;
      return { ...f, from, to: from + 1 };
    });
}

/** The hit nearest to a place; `hits` are in order. */
function nearest(hits: readonly Hit[], place: number): Hit | undefined {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.from ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [hits[low - 1], hits[low]];
  if (!before || !after) return before ?? after;
  return place - before.from <= after.from - place ? before : after;
}

const overlaps = (a: Hit, b: Hit): boolean => a.from < b.to && b.from < a.to;
const far = (n: Hit | undefined, hit: Hit, within: number): boolean => n === undefined || Math.abs(n.from - hit.from) > within;

/** Whether words that make it something else stand near any part of it. */
const excused = (found: readonly Hit[], without: readonly (readonly Hit[])[], within: number): boolean =>
  without.some((hits) => found.some((f) => !far(nearest(hits, f.from), f, within)));

function together(groups: readonly (readonly Hit[])[], without: readonly (readonly Hit[])[], within: number): Hit[] | undefined {
  const [rarest = [], ...others] = groups.toSorted((a, b) => a.length - b.length);
  for (const hit of rarest) {
    const found = [hit, ...others.flatMap((hits) => nearest(hits, hit.from) ?? [])];
    if (found.length === groups.length && found.every((n) => !far(n, hit, within)) && !excused(found, without, within)) return found;
  }
  return undefined;
}

/** Some of the groups near each other; one place is no more than one of them. */
function someOf(groups: readonly (readonly Hit[])[], without: readonly (readonly Hit[])[], within: number, least: number): Hit[] | undefined {
  for (const hit of groups.flat()) {
    if (without.some((hits) => !far(nearest(hits, hit.from), hit, within))) continue;
    const found = groups.reduce<readonly Hit[]>((have, hits) => {
      const near = nearest(hits, hit.from);
      return near === undefined || far(near, hit, within) || have.some((h) => overlaps(h, near)) ? have : [...have, near];
    }, []);
    if (found.length >= least) return [...found];
  }
  return undefined;
}

export function match(compiled: Compiled, sight: Sight, known: Known, muted = NOWHERE): Match[] {
  const hits = hitsOf(compiled, sight, muted);
  const isSo = (g: number): boolean => {
    const group = compiled.groups[g];
    return group !== undefined && isKnown(group, known);
  };
  const span = spanOf(sight.reading);
  const isChild = (g: number): boolean => compiled.groups[g]?.who.some((w) => w !== "pregnant") === true;
  /** A medicine that a child swallowed was not taken by whoever asks. */
  const byAChild = ({ flag, groups }: Sign): boolean => OF_MEDICINES.has(flag.id) && groups.some(isChild);
  const seen = (sign: Sign, frames: readonly Frame[]): Hit[] | undefined => {
    const needed = sign.groups.filter((g) => !isSo(g));
    const least = sign.least - (sign.groups.length - needed.length);
    const ofChild = byAChild(sign);
    const isOf = (h: Hit): boolean => frames.includes(h.frame()) && !(sign.fresh && h.standing()) && !(ofChild && h.byAsker());
    const lists = needed.map((g) => (hits.get(g) ?? []).filter(isOf)).filter((l) => l.length > 0);
    if (needed.length === 0 || lists.length < least) return undefined;
    const without = sign.without.map((g) => (hits.get(g) ?? []).filter((h) => h.frame() !== "not"));
    return sign.least < sign.groups.length ? someOf(lists, without, sign.within, Math.max(least, 1)) : together(lists, without, sign.within);
  };
  // Only signs that a group was found of are looked at: there are thousands.
  const present = new Map<number, number>();
  for (const g of new Set([...hits.keys(), ...compiled.knowable.filter(isSo)]))
    for (const i of compiled.signsOf[g] ?? []) present.set(i, (present.get(i) ?? 0) + 1);
  const complete = [...present].flatMap(([i, found]) => (found >= (compiled.signs[i]?.least ?? Number.POSITIVE_INFINITY) ? [i] : [])).toSorted((a, b) => a - b);
  return complete.flatMap((i): Match[] => {
    const sign = compiled.signs[i];
    if (!sign) return [];
    const told = seen(sign, ["told", ...sign.flag.also]);
    if (told) return [{ sign, frame: "told", spans: told.map((h) => span(h)) }];
    const asked = seen(sign, ["told", "asked", "story"]);
    return asked ? [{ sign, frame: "asked", spans: asked.map((h) => span(h)) }] : [];
  });
}

/** Where each sentence begins and ends, in words. */
function sentencesOf({ tokens }: Reading): [from: number, to: number][] {
  const ends = tokens.flatMap((t, i) => (t.breaks === 2 ? [i] : []));
  return [-1, ...ends].map((end, i): [number, number] => [end + 1, ends[i] ?? tokens.length]).filter(([from, to]) => from < to);
}

/** The words that are said of somebody now: a sentence in general or of a story is left out, and what is denied. None when something excuses a flag's signs: exercise, nerves. */
export function toldTokens(compiled: Compiled, { reading, found, frameOf }: Sight, flag: Flag["id"]): Token[] {
  const silent = new Set<number>();
  const excuses = compiled.excuses.get(flag);
  if (excuses && found.some((f) => compiled.someUse(f.phrase, (u) => excuses.has(u.group)))) return [];
  const silence = (from: number, to: number): void => {
    for (let at = from; at < to; at++) silent.add(at);
  };
  for (const [from, to] of sentencesOf(reading)) if (frameOf(from, to) !== "told") silence(from, to);
  /** Words that only excuse a sign ("my doctor") are told of nothing. */
  const isSign = (phrase: number): boolean => compiled.someUse(phrase, (u) => (compiled.signsOf[u.group]?.length ?? 0) > 0);
  for (const { phrase, from, to } of found) if (isSign(phrase) && frameOf(from, to) !== "told") silence(from, to);
  for (const { from, to } of compiled.readings(reading.tokens)) silence(from, to);
  return reading.tokens.filter((_, i) => !silent.has(i));
}
