import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { call } from "../../../lib/api.ts";
import { queryOf } from "../../../lib/query.ts";
import type { Message } from "../model/turn.ts";

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

export const useConversations = (search: string) =>
  useQuery(queryOf("chatConversations", { query: { page_size: 100, ...(search.trim() && { q: search.trim() }) } }, useLang()));

export const useQuickQuestions = () => useQuery(queryOf("chatQuickQuestions", {}, useLang()));
