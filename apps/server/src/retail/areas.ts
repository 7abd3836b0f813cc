import { AREA_CODES } from "./area-codes.ts";

const known = new Set(Object.entries(AREA_CODES).flatMap(([city, counties]) => counties.split(" ").map((county) => city + county)));

/** Whether there is a county or district of that code (six digits of GB/T 2260). */
export const isArea = (code: string): boolean => known.has(code);
