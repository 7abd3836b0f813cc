import type { Memory } from "@nutri/assistant";
import type { Calls } from "@nutri/contract";
import type { z } from "zod";

type Events = Calls["chatSend"]["events"];
/** What an answer consists of, after its `start`. */
export type ChatEvent = { [N in Exclude<keyof Events, "start" | "error">]: { event: N; data: z.input<Events[N]> } }[Exclude<keyof Events, "start" | "error">];

export type AnswerStatus = "running" | "done" | "stopped" | "interrupted";
export type Rating = "up" | "down";
export type Asked = { text: string; fileIds?: readonly string[] | undefined; customPlanId?: string | undefined };

/** An answer as it stands. `touchedAt`: when its maker was last heard of (epoch milliseconds). `endAt`: the number of its last event, when that is not its place. */
export type Answer = {
  id: string;
  conversationId: string;
  questionId: string;
  status: AnswerStatus;
  events: readonly ChatEvent[];
  createdAt: number;
  touchedAt: number;
  endAt?: number | undefined;
};
export type Said = { id: string; createdAt: number; asked?: Asked; answer?: Answer; rating?: Rating };
export type Conversation = { id: string; title: string; updatedAt: number };

/** What an answer is to be made of. `isNew` false: the same request came before, its answer is there or being made. `kept`: in the database. */
export type Turn = { answerId: string; questionId: string; conversationId: string; asked: Asked; memory: Memory; isNew: boolean; kept: boolean };
export type End = { status: Exclude<AnswerStatus, "running">; memory?: Memory };

/** `key`: the request's own, so that a request sent twice is asked once. */
export type NewTurn = Asked & { conversationId?: string | undefined; key?: string | undefined };

/** Where conversations are: kept in the database, or, for who has not agreed to keeping health data, in memory for a while. Undefined and false: no such thing of theirs. */
export type Chats = {
  begin: (userId: string, turn: NewTurn) => Promise<Turn | undefined>;
  /** A new answer to the question of an old one, which is then no longer shown. `key` as in `begin`. */
  again: (userId: string, answerId: string, key: string | undefined) => Promise<Turn | undefined>;
  answer: (userId: string, answerId: string) => Promise<Answer | undefined>;
  /** For its maker: all that an answer says so far; with `end` it is over. False: somebody else has ended it. */
  keep: (turn: Pick<Turn, "answerId" | "questionId" | "conversationId">, events: readonly ChatEvent[], end?: End) => Promise<boolean>;
  /** For anybody else: ends an answer that is still running. Its maker may have said more than was kept, so the end stands far behind. */
  end: (answer: Pick<Turn, "answerId" | "conversationId">, event: ChatEvent, status: End["status"]) => Promise<boolean>;
  conversations: (userId: string, search: string | undefined, page: number, size: number) => Promise<{ items: Conversation[]; total: number }>;
  messages: (userId: string, conversationId: string, page: number, size: number) => Promise<{ items: Said[]; total: number } | undefined>;
  rename: (userId: string, conversationId: string, title: string) => Promise<Conversation | undefined>;
  remove: (userId: string, conversationId: string) => Promise<boolean>;
  rate: (userId: string, messageId: string, rating: Rating, more: { reasons?: readonly string[] | undefined; text?: string | undefined }) => Promise<boolean>;
};

/** The number of an end that its maker has not said: far above what may have been said and not been kept. */
export const endBehind = (events: readonly ChatEvent[]): number => events.length + 1_000;

const TITLE = 40;
/** A conversation is called by its first words until it is renamed. */
export const titleOf = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return [...line].length > TITLE ? `${[...line].slice(0, TITLE).join("")}…` : line;
};

export const textOf = (events: readonly ChatEvent[]): string => events.flatMap((e) => (e.event === "delta" ? [e.data.text] : [])).join("");

/** Whether a conversation speaks of something. */
export const speaksOf = (search: string, texts: readonly string[]): boolean => texts.some((text) => text.toLowerCase().includes(search.toLowerCase()));
