/** Products for the tests of these screens: the shape is the contract's, the figures are made up. */
import type { Conflict, Product, ProductLine, Voucher } from "./api/products.ts";

const sku = (id: string, units: number, priceCents: number, stock = 100): Product["skus"][number] => ({
  id,
  name: `${units} 片装`,
  spec: { 规格: `${units} 片` },
  priceCents,
  stock,
  units,
});

export const product = (id: string, more: Partial<Product> = {}): Product => ({
  id,
  name: `产品 ${id}`,
  brand: "禾序",
  image: `/staticImages/${id}.svg`,
  summary: "一片补一种。",
  class: "filed_health_food",
  priceCents: 3000,
  skus: [sku(`${id}-90`, 90, 8100), sku(`${id}-30`, 30, 3000)],
  dose: { unit: "片", perDay: 1, usage: "每日 1 次，每次 1 片（早餐后）" },
  dosage: 1,
  nutrients: [],
  allergens: [],
  cautions: [],
  diets: [],
  conflicts: [],
  ...more,
});

export const line = (id: string, group: ProductLine["group"], more: Partial<ProductLine> = {}): ProductLine => ({
  ...product(id),
  quantity: 1,
  dailyDoses: 1,
  because: [],
  group,
  ...more,
});

export const conflict = (id: string, productId: string, severity: Conflict["severity"]): Conflict => ({
  id,
  productId,
  severity,
  subject: "左甲状腺素",
  item: `产品 ${productId}`,
  effect: "影响吸收。",
  advice: "隔开 4 小时。",
});

export const voucher = (id: string, more: Partial<Voucher> = {}): Voucher => ({
  id,
  title: `券 ${id}`,
  status: 1,
  threshold_amount: 0,
  preferential_mode: 1,
  value: 500,
  validFrom: "2020-01-01T00:00:00.000Z",
  validTo: "2099-01-01T00:00:00.000Z",
  ...more,
});

export { sku };
