import type { ComponentType } from "react";
import type { SectionName } from "../components/Section.tsx";
import type { Plan, SectionProps } from "../model/types.ts";
import { avoidedOf } from "../model/taken.ts";
import { AdviceList } from "./AdviceList.tsx";
import { Avoided } from "./Avoided.tsx";
import { BodyFigures } from "./BodyFigures.tsx";
import { Changes } from "./Changes.tsx";
import { DayView } from "./DayView.tsx";
import { DrugContraindications } from "./DrugContraindications.tsx";
import { DrugReview } from "./DrugReview.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Nutrients } from "./Nutrients.tsx";
import { Products } from "./Products.tsx";
import { Questions } from "./Questions.tsx";
import { Radar } from "./Radar.tsx";

type Part = { name: SectionName; there: (plan: Plan) => boolean; Body: ComponentType<SectionProps> };

const takesMedicine = (plan: Plan): boolean => plan.schedule.some((s) => s.entries.some((e) => e.kind === "medicine"));

/** The report's parts in their order. Where medicines were told, the conflicts are always spoken of, found or not. */
const PARTS: readonly Part[] = [
  { name: "radar", there: (p) => p.nutrients.length > 0, Body: Radar },
  { name: "nutrients", there: () => true, Body: Nutrients },
  { name: "changes", there: (p) => (p.changes?.length ?? 0) > 0, Body: Changes },
  { name: "body", there: (p) => p.profile.bmi !== undefined || p.profile.energy !== undefined, Body: BodyFigures },
  { name: "questions", there: (p) => p.questions.length > 0, Body: Questions },
  { name: "day", there: (p) => p.schedule.some((s) => s.entries.length > 0), Body: DayView },
  { name: "products", there: (p) => p.products.length > 0, Body: Products },
  { name: "avoided", there: (p) => avoidedOf(p).length > 0, Body: Avoided },
  { name: "reviews", there: (p) => p.productReviews.length > 0, Body: DrugReview },
  { name: "taboos", there: (p) => p.medicineTaboos.length > 0 || p.productReviews.length > 0 || takesMedicine(p), Body: DrugContraindications },
  { name: "advice", there: (p) => p.advice.length > 0, Body: AdviceList },
  { name: "next", there: (p) => p.nextStep !== "", Body: NextSteps },
];

/** Of who only had reviewed what is taken: that first, and nothing that speaks of food nobody asked about. */
const REVIEW: readonly SectionName[] = ["reviews", "taboos", "day", "questions", "next"];
const partsOf = (plan: Plan): readonly Part[] => (plan.reviewOnly ? REVIEW.flatMap((name) => PARTS.filter((part) => part.name === name)) : PARTS);

export const sectionsOf = (plan: Plan): readonly Part[] => partsOf(plan).filter((part) => part.there(plan));
