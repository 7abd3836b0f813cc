import { useText } from "../../../i18n/index.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { type HealthReport, useConfirm } from "../api/reports.ts";

/** Sex or age on the sheet are not the person's: whose is it? */
export function Subject({ report }: { report: HealthReport }) {
  const t = useText("report");
  const { confirm, busy, problem } = useConfirm(report.id);
  const who = useWho()(report.subject);
  return (
    <Banner
      tone="info"
      icon="person"
      title={t("subject.title")}
      className="my-3"
      action={
        <div className="flex flex-wrap gap-2">
          <Button small busy={busy} className="grow" onClick={() => confirm(true)}>
            {t("subject.mine")}
          </Button>
          <Button small look="secondary" busy={busy} className="grow" onClick={() => confirm(false)}>
            {t("subject.other")}
          </Button>
        </div>
      }
    >
      <p>{who ? t("subject.body", { who }) : t("subject.bodyUnknown")}</p>
      {report.problems?.some((p) => p.code === "several_people") && <p>{t("failure.several_people.title")}</p>}
      {problem && (
        <p role="alert" className="text-high">
          {problem.message}
        </p>
      )}
    </Banner>
  );
}

/** Sex and age in words. */
function useWho(): (subject: HealthReport["subject"]) => string {
  const t = useText("report");
  return (subject) =>
    [
      subject?.sex === "male" || subject?.sex === "female" ? t(`open.sex.${subject.sex}`) : "",
      subject?.age === undefined ? "" : t("open.age", { n: subject.age }),
    ]
      .filter(Boolean)
      .join(t("subject.join"));
}
