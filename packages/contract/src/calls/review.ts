import { AmountUnit, MedicineEntry, NAME_MAX, Pregnancy, productReviewSchema, Sex, SupplementEntry, tabooSchema } from "@nutri/domain";
import { z } from "zod";
import { call, Id } from "../call.ts";

const text = z.string();
export const LocalTaboo = tabooSchema(text);
export type LocalTaboo = z.infer<typeof LocalTaboo>;
export const LocalReview = productReviewSchema(text);
const name = z.string().trim().min(1).max(NAME_MAX);
const names = z.array(name).max(200);
const nameOrId = (v: { name?: string | undefined; id?: string | undefined }): boolean => v.name !== undefined || v.id !== undefined;
/** Each is an object with a name or an id, or the bare name. */
const bare = name.transform((n) => ({ name: n }));
const Medicines = z.array(z.union([MedicineEntry.partial().refine(nameOrId, "name or id"), bare])).max(200);
const Supplements = z.array(z.union([SupplementEntry.partial().refine(nameOrId, "name or id"), bare])).max(200);

export const reviewOptions = call({
  method: "POST",
  path: "/v1/question_short/supplement_reviews_options",
  summary: "What is often taken, by group",
  auth: "none",
  body: z.strictObject({}),
  response: z.strictObject({
    groups: z.array(
      z.strictObject({
        id: z.string(),
        name: text,
        options: z.array(z.strictObject({ id: z.string(), name: text, kind: z.enum(["supplement", "medicine"]) })),
      }),
    ),
  }),
});

const Option = z.strictObject({ id: z.string(), name: text });
export const questionOptions = call({
  method: "POST",
  path: "/v1/question_short/question_options",
  summary: "What the questionnaire offers to choose from: conditions, allergies, goals",
  auth: "none",
  body: z.strictObject({}),
  response: z.strictObject({ conditions: z.array(Option), allergies: z.array(Option), goals: z.array(Option) }),
});

export const reviewOptionsByName = call({
  method: "POST",
  path: "/v1/question_short/supplement_reviews_options_by_name",
  summary: "Search supplements and medicines by any name",
  auth: "none",
  paramsInQuery: true,
  body: z.strictObject({ name }),
  response: z.strictObject({ options: z.array(z.strictObject({ id: z.string(), name: text, kind: z.enum(["supplement", "medicine"]), matched: z.string() })) }),
});

export const searchMedicine = call({
  method: "POST",
  path: "/v1/question_short/search_medicine",
  summary: "Search medicines by generic, brand, pinyin initials",
  auth: "none",
  paramsInQuery: true,
  body: z.strictObject({ name }),
  response: z.strictObject({
    options: z.array(z.strictObject({ id: z.string(), name: text, generic: text, brands: z.array(z.string()), atc: z.array(z.string()), className: text })),
  }),
});

export const supplementReviews = call({
  method: "POST",
  path: "/v1/question_short/supplement_reviews",
  summary: "Review what somebody takes",
  auth: "none",
  paramsInQuery: true,
  body: z.strictObject({
    supplements: Supplements,
    medicines: Medicines.optional(),
    conditions: names.optional(),
    pregnancy: Pregnancy.optional(),
    age: z.number().int().min(1).max(120).optional(),
    gender: Sex.optional(),
    customNutritionPlanId: Id.optional(),
  }),
  response: z.strictObject({
    productReviews: z.array(LocalReview),
    totals: z.array(
      z.strictObject({
        nutrient: z.string(),
        name: text,
        amount: z.number(),
        unit: z.string(),
        upperLimit: z.number().optional(),
        share: z.number().optional(),
      }),
    ),
    unrecognised: z.array(z.string()),
  }),
  errors: ["not_found", "unauthenticated", "consent_required"],
});

/** An amount on a label. `per`: what it is said of, as printed; of a measure (100 g) it tells nothing of what is taken at one time. */
const LabelAmount = z.strictObject({
  nutrient: z.string(),
  name: text,
  printed: z.string(),
  amount: z.number(),
  unit: AmountUnit,
  per: z.strictObject({ text: z.string(), of: z.enum(["portion", "day", "measure"]) }).optional(),
  confidence: z.number(),
  ask: z.boolean(),
});

export const readLabel = call({
  method: "POST",
  path: "/v1/question_short/read_label",
  summary: "Read the photo of a label",
  auth: "visitor",
  consent: true,
  body: z.strictObject({ fileId: Id }),
  response: z.strictObject({
    text,
    options: z.array(z.strictObject({ id: z.string(), name: text, kind: z.string(), confidence: z.number() })),
    /** The size of a serving as printed. */
    serving: z.string().optional(),
    /** What the label says it holds. With `ask` it was not read with certainty. Nothing of it counts before the person has said that it is so. */
    nutrients: z.array(LabelAmount).optional(),
  }),
  errors: ["not_found"],
});

export const medicineTaboos = call({
  method: "POST",
  path: "/v1/question_short/medicine_taboos",
  summary: "What does not go with what",
  auth: "none",
  paramsInQuery: true,
  body: z.strictObject({
    medicines: Medicines,
    supplements: Supplements.optional(),
    foods: names.optional(),
    conditions: names.optional(),
    pregnancy: Pregnancy.optional(),
    age: z.number().int().min(1).max(120).optional(),
    gender: Sex.optional(),
    allergies: names.optional(),
    customNutritionPlanId: Id.optional(),
  }),
  response: z.strictObject({
    medicineTaboos: z.array(LocalTaboo),
    unrecognised: z.array(z.string()),
    /** What was checked, so that an empty answer says what it is. */
    checked: z.array(z.strictObject({ name: text, kind: z.string(), id: z.string(), as: text })),
    note: text,
  }),
  errors: ["not_found", "unauthenticated", "consent_required"],
});
