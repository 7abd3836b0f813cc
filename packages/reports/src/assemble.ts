import { knownName, type NameTable, specimenOf } from "./analytes/names.ts";
import { readFlag } from "./analytes/flag.ts";
import { readValue } from "./analytes/value.ts";
import { withPoints, writesCommas } from "./table/commas.ts";
import type { Line } from "./table/lines.ts";
import { readMeta, yearsBetween } from "./table/meta.ts";
import { rowsOf } from "./table/blocks.ts";
import type { RawRow } from "./table/raw-row.ts";
import type { TableState } from "./table/rows.ts";
import type { Box, Problem, ReadOptions, ReadPage, ReadRow, Subject } from "./types.ts";
import { type Found, partsApart } from "./parts.ts";
import { type Context, understand, type Understood } from "./understand.ts";

export type LaidOut = { page: ReadPage; lines: Line[]; back?: (x: number, y: number) => number };
export type Assembled = { rows: ReadRow[]; reportDate?: string; institution?: string; subject: Subject; problems: Problem[] };

/** The box of a row on its picture, as fractions. */
function boxOf(raw: RawRow, { page, back = (_, y) => y }: LaidOut): Box {
  const clip = (v: number): number => Number(Math.min(1, Math.max(0, v)).toFixed(4));
  const x0 = clip(Math.min(...raw.cells.map((c) => c.x0)) / page.width);
  const x1 = clip(Math.max(...raw.cells.map((c) => c.x1)) / page.width);
  const y0 = clip(Math.min(...raw.cells.map((c) => back((c.x0 + c.x1) / 2, c.y0))) / page.height);
  const y1 = clip(Math.max(...raw.cells.map((c) => back((c.x0 + c.x1) / 2, c.y1))) / page.height);
  return { page: page.page, x: x0, y: y0, w: clip(x1 - x0), h: clip(y1 - y0) };
}

const signature = (r: Understood): string => `${r.code ?? r.namePrinted}|${r.unit}`;

/** The same result printed twice (a summary page) counts once; two different numbers for one analyte are a doubt for both. */
function reconcile(rows: { row: Understood; box: Box }[]): ReadRow[] {
  const kept: ReadRow[] = [];
  const seen = new Map<string, ReadRow[]>();
  for (const { row, box } of rows) {
    const key = signature(row);
    const before = seen.get(key) ?? [];
    if (before.some((b) => b.value === row.value && b.comparator === row.comparator && (row.code !== undefined || b.box?.page !== box.page))) continue;
    const next: ReadRow = { index: kept.length, ...row, box };
    if (row.code !== undefined && before.length > 0) for (const r of [...before, next]) mark(r);
    seen.set(key, [...before, next]);
    kept.push(next);
  }
  return kept;
}

function mark(row: ReadRow): void {
  if (!row.doubts.includes("conflict")) row.doubts.push("conflict");
  row.ask = true;
  row.confidence = Math.min(row.confidence, 0.4);
}

export function subjectProblems(subject: Subject, reportDate: string | undefined, people: number, options: ReadOptions): Problem[] {
  const { expect, today } = options;
  return [
    ...(people > 1 ? [{ code: "several_people" as const }] : []),
    ...(expect?.sex && subject.sex && expect.sex !== subject.sex ? [{ code: "other_sex" as const }] : []),
    ...(expect?.age !== undefined && subject.age !== undefined && Math.abs(expect.age - subject.age) > 2 ? [{ code: "other_age" as const }] : []),
    ...(today && reportDate && reportDate > today ? [{ code: "future_date" as const }] : []),
  ];
}

/** Pages laid out in lines → the report. Sex and age are read first, because ranges depend on them. */
export function assemble(pages: readonly LaidOut[], names: NameTable, options: ReadOptions): Assembled {
  const meta = readMeta(pages.map((p) => p.lines));
  const age = meta.subject.age ?? (meta.birth && options.today ? yearsBetween(meta.birth, meta.date ?? options.today) : undefined);
  const subject = { ...meta.subject, ...(age === undefined ? {} : { age }) };
  const forRanges = { ...options.expect, ...subject };
  const state: TableState = { section: "" };
  const found: Found[] = [];
  const commas = writesCommas(pages.map((p) => p.lines));
  for (const laid of pages) {
    const { page } = laid;
    const lines = commas ? withPoints(laid.lines) : laid.lines;
    const head = lines
      .slice(0, 8)
      .flatMap((l) => l.cells.map((c) => c.text))
      .filter((t) => /标本|样本|specimen|报告|report|常规|尿液?分析|urin(?:alysis|e analy[sz]|e test)/i.test(t))
      .join(" ");
    const specimen = /血|blood|serum|plasma/i.test(head) ? undefined : specimenOf(head);
    const raws = rowsOf(lines, (text) => knownName(names, text, specimen), state);
    const flagsPrinted = raws.some((r) => readFlag(r.flag) !== undefined || readValue(r.value)?.flag !== undefined);
    for (const raw of raws) {
      const context: Context = {
        names,
        subject: forRanges,
        source: page.source,
        flagsPrinted,
        specimen,
      };
      const row = understand(raw, context);
      if (row) found.push({ row, box: boxOf(raw, laid), again: (code) => understand(raw, context, { code }) ?? row });
    }
  }
  const rows = reconcile(partsApart(found, names));
  const reportDate = meta.dateSaid ? meta.date : (state.day ?? meta.date);
  return {
    rows,
    ...(reportDate ? { reportDate } : {}),
    ...(meta.institution ? { institution: meta.institution } : {}),
    subject,
    problems: subjectProblems(subject, reportDate, meta.people, options),
  };
}
