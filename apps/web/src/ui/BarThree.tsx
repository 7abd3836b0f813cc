import { useText } from "../i18n/index.ts";
import { formatNumber } from "../lib/number.ts";

type Props = {
  name: string;
  unit: string;
  /** From food and what is taken already. */
  have: number;
  /** What the plan adds. */
  add?: number;
  need: number;
  limit?: number | undefined;
  status: "low" | "ok" | "high";
};

const FILL = { low: "bg-low", ok: "bg-leaf", high: "bg-high" } as const;

/** Have – need – limit in one bar; what the plan adds is hatched. All numbers in `unit`. Labels itself, and says itself to who cannot see it. */
export function BarThree({ name, unit, have, add = 0, need, limit, status }: Props) {
  const t = useText("common");
  const top = Math.max(limit !== undefined && limit <= need * 4 ? limit : 0, need * 1.6, have + add) * 1.03;
  const at = (v: number): string => `${Math.min(100, (v / top) * 100)}%`;
  const limitShown = limit !== undefined && limit <= top;
  const said =
    t("bar.says", { name, have: formatNumber(have), total: formatNumber(have + add), need: formatNumber(need), unit }) +
    (limit === undefined ? "" : t("bar.saysLimit", { n: formatNumber(limit) }));
  return (
    <div>
      <p className="sr-only">{said}</p>
      <div aria-hidden="true" className="drawn relative my-2 h-2 rounded-pill bg-well">
        <span className={`absolute inset-y-0 left-0 rounded-pill ${FILL[status]}`} style={{ width: at(have) }} />
        {add > 0 && <span className="hatch absolute inset-y-0 rounded-pill" style={{ left: at(have), width: at(add) }} />}
        <span className="absolute -inset-y-1 w-0.5 rounded-pill bg-ink" style={{ left: at(need) }} />
        {limitShown && <span className="absolute -inset-y-1 w-0.5 rounded-pill bg-high" style={{ left: at(limit) }} />}
      </div>
      <div aria-hidden="true" className="flex flex-wrap gap-x-3 text-12 text-ink-2">
        <span>{t("bar.have")}</span>
        {add > 0 && <span className="text-leaf">{t("bar.add")}</span>}
        <span className="ml-auto">
          {t("bar.need", { n: formatNumber(need) })}
          {limit !== undefined && <> · {t("bar.limit", { n: formatNumber(limit) })}</>}
        </span>
      </div>
    </div>
  );
}
