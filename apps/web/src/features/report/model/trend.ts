import type { Output } from "@nutri/contract/client";
import type { Row } from "../api/reports.ts";

export type Trend = Output<"biomarkerTrend">;
export type Point = Trend["points"][number];

/** Where a point lies in its own range. */
export function flagOf({ value, low, high }: Point): Row["flag"] {
  if (low !== undefined && value < low) return "low";
  if (high !== undefined && value > high) return "high";
  return low === undefined && high === undefined ? "unknown" : "normal";
}

/** As many digits as a lab gives, whatever a conversion left behind. */
export const short = (n: number): string => String(Number(n.toPrecision(4)));
