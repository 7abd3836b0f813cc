import type { Handler } from "../../handler.ts";
import { lastCustomPlan } from "./store.ts";

export const customPlanLast: Handler<"customPlanLast"> = ({ context, caller }) => lastCustomPlan(context, caller.userId);
