import type { Product, ProductLine } from "@nutri/contract/calls/retail";
import type { Output } from "@nutri/contract/client";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { call } from "../../../lib/api.ts";
import { queryClient, queryOf } from "../../../lib/query.ts";

export type { Product, ProductLine } from "@nutri/contract/calls/retail";
export type Sku = Product["skus"][number];
export type Conflict = NonNullable<Product["conflicts"]>[number];

const isLine = (p: Product | ProductLine): p is ProductLine => "group" in p;

/** The lines of a plan with today's prices. */
export const usePlanLines = (id: string | undefined) =>
  useQuery({
    ...queryOf("productGet", { body: { customNutritionPlanId: id ?? "" } }, useLang()),
    enabled: id !== undefined,
    select: (found: Output<"productGet">): ProductLine[] => (found as (Product | ProductLine)[]).filter(isLine),
  });

/** Products by id, in that order, as they are sold now and checked as one basket against the visitor; what is not sold any more is not among them. */
export const useBasketProducts = (ids: readonly string[]) =>
  useQuery({
    ...queryOf("productGet", { body: { ids: [...ids], together: true } }, useLang()),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    select: (found: Output<"productGet">): Product[] => found,
  });

const PAGE = 20;

/** The catalogue, page after page; `keyword` and `nutrient` choose. */
export function useCatalogue(keyword: string, nutrient?: string, size = PAGE) {
  const lang = useLang();
  const chosen = { ...(keyword && { keyword }), ...(nutrient && { nutrient }) };
  return useInfiniteQuery({
    queryKey: ["productGetAll", chosen, size, lang],
    queryFn: ({ pageParam, signal }) => call("productGetAll", { body: { page_num: pageParam, page_size: size, ...chosen } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** What the forms of a nutrient are called, by id; empty until they are there. */
export function useFormNames(nutrient: string): ReadonlyMap<string, string> {
  const { data } = useQuery(queryOf("nutrientForms", { query: { nutrient } }, useLang()));
  return new Map(data?.forms.map((f) => [f.id, f.name]));
}

/** The notes' query: page 1, size 200. */
const VOUCHERS = { query: { page_num: 1, page_size: 200 }, body: {} };
export const useVouchers = () => useQuery(queryOf("queryVouchers", VOUCHERS, useLang()));
export type Voucher = Output<"queryVouchers">["items"][number];

const SOLD: ReadonlySet<unknown> = new Set(["productGet", "productGetAll", "queryVouchers"]);
/** Prices, stock and vouchers are asked for anew. */
export const refreshShop = (): Promise<void> => queryClient.invalidateQueries({ predicate: ({ queryKey }) => SOLD.has(queryKey[0]) });
