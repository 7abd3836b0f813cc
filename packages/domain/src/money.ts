/** Money is integer cents (fen) everywhere inside and on the wire; yuan texts are read and written here alone. */

/** The one place where a fraction of a cent is rounded: half up. */
export const roundCents = (cents: number): number => Math.round(cents);

/** 12345 → "123.45". @param cents an integer from 0 */
export const showYuan = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

const YUAN = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/** A yuan text of a platform ("123.4") as cents, digit by digit and never through a fraction; undefined when it is no such amount. */
export function readYuan(text: string): number | undefined {
  const found = YUAN.exec(text.trim());
  return found ? Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0")) : undefined;
}

export type PricedLine = { readonly priceCents: number; readonly quantity: number };

/** The sum of a basket in cents, before any voucher. */
export const basketCents = (lines: readonly PricedLine[]): number => lines.reduce((sum, l) => sum + l.priceCents * l.quantity, 0);
