import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/server.ts";

onEachDatabase("operation log", (server) => {
  it("keeps an entry with its extras, sealed", async () => {
    const { token } = await server().visitor({ consents: false });
    const entry = { type: "share", businessId: "b-1", step: 2, channel: "PLANTED" };
    const { data } = await server().call("operationLogSave", { body: entry }, { token });
    const row = await server().context.db.selectFrom("operation_logs").selectAll().where("id", "=", data.id).executeTakeFirstOrThrow();
    expect(row.entry).not.toContain("PLANTED");
    expect(JSON.parse(server().context.vault.open("operation_logs.entry", row.id, row.entry))).toEqual(entry);
  });

  it("takes share when no type is given, and refuses what is not an entry", async () => {
    const { token } = await server().visitor({ consents: false });
    expect((await server().call("operationLogSave", { body: {} }, { token })).status).toBe(200);
    for (const body of [{ type: "" }, { type: "x".repeat(51) }, { step: {} }, { businessId: 7 }, { extra: "x".repeat(9000) }])
      expect((await server().call("operationLogSave", { body }, { token })).status).toBe(422);
  });
});
