/** A text as the signs look at it: its words, the phrases in it, and how each place is meant. Read once, whatever is then looked for in it. */
import { recalled } from "../text/recall.ts";
import type { Found } from "./automaton.ts";
import type { Compiled } from "./compile.ts";
import { type Counted, countsIn, dozensIn, feversIn, gramsIn, lastingIn } from "./counts.ts";
import type { Around } from "./frames-around.ts";
import { bounds, type Frame, frame } from "./frames.ts";
import { oldIn } from "./frames-past.ts";
import { type Aged, agesIn, gestationIn } from "./people.ts";
import { type Pressure, pressuresIn } from "./pressures.ts";
import { read, type Reading } from "./tokens.ts";

/** What is told in numbers and not in phrases. */
type Numbers = {
  readonly ages: readonly Aged[];
  readonly gestations: readonly Counted[];
  readonly many: readonly Counted[];
  readonly dozens: readonly Counted[];
  readonly fevers: readonly Counted[];
  readonly lasting: readonly Counted[];
  readonly old: readonly Counted[];
  readonly pressures: readonly Pressure[];
};
export type Sight = {
  readonly reading: Reading;
  readonly found: readonly Found[];
  readonly numbers: Numbers;
  readonly around: (from: number, to: number) => Around;
  readonly frameOf: (from: number, to: number) => Frame;
};

/** One number for a place: no phrase is as long as a thousand words. */
export const placeKey = (from: number, to: number): number => from * 1000 + (to - from);

/** The frame of each place once; the same words around, as in a text that repeats itself, are not judged again. */
function framer(around: (from: number, to: number) => Around): (from: number, to: number) => Frame {
  const byPlace = new Map<number, Frame>();
  const byWords = new Map<string, Frame>();
  const judge = (place: Around): Frame => {
    const key = Object.values(place).join("\u0000");
    const known = byWords.get(key) ?? frame(place);
    if (byWords.size < 5000) byWords.set(key, known);
    return known;
  };
  return (from, to) => {
    const known = byPlace.get(placeKey(from, to)) ?? judge(around(from, to));
    byPlace.set(placeKey(from, to), known);
    return known;
  };
}

const numbersIn = (folded: string): Numbers => ({
  ages: agesIn(folded),
  gestations: gestationIn(folded),
  many: [...countsIn(folded), ...gramsIn(folded)],
  dozens: dozensIn(folded),
  fevers: feversIn(folded),
  lasting: lastingIn(folded),
  old: oldIn(folded),
  pressures: pressuresIn(folded),
});

/** A question is read as it stands, in Chinese and in plainer English. */
const READINGS = 4;

export const sightsOf = (compiled: Compiled): ((text: string) => Sight) =>
  recalled((text): Sight => {
    const reading = read(text);
    const around = bounds(reading);
    const found = compiled.find(reading.tokens.map((t) => compiled.wordOf(t.text)));
    return { reading, found, numbers: numbersIn(reading.folded), around, frameOf: framer(around) };
  }, READINGS);
