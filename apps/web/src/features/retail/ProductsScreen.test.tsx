import { act } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { type Asked, failed, fakeNetwork, goTo, ok, render, until } from "../../testing.tsx";
// In memory before a test waits for it.
import "./address/areas.ts";
import "./basket/OrderStep.tsx";
import { conflict, line, product, voucher } from "./fixture.ts";
import { setAddress, useBasket } from "./model/basket.ts";
import ProductsScreen from "./ProductsScreen.tsx";

const LINES = [line("a", "basis"), line("b", "other"), line("c", "basis", { conflicts: [conflict("x", "c", "contraindicated")] })];
const ADDRESS = { name: "林晓", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
const EMPTY = { items: [], accepted: [], period: undefined, address: { name: "", tel: "", areaCode: "", addressDetail: "" }, remark: "" };
const PERIOD = { from: "2026-11-21", to: "2026-12-20" };

type Products = ReturnType<typeof product>[];
/** The shop; `order` answers the nth order. */
function shop(products: Products, order: (nth: number) => ReturnType<typeof ok> = () => ok({})): Asked[] {
  let nth = 0;
  return fakeNetwork(({ path }) => {
    if (path.startsWith("/v1/product/get")) return ok(products);
    if (path.startsWith("/v1/you_zan/query_vouchers")) return ok({ items: [voucher("v")], total: 1 });
    if (path.startsWith("/v1/you_zan/order_multi_prod")) return order(nth++);
    return failed(404, "not_found", "没有");
  });
}
const screen = (): Promise<HTMLElement> => render(<ProductsScreen />, ["retail"]);
const press = (place: HTMLElement, words: string): Promise<void> =>
  act(async () => [...place.querySelectorAll<HTMLElement>("button")].find((b) => b.textContent.includes(words))?.click());
const ordersOf = (asked: Asked[]): Asked[] => asked.filter((a) => a.path.includes("order_multi_prod"));

beforeEach(() => {
  goTo("http://localhost/#/productsPage");
  localStorage.setItem("access_token", "t-1");
  useBasket.setState(EMPTY);
});

describe("choosing", () => {
  test("nothing is chosen beforehand, and what is contraindicated cannot be chosen", async () => {
    localStorage.setItem("currentActiveQsId", "q-1");
    shop(LINES);
    const place = await screen();
    await until(() => place.querySelectorAll("h3").length === LINES.length);
    expect([...place.querySelectorAll("[aria-pressed]")].map((b) => b.getAttribute("aria-pressed"))).toEqual(["false", "false"]);
    expect(place.textContent).toContain("不能放进订单");
    expect(place.textContent).toContain("隔开 4 小时。");
    expect(place.textContent).not.toContain("去结算");
    await press(place, "放进订单");
    expect(useBasket.getState().items).toEqual([{ productId: "a", skuId: "a-30", name: "产品 a", dosage: 1 }]);
    await until(() => place.textContent.includes("去结算 · 1 样 · ¥30.00"));
    expect(place.textContent).toContain("去结算 · 1 样 · ¥30.00");
  });

  test("usage and content are apart; the sentences of the class stand there", async () => {
    localStorage.setItem("currentActiveQsId", "q-1");
    shop(LINES);
    const place = await screen();
    await until(() => place.querySelector("h3") !== null);
    for (const words of ["标签用法 · 每日 1 次，每次 1 片", "用法补充 · 早餐后", "本品不能代替药物", "每天 ¥1.00"]) expect(place.textContent).toContain(words);
  });

  test("without a plan it says what for and where to begin", async () => {
    shop([]);
    const place = await screen();
    expect(place.textContent).toContain("还没有方案");
    expect(place.querySelector('a[href="#/qsStartPage"]')).not.toBeNull();
  });

  test("a plan that was begun and is not there yet is gone on with, not begun anew", async () => {
    localStorage.setItem("currentActiveQsId", "q-1");
    fakeNetwork(() => failed(404, "not_found", "没有"));
    const place = await screen();
    await until(() => place.textContent.includes("还没有方案"));
    expect(place.querySelector('a[href="#/qsGeneratePageNew"]')).not.toBeNull();
    expect(place.querySelector('a[href="#/qsStartPage"]')).toBeNull();
  });
});

describe("ordering", () => {
  const chosen = (more: object = {}): void => {
    goTo("http://localhost/#/productsPage?step=order");
    useBasket.setState({ ...EMPTY, items: [{ productId: "a", skuId: "a-30", dosage: 1 }], period: PERIOD, address: ADDRESS, ...more });
  };
  const form = async (): Promise<HTMLElement> => {
    const place = await screen();
    await until(() => place.textContent.includes("¥25.00") && place.querySelectorAll("option").length > 30);
    return place;
  };

  test("an empty address is told field by field, in the notes' words, and nothing is sent", async () => {
    chosen({ address: EMPTY.address });
    const asked = shop([product("a")]);
    const place = await form();
    await press(place, "提交订单");
    for (const words of ["请填写姓名", "电话号码格式不正确", "请选择收货地区", "详细地址不能为空"]) expect(place.textContent).toContain(words);
    await act(async () => setAddress(ADDRESS));
    expect(place.textContent).not.toContain("请填写姓名");
    expect(ordersOf(asked)).toEqual([]);
  });

  test("where nothing can be ordered, no order is offered; what is not sold any more keeps the name it was chosen by", async () => {
    chosen({
      items: [
        { productId: "gone", skuId: "gone-30", name: "产品 旧", dosage: 1 },
        { productId: "older", skuId: "older-30", dosage: 1 },
      ],
    });
    shop([]);
    const place = await screen();
    await until(() => place.textContent.includes("产品 旧"));
    expect(place.textContent).toContain("你选过的一样产品");
    expect(place.textContent).not.toMatch(/gone|older|提交订单|¥/u);
    expect(place.querySelector('a[href="#/productsPage"]')).not.toBeNull();
  });

  test("a conflict must be accepted knowingly; its id is sent", async () => {
    chosen();
    const asked = shop([product("a", { conflicts: [conflict("x", "a", "major")] })]);
    const place = await form();
    const box = place.querySelector<HTMLInputElement>('input[type="checkbox"]');
    expect(box?.checked).toBe(false);
    await press(place, "提交订单");
    expect(place.textContent).toContain("先看完上面的冲突");
    expect(ordersOf(asked)).toEqual([]);
    await act(async () => box?.click());
    await press(place, "提交订单");
    await until(() => ordersOf(asked).length === 1);
    expect(ordersOf(asked)[0]?.body).toEqual({
      items: [{ productId: "a", skuId: "a-30", quantity: 1, shownPriceCents: 3000 }],
      address: ADDRESS,
      supply: PERIOD,
      voucherId: "v",
      acceptedConflicts: ["x"],
    });
  });

  test("what the basket comes to as a whole is asked for, shown once with its source, and accepted by its id", async () => {
    chosen({ items: ["a", "b"].map((id) => ({ productId: id, skuId: `${id}-30`, dosage: 1 })) });
    const source = { id: "s", title: "膳食参考", url: "https://example.org/", lang: "zh" as const, locator: "附表 3" };
    const limit = (id: string) => ({ ...conflict("limit:zinc", id, "major"), subject: "每日上限", item: "锌", effect: "合计每天 28 mg。", sources: [source] });
    const asked = shop([product("a", { conflicts: [limit("a")] }), product("b", { conflicts: [limit("b")] })]);
    const place = await screen();
    await until(() => place.textContent.includes("合计每天 28 mg。") && place.querySelectorAll("option").length > 30);
    expect(asked.find((a) => a.path.startsWith("/v1/product/get"))?.body).toEqual({ ids: ["a", "b"], together: true });
    expect(place.querySelectorAll('input[type="checkbox"]')).toHaveLength(1);
    expect(place.querySelector('a[href="https://example.org/"]')?.textContent).toContain("附表 3");
    await act(async () => place.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click());
    await press(place, "提交订单");
    await until(() => ordersOf(asked).length === 1);
    expect(ordersOf(asked)[0]?.body).toMatchObject({ acceptedConflicts: ["limit:zinc"] });
  });

  test("what was not checked is said, not passed as fine", async () => {
    chosen();
    const { conflicts: _, ...unchecked } = product("a");
    shop([unchecked]);
    expect((await form()).textContent).toContain("没有对照你的用药");
  });

  test("a price that changed is shown with the product, and the order can be placed again", async () => {
    chosen();
    const detail = { path: "items.0.shownPriceCents", message: "价格变了", code: "price_changed" };
    const asked = shop([product("a")], (nth) => (nth === 0 ? failed(409, "conflict", "有冲突", [detail]) : ok({ orderId: "o-1", status: "created" })));
    const place = await form();
    await press(place, "提交订单");
    await until(() => place.textContent.includes("价格变了"));
    expect(place.querySelector('[role="alert"]')?.textContent).toContain("产品 a · 价格变了");
    await press(place, "提交订单");
    await until(() => window.location.hash.startsWith("#/order?"));
    const keys = ordersOf(asked).map((a) => a.headers["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
    expect(useBasket.getState().items).toEqual([]);
  });

  test("when no answer came, the same order goes out again under the same key", async () => {
    chosen();
    const asked = shop([product("a")], (nth) => (nth === 0 ? failed(500, "internal", "坏了") : ok({ orderId: "o-1", status: "created" })));
    const place = await form();
    await press(place, "提交订单");
    await until(() => place.textContent.includes("没有等到回应"));
    await press(place, "提交订单");
    await until(() => window.location.hash.startsWith("#/order?"));
    const keys = ordersOf(asked).map((a) => a.headers["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
