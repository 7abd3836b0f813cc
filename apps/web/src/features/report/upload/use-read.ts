import { useMutation } from "@tanstack/react-query";
import type { Input } from "@nutri/contract/client";
import { useLang, useText } from "../../../i18n/index.ts";
import { call } from "../../../lib/api.ts";
import { newKey } from "../../../lib/http.ts";
import type { Problem } from "../../../lib/problem.ts";
import { queryClient } from "../../../lib/query.ts";
import { currentQsId } from "../../../lib/questionnaire-ids.ts";
import { toast } from "../../../lib/toast.ts";
import { type HealthReport, takeReport } from "../api/reports.ts";
import { clearFiles } from "./queue.ts";

type Given = Omit<Input<"reportPut">["body"], "customNutritionPlanId">;

/** The first of two tries of one thing carries the key of the second. */
const put = (given: Given, key: string): Promise<HealthReport> => {
  const plan = currentQsId();
  return call("reportPut", { body: { ...given, ...(plan && { customNutritionPlanId: plan }) } }, { idempotencyKey: key });
};

/** Hands a report in: its files to read, or typed rows. A report that was handed in before is opened, and that is said. */
export function useRead(onTaken: (id: string) => void) {
  const t = useText("report");
  const lang = useLang();
  const { mutate, isPending, error } = useMutation<HealthReport, Problem, { given: Given; key: string }>({
    mutationFn: ({ given, key }) => put(given, key),
    onSuccess: async (report, { given }) => {
      if (given.fileIds && report.status !== "queued" && report.status !== "reading") toast(t("upload.known"));
      if (report.rows) takeReport(report, lang);
      else await queryClient.invalidateQueries({ predicate: ({ queryKey: [id] }) => id === "reportList" || id === "reportGet" });
      if (given.fileIds) clearFiles();
      onTaken(report.id);
    },
  });
  return {
    read: (fileIds: string[]) => mutate({ given: { fileIds }, key: newKey() }),
    type: (given: Given) => mutate({ given, key: newKey() }),
    busy: isPending,
    problem: error,
  };
}
