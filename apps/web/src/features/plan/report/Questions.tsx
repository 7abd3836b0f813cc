import { useText } from "../../../i18n/index.ts";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { FewFirst } from "../components/FewFirst.tsx";
import { Section } from "../components/Section.tsx";
import { questionLink } from "../model/question-link.ts";
import type { SectionProps } from "../model/types.ts";

const FIRST = 3;

/** What is not known and would settle something, each with the way to tell it. */
export function Questions({ plan }: SectionProps) {
  const t = useText("plan");
  return (
    <Section name="questions">
      <FewFirst
        items={plan.questions}
        first={FIRST}
        keyOf={(q) => `${q.path} ${q.text}`}
        more={(count) => t("question.more", { count })}
        className="overflow-hidden rounded-card border border-line bg-card"
        itemClass="border-line [&:not(:last-child)]:border-b"
      >
        {(q) => (
          <Go to={questionLink(q.path, plan.questionnaireType)} className="flex min-h-14 items-center gap-3 px-4 py-3 active:bg-neutral-soft">
            <span className="min-w-0 flex-1">{q.text}</span>
            <Icon name="forward" size={18} className="text-ink-2" />
          </Go>
        )}
      </FewFirst>
    </Section>
  );
}
