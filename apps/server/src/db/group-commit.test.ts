import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sqliteDialect } from "./sqlite.ts";

type Tables = { t: { id: number } };

describe("transactions on SQLite", () => {
  let dir: string;
  let db: Kysely<Tables>;
  let other: DatabaseSync;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), "nutri-group-"));
    db = new Kysely<Tables>({ dialect: sqliteDialect(join(dir, "db.sqlite")) });
    await sql`create table t (id integer primary key)`.execute(db);
    other = new DatabaseSync(join(dir, "db.sqlite"));
  });
  afterEach(async () => {
    other.close();
    await db.destroy();
    rmSync(dir, { recursive: true });
  });
  const ids = async () => (await db.selectFrom("t").select("id").orderBy("id").execute()).map((r) => r.id);
  /** What another process sees: what the disk has. */
  const onDisk = () => (other.prepare("select id from t order by id").all() as { id: number }[]).map((r) => r.id);
  const add = (id: number, then: () => Promise<unknown> = () => Promise.resolve()) =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto("t").values({ id }).execute();
      await then();
    });

  it("are on the disk when they are done, each of many at once", async () => {
    await Promise.all(Array.from({ length: 200 }, (_, i) => add(i).then(() => expect(onDisk()).toContain(i))));
    expect(await ids()).toEqual(Array.from({ length: 200 }, (_, i) => i));
  });

  it("share a commit when they come together", async () => {
    const commits: number[] = [];
    const version = () => Number(Object.values(other.prepare("pragma data_version").get() as object)[0]);
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        await add(i);
        commits.push(version());
      }),
    );
    expect(new Set(commits).size).toBeLessThan(20);
  });

  it("fail by themselves", async () => {
    const outcomes = await Promise.allSettled([add(1), add(2, () => Promise.reject(new Error("no"))), add(3), add(1), add(4)]);
    expect(outcomes.map((o) => o.status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"]);
    expect([await ids(), onDisk()]).toEqual([
      [1, 3, 4],
      [1, 3, 4],
    ]);
  });

  it("do not see one another half done, nor does anything else", async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((go) => (release = go));
    const slow = add(1, () => gate);
    const read = ids();
    const second = add(2);
    await new Promise((r) => setTimeout(r, 20));
    expect(onDisk()).toEqual([]);
    release();
    await Promise.all([slow, second]);
    expect([1, 2]).toEqual(expect.arrayContaining(await read));
    expect(onDisk()).toEqual([1, 2]);
  });

  it("are seen from outside when the disk has them, and hold up nobody who reads", async () => {
    const gate = Promise.withResolvers<void>();
    const slow = add(1, () => gate.promise);
    expect([await ids(), onDisk()]).toEqual([[], []]);
    gate.resolve();
    await slow;
    const done = add(2);
    const seen = await ids();
    expect(onDisk()).toEqual(seen);
    await done;
    expect(await ids()).toEqual([1, 2]);
  });

  it("fail all together when their commit fails, and the next ones go on", async () => {
    await sql`create table p (id integer primary key)`.execute(db);
    await sql`create table c (p integer references p(id) deferrable initially deferred)`.execute(db);
    const broken = db.transaction().execute((tx) => sql`insert into c values (7)`.execute(tx));
    const outcomes = await Promise.allSettled([broken, add(1)]);
    expect(outcomes[0].status).toBe("rejected");
    expect(onDisk()).toEqual(outcomes[1].status === "fulfilled" ? [1] : []);
    await add(2);
    expect(onDisk()).toContain(2);
  });

  it("go on after one that rolled back alone, and end with the database", async () => {
    await expect(add(1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await ids()).toEqual([]);
    const last = add(2);
    await last;
    expect(onDisk()).toEqual([2]);
  });
});

describe("the disk", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "nutri-disk-"));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  /** A database on a disk that takes what was committed when it is told to. */
  async function onSlowDisk() {
    const waiting: PromiseWithResolvers<void>[] = [];
    let slow = false;
    const sync = () => {
      if (!slow) return Promise.resolve();
      const one = Promise.withResolvers<void>();
      waiting.push(one);
      return one.promise;
    };
    const db = new Kysely<Tables>({ dialect: sqliteDialect(join(dir, "db.sqlite"), { sync, close: () => undefined }) });
    await sql`create table t (id integer primary key)`.execute(db);
    slow = true;
    const add = (id: number) => db.transaction().execute((tx) => tx.insertInto("t").values({ id }).execute());
    const ids = async () => (await db.selectFrom("t").select("id").orderBy("id").execute()).map((r) => r.id);
    return { db, waiting, add, ids };
  }
  const state = async (p: Promise<unknown>) => {
    await new Promise((r) => setTimeout(r, 20));
    return Promise.race([p.then(() => "done"), Promise.resolve("waits")]);
  };

  it("is waited for by who wrote and by who reads, and has one commit at a time", async () => {
    const { db, waiting, add, ids } = await onSlowDisk();
    const first = add(1);
    expect([await state(first), waiting.length]).toEqual(["waits", 1]);
    const read = ids();
    const second = add(2);
    expect([await state(read), await state(second), waiting.length]).toEqual(["waits", "waits", 1]);
    waiting[0]?.resolve();
    await first;
    expect([await read, await state(second), waiting.length]).toEqual([[1], "waits", 2]);
    waiting[1]?.resolve();
    await second;
    expect(await ids()).toEqual([1, 2]);
    await db.destroy();
  });

  it("has what is written outside of a transaction too", async () => {
    const { db, waiting } = await onSlowDisk();
    const written = db.insertInto("t").values({ id: 1 }).execute();
    expect([await state(written), waiting.length]).toEqual(["waits", 1]);
    waiting[0]?.resolve();
    await written;
    await db.destroy();
  });

  it("that refuses a commit is written to no more, and can still be read", async () => {
    const { db, waiting, add, ids } = await onSlowDisk();
    const first = add(1);
    await state(first);
    waiting[0]?.reject(Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" }));
    await expect(first).rejects.toThrow("EIO");
    await expect(add(2)).rejects.toThrow("EIO");
    expect(await ids()).not.toContain(2);
    await db.destroy();
  });
});
