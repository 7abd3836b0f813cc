import { useText } from "../../../i18n/index.ts";
import { formatNumber } from "../../../lib/number.ts";
import { Card } from "../../../ui/Card.tsx";
import { StatusTag } from "../../../ui/Chip.tsx";
import { have } from "../model/nutrients.ts";
import type { Nutrient } from "../model/types.ts";
import { useUnit } from "../model/use-amount.ts";
import { useDetail } from "../sheets/detail.ts";
import { NutrientBar } from "./NutrientBar.tsx";

/** One nutrient: its state, how much of how much, the bar. The whole card opens why. */
export function NutrientCard({ nutrient }: { nutrient: Nutrient }) {
  const t = useText("plan");
  const unit = useUnit();
  const open = useDetail();
  const { target, status, name, confidence } = nutrient;
  return (
    <Card className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3>
          <button
            type="button"
            onClick={() => open({ kind: "nutrient", id: nutrient.nutrient })}
            className="-my-2.5 min-h-11 text-left font-semibold outline-none after:absolute after:inset-0 after:rounded-card focus-visible:outline-none"
          >
            {name}
          </button>
        </h3>
        <StatusTag status={status === "adequate" ? "ok" : status} />
        {confidence === "low" && <span className="text-12 text-ink-2">{t("nutrient.unsure")}</span>}
        <span className="ml-auto text-14 text-ink-2">
          {t("nutrient.pair", { have: formatNumber(have(nutrient)), need: formatNumber(target.amount), unit: unit(target.unit) })}
        </span>
      </div>
      <NutrientBar nutrient={nutrient} />
    </Card>
  );
}
