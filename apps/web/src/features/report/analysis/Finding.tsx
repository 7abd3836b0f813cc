import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { Analysis } from "../api/reports.ts";
import { unitsIn } from "../model/row.ts";
import { FlagTag } from "../open/FlagTag.tsx";
import { Sources } from "./Sources.tsx";

/** One value outside of its range: by how much, what it may mean, whether and how soon a doctor. */
export function Finding({ finding }: { finding: Analysis["findings"][number] }) {
  const t = useText("report");
  const { name, flag, by, meaning, doctor } = finding;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-16">{name}</h3>
        <FlagTag row={{ flag, confidence: 1, corrected: false }} />
      </div>
      <p className="text-14 text-ink-2">{unitsIn(by)}</p>
      {meaning.map((m) => (
        <p key={m.text} className="mt-1.5">
          {m.text}
        </p>
      ))}
      {doctor && (
        <div className="mt-2">
          <p className="flex items-center gap-1.5 font-semibold text-info">
            <Icon name="doctor" size={16} />
            {t("analysis.doctor")} · {t(`analysis.soon.${doctor.soon}`)}
          </p>
          <p>{doctor.text}</p>
        </div>
      )}
      <Sources sources={[...meaning, ...(doctor ? [doctor] : [])].flatMap((m) => m.sources)} />
    </Card>
  );
}
