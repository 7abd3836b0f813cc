import { type CatalogueProduct, text } from "@nutri/domain";
import type { Context } from "../../context.ts";
import { type Detail, Fault } from "../../fault.ts";
import { type Against, buyerOfBasket } from "../../retail/buyer.ts";
import type { Caller } from "../../sessions/sessions.ts";

const detail = ({ id, productId, severity, subject, item, effect }: Against, code: string): Detail => ({
  path: "acceptedConflicts",
  message: text(`${item.zh}：${subject.zh}。${effect.zh}`, `${item.en}: ${subject.en}. ${effect.en}`),
  code,
  params: { id, productId, severity },
});

/**
 * What of a basket does not go with what its buyer has told of themselves, each thing and all of it together. What is contraindicated is
 * not sold to them; everything else must have been seen and accepted, by its id. Who has told nothing, or has not agreed to its use, is
 * not asked.
 * @throws Fault invalid (cannot be ordered), conflict (is to be accepted first)
 */
export async function checkConflicts(context: Context, caller: Caller, products: readonly CatalogueProduct[], accepted: readonly string[]): Promise<void> {
  const buyer = await buyerOfBasket({ context, caller, products });
  if (!buyer) return;
  if (buyer.minor)
    throw new Fault("invalid", {
      details: [{ path: "items", message: text("这里的产品只卖给 18 岁及以上的人。", "What is sold here is for people of 18 and over."), code: "adults_only" }],
    });
  const closed = buyer.against.filter(({ severity }) => severity === "contraindicated");
  if (closed.length > 0) throw new Fault("invalid", { details: closed.map((a) => detail(a, "contraindicated")) });
  const open = buyer.against.filter(({ id }) => !accepted.includes(id));
  if (open.length > 0) throw new Fault("conflict", { details: open.map((a) => detail(a, "conflict_to_accept")) });
}
