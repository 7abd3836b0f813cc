import type { FailureDetail } from "@nutri/contract/envelope";
import type { Problem } from "../../../lib/problem.ts";
import { type BasketItem, dropItem, putItem } from "./basket.ts";

type Sent = { productId: string; skuId: string };
export type Change = { key: string; productId: string | undefined; message: string };

/** Whether the server may have taken an order though no answer came: then the same order is sent again under its key. */
export const isUnsure = ({ code }: Problem): boolean => code === 0 || code >= 500;

const lineAt = ({ path }: FailureDetail): number | undefined => {
  const found = /^items\.(\d+)\./.exec(path);
  return found ? Number(found[1]) : undefined;
};
const sentOf = (detail: FailureDetail, sent: readonly Sent[]): Sent | undefined => {
  const at = lineAt(detail);
  return at === undefined ? sent.find((s) => s.productId === detail.params?.["productId"]) : sent[at];
};

/** What changed, each with the product it is about. */
export const changesOf = ({ details = [], message }: Problem, sent: readonly Sent[]): Change[] =>
  details.length === 0
    ? [{ key: "all", productId: undefined, message }]
    : details.map((d, i) => ({ key: `${i} ${d.path}`, productId: sentOf(d, sent)?.productId, message: d.message }));

const LESS: ReadonlySet<string | undefined> = new Set(["out_of_stock", "not_sold"]);
/** Whether something in the basket is to become less. */
export const canAdjust = ({ details = [] }: Problem): boolean => details.some((d) => LESS.has(d.code));

/** Makes the basket what can be had: as many as are left, and without what is not sold. */
export function adjust({ details = [] }: Problem, sent: readonly Sent[], items: readonly BasketItem[]): void {
  for (const detail of details.filter((d) => LESS.has(d.code))) {
    const item = items.find((i) => i.skuId === sentOf(detail, sent)?.skuId);
    if (!item) continue;
    const left = detail.code === "out_of_stock" ? Number(detail.params?.["left"] ?? 0) : 0;
    if (left > 0) putItem({ ...item, quantity: left });
    else dropItem(item.productId);
  }
}
