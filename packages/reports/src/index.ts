export { type ChildLimits, readInChild } from "./child.ts";
export { readReport } from "./read.ts";
export * from "./types.ts";
