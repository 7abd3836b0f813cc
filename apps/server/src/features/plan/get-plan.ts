import { type Handler, StoredJson } from "../../handler.ts";
import { wantPlan } from "./want-plan.ts";

export const precisePlanGet: Handler<"precisePlanGet"> = async ({ context, query, caller, lang }) => {
  const wanted = await wantPlan(context, query.custom_nutrition_plan_id, caller.userId, lang);
  return "body" in wanted ? new StoredJson(wanted.body) : { status: "generating" };
};
