import { localise } from "@nutri/domain";
import type { Handler } from "../../handler.ts";

const iso = (at: number): string => new Date(at).toISOString();

/** The caller's vouchers, page by page; usable or not, so that a screen can say why one does not apply. */
export const queryVouchers: Handler<"queryVouchers"> = async ({ context, query, caller, lang }) => {
  const vouchers = await context.retail.vouchers(context, caller.userId);
  const from = (query.page_num - 1) * query.page_size;
  const items = vouchers.slice(from, from + query.page_size).map(({ title, validFrom, validTo, thresholdKnown, ...voucher }) => ({
    ...voucher,
    title: localise(title, lang),
    ...(thresholdKnown === false && { thresholdKnown }),
    validFrom: iso(validFrom),
    validTo: iso(validTo),
  }));
  return { items, total: vouchers.length };
};
