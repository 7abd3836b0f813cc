/**
 * Whether a text that shows no red flag reads as a told emergency does. Wordings are without end: what no sign names is then asked about
 * ("is this happening now?"), never called an emergency.
 */
import type { Token } from "../tokens.ts";
import { featuresOf } from "./features.ts";
import { ALWAYS, STEPS, type Table } from "./learn.ts";

/** A few words ("insulin and cinnamon", "三七和抗凝药") say too little. Two words are as long as three Chinese characters. */
const LEAST_LENGTH = 20;
const HAN = /\p{Script=Han}/u;
const lengthOf = (tokens: readonly Token[]): number => tokens.reduce((n, t) => n + (t.breaks > 0 ? 0 : HAN.test(t.text) ? 2 : 3), 0);
/** Asked about from here on: of calm questions that nobody had seen, one in a hundred reads so. */
const THRESHOLD = 0.7;
/** Of despair, which is told in fewer cases: of four thousand questions that nobody had seen, one reads so. */
export const DESPAIR_THRESHOLD = -0.85;
/** A long text is looked at piece by piece; the pieces overlap. */
const PIECE = 80;
const STEP = 40;

function pieces<T>(items: readonly T[]): (readonly T[])[] {
  const starts = Array.from({ length: Math.max(1, Math.ceil((items.length - PIECE) / STEP) + 1) }, (_, i) => i * STEP);
  return starts.map((start) => items.slice(start, start + PIECE));
}

/**
 * @param named whether a piece names any trouble, or an amount that may be one (named.ts): where none is told there is nothing to ask about
 * @returns whether what is told reads so; what is asked in general is none of it (`told`), but in a short text it says what is told: "sick all day. Does ginger help?"
 */
export function createLikeness(
  table: Table,
  named: (tokens: readonly Token[]) => boolean = () => true,
  threshold = THRESHOLD,
): (told: readonly Token[], whole?: readonly Token[]) => boolean {
  const always = table.get(ALWAYS) ?? 0;
  const scoreOf = (piece: readonly Token[]): number => {
    const features = featuresOf(piece);
    return (always + features.reduce((s, f) => s + (table.get(f) ?? 0), 0) / Math.sqrt(Math.max(features.length, 1))) / STEPS;
  };
  return (told, whole = told) => {
    return pieces(told).some((piece) => {
      if (lengthOf(piece) < LEAST_LENGTH) return false;
      const own = scoreOf(piece);
      // Where all of a text is told, the text reads as the piece does.
      const score = whole.length > PIECE || piece.length === whole.length ? own : (own + scoreOf(whole)) / 2;
      return score > threshold && named(piece);
    });
  };
}
