import { describe, expect, it } from "vitest";
import { parseHeight, parseWeight } from "./read-measure.ts";

describe("heights and weights as people write them", () => {
  it.each([
    ["163", 163],
    ["163cm", 163],
    ["163 厘米", 163],
    ["1.63", 163],
    ["1.63 米", 163],
    ["1米63", 163],
    ["1米6", 160],
    ["１６３", 163],
    ["5'4\"", 162.6],
    ["5 ft 4 in", 162.6],
    ["1.75m", 175],
  ])("height %s is %d cm", (text, cm) => expect(parseHeight(text)).toBe(cm));

  it.each([
    ["55", 55],
    ["55.5 kg", 55.5],
    ["110斤", 55],
    ["110 斤", 55],
    ["55公斤", 55],
    ["121 lb", 54.9],
    ["１１０斤", 55],
  ])("weight %s is %d kg", (text, kg) => expect(parseWeight(text)).toBe(kg));

  it.each([
    ["64", "imperial", 162.6],
    ["5.5", "imperial", 167.6],
    ["163", "imperial", 163],
    ["163,5", "metric", 163.5],
    ["163", "jin", 163],
  ] as const)("height %s of who counts in %s is %d cm", (text, units, cm) => expect(parseHeight(text, units)).toBe(cm));

  it.each([
    ["110", "jin", 55],
    ["121", "imperial", 54.9],
    ["55 公斤", "jin", 55],
    ["55 kg", "imperial", 55],
  ] as const)("weight %s of who counts in %s is %d kg", (text, units, kg) => expect(parseWeight(text, units)).toBe(kg));

  it.each(["", "tall", "163 kg", "-5", "1e9", "九十", "5'4'3", "163 163"])("%j is not a height", (text) => expect(parseHeight(text)).toBeUndefined());
  it.each(["", "heavy", "55 cm", "-5", "0x10"])("%j is not a weight", (text) => expect(parseWeight(text)).toBeUndefined());
});
