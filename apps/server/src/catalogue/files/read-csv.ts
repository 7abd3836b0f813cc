import { CsvError, type Info, parse } from "csv-parse/sync";
import { KINDS } from "./cells.ts";
import { groupOf, type Layout } from "./columns.ts";
import { type Entries, type Path, Places, type Problem } from "./place.ts";

/** A record with the line it begins on. */
type Row = { readonly line: number; readonly cells: readonly string[] };
/** Objects by path: lists are filled in order. */
type Tree = { [name: string]: unknown };
type Entry = { readonly at: number; readonly line: number; readonly own: Tree; readonly written: Map<string, string> };

const MOST_CELL = 100_000;

function rowsOf(text: string): Row[] {
  const read = parse(text, { info: true, relax_column_count: true, max_record_size: MOST_CELL }) as unknown as { record: string[]; info: Info }[];
  return read
    .map(({ record, info }) => ({ cells: record.map((c) => c.trim()), line: info.lines - record.reduce((n, c) => n + c.split("\n").length - 1, 0) }))
    .filter(({ cells }) => cells.some((c) => c !== ""));
}

const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote (") is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'after a closing quote (") there must be a comma; a quote inside a cell is written twice ("")',
  INVALID_OPENING_QUOTE: 'a quote (") stands inside a cell; put the whole cell in quotes and write it twice ("")',
  CSV_MAX_RECORD_SIZE: `a row has more than ${MOST_CELL} characters`,
};

function unreadable(error: unknown): Problem {
  if (!(error instanceof CsvError)) throw error;
  const { lines, column } = error as CsvError & { lines?: number; column?: number };
  return { line: lines ?? 1, column: typeof column === "number" ? column + 1 : 1, field: "", what: WORDS[error.code] ?? error.message };
}

/** What is wrong with the first row: every column must be there once, and no other. */
function headProblems({ cells, line }: Row, layout: Layout, content: string): Problem[] {
  const odd = cells.flatMap((name, i) => {
    const what = !Object.hasOwn(layout.columns, name)
      ? `is no column of a file of ${content}: nothing here knows or uses it`
      : cells.indexOf(name) < i
        ? "stands there twice"
        : "";
    return what === "" ? [] : [{ line, column: i + 1, field: name, what }];
  });
  const missing = Object.keys(layout.columns).filter((name) => !cells.includes(name));
  return [...odd, ...missing.map((name) => ({ line, column: 1, field: name, what: "the column is missing" }))];
}

function put(tree: Tree, path: readonly string[], value: unknown): void {
  const [first = "", ...rest] = path;
  if (rest.length === 0) tree[first] = value;
  else put((tree[first] ??= {}) as Tree, rest, value);
}

/** Reads rows into entries: rows of one `id` that stand together are one entry. */
class Reader {
  readonly entries: Tree[] = [];
  readonly places = new Places();
  readonly problems: Problem[] = [];
  readonly #layout: Layout;
  readonly #head: readonly string[];
  #entry: Entry | undefined;

  constructor(layout: Layout, head: readonly string[]) {
    this.#layout = layout;
    this.#head = head;
  }

  row(row: Row): void {
    const { cells, line } = row;
    if (cells.length > this.#head.length)
      this.problems.push({ line, column: this.#head.length + 1, field: "", what: "the row has more cells than there are columns; is a comma not in quotes?" });
    const id = cells[this.#head.indexOf("id")] ?? "";
    const goesOn = this.#layout.repeated.length > 0 && id !== "" && this.#entry?.own["id"] === KINDS.text.read(id);
    if (!goesOn) this.#begin(line);
    for (const [i, column] of this.#head.entries()) if (!groupOf(this.#layout, column)) this.#own(column, cells[i] ?? "", { line, column: i + 1 });
    for (const group of this.#layout.repeated) this.#element(group, row);
  }

  #begin(line: number): void {
    const own: Tree = Object.fromEntries(this.#layout.repeated.map((group) => [group, []]));
    this.#entry = { at: this.entries.push(own) - 1, line, own, written: new Map() };
    this.places.set([this.#entry.at], { line, column: this.#head.indexOf("id") + 1 });
    for (const group of this.#layout.repeated)
      this.places.set([this.#entry.at, group], { line, column: this.#head.findIndex((c) => groupOf(this.#layout, c) === group) + 1 });
  }

  #own(column: string, cell: string, place: { line: number; column: number }): void {
    const entry = this.#entry;
    if (!entry) return;
    const before = entry.written.get(column);
    if (before === undefined) {
      entry.written.set(column, cell);
      this.#keep(entry.own, [entry.at], column, cell, place);
    } else if (cell !== "" && cell !== before) {
      this.problems.push({ ...place, field: column, what: `differs from line ${entry.line} of the same id` });
    }
  }

  /** One element of a list, when any of its cells holds something. */
  #element(group: string, { cells, line }: Row): void {
    const list = this.#entry?.own[group];
    const own = [...this.#head.entries()].filter(([, column]) => groupOf(this.#layout, column) === group);
    if (!Array.isArray(list) || !this.#entry || own.every(([i]) => (cells[i] ?? "") === "")) return;
    const element: Tree = {};
    const at: Path = [this.#entry.at, group, list.push(element) - 1];
    this.places.set(at, { line, column: (own[0]?.[0] ?? 0) + 1 });
    for (const [i, column] of own) this.#keep(element, at, column.slice(group.length + 1), cells[i] ?? "", { line, column: i + 1 });
  }

  #keep(into: Tree, at: Path, column: string, cell: string, place: { line: number; column: number }): void {
    const path = column.split(".");
    this.places.set([...at, ...path], place);
    const kind = this.#layout.columns[[...at.slice(1).filter((p) => typeof p === "string"), column].join(".")] ?? "text";
    const value = KINDS[kind].read(cell);
    if (value !== undefined) put(into, path, value);
  }
}

/** @returns entries whose values are checked for nothing but being a number where one belongs */
export function readCsv(text: string, layout: Layout, content: string): Entries {
  const nothing = { entries: [], places: new Places() };
  let rows: Row[];
  try {
    rows = rowsOf(text);
  } catch (error) {
    return { ...nothing, problems: [unreadable(error)] };
  }
  const [head, ...rest] = rows;
  if (!head) return { ...nothing, problems: [{ line: 1, column: 1, field: "", what: "the file is empty" }] };
  const problems = headProblems(head, layout, content);
  if (problems.length > 0) return { ...nothing, problems };
  const reader = new Reader(layout, head.cells);
  for (const row of rest) reader.row(row);
  return reader;
}
