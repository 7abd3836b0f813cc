import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import type { Analysis as Shape, HealthReport } from "../api/reports.ts";
import { Finding } from "./Finding.tsx";
import { Sources } from "./Sources.tsx";

/** What the rows mean: what is outside and by how much, what belongs to a doctor, what food can do. */
export function Analysis({ report }: { report: HealthReport }) {
  const t = useText("report");
  const { analysis } = report;
  if (!analysis) return null;
  const { summary, findings, food } = analysis;
  return (
    <section className="mt-8">
      <h2 className="text-18">{t("analysis.title")}</h2>
      <p className="mt-1">{summary || t("analysis.none")}</p>
      <div className="mt-3 flex flex-col gap-3">
        {findings.map((finding) => (
          <Finding key={`${finding.index} ${finding.name}`} finding={finding} />
        ))}
      </div>
      <Foods food={food} />
      <p className="mt-4 text-14 text-ink-2">{t("analysis.note")}</p>
    </section>
  );
}

function Foods({ food }: { food: Shape["food"] }) {
  const t = useText("report");
  if (food.length === 0) return null;
  return (
    <Card tone="leaf" className="mt-3">
      <h3 className="text-16 text-leaf">{t("analysis.food")}</h3>
      <ul className="mt-1 list-disc pl-[1.25rem]">
        {food.map((f) => (
          <li key={f.text} className="mt-1">
            {f.text}
          </li>
        ))}
      </ul>
      <Sources sources={food.flatMap((f) => f.sources)} />
    </Card>
  );
}
