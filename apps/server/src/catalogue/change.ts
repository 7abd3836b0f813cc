import { isDeepStrictEqual } from "node:util";
import { type CatalogueProduct, showYuan } from "@nutri/domain";

type Named = { readonly id: string };
export type Change<T> = {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  /** With the names of the fields that differ. */
  readonly changed: readonly { readonly from: T; readonly to: T; readonly fields: readonly string[] }[];
  /** The order alone is another. */
  readonly reordered: boolean;
};

/** What would be another after `to` takes the place of `from`. */
export function changeOf<T extends Named>(from: readonly T[], to: readonly T[]): Change<T> {
  const before = new Map(from.map((x) => [x.id, x]));
  const after = new Set(to.map((x) => x.id));
  const changed = to.flatMap((now) => {
    const old = before.get(now.id);
    const fields = old ? (Object.keys({ ...old, ...now }) as (keyof T & string)[]).filter((f) => !isDeepStrictEqual(old[f], now[f])) : [];
    return old && fields.length > 0 ? [{ from: old, to: now, fields }] : [];
  });
  const kept = (list: readonly T[], other: { has: (id: string) => boolean }): string[] => list.filter((x) => other.has(x.id)).map((x) => x.id);
  return {
    added: to.filter((x) => !before.has(x.id)),
    removed: from.filter((x) => !after.has(x.id)),
    changed,
    reordered: !isDeepStrictEqual(kept(from, after), kept(to, before)),
  };
}

export const isNone = ({ added, removed, changed, reordered }: Change<Named>): boolean => added.length + removed.length + changed.length === 0 && !reordered;

/** Each SKU that comes, goes, or has another price or stock, in words. */
export function skuChanges(from: CatalogueProduct, to: CatalogueProduct): string[] {
  const { added, removed, changed } = changeOf(from.skus, to.skus);
  const price = changed
    .filter((c) => c.fields.includes("priceCents"))
    .map((c) => `${c.to.id}: ¥${showYuan(c.from.priceCents)} → ¥${showYuan(c.to.priceCents)}`);
  const stock = changed.filter((c) => c.fields.includes("stock")).map((c) => `${c.to.id}: stock ${c.from.stock} → ${c.to.stock}`);
  return [...added.map((s) => `${s.id}: new`), ...removed.map((s) => `${s.id}: gone`), ...price, ...stock];
}
