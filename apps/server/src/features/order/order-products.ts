import { basketCents } from "@nutri/domain";
import type { Context } from "../../context.ts";
import { Fault } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { newId } from "../../ids.ts";
import { addOrder, type NewOrder } from "../../retail/order-store.ts";
import type { Caller } from "../../sessions/sessions.ts";
import { applyVoucher } from "./apply-voucher.ts";
import { checkConflicts } from "./check-conflicts.ts";
import { checkForm } from "./check-form.ts";
import { priceLines } from "./price-lines.ts";
import { showOrder } from "./show-order.ts";
import { acceptedDocuments } from "./store.ts";

/** An order is a contract and an address: both documents, and one more when another company gets to know of it. */
async function requireConsents(context: Context, { userId, healthConsent }: Caller): Promise<void> {
  const real = context.retail.kind !== "local";
  if (healthConsent && !real) return;
  const accepted = await acceptedDocuments(context, userId);
  const needed = ["agreement", "privacy", ...(real ? ["retail"] : [])];
  const missing = needed.filter((document) => !accepted.has(document));
  if (missing.length > 0)
    throw new Fault("consent_required", {
      details: missing.map((document) => ({ path: "documents", message: { zh: document, en: document }, code: "consent", params: { document } })),
    });
}

/**
 * Orders. It runs in the transaction of its Idempotency-Key: whatever is refused leaves nothing charged and nothing reserved, and one
 * key makes one order however often it is sent. The price is ours to compute; the client's figure only tells what was shown.
 */
export const orderMultiProd: Handler<"orderMultiProd"> = async ({ context, body, caller, lang, after }) => {
  await requireConsents(context, caller);
  const now = context.now();
  const address = checkForm(body, now);
  const { lines, products } = await priceLines(context, body.items);
  const totalCents = basketCents(lines);
  const { payableCents, voucher } = await applyVoucher(context, caller.userId, body.voucherId, totalCents);
  await checkConflicts(context, caller, products, body.acceptedConflicts ?? []);
  const id = newId(now);
  const order: NewOrder = {
    id,
    userId: caller.userId,
    platform: context.retail.kind,
    totalCents,
    payableCents,
    voucherId: voucher?.id ?? null,
    payUrl: context.retail.payUrl(id),
    createdAt: now,
    lines,
    address,
    ...(voucher && { voucherTitle: voucher.title }),
    ...(body.supply && { supply: body.supply }),
    ...(body.remark?.trim() && { remark: body.remark.trim() }),
    ...(body.acceptedConflicts && { acceptedConflicts: body.acceptedConflicts }),
  };
  const placed = await addOrder(context, order);
  // Last, because others wait for a product's row from here on.
  await context.retail.take(context, order);
  after(() => {
    context.metrics.orders.inc({ status: placed.status });
    // An order whose way to pay is known has nothing left to be done.
    if (placed.payUrl === null) context.jobs.wake();
  });
  return showOrder(placed, lang, now);
};
