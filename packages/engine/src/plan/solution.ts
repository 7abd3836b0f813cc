/** What a solver hands back, and how it has to be run so that every machine gives the same answer. */

export type Solution = {
  readonly status: "optimal" | "bounded";
  /** Relative gap to the best bound that was left; 0 when proven best. */
  readonly gap: number;
  readonly values: Readonly<Record<string, number>>;
};
/** Solves LP text. The engine is handed this; it runs no solver itself. */
export type Solve = (lp: string) => Solution | Promise<Solution>;

/** Options for HiGHS: bounded by nodes, never by the clock; one thread; fixed seed. */
export const HIGHS_OPTIONS = {
  output_flag: false,
  parallel: "off",
  threads: 1,
  random_seed: 0,
  mip_rel_gap: 0,
  mip_abs_gap: 1e-9,
  mip_max_nodes: 20_000,
  mip_heuristic_effort: 0,
  // Restarts cost most of the time on these small models and change no solution.
  mip_allow_restart: false,
} as const;

type HighsResult = { readonly Status: string; readonly Columns: Readonly<Record<string, { readonly Primal?: number }>> };

/** @param gap the relative gap HiGHS reports when it stopped at its node limit. */
export function fromHighs(result: HighsResult, gap = 1): Solution {
  const values = Object.fromEntries(Object.entries(result.Columns).map(([name, c]) => [name, c.Primal ?? 0]));
  return result.Status === "Optimal" ? { status: "optimal", gap: 0, values } : { status: "bounded", gap, values };
}
