import { beforeEach, describe, expect, test, vi } from "vitest";
import { KEYS } from "../../../lib/storage.ts";

const ITEM = { productId: "a", skuId: "a-30", dosage: 1 };
const ADDRESS = { name: "林晓", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
const NONE = { name: "", tel: "", areaCode: "", addressDetail: "" };
const user = (id: string) => ({ id, nickname: "", language: "zh-CN", isYouZan: false, consents: [] }) as never;

/** The page as it is after a reload, in this visit or (`tab` new) in another tab, for a visitor. */
async function page(id: string | null = "u-1") {
  vi.resetModules();
  const { useSession } = await import("../../../lib/session.ts");
  useSession.setState({ user: id === null ? undefined : user(id) });
  return { ...(await import("./basket.ts")), useSession };
}
const tells = (): boolean => window.dispatchEvent(new StorageEvent("storage", { key: KEYS.basket }));

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe("after a reload", () => {
  test("goods, days, address and note are there; what was accepted is read again", async () => {
    const before = await page();
    before.putItem({ ...ITEM, quantity: 2 });
    before.setPeriod({ from: "2099-01-01", to: "2099-01-30" });
    before.setAddress(ADDRESS);
    before.setRemark("放门口");
    before.acceptConflict("x", true);
    const { useBasket } = await page();
    expect(useBasket.getState()).toEqual({
      items: [{ ...ITEM, quantity: 2 }],
      period: { from: "2099-01-01", to: "2099-01-30" },
      address: ADDRESS,
      remark: "放门口",
      accepted: [],
    });
  });

  test("the address is for this visit alone: it never lies in local storage", async () => {
    const { putItem, setAddress } = await page();
    putItem(ITEM);
    setAddress(ADDRESS);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/林晓|13800138000|人民大道/u);
    sessionStorage.clear();
    expect((await page()).useBasket.getState()).toMatchObject({ items: [ITEM], address: NONE });
  });

  test("a period that has begun is not gone on with", async () => {
    const { setPeriod, putItem } = await page();
    putItem(ITEM);
    setPeriod({ from: "2020-01-01", to: "2020-01-30" });
    expect((await page()).useBasket.getState()).toMatchObject({ items: [ITEM], period: undefined });
  });

  test("an order that was placed leaves no goods, and the address for the next one", async () => {
    const { putItem, setAddress, emptyBasket } = await page();
    putItem(ITEM);
    setAddress(ADDRESS);
    emptyBasket();
    expect(localStorage.getItem(KEYS.basket)).toBeNull();
    expect((await page()).useBasket.getState()).toMatchObject({ items: [], address: ADDRESS });
  });
});

describe("another visitor", () => {
  test("of this device sees nothing of it", async () => {
    const { putItem, setAddress } = await page("u-1");
    putItem(ITEM);
    setAddress(ADDRESS);
    for (const id of ["u-2", null]) expect((await page(id)).useBasket.getState()).toMatchObject({ items: [], address: NONE });
  });

  test("nothing is kept for who is not known", async () => {
    const { putItem, setAddress } = await page(null);
    putItem(ITEM);
    setAddress(ADDRESS);
    expect([localStorage.getItem(KEYS.basket), sessionStorage.length]).toEqual([null, 0]);
  });
});

describe("two tabs", () => {
  test("what one chooses or orders, the other has", async () => {
    const { useBasket, putItem } = await page();
    putItem(ITEM);
    const there = { visitor: "u-1", items: [ITEM, { ...ITEM, productId: "b" }] };
    localStorage.setItem(KEYS.basket, JSON.stringify(there));
    tells();
    expect(useBasket.getState().items.map((i) => i.productId)).toEqual(["a", "b"]);
    localStorage.removeItem(KEYS.basket);
    tells();
    expect(useBasket.getState().items).toEqual([]);
  });

  test("do not write what the other has written: they would answer each other for ever", async () => {
    const { putItem } = await page();
    putItem(ITEM);
    const write = vi.spyOn(Storage.prototype, "setItem");
    localStorage.setItem(KEYS.basket, JSON.stringify({ visitor: "u-1", items: [{ ...ITEM, dosage: 2 }] }));
    write.mockClear();
    tells();
    expect(write).not.toHaveBeenCalled();
  });
});

describe("storage", () => {
  test.each(["{not json", "null", "7", '{"visitor":"u-1"}', '{"visitor":"u-1","items":7,"period":"x"}', '{"visitor":"u-1","items":[{"productId":1}]}'])(
    "that holds %s gives an empty basket",
    async (held) => {
      localStorage.setItem(KEYS.basket, held);
      sessionStorage.setItem("app_address", held);
      expect((await page()).useBasket.getState()).toMatchObject({ items: [], period: undefined, address: NONE, remark: "" });
    },
  );

  test.each([
    { ...ITEM, dosage: -1 },
    { ...ITEM, dosage: "1" },
    { ...ITEM, quantity: 0 },
    { ...ITEM, quantity: 1.5 },
    { ...ITEM, quantity: 1e9 },
    { ...ITEM, skuId: undefined },
  ])("leaves out an item that is none: %j", async (bad) => {
    localStorage.setItem(KEYS.basket, JSON.stringify({ visitor: "u-1", items: [bad, ITEM] }));
    expect((await page()).useBasket.getState().items).toEqual([ITEM]);
  });

  test("that is full or forbidden leaves the basket to this page", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { useBasket, putItem, setAddress } = await page();
    putItem(ITEM);
    setAddress(ADDRESS);
    expect(useBasket.getState()).toMatchObject({ items: [ITEM], address: ADDRESS });
  });
});
