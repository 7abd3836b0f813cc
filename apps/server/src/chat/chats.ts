import type { Memory } from "@nutri/assistant";
import type { Calls } from "@nutri/contract";
import type { z } from "zod";

type Events = Calls["chatSend"]["events"];
/** What an answer consists of, after its `start`. */
export type ChatEvent = { [N in Exclude<keyof Events, "start" | "error">]: { event: N; data: z.input<Events[N]> } }[Exclude<keyof Events, "start" | "error">];

export type AnswerStatus = "running" | "done" | "stopped" | "interrupted";
export type Rating = "up" | "down";
export type Asked = { text: string; fileIds?: readonly string[] | undefined; customPlanId?: string | undefined };

/** What is said of an answer. `breaks`: the places before which a maker that was lost may have said more than was kept. */
export type SoFar = { events: readonly ChatEvent[]; breaks: readonly number[] };

/** An answer as it stands. `touchedAt`: when its maker was last heard of (epoch milliseconds). */
export type Answer = SoFar & {
  id: string;
  conversationId: string;
  questionId: string;
  status: AnswerStatus;
  createdAt: number;
  touchedAt: number;
};
export type Said = { id: string; createdAt: number; asked?: Asked; answer?: Answer; rating?: Rating };
export type Conversation = { id: string; title: string; updatedAt: number };

/**
 * What an answer is to be made of. `isNew` false: the same request came before, its answer is there or being made. `kept`: in the
 * database. `inherited`: what its makers before this one had said when they died.
 */
export type Turn = {
  answerId: string;
  questionId: string;
  conversationId: string;
  asked: Asked;
  memory: Memory;
  isNew: boolean;
  kept: boolean;
  inherited?: SoFar;
};
/** Which answer a maker makes. */
export type Making = Pick<Turn, "answerId" | "questionId" | "conversationId" | "inherited">;
export type End = { status: Exclude<AnswerStatus, "running">; memory?: Memory };

/** `key`: the request's own, so that a request sent twice is asked once. */
export type NewTurn = Asked & { conversationId?: string | undefined; key?: string | undefined };

/** Where conversations are: kept in the database, or, for who has not agreed to keeping health data, in memory for a while. Undefined and false: no such thing of theirs. */
export type Chats = {
  begin: (userId: string, turn: NewTurn) => Promise<Turn | undefined>;
  /** A new answer to the question of an old one, which is then no longer shown. `key` as in `begin`. */
  again: (userId: string, answerId: string, key: string | undefined) => Promise<Turn | undefined>;
  answer: (userId: string, answerId: string) => Promise<Answer | undefined>;
  /** For its maker: all that an answer says so far; with `end` it is over. False: somebody else has ended it, or makes it now. */
  keep: (making: Making, events: readonly ChatEvent[], end?: End) => Promise<boolean>;
  /** For anybody else: ends an answer that is still running. Its maker may have said more than was kept. */
  end: (answer: Pick<Turn, "answerId" | "conversationId">, event: ChatEvent, status: End["status"]) => Promise<boolean>;
  /** Gives an answer whose maker has died to the one caller who gets it; one that has been taken over often is ended. */
  takeOver: (userId: string, lost: Answer) => Promise<Turn | undefined>;
  conversations: (userId: string, search: string | undefined, page: number, size: number) => Promise<{ items: Conversation[]; total: number }>;
  messages: (userId: string, conversationId: string, page: number, size: number) => Promise<{ items: Said[]; total: number } | undefined>;
  rename: (userId: string, conversationId: string, title: string) => Promise<Conversation | undefined>;
  remove: (userId: string, conversationId: string) => Promise<boolean>;
  rate: (userId: string, messageId: string, rating: Rating, more: { reasons?: readonly string[] | undefined; text?: string | undefined }) => Promise<boolean>;
};

/** Far above what may have been said within the time in which it is kept. */
const JUMP = 1_000;
/** The number that readers know an event by: its place, and behind each break far more, so that nobody takes what is new for what was heard. */
export const numberOf = (place: number, breaks: SoFar["breaks"]): number => place + 1 + JUMP * breaks.filter((at) => at <= place).length;

const TITLE = 40;
/** A conversation is called by its first words until it is renamed. */
export const titleOf = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return [...line].length > TITLE ? `${[...line].slice(0, TITLE).join("")}…` : line;
};

export const textOf = (events: readonly ChatEvent[]): string => events.flatMap((e) => (e.event === "delta" ? [e.data.text] : [])).join("");

/** Whether a conversation speaks of something. */
export const speaksOf = (search: string, texts: readonly string[]): boolean => texts.some((text) => text.toLowerCase().includes(search.toLowerCase()));
