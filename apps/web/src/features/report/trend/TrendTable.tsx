import { useLang, useText } from "../../../i18n/index.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { Go } from "../../../ui/Go.tsx";
import { openReportAt } from "../model/address.ts";
import { dayText } from "../model/day.ts";
import { rangeText, unitText } from "../model/row.ts";
import { flagOf, type Point, short, type Trend } from "../model/trend.ts";

/** The same points as a table, each with the way to its report. */
export function TrendTable({ trend, points }: { trend: Trend; points: readonly Point[] }) {
  const t = useText("report");
  const common = useText("common");
  const lang = useLang();
  return (
    <Fold title={<span className="text-14 font-normal text-ink-2">{common("asTable")}</span>}>
      <table className="w-full text-14">
        <caption className="sr-only">{t("trend.chart", { name: trend.name })}</caption>
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t("trend.table.date")}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t("trend.table.value", { unit: unitText(trend.unit) })}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t("trend.table.range")}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={`${point.date} ${point.reportId}`} className="border-t border-line">
              <th scope="row" className="text-left font-normal">
                <Go to={openReportAt(point.reportId)} className="inline-flex min-h-11 items-center text-info">
                  {dayText(point.date, lang)}
                </Go>
              </th>
              <td className="text-right">
                {short(point.value)} <span className="text-ink-2">{t(`open.flag.${flagOf(point)}`)}</span>
              </td>
              <td className="text-right">{rangeText({ refLow: point.low, refHigh: point.high }) ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
