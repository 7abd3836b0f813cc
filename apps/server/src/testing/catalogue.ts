import type { CatalogueProduct, VoucherTemplate } from "@nutri/domain";

const both = (zh: string, en: string) => ({ zh, en });

const product = (id: string, zh: string, en: string, nutrient: string, priceCents: number): CatalogueProduct => ({
  id,
  name: both(zh, en),
  brand: both("测试牌", "Testbrand"),
  image: `${id}.svg`,
  summary: both(`${zh}片`, `${en} tablets`),
  class: "filed_health_food",
  dose: { unit: both("片", "tablet"), perDay: 1, maxPerDay: 2, usage: both("每日一片（饭后）", "One a day (after food)") },
  nutrients: [{ nutrient, amount: 100, unit: "mg" }],
  items: [],
  allergens: [],
  diets: ["vegan"],
  cautions: [],
  skus: [
    { id: `${id}-60`, name: both("60 片", "60 tablets"), spec: { units: "60" }, priceCents, stock: 50, units: 60 },
    { id: `${id}-120`, name: both("120 片", "120 tablets"), spec: { units: "120" }, priceCents: priceCents * 2 - 500, stock: 50, units: 120 },
  ],
});

export const testProducts: readonly CatalogueProduct[] = [
  product("c-1", "维生素C", "Vitamin C", "vitamin_c", 3900),
  product("ca-1", "碳酸钙", "Calcium carbonate", "calcium", 5900),
  product("ca-2", "柠檬酸钙", "Calcium citrate", "calcium", 7900),
];

const JANUARY = Date.UTC(2026, 0, 1);
const YEAR = 365 * 86_400_000;
const voucher = (id: string, mode: 1 | 2 | 3, value: number, threshold: number, more: Partial<VoucherTemplate> = {}): VoucherTemplate => ({
  id,
  title: both(`${id} 券`, `${id} voucher`),
  status: 1,
  threshold_amount: threshold,
  preferential_mode: mode,
  value,
  validFrom: JANUARY,
  validTo: JANUARY + 2 * YEAR,
  ...more,
});

/** Fixed and percentage ones that apply, and one for each reason why one does not. */
export const testVouchers: readonly VoucherTemplate[] = [
  voucher("off-500", 1, 500, 3000),
  voucher("leaves-85", 2, 85, 10_000),
  voucher("swap", 3, 0, 0),
  voucher("past", 1, 1000, 0, { validTo: JANUARY + 1 }),
  voucher("later", 1, 1000, 0, { validFrom: JANUARY + YEAR }),
  voucher("off-all", 1, 99_999_999, 30_000),
];
