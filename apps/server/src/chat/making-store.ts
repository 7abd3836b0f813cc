import { sql } from "kysely";
import { type Answer, type Asked, type Chats, type ChatEvent, type End, type Making, type Turn } from "./chats.ts";
import { endOf } from "./events.ts";
import { bodyOf, type ChatBase, findConversation, memoryOf, type MessageRow, sealBody } from "./message-store.ts";

/** An answer is being made: by its first maker, or by one that took it over. */
const MADE = ["running", "taken_over"] as const;
/** So often an answer is taken over, and then no more: it may be why its makers die. */
const MOST_HEIRS = 5;

/** Takes the row, so that whoever else is at it comes before or after. @returns undefined when the answer is over, or was heard of since */
const holdRow = (base: ChatBase, id: string, touchedAt?: number): Promise<MessageRow | undefined> =>
  base.db
    .updateTable("messages")
    .set({ updated_at: base.now() })
    .where("id", "=", id)
    .where("status", "in", MADE)
    .$if(touchedAt !== undefined, (q) => q.where("updated_at", "=", touchedAt ?? 0))
    .returningAll()
    .executeTakeFirst();

/** Each taking over leaves a break behind, so their number tells the makers apart: one that only seemed dead finds that it has an heir. */
const isOwn = (base: ChatBase, { inherited }: Pick<Making, "inherited">, row: Pick<MessageRow, "id" | "body" | "status">): boolean =>
  inherited ? row.status === "taken_over" && bodyOf(base, row).breaks?.length === inherited.breaks.length : row.status === "running";

export async function keep(base: ChatBase, making: Making, events: readonly ChatEvent[], ended?: End): Promise<boolean> {
  const { db, vault, now } = base;
  const { answerId, questionId, conversationId, inherited } = making;
  const held = inherited && (await holdRow(base, answerId));
  if (inherited && !(held && isOwn(base, making, held))) return false;
  const made: MessageRow["status"] = inherited ? "taken_over" : "running";
  const body = sealBody(base, answerId, { events, questionId, ...(inherited && { breaks: inherited.breaks }) });
  // As text: building these queries takes longer than running them, and every answer does.
  const { numAffectedRows = 0n } = await sql`update messages set body = ${body}, updated_at = ${now()}, status = ${ended?.status ?? made}
    where id = ${answerId} and status = ${made}`.execute(db);
  if (numAffectedRows > 0n && ended?.memory) {
    const memory = vault.seal("conversations.memory", conversationId, JSON.stringify(ended.memory));
    await sql`update conversations set memory = ${memory} where id = ${conversationId}`.execute(db);
  }
  return numAffectedRows > 0n;
}

/** Writes what comes after a maker that may have said more than was kept. */
async function goOn(base: ChatBase, row: MessageRow, status: MessageRow["status"], more: readonly ChatEvent[]): Promise<NonNullable<Turn["inherited"]>> {
  const { events = [], breaks = [], ...body } = bodyOf(base, row);
  const soFar = { events: [...events, ...more], breaks: [...breaks, events.length] };
  await base.db
    .updateTable("messages")
    .set({ body: sealBody(base, row.id, { ...body, ...soFar }), status })
    .where("id", "=", row.id)
    .execute();
  return soFar;
}

export async function end(base: ChatBase, answerId: string, event: ChatEvent, status: End["status"]): Promise<boolean> {
  const row = await holdRow(base, answerId);
  if (row) await goOn(base, row, status, [event]);
  return row !== undefined;
}

async function askedIn(base: ChatBase, questionId: string): Promise<Asked> {
  const row = await base.db.selectFrom("messages").selectAll().where("id", "=", questionId).executeTakeFirst();
  return (row && bodyOf(base, row).asked) ?? { text: "" };
}

/** `lost` as it was read: whoever was heard of since has not died, and of several who look at once one gets it. */
export async function takeOver(base: ChatBase, userId: string, lost: Answer): ReturnType<Chats["takeOver"]> {
  const row = await holdRow(base, lost.id, lost.touchedAt);
  const conversation = row && (await findConversation(base, row.conversation_id, userId));
  if (!row || !conversation || (bodyOf(base, row).breaks?.length ?? 0) !== lost.breaks.length) return undefined;
  if (lost.breaks.length >= MOST_HEIRS) {
    await goOn(base, row, "interrupted", [endOf("interrupted")]);
    return undefined;
  }
  const { id, questionId, conversationId } = lost;
  const inherited = await goOn(base, row, "taken_over", []);
  return {
    answerId: id,
    questionId,
    conversationId,
    asked: await askedIn(base, questionId),
    memory: memoryOf(base, conversation),
    isNew: true,
    kept: true,
    inherited,
  };
}

/** Which of these answers are still their maker's, and, with `touch`, that it lives. */
export async function stillMade(base: ChatBase, making: readonly Making[], touch: boolean): Promise<Set<string>> {
  const { db, now } = base;
  const rows = await db
    .selectFrom("messages")
    .select(["id", "status", "body"])
    .where(
      "id",
      "in",
      making.map((m) => m.answerId),
    )
    .where("status", "in", MADE)
    .execute();
  const own = new Map(making.map((m) => [m.answerId, m]));
  const mine = rows.filter((row) => isOwn(base, own.get(row.id) ?? {}, row)).map((row) => row.id);
  if (touch && mine.length > 0) await db.updateTable("messages").set({ updated_at: now() }).where("id", "in", mine).where("status", "in", MADE).execute();
  return new Set(mine);
}

/** Says of every answer that its maker is dead: for the one process there is, before it makes any. Whoever reads one next takes it over. */
export async function orphanAll({ db }: ChatBase): Promise<void> {
  await db.updateTable("messages").set({ updated_at: 0 }).where("status", "in", MADE).execute();
}
