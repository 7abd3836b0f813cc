import { both, type Context, type Part } from "./part.ts";
import { describe, expect, it } from "vitest";
import { namingFirst } from "./name-first.ts";

const MELATONIN = { name: both("褪黑素", "Melatonin"), aliases: ["melatonin"] };
const RED_MEAT = { name: both("红肉", "Red meat"), aliases: ["猪肉", "pork"] };
const ARTICLE = { about: { nutrients: [], items: ["melatonin", "red_meat"], medicines: [] } };
type Said = { asked: string; lang?: string; linked: { id: string; given: string }[]; labs?: unknown[] };
const context = ({ asked, lang = "en-US", linked, labs = [] }: Said): Context =>
  ({
    k: {
      articles: new Map([["a", ARTICLE]]),
      items: new Map([
        ["melatonin", MELATONIN],
        ["red_meat", RED_MEAT],
      ]),
    },
    u: { asked, lang, labs, linked: linked.map(({ id, given }) => ({ ref: { kind: "item", id }, also: [], given, denied: false })) },
  }) as unknown as Context;
const part = (zh: string, en: string, more: Partial<Part> = { article: "a" }): Part => ({ id: "article", lead: both(zh, en), ...more });
const led = (c: Context, p: Part) => namingFirst(c, [p])[0]?.lead;

describe("an article that leads", () => {
  const asked = { asked: "is melatonin safe?", linked: [{ id: "melatonin", given: "melatonin" }] };

  it("says what it is on where its answer does not", () => {
    expect(led(context(asked), part("常见的是头痛。", "Mostly headache."))).toEqual(both("褪黑素：常见的是头痛。", "Melatonin: mostly headache."));
    expect(led(context(asked), part("中国的上限更低。", "Chinese limits are lower."))?.en).toBe("Melatonin: Chinese limits are lower.");
  });
  it("goes by the name that was typed where the record's is a wider one", () => {
    const pork = context({ asked: "pork still pink, ok?", linked: [{ id: "red_meat", given: "pork" }] });
    expect(led(pork, part("多半没事。", "Mostly fine."))?.en).toBe("Pork: mostly fine.");
    const zh = context({ asked: "猪肉没熟", lang: "zh-CN", linked: [{ id: "red_meat", given: "猪肉" }] });
    expect(led(zh, part("多半没事。", "Mostly fine."))?.zh).toBe("猪肉：多半没事。");
  });
  it("stays as it is where it names the thing, speaks of a value, answers one of several, or is no article", () => {
    const named = part("褪黑素常见的是头痛。", "Mostly headache.");
    expect(led(context(asked), named)).toEqual(named.lead);
    const plain = part("常见的是头痛。", "Mostly headache.");
    expect(led(context({ ...asked, labs: [{}] }), plain)).toEqual(plain.lead);
    expect(led(context({ ...asked, asked: "Is melatonin safe every night? And how do I sleep better without it?" }), plain)).toEqual(plain.lead);
    const two = [...asked.linked, { id: "red_meat", given: "pork" }];
    expect(led(context({ ...asked, linked: two }), plain)).toEqual(plain.lead);
    const table = part("常见的是头痛。", "Mostly headache.", {});
    expect(led(context(asked), table)).toEqual(table.lead);
  });
});
