import { useLang, useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import type { HealthReport } from "../api/reports.ts";
import { dayText } from "../model/day.ts";
import { unitText } from "../model/row.ts";
import { type Since, sinceLast } from "../model/since.ts";
import { FlagTag } from "../open/FlagTag.tsx";

/** What moved between the last two reports. */
export function SinceLast({ reports }: { reports: readonly HealthReport[] }) {
  const t = useText("report");
  const lang = useLang();
  const [now, before] = reports;
  if (!now || !before) return null;
  const changes = sinceLast(now, before);
  const day = (r: HealthReport): string => dayText(r.reportDate ?? r.createdAt.slice(0, 10), lang);
  return (
    <section className="mt-8">
      <h2 className="text-18">{t("overview.since")}</h2>
      <p className="text-14 text-ink-2">{t("overview.sinceLead", { from: day(before), to: day(now) })}</p>
      {changes.length === 0 ? (
        <p className="mt-2 text-ink-2">{t("overview.sinceNone")}</p>
      ) : (
        <Card flush className="mt-3">
          <ul>
            {changes.map((change) => (
              <Change key={change.code} change={change} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

const short = (n: number): string => String(Number(n.toPrecision(4)));

function Change({ change: { name, from, to, unit, flagTo } }: { change: Since }) {
  const t = useText("report");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line px-4 py-3 [&:not(:last-child)]:border-b">
      <span className="min-w-0 font-semibold">{name}</span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <span>
          {t("plan.from", { from: short(from), to: short(to) })} <span className="text-14 text-ink-2">{unitText(unit)}</span>
        </span>
        <FlagTag row={{ flag: flagTo, confidence: 1, corrected: false }} />
      </span>
    </li>
  );
}
