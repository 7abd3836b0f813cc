import { expect, it } from "vitest";
import { onEachDatabase, type With } from "../../testing/server.ts";

const ADDRESS = { name: "林一", tel: "138 0013 8000", areaCode: "310101", addressDetail: "人民大道 1 号" };
const item = (productId = "c-1", quantity = 1, more: object = {}) => ({ productId, skuId: `${productId}-60`, quantity, ...more });
let keys = 0;

onEachDatabase("orders", (server) => {
  const order = (token: string, body: object = {}, more: With & { key?: string } = {}) =>
    server().call(
      "orderMultiProd",
      { body: { items: [item()], address: ADDRESS, ...body } },
      { token, ...more, headers: { "idempotency-key": more.key ?? `k-${keys++}`, ...more.headers } },
    );
  const vouchers = async (token: string, lang: "zh-CN" | "en-US" = "zh-CN") =>
    (await server().call("queryVouchers", { query: { page_num: "1", page_size: "200" } }, { token, lang })).data.items;
  const voucher = async (token: string, id: string) => (await vouchers(token)).find((v) => v.id.endsWith(`.${id}`))!;
  const stock = async (skuId: string) =>
    (await server().context.db.selectFrom("listings").select("stock").where("sku_id", "=", skuId).executeTakeFirstOrThrow()).stock;
  const list = (token: string, query = {}) => server().call("orders", { query }, { token });
  const pay = (token: string, orderId: string) => server().call("orderPay", { body: { orderId } }, { token });
  const cancel = (token: string, orderId: string) => server().call("orderCancel", { body: { orderId } }, { token });

  it("takes an order at the server's price, with what the best voucher saves", async () => {
    const { token } = await server().visitor();
    const { id } = await voucher(token, "leaves-85");
    const before = await stock("ca-1-60");
    const { status, data } = await order(token, { items: [item("ca-1", 2, { shownPriceCents: 5900 }), item()], voucherId: id, remark: " 放门口 " });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: "created",
      totalCents: 15_700,
      discountCents: 2355,
      payableCents: 13_345,
      items: [{ productId: "ca-1", name: "碳酸钙", skuName: "60 片", quantity: 2, priceCents: 5900 }, { productId: "c-1" }],
      voucher: { id, title: "leaves-85 券" },
      address: { ...ADDRESS, tel: "+8613800138000" },
      remark: "放门口",
      can: ["pay", "cancel"],
    });
    expect(data.payUrl).toBe(`/#/trialPay?orderId=${data.orderId}`);
    expect(await stock("ca-1-60")).toBe(before - 2);
    expect((await voucher(token, "leaves-85")).status).toBe(2);
    expect((await server().call("order", { query: { orderId: data.orderId } }, { token, lang: "en-US" })).data).toMatchObject({
      items: [{ name: "Calcium carbonate", skuName: "60 tablets" }, {}],
      voucher: { title: "leaves-85 voucher" },
    });
  });

  it("gives one visitor one voucher of each template, also when asked at once", async () => {
    const { token } = await server().visitor();
    const lists = await Promise.all(Array.from({ length: 8 }, () => vouchers(token)));
    for (const some of lists) expect(some).toEqual(lists[0]);
    expect(lists[0]!.map((v) => [v.title, v.status])).toEqual([
      ["off-500 券", 1],
      ["leaves-85 券", 1],
      ["swap 券", 1],
      ["past 券", 3],
      ["later 券", 0],
      ["off-all 券", 1],
    ]);
    const { data } = await server().call("queryVouchers", { query: { page_num: "2", page_size: "4" } }, { token });
    expect([data.items.length, data.total]).toEqual([2, 6]);
  });

  it("pays once, ships nothing by itself, and gives a paid order back as a refund", async () => {
    const { token } = await server().visitor();
    const { orderId } = (await order(token)).data;
    const left = await stock("c-1-60");
    expect((await pay(token, orderId)).data).toMatchObject({ status: "paid", can: ["cancel"] });
    expect((await pay(token, orderId)).failure).toMatchObject({ code: 409, details: [{ code: "order_state", params: { status: "paid" } }] });
    expect((await cancel(token, orderId)).data).toMatchObject({ status: "refunded", can: [] });
    expect((await cancel(token, orderId)).status).toBe(409);
    expect(await stock("c-1-60")).toBe(left + 1);
  });

  it("gives stock and voucher back when an order is cancelled, once", async () => {
    const { token } = await server().visitor();
    const { id } = await voucher(token, "off-500");
    const before = await stock("c-1-60");
    const { orderId } = (await order(token, { items: [item("c-1", 3)], voucherId: id })).data;
    const statuses = (await Promise.all(Array.from({ length: 4 }, () => cancel(token, orderId)))).map((r) => r.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await server().call("order", { query: { orderId } }, { token })).data.status).toBe("cancelled");
    expect((await pay(token, orderId)).status).toBe(409);
    expect([await stock("c-1-60"), (await voucher(token, "off-500")).status]).toEqual([before, 1]);
    expect((await order(token, { voucherId: id })).status).toBe(200);
  });

  it("makes one order of one key, and refuses the key for another", async () => {
    const { token } = await server().visitor();
    const same = await Promise.all(Array.from({ length: 5 }, () => order(token, {}, { key: "one" })));
    expect(new Set(same.map((r) => r.data.orderId)).size).toBe(1);
    expect((await order(token, { items: [item("ca-1")] }, { key: "one" })).failure.error).toBe("idempotency_clash");
    expect((await list(token)).data.total).toBe(1);
    const none = await server().call("orderMultiProd", { body: { items: [item()], address: ADDRESS } }, { token });
    expect([none.status, none.failure.details?.[0]?.path]).toEqual([422, "Idempotency-Key"]);
  });

  it("lists a visitor's own orders, newest first, page by page", async () => {
    const { token } = await server().visitor();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift((await order(token)).data.orderId);
    const { data } = await list(token, { page_num: "1", page_size: "2" });
    expect([data.items.map((o) => o.orderId), data.total]).toEqual([ids.slice(0, 2), 3]);
    expect((await list(token, { page_num: "2", page_size: "2" })).data.items.map((o) => o.orderId)).toEqual(ids.slice(2));
  });

  it("shows nobody another's order, and lets nobody move it", async () => {
    const [{ token }, other] = [await server().visitor(), await server().visitor()];
    const { orderId } = (await order(token)).data;
    expect((await list(other.token)).data.total).toBe(0);
    for (const id of [orderId, "nothing", "' or 1=1 --"])
      for (const answer of [await server().call("order", { query: { orderId: id } }, other), await pay(other.token, id), await cancel(other.token, id)])
        expect([answer.status, answer.failure.error]).toEqual([404, "not_found"]);
    expect((await list(token)).data.items[0]?.status).toBe("created");
  });

  it("needs agreement and privacy, and nothing more in the built-in store", async () => {
    const { token, login } = await server().visitor({ consents: false });
    const { failure } = await order(token);
    expect([failure.error, failure.details?.map((d) => d.params?.["document"])]).toEqual(["consent_required", ["agreement", "privacy"]]);
    await server().call("consent", { body: { version: login.consentVersion, documents: ["agreement", "privacy"], accepted: true } }, { token });
    expect((await order(token)).status).toBe(200);
  });

  it("lets an unpaid order go after half an hour", async () => {
    const { token } = await server().visitor();
    const before = await stock("ca-2-60");
    const { orderId, unpaidUntil } = (await order(token, { items: [item("ca-2", 4)] })).data;
    expect(Date.parse(unpaidUntil!) - server().context.now()).toBe(30 * 60_000);
    server().advance(30 * 60_000);
    expect((await pay(token, orderId)).status).toBe(409);
    expect((await server().call("order", { query: { orderId } }, { token })).data).toMatchObject({ status: "cancelled", can: [] });
    await server().context.retail.tend(server().context);
    expect(await stock("ca-2-60")).toBe(before);
  });

  it("is exported in clear to its owner alone, sealed in the database, and gone when they are erased", async () => {
    const { token } = await server().visitor();
    const before = await stock("ca-2-60");
    const { id } = await voucher(token, "off-500");
    const { orderId } = (await order(token, { items: [item("ca-2", 2)], voucherId: id })).data;
    const exported = JSON.stringify((await server().call("exportData", {}, { token })).data);
    for (const text of [orderId, "人民大道 1 号", "+8613800138000", id]) expect(exported).toContain(text);
    const kept = JSON.stringify(await server().context.db.selectFrom("orders").selectAll().where("id", "=", orderId).execute());
    for (const text of ["人民大道", "13800138000", "林一", "ca-2"]) expect(kept).not.toContain(text);
    expect((await server().call("erase", {}, { token })).status).toBe(200);
    expect(await server().context.db.selectFrom("orders").selectAll().where("id", "=", orderId).execute()).toEqual([]);
    expect(await stock("ca-2-60")).toBe(before);
  });
});
