import type { Market, QuestionnaireType, ReferenceSet } from "@nutri/domain";

/** Changes with every change to a rule, an equation or the model, so that a stored plan says what made it. */
export const ENGINE_VERSION = "1.5.0";

export type Settings = {
  readonly referenceSet: ReferenceSet;
  readonly market: Market;
  readonly questionnaireType: QuestionnaireType;
  /** Nutrients (ids) the person asked to add to the plan. */
  readonly wanted?: readonly string[];
};
