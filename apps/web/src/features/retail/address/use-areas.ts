import { useQuery } from "@tanstack/react-query";
import type { Areas } from "./areas.ts";

/** The list of areas, once it is there. */
export function useAreas(): { areas: Areas | undefined; failed: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: ["areas"],
    queryFn: async () => (await import("./areas.ts")).areas,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { areas: data, failed: isError, retry: () => void refetch() };
}
