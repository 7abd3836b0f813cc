import type { Source } from "./types.ts";

const keyOf = (s: Source): string => `${s.id} ${s.locator ?? ""}`;

/** Each place in a source once. */
export const distinctSources = (sources: readonly Source[]): Source[] => [...new Map(sources.map((s) => [keyOf(s), s])).values()];
