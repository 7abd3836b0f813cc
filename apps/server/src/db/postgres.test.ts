import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestDatabase, POSTGRES } from "../testing/databases.ts";

it.runIf(POSTGRES.reachable)("prepares a statement once a connection, and none that asks for every column: that may change under it", async () => {
  const { db, drop } = await openTestDatabase("postgres");
  const prepared = await db.connection().execute(async (one) => {
    for (const name of ["a", "b"]) {
      await one.selectFrom("settings").select("value").where("name", "=", name).execute();
      await one.selectFrom("settings").selectAll().where("name", "=", name).execute();
    }
    return (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one)).rows.map((r) => r.statement);
  });
  expect(prepared.filter((s) => s.includes('"settings"'))).toEqual(['select "value" from "settings" where "name" = $1']);
  await drop();
});

it.runIf(POSTGRES.reachable)("goes on after another instance has added a column", async () => {
  const { db, drop } = await openTestDatabase("postgres");
  await db.connection().execute(async (one) => {
    const read = () => one.selectFrom("settings").selectAll().where("name", "=", "new").execute();
    await one.insertInto("settings").values({ name: "new", value: "1" }).execute();
    await read();
    await sql`alter table settings add column more text`.execute(one);
    expect(await read()).toEqual([{ name: "new", value: "1", more: null }]);
  });
  await drop();
});
