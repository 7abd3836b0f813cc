import type { Catalogue } from "@nutri/domain";
import type { Assessment } from "../assess.ts";
import { type Sorted, sortProducts } from "./candidates.ts";
import type { Measured } from "./dominance.ts";
import { lpText } from "./lp.ts";
import { measuredOf, modelOf } from "./model.ts";
import { type Room, roomsOf } from "./rooms.ts";

/** What is handed to the solver (`lp`) and what is needed to read its answer. */
export type Problem = {
  readonly assessment: Assessment;
  readonly catalogue: Catalogue;
  readonly rooms: ReadonlyMap<string, readonly Room[]>;
  readonly sorted: Sorted;
  /** What the model is made of, in its order. */
  readonly products: readonly Measured[];
  /** Empty when there is nothing to choose: then no solver is asked. */
  readonly lp: string;
};

/** The choice of products as a problem for the solver. Pure; the same assessment and catalogue give the same bytes. */
export function planProblem(assessment: Assessment, catalogue: Catalogue): Problem {
  const rooms = roomsOf(assessment);
  const sorted = sortProducts(catalogue.products, assessment, rooms);
  const products = measuredOf(sorted.fit, assessment, rooms);
  const lp = assessment.needs.length === 0 || products.length === 0 ? "" : lpText(modelOf(products, assessment, rooms));
  return { assessment, catalogue, rooms, sorted, products, lp };
}
