import { expect, it } from "vitest";
import { testVouchers } from "../../testing/catalogue.ts";
import { onEachDatabase } from "../../testing/server.ts";

onEachDatabase("vouchers", (server) => {
  const list = async (token: string, query: object = {}) => (await server().call("queryVouchers", { query }, { token })).data;

  it("are withdrawn from who holds them when the operator's list has them no more, and come with a new template", async () => {
    const { token } = await server().visitor({ consents: false });
    const before = (await list(token)).items;
    const extra = { ...testVouchers[0]!, id: "new-one", value: 700 };
    await server().context.catalogue.replaceVouchers([...testVouchers.slice(1), extra]);
    const after = (await list(token)).items;
    const statusOf = (id: string) => after.find((v) => v.id.endsWith(`.${id}`))?.status;
    expect([before.length, after.length, statusOf("off-500"), statusOf("new-one")]).toEqual([6, 7, 4, 1]);
    await server().context.catalogue.replaceVouchers(testVouchers);
    expect((await list(token)).items.find((v) => v.id.endsWith(".off-500"))?.status).toBe(1);
  });

  it("change their state with the time", async () => {
    const { token } = await server().visitor({ consents: false });
    const states = async () => Object.fromEntries((await list(token)).items.map((v) => [v.id.split(".").at(-1), v.status]));
    expect(await states()).toMatchObject({ later: 0, past: 3, "off-500": 1 });
    server().advance(100 * 86_400_000);
    const { token: again } = await server().visitor({ consents: false });
    const now = Object.fromEntries((await list(again)).items.map((v) => [v.id.split(".").at(-1), v.status]));
    expect(now).toMatchObject({ later: 1, past: 3 });
  });

  it.each([{ page_num: "0" }, { page_size: "201" }, { page_num: "x" }, { other: "1" }])("refuse the page %o", async (query) => {
    const { token } = await server().visitor({ consents: false });
    expect((await server().call("queryVouchers", { query }, { token })).status).toBe(422);
  });

  it("need a login", async () => expect((await server().call("queryVouchers", { query: {} })).status).toBe(401));
});
