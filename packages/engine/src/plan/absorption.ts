/** Forms that somebody can make less of, and forms that suit them where no product does. */
import type { Text } from "@nutri/domain";
import type { Assessment } from "../assess.ts";
import type { EngineRule } from "../because.ts";
import type { TakenNutrient } from "../person.ts";

/** Without stomach acid calcium carbonate dissolves poorly; citrate does not need it. */
export const ACID_AND_CARBONATE: EngineRule = {
  id: "rule:calcium-carbonate-needs-acid",
  source: { source: "nih-ods-calcium", locator: "Dietary Supplements: calcium carbonate and calcium citrate" },
};
const ACID_BLOCKERS = ["ppi", "h2_blocker"];
/** No figure says how much less: half is a preference, not a measurement. */
const POOR = 0.5;

export const blocksAcid = (a: Assessment): boolean => a.resolved.medicines.some((m) => ACID_BLOCKERS.some((c) => m.classes.has(c)));

/** The share of an amount that counts towards a need. */
export const absorbed = (n: TakenNutrient, a: Assessment): number => (n.form === "calcium_carbonate" && blocksAcid(a) ? POOR : 1);

const plantOnly = (a: Assessment): boolean => a.person.diet?.pattern === "vegan" || a.person.diet?.pattern === "vegetarian";

/** The form to look for where the catalogue holds nothing that fits. */
export function suitableForm(nutrient: string, a: Assessment): Text | undefined {
  const id =
    nutrient === "calcium" && blocksAcid(a)
      ? "calcium_citrate"
      : nutrient === "epa_dha" && plantOnly(a)
        ? "algal_oil"
        : nutrient === "vitamin_d" && a.person.diet?.pattern === "vegan"
          ? "vitamin_d2"
          : undefined;
  return id === undefined ? undefined : a.knowledge.forms.get(id)?.form.name;
}
