import type { PrecisePlan } from "@nutri/contract/calls/plan";
import { useLang, useText } from "../../../i18n/index.ts";
import { unitOf } from "../../../lib/counted.ts";
import { formatNumber } from "../../../lib/number.ts";
import { Card } from "../../../ui/Card.tsx";
import { unitsIn } from "../model/row.ts";

type Change = NonNullable<PrecisePlan["changes"]>[number];
const UNITS = ["ug", "mg", "g", "IU", "mL", "L", "kcal"] as const;

/** What the newest plan does otherwise than the one before it, and why. */
export function ChangeList({ plan }: { plan: PrecisePlan }) {
  return (
    <Card flush className="mt-3">
      <ul>
        {(plan.changes ?? []).map((change) => (
          <ChangeRow key={`${change.kind} ${change.id}`} change={change} unit={change.unit ?? plan.products.find((p) => p.id === change.id)?.dose.unit ?? ""} />
        ))}
      </ul>
    </Card>
  );
}

function ChangeRow({ change, unit }: { change: Change; unit: string }) {
  const t = useText("report");
  const lang = useLang();
  const known = UNITS.find((u) => u === unit);
  return (
    <li className="border-line px-4 py-3 [&:not(:last-child)]:border-b">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{change.name}</span>
        <span>
          {t("plan.from", { from: formatNumber(change.from), to: formatNumber(change.to) })} {known ? t(`plan.unit.${known}`) : unitOf(change.to, unit, lang)}
        </span>
      </p>
      <p className="text-14 text-ink-2">{unitsIn(change.because)}</p>
    </li>
  );
}
