import { Fault, notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { changeReport } from "../../reports/store.ts";
import { replan } from "./replan.ts";
import { showReport } from "./show.ts";

/** Says whose report it is. It may be said again, and otherwise: plans follow. */
export const reportConfirm: Handler<"reportConfirm"> = async ({ context, body, caller, lang, after }) => {
  const report = await changeReport(context, body.id, caller.userId, async (stored, inner) => {
    if (stored.status !== "done") throw new Fault("conflict");
    if (stored.body.mine === body.mine) return undefined;
    await replan(inner, stored, after);
    return { body: { ...stored.body, mine: body.mine } };
  });
  if (!report) throw notFound();
  return showReport(context, report, lang);
};
