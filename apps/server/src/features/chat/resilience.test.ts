import type { Output } from "@nutri/contract";
import { expect, it } from "vitest";
import { ChatDesk, LEASE_MS } from "../../chat/desk.ts";
import { delta, endOf } from "../../chat/events.ts";
import type { Live } from "../../chat/live.ts";
import { orphanAll, stillMade } from "../../chat/making-store.ts";
import type { Caller } from "../../sessions/sessions.ts";
import { onEachDatabase, readEvents, type Visitor } from "../../testing/server.ts";

const QUESTION = "维生素 C 有什么用？";

/** Makers that die, are stopped from elsewhere, or have said more than was kept. */
onEachDatabase("an answer that is being made", (server) => {
  const callerOf = ({ login }: Visitor): Caller => ({ userId: login.user.id, tokenHash: "", healthConsent: true });
  const begin = async (visitor: Visitor) => {
    const turn = await chatsOf(visitor).begin(visitor.login.user.id, { text: QUESTION });
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
  const chatsOf = (visitor: Visitor) => server().context.chat.of(server().context, callerOf(visitor));
  type Heard = Awaited<ReturnType<typeof join>>;
  const numberOf = (event: Heard[number] | undefined): number => Number(event?.id?.split(":")[1]);
  const wordsOf = (events: Heard): string => events.flatMap((e) => (e.event === "delta" ? [(e.data as { text: string }).text] : [])).join("");
  /** The same question, answered in one go. */
  const asked = async ({ token }: Visitor): Promise<{ answerId: string }> => {
    const events = readEvents((await server().call("chatSend", { body: { text: QUESTION } }, { token })).text);
    return { answerId: (events[0]?.data as { messageId: string } | undefined)?.messageId ?? "" };
  };
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

  it("is taken over once its maker has been silent for its lease, not before, and goes on in the same stream", async () => {
    const visitor = await server().visitor();
    const turn = await begin(visitor);
    await chatsOf(visitor).keep(turn, [delta("第一句。"), delta("第二句。")]);
    server().advance(LEASE_MS - 1000);
    const early = new AbortController();
    const reading = server().context.chat.next(turn.answerId, 500, early.signal);
    await reading;
    expect((await last(visitor, turn.conversationId))?.status).toBe("running");
    server().advance(2000);
    const events = await join(visitor, turn.answerId);
    expect(events.slice(0, 4).map((e) => [e.event, numberOf(e)])).toEqual([
      ["start", 0],
      ["delta", 1],
      ["delta", 2],
      ["delta", 1003],
    ]);
    const whole = wordsOf(await join(visitor, (await asked(visitor)).answerId));
    expect([wordsOf(events), events.at(-1)?.data]).toEqual([`第一句。第二句。\n\n${whole}`, { finishReason: "stop", triage: null, answeredBy: "model" }]);
    expect(await last(visitor, turn.conversationId)).toMatchObject({ status: "done", text: wordsOf(events) });
    // Who had heard two more than were kept hears all that follows, once.
    expect(await join(visitor, turn.answerId, 4)).toEqual(events.slice(3));
    expect(await join(visitor, turn.answerId)).toEqual(events);
    expect(await join(visitor, turn.answerId, numberOf(events.at(-1)))).toEqual([]);
  });

  it("is taken over by one of those who find it lost", async () => {
    const visitor = await server().visitor();
    const turn = await begin(visitor);
    const lost = await chatsOf(visitor).answer(visitor.login.user.id, turn.answerId);
    const turns = await Promise.all(Array.from({ length: 4 }, () => chatsOf(visitor).takeOver(visitor.login.user.id, lost!)));
    expect(turns.filter(Boolean)).toMatchObject([{ answerId: turn.answerId, asked: { text: QUESTION }, inherited: { events: [] } }]);
  });

  it("is taken over as often as makers die, up to a point: then it may be why, and it is ended as interrupted", async () => {
    const visitor = await server().visitor();
    const turn = await begin(visitor);
    const chats = chatsOf(visitor);
    const inherit = async () => chats.takeOver(visitor.login.user.id, (await chats.answer(visitor.login.user.id, turn.answerId))!);
    const makers = [];
    for (const text of ["一", "二", "三", "四", "五"]) {
      const maker = await inherit();
      expect(await chats.keep(maker!, [...(maker?.inherited?.events ?? []), delta(text)])).toBe(true);
      // None of those before it can say any more.
      for (const before of [turn, ...makers]) expect(await chats.keep(before, [delta("太晚了。")])).toBe(false);
      expect(await stillMade(server().context, [turn, ...makers].slice(-1), true)).toEqual(new Set());
      makers.push(maker!);
      expect(await stillMade(server().context, [maker!], true)).toEqual(new Set([turn.answerId]));
    }
    server().advance(LEASE_MS + 1000);
    const events = await join(visitor, turn.answerId);
    expect(events.map(numberOf)).toEqual([0, 1001, 2002, 3003, 4004, 5005, 6006]);
    expect([wordsOf(events), events.at(-1)?.data]).toMatchObject(["一二三四五", { finishReason: "interrupted" }]);
    expect(await last(visitor, turn.conversationId)).toMatchObject({ status: "interrupted", text: "一二三四五" });
    expect(await join(visitor, turn.answerId)).toEqual(events);
  });

  it("is no longer its first maker's, should that only have seemed dead; its readers hear the second one", async () => {
    const visitor = await server().visitor();
    const turn = await begin(visitor);
    const { live, finish } = making(server().context.chat, visitor, turn);
    const mine = await live;
    mine.say([delta("第一句。")]);
    await expect.poll(async () => (await chatsOf(visitor).answer(visitor.login.user.id, turn.answerId))?.events.length, { timeout: 10_000 }).toBe(1);
    const read = join(visitor, turn.answerId);
    const seen = await chatsOf(visitor).answer(visitor.login.user.id, turn.answerId);
    const second = await chatsOf(visitor).takeOver(visitor.login.user.id, seen!);
    await expect.poll(() => mine.ended.aborted, { timeout: 10_000 }).toBe(true);
    expect(await chatsOf(visitor).keep(turn, [delta("太晚了。")])).toBe(false);
    const said = [...(second?.inherited?.events ?? []), delta("第二句。"), endOf("stop")];
    expect(await chatsOf(visitor).keep(second!, said, { status: "done" })).toBe(true);
    finish();
    const events = await read;
    expect(events.map(numberOf)).toEqual([0, 1, 1002, 1003]);
    expect(wordsOf(events)).toBe("第一句。第二句。");
    expect(await join(visitor, turn.answerId)).toEqual(events);
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

  it("is taken over at once after the next start, where only one process can have made it", async () => {
    const visitor = await server().visitor();
    const turn = await begin(visitor);
    await orphanAll(server().context);
    const events = await join(visitor, turn.answerId);
    expect(events.at(-1)?.data).toMatchObject({ finishReason: "stop", answeredBy: "engine" });
    expect((await last(visitor, turn.conversationId))?.text).toBe(wordsOf(events));
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
