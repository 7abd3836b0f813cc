import type { Output } from "@nutri/contract";
import { type ChatEvent, type Said, textOf } from "../../chat/chats.ts";
import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";

type Message = Output<"chatMessages">["items"][number];
/** The data of an answer's events of one name; what was stored was checked by the contract when it was said. */
const dataOf = <T>(events: readonly ChatEvent[], name: ChatEvent["event"]): T[] => events.flatMap((e) => (e.event === name ? [e.data as T] : []));

function show({ id, createdAt, asked, answer, rating }: Said): Message {
  const at = new Date(createdAt).toISOString();
  if (!answer) return { id, role: "user", text: asked?.text ?? "", createdAt: at, ...(asked?.fileIds && { fileIds: [...asked.fileIds] }) };
  const { events, status } = answer;
  const [end] = dataOf<Pick<Message, "triage" | "answeredBy">>(events, "end");
  return {
    id,
    role: "assistant",
    text: textOf(events),
    createdAt: at,
    status,
    cards: dataOf<NonNullable<Message["cards"]>[number]>(events, "card"),
    sources: dataOf<NonNullable<Message["sources"]>>(events, "sources").flat(),
    suggestions: dataOf<string[]>(events, "suggestions").flat(),
    triage: end?.triage ?? null,
    ...(end?.answeredBy && { answeredBy: end.answeredBy }),
    ...(rating && { rating }),
  };
}

/** The messages of a conversation, newest page first, each page as it is read. */
export const chatMessages: Handler<"chatMessages"> = async ({ context, query, caller }) => {
  const found = await context.chat.of(context, caller).messages(caller.userId, query.conversationId, query.page_num, query.page_size);
  if (!found) throw notFound();
  return { items: found.items.map(show), total: found.total };
};
