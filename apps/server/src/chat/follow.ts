import type { Context } from "../context.ts";
import { notFound } from "../fault.ts";
import type { Lang } from "@nutri/domain";
import type { ServerEvent } from "../handler.ts";
import type { Caller } from "../sessions/sessions.ts";
import type { Answer, Chats } from "./chats.ts";
import { endOf } from "./events.ts";

type Event = ServerEvent<"chatSend">;
type Reader = { context: Context; caller: Caller; lang: Lang; lastEventId: string | undefined; signal: AbortSignal };

/** How long a change made by another instance may stay unseen. */
const LOOK_MS = 300;
/** An answer whose maker was not heard of for so long has lost it. */
const LOST_MS = 150_000;

const numberIn = (answerId: string, eventId: string | undefined): number => {
  const number = eventId?.startsWith(`${answerId}:`) ? Number(eventId.slice(answerId.length + 1)) : -1;
  return Number.isInteger(number) ? number : -1;
};

const isLost = ({ context }: Reader, { id, status, touchedAt }: Answer): boolean =>
  status === "running" && !context.chat.makes(id) && touchedAt + LOST_MS < context.now();

/** The answer an event id speaks of. */
export const answerOfEvent = (eventId: string | undefined): string | undefined => /^([0-9a-f-]{36}):\d+$/.exec(eventId ?? "")?.[1];

/** The events of an answer: those that are there and have not been seen, then the others as they come. Ids are `<answer>:<number>`. */
export async function* follow(reader: Reader, chats: Chats, answerId: string): AsyncGenerator<Event> {
  const { context, caller, signal } = reader;
  let sent = numberIn(answerId, reader.lastEventId);
  while (!signal.aborted) {
    // Listening begins before looking, so that no change falls between the two.
    const changed = context.chat.next(answerId, LOOK_MS, signal);
    const answer = await chats.answer(caller.userId, answerId);
    if (!answer) throw notFound();
    const { conversationId, questionId } = answer;
    if (sent < 0) yield { event: "start", id: `${answerId}:${(sent = 0)}`, data: { conversationId, messageId: answerId, questionId } };
    for (const event of answer.events.slice(sent)) yield { ...event, id: `${answerId}:${++sent}` };
    if (answer.status !== "running") return;
    if (isLost(reader, answer)) await chats.add({ answerId, conversationId }, [endOf("interrupted")], { status: "interrupted" });
    else await changed;
  }
}
