import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createTriage } from "./index.ts";

const { triage } = createTriage(realKnowledge());
const gradeOf = (text: string): string | undefined => triage(text, "zh-CN", { market: "cn" })?.grade;

describe("a trouble of years ago, told with its end", () => {
  it.each([
    "我舅2016年那会儿心梗，半夜胸口疼得直冒冷汗，送医院放了支架，捡回一条命，他现在能吃鸡蛋吗",
    "表妹九年前得过脑膜炎，那时候高烧，脖子硬得低不下头，住院十天好了没留后遗症，想给她补点鱼油",
    "外公五几年打农药，流口水抽筋，抬到卫生院抢救过来的，后来活到九十",
    "我六年前抑郁，有阵子天天想死，后来慢慢好了，这几年一直很稳，叶酸要提前多久吃",
  ])("is over: %s", (text) => expect(gradeOf(text)).toBeUndefined());

  it.each([
    "我舅2016年心梗捡回一条命，今天半夜又胸口疼得直冒冷汗",
    "我舅2016年心梗，胸口疼得冒冷汗，捡回一条命，刚才又跟那次一模一样",
    "表妹九年前得过脑膜炎，住院好了，昨晚又高烧，脖子硬得低不下头",
    "十年前喝农药抢救过来，昨晚又喝了半瓶",
    "我六年前抑郁，天天想死，后来慢慢好了，但是最近又想死",
    "产后那阵子就想带孩子跳楼，现在娃两岁了，还是老想",
  ])("is not, when it is back: %s", (text) => expect(gradeOf(text)).toBe("emergency"));
});

describe("what only sounds like a complaint", () => {
  it.each([
    "小组作业要讲《自杀论》的第一章，怎么列提纲",
    "玩具要换纽扣电池，哪种盖子防误吞",
    "外公吃利伐沙班，下周要拔牙，担心血止不住，先问谁",
    "生酮和酮症酸中毒是一回事吗",
    "这句台词“我要窒息了”太好笑了，嗓子干喝什么",
    "昨晚喝断片了，今天口干，喝点什么",
  ])("is none: %s", (text) => expect(gradeOf(text)).toBeUndefined());

  it.each([
    "读《自杀论》读不进去，我真的想自杀",
    "没防住，孩子误吞了纽扣电池",
    "外公吃利伐沙班，昨天拔了牙，血止不住",
    "台词好笑归好笑，我现在真的喘不上气",
    "考试压力太大，我真的不想活了",
    // An idiom (气得胸口) is none without all of its words.
    "喘不上气胸口疼",
  ])("is one: %s", (text) => expect(gradeOf(text)).toBe("emergency"));
});
