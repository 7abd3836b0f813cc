/** Which nutrient a name is about. */
import type { EntityRef, KnowledgeIndex } from "@nutri/knowledge";

/** What a tablet holds because of its make: the salt that fizzes. */
const CARRIER: ReadonlySet<string> = new Set(["sodium"]);
/** The nutrient a name is about: itself, the nutrient of a form, the only one of a single supplement, the one a shortage is named by. */
export function nutrientOf(ref: EntityRef, k: KnowledgeIndex): string | undefined {
  if (ref.kind === "nutrient") return ref.id;
  if (ref.kind === "form") return k.forms.get(ref.id)?.nutrient.id;
  if (ref.kind === "item") {
    const item = k.items.get(ref.id);
    const [main, ...others] = (item?.nutrients ?? []).filter((n) => !CARRIER.has(n.nutrient));
    return (item?.kind === "nutrient" || item?.kind === "supplement") && others.length === 0 ? main?.nutrient : undefined;
  }
  return ref.kind === "condition" ? (SHORTAGES[ref.id] ?? shortOf(ref.id, k)) : undefined;
}
/** "Magnesium deficiency" among the names of a condition: it is short of magnesium. */
function shortOf(id: string, k: KnowledgeIndex): string | undefined {
  const condition = k.conditions.get(id);
  const named = [condition?.name.en, ...(condition?.aliases ?? [])].flatMap((name) => /^(.+) (?:deficiency|insufficiency)$/iu.exec(name ?? "")?.[1] ?? []);
  return named.map((n) => k.names.recogniseWhole(n, ["nutrient"])?.entities[0]?.id).find((n) => n !== undefined);
}
const SHORTAGES: Readonly<Record<string, string>> = {
  vitamin_d_deficiency: "vitamin_d",
  b12_deficiency: "vitamin_b12",
  folate_deficiency: "folate",
  iron_deficiency: "iron",
  iron_deficiency_anaemia: "iron",
  vitamin_a_toxicity: "vitamin_a",
};
