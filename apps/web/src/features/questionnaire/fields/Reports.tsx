import type { QuestionnaireType } from "@nutri/domain/answers";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLang, useText } from "../../../i18n/index.ts";
import { queryOf } from "../../../lib/query.ts";
import { UploadReportsItem } from "../../../ui/UploadReportsItem.tsx";
import { answer } from "../store.ts";

const MOST = 50;

/** Lab reports: the way to hand one in and come back here, and how many there are. All of one's own count in the plan. */
export function Reports({ planType }: { planType: QuestionnaireType }) {
  const t = useText("questionnaire");
  const { data } = useQuery({ ...queryOf("reportList", { query: { page_num: 1, page_size: MOST } }, useLang()), staleTime: 0 });
  const ids = (data?.items ?? []).filter((r) => r.status !== "failed").map((r) => r.id);
  const known = ids.join(" ");
  useEffect(() => {
    if (known) answer({ reportIds: known.split(" ") });
  }, [known]);
  return (
    <>
      <UploadReportsItem className="mt-5" back={`/questionnaire?plan_type=${planType}&step=reports`} />
      <p className="mt-3 text-14 text-ink-2" role="status">
        {ids.length > 0 ? t("reports.held", { count: ids.length }) : ""}
      </p>
    </>
  );
}
