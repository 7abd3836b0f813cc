/** What a shape does not say: ids once only, amounts that can be, texts of one line. Paths are inside the list of entries. */
import type { CatalogueProduct, VoucherTemplate } from "@nutri/domain";
import type { Path } from "./place.ts";

export type Broken = { readonly path: Path; readonly what: string };

/** Above these somebody has slipped: cents for yuan, a barcode for a number. */
const MOST = {
  products: 5_000,
  vouchers: 1_000,
  skus: 50,
  nutrients: 100,
  stock: 1_000_000,
  priceCents: 10_000_000,
  units: 10_000,
  perDay: 50,
  text: 2_000,
} as const;

const PICTURE = /^\/staticImages\/[\w-]+\.(?:svg|png|jpe?g|webp)$/u;
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const CONTROL = /[\u0000-\u001F\u007F\u2028\u2029]/u;

const tooMuch = (path: Path, value: number, most: number): Broken[] =>
  value > most ? [{ path, what: `is ${value}; ${most} is the most, is it a slip?` }] : [];

/** Every text in a value, however deep. */
function texts(value: unknown, path: Path): Broken[] {
  if (typeof value === "string") {
    if (CONTROL.test(value)) return [{ path, what: "must be one line, without control characters" }];
    if (value.trim() !== value || value === "") return [{ path, what: value === "" ? "must not be empty" : "must not begin or end with a space" }];
    return value.length > MOST.text ? [{ path, what: `has ${value.length} characters; ${MOST.text} are the most` }] : [];
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, [...path, name]));
}

/** Ids that stand more than once, at their second place. */
function twice(ids: readonly { readonly id: string; readonly path: Path }[]): Broken[] {
  const seen = new Set<string>();
  return ids.flatMap(({ id, path }) => {
    if (seen.has(id)) return [{ path, what: `"${id}" stands there already; each id may be used once` }];
    seen.add(id);
    return [];
  });
}

function ofProduct(p: CatalogueProduct, at: Path): Broken[] {
  const { perDay, maxPerDay } = p.dose;
  return [
    ...texts(p, at),
    ...(PICTURE.test(p.image) ? [] : [{ path: [...at, "image"], what: "must be /staticImages/ and the name of a picture in catalogue/images" }]),
    ...(perDay > maxPerDay ? [{ path: [...at, "dose", "perDay"], what: `is more than dose.maxPerDay (${maxPerDay})` }] : []),
    ...tooMuch([...at, "dose", "maxPerDay"], maxPerDay, MOST.perDay),
    ...tooMuch([...at, "skus"], p.skus.length, MOST.skus),
    ...tooMuch([...at, "nutrients"], p.nutrients.length, MOST.nutrients),
    ...p.skus.flatMap((sku, i) => (["stock", "priceCents", "units"] as const).flatMap((field) => tooMuch([...at, "skus", i, field], sku[field], MOST[field]))),
    ...twice(p.nutrients.map((n, i) => ({ id: `${n.nutrient} ${n.form ?? ""}`.trim(), path: [...at, "nutrients", i, "nutrient"] }))),
  ];
}

export function rulesOfProducts(products: readonly CatalogueProduct[]): Broken[] {
  return [
    ...tooMuch([0], products.length, MOST.products),
    ...twice(products.map(({ id }, i) => ({ id, path: [i, "id"] }))),
    ...twice(products.flatMap((p, i) => p.skus.map(({ id }, j) => ({ id, path: [i, "skus", j, "id"] })))),
    ...products.flatMap((p, i) => ofProduct(p, [i])),
  ];
}

export function rulesOfVouchers(vouchers: readonly VoucherTemplate[]): Broken[] {
  return [
    ...tooMuch([0], vouchers.length, MOST.vouchers),
    ...twice(vouchers.map(({ id }, i) => ({ id, path: [i, "id"] }))),
    ...vouchers.flatMap((v, i) => [
      ...texts(v, [i]),
      ...tooMuch([i, "threshold_amount"], v.threshold_amount, MOST.priceCents),
      ...tooMuch([i, "value"], v.value, MOST.priceCents),
    ]),
  ];
}
