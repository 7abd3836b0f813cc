/** What every payment provider must do with orders of the built-in store. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ENGINES } from "../../testing/databases.ts";
import { FakeProvider } from "../../testing/payments.ts";
import { TestServer } from "../../testing/server.ts";
import { localStore } from "../local/local.ts";
import { receiveNotice } from "./payments.ts";
import type { Notice } from "./provider.ts";
import { FRESH_MS, signed } from "./signed.ts";
import { paymentOf } from "./store.ts";

const ADDRESS = { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
const PRICE = 3900;
const MINUTE = 60_000;
let keys = 0;

describe.each(ENGINES)("a payment on %s", (engine) => {
  const provider = new FakeProvider();
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start(engine, { parts: { retail: localStore(provider) } });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    provider.refunding = "refunded";
    provider.creating = undefined;
    provider.refunds.length = 0;
    provider.known.clear();
  });

  const base = () => server.context;
  const take = (notice: Notice) => receiveNotice(base(), { platform: base().retail, provider }, notice);
  const tells = (state: "paid" | "refunded" | "closed", orderId: string, amount = PRICE) => take(provider.tells(state, orderId, amount, base().now()));
  const stock = async () => (await base().db.selectFrom("listings").select("stock").where("sku_id", "=", "c-1-60").executeTakeFirstOrThrow()).stock;
  const payment = async (orderId: string) => (await paymentOf(base(), orderId))?.status;
  const tend = () => base().retail.tend(base());

  async function placed({ answered = true } = {}) {
    const { token } = await server.visitor();
    const body = { items: [{ productId: "c-1", skuId: "c-1-60", quantity: 1 }], address: ADDRESS };
    const { status, data } = await server.call("orderMultiProd", { body }, { token, headers: { "idempotency-key": `p-${keys++}` } });
    expect(status).toBe(200);
    // Without an answer the job waits for a clock that stands still.
    if (answered) await server.settled();
    const order = async () => (await server.call("order", { query: { orderId: data.orderId } }, { token })).data;
    const cancel = () => server.call("orderCancel", { body: { orderId: data.orderId } }, { token });
    return { token, orderId: data.orderId, order, cancel };
  }
  async function paid() {
    const one = await placed();
    expect(await tells("paid", one.orderId)).toBe("taken");
    return one;
  }

  it("is opened at the provider when the order is placed, and paid there, not by the client", async () => {
    const { token, orderId, order } = await placed();
    expect(await order()).toMatchObject({ status: "created", payUrl: `https://pay.example/${orderId}`, can: ["cancel"] });
    expect(provider.opened.at(-1)).toEqual({ orderId, amountCents: PRICE });
    expect((await server.call("orderPay", { body: { orderId } }, { token })).status).toBe(409);
    expect(await tells("paid", orderId)).toBe("taken");
    expect([(await order()).status, await payment(orderId)]).toEqual(["paid", "paid"]);
  });

  it("is opened again when the provider did not answer the first time, as the same payment", async () => {
    provider.creating = new Error("no answer");
    const { orderId, order } = await placed({ answered: false });
    await expect.poll(() => provider.opened.some((o) => o.orderId === orderId)).toBe(true);
    expect((await order()).payUrl).toBeUndefined();
    provider.creating = undefined;
    server.advance(2 * MINUTE);
    await tend();
    await server.settled();
    expect((await order()).payUrl).toBe(`https://pay.example/${orderId}`);
    expect(new Set(provider.opened.filter((o) => o.orderId === orderId).map((o) => o.amountCents))).toEqual(new Set([PRICE]));
  });

  it.each([PRICE - 1, PRICE + 1, 0])("of another amount (%i) does not pay the order: what was paid goes back", async (amount) => {
    const { orderId, order } = await placed();
    await tells("paid", orderId, amount);
    expect([(await order()).status, await payment(orderId)]).toEqual(["created", "refunding"]);
    await tend();
    expect([provider.refunds, await payment(orderId), (await order()).status]).toEqual([[{ orderId, amountCents: amount }], "refunded", "refunded"]);
    expect(server.errors.some((line) => line.includes(orderId))).toBe(true);
  });

  it("told twice, also at once, is taken once", async () => {
    const { orderId, order } = await placed();
    const notice = provider.tells("paid", orderId, PRICE, base().now());
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => take(notice)));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => "known"), "taken"]);
    expect((await order()).status).toBe("paid");
    expect(await tells("paid", orderId)).toBe("taken");
    expect([(await order()).status, provider.refunds]).toEqual(["paid", []]);
  });

  it("for an order that was cancelled meanwhile goes back, and the order stays cancelled", async () => {
    const before = await stock();
    const { orderId, order, cancel } = await placed();
    expect((await cancel()).data.status).toBe("cancelled");
    expect(await tells("paid", orderId)).toBe("taken");
    await tend();
    expect([(await order()).status, await payment(orderId), provider.refunds.length, await stock()]).toEqual(["cancelled", "refunded", 1, before]);
  });

  it("for an order whose time was over goes back", async () => {
    const { orderId, order } = await placed();
    server.advance(31 * MINUTE);
    await tend();
    await tells("paid", orderId);
    await tend();
    expect([(await order()).status, await payment(orderId), provider.refunds.length]).toEqual(["cancelled", "refunded", 1]);
  });

  it("told out of order ends the same: refunded before paid is refunded", async () => {
    const before = await stock();
    const { orderId, order } = await placed();
    await tells("refunded", orderId);
    expect((await order()).status).toBe("refunded");
    await tells("paid", orderId);
    await tells("closed", orderId);
    expect([(await order()).status, await payment(orderId), provider.refunds, await stock()]).toEqual(["refunded", "refunded", [], before]);
  });

  it("closed and then paid after all goes back", async () => {
    const { orderId, order } = await placed();
    await tells("closed", orderId);
    expect((await order()).status).toBe("created");
    await tells("paid", orderId);
    await tend();
    expect([(await order()).status, await payment(orderId), provider.refunds.length]).toEqual(["refunded", "refunded", 1]);
  });

  it("is refunded when the provider says so, not when it is asked: until then it says that it is on its way", async () => {
    const before = await stock();
    provider.refunding = "pending";
    const { orderId, order, cancel } = await paid();
    expect((await cancel()).data).toMatchObject({ status: "paid", refunding: true, can: [] });
    expect((await cancel()).status).toBe(409);
    await tend();
    expect(await order()).toMatchObject({ status: "paid", refunding: true });
    expect(await stock()).toBe(before - 1);
    await Promise.all([tells("refunded", orderId), tells("refunded", orderId)].map((p) => p.catch(() => undefined)));
    expect(await order()).toMatchObject({ status: "refunded", can: [] });
    expect(await order()).not.toHaveProperty("refunding");
    expect(await stock()).toBe(before);
  });

  it("that cannot be refunded now is tried again, ever later, for the same amount", async () => {
    provider.refunding = new Error("the provider is down");
    const { orderId, order, cancel } = await paid();
    await cancel();
    await tend();
    await tend();
    expect(provider.refunds).toHaveLength(1);
    server.advance(2 * MINUTE);
    await tend();
    expect(provider.refunds).toHaveLength(2);
    provider.refunding = "refunded";
    server.advance(60 * MINUTE);
    await tend();
    expect(provider.refunds).toEqual(Array.from({ length: 3 }, () => ({ orderId, amountCents: PRICE })));
    expect((await order()).status).toBe("refunded");
  });

  it("that nobody told of is asked for", async () => {
    const { orderId, order } = await placed();
    provider.known.set(orderId, { messageId: "q", orderId, state: "paid", amountCents: PRICE });
    await tend();
    expect((await order()).status).toBe("created");
    server.advance(2 * MINUTE);
    await tend();
    expect((await order()).status).toBe("paid");
  });

  it("of an order that is not there, or of another's provider, changes nothing", async () => {
    expect(await tells("paid", "nothing")).toBe("taken");
    const { orderId, order } = await placed();
    await base().db.updateTable("payments").set({ provider: "another" }).where("order_id", "=", orderId).execute();
    await tells("paid", orderId);
    expect((await order()).status).toBe("created");
  });

  it("goes back also when its buyer is erased, and then nothing of it is left", async () => {
    const before = await stock();
    const { token, orderId } = await paid();
    expect((await server.call("erase", {}, { token })).status).toBe(200);
    expect([await stock(), await payment(orderId)]).toEqual([before, "refunding"]);
    await tend();
    expect([provider.refunds, await payment(orderId)]).toEqual([[{ orderId, amountCents: PRICE }], undefined]);
  });

  it("of a buyer who is erased leaves nothing when no money is to go back", async () => {
    const { token, orderId } = await placed();
    await server.call("erase", {}, { token });
    expect(await payment(orderId)).toBeUndefined();
  });

  describe("by HTTP", () => {
    const post = ({ raw, headers }: Notice) =>
      server.app.inject({ method: "POST", url: "/api/v1/payment/notify", payload: raw, headers: { "content-type": "application/json", ...headers } });

    it("is taken when it is signed, once", async () => {
      const { orderId, order } = await placed();
      const notice = provider.tells("paid", orderId, PRICE, base().now());
      expect([(await post(notice)).statusCode, (await post(notice)).statusCode]).toEqual([200, 200]);
      expect((await order()).status).toBe("paid");
    });

    it("is refused when it is forged, changed, or kept and sent later", async () => {
      const { orderId, order } = await placed();
      const body = { orderId, state: "paid" as const, amountCents: PRICE };
      const right = provider.tells("paid", orderId, PRICE, base().now());
      const changed = { ...right, raw: Buffer.from(JSON.stringify({ ...body, amountCents: 1 })) };
      for (const notice of [signed(Buffer.alloc(32), body, base().now()), changed, { raw: right.raw, headers: {} }, { ...right, raw: Buffer.alloc(0) }])
        expect((await post(notice)).statusCode).toBe(403);
      server.advance(FRESH_MS + 1);
      expect((await post(right)).statusCode).toBe(403);
      expect((await order()).status).toBe("created");
    });
  });
});

describe("the trial payment", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start("sqlite");
  });
  afterAll(() => server.stop());

  it("has no door to the outside, and believes nobody's word but its own", async () => {
    const { raw, headers } = signed(Buffer.alloc(32), { orderId: "o", state: "paid", amountCents: 1 }, server.context.now());
    expect((await server.app.inject({ method: "POST", url: "/api/v1/payment/notify", payload: raw, headers })).statusCode).toBe(404);
    const { retail: platform } = server.context;
    expect(await receiveNotice(server.context, { platform, provider: platform.payment! }, { raw, headers })).toBe("refused");
  });
});
