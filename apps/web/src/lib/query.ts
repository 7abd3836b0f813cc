import type { Lang } from "@nutri/domain/lang";
import type { CallId } from "@nutri/contract/calls";
import type { Input, Output } from "@nutri/contract/client";
import { QueryClient, queryOptions, useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { call } from "./api.ts";
import { newKey } from "./http.ts";
import { isLost, type Problem } from "./problem.ts";
import { onVisitorChange } from "./session.ts";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: Problem;
  }
}

/** Nobody's answer but the way to it failed, or the server asked for patience: worth another try. */
const passing = (p: Problem): boolean => (isLost(p) && p.error !== "offline") || p.code === 503 || p.code === 429;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, problem) => count < 2 && passing(problem), networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

onVisitorChange(() => queryClient.clear());

/**
 * Query options of a call: `useQuery(queryOf("customPlanLast", {}, useLang()))`. Answers are worded in a language, so it is part
 * of the key; it is an argument because a component that does not read it would keep the old one.
 */
export const queryOf = <K extends CallId>(id: K, input: Input<K>, worded: Lang) =>
  queryOptions<Output<K>>({ queryKey: [id, input, worded], queryFn: ({ signal }) => call(id, input, { signal }) });

const keys = new WeakMap<object, string>();
const keyOf = (input: object): string => {
  const key = keys.get(input) ?? newKey();
  keys.set(input, key);
  return key;
};

/** A writing call as a mutation: `mutate({ body })`. Each attempt of one `mutate` carries the same Idempotency-Key. */
export const useWrite = <K extends CallId>(id: K, options?: Omit<UseMutationOptions<Output<K>, Problem, Input<K>>, "mutationFn">) =>
  useMutation<Output<K>, Problem, Input<K>>({ ...options, mutationFn: (input) => call(id, input, { idempotencyKey: keyOf(input) }) });
