import { clean } from "../text.ts";
import { UNIT_SPELLINGS } from "./spellings.ts";

/** `ucum` absent: the text is not a unit we know. `exact`: printed so; else it was made out of a likely misreading. */
export type Unit = { text: string; ucum?: string; exact: boolean };

/** Case, spaces, µ and the many ways to print 10⁹, a cubic millimetre and creatinine folded away. */
export function unitKey(text: string): string {
  return clean(text)
    .toLowerCase()
    .replace(/[μµ]/g, "u")
    .replace(/^mcg/, "ug")
    .replace(/^[([]+(?=[^)\]]*[)\]]$)|[)\]]$/g, "")
    .replace(/\s+/g, "")
    .replace(/[.,;:]+$/, "")
    .replace(/\/(?:cu\.?mm|c\.?mm|mm\^?3|mcl)$/, "/ul")
    .replace(/(?<=\/\S*)lit(?:er|re)$/, "l")
    .replace(/^([mun]?)g(?:ms?|s)(?=[/%])/, "$1g")
    .replace(/(\/(?:g|mmol))[·{(]*cr(?:e|ea|eat|eatinine)?[})]*$/, "$1")
    .replace(/^(?:thousands?|thou|th|k)\/ul$/, "10^3/ul")
    .replace(/^(?:millions?|mill?|m)\/ul$/, "10^6/ul")
    .replace(/^[×x✕*·]?e(\d{1,2})\//, "10^$1/")
    .replace(/^[×x✕*·]?10(?:\*\*|\.?e\+?|[*^~x'°"])?\(?0?(\d{1,2})\)?个?\//, "10^$1/");
}

const KNOWN = new Map<string, { ucum: string; display: string }>();
for (const [ucum, display, spellings] of UNIT_SPELLINGS)
  for (const s of [ucum, display, ...spellings]) if (s && !KNOWN.has(unitKey(s))) KNOWN.set(unitKey(s), { ucum, display });

/** Readings that a picture of these letters gives again and again; applied only when the text is no unit as it stands. */
const MISREADINGS: readonly (readonly [RegExp, string])[] = [
  [/^((?:m|u)?i?u|[mun]?g|[mnup]?mol)l$/g, "$1/l"],
  [/^((?:m|u|k)?i?u|[mun]?g|[mnup]?mol)\/$/g, "$1/l"],
  [/mo[1i|!]/g, "mol"],
  [/mo\//g, "mol/"],
  [/moll$/g, "mol/l"],
  [/^(?:um|ym)o[l1i]/g, "umol"],
  [/^[l1|]u\//g, "iu/"],
  [/u[l1|]u\//g, "uiu/"],
  [/m[l1|]u\//g, "miu/"],
  [/\/[1i|!/]$/g, "/l"],
  [/\/m[1i|!]/g, "/ml"],
  [/\/d[1i|!]$/g, "/dl"],
  [/\/u[1i|!]$/g, "/ul"],
  [/^(10\^\d|k|m)\/u$/g, "$1/ul"],
  [/^f[1i|!]?$/g, "fl"],
  [/^(?:%6|6%|9%|%o|o\/o|9\/6)$/g, "%"],
  [/^9\//g, "g/"],
  [/^(?:n|u|m|p)9\//g, "$&"],
  [/^([numpk]?)9\//g, "$1g/"],
  [/^m[l1]\/m[i1l]n\/1[.,]?73m?[2z²]?[^<>≤≥]*$/g, "ml/min/1.73m2"],
];

/** A power of ten as a unit, its exponent misread. */
const LOST_POWER = /^(?:[×x*]\s?10\S{0,3}|10[^\d\s./]{1,3})\/u?L$|^(?:[×x*]\s?)?10(?:[^\s.]{1,3}\/|[^\s\d.]{1,2}L)$/i;
export const isLostPower = (text: string): boolean => LOST_POWER.test(text);

/** `mg/dL (calc)`: said of the result, no part of the unit. */
export const CALCULATED = /\s*\(calc(?:ulat(?:ed|ion))?\.?\)$/i;

/** The unit a printed text stands for. */
export function readUnit(printed: string): Unit {
  const text = clean(printed).replace(CALCULATED, "");
  const key = unitKey(text);
  const known = KNOWN.get(key);
  if (known) return { text, ucum: known.ucum, exact: true };
  let guess = key;
  for (const [from, to] of MISREADINGS) guess = guess.replace(from, to);
  const mended = guess === key ? undefined : KNOWN.get(unitKey(guess));
  return mended ? { text: mended.display, ucum: mended.ucum, exact: false } : { text, exact: false };
}

export const isUnit = (text: string): boolean => readUnit(text).ucum !== undefined;
