import { currentQsId } from "../../lib/questionnaire-ids.ts";
import { type Location, useLocation } from "../../lib/router.ts";

/** The plan that an address names, else the one this device is at. Read anew at each navigation: the screen outlives them. */
const planIdAt = ({ search }: Pick<Location, "search">): string | undefined => new URLSearchParams(search).get("custom_nutrition_plan_id") || currentQsId();

export const usePlanId = (): string | undefined => planIdAt(useLocation());

/** The same before there is a router. */
export const openedPlanId = (): string | undefined => planIdAt({ search: /\?.*/.exec(window.location.hash)?.[0] ?? "" });
