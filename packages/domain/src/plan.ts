import { z } from "zod";
import { QuestionnaireType } from "./answers.ts";
import { becauseSchema, productReviewSchema, Severity, tabooSchema } from "./finding.ts";
import { SourceRef } from "./source.ts";
import { Text } from "./text.ts";

export const LimitScope = z.enum(["total", "supplemental", "preformed", "synthetic", "nicotinic_acid", "nicotinamide"]);
export type LimitScope = z.infer<typeof LimitScope>;

/** When something is taken: a moment of the day and its relation to food. */
export const Moment = z.enum(["morning", "noon", "evening", "bedtime"]);
export type Moment = z.infer<typeof Moment>;
export const Food = z.enum(["with", "without", "either"]);

export const ReferenceSet = z.enum(["china-2023", "us-dri"]);
export type ReferenceSet = z.infer<typeof ReferenceSet>;
export const Market = z.enum(["cn", "intl"]);
export type Market = z.infer<typeof Market>;

/** What a plan is, whatever a text is: `Text` in the engine, a string at the door. Amounts are per day, in the unit given beside them. */
export const planSchema = <T extends z.ZodType>(text: T) => {
  const because = z.array(becauseSchema(text));
  const limit = z.strictObject({
    amount: z.number(),
    unit: z.string(),
    scope: LimitScope,
    /** What of diet, supplements and plan this limit's scope counts. */
    counted: z.number(),
    rule: z.string(),
    source: SourceRef,
  });
  const timing = z.strictObject({ moment: Moment, food: Food, text });
  const productNutrient = z.strictObject({ nutrient: z.string(), amount: z.number(), unit: z.string(), form: z.string().optional() });
  const product = z.strictObject({
    id: z.string(),
    name: text,
    brand: text,
    image: z.string(),
    summary: text,
    class: z.string(),
    dose: z.strictObject({ unit: text, perDay: z.number(), usage: text }),
    /** Units a day in this plan. */
    dosage: z.number(),
    dailyDoses: z.number(),
    quantity: z.number().int(),
    group: z.enum(["basis", "other"]),
    timing: z.array(timing),
    nutrients: z.array(productNutrient),
    allergens: z.array(z.string()),
    cautions: z.array(text),
    diets: z.array(z.string()),
    because,
  });
  return z.strictObject({
    questionnaireType: QuestionnaireType,
    /** Only what is taken was reviewed: nothing was looked for to add, so nothing here says that nothing is short. */
    reviewOnly: z.literal(true).optional(),
    profile: z.strictObject({
      gender: z.string().optional(),
      age: z.number().optional(),
      heightCm: z.number().optional(),
      weightKg: z.number().optional(),
      activityLevel: z.string().optional(),
      pregnancy: z.string().optional(),
      bmi: z
        .strictObject({ value: z.number(), category: z.enum(["low", "normal", "high", "very_high"]), text, source: SourceRef, rule: z.string() })
        .optional(),
      energy: z.strictObject({ value: z.number(), unit: z.literal("kcal"), equation: text, source: SourceRef, rule: z.string() }).optional(),
    }),
    /** One sentence that answers first: how many are short, how sure we are, what comes first. */
    summary: text,
    nutrients: z.array(
      z.strictObject({
        nutrient: z.string(),
        name: text,
        axis: z.string().optional(),
        target: z.strictObject({ amount: z.number(), unit: z.string(), kind: z.string(), rule: z.string(), source: SourceRef }),
        upperLimit: limit.optional(),
        limits: z.array(limit),
        /** Amounts in `target.unit`. */
        intake: z.strictObject({ diet: z.number(), supplements: z.number(), plan: z.number(), total: z.number() }),
        status: z.enum(["low", "adequate", "high"]),
        confidence: z.enum(["low", "medium", "high"]),
        because,
      }),
    ),
    recommendations: z.array(
      z.strictObject({
        nutrient: z.string(),
        name: text,
        dailyAmount: z.number(),
        unit: z.string(),
        form: text.optional(),
        timing: z.array(timing),
        products: z.array(z.strictObject({ productId: z.string(), dailyDoses: z.number() })),
        because,
        sources: z.array(SourceRef).min(1),
      }),
    ),
    products: z.array(product),
    /** The day: what is taken when, the person's medicines beside the plan, kept apart where they must be. */
    schedule: z.array(
      z.strictObject({
        moment: Moment,
        food: Food,
        entries: z.array(
          z.strictObject({ kind: z.enum(["medicine", "supplement", "product"]), id: z.string(), name: text, amount: text.optional(), note: text.optional() }),
        ),
      }),
    ),
    avoided: z.array(
      z.strictObject({ item: text, productId: z.string().optional(), why: text, severity: Severity, rule: z.string(), sources: z.array(SourceRef).min(1) }),
    ),
    warnings: z.array(z.strictObject({ severity: Severity, text, seeDoctor: z.boolean(), rule: z.string(), sources: z.array(SourceRef).min(1) })),
    advice: z.array(z.strictObject({ text, because, sources: z.array(SourceRef).min(1) })),
    /** What is not known and would settle something: the one answer to ask for, by its path. */
    questions: z.array(z.strictObject({ path: z.string(), text })),
    radar: z.array(z.strictObject({ axis: z.string(), name: text, score: z.number().min(0).max(100), nutrients: z.array(z.string()) })),
    medicineTaboos: z.array(tabooSchema(text)),
    productReviews: z.array(productReviewSchema(text)),
    /** Names nobody here recognised: said, never passed as safe. */
    unrecognised: z.array(z.string()),
    /** Conditions and allergies known by name, of which no rule speaks: nothing was checked for them, and that is said too. */
    nameOnly: z.array(text).optional(),
    disclaimer: text,
    knowledgeVersion: z.string(),
    engineVersion: z.string(),
    catalogueVersion: z.string(),
    market: Market,
    referenceSet: ReferenceSet,
    /** The date the engine was given, YYYY-MM-DD. */
    asOf: z.string(),
    /** How the products were chosen: proven best, or stopped by the node bound with the gap that was left. */
    optimality: z.strictObject({ status: z.enum(["optimal", "bounded", "not_needed"]), gap: z.number() }),
  });
};

export const Plan = planSchema(Text);
/** The engine's plan, in both languages. */
export type Plan = z.infer<typeof Plan>;
export const Taboo = tabooSchema(Text);
export type Taboo = z.infer<typeof Taboo>;
export type Because = z.infer<ReturnType<typeof becauseSchema<typeof Text>>>;
export type ProductReview = z.infer<ReturnType<typeof productReviewSchema<typeof Text>>>;
