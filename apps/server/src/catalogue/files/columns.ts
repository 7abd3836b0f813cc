import type { Kind } from "./cells.ts";

/** What a CSV of something holds. A column's name is the path of its value; `repeated` are lists with one element a row. */
export type Layout = { readonly columns: Readonly<Record<string, Kind>>; readonly repeated: readonly string[] };

const both = (name: string): Record<string, Kind> => ({ [`${name}.zh`]: "text", [`${name}.en`]: "text" });

/** Each row names its product by `id`. A product's rows stand together; what is its own need be told only in the first. */
const PRODUCTS: Layout = {
  columns: {
    id: "text",
    ...both("name"),
    ...both("brand"),
    image: "text",
    ...both("summary"),
    class: "text",
    ...both("dose.unit"),
    "dose.perDay": "number",
    "dose.maxPerDay": "number",
    ...both("dose.usage"),
    items: "list",
    allergens: "list",
    diets: "list",
    "nutrients.nutrient": "text",
    "nutrients.amount": "number",
    "nutrients.unit": "text",
    "nutrients.form": "text",
    ...both("cautions"),
    "skus.id": "text",
    ...both("skus.name"),
    "skus.spec": "pairs",
    "skus.priceCents": "number",
    "skus.stock": "number",
    "skus.units": "number",
  },
  repeated: ["nutrients", "cautions", "skus"],
};

const VOUCHERS: Layout = {
  columns: {
    id: "text",
    ...both("title"),
    status: "number",
    threshold_amount: "number",
    preferential_mode: "number",
    value: "number",
    validFrom: "moment",
    validTo: "moment",
  },
  repeated: [],
};

export const LAYOUTS = { products: PRODUCTS, vouchers: VOUCHERS } as const;
/** What a file may hold. */
export type Content = keyof typeof LAYOUTS;

export const groupOf = (layout: Layout, column: string): string | undefined => layout.repeated.find((g) => column.startsWith(`${g}.`));
