/** A report's results → what they mean: what cannot wait first, then what is outside, food, and what the plan makes of it. */
import { type Person, type Text, text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { type Assessment, assess } from "../assess.ts";
import { distinctSources } from "../because.ts";
import { recordOf } from "../found.ts";
import type { Resolved } from "../person.ts";
import type { Settings } from "../settings.ts";
import { holds } from "../when.ts";
import { type Concern, concernsOf, criticalOf, SOON } from "./doctor.ts";
import { effectsOf, meaningOf } from "./effects.ts";
import { outsideBy } from "./outside.ts";
import { isQuiet, isSure, labsOf, personWith, type SureRow } from "./rows.ts";
import { DISCLAIMER, summaryOf } from "./summary.ts";
import type { Critical, Finding, ReportAnalysis, ReportedRow, Said } from "./types.ts";

/** What cannot wait for the next visit. */
const CANNOT_WAIT: ReadonlySet<string> = new Set(["now", "today", "days"]);

const UNEXPLAINED: NonNullable<Finding["doctor"]> = {
  text: text("这一项营养上解释不了，下次看医生时带上这份报告。", "Nutrition does not explain this one: take the report along to your next visit to a doctor."),
  sources: [],
  soon: "next_visit",
};

/** `spokenOf`: analytes of which a record without alarm has something to say. */
type Seen = { readonly r: Resolved; readonly k: KnowledgeIndex; readonly concerns: readonly Concern[]; readonly spokenOf: ReadonlySet<string> };

const nameOf = (row: ReportedRow, k: KnowledgeIndex): Text => (row.code === undefined ? text(row.name, row.name) : recordOf(k.biomarkers, row.code).name);

function doctorOf(row: ReportedRow, meaning: readonly Said[], { concerns, spokenOf }: Seen): Finding["doctor"] {
  const worst = concerns.find((c) => c.index === row.index);
  const explained = meaning.length > 0 || (row.code !== undefined && spokenOf.has(row.code));
  if (!worst) return explained ? undefined : UNEXPLAINED;
  // What cannot wait is said at the top; once is enough.
  return CANNOT_WAIT.has(worst.soon) ? undefined : { text: worst.text, rule: worst.rule, sources: worst.sources, soon: worst.soon };
}

/** A row the laboratory or our ranges put outside, or one about which a record speaks though no range was printed. */
function findingOf(row: ReportedRow, seen: Seen): Finding | undefined {
  const { r, k } = seen;
  const spoken = seen.concerns.find((c) => c.index === row.index);
  const flagged = row.flag === "normal" || row.flag === "unknown" ? undefined : row.flag;
  const flag = flagged ?? spoken?.side;
  if (row.ask || flag === undefined) return undefined;
  const meaning = isSure(row) ? meaningOf(row.code, r, k) : [];
  const doctor = doctorOf(row, meaning, seen);
  return {
    index: row.index,
    ...(row.code !== undefined && { code: row.code }),
    name: nameOf(row, k),
    flag,
    by: flagged === undefined && spoken ? spoken.by : outsideBy(row, flag, r, k),
    meaning,
    ...(doctor && { doctor }),
  };
}

const urgency = ({ index }: Finding, concerns: readonly Concern[]): number => {
  const worst = concerns.find((c) => c.index === index);
  return worst ? SOON.indexOf(worst.soon) : SOON.length;
};

const shown = ({ side: _side, by: _by, seeDoctor: _doctor, ...critical }: Concern): Critical => critical;

/** The most urgent of each row; what is less urgent is contained in it. */
const worstOfEach = (concerns: readonly Concern[]): Concern[] => concerns.filter((c, i) => concerns.findIndex((x) => x.index === c.index) === i);

/** Food for what these results show to be low, and what records say of their values. */
function foodOf(after: Assessment, effects: ReportAnalysis["plan"], rows: readonly SureRow[]): Said[] {
  const low = new Set(effects.filter((e) => e.to === "low").map((e) => e.nutrient));
  const codes = new Set(rows.map((row) => row.code));
  return after.said
    .filter((a) => a.severity === undefined && (a.lowIn.some((n) => low.has(n)) || (a.when.labs ?? []).some((lab) => codes.has(lab.code))))
    .map((a) => ({ text: a.text, rule: `advice:${a.id}`, sources: after.knowledge.sources(a.sources) }));
}

/**
 * Pure: the same rows, person, knowledge and date give the same analysis. Rows that somebody has to look at first decide
 * nothing, and what the laboratory itself printed as normal raises no warning.
 */
export function analyseReport(rows: readonly ReportedRow[], person: Person, k: KnowledgeIndex, now: string, settings: Settings): ReportAnalysis {
  const sure = rows.filter(isSure);
  const loud = sure.filter((row) => !isQuiet(row));
  const before = assess(person, k, now, settings);
  const after = assess({ ...person, labs: [...(person.labs ?? []), ...labsOf(sure, k)] }, k, now, settings);
  const alone = personWith(person, sure, k);
  const concerns = concernsOf(loud, personWith(person, loud, k), k, after.statuses).filter((c) => c.seeDoctor);
  const critical = worstOfEach(concerns)
    .filter((c) => CANNOT_WAIT.has(c.soon))
    .map(shown);
  const spokenOf = new Set(after.said.flatMap((a) => (a.when.labs ?? []).filter((lab) => holds({ labs: [lab] }, alone) === "yes").map((lab) => lab.code)));
  const findings = rows
    .flatMap((row) => findingOf(row, { r: alone, k, concerns, spokenOf }) ?? [])
    .toSorted((a, b) => urgency(a, concerns) - urgency(b, concerns) || a.index - b.index);
  const plan = effectsOf(before, after, alone);
  const food = foodOf(after, plan, sure);
  // Printed as normal, yet a value no laboratory lets pass: one of the two was misread.
  const doubted = (row: ReportedRow): boolean => row.ask || (isSure(row) && isQuiet(row) && criticalOf(row, k) !== undefined);
  const ask = rows.filter(doubted).map((row) => ({ index: row.index, name: nameOf(row, k) }));
  const open = rows.filter((row) => !row.ask && row.flag === "unknown").length;
  const said = [...critical, ...findings.flatMap((f) => [...f.meaning, ...(f.doctor ? [f.doctor] : [])]), ...food];
  return {
    summary: summaryOf({ rows: rows.length, outside: findings.length, critical: critical.length, ask: ask.length, open }),
    critical,
    findings,
    food,
    plan,
    ask,
    sources: distinctSources([...said.flatMap((s) => s.sources), ...plan.flatMap((p) => p.because.map((b) => b.source))]),
    disclaimer: DISCLAIMER,
  };
}
