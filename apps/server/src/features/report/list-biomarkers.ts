import { localise } from "@nutri/domain";
import type { Biomarker } from "@nutri/knowledge";
import type { Handler } from "../../handler.ts";

/** How units are printed on sheets, of the many spellings that are understood. */
const PRINTED = new Set(
  "mmol/L umol/L nmol/L pmol/L g/L g/dL mg/L mg/dL ug/L ug/dL ng/mL ng/dL pg/mL U/L mIU/L uIU/mL IU/mL 10^9/L 10^12/L K/uL M/uL % fL pg mm/h mmHg cm in kg lb kg/m2 mg/g mg/mmol mmol/mol mL/min/1.73m2 /min SD pH ratio".split(
    " ",
  ),
);

/** The analyte's own unit first, as far as sheets print it. */
const unitsOf = ({ unit, units }: Biomarker): string[] => [...new Set([unit, ...units.map((u) => u.spelling)])].filter((u) => PRINTED.has(u));

/** The analytes that can be typed by hand, with their units. */
export const biomarkerOptions: Handler<"biomarkerOptions"> = ({ context: { knowledge }, lang }) =>
  Promise.resolve({
    options: knowledge.records.biomarkers.map((b) => {
      const units = unitsOf(b);
      return { code: b.id, name: localise(b.name, lang), aliases: b.aliases, unit: units[0] ?? "", units };
    }),
  });
