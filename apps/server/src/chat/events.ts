import type { Reply, TriageResult } from "@nutri/assistant";
import type { ChatEvent } from "./chats.ts";

export type AnsweredBy = "engine" | "model";

/** The contract knows two: go now, and see a doctor. */
const triageOf = (triage: TriageResult | undefined): "emergency" | "see_doctor" | null =>
  triage?.grade === "emergency" ? "emergency" : triage?.grade === "today" || triage?.grade === "soon" ? "see_doctor" : null;

export const delta = (text: string): ChatEvent => ({ event: "delta", data: { text } });

export const endOf = (finishReason: string, triage?: TriageResult, answeredBy?: AnsweredBy): ChatEvent => ({
  event: "end",
  data: { finishReason, triage: triageOf(triage), ...(answeredBy && { answeredBy }) },
});

/** The words of a reply, a paragraph each. */
export const wordsOf = (text: string): ChatEvent[] =>
  text
    .split(/(?<=\n\n)/u)
    .filter(Boolean)
    .map(delta);

/** What stands beside the words, and the end. */
export const restOf = (reply: Reply, answeredBy: AnsweredBy, sources = reply.sources): ChatEvent[] => [
  ...reply.cards.map((data): ChatEvent => ({ event: "card", data })),
  ...(sources.length > 0 ? [{ event: "sources" as const, data: [...sources] }] : []),
  ...(reply.suggestions.length > 0 ? [{ event: "suggestions" as const, data: [...reply.suggestions] }] : []),
  endOf("stop", reply.triage, answeredBy),
];
