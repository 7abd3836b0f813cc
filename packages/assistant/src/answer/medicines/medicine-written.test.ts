/** What is written on a medicine: how it is taken, beside another medicine, and in whose state. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;
const lead = (text: string): string => ask(text).split("\n")[0] ?? "";

describe("how a medicine is taken", () => {
  it.each([
    ["雷贝拉唑饭前吃还是饭后吃？", /^饭前吃/u],
    ["Should I take lansoprazole before or after breakfast?", /^Lansoprazole: before a meal/u],
    ["伏格列波糖什么时候吃？", /第一口饭/u],
    ["When do I take acarbose, before or after the meal?", /first bite/u],
    ["tetracycline hurts my gullet when I take it at night, what should I do?", /full glass of water/u],
    ["二甲双胍吃了老拉肚子，怎么吃能好点？", /随餐/u],
    ["布洛芬空腹吃行不行？怎么吃不伤胃？", /^随餐/u],
    ["根除幽门螺杆菌的四种药，铋剂饭前还是饭后？", /铋剂饭前半小时/u],
  ])("leads: %s", (text, said) => expect(lead(text)).toMatch(said));
  it("stands before what it is kept apart from", () => {
    const said = ask("福善美要怎么吃?能和钙片一起吞吗?");
    expect(said).toMatch(/^清早空腹/u);
    expect(said).toMatch(/钙片和阿仑膦酸[^。]*错开/u);
  });
  it("is told beside what it leaves one short of", () => {
    const said = ask("长期吃奥美拉唑会缺什么营养素?饭前还是饭后吃?");
    expect(said).toMatch(/B12/u);
    expect(said).toMatch(/饭前吃：/u);
  });
  it("is no answer to when something else is taken", () => {
    const q = questionOf("When do I take my calcium?", "en");
    const said = assistant.answer({ ...q, person: { answers: { medicines: [{ name: "levothyroxine", id: "levothyroxine" }] } } }).text;
    expect(said.split("\n")[0]).toMatch(/calcium and levothyroxine/iu);
  });
});

describe("two medicines", () => {
  it.each([
    ["放了支架吃波立维，胃不好能吃埃索美拉唑吗？", /减弱氯吡格雷/u],
    ["levothyroxine and colesevelam: how many hours apart?", /^At least 4 hours/u],
    ["Is it ok to take Advil and Aleve on the same day?", /^Not together/u],
    ["吃了白加黑还能吃必理通吗？", /^不要一起吃.*都含对乙酰氨基酚/u],
    ["I took DayQuil, can I also take Tylenol?", /both hold paracetamol/u],
    ["早上的降压药和优甲乐能一起吞吗", /这里不查/u],
  ])("%s", (text, said) => expect(lead(text)).toMatch(said));
});

describe("a medicine in somebody's state", () => {
  it.each([
    ["5个月宝宝发烧能吃布洛芬混悬液吗", /^不要自己喂/u],
    ["I had a gastric bypass two years ago. Is naproxen fine for a sprained ankle?", /^No ibuprofen, naproxen/u],
    ["I have CKD stage 3 and a bad back. Is ibuprofen OK?", /^Do not take ibuprofen/u],
    ["我怀孕6周，一直吃优甲乐，要停吗？", /不要停/u],
  ])("%s", (text, said) => expect(lead(text)).toMatch(said));
});

describe("a food after a severe reaction", () => {
  it.each(["女儿吃花生休克过，想在家给她少量试试，可以吗?", "My toddler had an EpiPen after eating egg. When can we offer scrambled egg again?"])(
    "is not tried at home: %s",
    (text) => {
      expect(lead(text)).toMatch(/^不要在家试|^Not at home/u);
      expect(ask(text)).not.toMatch(/磨碎|nothing to mind|没有查到/u);
    },
  );
});
