import type { CallId } from "@nutri/contract/calls";
import { address, ApiError } from "@nutri/contract/client";
import type { Failure } from "@nutri/contract/envelope";
import { useQuery } from "@tanstack/react-query";
import { withRules } from "./api.ts";
import { API, headers, timedFetch } from "./http.ts";
import type { Problem } from "./problem.ts";

async function fetchBlob(id: CallId, query: object, signal: AbortSignal): Promise<Blob> {
  const response = await timedFetch(address(API, id, query), { headers: headers(), signal });
  if (response.ok) return response.blob();
  const failure = (await response.json().catch(() => undefined)) as Failure | undefined;
  throw new ApiError(response.status, failure, failure?.message ?? response.statusText);
}

/** A picture that only its owner may see: fetched with the token, kept in memory. Show it with `showBlob`. */
export function usePicture(id: CallId, query: object): { blob: Blob | undefined; problem: Problem | null } {
  const { data, error } = useQuery({
    queryKey: [id, query],
    queryFn: ({ signal }) => withRules(() => fetchBlob(id, query, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { blob: data, problem: error };
}

/** A ref for `<img>`: shows bytes that have no address of their own. */
export const showBlob =
  (blob: Blob) =>
  (img: HTMLImageElement): (() => void) => {
    const src = URL.createObjectURL(blob);
    img.src = src;
    return () => URL.revokeObjectURL(src);
  };
