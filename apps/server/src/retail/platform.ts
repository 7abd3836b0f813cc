import type { Order, Platform } from "./order-store.ts";
import type { PaymentProvider } from "./payment/provider.ts";
import type { RetailBase } from "./store.ts";
import type { HeldVoucher } from "./voucher-store.ts";

export type OrderToTake = Pick<Order, "id" | "userId" | "lines" | "voucherId">;

/**
 * The one door to where products are sold. Each adapter passes the same test (`platform.test.ts`): the built-in store, and Youzan.
 * Whatever is done in an order's transaction touches this database alone; what needs the network is queued there and done later.
 */
export type RetailPlatform = {
  readonly kind: Platform;
  /** Who takes the money; absent where the platform itself does. */
  readonly payment?: PaymentProvider;
  /** A visitor's vouchers; the built-in store gives those of the first query. */
  vouchers: (base: RetailBase, userId: string) => Promise<HeldVoucher[]>;
  voucher: (base: RetailBase, userId: string, id: string) => Promise<HeldVoucher | undefined>;
  /** Takes stock and voucher for an order, in its transaction, and sees to it that it is placed. @throws Fault conflict, with what changed */
  take: (base: RetailBase, order: OrderToTake) => Promise<void>;
  /** Gives back what an order holds, in the transaction that ends it. */
  giveBack: (base: RetailBase, order: OrderToTake) => Promise<void>;
  /** Where an order is paid, as far as that is known at once. */
  payUrl: (orderId: string) => string | null;
  /** Places an order that was taken, outside of any transaction. It may be called again after the process died at any point of it. */
  place: (base: RetailBase, orderId: string) => Promise<void>;
  /** Told who a visitor is by a login ticket. */
  meet: (base: RetailBase, userId: string, mobile: string) => Promise<void>;
  /** What is to be seen to from time to time: overdue orders, prices and stock, news of orders. */
  tend: (base: RetailBase) => Promise<void>;
};
