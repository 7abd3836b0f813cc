import type { Conversation } from "../../chat/chats.ts";
import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";

const show = ({ id, title, updatedAt }: Conversation): { id: string; title: string; updatedAt: string } => ({
  id,
  title,
  updatedAt: new Date(updatedAt).toISOString(),
});

export const chatConversations: Handler<"chatConversations"> = async ({ context, query, caller }) => {
  const { items, total } = await context.chat.of(context, caller).conversations(caller.userId, query.q, query.page_num, query.page_size);
  return { items: items.map(show), total };
};

export const chatRename: Handler<"chatRename"> = async ({ context, body, caller }) => {
  const renamed = await context.chat.of(context, caller).rename(caller.userId, body.conversationId, body.title);
  if (!renamed) throw notFound();
  return show(renamed);
};

export const chatRemove: Handler<"chatRemove"> = async ({ context, body, caller }) => {
  if (!(await context.chat.of(context, caller).remove(caller.userId, body.conversationId))) throw notFound();
  return null;
};
