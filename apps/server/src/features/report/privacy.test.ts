import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pdfOf, readerInProcess, realKnowledge, upload } from "../../testing/reports.ts";
import { onEachDatabase, type TestServer } from "../../testing/server.ts";

const knowledge = realKnowledge();
const IDENTITY = ["张晓明", "110101199203078888", "13912345678", "H20260508001", "朝阳门南小街"];
const SHEET = pdfOf({
  head: [
    "市第一人民医院检验报告单",
    "姓名：张晓明    性别：女    年龄：34岁",
    "身份证号：110101199203078888    电话：13912345678",
    "病历号：H20260508001    地址：朝阳门南小街",
    "采样时间：2026-05-08",
  ],
  rows: [
    ["铁蛋白", "12", "ng/mL", "15-150", "↓"],
    ["血红蛋白", "128", "g/L", "115-150"],
  ],
});

const TABLES = ["health_reports", "report_files", "files", "jobs", "idempotency", "precise_plans", "custom_plans"] as const;
const dump = async ({ context }: TestServer): Promise<string> =>
  JSON.stringify(await Promise.all(TABLES.map((table) => context.db.selectFrom(table).selectAll().execute())));
const filesOf = ({ context }: TestServer): string[] =>
  readdirSync(join(context.env.dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath, e.name));

onEachDatabase(
  "the privacy of reports",
  (server) => {
    const read = async (token: string): Promise<string> => {
      const fileIds = [await upload(server(), token, SHEET)];
      const { data } = await server().call("reportPut", { body: { fileIds } }, { token, headers: { "idempotency-key": "once" } });
      await server().settled();
      return data.id;
    };

    it("keeps nothing of who the sheet is about as text, and everything sealed", async () => {
      const { token } = await server().visitor();
      const id = await read(token);
      const exported = await server().call("exportData", {}, { token });
      const all = JSON.parse(exported.text) as { data: { files: { base64: string }[] } };
      for (const file of all.data.files) file.base64 = "";
      const report = (await server().call("reportGet", { query: { id } }, { token })).text;
      for (const word of IDENTITY) for (const text of [JSON.stringify(all), report, server().logs.join("\n")]) expect(text).not.toContain(word);
      expect(JSON.stringify(all)).toContain("ferritin");
      const clear = [...IDENTITY, "ferritin", "铁蛋白", "hemoglobin", "市第一人民医院", "2026-05-08"];
      const rows = await dump(server());
      for (const word of clear) expect(rows).not.toContain(word);
      for (const path of filesOf(server())) for (const word of ["%PDF", "PNG", ...clear]) expect(readFileSync(path).includes(word)).toBe(false);
      expect(server().logs.join("\n")).not.toContain("铁蛋白");
    });

    it("exports the report with its rows, its file and the pictures of its pages", async () => {
      const { token } = await server().visitor();
      const id = await read(token);
      type Held = { health_reports: { id: string; rows: { code: string }[] }[]; files: { purpose: string; mime: string; base64: string }[] };
      const { data } = (await server().call("exportData", {}, { token })) as unknown as { data: Held };
      expect(data.health_reports.map((r) => [r.id, r.rows.map((x) => x.code)])).toEqual([[id, ["ferritin", "hemoglobin"]]]);
      expect(data.files.map((f) => [f.purpose, f.mime])).toEqual([
        ["health_report", "application/pdf"],
        ["report_page", "image/png"],
      ]);
      expect(Buffer.from(data.files[0]?.base64 ?? "", "base64")).toEqual(SHEET);
    });

    it.each([
      ["removing the report", (token: string, id: string) => server().call("reportRemove", { body: { id } }, { token })],
      ["erasing everything", (token: string) => server().call("erase", {}, { token })],
    ])("leaves nothing after %s", async (_, remove) => {
      const before = { rows: await dump(server()), files: filesOf(server()).toSorted() };
      const { token } = await server().visitor();
      const { data: user } = await server().call("userinfo", {}, { token });
      const id = await read(token);
      expect(filesOf(server()).length).toBe(before.files.length + 2);
      expect((await remove(token, id)).status).toBe(200);
      expect(filesOf(server()).toSorted()).toEqual(before.files);
      const kept = (await server().context.db.selectFrom("health_reports").select("id").where("user_id", "=", user.id).execute()).length;
      const files = (await server().context.db.selectFrom("files").select("id").where("user_id", "=", user.id).execute()).length;
      const jobs = (await server().context.db.selectFrom("jobs").select("id").where("subject", "=", id).execute()).length;
      expect([kept, files, jobs]).toEqual([0, 0, 0]);
      expect((await server().context.db.selectFrom("report_files").selectAll().where("report_id", "=", id).execute()).length).toBe(0);
    });

    it("keeps a file that another report was read from too, until that goes as well", async () => {
      const { token } = await server().visitor();
      const file = await upload(server(), token, SHEET);
      const other = await upload(server(), token, Buffer.concat([SHEET, Buffer.from("\n")]));
      const put = async (fileIds: string[]) => (await server().call("reportPut", { body: { fileIds } }, { token })).data.id;
      const [a, b] = [await put([file]), await put([file, other])];
      await server().settled();
      await server().call("reportRemove", { body: { id: a } }, { token });
      expect(await server().context.files.get(file)).toEqual(SHEET);
      await server().call("reportRemove", { body: { id: b } }, { token });
      await expect(server().context.files.get(file)).rejects.toThrow("not there");
    });
  },
  { parts: { knowledge, reader: readerInProcess(knowledge) } },
);
