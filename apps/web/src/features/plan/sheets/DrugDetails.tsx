import { type ReactNode, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { formatNumber } from "../../../lib/number.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { SourceList } from "../../../ui/SourceList.tsx";
import { TabooChip } from "../components/TabooChip.tsx";
import { sortedTaboos } from "../model/taken.ts";
import type { Plan, Taboo } from "../model/types.ts";
import { ChooseForms } from "./ChooseForm.tsx";
import { RuleId } from "./RuleId.tsx";

/** One finding about a medicine, a condition or a stage of life: what happens, how, what to do, how solid it is; then what else is known about the same. */
export function DrugDetails({ plan, taboo }: { plan: Plan; taboo: Taboo }) {
  const t = useText("plan");
  const [shown, setShown] = useState(taboo);
  const { conflicts, help } = sortedTaboos(plan);
  const others = [...conflicts, ...help].filter((x) => x.subject.id === taboo.subject.id && x.id !== shown.id);
  return (
    <>
      {shown.id !== taboo.id && <p className="pb-2 font-semibold">{t("taboo.pair", { subject: shown.subject.name, item: shown.item.name })}</p>}
      <Finding taboo={shown} />
      {shown.item.kind === "nutrient" && <ChooseForms key={shown.item.id} plan={plan} nutrients={[shown.item.id]} />}
      {others.length > 0 && (
        <Fold className="mt-4 border-t border-line" title={t("taboo.others", { name: taboo.subject.name })}>
          <ul>
            {others.map((x) => (
              <li key={x.id}>
                <button
                  type="button"
                  onClick={() => setShown(x)}
                  className="flex min-h-11 w-full flex-wrap items-center justify-between gap-2 py-1 text-left active:bg-well"
                >
                  {x.item.name}
                  <TabooChip taboo={x} />
                </button>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

function Finding({ taboo }: { taboo: Taboo }) {
  const t = useText("plan");
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t("taboo.effect"), taboo.effect],
    [t("taboo.advice"), taboo.advice],
    [t("taboo.hours"), taboo.separateHours === undefined ? undefined : t("taboo.hoursText", { n: formatNumber(taboo.separateHours) })],
    [t("taboo.mechanism"), taboo.mechanism],
    [t("taboo.evidence"), taboo.evidence && t(`taboo.grade.${taboo.evidence}`)],
  ];
  return (
    <>
      <TabooChip taboo={taboo} />
      <dl className="mt-2 flex flex-col gap-3">
        {rows.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt className="text-12 text-ink-2">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <h3 className="mt-5 text-14">{t("sources")}</h3>
      <SourceList sources={taboo.sources} />
      <RuleId rule={taboo.rule} />
    </>
  );
}
