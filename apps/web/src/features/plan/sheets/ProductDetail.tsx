import { splitUsage } from "@nutri/domain/usage";
import { useText } from "../../../i18n/index.ts";
import { LabelFacts } from "../../../ui/LabelFacts.tsx";
import { chosenByForm } from "../model/nutrients.ts";
import type { Plan, Product } from "../model/types.ts";
import { useAmount } from "../model/use-amount.ts";
import { rowsOf } from "../model/why-rows.ts";
import { ChooseForms } from "./ChooseForm.tsx";
import { WhyList } from "./WhyList.tsx";

/** A product of the plan: what it gives, how to take it, what to mind, why this one. */
export function ProductDetail({ plan, product }: { plan: Plan; product: Product }) {
  const t = useText("plan");
  const amount = useAmount();
  const { usage, content } = splitUsage(product.dose.usage);
  const nameOf = (id: string): string | undefined => plan.nutrients.find((n) => n.nutrient === id)?.name;
  const gives = product.nutrients.flatMap((n) => (nameOf(n.nutrient) ? [`${nameOf(n.nutrient)} ${amount(n.amount, n.unit)}`] : []));
  return (
    <>
      <LabelFacts
        label={product}
        more={[
          [t("product.when"), product.timing.map((x) => x.text).join(" ")],
          [t("product.label"), usage],
          [t("product.content"), content],
          [t("product.gives", { unit: product.dose.unit }), gives.join(t("and"))],
        ]}
      />
      <ChooseForms plan={plan} nutrients={chosenByForm(product.nutrients)} />
      <h3 className="mt-5 text-18">{t("product.why")}</h3>
      <WhyList rows={rowsOf(product.because)} />
    </>
  );
}
