import { describe, expect, it } from "vitest";
import { countryIn } from "./country.ts";

describe("the country that is named", () => {
  it.each([
    ["在美国，成年女性每天需要多少铁", "us", "us-dri"],
    ["按中国标准，钙的上限是多少", "cn", "china-2023"],
    ["How much vitamin D do adults need in the UK?", "gb", undefined],
    ["In China, what is the recommended calcium intake?", "cn", "china-2023"],
    ["How much sodium is too much in the US?", "us", "us-dri"],
    ["the EU limit for zinc", "eu", undefined],
  ])("%s", (text, place, set) => expect(countryIn(text)).toEqual({ place, set }));
  it.each(["tell us how much iron", "美国标准和中国标准差多少", "American ginseng", "英国管", "fine china"])("none: %s", (text) =>
    expect(countryIn(text)).toBeUndefined(),
  );
});
