import type { Because, SourceRef, Text } from "@nutri/domain";

/** A result of a health report. `valueSi` is in the biomarker's own unit; `printed`: the laboratory's own flag or range says what it is. */
export type ReportedRow = {
  readonly index: number;
  readonly code?: string;
  /** As printed. */
  readonly name: string;
  readonly value: number | string;
  readonly comparator?: "<" | ">" | "<=" | ">=";
  readonly unit: string;
  readonly valueSi?: number;
  /** As printed, in `unit`. */
  readonly refLow?: number;
  readonly refHigh?: number;
  readonly flag: "low" | "normal" | "high" | "abnormal" | "unknown";
  readonly printed: boolean;
  /** Not sure: the person has to look at it, nothing is concluded from it. */
  readonly ask: boolean;
};

/** How soon a doctor should see it. */
export type HowSoon = "now" | "today" | "days" | "weeks" | "next_visit";

export type Said = { readonly text: Text; readonly rule?: string; readonly sources: readonly SourceRef[] };
export type Critical = Said & { readonly index: number; readonly code: string; readonly name: Text; readonly soon: HowSoon };
export type Finding = {
  readonly index: number;
  readonly code?: string;
  readonly name: Text;
  readonly flag: "low" | "high" | "abnormal";
  /** Outside by how much. */
  readonly by: Text;
  /** What it may mean for nutrition. */
  readonly meaning: readonly Said[];
  readonly doctor?: Said & { readonly soon: HowSoon };
};
/** What the results change in the plan. */
export type PlanEffect = {
  readonly nutrient: string;
  readonly name: Text;
  readonly from: string;
  readonly to: string;
  readonly text: Text;
  readonly because: readonly Because[];
};

export type ReportAnalysis = {
  readonly summary: Text;
  /** What cannot wait, most urgent first. */
  readonly critical: readonly Critical[];
  readonly findings: readonly Finding[];
  readonly food: readonly Said[];
  readonly plan: readonly PlanEffect[];
  /** Rows the person has to look at. */
  readonly ask: readonly { readonly index: number; readonly name: Text }[];
  readonly sources: readonly SourceRef[];
  readonly disclaimer: Text;
};
