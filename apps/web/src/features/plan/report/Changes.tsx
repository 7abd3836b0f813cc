import { useText } from "../../../i18n/index.ts";
import { useCounted } from "../../../lib/counted.ts";
import { formatNumber } from "../../../lib/number.ts";
import { Card } from "../../../ui/Card.tsx";
import { Section } from "../components/Section.tsx";
import type { Plan, SectionProps } from "../model/types.ts";
import { useAmount } from "../model/use-amount.ts";

type Change = NonNullable<Plan["changes"]>[number];

/** What this plan does otherwise than the one before it, and why. */
export function Changes({ plan }: SectionProps) {
  return (
    <Section name="changes">
      <Card flush>
        <ul>
          {(plan.changes ?? []).map((change) => (
            <ChangeRow key={`${change.kind} ${change.id}`} change={change} unit={plan.products.find((p) => p.id === change.id)?.dose.unit} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function ChangeRow({ change, unit }: { change: Change; unit: string | undefined }) {
  const t = useText("plan");
  const amount = useAmount();
  const counted = useCounted();
  const to = change.unit !== undefined ? amount(change.to, change.unit) : unit !== undefined ? counted(change.to, unit) : formatNumber(change.to);
  return (
    <li className="border-line px-4 py-3 [&:not(:last-child)]:border-b">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{change.name}</span>
        <span className="text-14">{t("change.from", { from: formatNumber(change.from), to })}</span>
      </p>
      <p className="text-14 text-ink-2">{change.because}</p>
    </li>
  );
}
