/** Every text that is told apart in the case files, with what it is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FOURTH_LOOK } from "../triage/cases/fourth-look.ts";
import { HELD_OUT } from "../triage/cases/held-out.ts";
import { SECOND_LOOK } from "../triage/cases/second-look.ts";
import type { Cases } from "../triage/cases/shape.ts";
import { THIRD_LOOK } from "../triage/cases/third-look.ts";
import { WRITTEN_BEFORE } from "../triage/cases/written-before.ts";

export type Example = { readonly text: string; readonly lang: "zh" | "en"; readonly want: string };

const CASES = join(import.meta.dirname, "../../cases");
const KINDS = ["emergency", "doctor", "calm"] as const;
const LANGS = ["zh", "en"] as const;

const ofSet = (set: Cases): Example[] => KINDS.flatMap((want) => LANGS.flatMap((lang) => set[want][lang].map((text) => ({ text, lang, want }))));

const ofFile = (file: string): Example[] =>
  readFileSync(join(CASES, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Example);

export const examples = (): Example[] => [
  ...[WRITTEN_BEFORE, HELD_OUT, SECOND_LOOK, THIRD_LOOK, FOURTH_LOOK].flatMap(ofSet),
  ...readdirSync(CASES)
    .filter((file) => file.startsWith("triage-") && file.endsWith(".jsonl"))
    .toSorted()
    .flatMap(ofFile),
];
