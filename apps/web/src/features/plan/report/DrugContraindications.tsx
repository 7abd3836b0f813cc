import { useText } from "../../../i18n/index.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { FewFirst } from "../components/FewFirst.tsx";
import { RowButton } from "../components/RowButton.tsx";
import { TabooChip } from "../components/TabooChip.tsx";
import { Section } from "../components/Section.tsx";
import { sortedTaboos, takenIds } from "../model/taken.ts";
import type { SectionProps, Taboo } from "../model/types.ts";
import { useDetail } from "../sheets/detail.ts";

const FIRST = 4;

/** What does not go with medicines, conditions and stages of life, worst first; what helps stands apart. Nothing found is said as what it is. */
export function DrugContraindications({ plan }: SectionProps) {
  const t = useText("plan");
  const { conflicts, help } = sortedTaboos(plan);
  const taken = takenIds(plan);
  return (
    <Section name="taboos">
      {conflicts.length === 0 && <p className="text-14 text-ink-2">{t("taboo.none")}</p>}
      <TabooList taboos={conflicts} taken={taken} />
      {help.length > 0 && (
        <Fold title={t("taboo.help")} className="mt-2">
          <TabooList taboos={help} taken={taken} />
        </Fold>
      )}
    </Section>
  );
}

function TabooList({ taboos, taken }: { taboos: readonly Taboo[]; taken: ReadonlySet<string> }) {
  const t = useText("plan");
  const open = useDetail();
  if (taboos.length === 0) return null;
  return (
    <FewFirst
      items={taboos}
      first={FIRST}
      keyOf={(x) => x.id}
      more={(count) => t("taboo.more", { count })}
      className="overflow-hidden rounded-card border border-line bg-card"
      itemClass="border-line [&:not(:last-child)]:border-b"
    >
      {(x) => (
        <RowButton
          title={t("taboo.pair", { subject: x.subject.name, item: x.item.name })}
          note={x.advice}
          chip={
            <span className="flex flex-wrap gap-1">
              {taken.has(x.item.id) && <Chip tone="info">{t("taboo.taken")}</Chip>}
              <TabooChip taboo={x} />
            </span>
          }
          onPress={() => open({ kind: "taboo", id: x.id })}
        />
      )}
    </FewFirst>
  );
}
