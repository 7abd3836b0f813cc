import { z } from "zod";
import { Text } from "./text.ts";
import { VOUCHER_MODE } from "./voucher.ts";

/** What the operator writes: each visitor gets one voucher of each template. Amounts are integer cents, times epoch ms; `status` other than 1 withdraws it. */
export const VoucherTemplate = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,60}$/),
    title: Text,
    status: z.number().int().min(0).max(4),
    threshold_amount: z.number().int().min(0),
    preferential_mode: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    value: z.number().int().min(0),
    validFrom: z.number().int().min(0),
    validTo: z.number().int().min(0),
  })
  .refine((v) => v.validTo > v.validFrom, { path: ["validTo"], message: "must be after validFrom" })
  .refine((v) => v.preferential_mode !== VOUCHER_MODE.percentage || (v.value >= 1 && v.value <= 99), {
    path: ["value"],
    message: "with preferential_mode 2 it is the percentage that is left, from 1 to 99",
  })
  .refine((v) => v.preferential_mode !== VOUCHER_MODE.fixed || v.value >= 1, {
    path: ["value"],
    message: "with preferential_mode 1 it is the cents taken off, at least 1",
  });
export type VoucherTemplate = z.infer<typeof VoucherTemplate>;
