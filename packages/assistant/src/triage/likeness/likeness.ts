/**
 * Whether a text that shows no red flag reads as a told emergency does. Wordings are without end: what no sign names is asked about ("is this
 * happening now?"), and taken for an emergency where it hardly reads as anything else.
 */
import type { Token } from "../tokens.ts";
import { featuresOf } from "./features.ts";
import { ALWAYS, STEPS, type Table } from "./learn.ts";

/** A few words ("insulin and cinnamon", "三七和抗凝药") say too little. Two words are as long as three Chinese characters. */
const LEAST_LENGTH = 20;
const HAN = /\p{Script=Han}/u;
const lengthOf = (tokens: readonly Token[]): number => tokens.reduce((n, t) => n + (t.breaks > 0 ? 0 : HAN.test(t.text) ? 2 : 3), 0);
/** Asked about from here on: of look-alikes that it had not learned from, about one in sixty reads so; of everyday questions, one in a thousand. */
export const ASKED_FROM = 1;
/** An emergency from here on: of 704 such look-alikes one. */
export const SURE_FROM = 2.3;
/** Below this, all its words together, a text is looked at no closer: of 5,323 texts that read so none was below -1, of everyday questions five in six are. */
export const NOTHING_LIKE = -2;
/** A long text is looked at piece by piece; the pieces overlap. */
const PIECE = 80;
const STEP = 40;

function pieces<T>(items: readonly T[]): (readonly T[])[] {
  const starts = Array.from({ length: Math.max(1, Math.ceil((items.length - PIECE) / STEP) + 1) }, (_, i) => i * STEP);
  return starts.map((start) => items.slice(start, start + PIECE));
}

/**
 * @param setsOf what the words of a piece speak of (sets.ts)
 * @returns how much what is told reads so; what is asked in general is none of it (`told`), but in a short text it says what is told: "sick
 * all day. Does ginger help?"
 */
export function createLikeness(
  table: Table,
  setsOf: (tokens: readonly Token[]) => readonly string[],
): (told: readonly Token[], whole?: readonly Token[]) => number {
  const always = table.get(ALWAYS) ?? 0;
  const scoreOf = (piece: readonly Token[], sets: readonly string[]): number => {
    const features = featuresOf(piece, sets);
    return (always + features.reduce((s, f) => s + (table.get(f) ?? 0), 0) / Math.sqrt(Math.max(features.length, 1))) / STEPS;
  };
  return (told, whole = told) => {
    const scores = pieces(told).flatMap((piece) => {
      if (lengthOf(piece) < LEAST_LENGTH) return [];
      const sets = setsOf(piece);
      const own = scoreOf(piece, sets);
      // Where all of a text is told, the text reads as the piece does.
      return [whole.length > PIECE || piece.length === whole.length ? own : (own + scoreOf(whole, sets)) / 2];
    });
    return Math.max(Number.NEGATIVE_INFINITY, ...scores);
  };
}
