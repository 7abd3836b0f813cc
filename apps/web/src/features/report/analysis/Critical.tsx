import { useText } from "../../../i18n/index.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { HealthReport, Row } from "../api/reports.ts";
import { Sources } from "./Sources.tsx";

/** Values that cannot wait: before everything else, plainly. */
export function Critical({ report, onRow }: { report: HealthReport; onRow: (row: Row) => void }) {
  const t = useText("report");
  const critical = report.analysis?.critical ?? [];
  if (critical.length === 0) return null;
  return (
    <Banner tone="high" title={t("analysis.critical")} className="my-3">
      <ul className="flex flex-col gap-3">
        {critical.map((item) => {
          const row = report.rows?.find((r) => r.index === item.index);
          return (
            <li key={`${item.index} ${item.text}`}>
              <p className="flex items-center gap-1.5 font-semibold text-high">
                <Icon name="doctor" size={16} />
                {item.name} · {t(`analysis.soon.${item.soon}`)}
              </p>
              <p>{item.text}</p>
              {row?.box && (
                <button type="button" onClick={() => onRow(row)} className="min-h-11 text-14 text-info underline underline-offset-4">
                  {t("analysis.row")}
                </button>
              )}
              <Sources sources={item.sources} />
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
