/** A gel is for the skin, unless what it is has its place in the stomach. */
import { expect, it } from "vitest";
import { findTaboos } from "../conflicts/index.ts";
import { realKnowledge } from "../testing/real.ts";

const k = realKnowledge();
const rules = (medicine: string, item: string): string[] =>
  findTaboos({ medicines: [{ name: medicine }], supplements: [{ name: item }] }, k).taboos.map((t) => t.rule);

it.each([
  ["磷酸铝凝胶", "铁", "antacid_iron"],
  ["aluminium hydroxide gel", "iron", "antacid_iron"],
  ["双氯芬酸钠肠溶片", "银杏", "nsaid_ginkgo"],
])("%s with %s reaches what is swallowed", (medicine, item, rule) => expect(rules(medicine, item)).toContain(rule));

it.each([
  ["双氯芬酸凝胶", "银杏"],
  ["diclofenac gel", "ginkgo"],
  ["双氯芬酸二乙胺乳胶剂", "丹参"],
])("%s with %s stays on the skin", (medicine, item) => expect(rules(medicine, item)).toEqual([]));
