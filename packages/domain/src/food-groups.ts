/** The food groups asked for in the deep questionnaire, in servings a day. */
export const FOOD_GROUPS = [
  "grains",
  "whole_grains",
  "vegetables",
  "leafy_greens",
  "fruit",
  "dairy",
  "eggs",
  "red_meat",
  "poultry",
  "fish",
  "seafood",
  "soy",
  "legumes",
  "nuts",
  "seaweed",
  "sweets",
  "tea_coffee",
] as const;
export type FoodGroupId = (typeof FOOD_GROUPS)[number];
