import { describe, expect, it } from "vitest";
import { clean } from "./clean.ts";

describe("numbers of units written short", () => {
  it.each([
    ["维生素D 5万单位", "维生素D 50000单位"],
    ["2.5万IU", "25000IU"],
    ["两万国际单位", "20000国际单位"],
    ["50k IU weekly", "50000 IU weekly"],
    ["5万块钱", "5万块钱"],
    ["1.1.1.5万单位", "1.1.1.5万单位"],
  ])("%s is %s", (typed, read) => expect(clean(typed)).toBe(read));
});
