import type { EntityKind } from "./types.ts";

/** Longer texts are no names, and none is asked for twice. */
const LONGEST = 60;
const MOST = 4_000;

/** Remembers what was read: of one person's names every step asks again, and many people take the same. */
export function remembering<T>(read: (text: string, kinds: readonly EntityKind[]) => T): (text: string, kinds: readonly EntityKind[]) => T {
  const kept = new Map<string, T>();
  return (text, kinds) => {
    if (text.length > LONGEST) return read(text, kinds);
    const key = `${kinds.join()} ${text}`;
    if (kept.has(key)) return kept.get(key) as T;
    if (kept.size >= MOST) kept.clear();
    const found = read(text, kinds);
    kept.set(key, found);
    return found;
  };
}
