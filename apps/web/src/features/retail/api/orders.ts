import type { Output } from "@nutri/contract/client";
import type { Lang } from "@nutri/domain/lang";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { call } from "../../../lib/api.ts";
import { queryClient, queryOf, useWrite } from "../../../lib/query.ts";
import { refreshShop } from "./products.ts";

export type Order = Output<"order">;
const PAGE = 20;
/** A payment or a refund is told of later; an order that waits for it is asked for again. */
const AGAIN_MS = 5000;

/** The visitor's orders, newest first, page after page. */
export function useOrders() {
  const lang = useLang();
  return useInfiniteQuery({
    queryKey: ["orders", lang],
    queryFn: ({ pageParam, signal }) => call("orders", { query: { page_num: pageParam, page_size: PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length + 1 : undefined),
    staleTime: 0,
  });
}

const orderQuery = (id: string, lang: Lang) => queryOf("order", { query: { orderId: id } }, lang);

export const isElsewhere = ({ platform }: Order): boolean => platform !== undefined && platform !== "local";

/** Paid or paid back somewhere else than on a page of ours. */
const waits = (order: Order): boolean => order.refunding === true || (order.status === "created" && !order.can?.includes("pay"));

export const useOrder = (id: string | undefined) =>
  useQuery({
    ...orderQuery(id ?? "", useLang()),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && waits(data) ? AGAIN_MS : false),
  });

/** An order that came (placed, paid, cancelled) is what is shown; stock, vouchers and the list are asked for anew. */
export function takeOrder(order: Order, lang: Lang): void {
  queryClient.setQueryData(orderQuery(order.orderId, lang).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: ["orders"] });
  void refreshShop();
}

/** Pays (trial) or gives up an order. When the server says that it may not, the order is looked at anew. */
export function useMove(id: "orderPay" | "orderCancel", orderId: string, onDone: () => void) {
  const lang = useLang();
  const { mutate, isPending, error } = useWrite(id, {
    onSuccess: (order) => {
      takeOrder(order, lang);
      onDone();
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: orderQuery(orderId, lang).queryKey }),
  });
  return { move: () => mutate({ body: { orderId } }), busy: isPending, problem: error };
}
