import { KINDS, quoted } from "./cells.ts";
import { groupOf, type Layout } from "./columns.ts";

type Tree = Readonly<Record<string, unknown>>;

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((v, name) => (v !== null && typeof v === "object" ? (v as Tree)[name] : undefined), value);

/** An entry's rows: its own columns once, then one element of each list a row. */
function rowsOf(entry: Tree, layout: Layout): string[][] {
  const lists = Object.fromEntries(layout.repeated.map((group) => [group, entry[group] as readonly Tree[]]));
  const count = Math.max(1, ...Object.values(lists).map((l) => l.length));
  return Array.from({ length: count }, (_, row) =>
    Object.entries(layout.columns).map(([column, kind]) => {
      const group = groupOf(layout, column);
      if (group === undefined) return row === 0 || column === "id" ? KINDS[kind].write(at(entry, column.split("."))) : "";
      return KINDS[kind].write(at(lists[group]?.[row], column.slice(group.length + 1).split(".")));
    }),
  );
}

/** A CSV that `readCsv` reads back as it was, with a byte order mark, without which spreadsheets do not take it for UTF-8. */
export function writeCsv(entries: readonly Tree[], layout: Layout): string {
  const rows = [Object.keys(layout.columns), ...entries.flatMap((entry) => rowsOf(entry, layout))];
  return `\uFEFF${rows.map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;
}
