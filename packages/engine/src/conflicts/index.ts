export { everythingKnown } from "./alone.ts";
export { conflictsWith } from "./pairs.ts";
export { type ReviewAnswer, reviewAsked, reviewProducts } from "./review.ts";
export { type Checked, checkedNames, findTaboos, type TabooAnswer } from "./taboos.ts";
export type { Total } from "./totals.ts";
