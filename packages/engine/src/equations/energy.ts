import { type ActivityLevel, type Plan, type Pregnancy, type ReferenceSet, type Sex, text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { type EngineRule, ruleSource } from "../because.ts";
import type { Resolved } from "../person.ts";

/** Estimated energy requirement of adults (DRI for Energy 2023): intercept + age·years + height·cm + weight·kg, in kcal a day, by activity category. */
export const EER_2023: EngineRule = {
  id: "equation:eer-2023",
  source: { source: "nasem-dri-energy-2023", locator: "Chapter 5, EER equations for adults 19 years and older" },
};

type Coefficients = readonly [intercept: number, age: number, height: number, weight: number];
type Category = "inactive" | "low_active" | "active" | "very_active";
const EER: Readonly<Record<Sex, Readonly<Record<Category, Coefficients>>>> = {
  male: {
    inactive: [753.07, -10.83, 6.5, 14.1],
    low_active: [581.47, -10.83, 8.3, 14.94],
    active: [1004.82, -10.83, 6.52, 15.91],
    very_active: [-517.88, -10.83, 15.61, 19.11],
  },
  female: {
    inactive: [584.9, -7.01, 5.72, 11.71],
    low_active: [575.77, -7.01, 6.6, 12.14],
    active: [710.25, -7.01, 6.54, 12.34],
    very_active: [511.83, -7.01, 9.07, 12.56],
  },
};
/** The questionnaire has five levels, the equations four: the two highest share one. */
const CATEGORY: Readonly<Record<ActivityLevel, Category>> = {
  sedentary: "inactive",
  light: "low_active",
  moderate: "active",
  active: "very_active",
  very_active: "very_active",
};

/** kcal a day for an adult. Years, cm, kg. */
export function eer(sex: Sex, age: number, heightCm: number, weightKg: number, activity: ActivityLevel): number {
  const [intercept, perYear, perCm, perKg] = EER[sex][CATEGORY[activity]];
  return intercept + perYear * age + perCm * heightCm + perKg * weightKg;
}

type Extra = Readonly<Partial<Record<Pregnancy, number>>>;
/** Added by stage, kcal a day. China: DRIs 2023. Elsewhere: IOM 2005 (lactation: the first six months). */
const INCREMENTS: Readonly<Record<ReferenceSet, EngineRule & { readonly kcal: Extra }>> = {
  "china-2023": {
    id: "equation:energy-increment-china",
    kcal: { pregnant_2: 250, pregnant_3: 400, lactating: 400 },
    source: { source: "cns-dri-2023", locator: "膳食能量需要量：孕妇、乳母" },
  },
  "us-dri": {
    id: "equation:energy-increment-iom",
    kcal: { pregnant_2: 340, pregnant_3: 452, lactating: 330 },
    source: { source: "iom-dri-2005-macronutrients", locator: "Chapter 5, EER for pregnancy and lactation" },
  },
};

/** The energy need of an adult whose sex, age, height, weight and activity are all known; else nothing. Rounded to 10 kcal: it is no more exact. */
export function energyOf(r: Resolved, k: KnowledgeIndex, set: ReferenceSet): Plan["profile"]["energy"] {
  const { heightCm, weightKg, activityLevel } = r.person;
  if (r.sex === undefined || r.age === undefined || r.age < 18 || heightCm === undefined || weightKg === undefined || activityLevel === undefined)
    return undefined;
  const extra = (r.pregnancy && INCREMENTS[set].kcal[r.pregnancy]) ?? 0;
  const value = Math.round((eer(r.sex, r.age, heightCm, weightKg, activityLevel) + extra) / 10) * 10;
  const equation =
    extra > 0
      ? text(`2023 年 DRI 能量公式，加孕期或哺乳期 ${extra} 千卡`, `EER equation of the DRI for Energy 2023, plus ${extra} kcal for pregnancy or breastfeeding`)
      : text("2023 年 DRI 能量公式（EER）", "EER equation of the DRI for Energy 2023");
  return { value, unit: "kcal", equation, source: ruleSource(k, EER_2023), rule: extra > 0 ? `${EER_2023.id}+${INCREMENTS[set].id}` : EER_2023.id };
}
