import type { Memory } from "@nutri/assistant";
import { newId } from "../ids.ts";
import { type Answer, type Asked, type Chats, type Conversation, type NewTurn, type Rating, type Said, speaksOf, textOf, titleOf, type Turn } from "./chats.ts";
import { endOf } from "./events.ts";

type Entry = { id: string; createdAt: number; replaced: boolean; key?: string | undefined; rating?: Rating; asked?: Asked; answer?: Answer };
type Talk = Conversation & { createdAt: number; memory: Memory; entries: Entry[] };
type Visitor = { seenAt: number; talks: Map<string, Talk> };

const KEPT_MS = 30 * 60_000;
const VISITORS = 2_000;
const TALKS = 10;
const ENTRIES = 100;

/** Conversations of visitors who have not agreed that what they say is kept: in this process's memory, for half an hour after the last word. */
export function fleetingChats(now: () => number): Chats {
  const visitors = new Map<string, Visitor>();

  const visitor = (userId: string): Visitor | undefined => {
    const found = visitors.get(userId);
    if (found && found.seenAt + KEPT_MS > now()) return found;
    visitors.delete(userId);
    return undefined;
  };
  const enter = (userId: string): Visitor => {
    const entered = { seenAt: now(), talks: visitor(userId)?.talks ?? new Map<string, Talk>() };
    // The longest silent one stands first and goes first.
    visitors.delete(userId);
    visitors.set(userId, entered);
    for (const oldest of visitors.keys()) {
      if (visitors.size <= VISITORS) break;
      visitors.delete(oldest);
    }
    return entered;
  };
  const talks = (userId: string): Talk[] => [...(visitor(userId)?.talks.values() ?? [])];
  const talk = (userId: string, id: string): Talk | undefined => visitor(userId)?.talks.get(id);
  const entryOf = (userId: string, fits: (entry: Entry) => boolean): { talk: Talk; entry: Entry } | undefined => {
    for (const t of talks(userId)) for (const entry of t.entries) if (fits(entry)) return { talk: t, entry };
    return undefined;
  };

  const addEntry = (to: Talk, more: Partial<Entry>): Entry => {
    const at = now();
    const entry: Entry = { id: newId(at), createdAt: at, replaced: false, ...more };
    to.entries.push(entry);
    to.updatedAt = at;
    to.entries.splice(0, Math.max(0, to.entries.length - ENTRIES));
    return entry;
  };
  const addAnswer = (to: Talk, question: Entry, key: string | undefined): Turn => {
    const entry = addEntry(to, { key });
    entry.answer = {
      id: entry.id,
      conversationId: to.id,
      questionId: question.id,
      status: "running",
      events: [],
      breaks: [],
      createdAt: entry.createdAt,
      touchedAt: entry.createdAt,
    };
    return {
      answerId: entry.id,
      questionId: question.id,
      conversationId: to.id,
      asked: question.asked ?? { text: "" },
      memory: to.memory,
      isNew: true,
      kept: false,
    };
  };
  const newTalk = (userId: string, text: string): Talk => {
    const at = now();
    const made: Talk = { id: newId(at), title: titleOf(text), createdAt: at, updatedAt: at, memory: {}, entries: [] };
    const mine = enter(userId).talks;
    mine.set(made.id, made);
    for (const oldest of mine.keys()) {
      if (mine.size <= TALKS) break;
      mine.delete(oldest);
    }
    return made;
  };

  const turnOfKey = (userId: string, key: string | undefined): Turn | undefined => {
    const before = key === undefined ? undefined : entryOf(userId, (e) => e.key === key);
    if (!before?.entry.answer) return undefined;
    const { id, questionId } = before.entry.answer;
    return { answerId: id, questionId, conversationId: before.talk.id, asked: { text: "" }, memory: {}, isNew: false, kept: false };
  };
  /** An answer that is still running, with where it is. */
  const running = ({ answerId, conversationId }: Pick<Turn, "answerId" | "conversationId">): { talk: Talk; entry: Entry; answer: Answer } | undefined => {
    for (const { talks: mine } of visitors.values()) {
      const at = mine.get(conversationId);
      const entry = at?.entries.find((e) => e.id === answerId);
      if (at && entry?.answer?.status === "running") return { talk: at, entry, answer: entry.answer };
    }
    return undefined;
  };
  const end: Chats["end"] = (which, event, status) => {
    const found = running(which);
    if (found) {
      const { events } = found.answer;
      found.entry.answer = { ...found.answer, status, events: [...events, event], breaks: [events.length] };
    }
    return Promise.resolve(found !== undefined);
  };

  return {
    begin: (userId, { conversationId, key, ...asked }: NewTurn) => {
      const before = turnOfKey(userId, key);
      if (before) return Promise.resolve(before);
      const to = conversationId === undefined ? newTalk(userId, asked.text) : talk(userId, conversationId);
      if (!to) return Promise.resolve(undefined);
      enter(userId);
      return Promise.resolve(addAnswer(to, addEntry(to, { asked }), key));
    },
    again: async (userId, answerId, key) => {
      const before = turnOfKey(userId, key);
      if (before) return before;
      const old = entryOf(userId, (e) => e.id === answerId && e.answer !== undefined);
      const question = old?.talk.entries.find((e) => e.id === old.entry.answer?.questionId);
      if (!old || !question) return undefined;
      old.entry.replaced = true;
      await end({ answerId, conversationId: old.talk.id }, endOf("stopped"), "stopped");
      return addAnswer(old.talk, question, key);
    },
    answer: (userId, answerId) => Promise.resolve(entryOf(userId, (e) => e.id === answerId)?.entry.answer),
    keep: (turn, events, ended) => {
      const found = running(turn);
      if (!found) return Promise.resolve(false);
      found.entry.answer = { ...found.answer, events, touchedAt: now(), ...(ended && { status: ended.status }) };
      if (ended?.memory) found.talk.memory = ended.memory;
      return Promise.resolve(true);
    },
    end,
    // Its maker is this process, so it is lost when nothing makes it any more.
    takeOver: (_userId, { id: answerId, conversationId }) => end({ answerId, conversationId }, endOf("interrupted"), "interrupted").then(() => undefined),
    conversations: (userId, search, page, size) => {
      const fits = (t: Talk): boolean =>
        !search?.trim() || speaksOf(search.trim(), [t.title, ...t.entries.map((e) => e.asked?.text ?? textOf(e.answer?.events ?? []))]);
      const all = talks(userId)
        .filter(fits)
        .toSorted((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1));
      const items = all.slice((page - 1) * size, page * size).map(({ id, title, updatedAt }) => ({ id, title, updatedAt }));
      return Promise.resolve({ items, total: all.length });
    },
    messages: (userId, conversationId, page, size) => {
      const found = talk(userId, conversationId);
      if (!found) return Promise.resolve(undefined);
      const shown = found.entries.filter((e) => !e.replaced);
      const items = shown
        .slice(Math.max(0, shown.length - page * size), Math.max(0, shown.length - (page - 1) * size))
        .map(({ id, createdAt, asked, answer, rating }): Said => ({ id, createdAt, ...(asked ? { asked } : answer && { answer }), ...(rating && { rating }) }));
      return Promise.resolve({ items, total: shown.length });
    },
    rename: (userId, id, title) => {
      const found = talk(userId, id);
      if (found) found.title = title;
      return Promise.resolve(found && { id, title, updatedAt: found.updatedAt });
    },
    remove: (userId, id) => Promise.resolve(visitor(userId)?.talks.delete(id) ?? false),
    rate: (userId, messageId, rating) => {
      const found = entryOf(userId, (e) => e.id === messageId && e.answer !== undefined);
      if (found) found.entry.rating = rating;
      return Promise.resolve(found !== undefined);
    },
  };
}
