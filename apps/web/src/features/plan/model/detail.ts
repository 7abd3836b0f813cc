/** What a sheet tells more of, by what identifies it in the plan: the plan may come anew, or in the other language, under an open sheet. */
export type Detail =
  | { kind: "nutrient" | "taboo" | "product"; id: string }
  | { kind: "review" | "warning" | "avoided" | "advice"; at: number }
  | { kind: "bmi" | "energy" };
