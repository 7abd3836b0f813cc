/**
 * Learns from texts that are told apart how a told emergency reads: logistic regression over words and pairs of words, by gradient descent in a fixed order.
 * The same texts give the same table. What most likely is one is called so; what may be one is asked about (likeness.ts).
 */
/** The features of a text, and whether it is one of those to be told apart. */
export type Lesson = { readonly features: readonly string[]; readonly told: boolean };
/** The weight of each feature in whole steps of 1/STEPS; that of the empty feature counts always. */
export type Table = ReadonlyMap<string, number>;

export const STEPS = 20;
export const ALWAYS = "";
const ROUNDS = 15;
const RATE = 0.5;
const BIAS_RATE = 0.01;
const SHRINK = 2e-4;
/** What is seen once says nothing of the next text. */
const LEAST_SEEN = 2;

/** Weights near nothing are left out. */
const LEAST_STEPS = 4;

/** Lehmer's generator: the order is mixed, and always the same. */
function mixer(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (state * 16807) % 2147483647;
    return state % below;
  };
}

function mixed<T>(items: readonly T[], below: (n: number) => number): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

function common(all: readonly (readonly string[])[]): Set<string> {
  const seen = new Map<string, number>();
  for (const features of all) for (const f of features) seen.set(f, (seen.get(f) ?? 0) + 1);
  return new Set([...seen].flatMap(([f, n]) => (n >= LEAST_SEEN ? [f] : [])));
}

/** @param all the same in the same order give the same table */
export function learn(all: readonly Lesson[]): Table {
  const known = common(all.map((l) => l.features));
  const lessons = all.map((l) => ({ features: l.features.filter((f) => known.has(f)), answer: l.told ? 1 : 0 }));
  const weights = new Map<string, number>();
  const below = mixer();
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const { features, answer } of mixed(lessons, below)) {
      const size = Math.sqrt(Math.max(features.length, 1));
      const sum = features.reduce((s, f) => s + (weights.get(f) ?? 0) / size, bias);
      const miss = 1 / (1 + Math.exp(-sum)) - answer;
      bias -= BIAS_RATE * miss;
      for (const f of features) {
        const w = weights.get(f) ?? 0;
        weights.set(f, w - RATE * (miss / size + SHRINK * w));
      }
    }
  const steps = [...weights].map(([f, w]) => [f, Math.round(w * STEPS)] as const).filter(([, w]) => Math.abs(w) >= LEAST_STEPS);
  return new Map([[ALWAYS, Math.round(bias * STEPS)], ...steps.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
