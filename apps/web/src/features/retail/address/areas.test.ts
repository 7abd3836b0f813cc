import { describe, expect, test } from "vitest";
import { areas } from "./areas.ts";
import { latinAreas } from "./areas-latin.ts";

const named = (list: readonly (readonly [string, string])[], code: string): string | undefined => list.find(([c]) => c === code)?.[1];

describe("areas for one who does not read Chinese", () => {
  test("the sound stands before the name that is on the parcel, and the codes are the same", () => {
    expect(named(latinAreas.provinces(), "610000")).toBe("Shaanxi 陕西省");
    expect(named(latinAreas.provinces(), "140000")).toBe("Shanxi 山西省");
    expect(named(latinAreas.cities("500000"), "500100")).toBe("Chongqing 重庆市");
    expect(named(latinAreas.cities("350000"), "350200")).toBe("Xiamen 厦门市");
    expect(named(latinAreas.cities("520000"), "522600")).toBe("Qiandongnan 黔东南苗族侗族自治州");
    expect(named(latinAreas.counties("310100"), "310101")).toBe("Huangpu 黄浦区");
    expect(named(latinAreas.counties("310100"), "310115")).toBe("Pudong New Area 浦东新区");
    expect(latinAreas.counties("4419").map(([code]) => code)).toEqual(areas.counties("4419").map(([code]) => code));
  });

  test("every area has such a name, in letters alone", () => {
    const all = latinAreas.provinces().flatMap(([p]) => [p, ...latinAreas.cities(p).flatMap(([c]) => latinAreas.counties(c).map(([code]) => code))]);
    const bare = latinAreas
      .provinces()
      .flatMap(([p]) => latinAreas.cities(p))
      .flatMap(([c]) => latinAreas.counties(c))
      .filter(([, name]) => !/^[A-ZÜ][A-Za-zü'ê() -]* \p{Script=Han}+$/u.test(name));
    expect(all.length).toBeGreaterThan(3000);
    expect(bare).toEqual([]);
  });

  test("what goes on the parcel stays Chinese", () => {
    expect(latinAreas.nameOf("310101")).toBe("上海市 黄浦区");
  });
});
