/** What the words of a request may mean, and the kinds of requests that are refused. */
import { MEDICINES } from "./guard-medicines.ts";
import { OTHERS } from "./guard-others.ts";
import { TOPICS } from "./guard-topics.ts";
import { WORDS } from "./guard-words.ts";

export const CONCEPTS = { ...WORDS, ...TOPICS, ...OTHERS, ...MEDICINES };
export type Concept = keyof typeof CONCEPTS;
export type RefusalId =
  | "deadly_dose"
  | "hidden_medicine"
  | "system_text"
  | "others_data"
  | "stop_medicine"
  | "medicine_dose"
  | "starving"
  | "doping"
  | "forging"
  | "dangerous_making"
  | "end_pregnancy"
  | "intoxication"
  | "animal_medicine"
  | "self_injection";
