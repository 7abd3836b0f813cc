import { z } from "zod";

/** The parts of the platform's answers that are used, by method and version. Field names and units differ between methods: each is mapped here and nowhere else. */

/** A 64-bit id, as digits. */
const Long = z.union([z.number().int().nonnegative(), z.string().regex(/^\d{1,19}$/)]).transform(String);
const Cents = z.number().int().nonnegative();
const Count = z.number().int().nonnegative();

/** youzan.items.onsale.get 3.0.0: prices in cents. */
export const ItemsOnSale = z.object({ data: z.object({ count: Count, items: z.array(z.object({ item_id: Long })) }) });

/** youzan.item.get 3.0.0: prices in cents; `item_no` is the merchant's own number, which here is the SKU's id. A product without options has no skus; the spu stands for its SKU. */
const ItemSku = z.object({ sku_id: Long, item_no: z.string().nullish(), price: Cents, quantity: Count });
export const Item = z.object({
  data: z.object({
    item: z.object({
      item_id: Long,
      item_no: z.string().nullish(),
      price: Cents,
      quantity: Count,
      is_listing: z.boolean().nullish(),
      skus: z.array(ItemSku).nullish(),
      spu: z.object({ spu_id: Long }).nullish(),
    }),
  }),
});

/** youzan.ump.voucher.query 3.0.0: paging beside `data`; value in cents, or what is left in percent; times in ms. It does not tell the threshold. */
export const Vouchers = z.object({
  total: Count,
  data: z.array(
    z.object({
      activity_id: Long,
      voucher_identity: z.object({ coupon_id: Long, coupon_type: z.number().int() }),
      preferential_mode: z.number().int(),
      value: z.number(),
      valid_start_time: z.number(),
      valid_end_time: z.number(),
      verified_at: z.number().nullish(),
    }),
  ),
});

/** youzan.users.info.query 1.0.1. */
export const Users = z.object({ data: z.object({ user_list: z.array(z.object({ primitive_info: z.object({ yz_open_id: z.string().min(1) }) })) }) });

/** youzan.trade.bill.goods.url.get 3.1.0: the address comes without a scheme. */
export const BillUrl = z.object({ data: z.object({ url: z.string().min(1), book_key: z.string().optional() }) });

/** One order, of youzan.trade.get 4.0.2 and youzan.trades.sold.get 4.0.4: money in yuan, as text. */
export const FullOrder = z.object({
  order_info: z.object({ tid: z.string().min(1), status: z.string(), refund_state: z.number().int().nullish() }),
  pay_info: z.object({ payment: z.string().nullish() }).nullish(),
  orders: z.array(z.object({ buyer_messages: z.string().nullish() })),
});
export type FullOrder = z.infer<typeof FullOrder>;
export const TradeGet = z.object({ data: z.object({ full_order_info: FullOrder }) });
export const TradesSold = z.object({ data: z.object({ total_results: Count, full_order_info_list: z.array(z.object({ full_order_info: FullOrder })) }) });
