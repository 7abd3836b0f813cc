export { type ChildLimits, readInChild, readLinesInChild } from "./child.ts";
export { ReadFailure } from "./failure.ts";
export { readTextLines, type TextLine } from "./lines.ts";
export { readReport } from "./read.ts";
export { readTyped, type TypedRow } from "./typed.ts";
export * from "./types.ts";
