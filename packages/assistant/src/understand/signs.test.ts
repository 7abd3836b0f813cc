import { describe, expect, it } from "vitest";
import { asksOfSign, signsIn } from "./signs.ts";

describe("what became of a thing", () => {
  it.each([
    ["pizza sat out on the counter all night, can I still eat it", "left_out"],
    ["left my lunch bag in my locker since morning", "left_out"],
    ["孩子的酸奶忘在书包里一整天了,能喝吗", "left_out"],
    ["红烧肉在灶台上放了5个小时", "left_out"],
    ["维生素C片过期半年了还能吃吗", "expired"],
    ["deli meat past its use by date", "expired"],
    ["面包上长了一点绿毛", "mould"],
    ["cheddar has mold on the outside", "mould"],
    ["肉有点酸味,焯水能吃吗", "spoilt"],
    ["the ground beef smells a bit sour", "spoilt"],
    ["真空包装的鸡腿胀气了", "swollen"],
    ["鸡肉里面还有点粉红没熟", "undercooked"],
    ["what temperature should pork be cooked to", "undercooked"],
    ["昨晚的螃蟹今天热热能吃不", "leftover"],
    ["鲜奶开封后冰箱放了一周还能喝吗", "kept"],
    ["what to do with meat after a blackout", "power_cut"],
    ["哪些食物容易噎着两岁孩子", "choking"],
    ["my pee turned neon yellow", "urine"],
    ["吃B族小便发红", "urine_red"],
    ["吃铁片大便变黑了", "stool_black"],
    ["my palms turned orange", "skin"],
    ["fish oil gives me fishy burps", "burp"],
  ])("%s: %s", (text, sign) => expect([...signsIn(text)]).toContain(sign));

  it.each([
    "尿酸高,可乐能喝吗",
    "overnight oats for breakfast",
    "how long should a low FODMAP diet last?",
    "常温奶和冰牛奶哪个好",
    "没熟的香蕉能吃吗",
    "腿发酸是缺钾吗",
    "牛奶什么时候喝好",
    "how much protein should I eat a day",
    "吃烂嘴角的维生素",
  ])("is told of nothing here: %s", (text) => expect([...signsIn(text)]).toEqual([]));

  it("is asked about, unless for what is in it", () => {
    expect(asksOfSign("昨晚的披萨还能吃吗")).toBe(true);
    expect(asksOfSign("how many calories in leftover pizza")).toBe(false);
  });
});
