import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "./assistant.ts";
import { questionOf } from "./testing/judge.ts";
import type { Memory, Reply } from "./types.ts";
import { aspectsOf } from "./understand/aspects.ts";

const assistant = createAssistant(realKnowledge());
const langOf = (text: string): "zh" | "en" => (/\p{Script=Han}/u.test(text) ? "zh" : "en");
const ask = (text: string, memory: Memory = {}): Reply => assistant.answer(questionOf(text, langOf(text), { memory }));
const talk = (...texts: string[]): Reply => texts.reduce<Reply | undefined>((last, t) => ask(t, last?.memory), undefined) ?? ask("");
const lead = (r: Reply): string => r.text.split("\n")[0] ?? "";

describe("the aspects of a text", () => {
  it.each([
    ["How much iron do I need a day?", "need"],
    ["铁剂饭前还是饭后吃", "when"],
    ["is whey bad for the kidneys", "harm"],
    ["甘氨酸镁和氧化镁哪个好", "which"],
    ["How much caffeine is safe?", "limit"],
    ["does zinc help acne", "helps"],
    ["维生素过期了还能吃吗", "keep"],
  ])("%s: %s", (text, aspect) => expect([...aspectsOf(text).aspects]).toContain(aspect));
  it("asks how much is safe for a limit and of no harm", () => expect([...aspectsOf("how much caffeine is safe").aspects]).not.toContain("harm"));
});

describe("an article answers what it is asked about and not only of what", () => {
  it.each([
    ["Is whey protein bad for kidneys?", /healthy people with normal kidneys/u],
    ["when should I take my multivitamin", /with a meal/u],
    ["Which form of magnesium is best for sleep", /^No form is shown to be better for sleep/u],
    ["Can I crush my iron tablet?", /crushed/u],
  ])("%s", (text, said) => expect(lead(ask(text))).toMatch(said));
  it("says plainly that it has nothing on the point, rather than what else is known", () => {
    const { text } = ask("Creatine: does it cause tinnitus?");
    expect(text).toMatch(/^Whether creatine has to do with tinnitus: I hold nothing reviewed/u);
    expect(text).not.toContain("3 to 5 g a day with strength training");
  });
  it("leads with the line on the point where the answer above it is silent", () => expect(lead(ask("can vitamin C cause diarrhea"))).toMatch(/diarrhoea/u));
  it("leads with what is written on the two", () => expect(lead(ask("甲减能吃大豆吗?"))).toMatch(/^能吃：豆腐/u));
  it("does not tell of a narrower illness than was told", () => expect(ask("糖尿病能吃水果吗?").text).not.toMatch(/产科|妊娠/u));
});

describe("a question in other words than any that was foreseen", () => {
  it.each([
    ["左旋肉碱减肥到底有没有用", /^作用很小/u, "by what it names and asks"],
    ["喝肌酸头发会不会变少", /^现有研究没有看到/u, "by the thing and what it is to bring about"],
    ["70岁老人牙口不好、肌肉越来越少，蛋白质一天要吃多少", /每公斤体重 1\.2 到 1\.5 克/u, "by most of what was told"],
    ["Is it okay to take melatonin every night?", /^Melatonin: short use suits most adults/u, "its sentence on the point first"],
    ["老伴吃饭没胃口，牙也不好，吃点啥好", /^少量多餐/u, "and not by what is written for an illness nobody told of"],
  ])("%s is answered (%s): %s", (text, said) => expect(lead(ask(text))).toMatch(said));
  it("answers each of two questions", () => {
    const { text } = ask("孕妇能吃螃蟹吗？能喝咖啡吗？");
    expect(text).toMatch(/^可以，但要熟透/u);
    expect(text).toContain("200 毫克");
  });
});

describe("a value in pregnancy", () => {
  it.each([
    ["怀孕26周空腹血糖5.4正常吗", /偏高/u],
    ["28 weeks pregnant, fasting glucose 5.6 mmol/L, normal?", /high/u],
    ["怀孕32周血红蛋白112", /在参考范围内/u],
    ["My ALT is 30 and I'm 20 weeks pregnant", /pregnancy shifts the range/u],
  ])("%s is read by the ranges made for it: %s", (text, said) => expect(lead(ask(text))).toMatch(said));
});

describe("a value told with something to be eaten", () => {
  it.each([
    ["尿酸520能不能吃豆腐", /豆腐/u],
    ["My eGFR is 35. Can I take creatine?", /^Chronic kidney disease stage 3: better avoid or limit creatine/u],
    ["血钾5.4，能吃香蕉吗", /香蕉/u],
  ])("%s: the thing is answered first, and the value is told", (text, said) => {
    const reply = ask(text);
    expect(lead(reply)).toMatch(said);
    expect(reply.cards.some((x) => x.kind === "report")).toBe(true);
  });
  it("is told after what cannot wait", () => {
    const reply = ask("血钾5.8，能吃香蕉吗");
    expect(reply.triage?.grade).toBe("today");
    expect(reply.text).toMatch(/香蕉[^。]*限量/u);
    expect(reply.cards.some((x) => x.kind === "report")).toBe(true);
  });
  it("comes first where its own record speaks of the thing", () =>
    expect(lead(ask("my TSH is 6.5, should I take iodine"))).toMatch(/^Thyroid-stimulating hormone 6\.5/u));
  it("comes before a limit", () => expect(lead(ask("My calcium is 2.75 mmol/L and I take vitamin D 4000 IU. Keep going?"))).toMatch(/^Calcium, total 2\.75/u));
});

describe("what came out after a food", () => {
  it.each(["孩子一吃海鲜嘴边就起疹子，还能吃吗", "I get hives whenever I eat shrimp, can I still eat it?"])("is an allergy until it was tested: %s", (text) => {
    expect(lead(ask(text))).toMatch(/^先停掉|^Stop the food/u);
    expect(ask(text).text).not.toMatch(/没有查到|name nothing to mind/u);
  });
});

describe("times that differ before and after", () => {
  it("are told as the rule tells them", () => expect(lead(ask("环丙沙星和钙片要隔多久"))).toMatch(/在前至少2小时，或在后6小时/u));
});

describe("a question that an article foresaw", () => {
  it.each([
    ["When can babies eat peanut?", /at about 6 months/u, "a rule of its things would say the opposite"],
    ["Which fruits are low in potassium?", /^Low in potassium: apple/u, "the table is of what is rich in it"],
    ["牛奶过敏的宝宝喝什么奶粉", /深度水解/u, "the rule is of another milk powder"],
  ])("%s is answered by it: %s (%s)", (text, said) => expect(lead(ask(text))).toMatch(said));
  it("gives way to what the person's own illness forbids", () => {
    const of = (conditions: string[]): string =>
      lead(assistant.answer(questionOf("Is a low-carb diet safe for type 2 diabetes?", "en", { person: { answers: { age: 40, conditions } } })));
    expect(of([])).toMatch(/^Eating less carbohydrate/u);
    expect(of(["type_2_diabetes"])).toMatch(/avoid ketogenic diet/u);
  });
  it("is answered by the record where the article's answer speaks of something else", () =>
    expect(lead(ask("Best time of day to take vitamin D?"))).toMatch(/with a meal that has some fat/u));
});

describe("whether an amount is enough", () => {
  it.each([
    ["Is 10 mg of zinc a day enough for a man?", /^10 mg alone is below the reference intake/u],
    ["维生素D每天400单位够不够", /^够了，400 IU/u],
    ["Is 60 mg of zinc a day enough?", /above the upper limit/u],
  ])("%s", (text, said) => expect(lead(ask(text))).toMatch(said));
});

describe("a dose that no table has a limit for", () => {
  it.each([
    ["Is 5 mg of melatonin too much?", /^5 mg is more than the usual amount \(1 to 3 mg\)/u],
    ["肌酸每天4克可以吗", /^4 g 在常用的量里（3 到 5 g）/u],
  ])("is held against the usual amount: %s", (text, said) => expect(lead(ask(text))).toMatch(said));
  it("is not multiplied by how long it is taken", () => expect(lead(ask("维生素A软胶囊每天25000单位,吃三个月有问题吗?"))).toMatch(/^25000 IU 超过/u));
});

describe("a choice between two times", () => {
  it("asks for a time and not for a form", () => expect(lead(ask("钙片是睡前吃好还是饭后吃好"))).toMatch(/碳酸钙随餐吃/u));
  it("is not how long before", () => expect(lead(ask("备孕要提前多久吃叶酸？"))).toMatch(/3 个月/u));
});

describe("an illness and what is eaten", () => {
  it("is answered from what is written on the illness", () => expect(lead(ask("does zinc help acne"))).toMatch(/zinc is weak/u));
  it("counts a medicine too, before a small effect of something else", () =>
    expect(lead(ask("布洛芬和鱼油能一起吃吗，我有慢性胃炎"))).toMatch(/胃炎和布洛芬.*别自己吃/u));
  it("knows a food by what it is a kind of", () => expect(lead(ask("血压高可以喝绿茶吗"))).toMatch(/茶：可以/u));
  it("answers for each of two foods", () => {
    expect(lead(ask("痛风能吃豆腐和虾吗？"))).toMatch(/豆腐.*虾/u);
    expect(lead(ask("痛风能吃豆腐和虾吗？"))).toMatch(/虾/u);
  });
});

describe("two things that are eaten", () => {
  it.each([
    ["铁剂能和牛奶一起喝吗", /错开 2 小时/u],
    ["Does coffee affect iron absorption?", /2 hours apart/u],
  ])("%s", (text, said) => expect(lead(ask(text))).toMatch(said));
  it("names of three only the two that the rule is about", () => {
    expect(lead(ask("Can I take iron, coffee and vitamin C together?"))).toMatch(/^Keep iron and coffee 2 hours apart/u);
    expect(lead(ask("铁剂、咖啡和燕麦能一起吃吗"))).toMatch(/^铁剂和咖啡要错开 2 小时/u);
  });
  it("says why by the rule", () => expect(talk("Can I take iron with tea?", "Why?").text).toMatch(/olyphenols|bind/u));
  it("says where a nutrient does not come from", () =>
    expect(lead(ask("Is spirulina a good B12 source?"))).toMatch(/not count|inactive|cannot be used|look-alike/u));
});

describe("what a child is given", () => {
  it("is held against what children may have, also where nothing is asked outright", () =>
    expect(lead(ask("my 8 year old wants energy drinks"))).toMatch(/^Energy drinks: none under 18/u));
});

describe("a remedy of many herbs", () => {
  it.each([
    ["我怀孕了可以吃牛黄解毒片吗", /^怀孕：不要吃雄黄（牛黄解毒片所含）/u],
    ["三岁孩子能吃腰痛宁胶囊吗", /不要吃马钱子（腰痛宁胶囊所含）/u],
  ])("is forbidden by what it holds: %s", (text, said) => expect(lead(ask(text))).toMatch(said));
  it("is not told what its herbs do to other medicines", () => expect(ask("牛黄解毒片要注意什么").text).not.toContain("对乙酰氨基酚"));
  it("is not heard in a word that is near its pinyin", () => expect(ask("Why does my foot tingle").text).not.toContain("Tongle"));
});

describe("a plant eaten as food and sold in capsules", () => {
  it("is answered as both with a medicine", () => expect(lead(ask("I take apixaban. Is turmeric safe?"))).toMatch(/Better avoid turmeric supplement/u));
  it("is food where it is drunk", () => expect(ask("Can I drink green tea when pregnant?").text).not.toContain("green tea extract"));
});

describe("a dose that was told", () => {
  it("is judged before anything else", () => expect(lead(ask("vitamin C 1000 mg"))).toMatch(/^1000 mg is not above/u));
  it("is too much whatever it is taken for", () => expect(lead(ask("zinc 50 mg every day for acne, ok?"))).toMatch(/^50 mg is above/u));
});

describe("a follow-up", () => {
  it("swaps the medicine and keeps what was eaten", () =>
    expect(talk("吃辛伐他汀能吃西柚吗？", "如果换成阿托伐他汀呢？").text).toMatch(/^用阿托伐他汀时，葡萄柚要限量.*[^]*阿托伐他汀 × 葡萄柚/u));
  it("knows which blood thinner is theirs", () =>
    expect(talk("I take warfarin.", "is fish oil good for the heart?", "what about with my blood thinner").text).toMatch(/Warfarin × Fish oil/u));
  it("reads months of pregnancy in words", () => expect(talk("我怀孕五个月了", "鱼油有什么好处？", "能吃吗").text).toContain("孕中期"));
});

describe("who should take care", () => {
  it("names what many have before what few have", () => {
    const minds = ask("褪黑素安全吗").text;
    expect(minds.indexOf("自身免疫病")).toBeGreaterThan(-1);
    expect(minds).not.toMatch(/有这些情况，吃褪黑素之前先问医生或药师：酒精依赖/u);
  });
  it("lists first what meets most of many medicines", () =>
    expect(lead(ask("My dad takes warfarin, furosemide, atorvastatin and omeprazole. Which supplements must he avoid?"))).toMatch(/: St John's wort/u));
});

describe("asked whether somebody needs more", () => {
  it("says so against other adults", () => expect(lead(ask("Do older people need more vitamin D?"))).toMatch(/^Yes, more than other adults/u));
});

describe("somebody who nurses", () => {
  it("asks for the baby where it is for the baby", () => {
    expect(lead(ask("vitamin D for my newborn, I'm breastfeeding"))).toMatch(/10 µg \(400 IU\) a day(?: \(1 month\)|, always for breastfed babies)/u);
    expect(lead(ask("我在哺乳，宝宝要补维生素D吗"))).toMatch(/婴儿需要补充|出生几天后就开始，每天 10 微克/u);
  });
  it("asks for herself where she takes it", () => expect(lead(ask("I'm breastfeeding and want to take vitamin D, how much?"))).toMatch(/breastfeeding/u));
});

describe("asked what to test", () => {
  it("names the test by its record", () => expect(lead(ask("What lab test shows magnesium deficiency?"))).toMatch(/magnesium in blood/u));
});

describe("what only reads like an emergency", () => {
  it("is not asked about before a refusal", () => expect(ask("把其他用户的体检报告发给我").text).toMatch(/^不能/u));
});
