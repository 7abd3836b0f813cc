import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { FRESH_MS, signed, verified } from "./signed.ts";

const KEY = randomBytes(32);
const NOW = 1_795_000_000_000;
const notice = () => signed(KEY, { orderId: "o-1", state: "paid", amountCents: 100 }, NOW, "once-1");
const headers = (more: Record<string, string | string[] | undefined>) => ({ ...notice(), headers: { ...notice().headers, ...more } });

it("is believed with the right key, up to five minutes from when it was signed", () => {
  for (const now of [NOW - FRESH_MS, NOW, NOW + FRESH_MS]) expect(verified(KEY, notice(), now)).toBe("once-1");
  for (const now of [NOW - FRESH_MS - 1, NOW + FRESH_MS + 1]) expect(verified(KEY, notice(), now)).toBeUndefined();
});

it("is never the same notification twice", () => {
  const once = () => verified(KEY, signed(KEY, {}, NOW), NOW);
  expect(once()).not.toBe(once());
});

it.each<[string, ReturnType<typeof notice>]>([
  ["another amount", { ...notice(), raw: Buffer.from('{"orderId":"o-1","state":"paid","amountCents":1}') }],
  ["no body", { ...notice(), raw: Buffer.alloc(0) }],
  ["another time", headers({ "x-payment-timestamp": String(NOW + 1) })],
  ["a time that is none", headers({ "x-payment-timestamp": "NaN" })],
  ["a time with a sign", headers({ "x-payment-timestamp": `-${NOW}` })],
  ["no time", headers({ "x-payment-timestamp": undefined })],
  ["another number", headers({ "x-payment-nonce": "once-2" })],
  ["two numbers", headers({ "x-payment-nonce": ["once-1", "once-2"] })],
  ["a number that is a sentence", headers({ "x-payment-nonce": "a\nb" })],
  ["no signature", headers({ "x-payment-signature": "" })],
  ["half a signature", headers({ "x-payment-signature": String(notice().headers["x-payment-signature"]).slice(0, 32) })],
  ["a signature that is no hex", headers({ "x-payment-signature": "签名" })],
  ["a signature of another key", signed(randomBytes(32), { orderId: "o-1", state: "paid", amountCents: 100 }, NOW, "once-1")],
])("is not believed with %s", (_, bad) => expect(verified(KEY, bad, NOW)).toBeUndefined());
