import type { Person } from "@nutri/domain";

/** A woman of thirty who is well and has answered everything. */
export const ANA: Person = {
  nickname: "Ana",
  gender: "female",
  age: 30,
  heightCm: 165,
  weightKg: 58,
  activityLevel: "moderate",
  pregnancy: "none",
  conditions: [],
  allergies: [],
  medicines: [],
  supplements: [],
  goals: [],
  symptoms: [],
  diet: { pattern: "omnivore" },
  lifestyle: { smoking: "never", alcohol: "never" },
};

/** Enough of everything by the food groups asked for. */
export const PLENTY: NonNullable<Person["diet"]>["servings"] = {
  grains: 3,
  whole_grains: 3,
  vegetables: 3,
  leafy_greens: 2,
  fruit: 3,
  dairy: 2.5,
  eggs: 1,
  red_meat: 0.5,
  poultry: 0.7,
  fish: 1,
  seafood: 0.3,
  soy: 1,
  legumes: 1,
  nuts: 1,
  seaweed: 0.2,
  sweets: 0.3,
  tea_coffee: 1,
};
