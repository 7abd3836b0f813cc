import { CONSENT_VERSION } from "@nutri/contract";
import { expect, it } from "vitest";
import { ANSWERS, onEachDatabase } from "../../testing/server.ts";
import { heldInParts } from "../../privacy/held.ts";
import { sweep } from "../../privacy/sweep.ts";

onEachDatabase("account", (server) => {
  it("reads and changes the user, each field by itself, sealed", async () => {
    const { token, login } = await server().visitor();
    const change = (body: object) => server().call("userinfo", { body }, { token });
    expect((await change({ nickname: "  PLANTED小林 ", gender: "female", birthYear: 1990 })).data).toMatchObject({
      nickname: "PLANTED小林",
      gender: "female",
      birthYear: 1990,
    });
    expect((await change({ heightCm: 163.5, language: "en-US" })).data).toMatchObject({ nickname: "PLANTED小林", heightCm: 163.5, language: "en-US" });
    expect((await change({})).data).toMatchObject({ id: login.user.id, nickname: "PLANTED小林", heightCm: 163.5 });
    const rows = JSON.stringify(await server().context.db.selectFrom("users").selectAll().execute());
    expect(rows).not.toContain("PLANTED");
  });

  it("keeps both of two changes at once", async () => {
    const { token } = await server().visitor();
    await Promise.all([server().call("userinfo", { body: { nickname: "a" } }, { token }), server().call("userinfo", { body: { weightKg: 60 } }, { token })]);
    expect((await server().call("userinfo", {}, { token })).data).toMatchObject({ nickname: "a", weightKg: 60 });
  });

  it.each([
    ["nickname", { nickname: "" }, "请填写。", "Please fill this in."],
    ["nickname", { nickname: "x".repeat(31) }, "最多 30 个字符。", "At most 30 characters."],
    ["heightCm", { heightCm: 1.75 }, "不能小于 50。", "Must be at least 50."],
    ["weightKg", { weightKg: "60" }, "这里要填数字。", "This must be a number."],
    ["gender", { gender: "x" }, "只能是：male, female。", "Must be one of: male, female."],
    ["birthYear", { birthYear: 1990.5 }, "这里要填整数。", "This must be a whole number."],
    ["password", { password: "x" }, "没有这个字段。", "There is no such field."],
  ])("refuses %s %o, in the caller's language", async (path, body, zh, en) => {
    const { token } = await server().visitor();
    const details = async (lang: "zh-CN" | "en-US") => {
      const { status, failure } = await server().call("userinfo", { body }, { token, lang });
      expect([status, failure.code, failure.error]).toEqual([422, 422, "invalid"]);
      return failure.details;
    };
    expect(await details("zh-CN")).toEqual([{ path, message: zh }]);
    expect(await details("en-US")).toEqual([{ path, message: en }]);
  });

  it("asks for consent before health data, takes it back, and refuses an old version", async () => {
    const { token } = await server().visitor({ consents: false });
    const consent = (documents: string[], accepted = true, version: string = CONSENT_VERSION) =>
      server().call("consent", { body: { version, documents, accepted } }, { token });
    const last = () => server().call("customPlanLast", {}, { token });
    expect((await last()).failure).toMatchObject({ code: 403, error: "consent_required" });
    expect((await consent(["agreement", "privacy", "health_data"], true, "2001-01")).failure).toMatchObject({ code: 409, error: "stale_consent" });
    await consent(["agreement", "privacy"]);
    expect((await last()).status).toBe(403);
    const { data } = await consent(["health_data"]);
    expect(data.consents.map((c) => c.document)).toEqual(["agreement", "health_data", "privacy"]);
    expect(await last()).toMatchObject({ status: 200, data: null });
    await consent(["health_data"], false, "2001-01");
    expect((await last()).status).toBe(403);
  });

  it("keeps a name without that consent, but no body measures", async () => {
    const { token } = await server().visitor({ consents: false });
    expect((await server().call("userinfo", { body: { nickname: "a", language: "en-US" } }, { token })).status).toBe(200);
    for (const body of [{ heightCm: 170 }, { nickname: "b", weightKg: 60 }])
      expect((await server().call("userinfo", { body }, { token })).failure.error).toBe("consent_required");
    expect((await server().call("userinfo", {}, { token })).data.nickname).toBe("a");
  });

  it.each([
    [{ version: CONSENT_VERSION, documents: [], accepted: true }],
    [{ version: CONSENT_VERSION, documents: ["everything"], accepted: true }],
    [{ documents: ["privacy"], accepted: true }],
  ])("refuses the consent %o", async (body) => {
    const { token } = await server().visitor({ consents: false });
    expect((await server().call("consent", { body }, { token })).status).toBe(422);
  });

  it("logs out everywhere at once, also what was just used", async () => {
    const { token, login } = await server().visitor();
    const again = await server().call("loginIp", { body: { clientType: "web", deviceId: login.deviceId, deviceSecret: login.deviceSecret } });
    const tokens = [token, again.data.accessToken];
    for (const t of tokens) expect((await server().call("userinfo", {}, { token: t })).status).toBe(200);
    await server().call("logoutAll", {}, { token });
    for (const t of tokens) expect((await server().call("userinfo", {}, { token: t })).status).toBe(401);
  });

  it("exports everything held, readable, and erases all of it", async () => {
    const { token, login } = await server().visitor();
    const { data: plan } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
    await server().call(
      "questionnairePut",
      { body: { customNutritionPlanId: plan.id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: true } },
      { token },
    );
    await server().call("operationLogSave", { body: { type: "share", note: "hello" } }, { token });
    await server().settled();
    const upload = await server().app.inject({
      method: "POST",
      url: "/api/v1/file/upload?path=chat",
      headers: { authorization: token, "content-type": "multipart/form-data; boundary=B" },
      payload: '--B\r\ncontent-disposition: form-data; name="file"; filename="note.pdf"\r\n\r\n%PDF-1.7 mine\r\n--B--\r\n',
    });
    expect(upload.statusCode).toBe(200);

    const { data, text } = await server().call("exportData", {}, { token });
    expect(data).toMatchObject({
      custom_plans: [{ answers: ANSWERS }],
      operation_logs: [{ entry: { type: "share", note: "hello" } }],
      precise_plans: [{ zh: { nickname: "小林" }, en: { nickname: "小林" } }],
    });
    expect(data["files"]).toMatchObject([{ name: "note.pdf", base64: Buffer.from("%PDF-1.7 mine").toString("base64") }]);
    expect(text).not.toContain("token_hash");

    expect(await server().call("erase", {}, { token })).toMatchObject({ status: 200, data: null });
    expect((await server().call("userinfo", {}, { token })).status).toBe(401);
    const { db, files } = server().context;
    const tables = ["users", "consents", "sessions", "custom_plans", "precise_plans", "operation_logs", "jobs", "files", "idempotency"] as const;
    for (const table of tables) expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(login.user.id);
    expect(await files.olderThan(Date.now() + 1000)).toEqual([]);
  });

  it("erases visitors who were inactive for the days of retention, and files that belong to nobody", async () => {
    const { context } = server();
    const old = await server().visitor();
    server().advance(10 * 86_400_000);
    const recent = await server().visitor();
    await context.files.put("00000000-0000-7000-8000-000000000000", Buffer.from("lost"));
    await sweep({ ...context, env: { ...context.env, retentionDays: 7 } });
    expect((await server().call("userinfo", {}, { token: old.token })).status).toBe(401);
    expect((await server().call("userinfo", {}, { token: recent.token })).status).toBe(200);
    // A fresh file may still get its row.
    expect(await context.files.olderThan(Date.now() + 1000)).toHaveLength(1);
  });

  it("gives files out one by one, so that no export is too large, and ends before its end when one is not there", async () => {
    const { token, login } = await server().visitor();
    const { context } = server();
    const ids = ["1", "2", "3"].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
    for (const id of ids) {
      await context.files.put(id, Buffer.from(`file ${id}`));
      const name = context.vault.seal("files.name", id, "a.pdf");
      const sha256 = context.vault.seal("files.sha256", id, "x");
      const row = { id, user_id: login.user.id, purpose: "chat", content_hash: id, mime: "application/pdf", size: 1, created_at: 0, name, sha256 };
      await context.db.insertInto("files").values(row).execute();
    }
    const parts: string[] = [];
    for await (const part of heldInParts(context, login.user.id)) parts.push(part);
    const base64 = (id: string) => Buffer.from(`file ${id}`).toString("base64");
    for (const part of parts) expect(ids.filter((id) => part.includes(base64(id))).length).toBeLessThan(2);
    const { data } = await server().call("exportData", {}, { token });
    expect(data["files"]).toMatchObject(ids.map((id) => ({ id, base64: base64(id) })));
    expect(JSON.parse(parts.join(""))).toEqual(data);

    await context.files.remove(ids[1] ?? "");
    const broken = server().app.inject({ method: "GET", url: "/api/v1/user/export", headers: { authorization: token } });
    await expect(broken.then((r) => JSON.parse(r.body) as unknown)).rejects.toThrow(/JSON|response|aborted|destroyed/);
  });

  it("forgets repeated requests after a day and finished jobs after thirty, and not before", async () => {
    const { context } = server();
    const { token, login } = await server().visitor();
    const headers = { "idempotency-key": "kept for a day" };
    await server().call("operationLogSave", { body: { type: "share", note: "hello" } }, { token, headers });
    const now = context.now();
    const job = { kind: "plan", subject: "nothing", user_id: login.user.id, request_id: null, stage: null, attempts: 1, created_at: now, updated_at: now };
    await context.db
      .insertInto("jobs")
      .values((["done", "failed"] as const).map((status) => ({ ...job, id: `${status}-${login.user.id}`, status, lease_until: now })))
      .execute();
    const kept = async () => {
      await sweep(context);
      const of = (table: "idempotency" | "jobs") => context.db.selectFrom(table).select("user_id").where("user_id", "=", login.user.id).execute();
      return [(await of("idempotency")).length, (await of("jobs")).length];
    };
    const DAY = 86_400_000;
    expect(await kept()).toEqual([1, 2]);
    server().advance(DAY + 1);
    expect(await kept()).toEqual([0, 2]);
    server().advance(29 * DAY);
    expect(await kept()).toEqual([0, 0]);
  });
});
