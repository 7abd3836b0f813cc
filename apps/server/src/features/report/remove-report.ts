import { transact } from "../../context.ts";
import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { findReport, removeReport } from "../../reports/store.ts";
import { replan } from "./replan.ts";

/** The report, its pictures, and its files unless another report was read from them too. */
export const reportRemove: Handler<"reportRemove"> = async ({ context, body, caller, after }) => {
  const files = await transact(context, async (inner) => {
    const report = await findReport(inner, body.id, caller.userId);
    const gone = await removeReport(inner, body.id, caller.userId);
    if (report?.status === "done" && gone) await replan(inner, report, after);
    return gone;
  });
  if (!files) throw notFound();
  after(async () => {
    for (const id of files) await context.files.remove(id);
  });
  return null;
};
