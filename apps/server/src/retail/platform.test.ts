/** What every retail platform must do, the built-in store and Youzan alike. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Fault } from "../fault.ts";
import { newId } from "../ids.ts";
import { createLog } from "../log.ts";
import { testProducts } from "../testing/catalogue.ts";
import { ENGINES } from "../testing/databases.ts";
import { TestServer } from "../testing/server.ts";
import { FakeYouzan } from "../testing/youzan.ts";
import { addOrder, orderById, type Order } from "./order-store.ts";
import { youzanPlatform } from "./youzan/youzan.ts";

const MOBILE = "13800138000";
const DAY = 86_400_000;

/** One platform under test, with what its buyers do there. */
type Shop = { server: TestServer; pay: (order: Order) => Promise<void>; giveUp: (order: Order) => Promise<void>; end: () => Promise<void> };

async function localShop(engine: "sqlite" | "postgres"): Promise<Shop> {
  const server = await TestServer.start(engine);
  const move = async (call: "orderPay" | "orderCancel", { id, userId }: Order): Promise<void> => {
    const { token } = await server.context.sessions.open(server.context, userId);
    expect((await server.call(call, { body: { orderId: id } }, { token })).status).toBe(200);
  };
  return { server, pay: (order) => move("orderPay", order), giveUp: (order) => move("orderCancel", order), end: () => server.stop() };
}

async function youzanShop(engine: "sqlite" | "postgres"): Promise<Shop> {
  const fake = await FakeYouzan.start(() => Date.now());
  const clock: { server?: TestServer } = {};
  const now = (): number => clock.server?.context.now() ?? Date.UTC(2026, 10, 21, 8);
  const chance = { random: () => 0, sleep: () => Promise.resolve() };
  const retail = youzanPlatform({ settings: fake.settings, now, log: createLog({ logLevel: "silent" }), chance });
  const server = await TestServer.start(engine, { env: { youzan: fake.settings }, parts: { retail } });
  clock.server = server;
  fake.items = testProducts.map((p, i) => ({
    item_id: `${9_007_199_254_741_001n + BigInt(i)}`,
    price: 1,
    quantity: 0,
    skus: p.skus.map((s, j) => ({ sku_id: 100 * i + j + 1, item_no: s.id, price: s.priceCents, quantity: s.stock })),
  }));
  fake.people.set(MOBILE, ["open-1"]);
  fake.vouchers.set("open-1", [{ coupon_id: "9007199254740995", preferential_mode: 1, value: 500, from: now() - DAY, to: now() + DAY }]);
  await retail.tend(server.context);
  const tids = new Map<string, string>();
  const tell = async (order: Order, status: string): Promise<void> => {
    const tid = tids.get(order.id) ?? `E${tids.size + 1}`;
    tids.set(order.id, tid);
    fake.buy(
      tid,
      status,
      fake.bills.find((b) => b.some((l) => l.item_message.includes(order.id))),
    );
    server.advance(3 * 60_000);
    await retail.tend(server.context);
  };
  const end = async (): Promise<void> => {
    await server.stop();
    await fake.stop();
  };
  return { server, pay: (order) => tell(order, "WAIT_SELLER_SEND_GOODS"), giveUp: (order) => tell(order, "TRADE_CLOSED"), end };
}

const SHOPS = { "the built-in store": localShop, Youzan: youzanShop };

describe.each(ENGINES.flatMap((engine) => Object.entries(SHOPS).map(([name, open]) => ({ name, engine, open }))))("$name on $engine", ({ engine, open }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await open(engine);
  });
  afterAll(() => shop.end());
  const base = () => shop.server.context;
  const retail = () => base().retail;

  const visitor = async () => {
    const { login } = await shop.server.visitor();
    await retail().meet(base(), login.user.id, MOBILE);
    return login.user.id;
  };
  const [product] = testProducts;
  const newOrder = (userId: string, more: Partial<Order> = {}): Order => {
    const sku = product!.skus[0]!;
    const line = { productId: product!.id, skuId: sku.id, name: product!.name, skuName: sku.name, image: "", quantity: 2, priceCents: sku.priceCents };
    const id = newId(base().now());
    return {
      id,
      userId,
      status: "created",
      platform: retail().kind,
      totalCents: 2 * sku.priceCents,
      payableCents: 2 * sku.priceCents,
      voucherId: null,
      payUrl: retail().payUrl(id),
      platformOrder: null,
      refundAskedAt: null,
      createdAt: base().now(),
      lines: [line],
      address: { name: "a", tel: "+8613800138000", areaCode: "310101", addressDetail: "b" },
      ...more,
    };
  };
  const take = (order: Order) =>
    base()
      .db.transaction()
      .execute(async (db) => {
        await addOrder({ ...base(), db }, order);
        await retail().take({ ...base(), db }, order);
      });
  const placed = async (more: Partial<Order> = {}): Promise<Order> => {
    const order = newOrder(await visitor(), more);
    await take(order);
    await retail().place(base(), order.id);
    return order;
  };
  const now = (order: Order) => orderById(base(), order.id);

  it("gives a visitor the same vouchers each time, and one by its id to its owner alone", async () => {
    const [one, two] = [await visitor(), await visitor()];
    const list = await retail().vouchers(base(), one);
    expect(list.length).toBeGreaterThan(0);
    expect(await retail().vouchers(base(), one)).toEqual(list);
    expect(await retail().voucher(base(), one, list[0]!.id)).toEqual(list[0]);
    for (const id of ["", "nothing", "'--"]) expect(await retail().voucher(base(), two, id)).toBeUndefined();
  });

  it("places an order once, however often it is tried, and tells where it is paid", async () => {
    const order = await placed();
    const first = (await now(order))!.payUrl;
    expect(first).toMatch(/^(https:\/\/|\/#\/)/);
    await Promise.all([retail().place(base(), order.id), retail().place(base(), order.id)]);
    expect(await now(order)).toMatchObject({ status: "created", payUrl: first });
  });

  it("places nothing that was rolled back", async () => {
    const order = newOrder(await visitor());
    await expect(
      base()
        .db.transaction()
        .execute(async (db) => {
          await addOrder({ ...base(), db }, order);
          await retail().take({ ...base(), db }, order);
          throw new Error("the process dies here");
        }),
    ).rejects.toThrow("dies");
    await retail().place(base(), order.id);
    await shop.server.settled();
    expect(await now(order)).toBeUndefined();
  });

  it("takes no more than there is, and says how many are left", async () => {
    const order = newOrder(await visitor());
    const greedy = { ...order, lines: [{ ...order.lines[0]!, quantity: 999 }] };
    const error: unknown = await take(greedy).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Fault);
    expect(error).toMatchObject({ id: "conflict", details: [{ path: "items.0.quantity", code: "out_of_stock" }] });
    expect(await now(greedy)).toBeUndefined();
  });

  it("learns of a payment, and of an order that was given up after it", async () => {
    const order = await placed();
    await shop.pay(order);
    expect((await now(order))?.status).toBe("paid");
    await shop.giveUp(order);
    expect((await now(order))?.status).toBe("refunded");
  });

  it("learns of an order that was given up unpaid", async () => {
    const order = await placed();
    await shop.giveUp(order);
    expect((await now(order))?.status).toBe("cancelled");
  });

  it("changes nothing when there is nothing to see to", async () => {
    const order = await placed();
    await shop.pay(order);
    const before = await base().db.selectFrom("orders").selectAll().orderBy("id").execute();
    await retail().tend(base());
    await retail().tend(base());
    expect(await base().db.selectFrom("orders").selectAll().orderBy("id").execute()).toEqual(before);
  });
});
