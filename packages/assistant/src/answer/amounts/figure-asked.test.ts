import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;

// Figures: US DRIs (RDA and UL by age), Chinese DRIs 2023; shares of the salts by atomic weights.
describe("a figure that was asked for outright", () => {
  it.each([
    [
      "My daughter is 15 and gets heavy periods. What is the RDA for iron at her age, and for her twin brother?",
      /^[^\n]*15 mg a day \(girls age 15\), 11 mg a day \(boys age 15\)/u,
    ],
    ["我35，我妈65，维生素D各要多少", /^[^\n]*35 岁每天 10 µg[^\n]*65 岁女性每天 15 µg/u],
    ["Iodine in pregnancy versus breastfeeding: how many mcg for each?", /^[^\n]*\(pregnancy\)[^\n]*\(breastfeeding\)/u],
  ])("is told of each: %s", (text, said) => expect(ask(text)).toMatch(said));

  it("is that of the age, in every set", () => {
    const said = ask("Woman, 55, past menopause. calcium per day? and the upper limit?");
    expect(said).toMatch(/^Reference intake of calcium: [^\n]*women age 55[^\n]*Upper limit: 2000 mg/u);
    expect(said).toContain("1200 mg a day (women age 55)");
    expect(said).not.toMatch(/US and Canadian[^\n]*2500 mg/u);
  });
  it("is the limit and the need, where both were asked for", () => {
    expect(ask("is there an upper limit for vitamin K? and the daily adequate intake for men and women")).toMatch(
      /^[^\n]*women[^\n]*men[^\n]*sets an upper limit/u,
    );
    expect(ask("维生素K有没有上限，男女每天多少")).toMatch(/成年女性.*成年男性|成年每天/u);
  });
  it.each(["How much potassium should a healthy woman vs man get each day?", "成年男性和女性每天要多少镁"])("is no matter of forms: %s", (text) =>
    expect(ask(text)).not.toMatch(/^(?:Common forms|[^\n]*常见的形式)/u),
  );
  it("comes before the foods", () =>
    expect(ask("Choline in pregnancy - how many mg and what foods? My prenatal has none.")).toMatch(/^[^\n]*450 mg[^\n]*(?:eggs?|egg yolk)/u));
  it("leaves to an article what is asked besides", () => expect(ask("维生素D一天吃多少？什么时候吃好？最多能吃多少？")).toMatch(/随.{0,8}餐/u));
  it("is in grams of salt too", () => expect(ask("奶奶中风去世了，成年人一天钠的上限是多少")).toMatch(/^钠的限量[\s\S]*5\.1 克/u));
});

describe("an amount told of a compound", () => {
  it.each([
    ["The bottle says ferrous sulfate 325 mg, how much actual iron is that?", /^325 mg of ferrous sulfate holds about 65 mg of iron/u],
    ["碳酸钙片1250毫克，里面有多少钙？", /^1250 mg 碳酸钙.*约有 501 mg 的钙/u],
    ["My magnesium oxide is 400 mg, how much elemental magnesium is in it?", /^400 mg of magnesium oxide holds about 241 mg/u],
    ["硫酸亚铁片300毫克，含铁多少", /^300 mg 硫酸亚铁.*60 mg 的铁/u],
    ["Is 325 mg of ferrous gluconate a day too much iron?", /\(about 38 mg of iron\) is not above[\s\S]*If the label gives 325 mg as iron itself/u],
  ])("is read as that: %s", (text, said) => expect(ask(text)).toMatch(said));
  it("is not, where the element was told", () =>
    expect(ask("I take 65 mg elemental iron as ferrous sulfate 325 mg. Too much?")).toMatch(
      /^Yes, too much: 65 mg of iron \([^)]*\) is above the upper limit/u,
    ));
});

describe("several doses of one nutrient", () => {
  it.each([
    ["I take a multi with 1000 IU vit D, a D3 softgel of 5000 IU and calcium+D with 800 IU. Adding it up am I over the limit?", /^[^\n]*= 6800 IU is above/u],
    ["早上维C 500毫克，晚上维C 1000毫克，加一起过量吗", /^500 mg \+ 1000 mg = 1500 mg 没有超过/u],
    ["vitamin D 25 mcg 1000 IU plus 2000 IU drops, too much in total?", /^[^\n]*= (?:75 µg|3000 IU)/u],
  ])("are added up: %s", (text, said) => expect(ask(text)).toMatch(said));
  it.each([
    "1000 IU of vitamin D or 2000 IU, which is too much?",
    "维生素D吃400还是800单位好",
    "I used to take 1000 IU vitamin D, my doctor wants 2000 IU, too much?",
  ])("are not, where they are a choice: %s", (text) => expect(ask(text)).not.toMatch(/ \+ .* = /u));
});

describe("a time, a test, a weight", () => {
  it("says what goes at once", () =>
    expect(ask("can I take all 1200 mg of my calcium at one go?")).toMatch(/^No, split it into 3 doses: no more than 500 mg/u));
  it("says so in Chinese", () => expect(ask("一片钙有1000毫克,一次吃完好还是分开?")).toMatch(/^不要一次吃完，分 2 次/u));
  it("stops biotin before a test", () => expect(ask("I'm on 5 mg biotin, labs for tsh tomorrow, does it matter?")).toMatch(/^[^\n]*at least 2 days/u));
  it("multiplies by the weight told", () =>
    expect(ask("How much protein does a 76 year old need to keep muscle? he weighs 70 kg")).toMatch(/^At 70 kg that is 70 to 84 g/u));
  it("leaves it to the doctor in an illness", () => expect(ask("I'm 45 and have CKD, 80 kg, how much protein do I need?")).not.toMatch(/^At 80 kg/u));
});
