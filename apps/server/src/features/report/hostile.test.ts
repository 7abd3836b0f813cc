import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { pdfOf, readerInProcess, realKnowledge, upload } from "../../testing/reports.ts";
import { onEachDatabase } from "../../testing/server.ts";

const knowledge = realKnowledge();

/** Files as strangers send them, through the real reader. What they could do to its process is tested where the child is made. */
const ROWS = [["铁蛋白", "12", "ng/mL", "15-150", "↓"]] as const;
const GOOD = pdfOf({ rows: ROWS });
const wrapped = (extra: string): Buffer => Buffer.from(GOOD.toString("latin1").replace("/Type /Catalog", `/Type /Catalog ${extra}`), "latin1");
const png = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(head);
  head.writeUInt32BE(13, 8);
  head.write("IHDR", 12, "latin1");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([8, 2, 0, 0, 0], 24);
  return head;
};
/** An encrypted PDF's trailer is all that is needed to be refused: no key opens it. */
const LOCKED = Buffer.from(
  GOOD.toString("latin1").replace(
    "/Root 1 0 R",
    `/Root 1 0 R /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${"ab".repeat(32)}> /U <${"cd".repeat(32)}> >> /ID [<${"00".repeat(16)}> <${"00".repeat(16)}>]`,
  ),
  "latin1",
);
const MENU = pdfOf({
  head: ["今日菜单"],
  rows: [
    ["宫保鸡丁", "38", "元", ""],
    ["米饭", "3", "元", ""],
  ],
});

onEachDatabase(
  "hostile and mistaken files",
  (server) => {
    it.each([
      ["an empty file", Buffer.alloc(0), 422, "invalid"],
      ["a zip called a PDF", Buffer.concat([Buffer.from("PK\x03\x04"), deflateRawSync(Buffer.alloc(1_000_000))]), 415, "unsupported_file"],
      ["an SVG with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415, "unsupported_file"],
      ["an HTML page", Buffer.from("<!doctype html><script>alert(1)</script>"), 415, "unsupported_file"],
    ])("refuses %s when it is uploaded, in both languages", async (_, bytes, status, error) => {
      const { token } = await server().visitor();
      const head = Buffer.from('--B\r\ncontent-disposition: form-data; name="file"; filename="report.png"\r\ncontent-type: image/png\r\n\r\n');
      for (const lang of ["zh-CN", "en-US"]) {
        const response = await server().app.inject({
          method: "POST",
          url: "/api/v1/file/upload?path=health_report",
          headers: { authorization: token, "content-type": "multipart/form-data; boundary=B", "accept-language": lang },
          payload: Buffer.concat([head, bytes, Buffer.from("\r\n--B--\r\n")]),
        });
        const body = response.json<{ error: string; message: string }>();
        expect([response.statusCode, body.error, /[\u4e00-\u9fff]/u.test(body.message)]).toEqual([status, error, lang === "zh-CN"]);
      }
    });

    it.each([
      ["a PDF cut off", GOOD.subarray(0, Math.floor(GOOD.length * 0.45)), ["damaged_file", "no_results"]],
      ["a PDF with a password", LOCKED, ["password_protected"]],
      ["a picture of 20,000 × 20,000 pixels", png(20_000, 20_000), ["too_many_pixels", "damaged_file"]],
      ["a picture cut off", png(800, 600), ["damaged_file"]],
      ["JSON that is no FHIR", Buffer.from('{"hello":"world"}'), ["unsupported_file"]],
      ["a menu", MENU, ["no_results"]],
    ] as const)("says what is wrong with %s, and invents nothing", async (_, bytes, errors) => {
      const { token } = await server().visitor();
      const { data } = await server().call("reportPut", { body: { fileIds: [await upload(server(), token, Buffer.from(bytes))] } }, { token });
      await server().settled();
      for (const lang of ["zh-CN", "en-US"] as const) {
        const { data: report } = await server().call("reportGet", { query: { id: data.id } }, { token, lang });
        expect([report.status, report.rows]).toEqual(["failed", undefined]);
        expect(errors).toContain(report.error);
        expect(/[\u4e00-\u9fff]/u.test(report.problems?.[0]?.message ?? "")).toBe(lang === "zh-CN");
      }
    });

    it.each([
      ["JavaScript", "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>"],
      ["an address to open", "/OpenAction << /S /URI /URI (http://127.0.0.1:1/) >>"],
      ["embedded files", "/Names << /EmbeddedFiles << /Names [(x) << /Type /Filespec /F (x.exe) >>] >> >>"],
    ])("reads a PDF with %s as if it were not there", async (_, extra) => {
      const { token } = await server().visitor();
      const { data } = await server().call("reportPut", { body: { fileIds: [await upload(server(), token, wrapped(extra))] } }, { token });
      await server().settled();
      expect((await server().call("reportGet", { query: { id: data.id } }, { token })).data.rows).toMatchObject([{ code: "ferritin", value: 12 }]);
    });

    it("asks whose it is when two people's sheets come in one upload", async () => {
      const { token } = await server().visitor();
      const of = (name: string, value: string) =>
        pdfOf({ head: ["市第一人民医院检验报告单", `姓名：${name}  性别：女`], rows: [["铁蛋白", value, "ng/mL", "15-150"]] });
      const fileIds = [await upload(server(), token, of("王小芳", "12")), await upload(server(), token, of("李建国", "80"))];
      const { data } = await server().call("reportPut", { body: { fileIds } }, { token });
      await server().settled();
      expect((await server().call("reportGet", { query: { id: data.id } }, { token })).data).toMatchObject({
        status: "needs_subject",
        problems: [{ code: "several_people" }],
      });
    });
  },
  { parts: { knowledge, reader: readerInProcess(knowledge) } },
);
