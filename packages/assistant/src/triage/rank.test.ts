import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createTriage } from "./index.ts";

const { triage } = createTriage(realKnowledge());
/** What is said: the first two that add something. */
const said = (text: string): string[] => {
  const raised = triage(text, "zh-CN", { market: "cn" });
  return (raised?.flags ?? [])
    .filter((f) => f.grade === raised?.grade && f.adds)
    .slice(0, 2)
    .map((f) => f.id);
};

describe("of several emergencies in one text", () => {
  it.each([
    ["糖尿病停了胰岛素两天，一直吐，喘得很深，嘴里烂苹果味", ["ketoacidosis_now"]],
    ["sugar's 32 mmol/L and he's drowsy and breathing fast", ["hyperglycaemia"]],
    ["吃碳酸锂，拉肚子以后手抖得厉害，走路不稳，说话含糊", ["drug_toxicity"]],
    ["吃了花生嘴唇肿了，喉咙发紧，喘不过气", ["anaphylaxis"]],
    ["老人吃汤圆噎住了咳不出来说不了话", ["choking"]],
    ["泵管堵了，吐了一晚，血糖28，喘，嘴里烂苹果味", ["ketoacidosis_now"]],
    ["吃了头孢喝白酒，脸红胸闷，心跳快，喘不上气", ["alcohol_reaction_grave"]],
    ["drank litres of water on her marathon, now confused and vomiting", ["water_intoxication"]],
    ["新生儿十天，38.3度，软绵绵不吃奶", ["young_infant_fever"]],
    ["吃了二十片扑热息痛，右上腹疼", ["paracetamol_overdose"]],
    ["吃了野蘑菇上吐下泻，今天好多了", ["mushroom_poison"]],
    ["老想着抱着孩子从阳台跳下去", ["harm_to_baby"]],
  ])("what is a part of one is not said beside it: %s", (text, ids) => expect(said(text)).toEqual(ids));

  it.each([
    ["我割腕了，血止不住，不想活了", ["bleeding_wound", "suicide"]],
    ["我不想活了，已经吃了半瓶安眠药", ["overdose", "suicide"]],
    ["my son ate three of grandma's glyburide tablets and is sleepy and sweaty", ["hypoglycaemia", "overdose"]],
    ["工地三十八度，工友倒了，身上滚烫，叫他没反应", ["unconscious", "heat_stroke"]],
    ["My wife's mouth drooped and she is talking nonsense. Low blood sugar? Shall I get her some juice?", ["stroke"]],
    ["he collapsed in the marathon, burning hot, confused, had drunk litres of water", ["heat_stroke", "water_intoxication"]],
    ["stung by a dozen wasps, face swollen and cannot get air", ["anaphylaxis", "many_stings"]],
  ])("what tells to do something else is said too, what comes first before it: %s", (text, ids) => expect(said(text)).toEqual(ids));

  it("what its signs account for is not raised beside it, graver or not", () => {
    expect(said("吃了头孢喝了酒，脸红心慌")).toEqual(["alcohol_reaction"]);
    expect(said("吃了头孢喝酒，喘不上气，喉咙肿")).toContain("anaphylaxis");
    expect(said("打了胰岛素没吃饭，突然嘴歪，手抖出汗")).toEqual(["stroke_or_low_sugar"]);
  });

  it("no emergency is lost behind what is less grave", () => {
    expect(said("吃华法林，莫名一大片瘀青，今天吐了咖啡渣样的东西")).toEqual(["gi_bleeding"]);
  });
});
