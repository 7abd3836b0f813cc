/** Every text that is told apart in the case files, with what it is. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of this name each. `emergency` is graded so, `urgent` at least today, `doctor` today or soon; `other` is no emergency, `calm` raises nothing. */
const KINDS = ["emergency", "urgent", "doctor", "other", "calm"] as const;
export type Kind = (typeof KINDS)[number];
/** A text with its grade, as a careful triage nurse would give it. */
export type Graded = { readonly text: string; readonly lang: "zh" | "en"; readonly want: "emergency" | "today" | "soon" | "self_care" };
export type Example = { readonly text: string; readonly lang: "zh" | "en"; readonly want: Kind | Graded["want"] };

export const readLines = <T>(file: string): T[] =>
  readFileSync(join(import.meta.dirname, "../../cases", file), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);

export const examplesOf = (want: Kind): Example[] => readLines<Omit<Example, "want">>(`triage-${want}.jsonl`).map((e) => ({ ...e, want }));
export const graded = (): Graded[] => readLines("triage-grades.jsonl");
export const examples = (): Example[] => [...KINDS.flatMap(examplesOf), ...graded()];
