import { useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import type { Areas } from "./areas.ts";

const load: Readonly<Record<ReturnType<typeof useLang>, () => Promise<Areas>>> = {
  "zh-CN": async () => (await import("./areas.ts")).areas,
  "en-US": async () => (await import("./areas-latin.ts")).latinAreas,
};

/** The list of areas, once it is there. */
export function useAreas(): { areas: Areas | undefined; failed: boolean; retry: () => void } {
  const lang = useLang();
  const { data, isError, refetch } = useQuery({
    queryKey: ["areas", lang],
    queryFn: load[lang],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { areas: data, failed: isError, retry: () => void refetch() };
}
