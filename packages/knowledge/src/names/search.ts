/** Search while typing: any name, prefix, pinyin, initials, one slip. Best first. */
import { isLatin, normalise } from "./normalise.ts";
import { oneSlip } from "./typo.ts";
import type { EntityKind, NameRow, NameTable, SearchOption } from "./types.ts";

const slipInPrefix = (query: string, key: string): boolean => query.length >= 4 && [-1, 0, 1].some((d) => oneSlip(query, key.slice(0, query.length + d)));

/** Lower is better; undefined is no match. */
function score(row: NameRow, query: string, latin: boolean, sound: string): number | undefined {
  if (row.key === query) return 0;
  if (row.base === query) return 1;
  if (row.key.startsWith(query)) return 2;
  if (latin && row.initials !== undefined && query.length >= 2) {
    if (row.initials === query || row.pinyin === query) return 3;
    if (row.initials.startsWith(query) || row.pinyin?.startsWith(query)) return 4;
  }
  if (query.length >= 2 && row.key.includes(query)) return 5;
  if (latin && query.length >= 3 && (row.pinyin?.includes(query) || row.initials?.includes(query))) return 6;
  if (latin && (slipInPrefix(query, row.key) || (row.pinyin !== undefined && query.length >= 5 && slipInPrefix(query, row.pinyin)))) return 7;
  if (!latin && sound.length >= 4 && row.pinyin !== undefined && row.pinyin.startsWith(sound)) return 7;
  return !latin && query.length >= 3 && slipInPrefix(query.padEnd(4), row.key.padEnd(4)) ? 8 : undefined;
}

export function createSearch(table: NameTable): (text: string, kinds: readonly EntityKind[], limit: number) => SearchOption[] {
  const soundOf = new Map(Object.entries(table.syllables).flatMap(([sound, chars]) => [...chars].map((c) => [c, sound] as const)));
  return (text, kinds, limit) => {
    const query = normalise(text);
    if (query === "") return [];
    const latin = isLatin(query);
    const sound = latin ? "" : [...query].map((c) => soundOf.get(c) ?? c).join("");
    const bestOf = new Map<string, { row: NameRow; score: number }>();
    for (const row of table.rows) {
      if (!kinds.includes(row.kind)) continue;
      const s = score(row, query, latin, sound);
      if (s === undefined) continue;
      const key = `${row.kind} ${row.id}`;
      const held = bestOf.get(key);
      if (!held || s < held.score || (s === held.score && row.rank < held.row.rank)) bestOf.set(key, { row, score: s });
    }
    return [...bestOf.values()]
      .toSorted(
        (a, b) =>
          a.score - b.score ||
          kinds.indexOf(a.row.kind) - kinds.indexOf(b.row.kind) ||
          a.row.rank - b.row.rank ||
          a.row.key.length - b.row.key.length ||
          (a.row.id < b.row.id ? -1 : 1),
      )
      .slice(0, limit)
      .map(({ row, score: s }) => ({ entity: { kind: row.kind, id: row.id }, matched: row.name, score: s }));
  };
}
