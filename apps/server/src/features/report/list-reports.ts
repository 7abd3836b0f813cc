import type { Handler } from "../../handler.ts";
import { knownOf, pageOfReports } from "../../reports/store.ts";
import { showSummary } from "./show.ts";

/** Newest first, without rows. */
export const reportList: Handler<"reportList"> = async ({ context, query, caller, lang }) => {
  const known = await knownOf(context, caller.userId);
  const { items, total } = await pageOfReports(context, caller.userId, query.page_num, query.page_size);
  return { items: items.map((report) => showSummary(report, known, lang)), total };
};
