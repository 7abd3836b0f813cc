import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openVault } from "../db/data-key.ts";
import type { Db, Engine } from "../db/open.ts";
import { Vault } from "../db/vault.ts";
import { parseKey } from "../env.ts";
import { FileStore } from "../files/store.ts";
import { heldOn } from "../privacy/held.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../testing/databases.ts";
import { ANSWERS, TestServer, type Visitor } from "../testing/server.ts";
import { backup, filePath, manifestPath, tablePath } from "./backup.ts";
import { beginNewKey, forgetPreviousKey } from "./key-files.ts";
import { restore } from "./restore.ts";
import { rotateKey } from "./rotate-key.ts";

const [OLD, NEW] = [Buffer.alloc(32, 7), Buffer.alloc(32, 9)];

/** A visitor with something in each place: answers, a plan, a file, a log entry. */
async function livedIn(server: TestServer): Promise<Visitor> {
  const visitor = await server.visitor();
  const { token } = visitor;
  const plan = (await server.call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token })).data;
  await server.call(
    "questionnairePut",
    { body: { customNutritionPlanId: plan.id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: true } },
    { token, headers: { "idempotency-key": "a key" } },
  );
  await server.call("operationLogSave", { body: { type: "share", note: "hello" } }, { token });
  await server.settled();
  const sent = await server.app.inject({
    method: "POST",
    url: "/api/v1/file/upload?path=chat",
    headers: { authorization: token, "content-type": "multipart/form-data; boundary=B" },
    payload: '--B\r\ncontent-disposition: form-data; name="file"; filename="note.pdf"\r\n\r\n%PDF-1.7 mine\r\n--B--\r\n',
  });
  expect(sent.statusCode).toBe(200);
  return visitor;
}

describe.each(ENGINES)("what an operator does on %s", (engine) => {
  let server: TestServer;
  let visitor: Visitor;
  const folders: string[] = [];
  const databases: TestDatabase[] = [];
  const folder = (): string => {
    const path = mkdtempSync(join(tmpdir(), "nutri-operate-"));
    folders.push(path);
    return path;
  };
  const another = async (kind: Engine = engine): Promise<TestDatabase> => {
    const made = await openTestDatabase(kind);
    databases.push(made);
    return made;
  };
  const held = (db: Db, vault: Vault, files: FileStore): Promise<unknown> => heldOn({ ...server.context, db, vault, files }, visitor.login.user.id);
  const save = (to: string) => backup({ ...server.context, engine, keyId: server.context.vault.keyId, now: server.context.now() }, to);
  const filesOf = (database: TestDatabase, vault = new Vault({ current: OLD })): FileStore => FileStore.in(database, vault);
  const into = (database: TestDatabase, current = OLD) => {
    const vault = new Vault({ current });
    return { db: database.db, files: filesOf(database, vault), knowsKey: (id: string) => vault.knows(id) };
  };

  beforeAll(async () => {
    server = await TestServer.start(engine);
    visitor = await livedIn(server);
  });
  afterEach(async () => {
    for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
    for (const database of databases.splice(0)) await database.drop();
  });
  afterAll(() => server.stop());

  it.each(ENGINES)("backs up while others write, and restores everything into %s", async (target) => {
    const to = join(folder(), "b");
    const before = await held(server.context.db, server.context.vault, server.context.files);
    const writing = Promise.all(Array.from({ length: 20 }, () => server.visitor()));
    const manifest = await save(to);
    await writing;
    const database = await another(target);
    await restore(to, into(database));
    const vault = await openVault(database.db, { current: OLD });
    expect(await held(database.db, vault, filesOf(database, vault))).toEqual(before);
    const users = await database.db.selectFrom("users").select("id").execute();
    expect(users.length).toBe(manifest.tables["users"]?.rows);
    expect(vault.hash("mobile", "13800138000")).toBe(server.context.vault.hash("mobile", "13800138000"));
  });

  it("leaves out the row of a file that is gone, and holds neither key nor content", async () => {
    const to = join(folder(), "b");
    const other = await livedIn(server);
    const gone = await server.context.db.selectFrom("files").select("id").where("user_id", "=", other.login.user.id).executeTakeFirstOrThrow();
    await server.context.files.remove(gone.id);
    const { files } = await save(to);
    expect(files).toBe((await server.context.db.selectFrom("files").select("id").execute()).length - 1);
    const all = readdirSync(to, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
    const text = all.map((e) => readFileSync(join(e.parentPath, e.name), "latin1")).join("\n");
    for (const secret of ["小林", "note.pdf", "%PDF-1.7 mine", OLD.toString("base64")]) expect(text).not.toContain(Buffer.from(secret).toString("latin1"));
    await server.call("erase", {}, { token: other.token });
  });

  it("restores whole or not at all, and says why not", async () => {
    const to = join(folder(), "b");
    await save(to);
    const database = await another();
    const users = () => database.db.selectFrom("users").select("id").execute();
    await expect(restore(to, into(database, NEW))).rejects.toThrow("needs the data key");
    const [table, manifest] = [tablePath(to, "users"), manifestPath(to)];
    const [rows, said] = [readFileSync(table, "utf8"), readFileSync(manifest, "utf8")];
    writeFileSync(table, rows.replace('"language":"', '"language":"x'));
    await expect(restore(to, into(database))).rejects.toThrow("is not as it was written");
    expect(await users()).toEqual([]);
    writeFileSync(table, rows);
    writeFileSync(manifest, said.replace(/"schema": ".*"/, '"schema": "9999-later"'));
    await expect(restore(to, into(database))).rejects.toThrow("9999-later");
    rmSync(manifest);
    await expect(restore(to, into(database))).rejects.toThrow("not a whole backup");
    writeFileSync(manifest, said);
    rmSync(filePath(to, readdirSync(join(to, "files"))[0] ?? ""));
    await expect(restore(to, into(database))).rejects.toThrow("ENOENT");
    expect(await users()).toEqual([]);
    await expect(restore(to, into({ ...database, db: server.context.db }))).rejects.toThrow("in use");
  });

  it("seals everything by a new key, goes on when it was stopped, and finds by hash what it found before", async () => {
    const to = join(folder(), "b");
    const before = await held(server.context.db, server.context.vault, server.context.files);
    await save(to);
    const database = await another();
    await restore(to, into(database));
    await openVault(database.db, { current: OLD });
    const vault = await openVault(database.db, { current: NEW, previous: OLD });
    const files = filesOf(database, vault);
    // A change that was stopped: one value is sealed anew already.
    const first = await database.db.selectFrom("custom_plans").select(["id", "answers"]).where("answers", "is not", null).executeTakeFirstOrThrow();
    const answers = first.answers && vault.seal("custom_plans.answers", first.id, vault.open("custom_plans.answers", first.id, first.answers));
    await database.db.updateTable("custom_plans").set({ answers }).where("id", "=", first.id).execute();
    expect(await rotateKey({ db: database.db, vault, files })).toMatchObject({ files: 1 });
    expect(await rotateKey({ db: database.db, vault, files })).toEqual({ values: 0, files: 0 });
    const only = await openVault(database.db, { current: NEW });
    expect(await held(database.db, only, filesOf(database, only))).toEqual(before);
    expect(only.hash("mobile", "13800138000")).toBe(server.context.vault.hash("mobile", "13800138000"));
    await expect(openVault(database.db, { current: OLD })).rejects.toThrow("not the key");
  });
});

describe("the key's files", () => {
  it("hold both keys from the first moment of a change to its last", () => {
    const dir = mkdtempSync(join(tmpdir(), "nutri-keys-"));
    const read = (name: string): Buffer | undefined => parseKey(readFileSync(join(dir, name), "utf8").trim());
    writeFileSync(join(dir, "data.key"), OLD.toString("base64"));
    beginNewKey(dir);
    const fresh = read("data.key");
    expect(fresh).toHaveLength(32);
    expect([fresh?.equals(OLD), read("data.key.previous")?.equals(OLD)]).toEqual([false, true]);
    beginNewKey(dir);
    expect(read("data.key")).toEqual(fresh);
    forgetPreviousKey(dir);
    expect(existsSync(join(dir, "data.key.previous"))).toBe(false);
    rmSync(dir, { recursive: true });
  });
});
