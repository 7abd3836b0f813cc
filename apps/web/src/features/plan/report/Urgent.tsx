import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { questionLink } from "../model/question-link.ts";
import { type UrgentItem, urgentOf } from "../model/taken.ts";
import type { SectionProps } from "../model/types.ts";
import { useDetail } from "../sheets/detail.ts";

const FIRST = 4;

/** What must be read before anything else: warnings (a doctor's matter first), what should not go on, grave conflicts. */
export function Urgent({ plan }: SectionProps) {
  const t = useText("plan");
  const { urgent } = urgentOf(plan);
  if (urgent.length === 0) return null;
  return (
    <Banner tone="high" title={t("urgent.title")}>
      <Items items={urgent} />
    </Banner>
  );
}

/** After the headline: what to keep an eye on, names that nobody knew, and names of which nothing more is known. */
export function Watch({ plan }: SectionProps) {
  const t = useText("plan");
  const { watch } = urgentOf(plan);
  const nameOnly = plan.nameOnly ?? [];
  if (watch.length + plan.unrecognised.length + nameOnly.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {watch.length > 0 && (
        <Banner tone="low" title={t("urgent.watch")}>
          <Items items={watch} />
        </Banner>
      )}
      {plan.unrecognised.length > 0 && (
        <Banner
          tone="low"
          icon="question"
          title={t("unknown.title")}
          action={
            <Go to={questionLink("medicines", plan.questionnaireType)} look="secondary" className="no-print">
              {t("unknown.go")}
            </Go>
          }
        >
          {t("unknown.body", { names: plan.unrecognised.join(t("and")) })}
        </Banner>
      )}
      {nameOnly.length > 0 && (
        <Banner tone="low" icon="question" title={t("nameOnly.title")}>
          {t("nameOnly.body", { names: nameOnly.join(t("and")) })}
        </Banner>
      )}
    </div>
  );
}

function Items({ items }: { items: readonly UrgentItem[] }) {
  const t = useText("plan");
  const [all, setAll] = useState(false);
  const shown = all || items.length <= FIRST + 1 ? items.length : FIRST;
  return (
    <>
      <ul>
        {items.map((item, i) => (
          <li key={item.key} className={i < shown ? "" : "hidden print:block"}>
            <Item item={item} />
          </li>
        ))}
      </ul>
      {shown < items.length && (
        <Button look="quiet" small className="no-print" onClick={() => setAll(true)}>
          {t("urgent.more", { count: items.length - shown })}
        </Button>
      )}
    </>
  );
}

function Item({ item }: { item: UrgentItem }) {
  const t = useText("plan");
  const open = useDetail();
  const { title, text, doctor } = item;
  return (
    <button type="button" onClick={() => open(item.of)} className="flex min-h-11 w-full items-start gap-2 rounded-control py-1.5 text-left">
      <span className="min-w-0 flex-1">
        {doctor && (
          <span className="flex items-center gap-1 text-14 font-semibold text-high">
            <Icon name="doctor" size={15} />
            {t("urgent.doctor")}
          </span>
        )}
        {title && <span className="block font-semibold">{title}</span>}
        <span className="block">{text}</span>
      </span>
      <Icon name="forward" size={16} className="no-print mt-1.5 text-ink-2" />
      <span className="sr-only">{t("urgent.basis")}</span>
    </button>
  );
}
