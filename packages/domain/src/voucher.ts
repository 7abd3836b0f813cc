import { z } from "zod";

/**
 * A voucher. Amounts are integer cents, times epoch ms. `status` 1 is usable.
 * `preferential_mode` 1 takes `value` cents off; 2 leaves `value` percent of the price; 3 (exchange) never enters a price.
 */
export const Voucher = z.strictObject({
  id: z.string(),
  title: z.string(),
  status: z.number().int(),
  threshold_amount: z.number().int(),
  preferential_mode: z.number().int(),
  value: z.number(),
  validFrom: z.number().int(),
  validTo: z.number().int(),
});
export type Voucher = z.infer<typeof Voucher>;
