export * from "./triage.ts";
export { callFor, type Market } from "./hotlines.ts";
