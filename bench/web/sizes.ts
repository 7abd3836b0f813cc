/** What a screen's scripts weigh on the wire: gzip, as .size-limit.json counts the entry's. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const DIST = join(import.meta.dirname, "../../apps/web/dist");
const known = new Map<string, number>();
const weigh = (path: string): number => {
  const held = known.get(path);
  if (held !== undefined) return held;
  const size = gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length;
  known.set(path, size);
  return size;
};

const sum = (paths: Iterable<string>): number => [...paths].reduce((all, path) => all + weigh(path), 0);

/** @param beside what other screens fetched as well: chunks that are shared count once, and not for this screen */
export function weights(fetched: readonly string[], entry: readonly string[], beside: ReadonlySet<string>): { beyond: number; own: number } {
  const more = new Set(fetched.filter((path) => !entry.includes(path)));
  return { beyond: sum(more), own: sum([...more].filter((path) => !beside.has(path))) };
}
