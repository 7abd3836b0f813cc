import { describe, expect, it } from "vitest";
import { piecesAsked, strengthTold } from "./tablets.ts";

describe("how many of them", () => {
  it.each([
    ["维C一天最多能吃几片", "片", "tablet"],
    ["我的维生素D是1000iu一粒,一天能吃几粒", "粒", "tablet"],
    ["how many 1000 IU vitamin D capsules can I take", "片", "capsule"],
    ["how many gummies a day", "片", "gummy"],
  ])("%s", (text, zh, en) => expect(piecesAsked(text)).toEqual({ zh, en }));
  it.each(["维C一天吃多少毫克", "how many mg of vitamin C", "核桃一天吃几个", "how many nuts a day", "how many eggs"])("is not asked in %s", (text) =>
    expect(piecesAsked(text)).toBeUndefined(),
  );
  it("what one holds is the only amount that was told", () => {
    expect(strengthTold("我的是500mg一片,每天吃2片")).toMatchObject({ value: 500, unit: "mg" });
    expect(strengthTold("500 mg or 1000 mg tablets")).toBeUndefined();
  });
});
