/** Everything reachable from `start` over `next`, `start` included. Circles end. */
export function reach(start: Iterable<string>, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set(start);
  for (const id of seen) for (const to of next(id)) seen.add(to);
  return seen;
}

/** Turns "x has these" around into "these are had by". */
export function invert(ids: Iterable<string>, of: (id: string) => Iterable<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const back = new Map<string, Set<string>>();
  for (const id of ids) for (const key of of(id)) (back.get(key) ?? back.set(key, new Set()).get(key))?.add(id);
  return back;
}

/** Remembers the answers of a function of one string. */
export function memo<T>(f: (id: string) => T): (id: string) => T {
  const kept = new Map<string, T>();
  return (id) => {
    if (!kept.has(id)) kept.set(id, f(id));
    return kept.get(id) as T;
  };
}

export const byId = <T extends { id: string }>(records: readonly T[]): ReadonlyMap<string, T> => new Map(records.map((r) => [r.id, r]));
