/** "High-fibre foods", "high-protein foods": asked for, they are the foods of that nutrient. By the ids of groups and items. */
export const RICH_IN: Readonly<Record<string, string>> = {
  high_fibre: "fibre",
  high_potassium_food: "potassium",
  high_phosphorus_food: "phosphorus",
  high_iron_food: "iron",
  high_copper_food: "copper",
  high_sodium_food: "sodium",
  iodine_rich: "iodine",
  high_protein_diet: "protein",
  vitamin_k_rich: "vitamin_k",
};
