/** "One fish oil has 300 mg of EPA and DHA in 1,000 mg, another 720 mg in 1,200 mg: which is the better buy?": the two held against each other by what they hold, not by the weight of oil. */
import { every } from "../../text/every.ts";
import { both, type Context, line, type Part, type Speaker } from "../part.ts";

const ASKS = /\b(?:which|better|best|stronger|worth|cheaper|more)\b|哪[个款种瓶]|更?划算|选谁|更好|值得/iu;
const OIL = /\b(?:fish|krill|algal|algae|omega)[ -]?(?:oil|3)\b|鱼油|藻油|磷虾油|欧米伽/iu;
const ACIDS = /EPA|DHA|omega-?3/iu;
const AMOUNT = /(?<![\d.,])(\d{1,2},\d{3}|\d{1,4}(?:\.\d+)?)\s?(mg|g|毫克|克)(?![a-z])/giu;
const ARTICLE = "fish_oil_label";
const FEWEST = 30;
/** Far less of the one than of the other. */
const ALIKE = 1.05;

type Oil = { readonly whole: number; readonly held: number };
const inMg = ([, number = "", unit = ""]: readonly string[]): number => Number(number.replace(",", "")) * (/^(?:g|克)$/iu.test(unit) ? 1000 : 1);
/** Told in pairs: the weight of a capsule, and what of it is EPA and DHA. */
function oilsIn(text: string): readonly Oil[] {
  const amounts = every(AMOUNT, text).map((m) => inMg(m));
  if (amounts.length !== 4) return [];
  const [a = 0, b = 0, c = 0, d = 0] = amounts;
  const pairs = [
    [a, b],
    [c, d],
  ].map((two) => ({ whole: Math.max(...two), held: Math.min(...two) }));
  return pairs.every((o) => o.held >= FEWEST && o.held < o.whole) ? pairs : [];
}
const share = ({ whole, held }: Oil): number => Math.round((held / whole) * 100);

export const oilsCompared: Speaker = (c: Context): Part | undefined => {
  const { text } = c.u;
  if (!OIL.test(text) || !ACIDS.test(text) || !ASKS.test(text) || c.u.medicines.length > 0) return undefined;
  const [one, other] = oilsIn(text);
  const article = c.k.articles.get(ARTICLE);
  if (!one || !other || !article) return undefined;
  const [more, less] = one.held >= other.held ? [one, other] : [other, one];
  const ratio = more.held / less.held;
  const said = (o: Oil): string => `${o.held} mg`;
  const verdict =
    ratio < ALIKE
      ? both(`两种差不多：EPA+DHA 都是 ${said(more)} 上下`, `About the same: ${said(more)} and ${said(less)} of EPA and DHA`)
      : both(
          `价钱一样就选 ${said(more)} 的那种（${more === one ? "第一种" : "第二种"}）：EPA+DHA 是另一种的 ${Math.round(ratio * 10) / 10} 倍`,
          `At the same price the one with ${said(more)} (the ${more === one ? "first" : "second"}): it holds ${Math.round(ratio * 10) / 10} times the EPA and DHA of the other`,
        );
  return {
    id: "usual",
    article: article.id,
    whole: true,
    lead: both(
      `${verdict.zh}（占油的 ${share(more)}% 对 ${share(less)}%）。看标签上每粒 EPA 加 DHA 的毫克数，不看鱼油的总重；价钱不同时，比每 100 毫克 EPA+DHA 多少钱。`,
      `${verdict.en} (${share(more)}% of the oil against ${share(less)}%). Read the milligrams of EPA plus DHA in a capsule, not the weight of oil; where prices differ compare the price of 100 mg of EPA and DHA.`,
    ),
    title: article.title,
    body: [
      line(both("标签写“每份”的，先看一份是几粒。", "Where the label counts by serving, see how many capsules that is.")),
      both(article.body.zh.trim(), article.body.en.trim()),
    ],
    ...(article.refer && { todo: [article.refer] }),
    sources: c.k.sources(article.sources),
    findings: [one, other].map((o) => ({ kind: "amount" as const, of: "epa_dha", role: "stated" as const, value: o.held, unit: "mg", rule: "asked" })),
  };
};
