import type { Handler } from "../../handler.ts";
import { planSummaries } from "./store.ts";

export const precisePlansByUser: Handler<"precisePlansByUser"> = ({ context, caller, lang }) => planSummaries(context, caller.userId, lang);
