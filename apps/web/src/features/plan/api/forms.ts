import type { Output } from "@nutri/contract/client";
import { useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { queryOf } from "../../../lib/query.ts";

export type Forms = Output<"nutrientForms">;

/** The forms a nutrient is sold in; undefined until they are there, and where it is sold in one form only: then there is nothing to choose. */
export function useForms(nutrient: string): Forms | undefined {
  const { data } = useQuery({ ...queryOf("nutrientForms", { query: { nutrient } }, useLang()), staleTime: Number.POSITIVE_INFINITY });
  return data && data.forms.length > 1 ? data : undefined;
}
