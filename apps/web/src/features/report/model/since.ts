import type { HealthReport, Row } from "../api/reports.ts";
import { isOutside, isUnsure } from "./row.ts";

export type Since = { code: string; name: string; unit: string; from: number; to: number; flagFrom: Row["flag"]; flagTo: Row["flag"] };

const sure = (report: HealthReport): Map<string, Row & { code: string; valueSi: number }> =>
  new Map(
    (report.rows ?? []).flatMap((row) => {
      const { code, valueSi } = row;
      return code !== undefined && valueSi !== undefined && !row.comparator && !isUnsure(row) ? [[code, { ...row, code, valueSi }] as const] : [];
    }),
  );

/** What changed between two reports: analytes in both, in one unit, that are or were outside. Sure values only. */
export function sinceLast(now: HealthReport, before: HealthReport): Since[] {
  const old = sure(before);
  return [...sure(now).values()].flatMap((to) => {
    const from = old.get(to.code);
    if (!from || from.unitSi !== to.unitSi || from.valueSi === to.valueSi || !(isOutside(from) || isOutside(to))) return [];
    return [{ code: to.code, name: to.name, unit: to.unitSi ?? "", from: from.valueSi, to: to.valueSi, flagFrom: from.flag, flagTo: to.flag }];
  });
}

/** Analytes with a number, those outside at their last time first: what can be drawn over time. @param reports newest first */
export function drawable(reports: readonly HealthReport[]): { code: string; name: string }[] {
  const newest = new Map<string, Row & { code: string }>();
  for (const row of reports.flatMap((r) => [...sure(r).values()])) if (!newest.has(row.code)) newest.set(row.code, row);
  const rows = [...newest.values()];
  return [...rows.filter(isOutside), ...rows.filter((r) => !isOutside(r))].map(({ code, name }) => ({ code, name }));
}
