/** "A: 60 capsules of 300 mg for 180; B: 90 of 600 mg for 270. Which is better value?": what the same amount of it costs. */
import { readable } from "@nutri/domain";
import { every } from "../../text/every.ts";
import { asksValue } from "../../understand/all-told.ts";
import { both, type Context, once, type Part, type Speaker } from "../part.ts";

const PRICE = /(?:[¥￥$£€₹]|\brs\.?|\busd|\brmb)\s?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:元|块钱?|rmb|dollars?|bucks|pounds?|quid|euros?|rupees)(?![a-z])/iu;
const CURRENCY = /[¥￥$£€₹]/u;
const PIECES =
  /(\d{1,4})\s?(?:(?:of|x|×)\s?(?=\d)|粒|片|颗|支|袋|包|caps?(?:ules?)?\b|tab(?:let)?s?\b|soft ?gels?\b|gumm(?:y|ies)\b|pills?\b|ct\b|count\b|sachets?\b)/iu;
const HELD = /(\d[\d,]*(?:\.\d+)?)\s?(iu|国际单位|mcg|µg|ug|微克|mg|毫克|g|克)(?![a-z])/giu;
const EACH = /每|一[粒片颗]|单[粒片]|\beach\b|\bper\b|\ba (?:cap|pill|tab)/iu;
const PRODUCTS = /[。；;?？!！\n]|[,，](?=\s?[A-Z\p{Script=Han}]{1,6}\s?(?:家|款|牌|瓶|店))|\.(?=\s)|\b(?:vs\.?|versus)\b|还是/giu;
const OPENS = /^(?:(?:and|or|the|an?|also|then|so)\s|(?:另外|还有|或者)\s?)+/iu;
const GRAMS: Readonly<Record<string, readonly [number, string]>> = {
  mg: [1, "mg"],
  毫克: [1, "mg"],
  g: [1000, "mg"],
  克: [1000, "mg"],
  mcg: [0.001, "mg"],
  ug: [0.001, "mg"],
  µg: [0.001, "mg"],
  微克: [0.001, "mg"],
  iu: [1, "IU"],
  国际单位: [1, "IU"],
};

type Product = { readonly name: string; readonly price: number; readonly currency: string; readonly held: number; readonly unit: string };

/** What stands before the first figure: "kirkland", "A家鱼油". */
const nameIn = (text: string): string =>
  (
    text
      .slice(0, Math.min(...[PRICE, PIECES, new RegExp(HELD.source, "iu")].map((of) => text.search(of)).filter((at) => at >= 0)))
      .split(/[:：,，]/u)
      .map((s) => s.trim())
      .findLast((s) => s !== "") ?? ""
  )
    .replace(OPENS, "")
    .replace(/[，,：:\s]+$/u, "");

function productIn(text: string): Product | undefined {
  const [priced, before, after] = PRICE.exec(text) ?? [];
  const pieces = PIECES.exec(text);
  const amounts = every(HELD, text);
  const amount = amounts.find((m) => EACH.test(text.slice(Math.max(0, m.index - 14), m.index + m[0].length + 24))) ?? amounts[0];
  const [factor, unit] = GRAMS[amount?.[2]?.toLowerCase() ?? ""] ?? [];
  if (priced === undefined || !pieces || !amount || factor === undefined || unit === undefined) return undefined;
  const name = nameIn(text);
  const held = Number(amount[1]?.replaceAll(",", "")) * factor * Number(pieces[1]);
  return name === "" || held <= 0 ? undefined : { name, price: Number(before ?? after), currency: CURRENCY.exec(priced)?.[0] ?? "", held, unit };
}

/** Cut where one product ends and the next begins. */
function productsIn(text: string): Product[] {
  let start = 0;
  const pieces: string[] = [];
  for (const m of every(PRODUCTS, text)) {
    pieces.push(text.slice(start, m.index));
    start = m.index + m[0].length;
  }
  return [...pieces, text.slice(start)].flatMap((s) => productIn(s) ?? []);
}

const A_THOUSAND = 1000;
const MOST_NAME = 30;

export const valueCompared: Speaker = once(({ u, k, q }: Context): Part | undefined => {
  if (!asksValue(u.text)) return undefined;
  const products = productsIn(u.text).filter((p) => p.name.length <= MOST_NAME);
  const [first] = products;
  if (!first || products.length < 2 || products.some((p) => p.unit !== first.unit || p.currency !== first.currency)) return undefined;
  const sorted = products.toSorted((a, b) => a.price / a.held - b.price / b.held);
  const [best, ...others] = sorted;
  if (!best) return undefined;
  const cost = (p: Product): number => p.price / p.held;
  const share = (p: Product): string => `${Math.round((cost(best) / cost(p)) * 100)}%`;
  // What things cost is said where things are sold.
  const priced = (p: Product): string =>
    q.market === "cn" ? "" : ` (${p.currency}${readable(Math.round(cost(p) * A_THOUSAND * 100) / 100)} / ${A_THOUSAND} ${p.unit})`;
  const against = others.map((p) => both(`${p.name} 的 ${share(p)}`, `${share(p)} of ${p.name}${priced(p)}`));
  return {
    id: "value",
    whole: true,
    lead: both(
      `按里面的有效成分算，${best.name} 更划算：同样的量，花的钱是${against.map((t) => t.zh).join("、")}。`,
      `For what is in it, ${best.name}${priced(best)} is the better value: the same amount costs ${against.map((t) => t.en).join(", ")}.`,
    ),
    title: both("哪个划算", "Better value"),
    body: [
      both(
        "- 只在成分、形式一样，量也合适时才这样比；看标签上有效成分的毫克，不看总重。过敏、和药冲突的，再便宜也不选。",
        "- That holds for the same substance in the same form and a fitting dose: go by the milligrams of what counts, not the weight of the capsule. What you are allergic to, or clashes with a medicine, is no bargain.",
      ),
    ],
    sources: k.sources(k.articles.get("choosing_brand")?.sources ?? []),
  };
});
