import { ChatCard, SourceRef } from "@nutri/domain";
import { z } from "zod";
import { call, Id, IsoTime, page, Paging, StreamError } from "../call.ts";

const mine = { auth: "visitor" } as const;
const AnsweredBy = z.enum(["engine", "model"]);
const events = {
  start: z.strictObject({ conversationId: z.string(), messageId: z.string(), questionId: z.string().optional() }),
  delta: z.strictObject({ text: z.string() }),
  /** A reader leaves out kinds that it does not know: more may come. */
  card: ChatCard,
  sources: z.array(SourceRef),
  suggestions: z.array(z.string()),
  end: z.strictObject({
    /** `stop`: the answer is whole. `stopped`: by its reader. `interrupted`: one maker after another died; what was said stays, ask again. */
    finishReason: z.string(),
    triage: z.enum(["emergency", "see_doctor"]).nullable().optional(),
    /** Who worded it. What a model worded carries the label for generated content, in copies too. */
    answeredBy: AnsweredBy.optional(),
  }),
  error: StreamError,
};
const Conversation = z.strictObject({ id: z.string(), title: z.string(), updatedAt: IsoTime });
const Message = z.strictObject({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  text: z.string(),
  createdAt: IsoTime,
  cards: z.array(events.card).optional(),
  sources: events.sources.optional(),
  triage: z.string().nullable().optional(),
  suggestions: events.suggestions.optional(),
  answeredBy: AnsweredBy.optional(),
  /** Absent for questions. A running answer is joined by chat/stream. */
  status: z.enum(["running", "done", "stopped", "interrupted"]).optional(),
  rating: z.enum(["up", "down"]).optional(),
  fileIds: z.array(z.string()).optional(),
});

export const chatSend = call({
  method: "POST",
  path: "/v1/chat/send",
  summary: "Ask; the answer comes as events",
  ...mine,
  body: z.strictObject({
    conversationId: Id.optional(),
    text: z.string().trim().min(1).max(8000),
    fileIds: z.array(Id).max(10).optional(),
    customNutritionPlanId: Id.optional(),
  }),
  response: z.null(),
  events,
  errors: ["not_found"],
});
export const chatStream = call({
  method: "GET",
  path: "/v1/chat/stream",
  summary: "Join or resume an answer",
  ...mine,
  query: z.strictObject({ messageId: Id }),
  response: z.null(),
  events,
  errors: ["not_found"],
});
const message = z.strictObject({ messageId: Id });
export const chatStop = call({
  method: "POST",
  path: "/v1/chat/stop",
  summary: "Stop an answer",
  ...mine,
  body: message,
  response: z.null(),
  errors: ["not_found"],
});
export const chatRegenerate = call({
  method: "POST",
  path: "/v1/chat/regenerate",
  summary: "A new answer to the same question",
  ...mine,
  body: message,
  response: z.null(),
  events,
  errors: ["not_found"],
});
export const chatConversations = call({
  method: "GET",
  path: "/v1/chat/conversations",
  summary: "The caller's conversations",
  ...mine,
  query: z.strictObject({ q: z.string().max(200).optional(), ...Paging }),
  response: page(Conversation),
});
export const chatMessages = call({
  method: "GET",
  path: "/v1/chat/messages",
  summary: "The messages of a conversation",
  ...mine,
  query: z.strictObject({ conversationId: Id, ...Paging }),
  response: page(Message),
  errors: ["not_found"],
});
export const chatRename = call({
  method: "POST",
  path: "/v1/chat/rename",
  summary: "Rename a conversation",
  ...mine,
  body: z.strictObject({ conversationId: Id, title: z.string().trim().min(1).max(100) }),
  response: Conversation,
  errors: ["not_found"],
});
export const chatRemove = call({
  method: "POST",
  path: "/v1/chat/remove",
  summary: "Remove a conversation",
  ...mine,
  body: z.strictObject({ conversationId: Id }),
  response: z.null(),
  errors: ["not_found"],
});
export const chatFeedback = call({
  method: "POST",
  path: "/v1/chat/feedback",
  summary: "Say how an answer was",
  ...mine,
  body: z.strictObject({
    messageId: Id,
    rating: z.enum(["up", "down"]),
    reasons: z.array(z.string().max(60)).max(10).optional(),
    text: z.string().max(2000).optional(),
  }),
  response: z.null(),
  errors: ["not_found"],
});
export const chatQuickQuestions = call({
  method: "GET",
  path: "/v1/chat/quick_questions",
  summary: "The welcome card: title, intro, topics, questions",
  auth: "visitor",
  response: z.strictObject({
    title: z.string(),
    intro: z.string(),
    tags: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    questions: z.array(z.strictObject({ tag: z.string().optional(), text: z.string() })),
  }),
});
