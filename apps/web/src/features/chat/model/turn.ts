import type { Output } from "@nutri/contract/client";
import type { ChatCard } from "@nutri/domain/chat-card";
import type { SourceRef } from "@nutri/domain/source";
import type { StreamEvent } from "../../../lib/events.ts";
import type { Problem } from "../../../lib/problem.ts";
import type { Stream } from "../../../lib/stream-store.ts";

export type Message = Output<"chatMessages">["items"][number];
export type Triage = "emergency" | "see_doctor" | null;

/** An answer as it can be shown: one that is there, or one that is coming in. */
export type Answer = {
  id: string | undefined;
  text: string;
  cards: readonly ChatCard[];
  sources: readonly SourceRef[];
  suggestions: readonly string[];
  triage: Triage;
  answeredBy: "engine" | "model" | undefined;
  /** `interrupted`: it broke off; what was said stays. */
  state: "running" | "done" | "stopped" | "interrupted";
  rating: "up" | "down" | undefined;
  problem?: Problem | undefined;
};

const all = <T>(events: readonly StreamEvent[], name: string): T[] => events.filter((e) => e.event === name).map((e) => e.data as T);

/** Where and as what a stream's answer is kept, once it has begun. */
export const begun = (stream: Stream | undefined): { conversationId: string; messageId: string } | undefined =>
  all<{ conversationId: string; messageId: string }>(stream?.events ?? [], "start")[0];

type End = { finishReason: string; triage?: Triage; answeredBy?: "engine" | "model" };

function stateOf(stream: Stream, end: End | undefined): Answer["state"] {
  if (end) return end.finishReason === "stopped" ? "stopped" : end.finishReason === "interrupted" ? "interrupted" : "done";
  return stream.state === "running" ? "running" : "interrupted";
}

/** The answer that a stream has brought so far. */
export function answerOfStream(stream: Stream): Answer {
  const { events } = stream;
  const [end] = all<End>(events, "end");
  const [failure] = all<Problem>(events, "error");
  return {
    id: begun(stream)?.messageId,
    text: all<{ text: string }>(events, "delta")
      .map((d) => d.text)
      .join(""),
    cards: all<ChatCard>(events, "card"),
    sources: all<SourceRef[]>(events, "sources").flat(),
    suggestions: all<string[]>(events, "suggestions").flat(),
    triage: end?.triage ?? null,
    answeredBy: end?.answeredBy,
    state: stateOf(stream, end),
    rating: undefined,
    problem: stream.problem ?? failure,
  };
}

/** What of an answer that came in whole is stored. */
export const messageOfAnswer = ({ text, cards, sources, suggestions, triage, answeredBy, state }: Answer): Partial<Message> => ({
  text,
  cards: [...cards],
  sources: [...sources],
  suggestions: [...suggestions],
  ...(triage && { triage }),
  ...(answeredBy && { answeredBy }),
  status: state,
});

/** A stored answer. */
export const answerOfMessage = (m: Message): Answer => ({
  id: m.id,
  text: m.text,
  cards: m.cards ?? [],
  sources: m.sources ?? [],
  suggestions: m.suggestions ?? [],
  triage: m.triage === "emergency" || m.triage === "see_doctor" ? m.triage : null,
  answeredBy: m.answeredBy,
  state: m.status ?? "done",
  rating: m.rating,
});
