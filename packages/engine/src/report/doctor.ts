/** What of a report belongs to a doctor, by the records of the knowledge that speak of its values. */
import { type Severity, type Text, text } from "@nutri/domain";
import type { Advice, KnowledgeIndex } from "@nutri/knowledge";
import { adviceFor } from "../advice.ts";
import { unitText } from "../amounts.ts";
import { inOrder, recordOf } from "../found.ts";
import type { Resolved } from "../person.ts";
import type { Status } from "../status.ts";
import type { SureRow } from "./rows.ts";
import type { Critical, HowSoon } from "./types.ts";

export const SOON: readonly HowSoon[] = ["now", "today", "days", "weeks", "next_visit"];
const BY_SEVERITY: Readonly<Record<Severity, HowSoon>> = { contraindicated: "now", major: "days", moderate: "weeks", minor: "next_visit" };

/** A row about which a record speaks; `below`, when its value is under the record's bound (else it is above). */
export type Concern = Critical & { readonly rule: string; readonly side: "low" | "high"; readonly by: Text; readonly seeDoctor: boolean };

type LabBound = NonNullable<Advice["when"]["labs"]>[number];

const reaches = ({ code, valueSi }: SureRow, { code: of, below = Infinity, atLeast = -Infinity, above = -Infinity }: LabBound): boolean =>
  code === of && valueSi < below && valueSi >= atLeast && valueSi > above;

function byOf({ below, atLeast, above }: LabBound, unit: string): Text {
  if (below !== undefined) return text(`低于 ${below} ${unit}`, `Below ${below} ${unit}`);
  return above === undefined ? text(`达到 ${atLeast} ${unit} 或以上`, `${atLeast} ${unit} or more`) : text(`高于 ${above} ${unit}`, `Above ${above} ${unit}`);
}

function concern(advice: Advice, severity: Severity, bound: LabBound, row: SureRow, k: KnowledgeIndex): Concern {
  const { name, unit } = recordOf(k.biomarkers, row.code);
  return {
    index: row.index,
    code: row.code,
    name,
    text: advice.text,
    rule: `advice:${advice.id}`,
    sources: k.sources(advice.sources),
    soon: advice.soon ?? BY_SEVERITY[severity],
    side: bound.below === undefined ? "high" : "low",
    by: byOf(bound, unitText(unit)),
    seeDoctor: advice.seeDoctor,
  };
}

const URGENT: ReadonlySet<HowSoon> = new Set(["now", "today"]);
export const AT_ONCE = text(
  "到了化验室会马上通知医生的程度，请现在就联系医生。",
  "This is a value for which a laboratory calls the doctor at once: contact a doctor now.",
);

type Reached = { readonly side: "low" | "high"; readonly bound: number };

/** Whether a value is one for which a laboratory calls the doctor at once, and the bound it has reached. */
export function criticalOf(row: Pick<SureRow, "code" | "valueSi">, k: KnowledgeIndex): Reached | undefined {
  const { critical } = recordOf(k.biomarkers, row.code);
  if (critical?.low !== undefined && row.valueSi <= critical.low) return { side: "low", bound: critical.low };
  return critical?.high !== undefined && row.valueSi >= critical.high ? { side: "high", bound: critical.high } : undefined;
}

function criticalConcern(row: SureRow, k: KnowledgeIndex): Concern[] {
  const reached = criticalOf(row, k);
  const { name, unit, critical } = recordOf(k.biomarkers, row.code);
  if (!reached || !critical) return [];
  const bound = `${reached.bound} ${unitText(unit)}`;
  return [
    {
      index: row.index,
      code: row.code,
      name,
      text: AT_ONCE,
      rule: `biomarker:${row.code}:critical`,
      sources: k.sources(critical.sources),
      soon: "now",
      side: reached.side,
      by: reached.side === "low" ? text(`不高于 ${bound}`, `${bound} or less`) : text(`不低于 ${bound}`, `${bound} or more`),
      seeDoctor: true,
    },
  ];
}

/** Warnings that the rows raise, most urgent first. `r` has the results of these rows and no other. */
export function concernsOf(rows: readonly SureRow[], r: Resolved, k: KnowledgeIndex, statuses: ReadonlyMap<string, Status>): Concern[] {
  const all = adviceFor(r, k, statuses).flatMap((advice) => {
    const { severity } = advice;
    return severity === undefined
      ? []
      : (advice.when.labs ?? []).flatMap((bound) => rows.filter((row) => reaches(row, bound)).map((row) => concern(advice, severity, bound, row, k)));
  });
  // A record that already sends to a doctor at once says it better than the bound alone.
  const alone = rows.filter((row) => !all.some((c) => c.index === row.index && URGENT.has(c.soon))).flatMap((row) => criticalConcern(row, k));
  return [...all, ...alone].toSorted((a, b) => SOON.indexOf(a.soon) - SOON.indexOf(b.soon) || a.index - b.index || inOrder(a.rule, b.rule));
}
