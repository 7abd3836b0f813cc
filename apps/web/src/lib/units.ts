/** The units of height and weight that a person chose. Kept, sent and reckoned with in centimetres and kilograms: only shown and typed in others. */
export const UNITS = ["metric", "jin", "imperial"] as const;
export type Units = (typeof UNITS)[number];

/** How a ruler counts in a unit: `per`: how many centimetres or kilograms one is; a number stands at each `every`th step. */
export type Scale = { unit: "cm" | "in" | "kg" | "jin" | "lb"; per: number; min: number; max: number; step: number; every: number };

const CM: Scale = { unit: "cm", per: 1, min: 50, max: 250, step: 1, every: 5 };
const INCH: Scale = { unit: "in", per: 2.54, min: 20, max: 98, step: 1, every: 6 };
const KG: Scale = { unit: "kg", per: 1, min: 2, max: 400, step: 0.5, every: 10 };
const JIN: Scale = { unit: "jin", per: 0.5, min: 4, max: 800, step: 1, every: 10 };
const LB: Scale = { unit: "lb", per: 0.453_592_37, min: 5, max: 880, step: 1, every: 10 };

export const SCALES: Readonly<Record<"height" | "weight", Readonly<Record<Units, Scale>>>> = {
  height: { metric: CM, jin: CM, imperial: INCH },
  weight: { metric: KG, jin: JIN, imperial: LB },
};

/** To a tenth, as it is shown on a scale, and back as it is kept. */
export const shownOn = ({ per }: Scale, kept: number): number => (per === 1 ? kept : Math.round(kept / per));
export const keptFrom = ({ per }: Scale, shown: number): number => Math.round(shown * per * 10) / 10;

const INCHES_PER_FOOT = 12;
/** 64 inches as 5′4″. */
export const feetText = (inches: number): string => `${Math.floor(inches / INCHES_PER_FOOT)}′${Math.round(inches % INCHES_PER_FOOT)}″`;
