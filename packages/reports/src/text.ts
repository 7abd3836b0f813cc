/** Radicals that fonts' ToUnicode maps give instead of the character, and which NFKC leaves as they are. */
const RADICALS: Record<string, string> = Object.fromEntries(
  "⺠民 ⻋车 ⻓长 ⻔门 ⻅见 ⻆角 ⻉贝 ⻘青 ⻛风 ⻜飞 ⻝食 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻨麦 ⻩黄 ⻬齐 ⻮齿 ⻰龙 ⻳龟 ⺟母 ⻚页 ⻙韦 ⻑長 ⺌小 ⺝月 ⺼肉 ⺩王 ⺬示 ⻗雨 ⺄乙 ⺈刀 ⺒巳 ⺓幺 ⺗心 ⺥爪 ⺧牛 ⺪疋 ⺫目 ⺯糸 ⺱网 ⺶羊 ⺹老 ⺻聿 ⺽臼 ⻁虎 ⻊足 ⻄西 ⻟食 ⻞食 ⻡首 ⻌辶 ⻖阝"
    .split(" ")
    .map((p) => [p.slice(0, 1), p.slice(1)]),
);
/** Traditional characters met in the names of tests. */
const SIMPLE: Record<string, string> = Object.fromEntries(
  "計计 數数 細细 紅红 總总 膽胆 鹼碱 轉转 鐵铁 鈣钙 鈉钠 鉀钾 鎂镁 鋅锌 銅铜 葉叶 維维 體体 積积 單单 驗验 濃浓 壓压 質质 間间 結结 離离 腎肾 絲丝 過过 濾滤 鹽盐 與与 對对 絕绝 飽饱 組组 飯饭 後后 時时 醣糖 瑪玛 鏈链 類类 濕湿 風风 應应 貧贫 鉛铅 狀状 遊游 運运 檢检 測测 參参 値值 項项 報报 醫医 點点 藥药 餘余 鏡镜 鱗磷 顆颗 凍冻 蘋苹 異异 變变 寬宽 極极 聯联 標标 準准 號号 齡龄 歲岁 別别 採采 樣样 陰阴 陽阳 淨净 臟脏 熒荧 歐欧 補补 麩麸 纖纤 脫脱 氫氢 嶼屿 氧氧"
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
    .replace(/[≦⩽]/g, "≤")
    .replace(/[≧⩾]/g, "≥")
    .replace(/[\p{Cc}\u200b-\u200f\ufeff]/gu, (c) => (/\s/.test(c) ? " " : ""))
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}

export const simplify = (text: string): string => text.replace(/[\u4e00-\u9fff]/g, (c) => SIMPLE[c] ?? c);

/** The key under which names of tests are compared: letters, digits, CJK and `% # +` only. */
export function nameKey(text: string): string {
  return simplify(clean(text))
    .toLowerCase()
    .replace(/[μµ]/g, "u")
    .replace(/γ/g, "g")
    .replace(/α/g, "a")
    .replace(/β/g, "b")
    .replace(/[^\p{L}\p{N}%#+]/gu, "");
}

export const isCjk = (text: string): boolean => /[\u3400-\u9fff]/.test(text);
