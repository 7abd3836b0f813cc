import { describe, expect, it } from "vitest";
import { realKnowledge } from "@nutri/engine/testing/real";
import { unknownBeside } from "./unknown-beside.ts";

const k = realKnowledge();

describe("a name that no record knows beside one that is known", () => {
  it.each([
    ["Can I take Zyntroval-7 with magnesium?", "magnesium", "Zyntroval-7"],
    ["magnesium and Lumitriol together ok?", "magnesium", "Lumitriol"],
    ["is zolvantine plus alcohol dangerous", "alcohol", "zolvantine"],
    ["康悦宁素和华法林能一起吃吗", "华法林", "康悦宁素"],
    ["华法林跟舒脉康灵能不能一起用", "华法林", "舒脉康灵"],
    ["我吃氨氯地平，能加通络方吗", "氨氯地平", "通络方"],
    ["我在吃二甲双胍，能和瑞力清胶囊一起吃吗", "二甲双胍", "瑞力清胶囊"],
  ])("%s", (text, known, thing) => expect(unknownBeside(text, [known], k)).toBe(thing));
  it.each([
    ["can I take my tablets with magnesium", "magnesium"],
    ["I didn't take magnesium with breakfast", "magnesium"],
    ["早饭和华法林一起吃行吗", "华法林"],
    ["维生素和华法林能一起吃吗", "华法林"],
    ["华法林和什么不能一起吃", "华法林"],
    ["家里炒菜一直用加碘盐，要换吗", "碘盐"],
    ["我吃二甲双胍，能和早饭一起吃吗", "二甲双胍"],
  ])("is none in %s", (text, known) => expect(unknownBeside(text, [known], k)).toBeUndefined());
  it("is none where nothing known stands in the text", () => expect(unknownBeside("Zyntroval and Lumitriol", [], k)).toBeUndefined());
});
