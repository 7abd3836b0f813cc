import { splitUsage } from "@nutri/domain/usage";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/index.ts";
import { chosenByForm } from "../model/nutrients.ts";
import type { Plan, Product, Words } from "../model/types.ts";
import { useAmount } from "../model/use-amount.ts";
import { rowsOf } from "../model/why-rows.ts";
import { ChooseForms } from "./ChooseForm.tsx";
import { WhyList } from "./WhyList.tsx";

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

/** An allergen is never left out: one without a word of its own is shown by its id. */
const allergenName = (id: string, t: Words): string => {
  const known = ALLERGENS.find((a) => a === id);
  return known ? t(`product.allergen.${known}`) : id;
};
const dietNames = (diets: readonly string[], t: Words): string =>
  DIETS.filter((d) => diets.includes(d))
    .map((d) => t(`product.diet.${d}`))
    .join(t("and"));

/** A product of the plan: what it gives, how to take it, what to mind, why this one. */
export function ProductDetail({ plan, product }: { plan: Plan; product: Product }) {
  const t = useText("plan");
  const amount = useAmount();
  const { usage, content } = splitUsage(product.dose.usage);
  const nameOf = (id: string): string | undefined => plan.nutrients.find((n) => n.nutrient === id)?.name;
  const gives = product.nutrients.flatMap((n) => (nameOf(n.nutrient) ? [`${nameOf(n.nutrient)} ${amount(n.amount, n.unit)}`] : []));
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t("product.when"), product.timing.map((x) => x.text).join(" ")],
    [t("product.label"), usage],
    [t("product.content"), content],
    [t("product.gives", { unit: product.dose.unit }), gives.join(t("and"))],
    [t("product.allergens"), product.allergens.length > 0 ? product.allergens.map((a) => allergenName(a, t)).join(t("and")) : t("product.noAllergens")],
    [t("product.diets"), dietNames(product.diets, t)],
    [t("product.cautions"), product.cautions.join(" ")],
  ];
  return (
    <>
      <p className="text-14 text-ink-2">{product.summary}</p>
      <dl className="mt-3 flex flex-col gap-3">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className="text-12 text-ink-2">{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <ChooseForms plan={plan} nutrients={chosenByForm(product.nutrients)} />
      <h3 className="mt-5 text-18">{t("product.why")}</h3>
      <WhyList rows={rowsOf(product.because)} />
    </>
  );
}
