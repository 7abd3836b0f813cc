import { Market, ORDER_STATUSES, Severity, SourceRef } from "@nutri/domain";
import { z } from "zod";
import { call, Id, IsoDate, IsoTime, page, Paging } from "../call.ts";
import { PrecisePlan } from "./plan.ts";

/** A conflict between a product and its buyer. `contraindicated` cannot be ordered; every other needs its id in `acceptedConflicts`. */
export const OrderConflict = z.strictObject({
  id: z.string(),
  productId: z.string(),
  severity: Severity,
  subject: z.string(),
  item: z.string(),
  effect: z.string(),
  advice: z.string(),
  sources: z.array(SourceRef).optional(),
});
export type OrderConflict = z.infer<typeof OrderConflict>;

/** Prices are integer cents. `dosage` is the units a day, 0 if not numeric. */
export const Product = z.strictObject({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  image: z.string(),
  summary: z.string(),
  class: z.string(),
  /** The market whose rules hold for it: with its class it decides which sentences must stand beside it. */
  market: Market.optional(),
  priceCents: z.number().int(),
  skus: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      spec: z.record(z.string(), z.string()),
      priceCents: z.number().int(),
      stock: z.number().int(),
      units: z.number().int(),
    }),
  ),
  dose: z.strictObject({ unit: z.string(), perDay: z.number(), usage: z.string() }),
  dosage: z.number(),
  nutrients: z.array(z.strictObject({ nutrient: z.string(), amount: z.number(), unit: z.string(), form: z.string().optional() })),
  allergens: z.array(z.string()),
  cautions: z.array(z.string()),
  diets: z.array(z.string()),
  /** What of it does not go with what the caller has told of themselves: by id, and with health consent. Absent: nothing was checked. */
  conflicts: z.array(OrderConflict).optional(),
});
export type Product = z.infer<typeof Product>;

const planLine = PrecisePlan.shape.products.element;
export const ProductLine = Product.extend({
  quantity: z.number().int(),
  dailyDoses: z.number(),
  group: z.enum(["basis", "other"]),
  because: planLine.shape.because,
});
export type ProductLine = z.infer<typeof ProductLine>;

export const productGet = call({
  method: "POST",
  path: "/v1/product/get",
  summary: "Products by id, or the lines of a plan with prices",
  auth: "visitor",
  /** `together`: the products are one basket; what they sum up to, beside what the caller takes and their plan, is checked too. */
  body: z.strictObject({ ids: z.array(Id).max(100).optional(), customNutritionPlanId: Id.optional(), together: z.boolean().optional() }),
  response: z.union([z.array(ProductLine), z.array(Product)]),
  errors: ["not_found", "consent_required"],
});
export const productGetAll = call({
  method: "POST",
  path: "/v1/product/get_all",
  summary: "The catalogue",
  auth: "visitor",
  body: z.strictObject({ ...Paging, keyword: z.string().trim().max(100).optional(), nutrient: z.string().max(60).optional() }),
  response: page(Product),
});

export const RetailVoucher = z.strictObject({
  id: z.string(),
  title: z.string(),
  status: z.number().int(),
  threshold_amount: z.number().int(),
  /** false: the platform does not tell the threshold; `threshold_amount` is then above every price. */
  thresholdKnown: z.boolean().optional(),
  preferential_mode: z.number().int(),
  value: z.number(),
  validFrom: IsoTime,
  validTo: IsoTime,
});
export const queryVouchers = call({
  method: "POST",
  path: "/v1/you_zan/query_vouchers",
  summary: "The caller's vouchers",
  auth: "visitor",
  query: z.strictObject(Paging),
  body: z.strictObject({}).optional(),
  response: page(RetailVoucher),
});

const OrderLine = z.strictObject({
  productId: z.string(),
  skuId: z.string(),
  name: z.string(),
  skuName: z.string(),
  image: z.string(),
  quantity: z.number().int(),
  /** Of one, when it was ordered. */
  priceCents: z.number().int(),
});
export const Order = z.strictObject({
  orderId: z.string(),
  status: z.enum(ORDER_STATUSES),
  platform: z.enum(["local", "youzan"]).optional(),
  items: z.array(OrderLine).optional(),
  voucher: z.strictObject({ id: z.string(), title: z.string() }).optional(),
  address: z.strictObject({ name: z.string(), tel: z.string(), areaCode: z.string(), addressDetail: z.string() }).optional(),
  supply: z.strictObject({ from: IsoDate, to: IsoDate }).optional(),
  remark: z.string().optional(),
  /** Until when it holds its stock and voucher unpaid. */
  unpaidUntil: IsoTime.optional(),
  /** Its money was asked back, and is not known to be back yet. */
  refunding: z.boolean().optional(),
  /** What it may become by its buyer. */
  can: z.array(z.enum(["pay", "cancel"])).optional(),
  totalCents: z.number().int(),
  discountCents: z.number().int(),
  payableCents: z.number().int(),
  payUrl: z.string().optional(),
  createdAt: IsoTime,
});
export const orderMultiProd = call({
  method: "POST",
  path: "/v1/you_zan/order_multi_prod",
  summary: "Order several products",
  auth: "visitor",
  idempotencyRequired: true,
  body: z.strictObject({
    items: z
      .array(z.strictObject({ productId: Id, skuId: Id, quantity: z.number().int().min(1).max(999), shownPriceCents: z.number().int().min(0).optional() }))
      .min(1)
      .max(50),
    voucherId: Id.optional(),
    // What is right is the domain's to say (addressProblems), in the notes' words; here are only the sizes.
    address: z.strictObject({
      name: z.string().trim().max(50),
      tel: z.string().trim().max(40),
      areaCode: z.string().trim().max(20),
      addressDetail: z.string().trim().max(200),
    }),
    supply: z.strictObject({ from: IsoDate, to: IsoDate }).optional(),
    acceptedConflicts: z.array(z.string().max(200)).max(50).optional(),
    remark: z.string().max(500).optional(),
  }),
  response: Order,
  errors: ["not_found", "conflict", "idempotency_clash", "consent_required"],
});
export type Order = z.infer<typeof Order>;
const mine = { auth: "visitor" } as const;
export const orders = call({
  method: "GET",
  path: "/v1/you_zan/orders",
  summary: "The caller's orders",
  ...mine,
  query: z.strictObject(Paging),
  response: page(Order),
});
export const order = call({
  method: "GET",
  path: "/v1/you_zan/order",
  summary: "One order",
  ...mine,
  query: z.strictObject({ orderId: Id }),
  response: Order,
  errors: ["not_found"],
});
export const orderCancel = call({
  method: "POST",
  path: "/v1/you_zan/order_cancel",
  summary: "Cancel an order",
  ...mine,
  body: z.strictObject({ orderId: Id }),
  response: Order,
  errors: ["not_found", "conflict"],
});
export const orderPay = call({
  method: "POST",
  path: "/v1/you_zan/order_pay",
  summary: "Trial payment of the built-in store",
  ...mine,
  body: z.strictObject({ orderId: Id }),
  response: Order,
  errors: ["not_found", "conflict"],
});
