import type { RawRow } from "./raw-row.ts";

/** Fewer are no column of grades. */
const GRADES = 3;
/** Letters of judgement (A is well, D wants a closer look) are no flags: the range says what is outside. */
export function withoutGrades(rows: RawRow[]): RawRow[] {
  const grades = rows.filter((row) => /^[A-E]\d?$/.test(row.flag));
  if (grades.length >= GRADES && grades.some((row) => row.flag !== "A")) for (const row of grades) row.flag = "";
  return rows;
}
