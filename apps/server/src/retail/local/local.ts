import { Fault } from "../../fault.ts";
import { giveStockBack, listingsOf, takeStock } from "../listing-store.ts";
import { cancelOverdue } from "../orders.ts";
import type { OrderToTake, RetailPlatform } from "../platform.ts";
import type { RetailBase } from "../store.ts";
import { giveVoucherBack, grantVouchers, spendVoucher, voucherOf, vouchersOf } from "../voucher-store.ts";
import { soldOut, voucherSpent } from "../words.ts";

/** What an order takes of each SKU, always in the same order: two orders never wait for one another. */
function bySku({ lines }: OrderToTake): [string, number][] {
  const sums = new Map<string, number>();
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

async function take({ db }: RetailBase, order: OrderToTake): Promise<void> {
  const { id, voucherId, lines } = order;
  if (voucherId !== null && !(await spendVoucher(db, voucherId, id))) throw new Fault("conflict", { details: [voucherSpent()] });
  for (const [skuId, quantity] of bySku(order)) {
    if (await takeStock(db, skuId, quantity)) continue;
    const left = (await listingsOf(db, [skuId])).get(skuId)?.stock ?? 0;
    throw new Fault("conflict", {
      details: [
        soldOut(
          lines.findIndex((l) => l.skuId === skuId),
          left,
        ),
      ],
    });
  }
}

async function giveBack({ db }: RetailBase, order: OrderToTake): Promise<void> {
  if (order.voucherId !== null) await giveVoucherBack(db, order.id, order.voucherId);
  for (const [skuId, quantity] of bySku(order)) await giveStockBack(db, skuId, quantity);
}

const nothing = (): Promise<void> => Promise.resolve();

/** The built-in store: its stock, its vouchers, a trial payment. An order is placed when it is taken. */
export const localPlatform: RetailPlatform = {
  kind: "local",
  vouchers: async ({ db, now }, userId) => {
    await grantVouchers(db, userId);
    return vouchersOf(db, userId, now());
  },
  voucher: ({ db, now }, userId, id) => voucherOf(db, userId, id, now()),
  take,
  giveBack,
  payUrl: (orderId) => `/#/trialPay?orderId=${orderId}`,
  place: nothing,
  meet: nothing,
  tend: async (base) => void (await cancelOverdue(base, localPlatform)),
};
