import { describe, expect, it } from "vitest";
import { withoutTask } from "./task-frame.ts";

describe("what a question is asked for", () => {
  it.each([
    ["For a village hall class I'm making a leaflet on salmonella: which foods carry it?", "salmonella which foods carry it?"],
    ["Preparing a scout talk: how do you store rice?", "how do you store rice?"],
    ["下个月要给居民做关于高血压的讲座，盐一天多少克？", "高血压 盐一天多少克？"],
    ["我是小学老师，下周要给家长讲蛀牙，哪些零食最伤牙？", "蛀牙 哪些零食最伤牙？"],
  ])("is left out, its topic stays: %s", (text, left) => expect(withoutTask(text)).toBe(left));
  it.each(["I'm on a low salt diet. Which soups are fine?", "给孩子做饭要放多少盐，2岁？", "For a talk on salt."])("stays where it is none: %s", (text) =>
    expect(withoutTask(text)).toBe(text),
  );
});
