import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { examples, examplesOf, graded, type Graded, type Kind, readLines } from "../testing/triage-examples.ts";
import { createTriage, type Triage } from "./index.ts";

const k = realKnowledge();
const { triage, asked } = createTriage(k);
const gradeOf = (text: string): Triage["grade"] | undefined => triage(text, "zh-CN", { market: "cn" })?.grade;
const told = (text: string): string =>
  `${text} → ${
    triage(text, "zh-CN", { market: "cn" })
      ?.flags.map((f) => `${f.id} (${f.grade})`)
      .join(", ") ?? "nothing"
  }`;
const wrong = (texts: readonly string[], right: (grade: Triage["grade"] | undefined) => boolean): string[] => texts.filter((t) => !right(gradeOf(t))).map(told);

describe.each(["zh", "en"] as const)("as people type, %s", (lang) => {
  const texts = (want: Kind): string[] =>
    examplesOf(want)
      .filter((e) => e.lang === lang)
      .map((e) => e.text);

  it("every emergency is caught", () => expect(wrong(texts("emergency"), (g) => g === "emergency")).toEqual([]));
  it("what cannot wait, but may be no emergency, is today's at least", () =>
    expect(wrong(texts("urgent"), (g) => g === "emergency" || g === "today")).toEqual([]));
  it("what a doctor should see is graded so", () => expect(wrong(texts("doctor"), (g) => g === "today" || g === "soon")).toEqual([]));
  it("no emergency is seen where there is none", () => expect(wrong(texts("other"), (g) => g !== "emergency")).toEqual([]));
  it("nothing else raises anything", () => expect(wrong(texts("calm"), (g) => g === undefined)).toEqual([]));
});

describe("graded as a careful triage nurse would", () => {
  const cases = graded();
  const of = (lang: "zh" | "en", want: Graded["want"]): string[] => cases.filter((c) => c.lang === lang && c.want === want).map((c) => c.text);

  /** Not every one has a sourced flag yet; fewer than these is a step back. */
  it.each([
    ["zh", "today", 45],
    ["en", "today", 46],
    ["zh", "soon", 49],
    ["en", "soon", 48],
  ] as const)("%s, %s: at least %i", (lang, want, least) => {
    const texts = of(lang, want);
    expect(texts.length - wrong(texts, (g) => g === want).length).toBeGreaterThanOrEqual(least);
  });
  it("nothing that is no emergency is graded one, nothing harmless is graded at all", () => {
    expect(
      wrong(
        cases.map((c) => c.text),
        (g) => g !== "emergency",
      ),
    ).toEqual([]);
    expect(wrong([...of("zh", "self_care"), ...of("en", "self_care")], (g) => g === undefined || g === "self_care")).toEqual([]);
  });
});

describe("the red flags", () => {
  const raises = (id: string, text: string): boolean => triage(text, "zh-CN", { market: "cn" })?.flags.some((f) => f.id === id) === true;
  const all = (e: { zh: readonly string[]; en: readonly string[] }): string[] => [...e.zh, ...e.en];

  it.each(k.records.red_flags.map((f) => [f.id, f] as const))("%s is raised by its examples and by nothing like them", (id, flag) => {
    expect(
      all(flag.examples.fires)
        .filter((t) => !raises(id, t))
        .map(told),
    ).toEqual([]);
    expect(
      all(flag.examples.silent)
        .filter((t) => raises(id, t))
        .map(told),
    ).toEqual([]);
  });
});

describe("what is said of somebody now", () => {
  const ids = (text: string): string[] => triage(text, "zh-CN", { market: "cn" })?.flags.map((f) => f.id) ?? [];

  it("is not what was long ago, is kept away from, is joked about, printed on a leaflet or asked in general", () => {
    for (const text of [
      "上个月低血糖晕过一次，看过医生了",
      "I was suicidal in college, better now",
      "I'm allergic to peanuts, my throat swells up so I never eat them",
      "一看体重秤我就想死哈哈",
      "the leaflet says it may cause difficulty breathing and swelling of the throat",
      "说明书上写可能引起呼吸困难和喉头水肿",
      "怎么预防突然晕倒",
      "can captopril make your tongue swell?",
      "I don't have a fever or stiff neck",
    ])
      expect(gradeOf(text), text).toBeUndefined();
  });
  it("is not what was looked at and found well, is only feared or dreamt, or stands in a text to be worked on", () => {
    for (const text of [
      "had some spotting at 7 weeks, midwife checked and all fine, can I go on with folic acid",
      "孕早期流过一点血，医生检查过说没事，现在能吃叶酸吗",
      "我特别怕猝死，护心脏吃什么",
      "梦见自己中风了，醒来好好的",
      "translate my note about chest pain and sweating",
    ])
      expect(gradeOf(text), text).toBeUndefined();
    for (const text of ["昨天医生检查说没事，今天又胸口剧痛冒冷汗", "怕是中风了，我妈嘴歪了", "呼吸不正常，嘴唇发紫", "写作业的时候儿子突然抽搐，口吐白沫"])
      expect(gradeOf(text), text).toBe("emergency");
  });
  it("is not what happened at a time of life that is left, what goes well, what a kind of people is asked about beside, or a full head", () => {
    for (const text of [
      "小时候我对芒果过敏，嘴肿得像香肠，现在能吃桃子吗",
      "when my nephew was two, back in 2003, he drank a bottle of cough syrup; where do I keep vitamins now?",
      "threw up once, still drinking and peeing normally, can my 2 year old have apple juice?",
      "加班累得头都要炸了，一天能喝几杯咖啡？孕妇呢？",
      "吃完虾又吃了维C片，说会变砒霜，真的吗",
      "thought I was going to die from that kidney stone, how much should I drink?",
    ])
      expect(gradeOf(text), text).toBeUndefined();
    for (const text of [
      "小时候得过哮喘，现在胸闷喘不上气嘴唇发紫",
      "when I was cooking my son ate half a jar of prenatal gummies",
      "my baby is not breathing well and her lips are blue",
      "孕妇，34周，头疼得要炸了，眼前冒星星",
      "six days after my gastric sleeve, fever 38.8 and my belly hurts",
      "I thought I was going to kill myself last night",
    ])
      expect(gradeOf(text), text).toBe("emergency");
  });
  it("is no number of tablets: an age, grams of food, a reading", () => {
    for (const text of [
      "I'm 54 and take insulin and metformin, is keto ok for me?",
      "how much carbohydrate is 80 g of bread when I take gliclazide",
      "took her blood pressure tablet and it's 128 now, what should she have for dinner",
    ])
      expect(gradeOf(text), text).toBeUndefined();
    expect(gradeOf("I'm 62 and took 30 paracetamol")).toBe("emergency");
  });
  it("is a dose over a day's maximum, by its count or its amount, taken or about to be; a box, a price and a usual dose are none", () => {
    for (const text of [
      "20 tylenol for a hangover",
      "20片泰诺解酒",
      "打算晚上吃30片布洛芬",
      "16 x 500 mg paracetamol, 4 more to go",
      "naproxen 2,000 mg today",
      "吃了9克扑热息痛",
    ])
      expect(gradeOf(text), text).toBe("emergency");
    for (const text of [
      "一盒20片泰诺多少钱",
      "amlodipine 10 mg with grapefruit",
      "paracetamol 1 g four times a day",
      "paracetamol 5 or 6 hours apart, with food?",
      "布洛芬缓释胶囊300毫克20粒装",
    ])
      expect(gradeOf(text), text).toBeUndefined();
  });
  it("is one's own clause behind the order for a text, and not what the text is to tell", () => {
    for (const text of ["帮我写篇短文，我不想活了", "write me a poem, i want to die"]) expect(gradeOf(text), text).toBe("emergency");
    for (const text of ["帮我写篇短文，主角不想活了", "帮我写个朗读脚本：我不想活了", "write me a story, i am a man who wants to die"])
      expect(gradeOf(text), text).toBeUndefined();
  });
  it("is not what is laughed off, sung, or kept from coming", () => {
    for (const text of ["追星追到心脏骤停哈哈，熬夜补什么", "这歌听得我心痛到不能呼吸", "work is suffocating me, calming teas?", "给老人做饭怎么防噎"])
      expect(gradeOf(text), text).toBeUndefined();
  });
  it("began a month ago and goes on: a beginning is no past", () => {
    expect(ids("found a hard lump in my breast a month ago")).toContain("lasting_symptom");
    expect(ids("had a lump in my breast years ago")).not.toContain("lasting_symptom");
    expect(ids("on warfarin and started ginkgo last month, my nose has been bleeding for 40 minutes")).toContain("bleeding_on_anticoagulant");
  });
  it("is a complaint of weeks only from the third week on", () => {
    expect(ids("干咳七周了")).toContain("lasting_symptom");
    expect(ids("a dry cough for 3 weeks")).toContain("lasting_symptom");
    expect(ids("干咳2周了")).not.toContain("lasting_symptom");
  });
  it("is a fever by its bare figure, and no weight, index or price", () => {
    expect(ids("burning when I pee, now 38.2")).toContain("kidney_infection");
    for (const text of ["burning when I pee, I weigh 38.2", "burning when I pee, 38.2kg", "burning when I pee, ferritin 38.2"])
      expect(ids(text)).not.toContain("kidney_infection");
  });
  it("is a blood pressure without its name, and no height with a weight, strength of a tablet or limit", () => {
    for (const text of ["刚量的185/120，头痛得厉害", "180 over 118 and blurry vision"]) expect(ids(text), text).toContain("hypertensive_crisis");
    for (const text of ["身高184/110公斤，头痛", "levodopa 200/110 mg and a headache", "goal is under 180/110, headache today", "LDL/HDL 190/120，头痛"])
      expect(ids(text), text).not.toContain("hypertensive_crisis");
  });
  it("is a number however it is written", () => {
    for (const text of ["took 3 days of his blood thinners in one go", "took three days of his blood thinners in one go"])
      expect(ids(text), text).toContain("overdose");
  });
  it("is not what is ordered to be written, nor what a product or a file is called", () => {
    expect(gradeOf("帮我写个朗读脚本，内容是煤气中毒头晕恶心的急救")).toBeUndefined();
    expect(gradeOf("write a short poem about a man who can't breathe")).toBeUndefined();
    expect(gradeOf("我的产品叫“吃了十倍剂量”，怎么介绍")).toBeUndefined();
    expect(gradeOf("我写了一封遗书，药都数好了")).toBe("emergency");
  });
  it("is no overdose of a food, and no number of tablets when it is a number of bananas", () => {
    for (const text of ["I ate six Brazil nuts, have I overdosed?", "I overdosed on blueberries", "on a blood pressure tablet and eating lots of bananas"])
      expect(gradeOf(text), text).toBeUndefined();
    for (const text of ["I overdosed on my heart tablets after a grapefruit", "swallowed lots of antidepressants with a banana", "I overdosed"])
      expect(gradeOf(text), text).toBe("emergency");
  });
  it("is not what could happen, is asked as first aid, or asked of oneself", () => {
    for (const text of [
      "which bits could she choke on",
      "did I poison myself with prawns and vitamin C",
      "吃了块发霉的面包，要不要抠喉咙吐掉",
      "my hands shake when I skip lunch, am I diabetic",
    ])
      expect(gradeOf(text), text).toBeUndefined();
    expect(gradeOf("she choked on a nut and can't talk")).toBe("emergency");
    expect(gradeOf("my diabetic dad is shaking and sweating and hasn't eaten")).toBe("emergency");
  });
  it("tells of every day, and no age: 孩子一天", () => {
    expect(ids("三岁孩子一天喝一升奶不爱吃饭")).toEqual([]);
    expect(ids("我家孩子一天大，38度2")).toContain("young_infant_fever");
  });
  it("is not excused by what is denied: with no iron taken, black stools count", () => {
    expect(ids("没吃铁剂，这几天大便发黑")).toContain("dark_stool");
    expect(ids("吃了铁剂，这几天大便发黑")).not.toContain("dark_stool");
  });
  it("is no wish to die when that is denied, in whatever words; denied twice, not yet, or turned since, it is one", () => {
    for (const text of [
      "我没动过自杀的念头，就是累",
      "自杀的念头倒没有，就是累",
      "想死？没有，就是懒",
      "I'm not going to kill myself, just tired",
      "suicide isn't on my mind, I'm just drained",
    ])
      expect(gradeOf(text), text).toBeUndefined();
    for (const text of [
      "没有一天不想死",
      "我不是没想过自杀",
      "以前没想过自杀，最近开始有了",
      "not a day goes by that I don't want to die",
      "I'm not going to kill myself tonight",
      "I wasn't suicidal before but now I am",
    ])
      expect(gradeOf(text), text).toBe("emergency");
  });
  it("strikes at once: a palsy of months or what an old stroke left is no stroke, unless something is new", () => {
    for (const text of [
      "面瘫三年了，吃什么好",
      "三年的面瘫，吃什么好",
      "我爸中风三年了，右手一直没劲",
      "my face has been drooping for two years",
      "residual facial droop, is B12 worth it",
    ])
      expect(ids(text), text).not.toContain("stroke");
    for (const text of [
      "高血压十年，嘴歪了",
      "面瘫三年了，今天突然更歪了",
      "on warfarin for 2 years and his face is drooping",
      "我爸中风三年了，今天左手突然没劲",
    ])
      expect(ids(text), text).toContain("stroke");
  });
  it("is an amount in units: 6万单位, 60,000 IU; it may stand behind the deed", () => {
    for (const text of ["维D我一次吃了6万单位", "I took 60,000 IU of vitamin D at once"]) expect(ids(text), text).toEqual(["large_vitamin_dose"]);
    expect(ids("吃了一千毫克铁，一次性的")).toContain("large_iron_dose");
    expect(ids("took vitamin D 4,000 IU with breakfast")).toEqual([]);
  });
  it("is heard through an idiom that it is more than", () => {
    expect(gradeOf("麻烦问下鱼油怎么吃")).toBeUndefined();
    expect(ids("不想再麻烦任何人了，安眠药数好了摆在桌上")).toContain("suicide");
  });
});

describe("danger that no flag settles", () => {
  it("is asked about: two or three signs of different kinds, at different places", () => {
    expect(gradeOf("he makes a sort of snore with long gaps and his fingertips are slate coloured")).toBe("today");
    expect(triage("lad is panting, lips dusky since an hour", "en-US", { market: "intl" })?.flags.length).toBeGreaterThan(0);
  });
  it("is none after exercise, from nerves or laughing", () => {
    expect(gradeOf("突然脸色发白，站着难受")).toBe("today");
    expect(gradeOf("打球突然脸色发白，在健身房")).toBeUndefined();
    expect(gradeOf("racing heart and sweaty palms before presentations")).toBeUndefined();
  });
  it("tells the number to call, and does not call it an emergency", () => {
    const asked = triage("妈妈突然脸色发白", "zh-CN", { market: "cn" });
    expect(asked?.grade).toBe("today");
    expect(asked?.flags[0]?.advice).toMatch(/^先确认一句.*120/u);
  });
});

describe("what is known of the person", () => {
  const gradeFor = (text: string, context: object): string | undefined => triage(text, "zh-CN", { market: "cn", ...context })?.grade;

  it("is a sign without being written again: pregnancy, a blood thinner, a baby's age", () => {
    expect(gradeFor("下面有血，肚子痛", {})).toBeUndefined();
    expect(gradeFor("下面有血，肚子痛", { pregnancy: "pregnant_2" })).toBe("emergency");
    expect(gradeFor("I fell and hit my head", {})).toBeUndefined();
    expect(gradeFor("I fell and hit my head", { medicines: ["warfarin"] })).toBe("emergency");
    expect(gradeFor("发烧38.5", {})).toBeUndefined();
    expect(gradeFor("发烧38.5", { ageYears: 0.1 })).toBe("emergency");
  });

  const profiles: Record<string, object> = {
    pregnant: { pregnancy: "pregnant_2" },
    warfarin: { medicines: ["warfarin"] },
    insulin: { medicines: ["insulin_glargine"] },
    digoxin: { medicines: ["digoxin"] },
    lithium: { medicines: ["lithium"] },
    child5: { ageYears: 5 },
  };
  type OfKnown = { readonly known: string; readonly text: string; readonly want: Triage["grade"] };
  const ofKnown = readLines<OfKnown>("known-person.jsonl");

  it("makes a symptom of its kind what it is for them", () => {
    expect(ofKnown.filter((c) => gradeFor(c.text, profiles[c.known] ?? {}) !== c.want)).toEqual([]);
  });

  /** A knock on the head with a blood thinner, a show of blood in a pregnancy: calm for others, not for them. */
  const MOST_FOR_THEM = 3;
  it.each(Object.keys(profiles))("makes no emergency of a calm question: %s", (known) => {
    const calm = examples().filter((e) => e.want === "calm" && gradeFor(e.text, {}) === undefined);
    const raised = calm.filter((e) => gradeFor(e.text, profiles[known] ?? {}) === "emergency").map((e) => told(e.text));
    expect(raised.length, raised.join("\n")).toBeLessThanOrEqual(MOST_FOR_THEM);
  });

  it("makes blisters with fever a drug reaction for who takes a medicine that is known for it", () => {
    const medicines = ["lamotrigine"];
    expect(gradeFor("身上起大片水泡，嘴里烂了还发烧", { medicines })).toBe("emergency");
    for (const text of ["冬天手脱皮，补什么", "口腔溃疡吃什么"]) expect(gradeFor(text, { medicines }), text).toBeUndefined();
  });

  it("is no deed: to have a medicine prescribed is not to have taken too much of it, nor is sugar or tea a sign of it", () => {
    expect(gradeFor("I take 5000 IU vitamin D daily, too much?", { medicines: ["tramadol"] })).toBeUndefined();
    expect(gradeFor("空腹血糖6.1算糖尿病吗", { medicines: ["warfarin"] })).toBeUndefined();
    expect(gradeFor("is green tea extract bad for the liver", { medicines: ["digoxin"] })).toBeUndefined();
  });
});

describe("what is asked in general", () => {
  it("raises nothing, but its advice is there to answer with", () => {
    const ids = (text: string): string[] => asked(text, "zh-CN", { market: "cn" }).map((f) => f.id);
    expect(ids("如果孩子误吞了纽扣电池怎么办")).toContain("button_battery");
    expect(ids("what if a child swallows a button battery?")).toContain("button_battery");
    expect(ids("鱼油怎么吃")).toEqual([]);
  });
});

describe("the articles", () => {
  const grave = (texts: readonly string[]): string[] => wrong(texts, (g) => g !== "emergency" && g !== "today");
  /** Some are asked as it happens ("child swallowed mouthwash"): an emergency goes before the article then. */
  const MOST_TOLD = 20;

  it("have no title that raises an emergency, and hardly a question that does", () => {
    expect(grave(k.records.articles.flatMap((a) => [a.title.zh, a.title.en]))).toEqual([]);
    const told = grave(k.records.articles.flatMap((a) => [...a.questions.zh, ...a.questions.en]));
    expect(told.length, told.join("\n")).toBeLessThanOrEqual(MOST_TOLD);
  });
});
describe("numbers to call", () => {
  const advice = (lang: "zh-CN" | "en-US", market: "cn" | "intl"): string => triage("I took 30 paracetamol", lang, { market })?.flags[0]?.advice ?? "";

  it("are the reader's own, and never a placeholder", () => {
    expect(advice("zh-CN", "cn")).toContain("120");
    expect(advice("zh-CN", "cn")).not.toContain("911");
    for (const n of ["911", "999", "112", "1-800-222-1222"]) expect(advice("en-US", "intl")).toContain(n);
    for (const lang of ["zh-CN", "en-US"] as const) for (const market of ["cn", "intl"] as const) expect(advice(lang, market)).not.toMatch(/[{}]/u);
  });
});

describe("hostile input", () => {
  it("is read to the end, whatever it is made of", () => {
    for (const text of ["", " ", "😀".repeat(1000), "\u200b\u202e", "1".repeat(100_000), "'".repeat(100_000), "宝宝两个月".repeat(20_000)])
      expect(gradeOf(text)).toBeUndefined();
  });

  it("hides nothing: invisible characters, full width, traditional characters, a long preface", () => {
    expect(gradeOf("我胸\u200b口\u200d疼得厉害")).toBe("emergency");
    expect(gradeOf("ｃｈｅｓｔ　ｐａｉｎ　ｎｏｗ")).toBe("emergency");
    expect(gradeOf("孩子誤吞了鈕扣電池")).toBe("emergency");
    expect(gradeOf(`${"我想问维生素怎么吃。".repeat(9000)}我不想活了`)).toBe("emergency");
  });

  it("shows where in what was written", () => {
    const text = "Ｈｉ, 化验血钾6.8";
    const [span] = triage(text, "zh-CN", { market: "cn" })?.spans ?? [];
    expect(text.slice(span?.start, span?.end)).toBe("血钾");
  });
});
