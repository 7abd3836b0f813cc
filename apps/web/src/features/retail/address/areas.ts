import { areaList } from "@vant/area-data";

type Area = readonly [code: string, name: string];
const under = (list: Readonly<Record<string, string>>, prefix: string): Area[] => Object.entries(list).filter(([code]) => code.startsWith(prefix));

/** Provinces, their cities, their counties and districts (GB/T 2260); a big chunk of its own, fetched when an address is asked for. */
export const areas = {
  provinces: (): Area[] => Object.entries(areaList.province_list),
  cities: (province: string): Area[] => under(areaList.city_list, province.slice(0, 2)),
  counties: (city: string): Area[] => under(areaList.county_list, city.slice(0, 4)),
  isArea: (code: string): boolean => Object.hasOwn(areaList.county_list, code),
  /** "上海市 上海市 黄浦区"; undefined when there is no such area. */
  nameOf: (code: string): string | undefined => {
    const names = [areaList.province_list[`${code.slice(0, 2)}0000`], areaList.city_list[`${code.slice(0, 4)}00`], areaList.county_list[code]];
    return names.every(Boolean) ? [...new Set(names)].join(" ") : undefined;
  },
};
export type Areas = typeof areas;
