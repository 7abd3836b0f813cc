/** mulberry32: the same seed gives the same sheets on every machine. */
export type Random = {
  next: () => number;
  int: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (p: number) => boolean;
  shuffle: <T>(list: readonly T[]) => T[];
};

export function random(seed: number): Random {
  let a = seed >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
    chance: (p) => next() < p,
    shuffle: (list) =>
      list
        .map((v) => [next(), v] as const)
        .toSorted((x, y) => x[0] - y[0])
        .map(([, v]) => v),
  };
}
