import { extname } from "node:path";
import { CatalogueProduct, VoucherTemplate } from "@nutri/domain";
import type { z } from "zod";
import { type Content, LAYOUTS } from "./columns.ts";
import { type Entries, fieldOf, type Path, type Places, type Problem } from "./place.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { FileError, readText } from "./read-text.ts";
import { type Broken, rulesOfProducts, rulesOfVouchers } from "./rules.ts";
import { wordsOf } from "./words.ts";

export type Values = { readonly products: CatalogueProduct; readonly vouchers: VoucherTemplate };
/** `values` may be used only when there are no problems. */
export type Checked<C extends Content> = { readonly values: readonly Values[C][]; readonly problems: readonly Problem[]; readonly places: Places };

type Kind<T> = { readonly shape: z.ZodType<T>; readonly rules: (values: readonly T[]) => Broken[] };
const KINDS: { readonly [C in Content]: Kind<Values[C]> } = {
  products: { shape: CatalogueProduct, rules: rulesOfProducts },
  vouchers: { shape: VoucherTemplate, rules: rulesOfVouchers },
};

/** @throws FileError for an ending that is neither */
export function formatOf(path: string): "csv" | "json" {
  const ending = extname(path).toLowerCase();
  if (ending === ".csv" || ending === ".json") return ending === ".csv" ? "csv" : "json";
  throw new FileError(`${path}: the name must end with .csv or .json`);
}

const placed = (places: Places, { path, what }: { path: Path; what: string }): Problem => ({ ...places.of(path), field: fieldOf(path), what });
const inOrder = (a: Problem, b: Problem): number => a.line - b.line || a.column - b.column;

/** Entries against their shape, then what only all of them together tell. */
function check<T>({ entries, places, problems }: Entries, { shape, rules }: Kind<T>): { values: T[]; problems: Problem[] } {
  const results = entries.map((entry) => shape.safeParse(entry, { reportInput: true }));
  const values = results.flatMap((r) => (r.success ? [r.data] : []));
  const issues = results.flatMap((r, i) =>
    r.success ? [] : r.error.issues.flatMap((issue) => wordsOf(issue).map(({ path, what }) => ({ path: [i, ...path], what }))),
  );
  const none = entries.length + problems.length === 0 ? [{ line: 1, column: 1, field: "", what: "the file holds nothing but its form" }] : [];
  const broken = values.length === entries.length ? rules(values) : issues;
  return { values, problems: [...problems, ...none, ...broken.map((b) => placed(places, b))].toSorted(inOrder) };
}

/** @throws FileError when it cannot be read at all */
export function readFile<C extends Content>(path: string, content: C): Checked<C> {
  const text = readText(path);
  const entries = formatOf(path) === "csv" ? readCsv(text, LAYOUTS[content], content) : readJson(text);
  return { ...check<Values[C]>(entries, KINDS[content]), places: entries.places };
}
