import { Fault } from "../../fault.ts";
import { addJob } from "../../jobs/store.ts";
import { listingsOf, takeOverOffers } from "../listing-store.ts";
import { changeStatus, keepPayUrl, orderById, unplacedBefore } from "../order-store.ts";
import { PLACE_JOB } from "../place-order.ts";
import type { OrderToTake, RetailPlatform } from "../platform.ts";
import type { RetailBase } from "../store.ts";
import type { HeldVoucher } from "../voucher-store.ts";
import { soldOut } from "../words.ts";
import { type BillLine, checkoutUrl, itemIds, type Offer, offersOf, openIdOf, vouchersOf } from "./api.ts";
import { YouzanClient, type ClientParts } from "./client.ts";
import { PlatformError } from "./failure.ts";
import { buyerOf, keepBuyer, keepVouchers } from "./store.ts";
import { readChanges, readMessages } from "./trades.ts";

const MINUTE = 60_000;
const VOUCHERS_MS = MINUTE;
const OFFERS_MS = 10 * MINUTE;
const CHANGES_MS = 2 * MINUTE;
/** An order that could not be placed for so long has failed. */
const UNPLACED_MS = 30 * MINUTE;
const MOST = 100;

/** The lines of a checkout link. @throws Fault conflict when the platform does not sell one of them (any more) */
async function billLines({ db }: RetailBase, { lines }: OrderToTake): Promise<BillLine[]> {
  const listings = await listingsOf(db, [...new Set(lines.map((l) => l.skuId))]);
  return lines.map((line, at) => {
    const { platformItem, platformSku, stock = 0 } = listings.get(line.skuId) ?? {};
    if (!platformItem || !platformSku) throw new Fault("conflict", { details: [soldOut(at, 0)] });
    if (stock < line.quantity) throw new Fault("conflict", { details: [soldOut(at, stock)] });
    return { itemId: platformItem, skuId: platformSku, quantity: line.quantity, priceCents: line.priceCents };
  });
}

async function readOffers(client: YouzanClient): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const id of await itemIds(client)) offers.push(...(await offersOf(client, id)));
  return offers;
}

/**
 * Youzan's open platform. Nobody can order there for a buyer: an order becomes a link to the checkout with the basket in it, where the
 * buyer pays, and what becomes of it is learnt from pushed messages and by asking. Stock and vouchers are held there.
 */
export function youzanPlatform(parts: ClientParts): RetailPlatform {
  const client = new YouzanClient(parts);
  let offersAt = 0;
  let changesAt = 0;

  async function vouchers(base: RetailBase, userId: string): Promise<HeldVoucher[]> {
    const buyer = await buyerOf(base, userId);
    if (!buyer) return [];
    const fresh = buyer.vouchers !== undefined && base.now() - buyer.at < VOUCHERS_MS;
    // In a transaction nothing waits for the network.
    if (fresh || base.db.isTransaction) return buyer.vouchers ?? [];
    try {
      const now = await vouchersOf(client, buyer.openId, base.now());
      await keepVouchers(base, userId, now);
      return now;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      return buyer.vouchers ?? [];
    }
  }

  /** A step of `tend` that a platform in trouble does not keep from the other steps. */
  async function step(base: RetailBase, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PlatformError)) base.log.error({ err: error }, "tending the shop failed");
    }
  }

  const platform: RetailPlatform = {
    kind: "youzan",
    vouchers,
    voucher: async (base, userId, id) => (await buyerOf(base, userId))?.vouchers?.find((v) => v.id === id),
    take: async (base, order) => {
      await billLines(base, order);
      await addJob(base.db, { kind: PLACE_JOB, subject: order.id, userId: order.userId, requestId: base.requestId }, base.now());
    },
    giveBack: () => Promise.resolve(),
    payUrl: () => null,
    place: async (base, orderId) => {
      const order = await orderById(base, orderId);
      if (!order || order.status !== "created" || order.payUrl !== null) return;
      try {
        await keepPayUrl(base, orderId, await checkoutUrl(client, orderId, await billLines(base, order)));
      } catch (error) {
        const refused = error instanceof Fault || (error instanceof PlatformError && error.trouble === "refused");
        if (!refused) throw error;
        await changeStatus(base, orderId, "created", "failed");
      }
    },
    meet: async (base, userId, mobile) => {
      const openId = await openIdOf(client, mobile);
      if (openId !== undefined) await keepBuyer(base, userId, openId);
    },
    tend: async (base) => {
      const now = base.now();
      await step(base, () => readMessages(base, platform, client));
      if (now >= changesAt) {
        changesAt = now + CHANGES_MS;
        await step(base, () => readChanges(base, platform, client));
      }
      if (now >= offersAt) {
        offersAt = now + OFFERS_MS;
        await step(base, async () => {
          const offers = await readOffers(client);
          await base.db.transaction().execute((db) => takeOverOffers(db, offers));
        });
      }
      for (const order of await unplacedBefore(base, platform.kind, now - MINUTE, MOST)) {
        if (now - order.createdAt > UNPLACED_MS) await changeStatus(base, order.id, "created", "failed");
        else await addJob(base.db, { kind: PLACE_JOB, subject: order.id, userId: order.userId }, now);
      }
    },
  };
  return platform;
}
