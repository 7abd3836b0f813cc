import type { Output } from "@nutri/contract";
import { expect, it } from "vitest";
import type { ChatEvent } from "../../chat/chats.ts";
import { ChatDesk, LEASE_MS } from "../../chat/desk.ts";
import { delta, endOf } from "../../chat/events.ts";
import type { Live } from "../../chat/live.ts";
import { endAll } from "../../chat/store.ts";
import type { Caller } from "../../sessions/sessions.ts";
import { onEachDatabase, readEvents, type Visitor } from "../../testing/server.ts";

const QUESTION = "维生素 C 有什么用？";

/** Makers that die, are stopped from elsewhere, or have said more than was kept. */
onEachDatabase("an answer that is being made", (server) => {
  const callerOf = ({ login }: Visitor): Caller => ({ userId: login.user.id, tokenHash: "", healthConsent: true });
  const begin = async (visitor: Visitor) => {
    const turn = await server().context.chat.of(server().context, callerOf(visitor)).begin(visitor.login.user.id, { text: QUESTION });
    if (!turn) throw new Error("it did not begin");
    return turn;
  };
  const join = async ({ token }: Visitor, messageId: string, after?: number) =>
    readEvents(
      (await server().call("chatStream", { query: { messageId } }, { token, headers: after === undefined ? {} : { "last-event-id": `${messageId}:${after}` } }))
        .text,
    );
  const last = async ({ token }: Visitor, conversationId: string): Promise<Output<"chatMessages">["items"][number] | undefined> =>
    (await server().call("chatMessages", { query: { conversationId } }, { token })).data.items.at(-1);
  /** A maker here that says what the test says. */
  const making = (desk: ChatDesk, visitor: Visitor, turn: Awaited<ReturnType<typeof begin>>) => {
    const [said, over] = [Promise.withResolvers<Live>(), Promise.withResolvers<void>()];
    desk.make(turn, callerOf(visitor), async (live) => {
      said.resolve(live);
      await over.promise;
      await live.end([endOf("stop", undefined, "model")], { status: "done" });
    });
    return { live: said.promise, finish: over.resolve };
  };

  it("is ended as interrupted once its maker has been silent for its lease, not before", async () => {
    const visitor = await server().visitor();
    const turn = await begin(visitor);
    const chats = server().context.chat.of(server().context, callerOf(visitor));
    await chats.keep(turn, [delta("第一句。"), delta("第二句。")]);
    server().advance(LEASE_MS - 1000);
    const early = new AbortController();
    const reading = server().context.chat.next(turn.answerId, 500, early.signal);
    await reading;
    expect((await last(visitor, turn.conversationId))?.status).toBe("running");
    server().advance(2000);
    const events = await join(visitor, turn.answerId);
    expect(events.map((e) => e.event)).toEqual(["start", "delta", "delta", "end"]);
    expect(events.at(-1)?.data).toMatchObject({ finishReason: "interrupted" });
    expect(await last(visitor, turn.conversationId)).toMatchObject({ status: "interrupted", text: "第一句。第二句。" });
    // Who had heard one more than was kept hears the end, and once.
    const [end, ...rest] = await join(visitor, turn.answerId, 3);
    expect([end?.event, end?.id, rest.length]).toEqual(["end", events.at(-1)?.id, 0]);
    expect(await join(visitor, turn.answerId, Number(end?.id?.split(":")[1]))).toEqual([]);
  });

  it("is held by a maker that lives, however long it is silent, and heard by who joins elsewhere", async () => {
    const visitor = await server().visitor();
    const turn = await begin(visitor);
    const { live, finish } = making(server().context.chat, visitor, turn);
    (await live).say([delta("第一句。")]);
    const elsewhere = server().context.chat.of(server().context, callerOf(visitor));
    const heard = () => elsewhere.answer(visitor.login.user.id, turn.answerId);
    await expect.poll(async () => (await heard())?.events.length, { timeout: 10_000 }).toBe(1);
    server().advance(60_000);
    // It is touched again within its beat.
    await expect.poll(async () => (await heard())?.touchedAt, { timeout: 10_000 }).toBe(server().context.now());
    finish();
    await expect.poll(async () => (await heard())?.status, { timeout: 10_000 }).toBe("done");
    expect((await join(visitor, turn.answerId)).map((e) => e.event)).toEqual(["start", "delta", "end"]);
  });

  it("gives up when it was ended by another instance, and its readers hear that end", async () => {
    const visitor = await server().visitor();
    const turn = await begin(visitor);
    const { live, finish } = making(server().context.chat, visitor, turn);
    const mine = await live;
    mine.say([delta("第一句。")]);
    const read = join(visitor, turn.answerId);
    const other = new ChatDesk(server().context).of(server().context, callerOf(visitor));
    await expect.poll(async () => (await other.answer(visitor.login.user.id, turn.answerId))?.events.length, { timeout: 10_000 }).toBe(1);
    expect(await other.end(turn, endOf("stopped"), "stopped")).toBe(true);
    await expect.poll(() => mine.ended.aborted, { timeout: 10_000 }).toBe(true);
    finish();
    const events = await read;
    expect(events.map((e) => e.event)).toEqual(["start", "delta", "end"]);
    expect(events.at(-1)?.data).toMatchObject({ finishReason: "stopped" });
    expect(await join(visitor, turn.answerId)).toEqual(events);
  });

  it("is stopped with all that was heard of it, under the same numbers", async () => {
    const visitor = await server().visitor();
    const turn = await begin(visitor);
    const { live, finish } = making(server().context.chat, visitor, turn);
    const read = join(visitor, turn.answerId);
    const mine = await live;
    for (const text of ["一。", "二。", "三。"]) mine.say([delta(text)]);
    expect(
      (await server().call("chatStop", { body: { messageId: turn.answerId } }, { token: visitor.token, headers: { "idempotency-key": "stop" } })).status,
    ).toBe(200);
    mine.say([delta("太晚了。")]);
    expect(await last(visitor, turn.conversationId)).toMatchObject({ status: "stopped", text: "一。二。三。" });
    finish();
    const events = await read;
    expect(events.at(-1)).toMatchObject({ event: "end", id: `${turn.answerId}:4`, data: { finishReason: "stopped" } });
    expect(await join(visitor, turn.answerId)).toEqual(events);
  });

  it("is ended at once by the next start, where only one process can have made it", async () => {
    const visitor = await server().visitor();
    const turn = await begin(visitor);
    await endAll(server().context);
    expect((await join(visitor, turn.answerId)).map((e) => (e.data as ChatEvent["data"] & { finishReason?: string }).finishReason)).toEqual([
      undefined,
      "interrupted",
    ]);
  });

  it("is begun once when a new one is asked for twice under one key", async () => {
    const visitor = await server().visitor();
    const sent = readEvents((await server().call("chatSend", { body: { text: QUESTION } }, { token: visitor.token })).text);
    const { messageId, conversationId } = (sent[0]?.data ?? {}) as { messageId: string; conversationId: string };
    const again = async () =>
      readEvents((await server().call("chatRegenerate", { body: { messageId } }, { token: visitor.token, headers: { "idempotency-key": "again" } })).text);
    const first = await again();
    expect(await again()).toEqual(first);
    const { items, total } = (await server().call("chatMessages", { query: { conversationId } }, { token: visitor.token })).data;
    expect([total, items.length]).toEqual([2, 2]);
  });
});
