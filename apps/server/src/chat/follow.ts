import type { Context } from "../context.ts";
import { notFound } from "../fault.ts";
import type { Lang } from "@nutri/domain";
import type { ServerEvent } from "../handler.ts";
import type { Caller } from "../sessions/sessions.ts";
import { type Answer, type Chats, numberOf, type SoFar, type Turn } from "./chats.ts";
import { LEASE_MS } from "./desk.ts";
import type { Live } from "./live.ts";
import { makeAnswer } from "./make-answer.ts";

type Event = ServerEvent<"chatSend">;
type Reader = { context: Context; caller: Caller; lang: Lang; lastEventId: string | undefined; signal: AbortSignal };

/** How long a change made by another instance may stay unseen. */
const LOOK_MS = 300;
/** What is made here is heard when it changes; this only bounds the waiting. */
const LIVE_MS = 15_000;

const numberIn = (answerId: string, eventId: string | undefined): number => {
  const number = eventId?.startsWith(`${answerId}:`) ? Number(eventId.slice(answerId.length + 1)) : -1;
  return Number.isInteger(number) ? number : -1;
};

const isLost = ({ context }: Reader, { id, status, touchedAt }: Answer): boolean =>
  status === "running" && !context.chat.makes(id) && touchedAt + LEASE_MS < context.now();

/** The answer an event id speaks of. */
export const answerOfEvent = (eventId: string | undefined): string | undefined => /^([0-9a-f-]{36}):\d+$/.exec(eventId ?? "")?.[1];

const startOf = ({ answerId, questionId, conversationId }: Pick<Turn, "answerId" | "questionId" | "conversationId">): Event => ({
  event: "start",
  id: `${answerId}:0`,
  data: { conversationId, messageId: answerId, questionId },
});

/** The events that come after one, and the number of the last of them. */
function after(answerId: string, sent: number, { events, breaks }: SoFar): { more: Event[]; last: number } {
  const more = events.flatMap((event, place): Event[] => {
    const number = numberOf(place, breaks);
    return number > sent ? [{ ...event, id: `${answerId}:${number}` }] : [];
  });
  return { more, last: more.length > 0 ? numberOf(events.length - 1, breaks) : sent };
}

/** What is made here, as it is said. Ends when all has been said, or when somebody else has ended it. @returns the number of the last event */
async function* followLive({ context, signal }: Reader, live: Live, seen: number): AsyncGenerator<Event[], number> {
  const { answerId } = live.turn;
  let sent = seen;
  if (sent < 0) {
    sent = 0;
    yield [startOf(live.turn)];
  }
  while (!signal.aborted) {
    const { more, last } = after(answerId, sent, live);
    sent = last;
    if (more.length > 0) {
      yield more;
      continue;
    }
    // Between this look and the waiting nothing can be said.
    if (live.over !== "no") break;
    await context.chat.next(answerId, LIVE_MS, signal);
  }
  return sent;
}

/** An answer whose maker has died is made here from now on, unless somebody else has it. */
async function takeOver({ context, caller, lang }: Reader, chats: Chats, lost: Answer): Promise<void> {
  const turn = await chats.takeOver(caller.userId, lost);
  if (turn) context.chat.make(turn, caller, makeAnswer(context, caller, lang));
}

/** The events of an answer: those that are there and have not been seen, then the others as they come. Ids are `<answer>:<number>`. */
export async function* follow(reader: Reader, chats: Chats, answerId: string): AsyncGenerator<Event[]> {
  const { context, caller, signal } = reader;
  let sent = numberIn(answerId, reader.lastEventId);
  while (!signal.aborted) {
    const live = context.chat.live(answerId, caller.userId);
    if (live) {
      sent = yield* followLive(reader, live, sent);
      if (live.over === "here") return;
    }
    // Listening begins before looking, so that no change falls between the two.
    const changed = context.chat.next(answerId, LOOK_MS, signal);
    const answer = await chats.answer(caller.userId, answerId);
    if (!answer) throw notFound();
    const { conversationId, questionId } = answer;
    if (sent < 0) {
      sent = 0;
      yield [startOf({ answerId, conversationId, questionId })];
    }
    const { more, last } = after(answerId, sent, answer);
    sent = last;
    if (more.length > 0) yield more;
    if (answer.status !== "running") return;
    if (isLost(reader, answer)) await takeOver(reader, chats, answer);
    else await changed;
  }
}
