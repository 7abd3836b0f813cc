import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { useSearch } from "../../../lib/router.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Screen } from "../../../ui/Screen.tsx";
import type { HealthReport, Row } from "../api/reports.ts";
import { Analysis } from "../analysis/Analysis.tsx";
import { Critical } from "../analysis/Critical.tsx";
import { PlanChanges } from "../analysis/PlanChanges.tsx";
import { backTo } from "../model/address.ts";
import { Headline } from "./Headline.tsx";
import { PageView } from "./PageView.tsx";
import { RemoveReport } from "./RemoveReport.tsx";
import { Rows } from "./Rows.tsx";
import { Subject } from "./Subject.tsx";

/** A report that was read: what cannot wait, how many are outside, the picture over its rows, what they mean, what the plan makes of it. */
export function OpenReport({ report, title }: { report: HealthReport; title: string }) {
  const t = useText("report");
  const back = backTo(useSearch());
  const rows = report.rows ?? [];
  const pages = (report.pages ?? []).filter((p) => p.picture);
  const [index, setIndex] = useState<number>();
  const [page, setPage] = useState(pages[0]?.page ?? 1);
  const selected = rows.find((r) => r.index === index);
  const select = (row: Row | undefined): void => {
    setIndex(row?.index);
    if (row?.box) setPage(row.box.page);
  };
  const fromPicture = (row: Row): void => {
    select(row);
    document.getElementById(`row-${row.index}`)?.scrollIntoView({ block: "center" });
  };
  const footer = back ? (
    <Go to={back} look="primary">
      {t("open.toQuestions")}
    </Go>
  ) : undefined;
  return (
    <Screen title={title} footer={footer}>
      {report.status === "needs_subject" && <Subject report={report} />}
      {report.mine === false && report.status === "ready" && (
        <Banner tone="info" icon="person" className="my-3 text-14">
          {t("subject.notMine")}
        </Banner>
      )}
      <Critical report={report} onRow={select} />
      <Headline report={report} />
      {pages.length > 0 && (
        <div className="sticky top-13 z-10 -mx-4 bg-paper px-4 pt-1">
          <PageView id={report.id} {...{ pages, page, rows, selected }} onPage={setPage} onSelect={fromPicture} />
        </div>
      )}
      <Problems report={report} />
      <Rows report={report} selected={selected} onSelect={select} />
      <Analysis report={report} />
      {report.status === "ready" && report.mine !== false && <PlanChanges />}
      <RemoveReport id={report.id} />
    </Screen>
  );
}

const OF_SUBJECT: ReadonlySet<string> = new Set(["several_people", "other_sex", "other_age"]);

/** Pages and files that were left out, and why. */
function Problems({ report }: { report: HealthReport }) {
  const t = useText("report");
  const problems = (report.problems ?? []).filter((p) => !OF_SUBJECT.has(p.code));
  if (problems.length === 0) return null;
  return (
    <Banner tone="low" title={t("open.problems")} className="mt-3 text-14">
      {problems.map((p) => (
        <p key={`${p.code} ${p.file} ${p.page}`}>{p.page === undefined ? p.message : t("open.problemPage", { page: p.page, message: p.message })}</p>
      ))}
    </Banner>
  );
}
