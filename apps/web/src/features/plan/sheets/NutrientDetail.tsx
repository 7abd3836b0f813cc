import { useText } from "../../../i18n/index.ts";
import { useCounted } from "../../../lib/counted.ts";
import { formatNumber } from "../../../lib/number.ts";
import { StatusTag } from "../../../ui/Chip.tsx";
import { NutrientBar } from "../components/NutrientBar.tsx";
import { recommendationOf } from "../model/nutrients.ts";
import type { Nutrient, Plan, Recommendation } from "../model/types.ts";
import { useAmount } from "../model/use-amount.ts";
import { whyRows } from "../model/why-rows.ts";
import { ChooseForms } from "./ChooseForm.tsx";
import { WhyList } from "./WhyList.tsx";

/** Why this nutrient is where it is, and why the plan adds what it adds. */
export function NutrientDetail({ plan, nutrient }: { plan: Plan; nutrient: Nutrient }) {
  const t = useText("plan");
  const amount = useAmount();
  const rec = recommendationOf(plan, nutrient.nutrient);
  const how = rec && [rec.form, ...rec.timing.map((x) => x.text)].filter(Boolean).join(" · ");
  return (
    <>
      {how && <p className="mb-2 text-14 text-ink-2">{how}</p>}
      <p className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
        <StatusTag status={nutrient.status === "adequate" ? "ok" : nutrient.status} />
        {t("nutrient.sure", { level: t(`confidence.${nutrient.confidence}`) })}
      </p>
      <NutrientBar nutrient={nutrient} />
      <ChooseForms plan={plan} nutrients={[nutrient.nutrient]} />
      <h3 className="mt-5 text-18">{rec ? t("nutrient.whyAmount", { n: formatNumber(rec.dailyAmount) }) : t(`nutrient.whyStatus.${nutrient.status}`)}</h3>
      <WhyList rows={whyRows(plan, nutrient, t, amount)} />
      {rec && rec.products.length > 0 && <From plan={plan} rec={rec} />}
    </>
  );
}

function From({ plan, rec }: { plan: Plan; rec: Recommendation }) {
  const t = useText("plan");
  const counted = useCounted();
  const lines = rec.products.flatMap(({ productId }) => plan.products.find((p) => p.id === productId) ?? []);
  return (
    <>
      <h3 className="mt-5 text-14">{t("nutrient.from")}</h3>
      <ul className="text-14 text-ink-2">
        {lines.map((p) => (
          <li key={p.id}>
            {p.name} · {t("product.perDay", { units: counted(p.dosage, p.dose.unit) })}
          </li>
        ))}
      </ul>
    </>
  );
}
