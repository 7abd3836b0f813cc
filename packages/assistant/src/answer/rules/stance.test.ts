/** Every rule of the knowledge, read as what its advice is. */
import type { Taboo } from "@nutri/domain";
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { wayOf } from "./asked-way.ts";
import { stanceOf } from "./stance.ts";

const k = realKnowledge();
const read = (id: string, kind: Taboo["item"]["kind"], asked = "", dosed = false) => {
  const rule = k.rules.all.find((r) => r.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  const subject = rule.subject.conditions.length > 0 ? "condition" : "medicine";
  const taboo = { ...rule, rule: id, item: { kind, id: "", name: { zh: "", en: "" } }, subject: { kind: subject, id: "", name: { zh: "", en: "" } } };
  return stanceOf(taboo as unknown as Taboo, k, dosed, asked);
};

describe("what a rule advises", () => {
  it.each([
    ["hypertension-high-salt-diet", "food", "amount"],
    ["gout-red-meat", "food", "amount"],
    ["pregnancy-coffee", "food", "amount"],
    ["infant-whole-nuts", "food", "form"],
    ["infant-cows-milk", "food", "instead"],
    ["raas_salt_substitute", "food", "ban"],
    ["ksparing_potassium", "supplement", "ban"],
    ["linezolid_tyramine", "food", "ban"],
    ["coeliac-gluten", "food", "ban"],
    ["metronidazole_alcohol", "alcohol", "ban"],
    // A bout is forbidden, and not the glass.
    ["metformin_alcohol", "alcohol", "amount"],
    ["vka_vitamin_k_rich_foods", "food", "steady"],
    ["vka_vitamin_k", "nutrient", "care"],
    ["ppi_vitamin_b12", "nutrient", "check"],
    ["loop_potassium", "nutrient", "ask"],
    ["levofloxacin_dairy", "food", "small"],
  ] as const)("%s is read as %s: %s", (id, kind, stance) => expect(read(id, kind)).toBe(stance));
  it("forbids what is raw by its name, and not the cooked", () => {
    expect(read("pregnancy-raw-animal-food", "food", "Can I eat shrimp?")).toBe("form");
    expect(read("pregnancy-raw-animal-food", "food", "孕妇能吃生鱼片吗")).toBe("ban");
    expect(read("pregnancy-raw-animal-food", "food", "怀孕能吃花生酱拌三文鱼吗")).toBe("form");
  });
  it("forbids the dose that was told, of a rule on large ones", () => {
    expect(read("vka_vitamin_e_high", "supplement")).toBe("amount");
    expect(read("vka_vitamin_e_high", "supplement", "", true)).toBe("too_much");
  });
  it("never reads a limit into a rule that must not be broken", () => {
    const limited = k.rules.all.filter((r) => r.severity === "contraindicated" && r.dose === undefined && ["amount", "form"].includes(read(r.id, "food")));
    expect(limited.map((r) => `${r.id}: ${r.advice.zh}`)).toEqual([]);
  });
});

describe("which way a question asks", () => {
  it.each([
    ["Should I stop vitamin B6?", "stop"],
    ["可以把维生素B6停掉吗?", "stop"],
    ["二甲双胍要停掉B12吗?一直在补", "stop"],
    ["Is it ok to skip meals on glimepiride?", "stop"],
    ["停药后能喝牛奶吗", "may"],
    ["Must I give up coffee in pregnancy?", "avoid"],
    ["绿叶菜是不是一口都不能吃了?", "avoid"],
    ["Should a person with haemochromatosis avoid vitamin C?", "avoid"],
    ["Should I cut down on protein?", "less"],
    ["肾结石要不要少吃钙?", "less"],
    ["Can I still eat spinach?", "keep"],
    ["需要补B12吗?", "need"],
    ["我爸吃二甲双胍，要补B12吗", "need"],
    ["Do I have to separate zinc from doxycycline?", "apart"],
    ["I am pregnant. Is 10,000 IU of retinol safe?", "may"],
    ["How much iron do I need?", undefined],
  ])("%s: %s", (question, way) => expect(wayOf(question)).toBe(way));
});
