import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/server.ts";

const ADDRESS = { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
const AT_ONCE = 200;

onEachDatabase("two hundred orders at once", (server) => {
  let keys = 0;
  const order = (token: string, items: object[], voucherId?: string) =>
    server().call(
      "orderMultiProd",
      { body: { items, address: ADDRESS, ...(voucherId && { voucherId }) } },
      { token, headers: { "idempotency-key": `p-${keys++}` } },
    );
  const line = (productId: string, quantity = 1) => ({ productId, skuId: `${productId}-60`, quantity });
  const setStock = (skuId: string, stock: number) => server().context.db.updateTable("listings").set({ stock }).where("sku_id", "=", skuId).execute();
  const stock = async (skuId: string) =>
    (await server().context.db.selectFrom("listings").select("stock").where("sku_id", "=", skuId).executeTakeFirstOrThrow()).stock;
  const counts = (answers: { status: number }[]) => [200, 409].map((s) => answers.filter((a) => a.status === s).length);

  it("spend one voucher once", async () => {
    await setStock("c-1-60", 1000);
    const { token } = await server().visitor();
    const { data } = await server().call("queryVouchers", { query: {} }, { token });
    const { id } = data.items.find((v) => v.id.endsWith(".off-500"))!;
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => order(token, [line("c-1")], id)));
    expect(counts(answers)).toEqual([1, AT_ONCE - 1]);
    expect(answers.find((a) => a.status === 200)?.data.discountCents).toBe(500);
    expect(await stock("c-1-60")).toBe(999);
  });

  it("sell what is there and no more, whatever order the lines come in", async () => {
    await setStock("ca-1-60", 30);
    await setStock("ca-2-60", 20);
    const visitors = await Promise.all(Array.from({ length: 8 }, () => server().visitor()));
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => {
        const lines = [line("ca-1"), line("ca-2")];
        return order(visitors[i % visitors.length]!.token, i % 2 ? lines : lines.toReversed());
      }),
    );
    expect(counts(answers)).toEqual([20, AT_ONCE - 20]);
    expect([await stock("ca-1-60"), await stock("ca-2-60")]).toEqual([10, 0]);
    expect(answers.find((a) => a.status === 409)?.failure.details?.[0]).toMatchObject({ code: "out_of_stock", params: { left: 0 } });
  });
});
