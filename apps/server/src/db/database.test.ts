import { mkdtempSync, rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { ENGINES, openTestDatabase, POSTGRES } from "../testing/databases.ts";
import { openVault, WrongKeyError } from "./data-key.ts";
import { lockDir, LockedError } from "./lock.ts";
import { migrate, newestMigration } from "./migrations.ts";
import { openDb } from "./open.ts";
import { USER_ROW } from "../testing/user-row.ts";

if (!POSTGRES.reachable)
  process.stdout.write(`PostgreSQL at ${POSTGRES.address} is not reachable: its half of the server's tests is skipped (set TEST_DATABASE_URL)\n`);

describe.each(ENGINES)("the database on %s", (engine) => {
  it("migrates once, also when two start at once, and opens again", async () => {
    const { db, drop } = await openTestDatabase(engine);
    await Promise.all([migrate(db), migrate(db)]);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect([new Set(rows.map((r) => r.name)).size, rows.at(-1)?.name]).toEqual([rows.length, newestMigration()]);
    await drop();
  });

  it("has an index or key for every column that owners and look-ups go by", async () => {
    const { db, drop } = await openTestDatabase(engine);
    const tables = (await db.introspection.getTables()).filter((t) => t.name !== "kysely_migration" && t.name !== "kysely_migration_lock");
    const source =
      engine === "sqlite"
        ? sql<{
            table: string;
            definition: string;
          }>`select m.name as "table", i.name || ' ' || group_concat(c.name) as definition from sqlite_master m join pragma_index_list(m.name) i join pragma_index_info(i.name) c where m.type = 'table' group by m.name, i.name`
        : sql<{ table: string; definition: string }>`select tablename as "table", indexdef as definition from pg_indexes where schemaname = 'public'`;
    const indexes = (await source.execute(db)).rows;
    for (const table of tables)
      for (const column of table.columns.filter((c) => c.name === "user_id" || c.name === "expires_at")) {
        const has = indexes.some(
          (i) => i.table === table.name && new RegExp(engine === "sqlite" ? ` ${column.name}(,|$)` : `\\(${column.name}[,)]`).test(i.definition),
        );
        expect([table.name, column.name, has || (table.name === "used_tickets" && column.name === "expires_at")]).toEqual([table.name, column.name, true]);
      }
    await drop();
  });

  it("removes all rows of a user with the user", async () => {
    const { db, drop } = await openTestDatabase(engine);
    await db.insertInto("users").values(USER_ROW).execute();
    await db.insertInto("consents").values({ user_id: "u", document: "privacy", version: "1", at: 1 }).execute();
    await expect(db.insertInto("consents").values({ user_id: "nobody", document: "privacy", version: "1", at: 1 }).execute()).rejects.toThrow(/foreign key/i);
    await db.deleteFrom("users").execute();
    expect(await db.selectFrom("consents").selectAll().execute()).toEqual([]);
    await drop();
  });

  it("keeps times as whole numbers", async () => {
    const { db, drop } = await openTestDatabase(engine);
    const at = 1_795_000_000_123;
    await db.insertInto("used_tickets").values({ nonce_hash: "n", expires_at: at }).execute();
    expect((await db.selectFrom("used_tickets").selectAll().executeTakeFirstOrThrow()).expires_at).toBe(at);
    await drop();
  });

  it("refuses to be opened with another key than it was begun with", async () => {
    const { db, drop } = await openTestDatabase(engine);
    await openVault(db, { current: Buffer.alloc(32, 1) });
    await openVault(db, { current: Buffer.alloc(32, 1) });
    await expect(openVault(db, { current: Buffer.alloc(32, 2) })).rejects.toThrow(WrongKeyError);
    await drop();
  });
});

const inDir = async (work: (dir: string) => Promise<void> | void): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), "nutri-dir-"));
  await work(dir);
  rmSync(dir, { recursive: true });
};

describe("the data directory", () => {
  it("is one process's, until that ends, however it ends", () =>
    inDir((dir) => {
      const unlock = lockDir(dir);
      expect(() => lockDir(dir)).toThrow(LockedError);
      const other = spawnSync(
        process.execPath,
        [
          "-e",
          `import(${JSON.stringify(join(import.meta.dirname, "lock.ts"))}).then((m) => m.lockDir(${JSON.stringify(dir)})).then(() => process.kill(process.pid, "SIGKILL"), (e) => { console.log(e.name); process.exit(3); })`,
        ],
        { encoding: "utf8" },
      );
      expect([other.status, other.stdout.trim()]).toEqual([3, "LockedError"]);
      unlock();
      const killed = spawnSync(process.execPath, [
        "-e",
        `import(${JSON.stringify(join(import.meta.dirname, "lock.ts"))}).then((m) => m.lockDir(${JSON.stringify(dir)})).then(() => process.kill(process.pid, "SIGKILL"))`,
      ]);
      expect(killed.signal).toBe("SIGKILL");
      lockDir(dir)();
    }));

  it("holds a database with a write-ahead log", () =>
    inDir(async (dir) => {
      const { db } = await openDb({ dataDir: dir }, () => undefined);
      const pragma = async (name: string) => Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
      expect([await pragma("journal_mode"), await pragma("synchronous"), await pragma("foreign_keys")]).toEqual(["wal", 1, 1]);
      await db.destroy();
    }));
});

describe("ids", () => {
  it("sort by age, are UUIDs, and stay in order when the clock goes back", () => {
    const ids = [1_795_000_000_000, 1_795_000_000_000, 1_795_000_000_001, 1_794_999_999_000].map(newId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ids.toSorted()).toEqual(ids);
    const many = Array.from({ length: 10_000 }, () => newId(1_795_000_000_002));
    expect(many.toSorted()).toEqual(many);
    expect(new Set(many).size).toBe(10_000);
  });
});
