import type { Output } from "@nutri/contract/client";
import { useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { queryOf } from "../../../lib/query.ts";

export type Analyte = Output<"biomarkerOptions">["options"][number];

/** The analytes that can be chosen, with the units that sheets print. */
export const useAnalytes = () => useQuery({ ...queryOf("biomarkerOptions", {}, useLang()), staleTime: Number.POSITIVE_INFINITY });

const key = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\-_,，]/g, "");

/** Those whose name or alias holds what was typed; an exact one first, then beginnings. */
export function findAnalytes(all: readonly Analyte[], typed: string): Analyte[] {
  const wanted = key(typed);
  if (wanted === "") return [];
  const rank = (a: Analyte): number => {
    const names = [a.name, ...a.aliases].map(key);
    if (names.includes(wanted)) return 0;
    if (names.some((n) => n.startsWith(wanted))) return 1;
    return wanted.length > 1 && names.some((n) => n.includes(wanted)) ? 2 : 3;
  };
  return all
    .map((a) => [rank(a), a] as const)
    .filter(([r]) => r < 3)
    .toSorted(([a], [b]) => a - b)
    .map(([, a]) => a);
}
