import type { PrecisePlan } from "@nutri/contract/calls/plan";
import type { Say } from "../../../i18n/index.ts";

export type Plan = PrecisePlan;
export type Nutrient = Plan["nutrients"][number];
export type Recommendation = Plan["recommendations"][number];
export type Product = Plan["products"][number];
export type Taboo = Plan["medicineTaboos"][number];
export type Review = Plan["productReviews"][number];
export type Warning = Plan["warnings"][number];
export type Severity = Warning["severity"];
export type Because = Nutrient["because"][number];
export type Source = Because["source"];
export type Words = Say<"plan">;
export type SectionProps = { plan: Plan };
