export { everythingKnown, knownOfSubjects } from "./alone.ts";
export { conflictsWith } from "./pairs.ts";
export { type ReviewAnswer, reviewAsked, reviewProducts } from "./review.ts";
export { type Checked, checkedNames, findTaboos, type TabooAnswer } from "./taboos.ts";
export { knownByNameOnly } from "./subjects.ts";
export type { Total } from "./totals.ts";
