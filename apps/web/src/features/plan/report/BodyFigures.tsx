import { useText } from "../../../i18n/index.ts";
import { formatNumber } from "../../../lib/number.ts";
import { Card } from "../../../ui/Card.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";
import { Section } from "../components/Section.tsx";
import type { SectionProps } from "../model/types.ts";
import { useAmount } from "../model/use-amount.ts";
import { useDetail } from "../sheets/detail.ts";

/** Body mass index and energy need, each with where it comes from. */
export function BodyFigures({ plan }: SectionProps) {
  const t = useText("plan");
  const amount = useAmount();
  const open = useDetail();
  const { bmi, energy } = plan.profile;
  return (
    <Section name="body">
      <Card flush>
        {bmi && <ListRow title={`${t("body.bmi")} ${formatNumber(bmi.value)}`} note={bmi.text} onPress={() => open({ kind: "bmi" })} />}
        {energy && (
          <ListRow title={`${t("body.energy")} ${amount(energy.value, energy.unit)}`} note={energy.equation} onPress={() => open({ kind: "energy" })} />
        )}
      </Card>
    </Section>
  );
}
