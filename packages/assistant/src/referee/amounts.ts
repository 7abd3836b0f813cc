/** Whether an amount that is said is one that was found: the same quantity in whatever unit it is written. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Finding } from "../types.ts";
import type { Figure } from "./figures.ts";

type Amount = Extract<Finding, { kind: "amount" }>;

const BASE: Readonly<Record<string, readonly [string, number]>> = {
  ug: ["g", 1e-6],
  mg: ["g", 1e-3],
  g: ["g", 1],
  kg: ["g", 1000],
  mL: ["L", 1e-3],
  L: ["L", 1],
  min: ["h", 1 / 60],
  h: ["h", 1],
  day: ["h", 24],
  week: ["h", 168],
  month: ["month", 1],
  year: ["month", 12],
};

const plain = (unit: string): string => unit.toLowerCase().replaceAll(/[µμ]/gu, "u").replace("mcg", "ug").replaceAll(/\s/gu, "");

/** Every way to read an amount: as it is, in its base unit, and IU as the mass of each nutrient meant. */
function readings(value: number, unit: string, nutrients: readonly string[], k: KnowledgeIndex): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const add = (u: string, v: number): void => void (found.get(u) ?? found.set(u, []).get(u))?.push(v);
  const base = BASE[unit];
  if (base) add(base[0], value * base[1]);
  else add(plain(unit), value);
  if (unit !== "IU") return found;
  for (const id of nutrients) {
    const nutrient = k.nutrients.get(id);
    for (const c of nutrient?.conversions ?? []) {
      const own = nutrient && BASE[nutrient.unit];
      if (c.from === "IU" && own) add(own[0], value * c.factor * own[1]);
    }
  }
  return found;
}

/** Rounding for reading ("67 mg" for 66.7) is no other dose. */
const near = (a: number, b: number): boolean => a === b || Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 0.006;

/** The findings that hold this value in this unit; `about`: the nutrients or things that the sentence speaks of (empty: any). */
export function supporting(value: number, unit: string, about: readonly string[], findings: readonly Amount[], k: KnowledgeIndex): Amount[] {
  return findings.filter((f) => {
    if (about.length > 0 && f.of !== undefined && !about.includes(f.of)) return false;
    const nutrients = f.of === undefined ? about : [f.of];
    const said = readings(value, unit, nutrients, k);
    const values = [f.value, ...(f.to === undefined ? [] : [f.to])];
    return values.some((v) => [...readings(v, f.unit, nutrients, k)].some(([u, held]) => (said.get(u) ?? []).some((s) => held.some((h) => near(s, h)))));
  });
}

export const endsOf = (f: Figure): number[] => (f.to === undefined ? [f.value] : [f.value, f.to]);
