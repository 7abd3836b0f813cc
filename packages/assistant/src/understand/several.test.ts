import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { indexesOf } from "../indexes.ts";
import { questionOf } from "../testing/judge.ts";
import { questionsOf, severalOf } from "./several.ts";
import { understand } from "./understand.ts";

const k = realKnowledge();
const { link } = indexesOf(k);
/** What each question of a message is of. */
const ofEach = (text: string, lang: "zh" | "en"): string[][] =>
  severalOf(understand(text, lang === "zh" ? "zh-CN" : "en-US", questionOf(text, lang), k, link), k).map((u) => u.linked.map((l) => l.ref.id).toSorted());

describe("the questions of a message", () => {
  it.each([
    ["维生素D一天吃多少？什么时候吃？最多呢？", 3],
    ["尿酸多少算高，能喝豆浆吗", 2],
    ["我在吃优甲乐，钙片和铁剂什么时候吃？隔多久？", 2],
    ["How much calcium does she need and should she take vitamin D?", 2],
    ["How much fibre do I need, which foods have it, and can I eat too much?", 3],
    ["My father is 78. How much protein does he need and when?", 1],
    ["什么时候吃铁剂好", 1],
    ["Is it safe to take zinc and copper together?", 1],
    ["I want to know what is good", 1],
    ["辅酶Q10和他汀一起吃有必要吗，早上吃还是晚上吃", 2],
    ["我还是想吃鱼油，可以吗", 1],
    ["阿托伐他汀吃着呢，红曲胶囊能一起吃吗", 1],
    ["红曲呢，能和他汀一起吃吗", 2],
  ])("%s: %d", (text, count) => expect(questionsOf(text).length).toBe(count === 1 ? 0 : count));
  it("keeps what is told before a question with it", () => expect(questionsOf("我怀孕了，铁剂要吃吗？钙呢？")).toEqual(["我怀孕了，铁剂要吃吗？", "钙呢？"]));
});

describe("what goes on from question to question", () => {
  it("is the first of two things asked about together", () => expect(ofEach("褪黑素和酒能一起吗？吃几毫克？", "zh")[1]).toEqual(["melatonin"]));
  it("is both where it is asked how far apart", () => expect(ofEach("咖啡和铁剂能一起吗？要隔多久？", "zh")[1]).toEqual(["coffee", "iron_supplement"]));
  it("is nothing eaten where a way out of a complaint is asked", () =>
    expect(ofEach("我妈吃华法林，能吃鱼油吗？她便秘怎么办？", "zh")[1]).toEqual(["constipation", "warfarin"]));
  it("is the value that was told, of the first question", () =>
    expect(ofEach("My A1c is 6.1. Is that diabetes? What should I eat?", "en")[0]).toContain("hba1c"));
});
