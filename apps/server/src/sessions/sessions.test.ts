import { expect, it } from "vitest";
import { onEachDatabase } from "../testing/server.ts";
import { Sessions } from "./sessions.ts";

onEachDatabase("a token", (server) => {
  it("that was revoked lives on in another instance for 2 seconds at most, in its own not at all", async () => {
    const { token } = await server().visitor();
    const other = new Sessions(server().context);
    expect(await other.find(token)).toBeDefined();
    expect((await server().call("logoutAll", {}, { token })).status).toBe(200);
    expect((await server().call("userinfo", {}, { token })).status).toBe(401);
    server().advance(1_999);
    expect(await other.find(token)).toBeDefined();
    server().advance(1);
    expect(await other.find(token)).toBeUndefined();
  });

  it("whose owner takes a consent back has none of it in another instance after 2 seconds", async () => {
    const { token } = await server().visitor();
    const other = new Sessions(server().context);
    expect((await other.find(token))?.healthConsent).toBe(true);
    const { version } = await server().context.db.selectFrom("consents").select("version").executeTakeFirstOrThrow();
    await server().call("consent", { body: { version, documents: ["health_data"], accepted: false } }, { token });
    server().advance(2_000);
    expect((await other.find(token))?.healthConsent).toBe(false);
  });
});
