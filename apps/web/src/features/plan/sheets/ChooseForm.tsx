import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useForms } from "../api/forms.ts";
import type { Plan } from "../model/types.ts";
import { GoodCalciumDialog } from "./GoodCalciumDialog.tsx";

/** The ways to how each of these nutrients is chosen, as far as there is something to choose. */
export const ChooseForms = ({ plan, nutrients }: { plan: Plan; nutrients: readonly string[] }) => (
  <div className="mt-3 flex flex-col gap-2 empty:hidden">
    {nutrients.map((id) => (
      <ChooseForm key={id} plan={plan} nutrient={id} />
    ))}
  </div>
);

function ChooseForm({ plan, nutrient }: { plan: Plan; nutrient: string }) {
  const t = useText("plan");
  const forms = useForms(nutrient);
  const [sheet, setSheet] = useState<"unused" | "open" | "closed">("unused");
  if (!forms) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setSheet("open")}
        className="flex min-h-11 items-center justify-between gap-3 rounded-control bg-leaf-soft px-3 text-left text-14 font-semibold text-leaf"
      >
        {t("choose.title", { name: forms.name })}
        <Icon name="forward" size={16} />
      </button>
      {sheet !== "unused" && <GoodCalciumDialog plan={plan} forms={forms} open={sheet === "open"} onClose={() => setSheet("closed")} />}
    </>
  );
}
