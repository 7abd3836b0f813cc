import type { EntityRef, KnowledgeIndex } from "@nutri/knowledge";
import type { StoredPlan } from "./store.ts";

/** The nutrients (ids) a stored plan was asked to add. They are kept in the plan itself, sealed with it. */
export const wishesOf = (plan: StoredPlan | undefined): readonly string[] =>
  plan ? ((JSON.parse(plan.zh.toString("utf8")) as { wanted?: string[] }).wanted ?? []) : [];

/** A supplement that holds one nutrient alone stands for it ("calcium tablets"); a multivitamin or a food for none. */
function nutrientsOf(k: KnowledgeIndex, { kind, id }: EntityRef): readonly string[] {
  if (kind === "nutrient") return [id];
  if (kind === "form") return [k.forms.get(id)?.nutrient.id ?? id];
  const item = k.items.get(id);
  return item && (item.kind === "nutrient" || item.kind === "supplement") && item.nutrients.length === 1 ? item.nutrients.map((n) => n.nutrient) : [];
}

/** The nutrients a name means, in either language: one or several, their forms, or a supplement of one alone. Empty: none that we know. */
export function nutrientsNamed(k: KnowledgeIndex, given: string): readonly string[] {
  if (k.nutrients.has(given)) return [given];
  const named = [k.names.readList(given, ["nutrient", "form"]), k.names.readList(given, ["item"])];
  const found = named.map((reading) => reading.found.flatMap((f) => f.entities.flatMap((e) => nutrientsOf(k, e))));
  return [...new Set(found.find((ids) => ids.length > 0))];
}
