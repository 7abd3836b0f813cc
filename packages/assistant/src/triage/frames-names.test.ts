import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createTriage } from "./index.ts";

const { triage } = createTriage(realKnowledge());
const gradeOf = (text: string): string | undefined => triage(text, /\p{Script=Han}/u.test(text) ? "zh-CN" : "en-US", { market: "intl" })?.grade;

describe("a name, a phrase for later, a plan, a stranger in hospital", () => {
  it.each([
    '"上吊面"这道菜怎么做',
    '那家甜品店叫"窒息"，他家的提拉米苏热量高不高',
    "窒息奶茶店的杨枝甘露多少糖",
    'how to say "chest pain" and "peanut allergy" in Spanish for our holiday phrasebook',
    "下个月去海边,被海蜇蜇了该带哪些药",
    "公司安全月要我讲触电急救，帮我写个提纲",
    "朋友是急诊护士，说他们科今天收了两个喝农药的，洗胃用什么液体",
  ])("is nobody's: %s", (text) => expect(gradeOf(text)).toBeUndefined());

  it.each([
    '"上吊面"没吃成，我现在真想上吊',
    '吃了"猝死套餐"胸口疼得厉害冒冷汗左手麻',
    "我弟在奶茶店窒息了，珍珠卡住喉咙，脸发紫",
    'how do I translate "allergic to nuts", I have difficulty breathing now and my throat is closing',
    "下周去三亚潜水，刚才被水母蜇了全身起疹子喘不过气",
    "下周去露营，室友被蛇咬了要备什么药",
    "准备打车去协和，被毒蛇咬了要带什么药",
    "单位消防演习，有人煤气中毒晕倒了怎么救",
    "我室友喝农药了，急诊室说洗胃，她不肯去怎么办",
    "急诊今天收了个喝农药的，是我妈，我想跟她一起死",
  ])("is somebody's: %s", (text) => expect(gradeOf(text)).toBe("emergency"));
});

describe("what is over or only thrills", () => {
  it.each([
    "世界杯决赛看得我心脏骤停，熬夜之后吃点啥",
    "儿时抽过一次，医生说是高热惊厥，如今三十岁了能喝酒吗",
    "granddad's stroke was 5 yrs back. does he need fish oil",
    "I was suicidal in my twenties, and life is good. Does saffron clash with sertraline?",
    "whats the max tylenol a day for a healthy adult, i've had 2 extra strength today for a headache",
    "30 weeks pregnant, baby kicking loads, no concerns, can I eat brie?",
    "paper cut won't stop throbbing. stopped bleeding hours ago, does honey help",
  ])("is none: %s", (text) => expect(gradeOf(text)).toBeUndefined());

  it.each([
    "我爸看球看得心脏骤停了，人倒在地上没反应",
    "小时候抽过风，是高热惊厥，现在二十六了昨晚又抽了一次",
    "son's febrile convulsion was 2 yrs back, he's convulsing again right now",
    "her convulsion was 2 yrs back, having another one now",
    "34 weeks, no concerns until today, baby has not moved all day",
    "stopped bleeding ages ago but the cut on my arm opened again and blood won't stop",
  ])("is one: %s", (text) => expect(gradeOf(text)).toBe("emergency"));

  it.each([
    "I was suicidal in my twenties and tonight it's back, I have the tablets in my hand",
    "my hernia won't go back in since last night and it's agony",
    "took way too many extra strength tylenol, 30 of them, to end it",
  ])("is here: %s", (text) => expect(gradeOf(text)).toBe("emergency"));
});
