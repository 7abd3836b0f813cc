import { expect, it } from "vitest";
import { both, type Part } from "../part.ts";
import { withoutRepeats } from "./repeated-figures.ts";

const part = (id: string, zh: string, more: Partial<Part> = {}): Part => ({ id, lead: both(zh, zh), ...more });

it("leaves out an article that says the figures of the answer again", () => {
  const lab = part("lab", "低于 30 缺乏，30 到 50 偏低；每天 800 到 2000 单位。");
  const same = part("article", "低于 50 的成人每天 800 到 2000 单位，低于 30 由医生开。", { article: "a" });
  const other = part("article", "成人每天 400 单位，65 岁以上 600 单位，上限 2000 单位。", { article: "b" });
  expect(withoutRepeats([lab, same, other]).map((p) => p.article)).toEqual([undefined, "b"]);
});

it("keeps what answers another question, and what has hardly a figure", () => {
  const first = part("lab", "每天 800 到 2000 单位，2 到 3 个月复查。");
  expect(withoutRepeats([first, part("article", "800 到 2000 单位，2 个月。", { article: "a", other: true })])).toHaveLength(2);
  expect(withoutRepeats([first, part("article", "2 个月复查。", { article: "a" })])).toHaveLength(2);
});
