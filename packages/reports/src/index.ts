export { type ChildLimits, readInChild, readLinesInChild } from "./child.ts";
export { ReadFailure } from "./failure.ts";
export { readLabelFacts } from "./label/read.ts";
export type { LabelFact, LabelNutrient, LabelText, Per } from "./label/types.ts";
export { readTextLines, type TextLine } from "./lines.ts";
export { readReport } from "./read.ts";
export { readTyped, type TypedRow } from "./typed.ts";
export * from "./types.ts";
