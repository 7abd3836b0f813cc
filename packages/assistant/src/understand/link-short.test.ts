import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createLinker } from "./link.ts";
import { nutrientOf } from "./nutrient-of.ts";

const k = realKnowledge();
const link = createLinker(k);
const nutrients = (text: string): string[] => link(text).flatMap((l) => nutrientOf(l.ref, k) ?? []);
const named = (text: string): string[] => link(text).map((l) => `${l.ref.kind}:${l.ref.id}`);

describe("short names", () => {
  it.each([
    ["Mega dosing vit C 5 grams a day, is there a limit?", "vitamin_c"],
    ["维C 5克一天行吗", "vitamin_c"],
    ["维C5克一天行吗", "vitamin_c"],
    ["缺VC有啥表现", "vitamin_c"],
    ["VD3一天2000单位", "vitamin_d"],
    ["calcium 2 times a day", "calcium"],
    ["vitD 5000 ok?", "vitamin_d"],
    ["泛酸多少算超标", "pantothenic_acid"],
    ["symptoms of scurvy", "vitamin_c"],
    ["糙皮病是缺什么引起的", "niacin"],
    ["脚气病是缺什么维生素", "thiamin"],
  ])("%s: %s", (text, id) => expect(nutrients(text)).toContain(id));

  it("a vitamin that is none keeps its letter", () => expect(nutrients("vitamin U 5 mg")).toEqual([]));
  it.each([
    ["I want to lose 30 lb by new year", "goal:weight"],
    ["元旦前想瘦15斤", "condition:dieting"],
    ["how do I put on 10 lb", "goal:weight_gain"],
    ["怀孕5个月想吃鱼补脑", "group:fish"],
  ])("%s: %s", (text, id) => expect(named(text)).toContain(id));
  it.each([
    ["起了皮疹反应,停药了", "medicine:thalidomide"],
    ["豆浆有雌激素不能喝吗", "class:oestrogen"],
    ["is yoghurt past its date fine", "item:dates"],
    ["my pee is orange", "item:orange"],
    ["鱼油一天几粒", "group:fish"],
  ])("%s: not %s", (text, id) => expect(named(text)).not.toContain(id));
});
