/** One value in one cell of a CSV, and back. */

/** Cells that a spreadsheet would run as a formula; the apostrophe in front makes them text there, and is taken off again here. */
const FORMULA = /^'*[=+\-@\t\r]/u;
const GUARDED = /^'+[=+\-@\t\r]/u;
const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Quoted where it must be. */
export const quoted = (text: string): string => {
  const safe = guarded(text);
  return /[",\n]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const escaped = (part: string): string => part.replaceAll(/[\\;=]/gu, String.raw`\$&`);
const plain = (part: string): string => part.replaceAll(/\\([\\;=])/gu, "$1").trim();
/** Splits where `mark` stands without a backslash before it. */
const split = (cell: string, mark: ";" | "="): string[] =>
  (cell.match(mark === ";" ? /(?:\\.|[^;\\])+/gu : /(?:\\.|[^=\\])+/gu) ?? []).filter((s) => s.trim() !== "");

export type Kind = "text" | "number" | "moment" | "list" | "pairs";
type Kept = { readonly read: (cell: string) => unknown; readonly write: (value: unknown) => string };

const same = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;
const number = (cell: string): unknown => (cell === "" ? undefined : NUMBER.test(cell) ? Number(cell) : cell);
/** With its time zone: a day alone begins at another moment in each. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/u;
const moment = (cell: string): unknown => (ISO.test(cell) && Number.isFinite(Date.parse(cell)) ? Date.parse(cell) : number(cell));
const LAST_MOMENT = 8.64e15;

/** A blank cell is no value; of a list or pairs it is none of them. What is no number stays text, and the shape says so. */
export const KINDS: Readonly<Record<Kind, Kept>> = {
  text: { read: (cell) => (cell === "" ? undefined : unguarded(cell)), write: same },
  number: { read: number, write: same },
  moment: { read: moment, write: (value) => (typeof value === "number" && value <= LAST_MOMENT ? new Date(value).toISOString() : same(value)) },
  list: {
    read: (cell) => split(unguarded(cell), ";").map(plain),
    write: (value) => (Array.isArray(value) ? value.map((v) => escaped(String(v))).join(";") : ""),
  },
  pairs: {
    read: (cell) =>
      Object.fromEntries(
        split(unguarded(cell), ";")
          .map((pair) => split(pair, "=").map(plain))
          .map(([name = "", ...rest]) => [name, rest.join("=")]),
      ),
    write: (value) =>
      Object.entries(value ?? {})
        .map(([name, v]) => `${escaped(name)}=${escaped(String(v))}`)
        .join(";"),
  },
};
