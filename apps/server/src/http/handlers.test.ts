import { type CallId, calls } from "@nutri/contract";
import { describe, expect, it } from "vitest";
import { onEachDatabase } from "../testing/server.ts";
import { handlers } from "./handlers.ts";
import { notBuilt } from "./not-built.ts";

/** Goes down with each call that is built, and never up. */
const STILL_TO_BUILD = 26;

describe("the list of what is not built", () => {
  it(`has ${STILL_TO_BUILD} calls left`, () => expect(notBuilt).toHaveLength(STILL_TO_BUILD));

  it("is, with the handlers, the whole contract, each call once", () => {
    expect([...Object.keys(handlers), ...notBuilt].toSorted()).toEqual(Object.keys(calls).toSorted());
  });
});

onEachDatabase("calls that are not built", (server) => {
  it.each(notBuilt.map((id) => [id] as [CallId]))("%s says so, after the token", async (id) => {
    const { token } = await server().visitor({ consents: false });
    const { status, failure } = await server().call(id, {}, { token, lang: "en-US" });
    expect([status, failure.code, failure.error, failure.message]).toEqual([501, 501, "not_built", "This is not built yet."]);
    expect((await server().call(id)).status).toBe(401);
  });
});
