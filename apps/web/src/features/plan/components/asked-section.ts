import { useEffect } from "react";
import { useSearch } from "../../../lib/router.ts";
import { goToSection, type SectionName } from "./Section.tsx";

/** Begins at the part of the report that the address names (`?section=reviews`), when it is there. */
export function useAskedSection(names: readonly SectionName[]): void {
  const asked = useSearch().get("section");
  const name = names.find((n) => n === asked);
  useEffect(() => {
    if (name) goToSection(name);
  }, [name]);
}
