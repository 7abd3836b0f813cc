import type { HealthReport, Row } from "./api/reports.ts";

const row = (index: number, more: Partial<Row> & Pick<Row, "name" | "value">): Row => ({
  index,
  namePrinted: more.name,
  unit: "",
  flag: "normal",
  flagFrom: "printed_range",
  confidence: 0.99,
  ask: false,
  corrected: false,
  box: { page: 1, x: 0.1, y: 0.1 + index * 0.05, w: 0.8, h: 0.02 },
  ...more,
});

const SOURCE = { id: "who-2020-ferritin", title: "WHO guideline", url: "https://www.who.int/publications/i/item/9789240000124", lang: "en" } as const;

/** A read report for tests: one value low, one high, one not sure, one fine. */
export const fixtureReport = (more: Partial<HealthReport> = {}): HealthReport => ({
  id: "r-1",
  status: "ready",
  createdAt: "2026-06-13T08:00:00.000Z",
  reportDate: "2026-06-12",
  institution: "江南市第三人民医院",
  subject: { sex: "female", age: 34 },
  abnormalCount: 2,
  mine: true,
  pages: [{ page: 1, picture: true }],
  rows: [
    row(0, { name: "血红蛋白", code: "hemoglobin", value: 121, unit: "g/L", valueSi: 121, unitSi: "g/L", refLow: 115, refHigh: 150 }),
    row(1, {
      name: "铁蛋白",
      code: "ferritin",
      value: 9.2,
      unit: "ug/L",
      valueSi: 9.2,
      unitSi: "ug/L",
      refLow: 15,
      refHigh: 150,
      refPrinted: "15-150",
      flag: "low",
    }),
    row(2, { name: "低密度脂蛋白胆固醇", code: "ldl_c", value: 3.62, unit: "mmol/L", valueSi: 3.62, unitSi: "mmol/L", refHigh: 3.4, flag: "high" }),
    row(3, { name: "尿酸", code: "uric_acid", value: 312, unit: "umol/L", flag: "unknown", confidence: 0.4, ask: true, doubts: ["value"] }),
  ],
  analysis: {
    summary: "共 4 项结果。2 项不在范围内。",
    critical: [],
    findings: [
      {
        index: 1,
        code: "ferritin",
        name: "铁蛋白",
        flag: "low",
        by: "比下限 15 ug/L 低 39%",
        meaning: [{ text: "体内储铁已经耗空。", sources: [SOURCE] }],
        doctor: { text: "请带着结果看医生。", soon: "weeks", sources: [SOURCE] },
      },
    ],
    food: [{ text: "红肉和动物血含铁多。", sources: [SOURCE] }],
  },
  ...more,
});
