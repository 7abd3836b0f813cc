import type { ReactNode } from "react";
import { useText } from "../../../i18n/index.ts";
import { formatNumber } from "../../../lib/number.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { SourceList } from "../../../ui/SourceList.tsx";
import type { Forms } from "../api/forms.ts";
import { FewFirst } from "../components/FewFirst.tsx";
import { distinctSources } from "../model/sources.ts";
import { tabooChip } from "../model/severity.ts";
import type { Plan, Source } from "../model/types.ts";

type Props = { plan: Plan; forms: Forms; open: boolean; onClose: () => void };
const FIRST_FORMS = 4;
const FIRST_CAUTIONS = 4;

/** How to choose a calcium, or any nutrient sold in several forms: how much of it each form holds, with or without food, and what speaks for or against a form. */
export function GoodCalciumDialog({ plan, forms, open, onClose }: Props) {
  const t = useText("plan");
  const { name, choice, timing } = forms;
  return (
    <Sheet open={open} onClose={onClose} title={t("choose.title", { name })}>
      {choice && (
        <>
          <p>{choice.answer}</p>
          {choice.refer && <p className="mt-2 text-14 text-ink-2">{choice.refer}</p>}
          <Sources of={choice.sources} />
        </>
      )}
      <Part title={t("choose.holds", { name })} sources={forms.forms.flatMap((f) => f.sources)}>
        <FormList forms={forms} />
      </Part>
      {timing && (
        <Part title={t("product.when")} sources={timing.sources}>
          <p>{timing.text}</p>
        </Part>
      )}
      {forms.cautions.length > 0 && (
        <Part title={t("choose.depends")} sources={forms.cautions.flatMap((c) => c.sources)}>
          <Cautions forms={forms} own={new Set(plan.medicineTaboos.map((x) => x.rule))} />
        </Part>
      )}
    </Sheet>
  );
}

const Part = ({ title, sources, children }: { title: string; sources: readonly Source[]; children: ReactNode }) => (
  <section className="mt-5">
    <h3 className="mb-2 text-16">{title}</h3>
    {children}
    <Sources of={sources} />
  </section>
);

function Sources({ of }: { of: readonly Source[] }) {
  const t = useText("common");
  const sources = distinctSources(of);
  return (
    <Fold title={<span className="text-14 font-normal text-ink-2">{t("sources", { n: String(sources.length) })}</span>}>
      <SourceList sources={sources} />
    </Fold>
  );
}

function FormList({ forms: { forms } }: { forms: Forms }) {
  const t = useText("plan");
  // Where every form is the nutrient itself, its share tells nothing.
  const told = forms.some((f) => f.fraction !== undefined && f.fraction !== 1);
  const shareOf = ({ fraction, verified }: Forms["forms"][number]): string | undefined =>
    told && fraction !== undefined ? t(verified ? "choose.share" : "choose.shareAbout", { n: formatNumber(fraction * 100) }) : undefined;
  return (
    <FewFirst
      items={forms}
      first={FIRST_FORMS}
      keyOf={(f) => f.id}
      more={(count) => t("choose.more", { count })}
      className="overflow-hidden rounded-card border border-line bg-card"
      itemClass="border-line px-4 py-2.5 [&:not(:last-child)]:border-b"
    >
      {(form) => (
        <>
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{form.name}</span>
            <span>{shareOf(form)}</span>
          </p>
          {form.note && <p className="text-14 text-ink-2">{form.note}</p>}
        </>
      )}
    </FewFirst>
  );
}

/** What the choice depends on; what this plan has found for this person comes first. */
function Cautions({ forms: { cautions }, own }: { forms: Forms; own: ReadonlySet<string> }) {
  const t = useText("plan");
  const theirs = (c: Forms["cautions"][number]): boolean => own.has(c.rule);
  return (
    <FewFirst
      items={cautions.toSorted((a, b) => Number(theirs(b)) - Number(theirs(a)))}
      first={FIRST_CAUTIONS}
      keyOf={(c) => c.rule}
      more={(count) => t("taboo.more", { count })}
      className="flex flex-col gap-3"
    >
      {(c) => (
        <>
          <p className="flex flex-wrap items-center gap-1.5">
            <span className="font-semibold">{t("taboo.pair", { subject: c.who.join(t("and")), item: c.forms.join(t("and")) || t("choose.all") })}</span>
            {theirs(c) && <Chip tone="info">{t("choose.yours")}</Chip>}
            <CautionChip caution={c} />
          </p>
          <p className="mt-1 text-14">{c.effect}</p>
          <p className="text-14">{c.advice}</p>
        </>
      )}
    </FewFirst>
  );
}

function CautionChip({ caution }: { caution: Forms["cautions"][number] }) {
  const { tone, text } = tabooChip(caution, useText("plan"));
  return <Chip tone={tone}>{text}</Chip>;
}
