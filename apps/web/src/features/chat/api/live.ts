import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { newKey } from "../../../lib/http.ts";
import { queryClient } from "../../../lib/query.ts";
import { currentQsId } from "../../../lib/questionnaire-ids.ts";
import { onVisitorChange } from "../../../lib/session.ts";
import { session } from "../../../lib/storage.ts";
import type { StreamEvent } from "../../../lib/events.ts";
import { dropStream, isRunning, startStream } from "../../../lib/stream-store.ts";
import type { Answer } from "../model/turn.ts";
import { putAnswer } from "./messages.ts";

/** A question whose answer is coming in. It lives outside the screen, so that leaving it loses nothing. `messageId`: as what it is kept, once that is known; `instead`: the answer it replaces. */
export type Live = { key: string; question: string; messageId?: string; instead?: string };

type Chat = {
  /** The conversation on the screen; undefined: a new one. */
  conversationId: string | undefined;
  live: Live | undefined;
  /** The answer that came in last: who listens to the page is still being told it. */
  heard: string | undefined;
  /** What is being written. */
  draft: string;
  files: readonly { id: string; name: string }[];
};
const EMPTY: Chat = { conversationId: undefined, live: undefined, heard: undefined, draft: "", files: [] };
/** The open conversation and the draft come back after a reload of this tab; nothing of it outlives the tab. */
export const useChat = create<Chat>()(
  persist(() => EMPTY, {
    name: "app_chat",
    storage: createJSONStorage(() => session),
    partialize: ({ conversationId, draft, files }) => ({ conversationId, draft, files }),
  }),
);
onVisitorChange(() => useChat.setState(EMPTY));

const isLast = ({ event }: StreamEvent): boolean => event === "end" || event === "error";

/** Asks once more what was never taken in. */
export function askOnceMore({ key, question }: Live): void {
  dropStream(key);
  ask(question);
}

/** Asks. The same question sent again by a lost connection joins the answer it began. */
export function ask(text: string): void {
  const { conversationId, files } = useChat.getState();
  const key = newKey();
  const plan = currentQsId();
  const body = {
    text,
    ...(conversationId && { conversationId }),
    ...(files.length > 0 && { fileIds: files.map((f) => f.id) }),
    ...(plan && { customNutritionPlanId: plan }),
  };
  useChat.setState({ live: { key, question: text }, draft: "", files: [] });
  startStream(key, "chatSend", { body, idempotencyKey: key, isLast });
}

/** A new answer to the question of an old one. */
export function askAgain(messageId: string, question: string): void {
  const key = newKey();
  useChat.setState({ live: { key, question, instead: messageId } });
  startStream(key, "chatRegenerate", { body: { messageId }, idempotencyKey: key, isLast });
}

/** Joins an answer that is being made: after a reload, or when the connection was lost for good. */
export function join(messageId: string, question: string): void {
  const key = `join ${messageId}`;
  if (!isRunning(key)) dropStream(key);
  useChat.setState({ live: { key, question, messageId } });
  startStream(key, "chatStream", { query: { messageId }, isLast });
}

/** The answer has begun: where and as what it is kept. */
export function begins(key: string, { conversationId, messageId }: { conversationId: string; messageId: string }): void {
  const { live } = useChat.getState();
  if (live?.key === key) useChat.setState({ conversationId, live: { ...live, messageId } });
}

const refresh = async (): Promise<void> => {
  void queryClient.invalidateQueries({ queryKey: ["chatConversations"] });
  await queryClient.invalidateQueries({ queryKey: ["chatMessages"] });
};

/** The answer has been said to its end: what is kept of it is fetched, and until that is here it stands as it came in. */
export function ended(answer: Answer): void {
  if (answer.problem === undefined && answer.state !== "interrupted") putAnswer(answer);
  void refresh();
}

/** What is kept of the answer is here: from now on it is read from there. */
export function settled({ key, messageId }: Live): void {
  useChat.setState({ live: undefined, heard: messageId });
  dropStream(key);
}

/** Shows a conversation; undefined: begins a new one. An answer that is coming in elsewhere is joined when one comes back to it. */
export function open(conversationId: string | undefined): void {
  useChat.setState({ conversationId, live: undefined });
  void refresh();
}
