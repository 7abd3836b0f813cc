import { useText } from "../../../i18n/index.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { FewFirst } from "../components/FewFirst.tsx";
import { RowButton } from "../components/RowButton.tsx";
import { Section } from "../components/Section.tsx";
import { bySeverity, SEVERITY_TONE } from "../model/severity.ts";
import { avoidedOf } from "../model/taken.ts";
import type { SectionProps } from "../model/types.ts";
import { useDetail } from "../sheets/detail.ts";

const FIRST = 4;

/** What was left out of the plan, worst first, each with its reason. */
export function Avoided({ plan }: SectionProps) {
  const t = useText("plan");
  const open = useDetail();
  return (
    <Section name="avoided">
      <FewFirst
        items={avoidedOf(plan).toSorted(bySeverity)}
        first={FIRST}
        keyOf={(a) => plan.avoided.indexOf(a)}
        more={(count) => t("taboo.more", { count })}
        className="overflow-hidden rounded-card border border-line bg-card"
        itemClass="border-line [&:not(:last-child)]:border-b"
      >
        {(a) => (
          <RowButton
            title={a.item}
            note={a.why}
            chip={<Chip tone={SEVERITY_TONE[a.severity]}>{t(`severity.${a.severity}`)}</Chip>}
            onPress={() => open({ kind: "avoided", at: plan.avoided.indexOf(a) })}
          />
        )}
      </FewFirst>
    </Section>
  );
}
