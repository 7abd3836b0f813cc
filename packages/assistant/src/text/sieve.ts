/**
 * Which of many patterns a text may match at all. A long pattern that is tried on a text takes some microseconds, mostly for being fetched into the
 * processor; the tables of patterns are first sifted by the few letters that each needs, in one walk over the text for all of them.
 */
import { needsOf } from "./needs.ts";
import { recalled } from "./recall.ts";

/** The letters that lead to a place, and the patterns that need them. */
type Node = { readonly next: Map<number, Node>; readonly of: number[] };
const fresh = (): Node => ({ next: new Map(), of: [] });
/** So many letters tell most words apart. */
const MOST_LETTERS = 5;

/** The patterns of all tables, by their numbers: those that need nothing may match any text. */
const root = fresh();
const always: number[] = [];

function add(pattern: RegExp): void {
  const needs = needsOf(pattern);
  const number = always.push(Number(needs === undefined)) - 1;
  for (const s of needs ?? []) {
    let node = root;
    for (let at = 0; at < Math.min(s.length, MOST_LETTERS); at++) {
      const next = node.next.get(s.charCodeAt(at)) ?? fresh();
      node.next.set(s.charCodeAt(at), next);
      node = next;
    }
    if (node.of.at(-1) !== number) node.of.push(number);
  }
}

function walk(text: string): Uint8Array {
  const may = Uint8Array.from(always);
  // The long s is an s to a pattern that ignores case.
  const low = text.toLowerCase().replaceAll("\u017f", "s");
  for (let from = 0; from < low.length; from++) {
    let node = root.next.get(low.charCodeAt(from));
    for (let at = from + 1; node !== undefined; at++) {
      for (const number of node.of) may[number] = 1;
      node = node.next.get(low.charCodeAt(at));
    }
  }
  return may;
}
let walked = recalled(walk);

/** @returns of a text, whether a pattern, by its place in the list, may match it: where it may not, it does not */
export function sieve(patterns: readonly RegExp[]): (text: string) => (place: number) => boolean {
  const first = always.length;
  for (const pattern of patterns) add(pattern);
  // What was walked over before knows nothing of these.
  walked = recalled(walk);
  return (text) => {
    const may = walked(text);
    return (place) => may[first + place] === 1;
  };
}

type Row = readonly [said: RegExp, stands: string | ((...m: string[]) => string)];
/** A table of replacements, made one after the other; of most rows a text has nothing. */
export function replacer(rows: readonly Row[]): (text: string) => string {
  const sift = sieve(rows.map(([said]) => said));
  return (text) => {
    let now = text;
    let may = sift(text);
    for (const [i, [said, stands]] of rows.entries()) {
      if (!may(i)) continue;
      const next = typeof stands === "string" ? now.replace(said, stands) : now.replace(said, stands);
      if (next !== now) may = sift(next);
      now = next;
    }
    return now;
  };
}

/** Which rows of a table a text shows, by their places, in order. */
export function shownBy(patterns: readonly RegExp[]): (text: string) => number[] {
  const sift = sieve(patterns);
  return (text) => {
    const may = sift(text);
    return patterns.flatMap((pattern, i) => (may(i) && pattern.test(text) ? [i] : []));
  };
}
