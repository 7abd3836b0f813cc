import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Lang } from "@nutri/domain/lang";
import { useLang } from "../../i18n/index.ts";
import { queryOf } from "../../lib/query.ts";

export type NameOption = { id: string; name: string; note: string };

/** What the questionnaire offers to choose from. */
export const useOptions = () => useQuery({ ...queryOf("questionOptions", { body: {} }, useLang()), staleTime: Number.POSITIVE_INFINITY });

type AnyOption = NameOption & { kind: "medicine" | "supplement" };

/** Medicines and supplements together, best first, by any name; a medicine carries its class and brands. */
export function useAnySearch(name: string): { options: AnyOption[]; searching: boolean; failed: boolean } {
  const worded = useLang();
  const wanted = { ...SEARCH, enabled: name !== "" };
  const all = useQuery({ ...queryOf("reviewOptionsByName", { body: { name } }, worded), ...wanted });
  const medicines = useQuery({ ...queryOf("searchMedicine", { body: { name } }, worded), ...wanted });
  if (name === "") return { options: [], searching: false, failed: false };
  const notes = new Map((medicines.data?.options ?? []).map((o) => [o.id, medicineNote(o, worded)]));
  const options = (all.data?.options ?? []).map(({ id, name: found, kind, matched }): AnyOption => {
    const note = kind === "medicine" ? notes.get(id) : undefined;
    return { id, name: found, kind, note: note ?? (matched === found ? "" : matched) };
  });
  return { options, searching: all.isFetching, failed: all.isError };
}

/** What is often taken, by group, to choose from before anything is typed. */
export const useCommonOnes = () => useQuery({ ...queryOf("reviewOptions", { body: {} }, useLang()), staleTime: Number.POSITIVE_INFINITY });

const HAN = /\p{Script=Han}/u;
/** Class and two brands, of those that are written as this language is. */
const medicineNote = ({ className, brands }: { className: string; brands: readonly string[] }, worded: Lang): string => {
  const own = brands.filter((brand) => HAN.test(brand) === (worded === "zh-CN"));
  return [className, ...own.slice(0, 2)].filter(Boolean).join(" · ");
};

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
    options: found.map((o) => ({ id: o.id, name: o.name, note: medicineNote(o, worded) })),
    failed: medicines.isError,
  };
}
