import { type OrderStatus, readYuan, text, UNKNOWN_THRESHOLD, VOUCHER_STATUS } from "@nutri/domain";
import type { HeldVoucher } from "../voucher-store.ts";
import type { YouzanClient } from "./client.ts";
import { PlatformError } from "./failure.ts";
import { long } from "./json.ts";
import { BillUrl, type FullOrder, Item, ItemsOnSale, TradeGet, TradesSold, Users, Vouchers } from "./shapes.ts";

/** What the shop sells under the merchant's own number. */
export type Offer = { skuId: string; itemId: string; platformSkuId: string; priceCents: number; stock: number };
/** What is known of an order there. `reference`: our order's id, where the buyer came from us. */
export type Trade = { tid: string; status: OrderStatus | undefined; paidCents: number | undefined; reference: string | undefined };
export type BillLine = { itemId: string; skuId: string; quantity: number; priceCents: number };

const PAGE = 100;
const MOST_PAGES = 40;

/** Every item on sale, page by page. */
export async function itemIds(client: YouzanClient): Promise<string[]> {
  const ids = new Set<string>();
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data } = await client.call("youzan.items.onsale.get/3.0.0", { page_no: page, page_size: PAGE }, ItemsOnSale);
    for (const { item_id } of data.items) ids.add(item_id);
    if (data.items.length < PAGE || page * PAGE >= data.count) break;
  }
  return [...ids];
}

/** The offers of one item: one for each SKU that has a merchant's number. */
export async function offersOf(client: YouzanClient, itemId: string): Promise<Offer[]> {
  const { item } = (await client.call("youzan.item.get/3.0.0", { item_id: long(itemId) }, Item)).data;
  if (item.is_listing === false) return [];
  const own = item.spu ? [{ sku_id: item.spu.spu_id, item_no: item.item_no, price: item.price, quantity: item.quantity }] : [];
  const skus = item.skus && item.skus.length > 0 ? item.skus : own;
  return skus.flatMap((s) => (s.item_no ? [{ skuId: s.item_no, itemId: item.item_id, platformSkuId: s.sku_id, priceCents: s.price, stock: s.quantity }] : []));
}

/** Who a mobile is there; undefined unless it is exactly one. The platform knows people of every shop, so a hit says no more than that. */
export async function openIdOf(client: YouzanClient, mobile: string): Promise<string | undefined> {
  const { data } = await client.call("youzan.users.info.query/1.0.1", { mobile, result_type_list: [0] }, Users);
  const ids = new Set(data.user_list.map((u) => u.primitive_info.yz_open_id));
  return ids.size === 1 ? [...ids][0] : undefined;
}

type Voucher = (typeof Vouchers)["_output"]["data"][number];
const { used, usable, expired } = VOUCHER_STATUS;

function toHeld(v: Voucher, now: number): HeldVoucher {
  const off =
    v.preferential_mode === 1 ? text(`减 ¥${(v.value / 100).toFixed(2)}`, `¥${(v.value / 100).toFixed(2)} off`) : text("商城优惠券", "Voucher of the shop");
  return {
    id: v.voucher_identity.coupon_id,
    title: v.preferential_mode === 2 ? text(`${v.value / 10} 折`, `${100 - v.value}% off`) : off,
    status: v.verified_at ? used : now >= v.valid_end_time ? expired : usable,
    threshold_amount: UNKNOWN_THRESHOLD,
    thresholdKnown: false,
    preferential_mode: v.preferential_mode,
    value: v.value,
    validFrom: v.valid_start_time,
    validTo: v.valid_end_time,
  };
}

/** A buyer's vouchers. What each asks for is not told: the checkout decides. */
export async function vouchersOf(client: YouzanClient, openId: string, now: number): Promise<HeldVoucher[]> {
  const body = { yz_open_id: openId, activity_type_group: 1, status: 0, page_num: 1, page_size: 200 };
  const { data } = await client.call("youzan.ump.voucher.query/3.0.0", body, Vouchers);
  return data.map((v) => toHeld(v, now));
}

/** What the buyer's order carries back to us: the order's id, as the message of each line. */
const MESSAGE = "ref";
const REFERENCE = /"ref"\s*:\s*"([0-9a-f-]{36})"/;

/** A link to the checkout with these lines in it. Making another one orders nothing. */
export async function checkoutUrl(client: YouzanClient, reference: string, lines: readonly BillLine[]): Promise<string> {
  const items = lines.map((l) => ({
    goods_id: long(l.itemId),
    sku_id: long(l.skuId),
    num: l.quantity,
    price: l.priceCents,
    item_message: JSON.stringify({ [MESSAGE]: reference }),
  }));
  const body = { kdt_id: long(client.shop), item_list: JSON.stringify(items), order_type: 0, source: "cart", order_from: "cart" };
  const { url } = (await client.call("youzan.trade.bill.goods.url.get/3.1.0", body, BillUrl)).data;
  const address = /^https?:\/\//.test(url) ? url : `https://${url}`;
  if (!URL.canParse(address) || !new URL(address).protocol.startsWith("http")) throw new PlatformError("refused", "url");
  return address;
}

/** By what an order there stands for ours. A closed one was cancelled or refunded: which, our own order's state tells. */
const STATUSES: Readonly<Record<string, OrderStatus>> = {
  WAIT_BUYER_PAY: "created",
  TRADE_PAID: "paid",
  WAIT_CONFIRM: "paid",
  WAIT_SELLER_SEND_GOODS: "paid",
  WAIT_BUYER_CONFIRM_GOODS: "shipped",
  TRADE_SUCCESS: "received",
  TRADE_CLOSED: "cancelled",
};
const REFUNDED_WHOLE = 12;

function toTrade({ order_info, pay_info, orders }: FullOrder): Trade {
  const references = new Set(orders.flatMap((o) => REFERENCE.exec(o.buyer_messages ?? "")?.[1] ?? []));
  return {
    tid: order_info.tid,
    status: order_info.refund_state === REFUNDED_WHOLE ? "refunded" : STATUSES[order_info.status],
    paidCents: readYuan(pay_info?.payment ?? ""),
    reference: references.size === 1 ? [...references][0] : undefined,
  };
}

export const tradeOf = async (client: YouzanClient, tid: string): Promise<Trade> =>
  toTrade((await client.call("youzan.trade.get/4.0.2", { tid }, TradeGet)).data.full_order_info);

/** "yyyy-MM-dd HH:mm:ss" in the platform's time (China has one, without summer time). */
const platformTime = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

/** Orders that changed between two times, each once. */
export async function tradesChanged(client: YouzanClient, from: number, to: number): Promise<Trade[]> {
  const trades = new Map<string, Trade>();
  for (let page = 1; page <= MOST_PAGES; page++) {
    const body = { start_update: platformTime(from), end_update: platformTime(to), page_no: page, page_size: PAGE };
    const { data } = await client.call("youzan.trades.sold.get/4.0.4", body, TradesSold);
    for (const { full_order_info } of data.full_order_info_list) trades.set(full_order_info.order_info.tid, toTrade(full_order_info));
    if (data.full_order_info_list.length < PAGE) break;
  }
  return [...trades.values()];
}
