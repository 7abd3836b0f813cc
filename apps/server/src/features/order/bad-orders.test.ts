import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/server.ts";

const ADDRESS = { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
const ITEM = { productId: "c-1", skuId: "c-1-60", quantity: 1 };
const address = (more: object) => ({ address: { ...ADDRESS, ...more } });
const items = (...more: object[]) => ({ items: more.map((m) => ({ ...ITEM, ...m })) });
const supply = (from: string, to: string) => ({ supply: { from, to } });
const fresh = (id: string) => ({ freshVoucher: id });

type Bad = [body: object, status: number, path: string, zh: string, en: string];

/** By what is wrong: the status, where, and what is said. `freshVoucher` stands for the caller's own voucher of a template. */
const BAD: Record<string, Bad> = {
  "no items": [{ items: [] }, 422, "items", "至少 1 项。", "At least 1 entries."],
  "quantity 0": [items({ quantity: 0 }), 422, "items.0.quantity", "不能小于 1。", "Must be at least 1."],
  "quantity -1": [items({ quantity: -1 }), 422, "items.0.quantity", "不能小于 1。", "Must be at least 1."],
  "quantity 1.5": [items({ quantity: 1.5 }), 422, "items.0.quantity", "这里要填整数。", "This must be a whole number."],
  "quantity 10^9": [items({ quantity: 1e9 }), 422, "items.0.quantity", "不能大于 999。", "Must be at most 999."],
  "more than there are": [items({ quantity: 51 }), 409, "items.0.quantity", "只剩 50 件了。", "Only 50 left."],
  "more than there are, in two lines": [items({ quantity: 30 }, { quantity: 21 }), 409, "items.0.quantity", "只剩 50 件了。", "Only 50 left."],
  "a product that is not there": [items({ productId: "nothing" }), 422, "items.0.productId", "没有这个产品。", "There is no such product."],
  "the SKU of another product": [items({ skuId: "ca-1-60" }), 422, "items.0.skuId", "这个产品没有这个规格。", "This product has no such option."],
  "a SKU that is not there, in the second line": [
    items({}, { skuId: "'; drop table orders; --" }),
    422,
    "items.1.skuId",
    "这个产品没有这个规格。",
    "This product has no such option.",
  ],
  "a price that changed": [
    items({ shownPriceCents: 3800 }),
    409,
    "items.0.shownPriceCents",
    "价格变了：原来 ¥38.00，现在 ¥39.00。",
    "The price has changed from ¥38.00 to ¥39.00.",
  ],
  "a voucher that is not there": [{ voucherId: "nope" }, 422, "voucherId", "没有这张优惠券。", "There is no such voucher."],
  "a voucher with a null character": [{ voucherId: "a\u0000" }, 422, "voucherId", "格式不对。", "The format is not right."],
  "a voucher that has expired": [fresh("past"), 409, "voucherId", "这张优惠券已经过期。", "This voucher has expired."],
  "a voucher whose time has not come": [fresh("later"), 422, "voucherId", "这张优惠券还没有到使用时间。", "This voucher cannot be used yet."],
  "a voucher above the price": [
    fresh("leaves-85"),
    422,
    "voucherId",
    "还没有达到这张优惠券的使用门槛。还差 ¥61.00。",
    "The order does not reach what this voucher asks for. It is ¥61.00 short.",
  ],
  "an exchange voucher": [fresh("swap"), 422, "voucherId", "兑换券不能抵扣价格。", "An exchange voucher does not change the price."],
  "no name": [address({ name: "" }), 422, "address.name", "请填写姓名", "Please fill in the name"],
  "a name without a letter": [address({ name: "🌸🌸" }), 422, "address.name", "请填写姓名", "Please fill in the name"],
  "a name that turns the writing": [address({ name: "a\u202Eb" }), 422, "address.name", "请填写姓名", "Please fill in the name"],
  "a name of 51 characters": [address({ name: "x".repeat(51) }), 422, "address.name", "最多 50 个字符。", "At most 50 characters."],
  "a phone of three digits": [address({ tel: "123" }), 422, "address.tel", "电话号码格式不正确", "Malformed phone number"],
  "a phone with a letter": [address({ tel: "1380013800o" }), 422, "address.tel", "电话号码格式不正确", "Malformed phone number"],
  "an area that does not exist": [address({ areaCode: "000000" }), 422, "address.areaCode", "请选择收货地区", "Please select a receiving area"],
  "an area that is a province": [address({ areaCode: "310000" }), 422, "address.areaCode", "请选择收货地区", "Please select a receiving area"],
  "an area of the object's own": [address({ areaCode: "constructor" }), 422, "address.areaCode", "请选择收货地区", "Please select a receiving area"],
  "no address": [address({ addressDetail: "  " }), 422, "address.addressDetail", "详细地址不能为空", "Address can not be empty"],
  "an address of 5,000 characters": [
    address({ addressDetail: "x".repeat(5000) }),
    422,
    "address.addressDetail",
    "最多 200 个字符。",
    "At most 200 characters.",
  ],
  "a supply of 91 days": [supply("2026-11-21", "2027-02-19"), 422, "supply", "最多选择 90 天", "Choose no more than 90 days"],
  "a supply that ends before it begins": [
    supply("2026-11-22", "2026-11-21"),
    422,
    "supply.to",
    "结束日期要在开始日期之后。",
    "The last day must not be before the first.",
  ],
  "a supply that is over": [supply("2026-10-01", "2026-10-02"), 422, "supply.to", "这段时间已经过去了。", "This period is over."],
  "a day that is none": [supply("2026-02-30", "2026-03-02"), 422, "supply.from", "请用 YYYY-MM-DD 写日期。", "Please write the date as YYYY-MM-DD."],
  "a note of 501 characters": [{ remark: "x".repeat(501) }, 422, "remark", "最多 500 个字符。", "At most 500 characters."],
  "a note with a control character": [{ remark: "a\u0007" }, 422, "remark", "备注里有不能打印的字符。", "The note holds characters that cannot be printed."],
  "a price of one's own": [{ payableCents: 1 }, 422, "payableCents", "没有这个字段。", "There is no such field."],
};

onEachDatabase("an order that is not right", (server) => {
  let keys = 0;
  const order = (token: string, body: object, lang: "zh-CN" | "en-US" = "zh-CN") =>
    server().call("orderMultiProd", { body: { items: [ITEM], address: ADDRESS, ...body } }, { token, lang, headers: { "idempotency-key": `b-${keys++}` } });
  const vouchers = async (token: string) => (await server().call("queryVouchers", { query: {} }, { token })).data.items;
  const held = async () => ({
    stock: await server().context.db.selectFrom("listings").select(["sku_id", "stock"]).orderBy("sku_id").execute(),
    spent: await server().context.db.selectFrom("vouchers").select("id").where("order_id", "is not", null).execute(),
    orders: await server().context.db.selectFrom("orders").select("id").execute(),
  });

  it.each(Object.entries(BAD))("is refused in both languages, and holds nothing: %s", async (_, [given, code, path, zh, en]) => {
    const { token } = await server().visitor();
    const own = await vouchers(token);
    const { freshVoucher, ...rest } = given as { freshVoucher?: string };
    const body = freshVoucher === undefined ? rest : { voucherId: own.find((v) => v.id.endsWith(`.${freshVoucher}`))!.id };
    const before = await held();
    for (const [lang, message] of [
      ["zh-CN", zh],
      ["en-US", en],
    ] as const) {
      const { status, failure } = await order(token, body, lang);
      expect([status, failure.details?.[0]]).toMatchObject([code, { path, message }]);
    }
    expect(await held()).toEqual(before);
    expect(server().errors).toEqual([]);
  });

  it("with another's voucher is refused as if there were none", async () => {
    const [one, two] = [await server().visitor(), await server().visitor()];
    const theirs = (await vouchers(two.token)).find((v) => v.id.endsWith(".off-500"))!;
    expect((await order(one.token, { voucherId: theirs.id })).failure.details?.[0]?.code).toBe("voucher_unknown");
    expect((await order(two.token, { voucherId: theirs.id })).status).toBe(200);
    expect((await order(two.token, { voucherId: theirs.id })).failure).toMatchObject({ code: 409, details: [{ code: "voucher_used" }] });
  });

  it("tells of every field at once", async () => {
    const { token } = await server().visitor();
    const { failure } = await order(token, address({ name: "", tel: "1", areaCode: "1", addressDetail: "" }));
    expect(failure.details?.map((d) => d.code)).toEqual(["address_name", "address_tel", "address_areaCode", "address_addressDetail"]);
  });

  it("is not what emoji, quotes or a country code make of it", async () => {
    const { token } = await server().visitor();
    const strange = { name: "O'Brien 🌸; DROP TABLE orders;--", tel: "+1 (415) 555-2671", addressDetail: '"<script>alert(1)</script>" 🏠 1' };
    const { status, data } = await order(token, { ...address(strange), remark: "${7*7} {{x}} ' OR 1=1" });
    expect(status).toBe(200);
    expect((await server().call("order", { query: { orderId: data.orderId } }, { token })).data).toMatchObject({
      address: { ...strange, tel: "+14155552671" },
      remark: "${7*7} {{x}} ' OR 1=1",
    });
  });
});
