import { Fault } from "../../fault.ts";
import { addJob } from "../../jobs/store.ts";
import { giveStockBack, listingsOf, takeStock } from "../listing-store.ts";
import { keepPayUrl, orderById, unplacedBefore } from "../order-store.ts";
import { cancelOverdue } from "../orders.ts";
import { openPayment, tendPayments, type Till } from "../payment/payments.ts";
import type { PaymentProvider } from "../payment/provider.ts";
import { PLACE_JOB } from "../place-order.ts";
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

async function takeGoods({ db }: RetailBase, order: OrderToTake): Promise<void> {
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

const MINUTE = 60_000;
const MOST = 100;
const nothing = (): Promise<void> => Promise.resolve();

/** Where an order is paid: opened at its provider as often as it is asked for, kept once. */
async function place(base: RetailBase, till: Till, orderId: string): Promise<void> {
  const order = await orderById(base, orderId);
  if (!order || order.status !== "created" || order.payUrl !== null) return;
  await openPayment(base, till, order);
  const { payUrl } = await till.provider.create({ orderId, amountCents: order.payableCents });
  await keepPayUrl(base, orderId, payUrl);
}

const queuePlacing = (base: RetailBase, { id, userId }: Pick<OrderToTake, "id" | "userId">): Promise<unknown> =>
  addJob(base.db, { kind: PLACE_JOB, subject: id, userId, requestId: base.requestId }, base.now());

/** The built-in store: its stock, its vouchers, and who takes the money. With the trial payment an order is placed when it is taken. */
export function localStore(provider: PaymentProvider): RetailPlatform {
  const store: RetailPlatform = {
    kind: "local",
    payment: provider,
    vouchers: async ({ db, now }, userId) => {
      await grantVouchers(db, userId);
      return vouchersOf(db, userId, now());
    },
    voucher: ({ db, now }, userId, id) => voucherOf(db, userId, id, now()),
    take: async (base, order) => {
      await takeGoods(base, order);
      if (!provider.trial) await queuePlacing(base, order);
    },
    giveBack,
    payUrl: (orderId) => provider.trial?.pageOf(orderId) ?? null,
    place: async (base, orderId) => {
      if (!provider.trial) await place(base, { platform: store, provider }, orderId);
    },
    meet: nothing,
    tend: async (base) => {
      await cancelOverdue(base, store);
      await tendPayments(base, { platform: store, provider });
      if (!provider.trial) for (const order of await unplacedBefore(base, "local", base.now() - MINUTE, MOST)) await queuePlacing(base, order);
    },
  };
  return store;
}
