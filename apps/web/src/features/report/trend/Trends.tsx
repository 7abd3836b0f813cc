import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLang, useText } from "../../../i18n/index.ts";
import { queryOf } from "../../../lib/query.ts";
import { Card } from "../../../ui/Card.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { HealthReport } from "../api/reports.ts";
import { drawable } from "../model/since.ts";
import { TrendHead } from "./TrendHead.tsx";
import { TrendTable } from "./TrendTable.tsx";

const TrendChart = lazy(() => import("./TrendChart.tsx"));
const SPANS = ["6", "12", "36"] as const;
const MOST = 12;

/** One analyte over the months, chosen from those that were read. */
export function Trends({ reports }: { reports: readonly HealthReport[] }) {
  const t = useText("report");
  const choices = drawable(reports).slice(0, MOST);
  const [chosen, setChosen] = useState<string>();
  const [span, setSpan] = useState<(typeof SPANS)[number]>("12");
  const at = choices.find((c) => c.code === chosen) ?? choices[0];
  if (!at) return reports.length === 0 ? <p className="text-ink-2">{t("overview.trendsNone")}</p> : null;
  return (
    <section>
      <h2 className="sr-only">{t("overview.trends")}</h2>
      <Trend code={at.code} months={Number(span)} />
      <div className="mt-3">
        <Segmented label={t("trend.spanLabel")} value={span} onChange={setSpan} options={SPANS.map((s) => ({ value: s, label: t(`trend.span.${s}`) }))} />
      </div>
      <div role="group" aria-label={t("overview.choose")} className="mt-3 flex flex-wrap gap-2">
        {choices.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === at.code}
            onClick={() => setChosen(code)}
            className={`min-h-11 rounded-pill px-4 text-14 ${code === at.code ? "bg-leaf-soft font-semibold text-leaf" : "bg-neutral-soft text-ink-2"}`}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}

function Trend({ code, months }: { code: string; months: number }) {
  const t = useText("report");
  const { data } = useQuery({ ...queryOf("biomarkerTrend", { query: { code, months } }, useLang()), placeholderData: (before) => before });
  if (!data) return <Skeleton bones={["h-92 w-full"]} />;
  const points = data.points.toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <Card>
      <TrendHead trend={data} points={points} />
      {points.length === 0 ? (
        <p className="mt-2 text-14 text-ink-2">{t("trend.noneInSpan")}</p>
      ) : (
        <>
          <Suspense fallback={<Skeleton bones={["h-56 w-full"]} />}>
            <TrendChart points={points} />
          </Suspense>
          <TrendTable trend={data} points={points} />
        </>
      )}
    </Card>
  );
}
