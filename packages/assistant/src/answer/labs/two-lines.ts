/** Haemoglobin: the line of anaemia is not where the range on a report begins. Where the sex is known both are told by their names, and neither against the other. */
import type { Sex, Text } from "@nutri/domain";
import type { Biomarker } from "@nutri/knowledge";
import { measured } from "../amounts/units.ts";
import { both, type Context } from "../part.ts";
import { lineFor } from "./iron-stores.ts";

/** @param printed the range in words, with where it begins; undefined where the two are one, or one is not known */
export function twoLines(
  c: Context,
  b: Biomarker,
  sex: Sex | undefined,
  printed: { readonly low?: number | undefined; readonly text: Text },
): Text | undefined {
  const line = sex === "female" || sex === "male" ? lineFor(c, b.id, sex) : undefined;
  return line === undefined || printed.low === undefined || line.below === printed.low
    ? undefined
    : both(
        `${b.name.zh}低于 ${measured(line.below, b.unit)} 算偏低；化验单上常印的范围是 ${printed.text.zh}`,
        `${b.name.en} below ${measured(line.below, b.unit)} counts as low; the range that reports print is mostly ${printed.text.en}`,
      );
}
