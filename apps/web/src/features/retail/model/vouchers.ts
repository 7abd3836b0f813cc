import { type BestPrice, bestVoucher, priceAfter, tenthsOff, VOUCHER_MODE, whyNot } from "@nutri/domain/voucher";
import type { Lang } from "@nutri/domain/lang";
import type { Say } from "../../../i18n/index.ts";
import { shortDate } from "../../../lib/date.ts";
import type { Voucher } from "../api/products.ts";
import { yuan } from "./money.ts";

export type Best = BestPrice<Voucher>;
/** The voucher that leaves the lowest price, and that price. The server works it out again. */
export const bestOf = (vouchers: readonly Voucher[], cents: number, now: number): Best => bestVoucher(vouchers, cents, now);

/** A day of another year is told with its year: "expired Dec 30" is not to be read as one to come. */
function dayOf(at: number, now: number, lang: Lang): string {
  const [day, year] = [shortDate(at, lang), new Date(at).getFullYear()];
  if (year === new Date(now).getFullYear()) return day;
  return lang === "en-US" ? `${day}, ${year}` : `${year}年${day}`;
}

/** Why a voucher is not the one that is used. */
export function whyNotUsed(voucher: Voucher, cents: number, now: number, t: Say<"retail">, lang: Lang): string {
  const why = whyNot(voucher, cents, now);
  if (!why) return t("order.why.worse", { price: yuan(cents - priceAfter(voucher, cents)) });
  if (why.kind === "below_threshold") return t("order.why.below_threshold", { price: yuan(why.missingCents) });
  return "at" in why ? t(`order.why.${why.kind}`, { date: dayOf(why.at, now, lang) }) : t(`order.why.${why.kind}`);
}

/** What it takes off and from which price: "8.5 折 · 满 ¥300.00 可用", "15% off · from ¥300.00"; "" for an exchange. */
export function termsOf(voucher: Voucher, t: Say<"retail">, lang: Lang): string {
  const { preferential_mode: mode, value, threshold_amount: threshold, thresholdKnown } = voucher;
  const off =
    mode === VOUCHER_MODE.fixed
      ? t("order.fixed", { price: yuan(value) })
      : mode === VOUCHER_MODE.percentage
        ? t("order.percent", { n: lang === "en-US" ? Math.round(tenthsOff(voucher) * 10) : value / 10 })
        : "";
  const from = off && threshold > 0 && thresholdKnown !== false ? t("order.from", { price: yuan(threshold) }) : "";
  return [off, from].filter(Boolean).join(" · ");
}
