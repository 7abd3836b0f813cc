import type { HealthReport, PrecisePlan } from "@nutri/contract";
import type { Lang } from "@nutri/domain";
import { afterAll, beforeEach, expect, it } from "vitest";
import { claimJob } from "../../jobs/store.ts";
import { createPlanner } from "../../planning/engine-planner.ts";
import { REPORT_JOB } from "../../reports/store.ts";
import { pdfOf, realKnowledge, sampleProducts, type TestReader, testReader, upload } from "../../testing/reports.ts";
import { ANSWERS, onEachDatabase, readEvents } from "../../testing/server.ts";
import { readReportJob } from "./read-job.ts";

const knowledge = realKnowledge();
const reader: TestReader = testReader(knowledge);
const { planner, stop } = createPlanner(knowledge, { market: "cn", referenceSet: "china-2023" });
afterAll(stop);
beforeEach(() => reader.reset());

const BLOOD = { head: ["市第一人民医院检验报告单", "姓名：张晓明  性别：女  年龄：34岁", "采样时间：2026-05-08"] };
const SHEET = pdfOf({
  ...BLOOD,
  rows: [
    ["铁蛋白", "12", "ng/mL", "15-150", "↓"],
    ["血红蛋白", "128", "g/L", "115-150"],
  ],
});

onEachDatabase(
  "reports",
  (server) => {
    type Owner = { token: string };
    const call = async (token: string, fileIds: string[], more: object = {}): Promise<HealthReport> =>
      (await server().call("reportPut", { body: { fileIds, ...more } }, { token })).data;
    const get = async (token: string, id: string, lang: Lang = "zh-CN"): Promise<HealthReport> =>
      (await server().call("reportGet", { query: { id } }, { token, lang })).data;
    /** Puts rows typed by hand and waits until they are taken up. */
    const typed = async (token: string, rows: object[], more: object = {}): Promise<HealthReport> => {
      const { data } = await server().call("reportPut", { body: { rows, ...more } }, { token });
      await server().settled();
      return get(token, data.id);
    };
    const read = async (token: string, bytes: Buffer): Promise<HealthReport> => {
      const { id } = await call(token, [await upload(server(), token, bytes)]);
      await server().settled();
      return get(token, id);
    };
    /** A visitor with a plan. */
    const planned = async (answers: object = ANSWERS): Promise<Owner & { customPlanId: string }> => {
      const { token } = await server().visitor();
      const { data } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
      const body = { customNutritionPlanId: data.id, questionnaireType: "short_questionnaire", answers, submit: true };
      await server().call("questionnairePut", { body }, { token });
      await server().settled();
      return { token, customPlanId: data.id };
    };
    const plan = async ({ token, customPlanId }: Owner & { customPlanId: string }, lang: Lang = "zh-CN"): Promise<PrecisePlan> =>
      (await server().call("precisePlanGet", { query: { custom_nutrition_plan_id: customPlanId } }, { token, lang })).data as PrecisePlan;
    const iron = (p: PrecisePlan) => p.nutrients.find((n) => n.nutrient === "iron");
    const FERRITIN_LOW = { code: "ferritin", value: 12, unit: "ng/mL" };

    it("reads a PDF with text in a child process: rows with places, date, institution, picture, what it means", async () => {
      reader.real = true;
      const { token } = await server().visitor();
      const { id } = await call(token, [await upload(server(), token, SHEET)]);
      // The child goes last wherever it runs, and a busy machine lets it wait.
      await expect.poll(async () => (await get(token, id)).status, { timeout: 90_000, interval: 50 }).toBe("ready");
      const report = await get(token, id);
      expect(report).toMatchObject({
        status: "ready",
        mine: true,
        reportDate: "2026-05-08",
        institution: "市第一人民医院",
        subject: { sex: "female", age: 34 },
        abnormalCount: 1,
        pages: [{ page: 1, picture: true }],
      });
      expect(report.rows).toMatchObject([
        {
          code: "ferritin",
          value: 12,
          unit: "ng/mL",
          valueSi: 12,
          unitSi: "ug/L",
          flag: "low",
          refLow: 15,
          refHigh: 150,
          box: { page: 1 },
          corrected: false,
          ask: false,
        },
        { code: "hemoglobin", value: 128, flag: "normal" },
      ]);
      expect(report.analysis?.findings).toMatchObject([{ code: "ferritin", flag: "low", by: "比下限 15 ng/mL 低 20%" }]);
      expect((await get(token, report.id, "en-US")).analysis?.findings[0]?.by).toBe("Below the lower bound of 15 ng/mL by 20%");
    }, 120_000);

    it("shows a page's picture to its owner only", async () => {
      const { token } = await server().visitor();
      reader.pages = [{ page: 1, file: 0, source: "ocr", width: 10, height: 10, png: Buffer.from("\x89PNG of the page", "latin1") }];
      reader.rows = [{ name: "铁蛋白", value: 60, unit: "ng/mL" }];
      const report = await read(token, SHEET);
      const picture = (who: string, page = 1) =>
        server().app.inject({ url: `/api/v1/health_report/page?id=${report.id}&page=${page}`, headers: { authorization: who } });
      const shown = await picture(token);
      expect([shown.statusCode, shown.headers["content-type"], shown.rawPayload.toString("latin1")]).toEqual([200, "image/png", "\x89PNG of the page"]);
      expect((await picture(token, 2)).statusCode).toBe(404);
      expect((await picture((await server().visitor()).token)).statusCode).toBe(404);
      expect((await picture("nobody")).statusCode).toBe(401);
    });

    it("takes typed rows, in either language and any unit, and asks about what cannot be", async () => {
      const { token } = await server().visitor();
      const report = await typed(
        token,
        [
          { name: "空腹血糖", value: "5.4", unit: "mmol/L" },
          { name: "Fasting glucose", value: 99, unit: "mg/dL" },
          { code: "ferritin", value: "<5", unit: "ng/mL" },
          { code: "hemoglobin", value: 1280, unit: "g/L" },
          { code: "ferritin", value: 50, unit: "furlong" },
          { name: "不认识的项目", value: 3, unit: "U/L" },
        ],
        { reportDate: "2026-03-02" },
      );
      expect(report).toMatchObject({ status: "ready", reportDate: "2026-03-02" });
      expect(report.rows?.map((r) => [r.code, r.value, r.comparator, r.valueSi, r.ask])).toEqual([
        ["glucose_fasting", 5.4, undefined, 5.4, false],
        ["glucose_fasting", 99, undefined, 5.49549, false],
        ["ferritin", 5, "<", 5, false],
        ["hemoglobin", 1280, undefined, undefined, true],
        ["ferritin", 50, undefined, undefined, true],
        [undefined, 3, undefined, undefined, false],
      ]);
    });

    it.each([
      ["nothing at all", {}, "fileIds"],
      ["no files and no rows", { fileIds: [], rows: [] }, "fileIds"],
      ["a row without a name", { rows: [{ value: 3, unit: "g/L" }] }, "rows.0"],
      ["a row that is no result", { rows: [{ name: "铁蛋白", value: "see above", unit: "" }] }, "rows.0"],
      ["a date to come", { rows: [FERRITIN_LOW], reportDate: "2026-11-22" }, "reportDate"],
      ["a date that is none", { rows: [FERRITIN_LOW], reportDate: "2026-13-01" }, "reportDate"],
    ])("refuses %s, in both languages", async (_, body, path) => {
      const { token } = await server().visitor();
      for (const lang of ["zh-CN", "en-US"] as const) {
        const { status, failure } = await server().call("reportPut", { body }, { token, lang });
        expect([status, failure.details?.[0]?.path]).toEqual([422, path]);
        expect(/[\u4e00-\u9fff]/u.test(failure.details?.[0]?.message ?? "")).toBe(lang === "zh-CN");
      }
    });

    it("hides reports, files and plans of others as if they were not there", async () => {
      const [owner, stranger] = [await planned(), await server().visitor()];
      const report = await typed(owner.token, [FERRITIN_LOW]);
      const file = await upload(server(), owner.token, SHEET);
      const asks: Promise<{ status: number }>[] = [
        server().call("reportGet", { query: { id: report.id } }, stranger),
        server().call("reportConfirm", { body: { id: report.id, mine: true } }, stranger),
        server().call("reportCorrect", { body: { id: report.id, rows: [] } }, stranger),
        server().call("reportRemove", { body: { id: report.id } }, stranger),
        server().call("reportStream", { query: { id: report.id } }, stranger),
        server().call("reportPut", { body: { fileIds: [file] } }, stranger),
        server().call("reportPut", { body: { rows: [FERRITIN_LOW], customNutritionPlanId: owner.customPlanId } }, stranger),
        server().call("reportPut", { body: { fileIds: [await upload(server(), stranger.token, SHEET, "chat")] } }, stranger),
      ];
      expect((await Promise.all(asks)).map((a) => a.status)).toEqual(asks.map(() => 404));
      expect((await server().call("reportList", {}, stranger)).data).toEqual({ items: [], total: 0 });
    });

    it("lists reports newest first, page by page, without their rows", async () => {
      const { token } = await server().visitor();
      const ids: string[] = [];
      for (const value of [10, 20, 30]) ids.unshift((await typed(token, [{ ...FERRITIN_LOW, value }])).id);
      const { data } = await server().call("reportList", { query: { page_num: "1", page_size: "2" } }, { token });
      expect([data.total, data.items.map((r) => r.id), data.items[0]?.rows]).toEqual([3, ids.slice(0, 2), undefined]);
      expect((await server().call("reportList", { query: { page_num: "2", page_size: "2" } }, { token })).data.items.map((r) => r.id)).toEqual(ids.slice(2));
    });

    it("knows the same files again, and reads files in the order given", async () => {
      const { token } = await server().visitor();
      reader.rows = [{ name: "铁蛋白", value: 60, unit: "ng/mL" }];
      const [a, b] = [await upload(server(), token, SHEET), await upload(server(), token, Buffer.concat([SHEET, Buffer.from("\n")]))];
      const first = await call(token, [b, a]);
      expect((await call(token, [b, a])).id).toBe(first.id);
      await server().settled();
      expect((await call(token, [b, a])).id).toBe(first.id);
      expect((await call(token, [a, b])).id).not.toBe(first.id);
      await server().settled();
      expect(reader.seen[0]?.map((f) => f.length)).toEqual([SHEET.length + 1, SHEET.length]);
    });

    it.each([
      ["password_protected", "密码", "password"],
      ["damaged_file", "损坏", "damaged"],
      ["no_results", "没有找到化验结果", "No lab results"],
      ["unsupported_file", "不是能读的", "not a report"],
      ["timed_out", "太长", "too long"],
    ] as const)("says of %s what it is and what to do", async (code, zh, en) => {
      const { token } = await server().visitor();
      reader.problems = [{ code, file: 0 }];
      const report = await read(token, SHEET);
      expect(report).toMatchObject({ status: "failed", error: code, problems: [{ code, file: 0, message: expect.stringContaining(zh) as string }] });
      expect((await get(token, report.id, "en-US")).problems?.[0]?.message).toContain(en);
      expect([report.rows, report.analysis]).toEqual([undefined, undefined]);
    });

    it("keeps what was read when another file could not be", async () => {
      const { token } = await server().visitor();
      reader.rows = [{ name: "铁蛋白", value: 60, unit: "ng/mL" }];
      reader.problems = [{ code: "damaged_file", file: 1 }];
      expect(await read(token, SHEET)).toMatchObject({ status: "ready", rows: [{ code: "ferritin" }], problems: [{ code: "damaged_file", file: 1 }] });
    });

    it("tries once more when the child is killed, then says so", async () => {
      const { token } = await server().visitor();
      reader.problems = [{ code: "reader_failed" }];
      const { id } = await call(token, [await upload(server(), token, SHEET)]);
      await expect.poll(() => reader.seen.length).toBe(1);
      await expect
        .poll(async () => (await server().context.db.selectFrom("jobs").select("status").where("subject", "=", id).executeTakeFirst())?.status)
        .toBe("queued");
      server().advance(10_000);
      await server().settled();
      expect([reader.seen.length, (await get(token, id)).error]).toEqual([2, "reader_failed"]);
    });

    it("tells the person when reading fails again and again, instead of letting them wait", async () => {
      const { token } = await server().visitor();
      reader.fail = new Error("the disk is full");
      const { id } = await call(token, [await upload(server(), token, SHEET)]);
      for (const tries of [1, 2, 3]) {
        await expect.poll(() => reader.seen.length).toBe(tries);
        await expect
          .poll(async () => (await server().context.db.selectFrom("jobs").select("status").where("subject", "=", id).executeTakeFirst())?.status)
          .toBe(tries < 3 ? "queued" : "failed");
        server().advance(10_000);
      }
      expect(await get(token, id)).toMatchObject({ status: "failed", error: "reader_failed" });
    });

    it("lets nobody fill the queue", async () => {
      const { token } = await server().visitor();
      const go = reader.hold();
      const put = async (i: number) =>
        server().call("reportPut", { body: { fileIds: [await upload(server(), token, Buffer.concat([SHEET, Buffer.from("\n".repeat(i))]))] } }, { token });
      for (let i = 0; i < 20; i++) expect((await put(i)).status).toBe(200);
      const { status, failure, headers } = await put(20);
      expect([status, failure.error, headers["retry-after"]]).toEqual([429, "too_many_requests", "30"]);
      expect((await put(3)).status).toBe(200);
      go();
      await server().settled();
    });

    it.each([
      ["another sex", { sex: "male", age: 34 }, "other_sex"],
      ["another age", { sex: "female", age: 61 }, "other_age"],
    ] as const)("asks whose a report of %s is; not mine stays out of everything that is mine", async (_, subject, code) => {
      const owner = await planned();
      const { token } = owner;
      reader.rows = [{ name: "铁蛋白", value: 12, unit: "ng/mL" }];
      reader.subject = subject;
      const report = await read(token, SHEET);
      expect(report).toMatchObject({ status: "needs_subject", mine: false, problems: [{ code }] });
      expect(report.analysis).toBeUndefined();
      const before = await plan(owner);
      expect(before.reportAnalysis).toBeUndefined();
      const trend = async (): Promise<number> =>
        (await server().call("biomarkerTrend", { query: { code: "ferritin", months: "12" } }, { token })).data.points.length;
      expect(await trend()).toBe(0);

      const no = await server().call("reportConfirm", { body: { id: report.id, mine: false } }, { token });
      expect(no.data).toMatchObject({ status: "ready", mine: false, analysis: {} });
      await server().settled();
      expect([(await plan(owner)).reportAnalysis, await trend()]).toEqual([undefined, 0]);

      const yes = await server().call("reportConfirm", { body: { id: report.id, mine: true } }, { token });
      expect(yes.data).toMatchObject({ status: "ready", mine: true });
      await server().settled();
      expect([iron(await plan(owner))?.status, await trend()]).toEqual(["low", 1]);
    });

    it("asks whose it is when pages of two people come together, and takes the age of the day it was printed", async () => {
      const { token } = await planned();
      reader.rows = [{ name: "铁蛋白", value: 12, unit: "ng/mL" }];
      reader.problems = [{ code: "several_people" }];
      expect(await read(token, SHEET)).toMatchObject({ status: "needs_subject", problems: [{ code: "several_people" }] });
      reader.problems = [];
      reader.subject = { age: 24 };
      reader.reportDate = "2016-11-01";
      expect(await read(token, Buffer.concat([SHEET, Buffer.from(" ")]))).toMatchObject({ status: "ready", mine: true });
    });

    it("asks anew when the answers change after the report", async () => {
      const { token } = await server().visitor();
      reader.rows = [{ name: "铁蛋白", value: 12, unit: "ng/mL" }];
      reader.subject = { sex: "male" };
      const report = await read(token, SHEET);
      expect(report.status).toBe("ready");
      const { data } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
      await server().call(
        "questionnairePut",
        { body: { customNutritionPlanId: data.id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: true } },
        { token },
      );
      await server().settled();
      expect((await get(token, report.id)).status).toBe("needs_subject");
      expect((await plan({ token, customPlanId: data.id })).reportAnalysis).toBeUndefined();
    });

    it("keeps a report with a date to come under the day it was uploaded", async () => {
      const { token } = await server().visitor();
      reader.rows = [{ name: "铁蛋白", value: 12, unit: "ng/mL" }];
      reader.problems = [{ code: "future_date" }];
      reader.reportDate = "2027-01-01";
      const report = await read(token, SHEET);
      expect([report.status, report.reportDate, report.problems?.[0]?.code]).toEqual(["ready", undefined, "future_date"]);
      const dated = await server().call("reportCorrect", { body: { id: report.id, rows: [], reportDate: "2026-10-01" } }, { token });
      expect([dated.data.reportDate, dated.data.problems]).toEqual(["2026-10-01", undefined]);
    });

    it("corrects, confirms, adds and removes rows; what is corrected is marked", async () => {
      const { token } = await server().visitor();
      reader.rows = [
        { name: "铁蛋白", value: 120, unit: "ng/mL", refLow: 15, refHigh: 150 },
        { name: "血红蛋白", value: 128, unit: "g/L" },
        { name: "白蛋白", value: 44, unit: "g/L" },
      ];
      reader.ask = [0, 1];
      const { id } = await read(token, SHEET);
      const correct = async (...rows: object[]) => (await server().call("reportCorrect", { body: { id, rows } }, { token })).data;
      const changed = await correct({ index: 0, value: 12 }, { index: 1 }, { index: 2, remove: true }, { code: "vitamin_d_25oh", value: 40, unit: "nmol/L" });
      expect(changed.rows).toMatchObject([
        { index: 0, code: "ferritin", value: 12, valueSi: 12, flag: "low", refLow: 15, corrected: true, ask: false, confidence: 1 },
        { index: 1, code: "hemoglobin", value: 128, corrected: false, ask: false, confidence: 1 },
        { index: 3, code: "vitamin_d_25oh", value: 40, corrected: true, ask: false },
      ]);
      expect(changed.analysis?.findings.map((f) => f.code)).toContain("ferritin");
      const unit = await correct({ index: 0, value: 27, unit: "pmol/L" }, { index: 1, code: "albumin" });
      expect(unit.rows).toMatchObject([{ index: 0, unit: "pmol/L", ask: true }, { index: 1, code: "albumin", ask: true }, { index: 3 }]);
      const wild = await correct({ index: 1, code: "hemoglobin", value: "1280" });
      expect(wild.rows?.[1]).toMatchObject({ ask: true, corrected: true });
      expect(wild.rows?.[1]?.valueSi).toBeUndefined();
    });

    it("refuses corrections that name no row or are no result, and changes nothing", async () => {
      const { token } = await server().visitor();
      const { id, rows } = await typed(token, [FERRITIN_LOW]);
      for (const bad of [
        { index: 9, value: 1 },
        { index: 0, value: "nonsense" },
        { value: 3, unit: "g/L" },
      ]) {
        const { status } = await server().call("reportCorrect", { body: { id, rows: [{ index: 0, value: 99 }, bad] } }, { token });
        expect(status).toBe(422);
      }
      expect((await get(token, id)).rows).toEqual(rows);
      expect((await server().call("reportCorrect", { body: { id, rows: [], reportDate: "2027-01-01" } }, { token })).status).toBe(422);
    });

    it("makes the plan anew from a report, with its analysis, the step and the reason", async () => {
      const owner = await planned({ ...ANSWERS, labs: [{ code: "ferritin", value: 90, unit: "ug/L" }] });
      const before = await plan(owner);
      expect([before.nextStep, iron(before)?.status]).toEqual(["1", "adequate"]);
      await typed(owner.token, [FERRITIN_LOW]);
      const after = await plan(owner);
      expect(after.previousId).toBe(before.id);
      expect(iron(after)).toMatchObject({ status: "low" });
      expect(iron(after)?.because[0]).toMatchObject({ kind: "lab", text: expect.stringContaining("12") as string });
      expect(["2", "3"]).toContain(after.nextStep);
      expect(after.nextStep).toBe(after.medicineTaboos.length + after.productReviews.length > 0 ? "3" : "2");
      expect((after.reportAnalysis as { findings: unknown[] }).findings).toHaveLength(1);
    });

    it("changes the plan when a value is corrected, and says why", async () => {
      await server().context.catalogue.replace(sampleProducts());
      const owner = await planned({ ...ANSWERS, gender: "male", medicines: [] });
      const report = await typed(owner.token, [{ code: "vitamin_d_25oh", value: 32, unit: "nmol/L" }]);
      const low = await plan(owner);
      expect(low.recommendations.map((r) => r.nutrient)).toContain("vitamin_d");
      await server().call("reportCorrect", { body: { id: report.id, rows: [{ index: 0, value: 110 }] } }, { token: owner.token });
      await server().settled();
      const enough = await plan(owner, "en-US");
      expect(enough.previousId).toBe(low.id);
      expect(enough.recommendations.map((r) => r.nutrient)).not.toContain("vitamin_d");
      const change = enough.changes?.find((c) => c.kind === "nutrient" && c.id === "vitamin_d");
      expect(change?.because).toContain("110 nmol/L");
      expect(change?.to).toBeLessThan(change?.from ?? 0);
      expect(
        enough.changes
          ?.filter((c) => c.kind === "product" && c.to === 0)
          .map((c) => c.because)
          .join(),
      ).toContain("110 nmol/L");
    });

    it("uses the latest sure result of each analyte, asks about the others, and forgets what is removed", async () => {
      const owner = await planned();
      await typed(owner.token, [{ ...FERRITIN_LOW, value: 90 }], { reportDate: "2026-06-01" });
      const later = await typed(owner.token, [FERRITIN_LOW], { reportDate: "2026-09-01" });
      await typed(owner.token, [{ ...FERRITIN_LOW, value: 100 }], { reportDate: "2026-01-01" });
      expect(iron(await plan(owner))?.status).toBe("low");
      reader.rows = [{ name: "铁蛋白", value: 400, unit: "ng/mL" }];
      reader.ask = [0];
      reader.reportDate = "2026-11-01";
      await read(owner.token, SHEET);
      expect(iron(await plan(owner))?.status).toBe("low");
      await server().call("reportRemove", { body: { id: later.id } }, { token: owner.token });
      await server().settled();
      expect(iron(await plan(owner))?.status).toBe("adequate");
    });

    it("leaves a plan alone whose answers are being changed", async () => {
      const owner = await planned();
      const { medicines: _, ...some } = ANSWERS;
      const body = { customNutritionPlanId: owner.customPlanId, questionnaireType: "short_questionnaire", answers: some, submit: false };
      await server().call("questionnairePut", { body }, { token: owner.token });
      const before = await plan(owner);
      await typed(owner.token, [FERRITIN_LOW]);
      expect((await plan(owner)).id).toBe(before.id);
    });

    it("shows an analyte over the months, whatever its unit, with what changed since the last", async () => {
      const { token } = await server().visitor();
      await typed(token, [{ code: "glucose_fasting", value: 108, unit: "mg/dL" }], { reportDate: "2026-05-08" });
      await typed(token, [{ code: "glucose_fasting", value: 5.2, unit: "mmol/L" }], { reportDate: "2026-11-02" });
      await typed(token, [{ code: "glucose_fasting", value: 7, unit: "mmol/L" }], { reportDate: "2025-11-30" });
      await typed(token, [{ code: "glucose_fasting", value: 900, unit: "mmol/L" }], { reportDate: "2026-11-03" });
      const trend = async (months: string, lang: Lang = "en-US") =>
        (await server().call("biomarkerTrend", { query: { code: "glucose_fasting", months } }, { token, lang })).data;
      const year = await trend("12");
      expect(year).toMatchObject({ code: "glucose_fasting", name: "Fasting plasma glucose", unit: "mmol/L" });
      expect(year.points.map((p) => [p.date, p.value])).toEqual([
        ["2026-05-08", 5.99508],
        ["2026-11-02", 5.2],
      ]);
      expect(year.change).toEqual({ since: "2026-05-08", from: 5.99508, to: 5.2, difference: -0.79508 });
      expect((await trend("13")).points).toHaveLength(3);
      expect((await trend("1")).points).toHaveLength(1);
      expect((await trend("1")).change).toBeUndefined();
      expect((await server().call("biomarkerTrend", { query: { code: "phlogiston", months: "12" } }, { token })).status).toBe(404);
      expect((await server().call("biomarkerTrend", { query: { code: "ferritin", months: "12" } }, { token })).data.points).toEqual([]);
    });

    it("gives the trend's range in the trend's unit", async () => {
      const { token } = await server().visitor();
      reader.rows = [{ name: "空腹血糖", value: 108, unit: "mg/dL", refLow: 70, refHigh: 99 }];
      await read(token, SHEET);
      const { data } = await server().call("biomarkerTrend", { query: { code: "glucose_fasting", months: "12" } }, { token });
      expect(data.points).toMatchObject([{ value: 5.99508, low: 3.886, high: 5.495 }]);
    });

    it("streams the steps and then the report, and goes on where a client left", async () => {
      const { token } = await server().visitor();
      reader.rows = [{ name: "铁蛋白", value: 60, unit: "ng/mL" }];
      const go = reader.hold();
      const { id } = await call(token, [await upload(server(), token, SHEET)]);
      const stream = (last?: string, lang = "zh-CN") =>
        server().app.inject({
          url: `/api/v1/health_report/stream?id=${id}`,
          headers: { authorization: token, "accept-language": lang, ...(last && { "last-event-id": last }) },
        });
      const following = stream();
      await expect.poll(() => reader.seen.length).toBe(1);
      reader.progress({ stage: "reading", page: 2, pages: 5 });
      await expect
        .poll(async () => (await server().context.db.selectFrom("jobs").select("stage").where("subject", "=", id).executeTakeFirst())?.stage)
        .toBe("reading 2 5");
      setTimeout(go, 450);
      const events = readEvents((await following).body);
      expect(events).toContainEqual(
        expect.objectContaining({
          event: "stage",
          data: expect.objectContaining({ stage: "reading", label: "读第 2 页，共 5 页", page: 2, pages: 5 }) as object,
        }),
      );
      expect(events.at(-2)).toMatchObject({ event: "stage", data: { stage: "done", progress: 1 } });
      expect(events.at(-1)).toMatchObject({ event: "report", data: { id, status: "ready" } });
      const progress = events.filter((e) => e.event === "stage").map((e) => (e.data as { progress: number }).progress);
      expect(progress).toEqual(progress.toSorted((a, b) => a - b));
      const again = readEvents((await stream(events[0]?.id, "en-US")).body);
      expect(again.map((e) => e.event)).toEqual(["stage", "report"]);
      expect(again[0]).toMatchObject({ data: { label: "Finished" } });
      expect(readEvents((await stream(events.at(-1)?.id)).body)).toEqual([]);
    });

    it("answers others, and makes plans, while a report is read", async () => {
      const { token } = await server().visitor();
      reader.rows = [{ name: "铁蛋白", value: 60, unit: "ng/mL" }];
      const go = reader.hold();
      const { id } = await call(token, [await upload(server(), token, SHEET)]);
      const waits = await call(token, [await upload(server(), token, Buffer.concat([SHEET, Buffer.from("\n\n")]))]);
      await expect.poll(() => reader.seen.length).toBe(1);
      const { data } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
      await server().call(
        "questionnairePut",
        { body: { customNutritionPlanId: data.id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: true } },
        { token },
      );
      await expect.poll(async () => "nutrients" in (await plan({ token, customPlanId: data.id }))).toBe(true);
      expect([(await get(token, id)).status, (await get(token, waits.id)).status, reader.seen.length]).toEqual(["reading", "queued", 1]);
      expect((await server().call("reportCorrect", { body: { id, rows: [] } }, { token })).status).toBe(409);
      expect((await server().call("reportConfirm", { body: { id, mine: true } }, { token })).status).toBe(409);
      go();
      await server().settled();
      expect([(await get(token, id)).status, (await get(token, waits.id)).status]).toEqual(["ready", "ready"]);
    });

    it("finishes a report whose worker died in the middle of it", async () => {
      const { token } = await server().visitor();
      reader.rows = [{ name: "铁蛋白", value: 60, unit: "ng/mL" }];
      const { context } = server();
      const go = reader.hold();
      const { id } = await call(token, [await upload(server(), token, SHEET)]);
      await expect.poll(() => reader.seen.length).toBe(1);
      // The worker is not heard of again: its lease runs out, another takes the job up, and what the dead one still does changes nothing.
      await context.db.updateTable("jobs").set({ lease_until: 0 }).where("subject", "=", id).execute();
      const second = await claimJob(context.db, context.now(), context.now() + 60_000, false, [REPORT_JOB]);
      expect([second?.subject, second?.attempts]).toEqual([id, 2]);
      go();
      if (second) await readReportJob(context, second, () => Promise.resolve(), new AbortController().signal);
      await expect.poll(() => reader.done).toBe(2);
      expect(await get(token, id)).toMatchObject({ status: "ready", rows: [{ code: "ferritin" }] });
      await context.db.updateTable("jobs").set({ status: "done" }).where("subject", "=", id).execute();
    });

    it("removes a report while it is read, and keeps nothing of it", async () => {
      const { token } = await server().visitor();
      reader.rows = [{ name: "铁蛋白", value: 60, unit: "ng/mL" }];
      reader.pages = [{ page: 1, file: 0, source: "ocr", width: 10, height: 10, png: Buffer.from("\x89PNG", "latin1") }];
      const go = reader.hold();
      const { id } = await call(token, [await upload(server(), token, SHEET)]);
      await expect.poll(() => reader.seen.length).toBe(1);
      expect((await server().call("reportRemove", { body: { id } }, { token })).status).toBe(200);
      go();
      await expect.poll(() => reader.done).toBe(1);
      await server().settled();
      expect((await server().call("reportGet", { query: { id } }, { token })).status).toBe(404);
      const { userId } = { userId: (await server().call("userinfo", {}, { token })).data.id };
      expect(await server().context.db.selectFrom("files").select("id").where("user_id", "=", userId).execute()).toEqual([]);
    });
  },
  { parts: { knowledge, planner, reader } },
);
