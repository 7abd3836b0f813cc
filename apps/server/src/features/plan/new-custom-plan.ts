import type { Handler } from "../../handler.ts";
import { addCustomPlan } from "./store.ts";

export const customPlanNew: Handler<"customPlanNew"> = ({ context, body, caller }) => addCustomPlan(context, caller.userId, body.clientType, body.planType);
