import { z } from "zod";
import { FOOD_GROUPS } from "./food-groups.ts";
import { AmountUnit } from "./quantity.ts";

export const QUESTIONNAIRE_TYPES = ["short_questionnaire", "deep_questionnaire"] as const;
export const QuestionnaireType = z.enum(QUESTIONNAIRE_TYPES);
export type QuestionnaireType = z.infer<typeof QuestionnaireType>;

export const Sex = z.enum(["male", "female"]);
export type Sex = z.infer<typeof Sex>;
export const ActivityLevel = z.enum(["sedentary", "light", "moderate", "active", "very_active"]);
export type ActivityLevel = z.infer<typeof ActivityLevel>;
export const Pregnancy = z.enum(["none", "trying", "pregnant_1", "pregnant_2", "pregnant_3", "lactating"]);
export type Pregnancy = z.infer<typeof Pregnancy>;
export const DietPattern = z.enum(["omnivore", "vegetarian", "vegan", "pescatarian", "halal", "low_carb", "gluten_free", "dairy_free", "other"]);
export type DietPattern = z.infer<typeof DietPattern>;
export const Smoking = z.enum(["never", "former", "current"]);
export const Alcohol = z.enum(["never", "occasional", "weekly", "daily"]);

export const NAME_MAX = 200;
const name = z.string().trim().min(1).max(NAME_MAX);
const names = z.array(name).max(100);

export const MedicineEntry = z.strictObject({ name, id: z.string().max(100).optional() });
export type MedicineEntry = z.infer<typeof MedicineEntry>;

export const SupplementEntry = z.strictObject({
  name,
  id: z.string().max(100).optional(),
  dailyDoses: z.number().min(0).max(100).optional(),
  amounts: z
    .array(z.strictObject({ nutrient: z.string().max(100), amount: z.number().min(0).max(1e6), unit: AmountUnit }))
    .max(60)
    .optional(),
});
export type SupplementEntry = z.infer<typeof SupplementEntry>;

export const Lab = z.strictObject({
  code: z.string().max(60).optional(),
  name: name.optional(),
  value: z.union([z.number(), z.string().max(40)]),
  unit: z.string().max(30),
});
export type Lab = z.infer<typeof Lab>;

export const FoodGroup = z.enum(FOOD_GROUPS);

/** What somebody has told us. All is optional: what is absent is unknown, and unknown is never "no"; an empty list is the answer "none". */
export const Answers = z.strictObject({
  nickname: z.string().trim().min(1).max(30).optional(),
  gender: Sex.optional(),
  age: z.number().int().min(1).max(120).optional(),
  heightCm: z.number().min(50).max(250).optional(),
  weightKg: z.number().min(2).max(400).optional(),
  activityLevel: ActivityLevel.optional(),
  pregnancy: Pregnancy.optional(),
  conditions: names.optional(),
  allergies: names.optional(),
  medicines: z.array(MedicineEntry).max(200).optional(),
  supplements: z.array(SupplementEntry).max(200).optional(),
  goals: names.optional(),
  diet: z
    .strictObject({
      pattern: DietPattern.optional(),
      servings: z.partialRecord(FoodGroup, z.number().min(0).max(50)).optional(),
      notes: z.string().max(2000).optional(),
    })
    .optional(),
  lifestyle: z
    .strictObject({
      smoking: Smoking.optional(),
      alcohol: Alcohol.optional(),
      sunMinutes: z.number().min(0).max(1440).optional(),
      sleepHours: z.number().min(0).max(24).optional(),
    })
    .optional(),
  symptoms: names.optional(),
  reportIds: z.array(z.string().max(100)).max(100).optional(),
  labs: z.array(Lab).max(300).optional(),
  /** Only what is taken shall be reviewed: nothing is to be added, and the rest need not be answered. */
  reviewOnly: z.literal(true).optional(),
});
export type Answers = z.infer<typeof Answers>;

/** The engine's person: what is known of somebody. */
export type Person = Answers;
