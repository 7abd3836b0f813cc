import { useText } from "../../../i18n/index.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { FewFirst } from "../components/FewFirst.tsx";
import { Section } from "../components/Section.tsx";
import type { SectionProps } from "../model/types.ts";
import { useDetail } from "../sheets/detail.ts";

const FIRST = 5;

/** Food and daily life; each opens what it rests on. */
export function AdviceList({ plan }: SectionProps) {
  const t = useText("plan");
  const open = useDetail();
  const items = plan.advice.map((advice, at) => ({ advice, at }));
  return (
    <Section name="advice">
      <FewFirst
        items={items}
        first={FIRST}
        keyOf={({ at }) => at}
        more={(count) => t("taboo.more", { count })}
        className="overflow-hidden rounded-card border border-line bg-card"
        itemClass="border-line [&:not(:last-child)]:border-b"
      >
        {({ advice, at }) => (
          <button
            type="button"
            onClick={() => open({ kind: "advice", at })}
            className="flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left active:bg-neutral-soft"
          >
            <span className="min-w-0 flex-1">{advice.text}</span>
            <Icon name="forward" size={18} className="no-print text-ink-2" />
          </button>
        )}
      </FewFirst>
    </Section>
  );
}
