import type { Page } from "playwright-core";
import { type At, button, dialog, type Lang, open, plan, type Scene, word } from "./scene.ts";

/** Products of a plan: a visitor with little diet, so that the plan has some. */
const shop = (name: string, more: (page: Page, at: At) => Promise<unknown>, scene: Partial<Scene> = {}): Scene => ({
  name,
  ...scene,
  show: async (page, at) => {
    await plan(page, at);
    await open(page, at, "productsPage");
    await page.locator('[data-screen="productsPage"] h3').first().waitFor({ timeout: 30_000 });
    await more(page, at);
  },
});
async function chooseFirst(page: Page): Promise<void> {
  await page.locator('[data-screen="productsPage"] button[aria-pressed="false"]').first().click();
}
async function toOrder(page: Page): Promise<void> {
  await chooseFirst(page);
  await page.locator('[data-screen="productsPage"] a[href="#/productsPage?step=order"]').click();
  await page.locator("select").first().waitFor({ timeout: 30_000 });
}
async function fillAddress(page: Page, lang: Lang): Promise<void> {
  const fields = page.getByRole("textbox");
  await fields.nth(0).fill(word(lang, "林晓", "Lin Xiao"));
  await fields.nth(1).fill("13800138000");
  await page.locator("select").nth(0).selectOption("310000");
  await page.locator("select").nth(2).selectOption("310101");
  await fields.nth(2).fill(word(lang, "人民大道 1 号", "1 People's Avenue"));
}
async function placed(page: Page, lang: Lang): Promise<void> {
  await toOrder(page);
  for (const box of await page.getByRole("checkbox").all()) await box.check({ force: true });
  await fillAddress(page, lang);
  await page.getByRole("button", { name: word(lang, "提交订单", "Place the order") }).click();
  await page.locator('[data-screen="order"] h1').waitFor({ timeout: 30_000 });
}

export const SHOP_SCENES: Scene[] = [
  shop("products", async () => undefined),
  shop("products-whole", (page) => chooseFirst(page), { whole: true }),
  shop("order-form", (page) => toOrder(page), { whole: true }),
  shop("order-vouchers", async (page, { lang }) => {
    await toOrder(page);
    await button(page, word(lang, "多一件", "One more"));
    const others = page.getByText(word(lang, "其他优惠券", "Other vouchers"));
    await others.click();
    await others.scrollIntoViewIfNeeded();
  }),
  shop("products-calcium", async (page, { lang }) => {
    await button(page, word(lang, "比较不同的钙", "Compare kinds of calcium"));
    await dialog(page);
  }),
  shop(
    "order-form-wrong",
    async (page, { lang }) => {
      await toOrder(page);
      await page.getByRole("button", { name: word(lang, "提交订单", "Place the order") }).click();
    },
    { whole: true },
  ),
  shop("order-calendar", async (page, { lang }) => {
    await toOrder(page);
    await button(page, word(lang, "换日期", "Change dates"));
    await page.getByRole("grid").waitFor();
  }),
  shop(
    "order-refused",
    async (page, { lang }) => {
      await toOrder(page);
      for (const box of await page.getByRole("checkbox").all()) await box.check({ force: true });
      await fillAddress(page, lang);
      const details = [
        {
          path: "items.0.shownPriceCents",
          code: "price_changed",
          message: word(lang, "价格变了：原来 ¥69.00，现在 ¥75.00。", "The price has changed from ¥69.00 to ¥75.00."),
        },
        { path: "items.0.quantity", code: "out_of_stock", params: { left: 1 }, message: word(lang, "只剩 1 件了。", "Only 1 left.") },
      ];
      await page.route("**/order_multi_prod", (route) =>
        route.fulfill({ status: 409, json: { code: 409, message: "", error: "conflict", requestId: "4f0c2a9e", data: null, details } }),
      );
      await page.getByRole("button", { name: word(lang, "提交订单", "Place the order") }).click();
      await page.getByRole("alert").filter({ hasText: "1" }).waitFor();
    },
    { broken: true },
  ),
  shop(
    "order-dead",
    async (page, { lang }) => {
      await chooseFirst(page);
      await chooseFirst(page);
      // Since it was chosen, one is sold out and the other no longer suits this person.
      await page.route("**/product/get", async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: { skus: object[]; conflicts?: object[] }[] };
        const [first, second] = answer.data;
        for (const sku of first?.skus ?? []) Object.assign(sku, { stock: 0 });
        if (second) second.conflicts = [...(second.conflicts ?? []), ...(first?.conflicts ?? [])].map((c) => ({ ...c, severity: "contraindicated" }));
        await route.fulfill({ response, json: answer });
      });
      await page.locator('[data-screen="productsPage"] a[href="#/productsPage?step=order"]').click();
      await page.reload();
      await page
        .getByRole("button", { name: word(lang, "去掉", "Remove") })
        .nth(1)
        .waitFor({ timeout: 30_000 });
    },
    { whole: true, broken: true },
  ),
  shop("order-placed", (page, { lang }) => placed(page, lang), { whole: true }),
  shop("orders", async (page, at) => {
    await placed(page, at.lang);
    await open(page, at, "orders");
    await page.locator('[data-screen="orders"] main a').first().waitFor();
  }),
  shop("trial-pay", async (page, { lang }) => {
    await placed(page, lang);
    await page.getByRole("link", { name: word(lang, "去付款", "Pay ·") }).click();
    await page.locator('[data-screen="trialPay"] h1').waitFor();
  }),
  shop("orders-empty", async (page, at) => {
    await open(page, at, "orders");
    await page.locator('[data-screen="orders"] h2').waitFor();
  }),
  shop("quick", async (page, at) => {
    await open(page, at, "productsPageQuick");
    await page.locator('[data-screen="productsPageQuick"] h3').first().waitFor({ timeout: 30_000 });
  }),
  shop("quick-spec", async (page, at) => {
    await open(page, at, "productsPageQuick");
    await page
      .getByRole("button", { name: word(at.lang, "选规格", "Pack size") })
      .first()
      .click();
    await dialog(page);
  }),
  shop("quick-empty", async (page, at) => {
    await open(page, at, "productsPageQuick");
    await page.getByRole("searchbox").fill(word(at.lang, "没有这样的东西", "no such thing"));
  }),
  {
    name: "products-none",
    show: async (page, at) => {
      await open(page, at, "productsPage");
      await page.locator('[data-screen="productsPage"] h2').waitFor();
    },
  },
  {
    name: "products-sold-out",
    show: async (page, at) => {
      await plan(page, at);
      await page.route("**/product/get", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(/"stock":\d+/g, '"stock":0') });
      });
      await open(page, at, "productsPage");
      await page.locator('[data-screen="productsPage"] h3').first().waitFor({ timeout: 30_000 });
    },
  },
  {
    name: "products-offline",
    broken: true,
    show: async (page, at) => {
      await plan(page, at);
      await page.route("**/product/get", (route) => route.abort());
      await open(page, at, "productsPage");
      await page.locator('[data-screen="productsPage"] h1').waitFor();
      await page.context().setOffline(true);
      await page.getByRole("alert").locator("h2").waitFor();
    },
  },
  {
    name: "products-lost",
    broken: true,
    show: async (page, at) => {
      await plan(page, at);
      await page.route("**/product/get", (route) => route.abort());
      await open(page, at, "productsPage");
      await page.getByRole("alert").locator("h2").waitFor();
    },
  },
  {
    name: "products-loading",
    broken: true,
    show: async (page, at) => {
      await plan(page, at);
      await page.route("**/product/get", () => undefined);
      await open(page, at, "productsPage");
      await page.locator('[data-screen="productsPage"] h1').waitFor();
    },
  },
];
