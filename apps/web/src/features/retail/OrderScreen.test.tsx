import { act } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { failed, fakeNetwork, goTo, ok, render, until } from "../../testing.tsx";
import { queryClient } from "../../lib/query.ts";
import type { Order } from "./api/orders.ts";
// In memory before a test waits for it.
import "./address/areas.ts";
import OrderScreen from "./OrderScreen.tsx";
import OrdersScreen from "./OrdersScreen.tsx";
import TrialPayScreen from "./TrialPayScreen.tsx";

const order = (more: Partial<Order> = {}): Order => ({
  orderId: "o-1",
  status: "created",
  platform: "local",
  items: [{ productId: "a", skuId: "a-30", name: "产品 a", skuName: "30 片装", image: "/staticImages/a.svg", quantity: 2, priceCents: 3000 }],
  address: { name: "林晓", tel: "+8613800138000", areaCode: "310101", addressDetail: "人民大道 1 号" },
  supply: { from: "2026-11-21", to: "2026-12-20" },
  totalCents: 6000,
  discountCents: 500,
  payableCents: 5500,
  unpaidUntil: "2026-11-21T10:30:00.000Z",
  can: ["pay", "cancel"],
  createdAt: "2026-11-21T10:00:00.000Z",
  ...more,
});
const press = (place: HTMLElement, words: string): Promise<void> =>
  act(async () => [...place.querySelectorAll<HTMLElement>("button")].find((b) => b.textContent.includes(words))?.click());

beforeEach(() => {
  localStorage.setItem("access_token", "t-1");
  goTo("http://localhost/#/order?orderId=o-1");
});

describe("an order", () => {
  const shown = async (given: Order): Promise<HTMLElement> => {
    fakeNetwork(({ path }) => (path.startsWith("/v1/you_zan/order?orderId=o-1") ? ok(given) : failed(404, "not_found", "没有")));
    const place = await render(<OrderScreen />, ["retail"]);
    await until(() => place.textContent.includes("黄浦区"));
    return place;
  };
  test("shows what was ordered, where to, the price, and the ways on", async () => {
    const place = await shown(order());
    for (const words of ["等待付款", "产品 a", "¥30.00 × 2", "−¥5.00", "¥55.00", "上海市 黄浦区", "11月21日 到 12月20日", "不真的扣款"])
      expect(place.textContent).toContain(words);
    expect(place.querySelector('a[href="#/trialPay?orderId=o-1"]')).not.toBeNull();
    expect(place.textContent).toContain("取消订单");
  });
  test("that is over offers nothing but the list", async () => {
    const place = await shown(order({ status: "refunded", can: [] }));
    expect(place.textContent).toContain("已退款");
    expect(place.querySelectorAll("main button")).toHaveLength(0);
  });
  test("whose money is on its way back says so, and that it is not back yet", async () => {
    const place = await shown(order({ status: "paid", refunding: true, can: [] }));
    expect(place.textContent).toContain("退款已经在办");
    expect(place.textContent).not.toContain("款项和优惠券已退回");
    expect(place.textContent).toContain("实付");
    expect(place.querySelectorAll("main button")).toHaveLength(0);
  });
  test("of another shop is paid there, and only at an address of the web", async () => {
    const there = order({ platform: "youzan", can: [], payUrl: "https://shop.example/pay/1" });
    expect((await shown(there)).querySelector('a[href="https://shop.example/pay/1"]')).not.toBeNull();
    const trap = await shown(order({ ...there, orderId: "o-1", payUrl: "javascript:alert(1)" }));
    await until(() => trap.querySelector('a[href^="https://shop"]') === null);
    expect([...trap.querySelectorAll("a")].filter((a) => !a.getAttribute("href")?.startsWith("#"))).toEqual([]);
  });
});

describe("the trial payment", () => {
  test("says what it is, and pays once", async () => {
    goTo("http://localhost/#/trialPay?orderId=o-1");
    const asked = fakeNetwork(({ path }) => ok(path.includes("order_pay") ? order({ status: "paid", can: ["cancel"] }) : order()));
    const place = await render(<TrialPayScreen />, ["retail"]);
    await until(() => place.textContent.includes("不会扣钱"));
    expect(place.textContent).toContain("¥55.00");
    await press(place, "模拟付款");
    await until(() => window.location.hash === "#/order?orderId=o-1");
    expect(asked.filter((a) => a.path.includes("order_pay")).map((a) => a.body)).toEqual([{ orderId: "o-1" }]);
  });
  test("of an order that cannot be paid is not offered", async () => {
    goTo("http://localhost/#/trialPay?orderId=o-1");
    fakeNetwork(() => ok(order({ status: "cancelled", can: [] })));
    const place = await render(<TrialPayScreen />, ["retail"]);
    await until(() => place.textContent.includes("现在不能付款"));
    expect(place.querySelector('[role="alert"]')?.textContent).toContain("这个订单现在不能付款");
    expect(place.textContent).not.toContain("模拟付款");
  });
});

describe("the list of orders", () => {
  test("goes on page by page", async () => {
    const page = (n: number): Order[] => Array.from({ length: n === 1 ? 20 : 1 }, (_, i) => order({ orderId: `o-${n}-${i}` }));
    fakeNetwork(({ path }) => ok({ items: page(path.includes("page_num=2") ? 2 : 1), total: 21 }));
    const place = await render(<OrdersScreen />, ["retail"]);
    const rows = (): number => place.querySelectorAll('a[href^="#/order?"]').length;
    await until(() => rows() === 20);
    await press(place, "再看 1 个");
    await until(() => rows() === 21);
    expect(rows()).toBe(21);
    expect(place.textContent).not.toContain("再看");
  });
  test("that cannot be refreshed stays, with the time at which it was true", async () => {
    let lost = false;
    fakeNetwork(() => (lost ? failed(422, "invalid", "坏了") : ok({ items: [order()], total: 1 })));
    const place = await render(<OrdersScreen />, ["retail"]);
    await until(() => place.textContent.includes("产品 a"));
    lost = true;
    await act(async () => queryClient.invalidateQueries({ queryKey: ["orders"] }));
    await until(() => place.textContent.includes("没有刷新成功"));
    expect(place.textContent).toMatch(/没有刷新成功。下面是 \d\d:\d\d 看到的内容/);
    expect(place.textContent).toContain("产品 a");
  });
  test("that is empty says what it is for", async () => {
    fakeNetwork(() => ok({ items: [], total: 0 }));
    const place = await render(<OrdersScreen />, ["retail"]);
    await until(() => place.textContent.includes("还没有订单"));
    expect(place.querySelector('a[href="#/productsPage"]')).not.toBeNull();
  });
});
