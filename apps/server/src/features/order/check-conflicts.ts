import { type CatalogueProduct, type Taboo, text } from "@nutri/domain";
import type { Context } from "../../context.ts";
import { type Detail, Fault } from "../../fault.ts";
import { buyerOf } from "../../retail/buyer.ts";
import type { Caller } from "../../sessions/sessions.ts";

const detail = (productId: string, { id, severity, subject, item, effect }: Taboo, code: string): Detail => ({
  path: "acceptedConflicts",
  message: text(`${item.name.zh}：${subject.name.zh}。${effect.zh}`, `${item.name.en}: ${subject.name.en}. ${effect.en}`),
  code,
  params: { id, productId, severity },
});

/**
 * What of a basket does not go with what its buyer has told of themselves. What is contraindicated is not sold to them; every other
 * conflict must have been seen and accepted, by its id. Who has told nothing, or has not agreed to its use, is not asked.
 * @throws Fault invalid (cannot be ordered), conflict (is to be accepted first)
 */
export async function checkConflicts(context: Context, caller: Caller, products: readonly CatalogueProduct[], accepted: readonly string[]): Promise<void> {
  const buyer = await buyerOf(context, caller, products);
  if (!buyer) return;
  if (buyer.minor)
    throw new Fault("invalid", {
      details: [{ path: "items", message: text("这里的商品只卖给 18 岁及以上的人。", "What is sold here is for people of 18 and over."), code: "adults_only" }],
    });
  const closed = buyer.conflicts.filter(({ taboo }) => taboo.severity === "contraindicated");
  if (closed.length > 0) throw new Fault("invalid", { details: closed.map(({ productId, taboo }) => detail(productId, taboo, "contraindicated")) });
  const open = buyer.conflicts.filter(({ taboo }) => !accepted.includes(taboo.id));
  if (open.length > 0) throw new Fault("conflict", { details: open.map(({ productId, taboo }) => detail(productId, taboo, "conflict_to_accept")) });
}
