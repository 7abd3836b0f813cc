import { describe, expect, it } from "vitest";
import { both, type Context, type Part } from "./part.ts";
import { toThePoint } from "./to-the-point.ts";

/** A question by what it asks beside the names in it. */
const asking = (asked: string, more: { telling?: string[]; aspects?: string[]; intents?: string[] } = {}): Context =>
  ({
    u: { asked, question: asked, story: undefined, linked: [], intents: more.intents ?? [] },
    library: { point: () => ({ words: [], telling: more.telling ?? [], unheard: [], aspects: new Set(more.aspects), states: 0 }) },
  }) as unknown as Context;
const part = (id: string, zh: string, more: Partial<Part> = {}): Part => ({ id, lead: both(zh, ""), ...more });
const idsOf = (c: Context, parts: Part[], answers: Part[] = []): string[] => toThePoint(c, parts, answers).map((p) => p.id);
const article = (zh: string, likely: number, more: Partial<Part> = {}): Part => part("article_beside", zh, { article: "a", likely, ...more });
const pair = (zh: string, more: Partial<Part> = {}): Part =>
  part("pairs", "", {
    body: [both(`- **${zh}**（中等）：要错开。`, "")],
    findings: [{ kind: "name", id: "calcium", of: "item", stance: "separate" }],
    ...more,
  });

describe("what stands under an answer", () => {
  const c = asking("奥美拉唑吃久了缺什么？");
  const first = part("medicine", "要留心这些营养素：镁、钙、铁、维生素B12。");

  it("is not what only shares a name with the question", () => {
    expect(idsOf(c, [first, article("不要自己配奥美拉唑：它会减弱氯吡格雷。", 0.39)])).toEqual(["medicine"]);
  });
  it("is a point, a word or a figure that was asked and is not told above", () => {
    const why = article("原因是胃酸少了。", 0.1);
    expect(idsOf(asking("缺什么？为什么？", { aspects: ["cause"] }), [first, why])).toEqual(["medicine", "article_beside"]);
    expect(idsOf(asking("缺什么？泡腾片行吗？", { telling: ["泡腾片"] }), [first, article("泡腾片含钠。", 0.1)])).toEqual(["medicine", "article_beside"]);
    const table = (zh: string): Part => part("amount", zh);
    expect(idsOf(c, [part("article", "成人每天 800 毫克。"), table("钙的参考量：每天 800 mg。")])).toEqual(["article"]);
    expect(idsOf(c, [part("article", "成人每天 800 毫克。"), table("钙的参考量：每天 1000 mg。")])).toEqual(["article", "amount"]);
  });
  it("is a rule on two that no text above speaks of, and no rule that it tells already", () => {
    const told = part("article", "阿仑膦酸清早空腹吃，钙片晚些时候再吃。", { article: "b" });
    expect(idsOf(c, [told, pair("阿仑膦酸 × 钙片")])).toEqual(["article"]);
    expect(idsOf(c, [told, pair("阿仑膦酸 × 牛奶")])).toEqual(["article", "pairs"]);
    expect(idsOf(c, [told, pair("阿仑膦酸 × 牛奶", { mild: true })])).toEqual(["article"]);
  });
  it("is the article on the very question under a rule, and any where the rule knows nothing", () => {
    expect(idsOf(c, [pair("甲 × 乙"), article("甲和乙怎么吃。", 0.5)])).toEqual(["pairs", "article_beside"]);
    expect(idsOf(c, [pair("甲 × 乙"), article("丙怎么吃。", 0.2)])).toEqual(["pairs"]);
    expect(idsOf(c, [pair("甲 × 乙", { findings: [] }), article("丙怎么吃。", 0.2)])).toEqual(["pairs", "article_beside"]);
  });
  it("is all that answers a question of its own, or that asks back", () => {
    const other = article("另一问的答案。", 0.1);
    expect(idsOf(c, [first, other], [other])).toEqual(["medicine", "article_beside"]);
    expect(idsOf(c, [first, article("第二问。", 0.1, { other: true }), part("ask", "你多大？")])).toEqual(["medicine", "article_beside", "ask"]);
  });
  it("leaves the doctor in, whatever is left out", () => {
    expect(toThePoint(c, [first, article("不要自己配。", 0.1, { refer: true })])).toEqual([{ ...first, refer: true }]);
    expect(toThePoint(c, [])).toEqual([]);
  });
});
