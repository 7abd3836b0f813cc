import { useLang, useText } from "../../../i18n/index.ts";
import { dayText } from "../model/day.ts";
import { unitText } from "../model/row.ts";
import { flagOf, type Point, short, type Trend } from "../model/trend.ts";
import { FlagTag } from "../open/FlagTag.tsx";

/** Name, how it went in one sentence, where it is now. */
export function TrendHead({ trend, points }: { trend: Trend; points: readonly Point[] }) {
  const last = points.at(-1);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <div className="min-w-0">
        <h3 className="text-18">{trend.name}</h3>
        <p className="text-14 text-ink-2">{useWay()(trend, points)}</p>
      </div>
      {last && <FlagTag row={{ flag: flagOf(last), confidence: 1, corrected: false }} />}
    </div>
  );
}

function useWay(): (trend: Trend, points: readonly Point[]) => string {
  const t = useText("report");
  const lang = useLang();
  return ({ unit: given }, points) => {
    const [first, last] = [points[0], points.at(-1)];
    const unit = unitText(given);
    if (!first || !last) return "";
    if (points.length === 1) return t("trend.once", { date: dayText(last.date, lang), value: short(last.value), unit });
    const way = last.value < first.value ? "down" : last.value > first.value ? "up" : "same";
    return t(`trend.${way}`, { from: short(first.value), to: short(last.value), unit });
  };
}
