import { useText } from "../../../i18n/index.ts";
import { Fold } from "../../../ui/Fold.tsx";
import type { Product } from "../api/products.ts";

const ALLERGENS = [
  "soy",
  "fish",
  "shellfish",
  "milk",
  "egg",
  "peanut",
  "tree_nut",
  "gluten",
  "sesame",
  "lactose",
  "bee_product",
  "latex",
  "celery",
  "mustard",
  "sulfite",
  "gelatin",
] as const;
const DIETS = ["vegetarian", "vegan", "halal", "gluten_free", "dairy_free"] as const;

/** What the label says beside the dose: summary, allergens, diets, cautions. An allergen without a word of its own is shown by its id. */
export function Details({ product }: { product: Product }) {
  const t = useText("retail");
  const allergens = product.allergens.map((id) => {
    const known = ALLERGENS.find((a) => a === id);
    return known ? t(`allergen.${known}`) : id;
  });
  const diets = DIETS.filter((d) => product.diets.includes(d)).map((d) => t(`diet.${d}`));
  const rows = [
    [t("list.allergens"), allergens.join(t("and")) || t("list.noAllergens")],
    [t("list.diets"), diets.join(t("and"))],
    [t("list.cautions"), product.cautions.join(" ")],
  ] as const;
  return (
    <Fold title={<span className="text-14">{t("list.more")}</span>}>
      <p className="text-14">{product.summary}</p>
      <dl className="mt-2 flex flex-col gap-2 text-14">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className="text-12 text-ink-2">{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Fold>
  );
}
