import type { Answers } from "@nutri/domain";

/** Somebody with nothing in particular, and the same who takes a medicine. */
export const HEALTHY: Answers = {
  gender: "female",
  age: 34,
  heightCm: 163,
  weightKg: 55,
  activityLevel: "light",
  pregnancy: "none",
  conditions: [],
  allergies: [],
  medicines: [],
};

export const ANSWERS: Answers = { ...HEALTHY, nickname: "小林", medicines: [{ name: "左甲状腺素钠片" }] };
