import { act } from "react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { HealthReport } from "@nutri/contract/calls/report";
import { dropStream } from "../../../lib/stream-store.ts";
import { type Asked, failed, fakeNetwork, goTo, ok, render, settle, until } from "../../../testing.tsx";
import { readingKey } from "../api/reading.ts";
import type { HealthReport as Report } from "../api/reports.ts";
import { fixtureReport } from "../fixture.ts";
import ReportListScreen from "../ReportListScreen.tsx";

const PLAN = {
  id: "p-2",
  customNutritionPlanId: "custom-1",
  changes: [{ kind: "nutrient", id: "iron", name: "铁", from: 0, to: 15, unit: "mg", because: "6月12日的报告里铁蛋白偏低" }],
  products: [],
};
type Server = { report: Report; plan?: object; correct?: (asked: Asked) => Report; listed?: Report[] };

/** A server that holds one report. */
function serving({ report, plan = PLAN, correct, listed }: Server): Asked[] {
  let now = report;
  const asked = fakeNetwork((a) => {
    if (a.path.includes("/get_by_custom")) return ok(plan);
    if (a.path.includes("/list")) return ok({ items: listed ?? [now], total: (listed ?? [now]).length });
    if (a.path.includes("/biomarker/options"))
      return ok({ options: [{ code: "ferritin", name: "铁蛋白", aliases: [], unit: "ug/L", units: ["ug/L", "ng/mL"] }] });
    if (a.path.includes("/remove")) return ok(null);
    if (a.path.includes("/correct") || a.path.includes("/confirm")) return ok((now = correct?.(a) ?? now));
    return a.path.includes("/page") ? failed(404, "not_found", "x") : ok(now);
  });
  return asked;
}
const open = (id = "r-1"): void => goTo(`http://localhost/#/reportListPage?id=${id}`);
const screen = async (): Promise<HTMLElement> => {
  const place = await render(<ReportListScreen />, ["report"]);
  await until(() => !place.querySelector("main .breathe"));
  return place;
};
const press = async (place: ParentNode, words: string): Promise<void> => {
  await act(async () =>
    [...place.querySelectorAll<HTMLElement>("button")].find((b) => (b.getAttribute("aria-label") ?? b.textContent).includes(words))?.click(),
  );
  await settle(30);
};
const bodyOf = (asked: readonly Asked[], path: string): unknown => asked.find((a) => a.path.includes(path))?.body;

// What is fetched when a sheet is first opened: here before, so that no test waits for a compiler.
beforeAll(() => Promise.all([import("./RowSheet.tsx"), import("../../../ui/SheetPanel.tsx"), import("../../../ui/DialogPanel.tsx")]));
beforeEach(() => {
  open();
  localStorage.setItem("access_token", "t-1");
  localStorage.setItem("currentActiveQsId", "custom-1");
  for (const lang of ["zh-CN", "en-US"] as const) dropStream(readingKey("r-1", lang));
});

describe("an open report", () => {
  test("the fixture is a report of the contract", () => expect(HealthReport.safeParse(fixtureReport()).error).toBeUndefined());

  test("says how many are outside, those to look at first, flags with icon and word, printed ranges, and what is not sure", async () => {
    serving({ report: fixtureReport() });
    const place = await screen();
    expect(place.querySelector("h1")?.textContent).toBe("读到 4 项，2 项不在范围");
    expect(place.textContent).toContain("有 1 项没有看清");
    const rows = [...place.querySelectorAll("li[id^=row-]")];
    expect(rows.map((r) => r.id)).toEqual(["row-1", "row-2", "row-3", "row-0"]);
    expect(rows.map((r) => r.querySelector("button .rounded-pill")?.textContent)).toEqual(["偏低", "偏高", "请核对", "在范围内"]);
    expect(rows[0]?.textContent).toContain("参考 15-150 · 按本单");
    expect(rows[2]?.textContent).toContain("数值没有看清");
    for (const row of rows) expect(row.querySelectorAll("button svg")).toHaveLength(1);
  });

  test("says what it means, what belongs to a doctor and how soon, food, each with its sources", async () => {
    serving({ report: fixtureReport() });
    const place = await screen();
    for (const words of ["比下限 15 µg/L 低 39%", "体内储铁已经耗空", "要看医生 · 几周之内", "红肉和动物血含铁多"]) expect(place.textContent).toContain(words);
    expect([...place.querySelectorAll("a[href^=https]")].length).toBeGreaterThanOrEqual(2);
  });

  test("values that cannot wait stand before everything, plainly", async () => {
    const report = fixtureReport();
    const critical = [{ index: 0, code: "hemoglobin", name: "血红蛋白", text: "低于 60 g/L，请马上就医。", soon: "now" as const, sources: [] }];
    serving({ report: { ...report, analysis: { ...report.analysis, summary: "", findings: [], food: [], critical } } });
    const main = (await screen()).querySelector("main");
    expect(main?.textContent.startsWith("先说要紧的血红蛋白 · 现在就去低于 60 g/L，请马上就医。")).toBe(true);
  });

  test("how the plan changes, with the reason", async () => {
    serving({ report: fixtureReport() });
    const place = await screen();
    await until(() => place.textContent.includes("0 → 15 毫克"));
    expect(place.textContent).toContain("6月12日的报告里铁蛋白偏低");
  });

  test("while the plan is made anew that is said; with none begun, the way to one", async () => {
    serving({ report: fixtureReport(), plan: { status: "generating" } });
    const place = await screen();
    await until(() => place.textContent.includes("正在按这份报告重新算方案"));
    localStorage.removeItem("currentActiveQsId");
    serving({ report: fixtureReport() });
    const other = await screen();
    expect(other.textContent).toContain("还没有方案");
  });

  test("a tap on a row opens what can be done; a value that was not sure is confirmed as it stands", async () => {
    const asked = serving({
      report: fixtureReport(),
      correct: () =>
        fixtureReport({ rows: (fixtureReport().rows ?? []).map((r) => (r.index === 3 ? { ...r, ask: false, confidence: 1, flag: "normal" } : r)) }),
    });
    const place = await screen();
    await press(place, "尿酸");
    expect(place.querySelector("#row-3 button")?.getAttribute("aria-expanded")).toBe("true");
    await press(place, "没错");
    await until(() => !place.textContent.includes("没有看清，请对照"));
    expect(bodyOf(asked, "correct")).toEqual({ id: "r-1", rows: [{ index: 3 }] });
  });

  test("a value is corrected with the number keys and a unit; what came back is shown and the plan is asked for anew", async () => {
    const asked = serving({
      report: fixtureReport(),
      correct: () =>
        fixtureReport({ rows: (fixtureReport().rows ?? []).map((r) => (r.index === 1 ? { ...r, value: 92, corrected: true, flag: "normal" } : r)) }),
    });
    const place = await screen();
    await until(() => place.textContent.includes("0 → 15"));
    await press(place, "铁蛋白");
    await press(place, "更正");
    await until(() => document.querySelector("[role=dialog] input[inputmode]") !== null);
    const dialog = document.querySelector("[role=dialog]") as HTMLElement;
    const input = dialog.querySelector<HTMLInputElement>("input[inputmode=decimal]");
    await until(() => dialog.querySelectorAll("option").length === 2);
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "92");
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const before = asked.filter((a) => a.path.includes("get_by_custom")).length;
    await press(dialog, "保存");
    await until(() => place.querySelector("#row-1")?.textContent.includes("92") ?? false);
    expect(bodyOf(asked, "correct")).toEqual({ id: "r-1", rows: [{ index: 1, value: 92, unit: "ug/L" }] });
    await until(() => asked.filter((a) => a.path.includes("get_by_custom")).length > before);
    expect(asked.filter((a) => a.path.includes("get_by_custom")).length).toBeGreaterThan(before);
  });

  test("sex or age that differ ask whose it is, before anything is made of it", async () => {
    const asked = serving({
      report: fixtureReport({ status: "needs_subject", analysis: undefined, subject: { sex: "male", age: 61 } }),
      correct: () => fixtureReport({ subject: { sex: "male", age: 61 }, mine: false }),
    });
    const place = await screen();
    expect(place.textContent).toContain("单子上写的是男，61 岁");
    expect(place.textContent).not.toContain("方案怎么变");
    await press(place, "是别人的");
    await until(() => place.textContent.includes("已记下：不是你的"));
    expect(bodyOf(asked, "confirm")).toEqual({ id: "r-1", mine: false });
    expect(place.textContent).not.toContain("方案怎么变");
  });

  test("is removed only after one question", async () => {
    const asked = serving({ report: fixtureReport() });
    const place = await screen();
    await press(place, "删除这份报告");
    await until(() => document.querySelector("[role=alertdialog]") !== null);
    expect(bodyOf(asked, "remove")).toBeUndefined();
    await press(document.querySelector("[role=alertdialog]") as HTMLElement, "删除");
    await until(() => asked.some((a) => a.path.includes("remove")));
    expect(bodyOf(asked, "remove")).toEqual({ id: "r-1" });
  });

  test.each([
    ["password_protected", "这个 PDF 有密码"],
    ["no_results", "没有读到化验结果"],
    ["too_many_pages", "页数太多"],
    ["something_new", "没有读出来"],
  ])("%s is said in words, with what helps", async (error, words) => {
    serving({ report: fixtureReport({ status: "failed", error, rows: undefined, analysis: undefined }) });
    const place = await screen();
    expect(place.textContent).toContain(words);
    expect([...place.querySelectorAll("main a")].map((a) => a.getAttribute("href"))).toEqual(["#/uploadReportsPageNew", "#/uploadReportsPageNew?by=hand"]);
  });

  test("one that is not there, or somebody else's: said", async () => {
    fakeNetwork(() => failed(404, "not_found", "没有找到。"));
    expect((await screen()).textContent).toContain("没有找到这份报告");
  });
});

describe("a report being read", () => {
  test("shows stages and pages, resumes a lost connection, and ends with the report", async () => {
    serving({ report: fixtureReport({ status: "reading", rows: undefined, analysis: undefined }) });
    const rest = fetch;
    const parts = [
      `id: j:2\nevent: stage\ndata: ${JSON.stringify({ stage: "reading", label: "读第 2 页，共 5 页", progress: 0.3 })}\n\n`,
      `event: report\ndata: ${JSON.stringify(fixtureReport())}\n\n`,
    ];
    const since: string[] = [];
    vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
      if (!input.includes("/stream")) return rest(input, init);
      since.push((init.headers as Record<string, string>)["last-event-id"] ?? "");
      return new Response(parts.shift() ?? "", { headers: { "content-type": "text/event-stream" } });
    });
    const place = await screen();
    await until(() => place.textContent.includes("读第 2 页，共 5 页"));
    expect(place.querySelector("progress")?.getAttribute("value")).toBe("30");
    await settle(900);
    await until(() => place.textContent.includes("读到 4 项"));
    expect(place.querySelector("h1")?.textContent).toContain("读到 4 项");
    expect(since).toEqual(["", "j:2"]);
  });
});

describe("the list", () => {
  beforeEach(() => goTo("http://localhost/#/reportListPage"));

  test("is empty with what it is for and the way to fill it", async () => {
    serving({ report: fixtureReport(), listed: [] });
    const place = await screen();
    expect(place.textContent).toContain("还没有化验单");
    expect([...place.querySelectorAll("main a")].map((a) => a.getAttribute("href"))).toEqual(["#/uploadReportsPageNew"]);
  });

  test("shows when, where, how many are outside, and where the reading stands", async () => {
    const { rows: _rows, analysis: _analysis, ...one } = fixtureReport();
    serving({
      report: fixtureReport(),
      listed: [one, { ...one, id: "r-2", abnormalCount: 0 }, { ...one, id: "r-3", status: "failed" }, { ...one, id: "r-4", status: "needs_subject" }],
    });
    const place = await screen();
    const rows = [...place.querySelectorAll("main a")].map((a) => a.textContent);
    expect(rows[0]).toContain("6月12日江南市第三人民医院2 项不在范围");
    for (const [i, words] of ["2 项不在范围", "都在范围内", "没有读出来", "等你确认"].entries()) expect(rows[i]).toContain(words);
  });
});
