import type { Answers } from "@nutri/domain";
import type { Subject } from "@nutri/reports";
import { type StoredReport, dayOfReport } from "./body.ts";

/** What is known of the person that a sheet can be compared with, on a day. */
export type Known = Pick<Answers, "gender" | "age" | "pregnancy"> & { day: string };

/** The person as the reader of sheets takes them, where a sheet does not say itself. */
export const subjectOf = ({ gender, age, pregnancy }: Known): Subject => ({
  ...(gender && { sex: gender }),
  ...(age !== undefined && { age }),
  ...(pregnancy && { pregnancy }),
});

/** Ages are told in whole years, on another day, and sometimes counted from one. */
const YEARS_APART = 2;

/** Why a report may be another person's; none when nothing speaks against it. */
export function strangeness(report: StoredReport, known: Known): ("other_sex" | "other_age" | "several_people")[] {
  const { subject, problems } = report.body;
  const years = Number(known.day.slice(0, 4)) - Number(dayOfReport(report).slice(0, 4));
  const then = known.age === undefined ? undefined : known.age - years;
  return [
    ...(problems.some((p) => p.code === "several_people") ? ["several_people" as const] : []),
    ...(known.gender !== undefined && subject.sex !== undefined && known.gender !== subject.sex ? ["other_sex" as const] : []),
    ...(then !== undefined && subject.age !== undefined && Math.abs(then - subject.age) > YEARS_APART ? ["other_age" as const] : []),
  ];
}

/** Whether it counts as the person's own: as they said, else when nothing speaks against it. */
export const isMine = (report: StoredReport, known: Known): boolean => report.body.mine ?? strangeness(report, known).length === 0;

/** Whether the person has to be asked. */
export const mustAsk = (report: StoredReport, known: Known): boolean => report.body.mine === undefined && strangeness(report, known).length > 0;
