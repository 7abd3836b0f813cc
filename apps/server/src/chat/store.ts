import { sql } from "kysely";
import { transact } from "../db/transact.ts";
import type { Tables } from "../db/tables.ts";
import { newId } from "../ids.ts";
import { type Answer, type Asked, type Chats, type Conversation, type NewTurn, type Said, speaksOf, textOf, titleOf, type Turn } from "./chats.ts";
import { endOf } from "./events.ts";
import { end, keep, takeOver } from "./making-store.ts";
import { type Body, bodyOf, type ChatBase, findConversation, memoryOf, type MessageRow, sealBody } from "./message-store.ts";

/** How many conversations a search looks through, newest first: they are sealed, so it opens them. */
const SEARCHED = 300;

const answerOf = (row: MessageRow, { events = [], questionId = "", breaks = [] }: Body): Answer => ({
  id: row.id,
  conversationId: row.conversation_id,
  questionId,
  status: row.status === "taken_over" ? "running" : row.status === "asked" || row.status === "replaced" ? "stopped" : row.status,
  events,
  breaks,
  createdAt: row.created_at,
  touchedAt: row.updated_at,
});

const conversationOf = ({ vault }: ChatBase, row: Tables["conversations"]): Conversation => ({
  id: row.id,
  title: vault.open("conversations.title", row.id, row.title),
  updatedAt: row.updated_at,
});

const findMessage = ({ db }: ChatBase, id: string, userId: string): Promise<MessageRow | undefined> =>
  db.selectFrom("messages").selectAll().where("id", "=", id).where("user_id", "=", userId).where("role", "=", "assistant").executeTakeFirst();

type Place = Pick<MessageRow, "user_id" | "conversation_id">;
type Message = Pick<MessageRow, "role" | "status" | "key_hash"> & { id: string; body: Body };

// What every question writes is text: building these queries takes longer than running them.
const addMessages = (base: ChatBase, { user_id, conversation_id }: Place, at: number, messages: readonly Message[]): Promise<unknown> =>
  sql`insert into messages (id, user_id, conversation_id, role, status, key_hash, body, created_at, updated_at) values ${sql.join(
    messages.map(
      ({ id, role, status, key_hash, body }) =>
        sql`(${id}, ${user_id}, ${conversation_id}, ${role}, ${status}, ${key_hash}, ${sealBody(base, id, body)}, ${at}, ${at})`,
    ),
  )}`.execute(base.db);

const asked = (id: string, body: Asked): Message => ({ id, role: "user", status: "asked", key_hash: null, body: { asked: body } });
const toAnswer = (id: string, questionId: string, keyHash: string | null): Message => ({
  id,
  role: "assistant",
  status: "running",
  key_hash: keyHash,
  body: { events: [], questionId },
});

async function newConversation(base: ChatBase, userId: string, text: string, at: number): Promise<Tables["conversations"]> {
  const id = newId(at);
  const row = { id, user_id: userId, title: base.vault.seal("conversations.title", id, titleOf(text)), memory: null, created_at: at, updated_at: at };
  await sql`insert into conversations (id, user_id, title, memory, created_at, updated_at)
    values (${id}, ${userId}, ${row.title}, null, ${at}, ${at})`.execute(base.db);
  return row;
}

/** The conversation that goes on. */
async function goOn(base: ChatBase, userId: string, id: string, at: number): Promise<Tables["conversations"] | undefined> {
  const row = await findConversation(base, id, userId);
  if (row) await sql`update conversations set updated_at = ${at} where id = ${id}`.execute(base.db);
  return row;
}

const keyHashOf = ({ vault }: ChatBase, key: string | undefined): string | null => (key === undefined ? null : vault.hash("chat key", key));

/** The turn that a request's key began before. */
async function turnOfKey(base: ChatBase, userId: string, keyHash: string | null): Promise<Turn | undefined> {
  if (keyHash === null) return undefined;
  const { rows } = await sql<MessageRow>`select * from messages where user_id = ${userId} and key_hash = ${keyHash}`.execute(base.db);
  const [row] = rows;
  if (!row) return undefined;
  const { questionId = "" } = bodyOf(base, row);
  return { answerId: row.id, questionId, conversationId: row.conversation_id, asked: { text: "" }, memory: {}, isNew: false, kept: true };
}

async function begin(base: ChatBase, userId: string, { conversationId, key, ...question }: NewTurn): Promise<Turn | undefined> {
  const keyHash = keyHashOf(base, key);
  const before = await turnOfKey(base, userId, keyHash);
  if (before) return before;
  const at = base.now();
  const conversation = conversationId === undefined ? await newConversation(base, userId, question.text, at) : await goOn(base, userId, conversationId, at);
  if (!conversation) return undefined;
  const place = { user_id: userId, conversation_id: conversation.id };
  const [questionId, answerId] = [newId(at), newId(at)];
  await addMessages(base, place, at, [asked(questionId, question), toAnswer(answerId, questionId, keyHash)]);
  return { answerId, questionId, conversationId: conversation.id, asked: question, memory: memoryOf(base, conversation), isNew: true, kept: true };
}

async function again(base: ChatBase, userId: string, answerId: string, key: string | undefined): Promise<Turn | undefined> {
  const keyHash = keyHashOf(base, key);
  const before = await turnOfKey(base, userId, keyHash);
  if (before) return before;
  const row = await findMessage(base, answerId, userId);
  const body = row && bodyOf(base, row);
  const question = body?.questionId && (await base.db.selectFrom("messages").selectAll().where("id", "=", body.questionId).executeTakeFirst());
  const conversation = row && (await findConversation(base, row.conversation_id, userId));
  if (!row || !body || !question || !conversation) return undefined;
  await end(base, row.id, endOf("stopped"), "stopped");
  await base.db.updateTable("messages").set({ status: "replaced" }).where("id", "=", row.id).execute();
  const at = base.now();
  const id = newId(at);
  await addMessages(base, { user_id: userId, conversation_id: conversation.id }, at, [toAnswer(id, question.id, keyHash)]);
  const { asked: old = { text: "" } } = bodyOf(base, question);
  return { answerId: id, questionId: question.id, conversationId: conversation.id, asked: old, memory: memoryOf(base, conversation), isNew: true, kept: true };
}

/** What is shown of a conversation. */
const shownIn = ({ db }: ChatBase, conversationId: string) =>
  db.selectFrom("messages").where("conversation_id", "=", conversationId).where("status", "!=", "replaced");

async function found(base: ChatBase, row: Tables["conversations"], search: string): Promise<boolean> {
  const bodies = (await shownIn(base, row.id).selectAll().execute()).map((message) => bodyOf(base, message));
  return speaksOf(search, [conversationOf(base, row).title, ...bodies.map((body) => body.asked?.text ?? textOf(body.events ?? []))]);
}

async function conversations(
  base: ChatBase,
  userId: string,
  search: string | undefined,
  page: number,
  size: number,
): Promise<{ items: Conversation[]; total: number }> {
  const all = base.db.selectFrom("conversations").where("user_id", "=", userId);
  const newest = all.selectAll().orderBy("updated_at", "desc").orderBy("id", "desc");
  if (search === undefined || search.trim() === "") {
    const { total } = await all.select((e) => e.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
    const rows = await newest
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return { items: rows.map((row) => conversationOf(base, row)), total };
  }
  const fitting: Conversation[] = [];
  for (const row of await newest.limit(SEARCHED).execute()) if (await found(base, row, search.trim())) fitting.push(conversationOf(base, row));
  return { items: fitting.slice((page - 1) * size, page * size), total: fitting.length };
}

async function messages(
  base: ChatBase,
  userId: string,
  conversationId: string,
  page: number,
  size: number,
): Promise<{ items: Said[]; total: number } | undefined> {
  if (!(await findConversation(base, conversationId, userId))) return undefined;
  const { total } = await shownIn(base, conversationId)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  // Page 1 is the newest; within a page the oldest comes first, as it is read.
  const rows = await shownIn(base, conversationId)
    .leftJoin("message_feedback as f", "f.message_id", "messages.id")
    .selectAll("messages")
    .select("f.rating")
    .orderBy("messages.id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.toReversed().map(({ rating, ...row }): Said => {
    const body = bodyOf(base, row);
    return { id: row.id, createdAt: row.created_at, ...(body.asked ? { asked: body.asked } : { answer: answerOf(row, body) }), ...(rating && { rating }) };
  });
  return { items, total };
}

async function rename(base: ChatBase, userId: string, id: string, title: string): Promise<Conversation | undefined> {
  const row = await findConversation(base, id, userId);
  if (!row) return undefined;
  await base.db
    .updateTable("conversations")
    .set({ title: base.vault.seal("conversations.title", id, title) })
    .where("id", "=", id)
    .execute();
  return { id, title, updatedAt: row.updated_at };
}

async function remove({ db }: ChatBase, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("conversations").where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

async function rate(base: ChatBase, userId: string, messageId: string, rating: "up" | "down", more: object): Promise<boolean> {
  if (!(await findMessage(base, messageId, userId))) return false;
  const body = base.vault.seal("message_feedback.body", messageId, JSON.stringify(more));
  await base.db
    .insertInto("message_feedback")
    .values({ message_id: messageId, user_id: userId, rating, body, created_at: base.now() })
    .onConflict((c) => c.column("message_id").doUpdateSet({ rating, body }))
    .execute();
  return true;
}

/** Conversations in the database, sealed. */
export const keptChats = (context: ChatBase): Chats => ({
  begin: (userId, turn) => transact(context, (inner) => begin(inner, userId, turn)),
  again: (userId, id, key) => transact(context, (inner) => again(inner, userId, id, key)),
  answer: async (userId, id) => {
    const row = await findMessage(context, id, userId);
    return row && answerOf(row, bodyOf(context, row));
  },
  keep: (making, events, ended) => transact(context, (inner) => keep(inner, making, events, ended)),
  end: ({ answerId }, event, status) => transact(context, (inner) => end(inner, answerId, event, status)),
  takeOver: (userId, lost) => transact(context, (inner) => takeOver(inner, userId, lost)),
  conversations: (...asked) => conversations(context, ...asked),
  messages: (...asked) => messages(context, ...asked),
  rename: (...asked) => rename(context, ...asked),
  remove: (...asked) => remove(context, ...asked),
  rate: (...asked) => rate(context, ...asked),
});
