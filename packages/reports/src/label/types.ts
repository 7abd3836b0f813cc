import type { AmountUnit } from "@nutri/domain";
import type { Doubt } from "../types.ts";

/** What is known of a nutrient that a label may name. `iu`: how much of `unit` one IU is; none where it depends on the form. */
export type LabelNutrient = {
  id: string;
  name: { zh: string; en: string };
  aliases: readonly string[];
  unit: AmountUnit;
  iu?: number | undefined;
  /** What one portion may hold, in `unit`: outside of it, or where it is not known, the person is asked. */
  plausible?: { min: number; max: number } | undefined;
};

/** What an amount is said of, as printed (`每份(2片)`, `Per 100 g`, `每日`): what is taken at one time, in a day, or a mass or volume of it. */
export type Per = { text: string; of: "portion" | "day" | "measure" };

/** One line of a label: a nutrient with its amount. `ask`: not sure, `doubts` says why; nothing of it counts before somebody has looked. */
export type LabelFact = {
  nutrient: string;
  printed: string;
  amount: number;
  unit: AmountUnit;
  per?: Per;
  confidence: number;
  ask: boolean;
  doubts: Doubt[];
};

/** A line as it was read. `cells` with how sure each character is; without them the whole line is as sure as `confidence`. */
export type LabelText = { text: string; confidence: number; cells?: readonly { text: string; confs: readonly number[] }[] | undefined };
