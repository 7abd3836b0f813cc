import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/server.ts";

onEachDatabase("invitation codes", (server) => {
  const enter = (invCode: unknown, token: string) => server().call("invCode", { body: { invCode } }, { token });

  it("accepts a known code, as often as it is entered, and says whose it is", async () => {
    const { token } = await server().visitor({ consents: false });
    for (const code of ["WELCOME", " welcome "]) expect((await enter(code, token)).data).toEqual({ accepted: true, owner: "The clinic" });
    expect(await server().context.db.selectFrom("invitation_uses").selectAll().execute()).toHaveLength(1);
  });

  it("answers an unknown code, and refuses none", async () => {
    const { token } = await server().visitor({ consents: false });
    expect(await enter("NOPE", token)).toMatchObject({ status: 200, data: { accepted: false } });
    for (const bad of ["", "  ", "x".repeat(65), 7, null]) expect((await enter(bad, token)).status).toBe(422);
  });
});
