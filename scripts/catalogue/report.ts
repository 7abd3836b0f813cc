import type { CatalogueProduct } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { type Change, isNone, skuChanges } from "../../apps/server/src/catalogue/change.ts";
import type { Places, Problem } from "../../apps/server/src/catalogue/files/place.ts";
import { useOf } from "../../apps/server/src/catalogue/use.ts";
import { table } from "../knowledge/table.ts";

/** More would scroll away what comes first. */
const MOST_LINES = 50;

/** file:line:column, the field, what is wrong. */
export function problemLines(file: string, problems: readonly Problem[]): string[] {
  const lines = problems.slice(0, MOST_LINES).map(({ line, column, field, what }) => `${file}:${line}:${column}: ${field} ${what}`.replace(":  ", ": "));
  return problems.length > MOST_LINES ? [...lines, `… and ${problems.length - MOST_LINES} more`] : lines;
}

/** What the engine cannot use, product by product, and the sum. */
export function useTable(file: string, products: readonly CatalogueProduct[], places: Places, k: KnowledgeIndex): string[] {
  const found = products.flatMap((p, i) => useOf(p, k).map((f) => ({ ...f, id: p.id, place: places.of([i, ...f.path]) })));
  const unused = new Set(found.filter((f) => f.weight === "never").map((f) => f.id));
  const named = products.filter((p) => !unused.has(p.id));
  const chosen = named.filter((p) => p.nutrients.length > 0);
  const rows = found.map(({ id, weight, what, place }) => [
    `${file}:${place.line}:${place.column}`,
    id,
    weight === "never" ? "never recommended" : "note",
    what,
  ]);
  return [
    ...table(rows),
    `plans can choose from ${chosen.length} of ${products.length} products; ${named.length - chosen.length} can only be spoken of, ${unused.size} never`,
  ];
}

const fieldsOf = (fields: readonly string[]): string => fields.filter((f) => f !== "skus").join(", ");

function productLines({ from, to, fields }: Change<CatalogueProduct>["changed"][number]): string[] {
  const own = fieldsOf(fields);
  return [`~ ${to.id}${own === "" ? "" : `: ${own}`}`, ...skuChanges(from, to).map((line) => `    ${line}`)];
}

type Named = { readonly id: string };
const isProduct = (value: Named): value is CatalogueProduct => "skus" in value;

/** What an import does, or would do. */
export function changeLines<T extends Named>(change: Change<T>): string[] {
  const { added, removed, changed, reordered } = change;
  if (isNone(change)) return ["nothing differs"];
  return [
    ...added.map(({ id }) => `+ ${id}`),
    ...removed.map(({ id }) => `- ${id}`),
    ...changed.flatMap(({ from, to, fields }) =>
      isProduct(from) && isProduct(to) ? productLines({ from, to, fields }) : [`~ ${to.id}: ${fields.join(", ")}`],
    ),
    ...(reordered ? ["the order differs"] : []),
    `${added.length} added, ${changed.length} changed, ${removed.length} removed`,
  ];
}
