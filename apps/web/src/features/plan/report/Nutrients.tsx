import { useText } from "../../../i18n/index.ts";
import { formatNumber } from "../../../lib/number.ts";
import { Card } from "../../../ui/Card.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";
import { FewFirst } from "../components/FewFirst.tsx";
import { NutrientCard } from "../components/NutrientCard.tsx";
import { Section } from "../components/Section.tsx";
import { outcomeOf } from "../model/headline.ts";
import { have, sortedNutrients } from "../model/nutrients.ts";
import type { Nutrient, SectionProps } from "../model/types.ts";
import { useUnit } from "../model/use-amount.ts";
import { useDetail } from "../sheets/detail.ts";

const FIRST = 5;

/** What is short or too much, each as a card; what is enough under one line. */
export function Nutrients({ plan }: SectionProps) {
  const t = useText("plan");
  const { off, enough } = sortedNutrients(plan);
  const open = useDetail();
  return (
    <Section name="nutrients">
      {plan.nutrients.length === 0 && <p className="text-14 text-ink-2">{t("nutrient.none")}</p>}
      <FewFirst items={off} first={FIRST} keyOf={(n) => n.nutrient} more={(count) => t("nutrient.moreOff", { count })} className="flex flex-col gap-2.5">
        {(n) => <NutrientCard nutrient={n} />}
      </FewFirst>
      {enough.length > 0 && (
        <Fold title={t(off.length === 0 ? "nutrient.allEnough" : "nutrient.enough", { count: enough.length })} className="mt-2.5" open={off.length === 0}>
          <Card flush>
            {enough.map((n) => (
              <EnoughRow key={n.nutrient} nutrient={n} onPress={() => open({ kind: "nutrient", id: n.nutrient })} />
            ))}
          </Card>
        </Fold>
      )}
      {outcomeOf(plan) !== "young" && (
        <Go to="/addMoreNutrition" look="quiet" className="no-print mt-2">
          <Icon name="plus" size={18} />
          {t("onward.addMore")}
        </Go>
      )}
    </Section>
  );
}

function EnoughRow({ nutrient, onPress }: { nutrient: Nutrient; onPress: () => void }) {
  const t = useText("plan");
  const unit = useUnit();
  const pair = t("nutrient.pair", { have: formatNumber(have(nutrient)), need: formatNumber(nutrient.target.amount), unit: unit(nutrient.target.unit) });
  return <ListRow title={nutrient.name} note={pair} onPress={onPress} />;
}
