import type { STAGES } from "@nutri/contract";
import type { Answers, Catalogue, CatalogueProduct, Plan, ProductReview, QuestionnaireType, SourceRef, Taboo, Text } from "@nutri/domain";
import type { Asked, Refused, ReportAnalysis, ReportedRow } from "@nutri/engine";

export type StageName = (typeof STAGES)[number];
/** `wanted`: nutrients (ids) the person asked to add. */
export type PlanRequest = { answers: Answers; type: QuestionnaireType; catalogue: Catalogue; asOf: string; wanted?: readonly string[] };
/** Rows of one report, or the latest of several, and the person as they answered. */
export type AnalysisRequest = { answers: Answers; rows: readonly ReportedRow[]; asOf: string };
export type Wished = { plan: Plan; refused: Refused[] };

type Total = { nutrient: string; name: Text; amount: number; unit: string; upperLimit?: number; share?: number };
type Checked = { name: string; kind: string; id: string; as: Text };

export type ProductConflict = { productId: string; taboo: Taboo };
/** So many units a day of a product. */
export type Portion = { readonly product: CatalogueProduct; readonly units: number };
/** A limit that everything taken together passes; `productIds`: those of the basket that add to it. */
export type Excess = { id: string; productIds: readonly string[]; nutrient: Text; effect: Text; source: SourceRef };
export type Together = { conflicts: ProductConflict[]; excesses: Excess[] };

/** What the server needs of the engine and its solver. */
export type Planner = {
  readonly engineVersion: string;
  taboos: (asked: Asked) => { taboos: Taboo[]; checked: readonly Checked[]; nameOnly: readonly Text[]; unrecognised: readonly string[] };
  reviews: (asked: Asked) => { productReviews: readonly ProductReview[]; totals: readonly Total[]; unrecognised: readonly string[] };
  /** What of these products, at their label's dose, does not go with a person: worst first, without what is minor or helps. */
  conflicts: (answers: Answers, products: readonly CatalogueProduct[]) => ProductConflict[];
  /** The same of a whole basket that is taken beside `rest`, each at the dose of the sum; and the limits that the sum passes. */
  together: (answers: Answers, basket: readonly Portion[], rest: readonly Portion[]) => Together;
  /** What the answers so far tell: BMI, energy need. */
  understood: (answers: Answers) => Pick<Plan["profile"], "bmi" | "energy">;
  /** What results mean for a person. */
  analyse: (request: AnalysisRequest) => ReportAnalysis;
  /** Makes a plan. The same request gives the same plan. `stage` is called as each stage begins. */
  make: (request: PlanRequest, stage: (name: StageName) => Promise<void>) => Promise<Plan>;
  /** The plan `make` gives, with each of `request.wanted` that it does not grant and why. */
  answerWishes: (request: PlanRequest) => Promise<Wished>;
};

/** The day the engine is given (UTC). */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
