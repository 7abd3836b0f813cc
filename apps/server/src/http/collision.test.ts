import { describe, expect, it } from "vitest";
import { isCollision } from "../collision.ts";
import type { Context } from "../context.ts";
import { onEachDatabase } from "../testing/server.ts";
import { run, type Work } from "./work.ts";

/** Work of a call whose handler rates a message that is not there, so often, before it finds that out. */
const rating = (context: Context, userId: string, headers: object, blind: number): { work: Work; done: () => number } => {
  let done = 0;
  const handler = async ({ context: { db } }: { context: Context }): Promise<null> => {
    if (++done <= blind) {
      const sealed = context.vault.seal("message_feedback.body", "gone", "{}");
      await db.insertInto("message_feedback").values({ message_id: "gone", user_id: userId, rating: "up", body: sealed, created_at: 0 }).execute();
    }
    return null;
  };
  const request = { headers, caller: { userId } };
  return { work: { context, id: "chatFeedback", call: {}, request, handler, input: {}, file: undefined } as unknown as Work, done: () => done };
};

onEachDatabase("what was looked up and is removed before it is written to", (server) => {
  it("is looked up again", async () => {
    const { token, login } = await server().visitor();
    const { work, done } = rating(server().context, login.user.id, { authorization: token }, 1);
    expect(await run(work)).toEqual(Buffer.from("null"));
    expect(done()).toBe(2);
  });

  it("and not for ever", async () => {
    const { token, login } = await server().visitor();
    const { work, done } = rating(server().context, login.user.id, { authorization: token }, 100);
    await expect(run(work)).rejects.toSatisfy(isCollision);
    expect(done()).toBe(3);
  });

  it("and when the caller has gone meanwhile, that is said", async () => {
    const { token, login } = await server().visitor();
    await server().call("erase", {}, { token });
    const { work } = rating(server().context, login.user.id, { authorization: token }, 1);
    await expect(run(work)).rejects.toMatchObject({ id: "unauthenticated" });
  });
});

describe("a collision", () => {
  it.each([
    [Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode: 787 }), true],
    [Object.assign(new Error("x"), { code: "23503" }), true],
    [Object.assign(new Error("x"), { code: "40P01" }), true],
    [Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode: 2067 }), false],
    [Object.assign(new Error("x"), { code: "23505" }), false],
    [new Error("x"), false],
    ["23503", false],
  ])("%o is one: %s", (error, expected) => expect(isCollision(error)).toBe(expected));
});
