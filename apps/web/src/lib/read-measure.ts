/** Heights and weights as people write them; the screen shows what it understood. Linear, bounded input. */

import type { Units } from "./units.ts";

const tidy = (text: string): string => text.normalize("NFKC").trim().replace(",", ".").toLowerCase().slice(0, 30).replace(/[′’]/g, "'").replace(/[″”]/g, '"');

const round1 = (n: number): number => Math.round(n * 10) / 10;

/** "163", "163 cm", "1.63 米", "1米63", "5'4\"" → cm; undefined when it is none of them. A bare number below 3 is metres; to who counts in feet, one below 9 is feet, one below 100 inches. */
export function parseHeight(text: string, units: Units = "metric"): number | undefined {
  const s = tidy(text);
  const bare = /^\d{1,2}(?:\.\d{1,2})?$/.test(s) ? Number(s) : undefined;
  if (units === "imperial" && bare !== undefined) return round1(bare < 9 ? bare * 30.48 : bare * 2.54);
  const feet = /^(\d)\s*(?:'|ft|feet|英尺)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|in|inch|inches|英寸)?)?$/.exec(s);
  if (feet) return round1(Number(feet[1]) * 30.48 + Number(feet[2] ?? 0) * 2.54);
  const metres = /^(\d)\s*(?:米|m)\s*(\d{1,2})$/.exec(s);
  if (metres) return round1(Number(metres[1]) * 100 + Number((metres[2] ?? "").padEnd(2, "0")));
  const plain = /^(\d{1,3}(?:\.\d{1,2})?)\s*(cm|厘米|公分|m|米|meters?|metres?)?$/.exec(s);
  if (!plain) return undefined;
  const value = Number(plain[1]);
  const unit = plain[2];
  const inMetres = unit ? !["cm", "厘米", "公分"].includes(unit) : value < 3;
  return round1(inMetres ? value * 100 : value);
}

const KG_PER: Record<string, number> = {
  斤: 0.5,
  市斤: 0.5,
  lb: 0.453_592_37,
  lbs: 0.453_592_37,
  pound: 0.453_592_37,
  pounds: 0.453_592_37,
  磅: 0.453_592_37,
  stone: 6.350_293_18,
  st: 6.350_293_18,
};

const BARE: Record<Units, string> = { metric: "kg", jin: "斤", imperial: "lb" };

/** "55", "55 kg", "110 斤", "121 lb" → kg; undefined when it is none of them. A bare number is in the person's own unit. */
export function parseWeight(text: string, units: Units = "metric"): number | undefined {
  const m = /^(\d{1,3}(?:\.\d{1,2})?)\s*(kg|kgs|公斤|千克|斤|市斤|lbs?|pounds?|磅|stone|st)?$/.exec(tidy(text));
  return m ? round1(Number(m[1]) * (KG_PER[m[2] ?? BARE[units]] ?? 1)) : undefined;
}
