import { simplified } from "@nutri/domain/simplified";

/** Radicals that fonts' ToUnicode maps give instead of the character, and which NFKC leaves as they are. */
const RADICALS: Record<string, string> = Object.fromEntries(
  "⺠民 ⻋车 ⻓长 ⻔门 ⻅见 ⻆角 ⻉贝 ⻘青 ⻛风 ⻜飞 ⻝食 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻨麦 ⻩黄 ⻬齐 ⻮齿 ⻰龙 ⻳龟 ⺟母 ⻚页 ⻙韦 ⻑長 ⺌小 ⺝月 ⺼肉 ⺩王 ⺬示 ⻗雨 ⺄乙 ⺈刀 ⺒巳 ⺓幺 ⺗心 ⺥爪 ⺧牛 ⺪疋 ⺫目 ⺯糸 ⺱网 ⺶羊 ⺹老 ⺻聿 ⺽臼 ⻁虎 ⻊足 ⻄西 ⻟食 ⻞食 ⻡首 ⻌辶 ⻖阝"
    .split(" ")
    .map((p) => [p.slice(0, 1), p.slice(1)]),
);
const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Printed text made comparable: exponents after 10 kept as `^n`, then NFKC, radicals folded, one kind of dash, arrow, colon and space. */
export function clean(text: string): string {
  return text
    .replace(/10\s*([⁰¹²³⁴-⁹]+)/g, (_, e: string) => `10^${[...e].map((c) => SUPERSCRIPT.indexOf(c)).join("")}`)
    .normalize("NFKC")
    .replace(/[⺀-⻿]/g, (c) => RADICALS[c] ?? c)
    .replace(/[‐‑‒–—―−﹣－]/g, "-")
    .replace(/[⬆⇧▲△🔺]/gu, "↑")
    .replace(/[⬇⇩▼▽🔻]/gu, "↓")
    .replace(/[〜∼～]/g, "~")
    .replace(/(?<=\d)[·‧∙•](?=\d)/g, ".")
    .replace(/[≦⩽]/g, "≤")
    .replace(/[≧⩾]/g, "≥")
    .replace(/[\p{Cc}\u200b-\u200f\ufeff]/gu, (c) => (/\s/.test(c) ? " " : ""))
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}

/** Traditional characters as names, headings and labels have them; 鱗 stands on sheets for 磷. */
export const simplify = (text: string): string => simplified(text.replaceAll("鱗", "磷"));

/** One spelling for what laboratories print in several: British and American, 天门冬氨酸 and 天冬氨酸, 嗜酸细胞 and 嗜酸性粒细胞, a share and a number of cells. */
const SPELT: readonly (readonly [RegExp, string])[] = [
  [/haem/g, "hem"],
  [/leuco/g, "leuko"],
  [/oestr/g, "estr"],
  [/天门冬氨酸|(?<!天)门冬氨酸/g, "天冬氨酸"],
  [/嗜([酸碱])性?(?:粒|细胞|球)*细胞/g, "嗜$1性粒细胞"],
  [/中性细胞/g, "中性粒细胞"],
  [/(?<=细胞)(?:百分率|百分数|比率|比值|比例)/g, "百分比"],
  [/绝对(?:数值?|计数)/g, "绝对值"],
];

/** The key under which names of tests are compared: letters, digits, CJK and `% # +` only. 维他命, 烟碱酸, 烟碱素 and 胆素 are how Taiwan and Hong Kong say 维生素, 烟酸 and 胆碱 (尿胆素 is another thing). */
export function nameKey(text: string): string {
  const key = simplify(clean(text))
    .replaceAll("维他命", "维生素")
    .replaceAll(/烟碱(?=酸|酰)/g, "烟")
    .replaceAll("烟碱素", "烟酸")
    .replaceAll(/(?<![\u3400-\u9fff])胆素/g, "胆碱")
    .toLowerCase()
    .replace(/[μµ]/g, "u")
    .replace(/^[yr](?=-gt)/, "g") // γ as it is written, and read, for want of it
    .replace(/γ/g, "g")
    .replace(/α/g, "a")
    .replace(/β/g, "b")
    .replace(/[^\p{L}\p{N}%#+]/gu, "");
  return SPELT.reduce((k, [from, to]) => k.replace(from, to), key);
}

export const isCjk = (text: string): boolean => /[\u3400-\u9fff]/.test(text);
