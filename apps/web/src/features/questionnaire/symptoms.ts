/** Symptoms offered to tap on: those that the advice records listen for. The word kept is one of theirs, so it means the same in either language. */
export const SYMPTOMS = {
  fatigue: "fatigue",
  cramps: "leg cramps",
  numbness: "numbness",
  muscles: "muscle pain",
  weightLoss: "unexplained weight loss",
  breath: "shortness of breath",
  chest: "chest pain",
  fainting: "fainting",
  bleeding: "blood in stool",
  jaundice: "jaundice",
} as const;
export const SYMPTOM_NAMES = Object.keys(SYMPTOMS) as (keyof typeof SYMPTOMS)[];
