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
