/** How far a result lies outside: of the range that is printed beside it, else of the reference range that fits the person. */
import { readable, type Text, text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { unitText } from "../amounts.ts";
import { recordOf } from "../found.ts";
import type { Resolved } from "../person.ts";
import { holds } from "../when.ts";
import { isSure } from "./rows.ts";
import type { Finding, ReportedRow } from "./types.ts";

type Side = "low" | "high";
type Measure = { readonly value: number; readonly bound: number; readonly unit: string };

const FLAGGED: Readonly<Record<Finding["flag"], Text>> = {
  low: text("化验单标为偏低", "Marked low on the report"),
  high: text("化验单标为偏高", "Marked high on the report"),
  abnormal: text("化验单标为异常", "Marked abnormal on the report"),
};

/** "不到 1%", "12%". */
function share({ value, bound }: Measure): Text {
  const percent = Math.round((Math.abs(value - bound) / Math.abs(bound)) * 100);
  return percent < 1 ? text("不到 1%", "less than 1%") : text(`${percent}%`, `${percent}%`);
}

function said(side: Side, m: Measure, open: boolean): Text {
  const bound = `${readable(m.bound)} ${unitText(m.unit)}`.trim();
  if (m.bound === 0)
    return side === "high" ? text(`高于上限 ${bound}`, `Above the upper bound of ${bound}`) : text(`低于下限 ${bound}`, `Below the lower bound of ${bound}`);
  const by = share(m);
  const least = open ? text("至少", "at least ") : { zh: "", en: "" };
  return side === "high"
    ? text(`比上限 ${bound} ${least.zh}高 ${by.zh}`, `Above the upper bound of ${bound} by ${least.en}${by.en}`)
    : text(`比下限 ${bound} ${least.zh}低 ${by.zh}`, `Below the lower bound of ${bound} by ${least.en}${by.en}`);
}

function printedMeasure(value: number, row: ReportedRow, side: Side): Measure | undefined {
  const bound = side === "low" ? row.refLow : row.refHigh;
  return bound === undefined ? undefined : { value, bound, unit: row.unit };
}

function referenceMeasure(row: ReportedRow, side: Side, r: Resolved, k: KnowledgeIndex): Measure | undefined {
  if (!isSure(row)) return undefined;
  const { ranges, unit } = recordOf(k.biomarkers, row.code);
  const range = ranges.find((x) => holds(x.when, r) === "yes");
  const bound = side === "low" ? range?.low : range?.high;
  return bound === undefined ? undefined : { value: row.valueSi, bound, unit };
}

const beyond = (side: Side, { value, bound }: Measure): boolean => (side === "low" ? value <= bound : value >= bound);

/** A flag whose range says otherwise is told as the laboratory's, without a figure. */
export function outsideBy(row: ReportedRow, flag: Finding["flag"], r: Resolved, k: KnowledgeIndex): Text {
  if (typeof row.value === "string") return text(`结果：${row.value}`, `Result: ${row.value}`);
  if (flag === "abnormal") return FLAGGED.abnormal;
  const measure = printedMeasure(row.value, row, flag) ?? (row.printed ? undefined : referenceMeasure(row, flag, r, k));
  return measure && beyond(flag, measure) ? said(flag, measure, row.comparator !== undefined) : FLAGGED[flag];
}
