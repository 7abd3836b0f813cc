import { priceAfter, whyNot } from "@nutri/domain";
import type { Context } from "../../context.ts";
import { Fault } from "../../fault.ts";
import type { HeldVoucher } from "../../retail/voucher-store.ts";
import { noSuchVoucher, voucherRefused } from "../../retail/words.ts";

export type Price = { payableCents: number; voucher?: HeldVoucher };

/** Reasons that came up since the voucher was shown; the others were there to be seen. */
const MEANWHILE: readonly string[] = ["used", "expired", "withdrawn"];

/** The price with the voucher that was chosen. @throws Fault invalid, or conflict when the voucher is not any more what it was */
export async function applyVoucher(context: Context, userId: string, voucherId: string | undefined, totalCents: number): Promise<Price> {
  if (voucherId === undefined) return { payableCents: totalCents };
  const voucher = await context.retail.voucher(context, userId, voucherId);
  if (!voucher) throw new Fault("invalid", { details: [noSuchVoucher()] });
  const why = whyNot(voucher, totalCents, context.now());
  if (why) throw new Fault(MEANWHILE.includes(why.kind) ? "conflict" : "invalid", { details: [voucherRefused(why)] });
  return { payableCents: priceAfter(voucher, totalCents), voucher };
}
