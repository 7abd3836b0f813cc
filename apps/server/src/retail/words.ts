import { showYuan, text, type WhyNot } from "@nutri/domain";
import type { Detail } from "../fault.ts";

/** What is said when an order cannot be taken, each with what a screen needs to go on. */

const at = (line: number, field: string): string => `items.${line}.${field}`;

export const soldOut = (line: number, left: number): Detail => ({
  path: at(line, "quantity"),
  message: left > 0 ? text(`只剩 ${left} 件了。`, `Only ${left} left.`) : text("已经卖完了。", "Sold out."),
  code: "out_of_stock",
  params: { left },
});

export const noSuchSku = (line: number, field: "productId" | "skuId"): Detail => ({
  path: at(line, field),
  message: field === "productId" ? text("没有这个产品。", "There is no such product.") : text("这个产品没有这个规格。", "This product has no such option."),
  code: "not_sold",
});

export const priceChanged = (line: number, was: number, now: number): Detail => ({
  path: at(line, "shownPriceCents"),
  message: text(`价格变了：原来 ¥${showYuan(was)}，现在 ¥${showYuan(now)}。`, `The price has changed from ¥${showYuan(was)} to ¥${showYuan(now)}.`),
  code: "price_changed",
  params: { was, now },
});

export const voucherSpent = (): Detail => ({
  path: "voucherId",
  message: text("这张优惠券已经用过了。", "This voucher has been used."),
  code: "voucher_used",
});

export const noSuchVoucher = (): Detail => ({
  path: "voucherId",
  message: text("没有这张优惠券。", "There is no such voucher."),
  code: "voucher_unknown",
});

/** Why a voucher does not enter this price, in words. */
export function voucherRefused(why: WhyNot): Detail {
  const said = {
    below_threshold: () => text("还没有达到这张优惠券的使用门槛。", "The order does not reach what this voucher asks for."),
    threshold_unknown: () => text("这张优惠券的使用条件要在结算时才知道。", "What this voucher asks for is known only at the checkout."),
    used: () => voucherSpent().message,
    expired: () => text("这张优惠券已经过期。", "This voucher has expired."),
    not_yet: () => text("这张优惠券还没有到使用时间。", "This voucher cannot be used yet."),
    withdrawn: () => text("这张优惠券已经停用。", "This voucher is no longer valid."),
    mode: () => text("兑换券不能抵扣价格。", "An exchange voucher does not change the price."),
  }[why.kind]();
  const message =
    why.kind === "below_threshold" ? text(`${said.zh}还差 ¥${showYuan(why.missingCents)}。`, `${said.en} It is ¥${showYuan(why.missingCents)} short.`) : said;
  return { path: "voucherId", message, code: `voucher_${why.kind}`, ...(why.kind === "below_threshold" && { params: { missingCents: why.missingCents } }) };
}
