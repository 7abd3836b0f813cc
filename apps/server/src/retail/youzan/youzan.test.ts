/** Orders through Youzan, from our API to a platform that misbehaves: placed once, paid there, learnt of here. */
import { CONSENT_VERSION } from "@nutri/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../../log.ts";
import { testProducts } from "../../testing/catalogue.ts";
import { ENGINES } from "../../testing/databases.ts";
import { SSO_SECRET, TestServer } from "../../testing/server.ts";
import { FakeYouzan } from "../../testing/youzan.ts";
import { makeTicket } from "../../features/account/ticket.ts";
import { youzanPlatform } from "./youzan.ts";

const ADDRESS = { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(ENGINES)("orders through Youzan on %s", (engine) => {
  let fake: FakeYouzan;
  let server: TestServer;
  let keys = 0;
  /** Another order number there, and another message, for each test. */
  let tid = "";
  let test = 0;
  beforeAll(async () => {
    const clock: { server?: TestServer } = {};
    const now = (): number => clock.server?.context.now() ?? Date.UTC(2026, 10, 21, 8);
    fake = await FakeYouzan.start(now);
    const chance = { random: () => 0, sleep: () => Promise.resolve() };
    const retail = youzanPlatform({ settings: fake.settings, now, log: createLog({ logLevel: "silent" }), chance, timeoutMs: 300 });
    server = await TestServer.start(engine, { env: { youzan: fake.settings }, parts: { retail } });
    clock.server = server;
    fake.items = [
      { item_id: "9007199254741001", price: 1, quantity: 0, skus: [{ sku_id: 11, item_no: "c-1-60", price: 4200, quantity: 7 }] },
      { item_id: 22, item_no: "ca-1-60", price: 6000, quantity: 3, spu: { spu_id: 222 } },
      { item_id: 33, item_no: "not-in-our-catalogue", price: 1, quantity: 1, spu: { spu_id: 333 } },
    ];
  });
  beforeEach(async () => {
    await server.settled();
    tid = `E${++test}`;
    [fake.bills, fake.trades] = [[], []];
    [fake.calls.length, fake.mischief.length] = [0, 0];
    server.advance(15 * MINUTE);
    await server.context.retail.tend(server.context);
  });
  afterAll(async () => {
    await server.stop();
    await fake.stop();
  });

  const visitor = async (documents = ["agreement", "privacy", "retail"]) => {
    const { token } = await server.visitor({ consents: false });
    await server.call("consent", { body: { version: CONSENT_VERSION, documents, accepted: true } }, { token });
    return token;
  };
  const item = (productId = "c-1", quantity = 1, more: object = {}) => ({ productId, skuId: `${productId}-60`, quantity, ...more });
  const order = (token: string, body: object = {}) =>
    server.call("orderMultiProd", { body: { items: [item()], address: ADDRESS, ...body } }, { token, headers: { "idempotency-key": `y-${keys++}` } });
  const get = async (token: string, orderId: string) => (await server.call("order", { query: { orderId } }, { token })).data;
  const tend = async (ms = 3 * MINUTE) => {
    server.advance(ms);
    await server.context.retail.tend(server.context);
    await server.settled();
  };
  const push = (more: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const message = fake.push(more);
    return server.app.inject({ method: "POST", url: "/api/v1/you_zan/push", payload: message.payload, headers: { ...message.headers, ...headers } });
  };

  it("needs the consent to hand an order to another company", async () => {
    const token = await visitor(["agreement", "privacy"]);
    const { failure } = await order(token);
    expect([failure.error, failure.details?.map((d) => d.params?.["document"])]).toEqual(["consent_required", ["retail"]]);
    expect(fake.bills).toEqual([]);
  });

  it("sells at the platform's price and stock what both know, and nothing else", async () => {
    const token = await visitor();
    const { data } = await server.call("productGet", { body: { ids: ["c-1", "ca-1", "ca-2"] } }, { token });
    expect(data.map((p) => p.skus.map((s) => [s.priceCents, s.stock]))).toEqual([
      [
        [4200, 7],
        [7300, 0],
      ],
      [
        [6000, 3],
        [11_300, 0],
      ],
      [
        [7900, 0],
        [15_300, 0],
      ],
    ]);
    expect((await order(token, { items: [item("ca-2")] })).status).toBe(409);
    expect((await order(token, { items: [item("c-1", 8)] })).status).toBe(409);
    expect((await order(token, { items: [item("c-1", 1, { shownPriceCents: 3900 })] })).failure.details?.[0]).toMatchObject({
      params: { was: 3900, now: 4200 },
    });
    await server.context.catalogue.replace(testProducts);
    expect((await server.call("productGet", { body: { ids: ["c-1"] } }, { token })).data[0]?.skus[0]).toMatchObject({ priceCents: 4200, stock: 7 });
  });

  it("becomes a link to the checkout with the basket in it, and our number as its message", async () => {
    const token = await visitor();
    const { data } = await order(token, { items: [item("c-1", 2), item("ca-1")] });
    expect(data).toMatchObject({ status: "created", platform: "youzan", totalCents: 14_400, can: [] });
    await server.settled();
    expect((await get(token, data.orderId)).payUrl).toBe("https://cashier.example.com/pay/wsctrade_buy?kdt_id=63077&book_key=book-1");
    expect(fake.bills).toHaveLength(1);
    expect(fake.bills[0]).toMatchObject([
      { goods_id: "9007199254741001", sku_id: 11, num: 2, price: 4200 },
      { goods_id: 22, sku_id: 222, num: 1, price: 6000 },
    ]);
    expect(JSON.parse(fake.bills[0]![0]!.item_message)).toEqual({ ref: data.orderId });
    const sent = JSON.stringify(fake.calls);
    for (const personal of ["林一", "13800138000", "人民大道"]) expect(sent).not.toContain(personal);
  });

  it.each(["slow", "500", "429", "limited", "half", "cut", "html", "expired"] as const)("is placed once though the platform is %s", async (mischief) => {
    const token = await visitor();
    fake.mischief.push(mischief);
    const { data } = await order(token);
    await server.settled();
    expect((await get(token, data.orderId)).payUrl).toContain("book-1");
    expect(fake.bills).toHaveLength(1);
  });

  it("fails in words when the platform refuses it, and can be ordered again", async () => {
    const token = await visitor();
    fake.mischief.push("refused");
    const { data } = await order(token);
    await server.settled();
    expect(await get(token, data.orderId)).toMatchObject({ status: "failed" });
    expect((await order(token)).status).toBe(200);
  });

  it("is placed by another process when the one that took it dies before, between or after", async () => {
    const token = await visitor();
    const { db } = server.context;
    const { data } = await order(token);
    await server.settled();
    // The job was taken up and its process died: before asking (no link kept), and after asking but before keeping it.
    await db.updateTable("orders").set({ pay_url: null }).where("id", "=", data.orderId).execute();
    await db
      .updateTable("jobs")
      .set({ status: "running", lease_until: server.context.now() + 1 })
      .where("subject", "=", data.orderId)
      .execute();
    server.advance(5);
    await server.settled();
    const { payUrl } = await get(token, data.orderId);
    expect(payUrl).toContain("book-2");
    // Died after keeping it: done again, nothing changes.
    await db
      .updateTable("jobs")
      .set({ status: "running", lease_until: server.context.now() + 1 })
      .where("subject", "=", data.orderId)
      .execute();
    server.advance(5);
    await server.settled();
    expect([(await get(token, data.orderId)).payUrl, fake.bills.length]).toEqual([payUrl, 2]);
    expect((await server.call("orders", {}, { token })).data.total).toBe(1);
  });

  it("is taken up again when the platform comes back, and given up after half an hour", async () => {
    const token = await visitor();
    fake.mischief.push(...Array.from({ length: 40 }, () => "500" as const));
    const { data } = await order(token);
    const ended = async () => (await server.context.db.selectFrom("jobs").select("id").where("status", "in", ["queued", "running"]).execute()).length === 0;
    while (!(await ended())) {
      server.advance(2000);
      await new Promise((r) => setTimeout(r, 5));
    }
    expect((await get(token, data.orderId)).payUrl).toBeUndefined();
    fake.mischief.length = 0;
    await tend(2 * MINUTE);
    expect((await get(token, data.orderId)).payUrl).toBeDefined();
    await server.context.db.updateTable("orders").set({ pay_url: null }).where("id", "=", data.orderId).execute();
    await tend(40 * MINUTE);
    expect((await get(token, data.orderId)).status).toBe("failed");
  });

  it("follows what is pushed, half a minute later, and takes the amount that was paid", async () => {
    const token = await visitor();
    const { data } = await order(token, { items: [item("c-1", 2)] });
    await server.settled();
    fake.buy(tid).payment = "79.90";
    const answer = await push({ id: tid, msg_id: `${tid} m-1`, version: 5 });
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: 0, msg: "success" }]);
    const asked = fake.countOf("youzan.trade.get");
    await tend(20_000);
    expect(fake.countOf("youzan.trade.get")).toBe(asked);
    await tend(20_000);
    expect(await get(token, data.orderId)).toMatchObject({ status: "paid", payableCents: 7990, discountCents: 410 });
  });

  it("is not moved by messages that come twice, late, out of turn or from nobody", async () => {
    const token = await visitor();
    const { data } = await order(token);
    await server.settled();
    fake.buy(tid, "TRADE_SUCCESS");
    await push({ id: tid, msg_id: `${tid} m-2`, version: 9 });
    for (let i = 0; i < 3; i++) await push({ id: tid, msg_id: `${tid} m-2`, version: 9 });
    await push({ id: tid, msg_id: `${tid} m-1`, version: 4 });
    const pending = await server.context.db.selectFrom("platform_messages").select(["id", "due_at"]).where("trade", "=", tid).orderBy("id").execute();
    expect(pending.map((m) => [m.id, m.due_at === null])).toEqual([
      [`${tid} m-1`, true],
      [`${tid} m-2`, false],
    ]);
    await tend(MINUTE);
    expect((await get(token, data.orderId)).status).toBe("received");
    fake.buy(tid, "WAIT_SELLER_SEND_GOODS");
    await push({ id: tid, msg_id: `${tid} m-3`, version: 10 });
    await tend(MINUTE);
    expect((await get(token, data.orderId)).status).toBe("received");
    for (const sign of ["", "x", "0".repeat(32), fake.push({ id: `${tid}b` }).headers["event-sign"]!.toUpperCase()])
      expect((await push({ id: `${tid}b`, msg_id: `${tid} m-4` }, { "event-sign": sign })).statusCode).toBe(403);
    expect(await server.context.db.selectFrom("platform_messages").select("id").where("trade", "=", `${tid}b`).execute()).toEqual([]);
  });

  it("takes no notice of another shop, a trial, another kind or rubbish, though it is signed", async () => {
    const errors = server.errors.length;
    for (const more of [{ kdt_id: 1 }, { test: true }, { type: "ITEM_INFO" }, { client_id: "other" }, { id: "x".repeat(500) }])
      expect((await push({ id: "E9", msg_id: `r-${keys++}`, ...more })).statusCode).toBe(200);
    expect(await server.context.db.selectFrom("platform_messages").select("id").where("id", "like", "r-%").execute()).toEqual([]);
    expect(server.errors).toHaveLength(errors);
  });

  it("is found by asking when no message comes, and through a time without the platform", async () => {
    const token = await visitor();
    const { data } = await order(token);
    await server.settled();
    fake.buy(tid, "WAIT_BUYER_CONFIRM_GOODS");
    fake.mischief.push("500", "500", "500", "500");
    await tend();
    expect((await get(token, data.orderId)).status).toBe("created");
    await tend();
    expect((await get(token, data.orderId)).status).toBe("shipped");
    fake.buy(tid, "TRADE_CLOSED");
    await tend();
    expect((await get(token, data.orderId)).status).toBe("refunded");
  });

  it("is not mixed up with what others buy in the shop, nor with a second purchase by the same link", async () => {
    const token = await visitor();
    const { data } = await order(token);
    await server.settled();
    fake.trades = [{ tid: "X1", status: "TRADE_SUCCESS", payment: "1.00", messages: ["{}", '{"ref":"00000000-0000-7000-8000-000000000000"}'] }];
    await tend();
    expect((await get(token, data.orderId)).status).toBe("created");
    fake.buy(tid, "WAIT_SELLER_SEND_GOODS");
    await tend();
    fake.buy(`${tid}b`, "TRADE_CLOSED");
    await tend();
    expect(await get(token, data.orderId)).toMatchObject({ status: "paid" });
  });

  it("is paid and cancelled in the shop, not here", async () => {
    const token = await visitor();
    const { data } = await order(token);
    for (const call of ["orderPay", "orderCancel"] as const)
      expect((await server.call(call, { body: { orderId: data.orderId } }, { token })).failure).toMatchObject({
        code: 409,
        details: [{ code: "on_platform" }],
      });
  });

  it("shows the vouchers of who came with a ticket, with thresholds that nobody tells, and never prices by them", async () => {
    fake.people.set("13800138000", ["open-1"]);
    const now = server.context.now();
    fake.vouchers.set("open-1", [
      { coupon_id: "9007199254740995", preferential_mode: 2, value: 85, from: now - DAY, to: now + DAY },
      { coupon_id: 2, preferential_mode: 1, value: 500, from: now - DAY, to: now - 1 },
    ]);
    const { data: login } = await server.call("loginSos", { body: { type: "you_zan", token: makeTicket(SSO_SECRET, "13800138000", now) } });
    const token = login.accessToken;
    for (let i = 0; i < 200 && (await server.context.db.selectFrom("platform_buyers").select("user_id").execute()).length === 0; i++)
      await new Promise((r) => setTimeout(r, 5));
    await server.call("consent", { body: { version: CONSENT_VERSION, documents: ["agreement", "privacy", "retail"], accepted: true } }, { token });
    const vouchers = async () => (await server.call("queryVouchers", { query: {} }, { token })).data.items;
    expect(await vouchers()).toMatchObject([
      { id: "9007199254740995", title: "8.5 折", status: 1, thresholdKnown: false, threshold_amount: Number.MAX_SAFE_INTEGER },
      { id: "2", status: 3 },
    ]);
    expect((await order(token, { voucherId: "9007199254740995" })).failure.details?.[0]).toMatchObject({ code: "voucher_threshold_unknown" });
    server.advance(2 * MINUTE);
    fake.mischief.push("500", "500", "500", "500");
    expect((await vouchers()).map((v) => v.id)).toEqual(["9007199254740995", "2"]);
    const exported = JSON.stringify((await server.call("exportData", {}, { token })).data);
    expect(exported).toContain("open-1");
    expect(JSON.stringify(await server.context.db.selectFrom("platform_buyers").selectAll().execute())).not.toContain("open-1");
  });
});
