import { ALLERGEN_NAMES, DIET_NAMES, LABEL_WORDS } from "@nutri/domain/labels";
import type { Text } from "@nutri/domain/text";
import { useLang } from "../i18n/index.ts";
import { type Fact, Facts } from "./Facts.tsx";

type Label = { readonly summary: string; readonly allergens: readonly string[]; readonly diets: readonly string[]; readonly cautions: readonly string[] };

/** What a product's label says: in short, `more`, then allergens, diets and cautions. */
export function LabelFacts({ label, more = [] }: { label: Label; more?: readonly Fact[] }) {
  const en = useLang() === "en-US";
  const word = ({ zh, en: english }: Text): string => (en ? english : zh);
  const names = (ids: readonly string[], known: Readonly<Record<string, Text>>): string =>
    ids.map((id) => (known[id] ? word(known[id]) : id)).join(en ? ", " : "、");
  return (
    <>
      <p className="text-14 text-ink-2">{label.summary}</p>
      <Facts
        className="mt-3"
        facts={[
          ...more,
          [word(LABEL_WORDS.allergens), names(label.allergens, ALLERGEN_NAMES) || word(LABEL_WORDS.noAllergens)],
          [word(LABEL_WORDS.diets), names(label.diets, DIET_NAMES)],
          [word(LABEL_WORDS.cautions), label.cautions.join(" ")],
        ]}
      />
    </>
  );
}
