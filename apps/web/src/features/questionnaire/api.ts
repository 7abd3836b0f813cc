import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLang } from "../../i18n/index.ts";
import { queryOf } from "../../lib/query.ts";

export type NameOption = { id: string; name: string; note: string };

/** What the questionnaire offers to choose from. */
export const useOptions = () => useQuery({ ...queryOf("questionOptions", { body: {} }, useLang()), staleTime: Number.POSITIVE_INFINITY });

export type NameKind = "medicines" | "supplements";
const SEARCH = { staleTime: 5 * 60_000, placeholderData: keepPreviousData } as const;

/** Medicines by generic, brand or pinyin initials; supplements by any name. */
export function useNameSearch(kind: NameKind, name: string): { options: NameOption[]; failed: boolean } {
  const worded = useLang();
  const medicines = useQuery({ ...queryOf("searchMedicine", { body: { name } }, worded), ...SEARCH, enabled: kind === "medicines" && name !== "" });
  const supplements = useQuery({ ...queryOf("reviewOptionsByName", { body: { name } }, worded), ...SEARCH, enabled: kind === "supplements" && name !== "" });
  if (name === "") return { options: [], failed: false };
  if (kind === "supplements") {
    const found = (supplements.data?.options ?? []).filter((o) => o.kind === "supplement");
    return { options: found.map((o) => ({ id: o.id, name: o.name, note: o.matched === o.name ? "" : o.matched })), failed: supplements.isError };
  }
  const found = medicines.data?.options ?? [];
  return {
    options: found.map((o) => ({ id: o.id, name: o.name, note: [o.className, ...o.brands.slice(0, 2)].filter(Boolean).join(" · ") })),
    failed: medicines.isError,
  };
}
