import type { ReportStage } from "@nutri/contract";
import { type Lang, localise, text } from "@nutri/domain";
import type { Progress } from "@nutri/reports";

/** A step of the reading as it is written beside the job: no word of the report is in it. */
export const stageName = ({ stage, page, pages }: Progress): string => (stage === "reading" ? `reading ${page} ${pages}` : stage);

const FIRST_PAGE = 0.1;
const LAST_PAGE = 0.9;

/** A written step as it is shown; none: it waits for its turn. */
export function showStage(name: string | null, lang: Lang): ReportStage {
  const [stage = "", page = "", pages = ""] = (name ?? "queued").split(" ");
  if (stage === "reading") {
    const progress = FIRST_PAGE + ((LAST_PAGE - FIRST_PAGE) * (Number(page) - 1)) / Math.max(Number(pages), 1);
    const label = localise(text(`读第 ${page} 页，共 ${pages} 页`, `Reading page ${page} of ${pages}`), lang);
    return { stage, label, progress: Math.min(progress, LAST_PAGE), page: Number(page), pages: Number(pages) };
  }
  if (stage === "opening") return { stage, label: localise(text("打开文件", "Opening the file"), lang), progress: 0.05 };
  if (stage === "understanding") return { stage, label: localise(text("整理结果", "Putting the results together"), lang), progress: 0.95 };
  if (stage === "done") return { stage, label: localise(text("读完了", "Finished"), lang), progress: 1 };
  return { stage: "queued", label: localise(text("排队中", "Waiting its turn"), lang), progress: 0 };
}
