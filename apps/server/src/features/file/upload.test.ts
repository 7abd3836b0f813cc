import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { MAX_FILE_BYTES } from "../../files/store.ts";
import { onEachDatabase, type TestServer } from "../../testing/server.ts";
import { cleanName, kindOf } from "./kinds.ts";
import { MOST_BYTES } from "./upload.ts";

const PDF = Buffer.from("%PDF-1.7\nPLANTED content");
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

type Options = { path?: string; name?: string; field?: string; headers?: Record<string, string>; type?: string };

async function upload(
  server: TestServer,
  token: string,
  bytes: Buffer,
  { path = "health_report", name = "报告.pdf", field = "file", headers = {}, type = "text/plain" }: Options = {},
) {
  const head = `--B\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const response = await server.app.inject({
    method: "POST",
    url: `/api/v1/file/upload?path=${path}`,
    headers: { authorization: token, "content-type": "multipart/form-data; boundary=B", ...headers },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--B--\r\n")]),
  });
  const body = response.json<{
    data: { fileId: string; name: string; size: number; mime: string; sha256: string };
    error?: string;
    details?: { path: string }[];
  }>();
  return { status: response.statusCode, ...body };
}

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath, e.name));

onEachDatabase("file upload", (server) => {
  it("keeps a file by what its bytes are, sealed on disk and in the database", async () => {
    const { token } = await server().visitor();
    const { status, data } = await upload(server(), token, PDF, { type: "image/png" });
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: "报告.pdf", size: PDF.length, mime: "application/pdf", sha256: createHash("sha256").update(PDF).digest("hex") });
    const { context } = server();
    expect(await context.files.get(data.fileId)).toEqual(PDF);
    for (const path of filesIn(join(context.env.dataDir, "files"))) expect(readFileSync(path).includes("PLANTED")).toBe(false);
    const rows = JSON.stringify(await context.db.selectFrom("files").selectAll().execute());
    for (const clear of ["报告", data.sha256]) expect(rows).not.toContain(clear);
  });

  it("keeps the same bytes once for a visitor, also when they come twice at once, and apart from other visitors", async () => {
    const [a, b] = [await server().visitor(), await server().visitor()];
    const [one, two] = await Promise.all([upload(server(), a.token, PNG, { name: "a.png" }), upload(server(), a.token, PNG, { name: "b.png" })]);
    expect(one.data.fileId).toBe(two.data.fileId);
    expect((await upload(server(), a.token, PNG)).data.fileId).toBe(one.data.fileId);
    expect((await upload(server(), a.token, PNG, { path: "label" })).data.fileId).not.toBe(one.data.fileId);
    expect((await upload(server(), b.token, PNG)).data.fileId).not.toBe(one.data.fileId);
    const rows = await server().context.db.selectFrom("files").select("id").execute();
    expect(filesIn(join(server().context.env.dataDir, "files"))).toHaveLength(rows.length);
  });

  it.each([
    ["an empty file", Buffer.alloc(0), {}, 422, "invalid"],
    ["a program", Buffer.from("MZ\x90\0"), { name: "a.pdf", type: "application/pdf" }, 415, "unsupported_file"],
    ["data as a label", Buffer.from('{"resourceType":"Bundle"}'), { path: "label" }, 415, "unsupported_file"],
    ["broken JSON", Buffer.from('{"resourceType":'), {}, 415, "unsupported_file"],
    ["another field", PDF, { field: "document" }, 422, "invalid"],
    ["no purpose", PDF, { path: "" }, 422, "invalid"],
    ["an unknown purpose", PDF, { path: "../etc" }, 422, "invalid"],
    ["JSON instead of multipart", PDF, { headers: { "content-type": "text/csv" } }, 415, "unsupported_media_type"],
  ])("refuses %s", async (_what, bytes, options, status, error) => {
    const { token } = await server().visitor();
    expect(await upload(server(), token, bytes, options)).toMatchObject({ status, error });
  });

  it("refuses what is too large, and a stranger before reading anything", async () => {
    const { token } = await server().visitor();
    expect(await upload(server(), token, Buffer.alloc(MAX_FILE_BYTES + 1, "%PDF-"))).toMatchObject({ status: 413, error: "too_large" });
    expect(await upload(server(), "x", PDF)).toMatchObject({ status: 401 });
    const without = await server().visitor({ consents: false });
    expect(await upload(server(), without.token, PDF)).toMatchObject({ status: 403, error: "consent_required" });
  });

  it("keeps so much of one visitor and no more, at the bound too", async () => {
    const [full, other] = [await server().visitor(), await server().visitor()];
    const { data } = await upload(server(), full.token, PDF);
    const { db } = server().context;
    const hold = (size: number) => db.updateTable("files").set({ size }).where("id", "=", data.fileId).execute();
    await hold(MOST_BYTES - PNG.length + 1);
    expect(await upload(server(), full.token, PNG)).toMatchObject({ status: 422, error: "invalid", details: [{ path: "file" }] });
    expect((await upload(server(), other.token, PNG)).status).toBe(200);
    await hold(MOST_BYTES - PNG.length);
    expect((await upload(server(), full.token, PNG)).status).toBe(200);
  });

  it("refuses a multipart body without a file, and one that is cut off", async () => {
    const { token } = await server().visitor();
    const send = (payload: string) =>
      server().app.inject({
        method: "POST",
        url: "/api/v1/file/upload?path=chat",
        headers: { authorization: token, "content-type": "multipart/form-data; boundary=B" },
        payload,
      });
    expect((await send("--B--\r\n")).statusCode).toBe(422);
    const cut = await send('--B\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1');
    expect(cut.statusCode).toBe(400);
    expect(cut.json()).toMatchObject({ code: 400, error: "malformed" });
  });

  it("answers the same file again under one Idempotency-Key, and refuses another under it", async () => {
    const { token } = await server().visitor();
    const headers = { "idempotency-key": "upload-1" };
    const first = await upload(server(), token, PDF, { headers });
    expect((await upload(server(), token, PDF, { headers })).data).toEqual(first.data);
    expect(await upload(server(), token, PNG, { headers })).toMatchObject({ status: 409, error: "idempotency_clash" });
  });
});

it.each([
  [PDF, "application/pdf"],
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
  [PNG, "image/png"],
  [Buffer.from("RIFF\0\0\0\0WEBPVP8 "), "image/webp"],
  [Buffer.from("\0\0\0\x18ftypheic"), "image/heic"],
  [Buffer.from('\uFEFF {"resourceType":"Bundle"}'), "application/json"],
  [Buffer.from("[1]"), undefined],
  [Buffer.from("GIF89a"), undefined],
  [Buffer.from("\0\0\0\x18ftypmp42"), undefined],
])("tells what %s is", (bytes, kind) => expect(kindOf(bytes)).toBe(kind));

it.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\体检.pdf", "体检.pdf"],
  ["a\u0000b\u202Egpj.exe", "abgpj.exe"],
  ["", "file"],
  ["x".repeat(500), "x".repeat(120)],
])("cleans the name %j", (given, shown) => expect(cleanName(given)).toBe(shown));
