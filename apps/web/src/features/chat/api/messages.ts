import { type InfiniteData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { call } from "../../../lib/api.ts";
import { queryClient, queryOf } from "../../../lib/query.ts";
import { type Answer, type Message, messageOfAnswer } from "../model/turn.ts";

const PAGE = 100;

/** The messages of a conversation, oldest first; `more` fetches older ones. */
export function useMessages(conversationId: string | undefined) {
  const query = useInfiniteQuery({
    queryKey: ["chatMessages", conversationId, useLang()],
    enabled: conversationId !== undefined,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call("chatMessages", { query: { conversationId: conversationId ?? "", page_num: pageParam, page_size: PAGE } }, { signal }),
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length + 1 : undefined),
  });
  const messages: Message[] = (query.data?.pages ?? []).toReversed().flatMap((page) => page.items);
  return { ...query, messages };
}

type Pages = InfiniteData<{ items: Message[] }>;
/** An answer that has come in whole is put where it will be read from, so that it stays whatever happens to the line: what is kept of it replaces it. */
export function putAnswer(answer: Answer): void {
  const put = (message: Message): Message => (message.id === answer.id ? { ...message, ...messageOfAnswer(answer) } : message);
  queryClient.setQueriesData<Pages>(
    { queryKey: ["chatMessages"] },
    (held) => held && { ...held, pages: held.pages.map((page) => ({ ...page, items: page.items.map(put) })) },
  );
}

export const useConversations = (search: string) =>
  useQuery(queryOf("chatConversations", { query: { page_size: 100, ...(search.trim() && { q: search.trim() }) } }, useLang()));

export const useQuickQuestions = () => useQuery(queryOf("chatQuickQuestions", {}, useLang()));
