import { nameTable } from "./analytes/names.ts";
import type { Analyte, Comparator, ReadRow, Subject } from "./types.ts";
import { understand } from "./understand.ts";

/** A result as somebody types (or corrects) it. `code` is an analyte's id or LOINC; `refLow`, `refHigh` are what the sheet prints beside it. */
export type TypedRow = {
  name?: string | undefined;
  code?: string | undefined;
  value: number | string;
  comparator?: Comparator | undefined;
  unit: string;
  refLow?: number | undefined;
  refHigh?: number | undefined;
};

function rangeText({ refLow, refHigh }: TypedRow): string {
  if (refLow !== undefined && refHigh !== undefined) return `${refLow}-${refHigh}`;
  if (refHigh !== undefined) return `<=${refHigh}`;
  return refLow === undefined ? "" : `>=${refLow}`;
}

/** Typed rows → results, by the rules that hold for printed ones. Undefined in its place: no result (neither a number nor a word of results). */
export function readTyped(rows: readonly TypedRow[], analytes: readonly Analyte[], subject: Subject): (Omit<ReadRow, "index"> | undefined)[] {
  const names = nameTable(analytes);
  const context = { names, subject, source: "data" as const, flagsPrinted: false };
  return rows.map((row) => {
    const code = row.code === undefined ? undefined : names.byId.has(row.code) ? row.code : names.byLoinc.get(row.code);
    const raw = {
      name: row.name ?? names.byId.get(code ?? "")?.name.zh ?? row.code ?? "",
      value: `${row.comparator ?? ""}${row.value}`,
      unit: row.unit,
      range: rangeText(row),
      flag: "",
      cells: [],
      conf: 1,
      valueConf: 1,
      unitConf: 1,
      headed: true,
      section: "",
    };
    return raw.name === "" ? undefined : understand(raw, context, { code });
  });
}
