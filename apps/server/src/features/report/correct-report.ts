import type { Subject } from "@nutri/reports";
import { Fault, invalid, notFound } from "../../fault.ts";
import type { Ask, Handler } from "../../handler.ts";
import { dayOf } from "../../planning/planner.ts";
import type { Row } from "../../reports/body.ts";
import { changeReport, knownOf } from "../../reports/store.ts";
import { isMine, subjectOf } from "../../reports/subject.ts";
import type { Context } from "../../context.ts";
import { replan } from "./replan.ts";
import { showReport } from "./show.ts";

type Correction = Ask<"reportCorrect">["body"]["rows"][number];

/** A row as the person says it is: worked out like a printed one; sure when it is of a known analyte, in a known unit and plausible. */
function corrected({ reader }: Context, was: Row | undefined, said: Correction, subject: Subject, at: number): Row {
  const other = said.code !== undefined && said.code !== was?.code;
  const unit = said.unit ?? was?.unit ?? "";
  // A range is printed in the unit that is printed: with another unit, or for another analyte, it says nothing.
  const ranged = !other && unit === was?.unit;
  const name = said.name ?? (other ? undefined : was?.namePrinted);
  const typed = {
    ...(name !== undefined && { name }),
    ...((said.code ?? was?.code) !== undefined && { code: said.code ?? was?.code }),
    value: said.value ?? was?.value ?? "",
    ...(said.value === undefined && was?.comparator && { comparator: was.comparator }),
    unit,
    ...(ranged && { refLow: was.refLow, refHigh: was.refHigh }),
  };
  const [read] = reader.typed([typed], subject);
  if (!read) throw invalid(`rows.${at}`, "请写明项目名称和结果。", "Please give the name of the test and its result.");
  const changed = was === undefined || other || read.value !== was.value || read.comparator !== was.comparator || read.unit !== was.unit;
  const row = changed ? read : { ...was, ask: read.ask, doubts: read.doubts };
  return {
    ...row,
    index: was?.index ?? -1,
    namePrinted: was?.namePrinted ?? read.namePrinted,
    ...(was?.refPrinted !== undefined && ranged && { refPrinted: was.refPrinted }),
    ...(was?.box && { box: was.box }),
    confidence: read.ask ? read.confidence : 1,
    corrected: changed || was.corrected,
  };
}

function applied(context: Context, rows: readonly Row[], said: readonly Correction[], subject: Subject): Row[] {
  const next = new Map(rows.map((row) => [row.index, row]));
  for (const [at, correction] of said.entries()) {
    const was = correction.index === undefined ? undefined : next.get(correction.index);
    if (correction.index !== undefined && !was) throw invalid(`rows.${at}.index`, "没有这一行。", "There is no such row.");
    if (correction.remove) {
      if (was) next.delete(was.index);
      continue;
    }
    const index = was?.index ?? Math.max(-1, ...rows.map((r) => r.index), ...next.keys()) + 1;
    next.set(index, { ...corrected(context, was, correction, subject, at), index });
  }
  return [...next.values()];
}

/** Corrects, confirms (an entry that changes nothing), adds or removes rows. What follows from them is worked out anew, and so is the plan. */
export const reportCorrect: Handler<"reportCorrect"> = async ({ context, body, caller, lang, after }) => {
  if (body.reportDate !== undefined && body.reportDate > dayOf(context.now()))
    throw invalid("reportDate", "日期不能晚于今天。", "The date cannot be later than today.");
  const report = await changeReport(context, body.id, caller.userId, async (stored, inner) => {
    if (stored.status !== "done") throw new Fault("conflict");
    await replan(inner, stored, after);
    const known = await knownOf(inner, caller.userId);
    const subject = { ...(isMine(stored, known) && subjectOf(known)), ...stored.body.subject };
    const rows = applied(inner, stored.body.rows, body.rows, subject);
    return {
      body: {
        ...stored.body,
        rows,
        ...(body.reportDate !== undefined && { reportDate: body.reportDate, problems: stored.body.problems.filter((p) => p.code !== "future_date") }),
      },
    };
  });
  if (!report) throw notFound();
  return showReport(context, report, lang);
};
