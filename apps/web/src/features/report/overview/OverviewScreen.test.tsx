import { act } from "react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Asked, fakeNetwork, goTo, ok, render, settle, until } from "../../../testing.tsx";
import type { HealthReport } from "../api/reports.ts";
import { fixtureReport } from "../fixture.ts";
import OverviewScreen from "../OverviewScreen.tsx";

const RADAR = ["blood", "bone", "nerve"].map((axis) => ({ axis, name: axis, score: 50, nutrients: [] }));
const PLAN = {
  id: "p-2",
  customNutritionPlanId: "custom-1",
  summary: "两样不够",
  createdAt: "2026-06-13T00:00:00.000Z",
  radar: RADAR,
  products: [],
  changes: [{ kind: "nutrient", id: "iron", name: "铁", from: 0, to: 15, unit: "mg", because: "报告里铁蛋白偏低" }],
};
const POINTS = [
  { date: "2026-06-12", value: 9.2, low: 15, high: 150, reportId: "r-1" },
  { date: "2026-01-15", value: 31, low: 15, high: 150, reportId: "r-0" },
];

function serving(reports: readonly HealthReport[]): Asked[] {
  return fakeNetwork(({ path }) => {
    if (path.includes("/list")) return ok({ items: reports, total: reports.length });
    if (path.includes("/trend"))
      return ok({ code: path.includes("ldl") ? "ldl_c" : "ferritin", name: path.includes("ldl") ? "LDL" : "铁蛋白", unit: "ug/L", points: POINTS });
    if (path.includes("/get_by_custom")) return ok(PLAN);
    return ok(reports.find((r) => path.endsWith(`id=${r.id}`)));
  });
}
const screen = async (): Promise<HTMLElement> => {
  const place = await render(<OverviewScreen />, ["report"]);
  await until(() => !place.querySelector("main .breathe"));
  return place;
};
const earlier = fixtureReport({
  id: "r-0",
  reportDate: "2026-01-15",
  rows: (fixtureReport().rows ?? []).map((r) => (r.index === 1 ? { ...r, value: 31, valueSi: 31, flag: "normal" } : r)),
});

beforeAll(() => import("../trend/TrendChart.tsx"));
beforeEach(() => {
  goTo("http://localhost/#/report");
  localStorage.setItem("access_token", "t-1");
});

describe("health at a glance", () => {
  test("with nothing yet: what it is for, the way to a plan and to a report", async () => {
    serving([]);
    const place = await screen();
    expect([...place.querySelectorAll("main a")].map((a) => a.getAttribute("href"))).toEqual(["#/qsStartPage", "#/uploadReportsPageNew"]);
  });

  test("draws the value that is outside first, over the months, with its range, and the same as a table", async () => {
    serving([fixtureReport(), earlier]);
    const place = await screen();
    await until(() => place.querySelector("svg circle") !== null);
    expect(place.querySelector("h3")?.textContent).toBe("铁蛋白");
    expect(place.textContent).toContain("从 31 降到 9.2 µg/L");
    const words = [...place.querySelectorAll("svg text")].map((x) => x.textContent);
    for (const word of ["参考范围 15–150", "31", "9.2", "1月2026", "6月"]) expect(words).toContain(word);
    expect([...place.querySelectorAll("tbody tr")].map((r) => r.textContent).slice(0, 2)).toEqual(["6月12日9.2 偏低15–150", "1月15日31 在范围内15–150"]);
    expect(place.querySelector("tbody a")?.getAttribute("href")).toBe("#/reportListPage?id=r-1");
  });

  test("another analyte and another time are asked for when they are chosen", async () => {
    const asked = serving([fixtureReport(), earlier]);
    const place = await screen();
    await act(async () => [...place.querySelectorAll<HTMLElement>("button[aria-pressed]")].find((b) => b.textContent.includes("低密度"))?.click());
    await settle(30);
    await act(async () => place.querySelectorAll<HTMLInputElement>("input[type=radio]")[2]?.click());
    await until(() => asked.some((a) => a.path.includes("code=ldl_c&months=36")));
    expect(asked.some((a) => a.path.includes("code=ldl_c&months=36"))).toBe(true);
  });

  test("what changed since last time, what changed in the plan and why, the latest plan, the reports", async () => {
    localStorage.setItem("currentActiveQsId", "custom-1");
    serving([fixtureReport(), earlier]);
    const place = await screen();
    await until(() => place.textContent.includes("两样不够"));
    for (const words of ["1月15日 到 6月12日", "31 → 9.2 µg/L", "0 → 15 毫克", "报告里铁蛋白偏低", "两样不够", "全部 2 份"])
      expect(place.textContent).toContain(words);
    expect(place.querySelector("figure table")).not.toBeNull();
  });

  test("reports of others and those not yet read are not drawn", async () => {
    const asked = serving([fixtureReport({ mine: false }), fixtureReport({ id: "r-9", status: "reading" })]);
    const place = await screen();
    expect(place.textContent).toContain("传过化验单以后");
    expect(asked.some((a) => a.path.includes("health_report/get"))).toBe(false);
  });
});
