import { useText } from "../../../i18n/index.ts";
import { RadarChart } from "../../../ui/RadarChart.tsx";
import { Section } from "../components/Section.tsx";
import type { SectionProps } from "../model/types.ts";

const FEWEST = 3;
/** The screen's sides: it stands in no card. */
const SIDES_PX = 32;

/** The overall state on the plan's axes; with too few of them, that. */
export function Radar({ plan }: SectionProps) {
  const t = useText("plan");
  if (plan.radar.length < FEWEST)
    return (
      <Section name="radar">
        <p className="text-14 text-ink-2">{t("radar.few")}</p>
      </Section>
    );
  return (
    <Section name="radar">
      <RadarChart axes={plan.radar} label={t("radar.label")} inset={SIDES_PX} />
    </Section>
  );
}
