import { useText } from "../../../i18n/index.ts";
import { BarThree } from "../../../ui/BarThree.tsx";
import { barLimit, have, scopedLimit } from "../model/nutrients.ts";
import type { Nutrient } from "../model/types.ts";
import { useAmount, useUnit } from "../model/use-amount.ts";

/** Have – need – limit of a nutrient; a limit that counts only some forms is told in words. */
export function NutrientBar({ nutrient }: { nutrient: Nutrient }) {
  const t = useText("plan");
  const unit = useUnit();
  const amount = useAmount();
  const { target, intake, status, name } = nutrient;
  const scoped = scopedLimit(nutrient);
  const told = scoped && (intake.plan > 0 || intake.supplements > 0 || status === "high") ? scoped : undefined;
  return (
    <>
      <BarThree
        name={name}
        unit={unit(target.unit)}
        have={have(nutrient)}
        add={intake.plan}
        need={target.amount}
        limit={barLimit(nutrient)}
        status={status === "adequate" ? "ok" : status}
      />
      {told && (
        <p className="mt-1 text-12 text-ink-2">
          {t("nutrient.scoped", { limit: amount(told.amount, told.unit), scope: t(`scope.${told.scope}`), counted: amount(told.counted, told.unit) })}
        </p>
      )}
    </>
  );
}
