import { Action, Answers, planSchema, QuestionnaireType, Severity, SourceRef } from "@nutri/domain";
import { z } from "zod";
import { call, Id, IsoTime, StreamError } from "../call.ts";
import { ClientType } from "./login.ts";

const NextStep = z.enum(["", "1", "2", "3"]);

export const CustomPlan = z.strictObject({
  id: z.string(),
  custom_nutrition_plan_id: z.string(),
  clientType: ClientType,
  planType: QuestionnaireType,
  status: z.enum(["draft", "generating", "ready", "failed"]),
  createdAt: IsoTime,
  questionnaire: z.strictObject({ questionnaireType: QuestionnaireType, answers: Answers, complete: z.boolean(), missing: z.array(z.string()) }).optional(),
});
export type CustomPlan = z.infer<typeof CustomPlan>;

const localPlan = planSchema(z.string());

export const PrecisePlan = localPlan.extend({
  id: z.string(),
  customNutritionPlanId: z.string(),
  previousId: z.string().optional(),
  nickname: z.string(),
  createdAt: IsoTime,
  nextStep: NextStep,
  reportAnalysis: z.looseObject({}).optional(),
  /** Nutrients (ids) the person asked to add; they hold for the next plans of the same questionnaire too. */
  wanted: z.array(z.string()).optional(),
  changes: z
    .array(
      z.strictObject({
        kind: z.enum(["nutrient", "product"]),
        id: z.string(),
        name: z.string(),
        from: z.number(),
        to: z.number(),
        unit: z.string().optional(),
        because: z.string(),
      }),
    )
    .optional(),
});
export type PrecisePlan = z.infer<typeof PrecisePlan>;

/** While a plan is being made. */
export const Generating = z.strictObject({ status: z.literal("generating") });

export const PlanSummary = z.strictObject({
  id: z.string(),
  customNutritionPlanId: z.string(),
  nickname: z.string(),
  createdAt: IsoTime,
  questionnaireType: QuestionnaireType,
  nextStep: NextStep,
  summary: z.string(),
  lowNutrients: z.array(z.string()),
  products: z.number().int(),
});
export type PlanSummary = z.infer<typeof PlanSummary>;

export const STAGES = ["answers", "targets", "intake", "conflicts", "plan", "done"] as const;
export const Stage = z.strictObject({ stage: z.string(), label: z.string(), progress: z.number().min(0).max(1) });
export type Stage = z.infer<typeof Stage>;

export const customPlanNew = call({
  method: "POST",
  path: "/v1/custom_nutrition_plan/new",
  summary: "Begin a plan",
  auth: "visitor",
  consent: true,
  body: z.strictObject({ clientType: ClientType, planType: QuestionnaireType }),
  response: CustomPlan,
});

export const customPlanLast = call({
  method: "GET",
  path: "/v1/custom_nutrition_plan/get_last_by_user",
  summary: "The caller's last plan, with its questionnaire",
  auth: "visitor",
  consent: true,
  response: CustomPlan.nullable(),
});

const Understood = localPlan.shape.profile.pick({ bmi: true, energy: true });

export const questionnairePut = call({
  method: "POST",
  path: "/v1/questionnaire/put",
  summary: "Save answers; with submit, close the questionnaire and begin to make the plan",
  auth: "visitor",
  consent: true,
  body: z.strictObject({ customNutritionPlanId: Id, questionnaireType: QuestionnaireType, answers: Answers, submit: z.boolean() }),
  response: z.strictObject({
    customNutritionPlanId: z.string(),
    answers: Answers,
    complete: z.boolean(),
    missing: z.array(z.string()),
    nextStep: NextStep,
    /** What was understood so far, worked out by the engine: BMI, energy need. */
    understood: Understood.optional(),
  }),
  errors: ["not_found", "questionnaire_incomplete"],
});

export const precisePlanGet = call({
  method: "GET",
  path: "/v1/precise_nutrition_plan/get_by_custom_nutrition_plan",
  summary: "The newest plan; made now when the questionnaire is complete and it is not there yet",
  auth: "visitor",
  consent: true,
  query: z.strictObject({ custom_nutrition_plan_id: Id }),
  response: z.union([PrecisePlan, Generating]),
  errors: ["not_found", "questionnaire_incomplete"],
});

export const precisePlanStream = call({
  method: "GET",
  path: "/v1/precise_nutrition_plan/stream",
  summary: "The making of the plan, stage by stage, then the plan",
  auth: "visitor",
  consent: true,
  query: z.strictObject({ custom_nutrition_plan_id: Id }),
  response: z.null(),
  events: { stage: Stage, plan: PrecisePlan, error: StreamError },
  errors: ["not_found", "questionnaire_incomplete"],
});

export const precisePlansByUser = call({
  method: "GET",
  path: "/v1/precise_nutrition_plan/get_by_user",
  summary: "The caller's plans, newest first",
  auth: "visitor",
  consent: true,
  response: z.array(PlanSummary),
});

const nickname = z.strictObject({ id: Id, nickname: z.string().trim().min(1).max(30) });
const renamed = { summary: "Rename a plan", auth: "visitor", consent: true, response: PrecisePlan, errors: ["not_found"] } as const;
export const updateNickname = call({ method: "GET", path: "/v1/precise_nutrition_plan/update_nickname", query: nickname, ...renamed });
export const updateNicknamePost = call({ method: "POST", path: "/v1/precise_nutrition_plan/update_nickname", body: nickname, ...renamed });

export const addNutrients = call({
  method: "POST",
  path: "/v1/precise_nutrition_plan/add_nutrients",
  summary: "Add nutrients to a plan, or be told why not",
  auth: "visitor",
  consent: true,
  body: z.strictObject({
    id: Id,
    nutrients: z
      .array(z.strictObject({ nutrient: z.string().min(1).max(100), reason: z.string().max(500).optional() }))
      .min(1)
      .max(20),
  }),
  response: z.strictObject({ plan: PrecisePlan, refused: z.array(z.strictObject({ nutrient: z.string(), why: z.string(), sources: z.array(SourceRef) })) }),
  errors: ["not_found", "questionnaire_incomplete"],
});

const sources = z.array(SourceRef).min(1);

export const nutrientForms = call({
  method: "GET",
  path: "/v1/nutrient/forms",
  summary: "The forms a nutrient is sold in: how much of it each holds, how to take it, what tells them apart",
  auth: "none",
  query: z.strictObject({ nutrient: Id }),
  response: z.strictObject({
    nutrient: z.string(),
    name: z.string(),
    unit: z.string(),
    /** What to look at first, where the knowledge has an answer of its own to which form to choose. */
    choice: z.strictObject({ answer: z.string(), refer: z.string().optional(), sources }).optional(),
    forms: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        /** The share of the form's mass that is the nutrient; absent where none is known. */
        fraction: z.number().optional(),
        /** Whether the share was checked against its source; else it differs by product. */
        verified: z.boolean(),
        note: z.string().optional(),
        sources,
      }),
    ),
    timing: z.strictObject({ text: z.string(), sources }).optional(),
    /** Conditions and medicines that the choice depends on. `forms` is empty where all forms are meant. */
    cautions: z.array(
      z.strictObject({
        rule: z.string(),
        who: z.array(z.string()),
        forms: z.array(z.string()),
        severity: Severity,
        action: Action,
        separateHours: z.number().optional(),
        effect: z.string(),
        advice: z.string(),
        sources,
      }),
    ),
  }),
  errors: ["not_found"],
});
