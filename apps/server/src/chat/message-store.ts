import type { Memory } from "@nutri/assistant";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";
import type { Vault } from "../db/vault.ts";
import type { Asked, ChatEvent } from "./chats.ts";

/** What conversations are kept with. */
export type ChatBase = { db: Db; vault: Vault; now: () => number };
export type MessageRow = Tables["messages"];
export type Body = { asked?: Asked; events?: readonly ChatEvent[]; questionId?: string; breaks?: readonly number[] };

export const bodyOf = ({ vault }: ChatBase, row: Pick<MessageRow, "id" | "body">): Body => JSON.parse(vault.open("messages.body", row.id, row.body)) as Body;
export const sealBody = ({ vault }: ChatBase, id: string, body: Body): MessageRow["body"] => vault.seal("messages.body", id, JSON.stringify(body));

export async function findConversation({ db }: ChatBase, id: string, userId: string): Promise<Tables["conversations"] | undefined> {
  const { rows } = await sql<Tables["conversations"]>`select * from conversations where id = ${id} and user_id = ${userId}`.execute(db);
  return rows[0];
}

export const memoryOf = ({ vault }: ChatBase, row: Tables["conversations"]): Memory =>
  row.memory ? (JSON.parse(vault.open("conversations.memory", row.id, row.memory)) as Memory) : {};
