/** What a market asks of whoever shows products, as data with its sources: which sentences, which words never. Facts, not legal advice. */
import type { Market } from "./plan.ts";
import type { CatalogueProduct } from "./product.ts";
import type { SourceRef } from "./source.ts";
import { type Text, text } from "./bilingual.ts";

export type ProductClassId = CatalogueProduct["class"];

const NPC = { url: "https://flk.npc.gov.cn", lang: "zh", publisher: "全国人民代表大会常务委员会" } as const;
const SAMR = { url: "https://www.samr.gov.cn", lang: "zh", publisher: "国家市场监督管理总局" } as const;

/** Where each rule stands. The addresses are the official collections; the locator finds the place in the text. */
export const MARKET_SOURCES = {
  advertisingLaw: { ...NPC, id: "cn-advertising-law", title: "中华人民共和国广告法", year: 2021, locator: "第九、十七、十八、十九、四十条" },
  foodSafetyLaw: { ...NPC, id: "cn-food-safety-law", title: "中华人民共和国食品安全法", year: 2021, locator: "第七十三、七十八、七十九条" },
  onlineAdvertising: { ...SAMR, id: "cn-online-advertising-72", title: "互联网广告管理办法（市场监管总局令第72号）", year: 2023, locator: "第八条" },
  adReview: {
    ...SAMR,
    id: "cn-ad-review-21",
    title: "药品、医疗器械、保健食品、特殊医学用途配方食品广告审查管理暂行办法（市场监管总局令第21号）",
    year: 2019,
    locator: "第六条、第十一条",
  },
  warningGuide: {
    ...SAMR,
    id: "cn-health-food-warning-29",
    title: "保健食品标注警示用语指南（市场监管总局公告2019年第29号）",
    year: 2019,
    locator: "警示用语",
  },
  fdaDisclaimer: {
    id: "us-21-cfr-101-93",
    title: "21 CFR 101.93, Certain types of statements for dietary supplements",
    url: "https://www.ecfr.gov/current/title-21/section-101.93",
    lang: "en",
    publisher: "Food and Drug Administration",
    year: 2000,
    locator: "(c)",
  },
} as const satisfies Record<string, SourceRef>;

/** A sentence that must stand beside a product, word for word in the market's own language. */
export type RequiredSentence = { readonly text: Text; readonly source: SourceRef };

const NOT_A_SUBSTITUTE: RequiredSentence = {
  text: text("本品不能代替药物", "This product cannot take the place of a medicine."),
  source: MARKET_SOURCES.advertisingLaw,
};
const NOT_A_MEDICINE: RequiredSentence = {
  text: text("保健食品不是药物，不能代替药物治疗疾病", "A health food is not a medicine and cannot take the place of a medicine in treating a disease."),
  source: MARKET_SOURCES.warningGuide,
};
const UNDER_A_DOCTOR: RequiredSentence = {
  text: text("请在医生或者临床营养师指导下使用", "Use it under the guidance of a doctor or a clinical dietitian."),
  source: MARKET_SOURCES.adReview,
};
const NOT_EVALUATED: RequiredSentence = {
  text: text(
    "本说明未经美国食品药品监督管理局评估。本品不用于诊断、治疗、治愈或预防任何疾病。",
    "This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.",
  ),
  source: MARKET_SOURCES.fdaDisclaimer,
};

type ClassRule = {
  readonly name: Text;
  /** Whether words on what it does for the body may stand there: only those that are registered or filed, and only as they are. */
  readonly functionWords: "as_registered" | "none";
  readonly sentences: readonly RequiredSentence[];
  readonly source: SourceRef;
};

/** What each class of product is called, may say and must say in `cn`. */
export const PRODUCT_CLASSES: Readonly<Record<ProductClassId, ClassRule>> = {
  registered_health_food: {
    name: text("注册保健食品", "Registered health food"),
    functionWords: "as_registered",
    sentences: [NOT_A_SUBSTITUTE, NOT_A_MEDICINE],
    source: MARKET_SOURCES.foodSafetyLaw,
  },
  filed_health_food: {
    name: text("备案保健食品", "Filed health food"),
    functionWords: "as_registered",
    sentences: [NOT_A_SUBSTITUTE, NOT_A_MEDICINE],
    source: MARKET_SOURCES.foodSafetyLaw,
  },
  ordinary_food: { name: text("普通食品", "Ordinary food"), functionWords: "none", sentences: [NOT_A_SUBSTITUTE], source: MARKET_SOURCES.foodSafetyLaw },
  cross_border: {
    name: text("跨境进口商品", "Cross-border import"),
    functionWords: "none",
    sentences: [NOT_A_SUBSTITUTE],
    source: MARKET_SOURCES.foodSafetyLaw,
  },
  special_medical_food: {
    name: text("特殊医学用途配方食品", "Food for special medical purposes"),
    functionWords: "none",
    sentences: [NOT_A_SUBSTITUTE, UNDER_A_DOCTOR],
    source: MARKET_SOURCES.adReview,
  },
};

/** The sentences that must stand beside products of these classes, each once. */
export function requiredSentences(market: Market, classes: readonly ProductClassId[]): RequiredSentence[] {
  if (market === "intl") return classes.length > 0 ? [NOT_EVALUATED] : [];
  return [...new Set(classes.flatMap((c) => PRODUCT_CLASSES[c].sentences))];
}

type Forbidden = { readonly words: RegExp; readonly source: SourceRef };

/** Words that never stand beside a product. */
const FORBIDDEN: readonly Forbidden[] = [
  {
    words:
      /治疗|治愈|根治|痊愈|预防|防治|疗效|药效|处方|诊断|康复|抗癌|抗肿瘤|消炎|止痛|降血?压|降血?糖|降血?脂|\b(?:cur(?:e|es|ed|ing)|treat(?:s|ed|ing|ment|ments)?|prevent(?:s|ed|ing|ion)?|heal(?:s|ed|ing)?|remed(?:y|ies)|diagnos\w+|anti-?cancer)\b/giu,
    source: MARKET_SOURCES.advertisingLaw,
  },
  {
    words:
      /无毒副作用|无副作用|无依赖|安全无害|绝对安全|热销|抢购|家庭必备|必备|免费赠送|无效退款|保险公司|有效率|临床验证|专家推荐|\b(?:risk-?free|no side effects?|bestsell\w+|best-selling|must-have|money-?back|clinically proven|doctors? recommend\w*)\b/giu,
    source: MARKET_SOURCES.adReview,
  },
  { words: /国家级|最高级|最佳|第一品牌|顶级|神奇|奇迹|\b(?:miracle|world's best|number one)\b/giu, source: MARKET_SOURCES.advertisingLaw },
];

const SENTENCES = [NOT_A_SUBSTITUTE, NOT_A_MEDICINE, UNDER_A_DOCTOR, NOT_EVALUATED].flatMap(({ text: { zh, en } }) => [zh, en]);

/** What of a text may not stand beside a product, each with the rule. The required sentences themselves are allowed. */
export function forbiddenWords(written: string): { word: string; source: SourceRef }[] {
  const rest = SENTENCES.reduce((t, sentence) => t.replaceAll(sentence, " "), written);
  return FORBIDDEN.flatMap(({ words, source }) => (rest.match(words) ?? []).map((word) => ({ word, source })));
}
