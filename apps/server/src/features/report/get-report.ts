import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { findReport } from "../../reports/store.ts";
import { showReport } from "./show.ts";

export const reportGet: Handler<"reportGet"> = async ({ context, query, caller, lang }) => {
  const report = await findReport(context, query.id, caller.userId);
  if (!report) throw notFound();
  return showReport(context, report, lang);
};
