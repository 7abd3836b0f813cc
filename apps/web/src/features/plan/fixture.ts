/** A plan for tests: a vegetarian woman of 34 on levothyroxine with a low ferritin, who takes calcium and kelp tablets. */
import type { PrecisePlan } from "@nutri/contract";
import type { Forms } from "./api/forms.ts";
import { type Because, type Lang, localise, type Plan, type SourceRef, text } from "@nutri/domain";

const DRI: SourceRef = {
  id: "cns-dri-2023",
  title: "中国居民膳食营养素参考摄入量（2023版）",
  url: "https://www.cnsoc.org/",
  lang: "zh",
  publisher: "中国营养学会",
  year: 2023,
  locator: "表 3-6",
};
const NIH_IRON: SourceRef = {
  id: "nih-ods-iron",
  title: "Iron: Fact Sheet for Health Professionals",
  url: "https://ods.od.nih.gov/factsheets/Iron-HealthProfessional/",
  lang: "en",
  publisher: "NIH ODS",
  year: 2025,
  locator: "Iron and medications",
};
const NIH_IODINE: SourceRef = {
  id: "nih-ods-iodine",
  title: "Iodine: Fact Sheet for Health Professionals",
  url: "https://ods.od.nih.gov/factsheets/Iodine-HealthProfessional/",
  lang: "en",
  publisher: "NIH ODS",
  year: 2024,
};
const NIH_D: SourceRef = {
  id: "nih-ods-vitamin-d",
  title: "Vitamin D: Fact Sheet for Health Professionals",
  url: "https://ods.od.nih.gov/factsheets/VitaminD-HealthProfessional/",
  lang: "en",
  publisher: "NIH ODS",
  year: 2025,
};
const NIH_MG: SourceRef = {
  id: "nih-ods-magnesium",
  title: "Magnesium: Fact Sheet for Health Professionals",
  url: "https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/",
  lang: "en",
  publisher: "NIH ODS",
  year: 2022,
};
const ATA: SourceRef = {
  id: "garber-2012-hypothyroidism",
  title: "Clinical practice guidelines for hypothyroidism in adults",
  url: "https://pubmed.ncbi.nlm.nih.gov/23246686/",
  lang: "en",
  publisher: "AACE / ATA",
  year: 2012,
};
const WST: SourceRef = {
  id: "wst-428-2013",
  title: "成人体重判定（WS/T 428-2013）",
  url: "https://www.nhc.gov.cn/",
  lang: "zh",
  publisher: "国家卫生和计划生育委员会",
  year: 2013,
};
const WHO: SourceRef = {
  id: "who-2020-ferritin",
  title: "WHO guideline on use of ferritin concentrations to assess iron status",
  url: "https://www.who.int/publications/i/item/9789240000124",
  lang: "en",
  publisher: "WHO",
  year: 2020,
  locator: "Table 1",
};

const because = (kind: Because["kind"], rule: string, zh: string, en: string, source: SourceRef): Because => ({ kind, rule, text: text(zh, en), source });

const iron: Plan["nutrients"][number] = {
  nutrient: "iron",
  name: text("铁", "Iron"),
  axis: "blood",
  target: { amount: 18, unit: "mg", kind: "RNI", rule: "china-2023.iron:rni-18-49-female", source: DRI },
  upperLimit: { amount: 42, unit: "mg", scope: "total", counted: 24.4, rule: "china-2023.iron:ul-18", source: DRI },
  limits: [{ amount: 42, unit: "mg", scope: "total", counted: 24.4, rule: "china-2023.iron:ul-18", source: DRI }],
  intake: { diet: 9.4, supplements: 0, plan: 15, total: 24.4 },
  status: "low",
  confidence: "high",
  because: [
    because("need", "china-2023.iron:rni-18-49-female", "34 岁、有月经的女性。", "A woman of 34 who menstruates.", DRI),
    because("diet", "pattern:vegetarian", "素食，植物里的铁吸收得少。", "Vegetarian: iron from plants is absorbed less well.", NIH_IRON),
    because("intake", "intake.china", "按各类食物的份数估计。", "Estimated from the servings you told us.", NIH_IRON),
    because("lab", "biomarker:ferritin", "铁蛋白 14 µg/L，低于 15。", "Ferritin 14 µg/L, below 15.", WHO),
  ],
};

const vitaminD: Plan["nutrients"][number] = {
  nutrient: "vitamin_d",
  name: text("维生素D", "Vitamin D"),
  axis: "bone",
  target: { amount: 10, unit: "ug", kind: "RNI", rule: "china-2023.vitamin_d:rni-18", source: DRI },
  upperLimit: { amount: 50, unit: "ug", scope: "total", counted: 14, rule: "china-2023.vitamin_d:ul-18", source: DRI },
  limits: [{ amount: 50, unit: "ug", scope: "total", counted: 14, rule: "china-2023.vitamin_d:ul-18", source: DRI }],
  intake: { diet: 4, supplements: 0, plan: 10, total: 14 },
  status: "low",
  confidence: "low",
  because: [because("intake", "intake.china", "饮食没有细问，按人群调查的平均估计。", "Meals were not asked in detail; an average from a survey.", NIH_D)],
};

const magnesium: Plan["nutrients"][number] = {
  nutrient: "magnesium",
  name: text("镁", "Magnesium"),
  axis: "nerve",
  target: { amount: 320, unit: "mg", kind: "RNI", rule: "china-2023.magnesium:rni-18", source: DRI },
  upperLimit: { amount: 350, unit: "mg", scope: "supplemental", counted: 60, rule: "us-dri.magnesium:ul-19", source: NIH_MG },
  limits: [{ amount: 350, unit: "mg", scope: "supplemental", counted: 60, rule: "us-dri.magnesium:ul-19", source: NIH_MG }],
  intake: { diet: 240, supplements: 60, plan: 0, total: 300 },
  status: "low",
  confidence: "medium",
  because: [because("intake", "intake.china", "按人群调查的平均估计。", "An average from a survey.", NIH_MG)],
};

const iodine: Plan["nutrients"][number] = {
  nutrient: "iodine",
  name: text("碘", "Iodine"),
  axis: "metabolism",
  target: { amount: 120, unit: "ug", kind: "RNI", rule: "china-2023.iodine:rni-18", source: DRI },
  upperLimit: { amount: 600, unit: "ug", scope: "total", counted: 720, rule: "china-2023.iodine:ul-18", source: DRI },
  limits: [{ amount: 600, unit: "ug", scope: "total", counted: 720, rule: "china-2023.iodine:ul-18", source: DRI }],
  intake: { diet: 220, supplements: 500, plan: 0, total: 720 },
  status: "high",
  confidence: "medium",
  because: [because("intake", "taken:kelp", "你在吃“海带碘片”：500 µg。", "You take “kelp tablets”: 500 µg.", NIH_IODINE)],
};

const enough = (nutrient: string, zh: string, en: string, have: number, need: number, unit: string): Plan["nutrients"][number] => ({
  nutrient,
  name: text(zh, en),
  target: { amount: need, unit, kind: "RNI", rule: `china-2023.${nutrient}:rni-18`, source: DRI },
  limits: [],
  intake: { diet: have, supplements: 0, plan: 0, total: have },
  status: "adequate",
  confidence: "medium",
  because: [because("intake", "intake.china", "按人群调查的平均估计。", "An average from a survey.", DRI)],
});

const calciumApart: Plan["medicineTaboos"][number] = {
  id: "levothyroxine+calcium",
  subject: { kind: "medicine", id: "levothyroxine", name: text("左甲状腺素", "Levothyroxine") },
  item: { kind: "nutrient", id: "calcium", name: text("钙", "Calcium") },
  severity: "major",
  action: "separate",
  effect: text("钙会和药结合，药的吸收变少。", "Calcium binds the medicine, so less of it is absorbed."),
  advice: text("和药隔开至少 4 小时。", "Keep them at least 4 hours apart."),
  mechanism: text("在肠道里形成不溶的复合物。", "They form an insoluble complex in the gut."),
  evidence: "B",
  separateHours: 4,
  rule: "levothyroxine_calcium",
  sources: [ATA],
};

const ironApart: Plan["medicineTaboos"][number] = {
  ...calciumApart,
  id: "levothyroxine+iron",
  item: { kind: "nutrient", id: "iron", name: text("铁", "Iron") },
  effect: text("铁会和药结合，药的吸收变少。", "Iron binds the medicine, so less of it is absorbed."),
  rule: "levothyroxine_iron",
  sources: [ATA, NIH_IRON],
};

const soyWatch: Plan["medicineTaboos"][number] = {
  ...calciumApart,
  id: "levothyroxine+soy",
  item: { kind: "food", id: "soy", name: text("大豆制品", "Soy foods") },
  severity: "moderate",
  action: "monitor",
  effect: text("大量大豆可能让药吸收变少。", "Much soy may lower how much is absorbed."),
  advice: text("吃的量保持稳定，换饮食后复查。", "Keep the amount steady, and have a test after a change of diet."),
  separateHours: undefined,
  rule: "levothyroxine_soy",
};

const seleniumHelps: Plan["medicineTaboos"][number] = {
  ...calciumApart,
  id: "hypothyroidism+selenium",
  subject: { kind: "condition", id: "hypothyroidism", name: text("甲状腺功能减退", "Hypothyroidism") },
  item: { kind: "nutrient", id: "selenium", name: text("硒", "Selenium") },
  severity: "minor",
  action: "beneficial",
  effect: text("身体用它来活化甲状腺激素。", "The body uses it to activate thyroid hormone."),
  advice: text("从饮食里吃够就好。", "Enough from food will do."),
  mechanism: undefined,
  separateHours: undefined,
  rule: "hypothyroidism_selenium",
};

const kelpReview: Plan["productReviews"][number] = {
  item: { kind: "supplement", id: "kelp", name: text("海带碘片", "Kelp tablets") },
  verdict: "stop",
  nutrients: [{ nutrient: "iodine", name: text("碘", "Iodine"), amount: 500, unit: "ug" }],
  why: [
    because("condition", "hypothyroidism_kelp", "有甲状腺疾病，碘要由医生定。", "With a thyroid condition the doctor decides about iodine.", ATA),
    because("limit", "china-2023.iodine:ul-18", "碘合计每天 720 µg，超过上限 600 µg。", "Iodine adds up to 720 µg a day, above the limit of 600 µg.", DRI),
  ],
  sources: [ATA, DRI],
};

const calciumReview: Plan["productReviews"][number] = {
  item: { kind: "supplement", id: "calcium", name: text("碳酸钙片", "Calcium carbonate") },
  verdict: "adjust",
  nutrients: [{ nutrient: "calcium", name: text("钙", "Calcium"), amount: 300, unit: "mg" }],
  why: [because("conflict", "levothyroxine_calcium", "和左甲状腺素隔开至少 4 小时。", "Keep it at least 4 hours from levothyroxine.", ATA)],
  sources: [ATA],
};

const morning = text("早餐前 1 小时，整杯水", "1 hour before breakfast, with a full glass of water");
const noonEmpty = text("午饭前，配一杯橙汁", "Before lunch, with a glass of orange juice");
const withDinner = text("随晚餐", "With dinner");

const ironProduct: Plan["products"][number] = {
  id: "linmu-iron-15",
  name: text("林木 甘氨酸亚铁 15 毫克", "Linmu Iron bisglycinate 15 mg"),
  brand: text("林木", "Linmu"),
  image: "linmu-iron-15.webp",
  summary: text("每粒含铁 15 毫克（甘氨酸亚铁）。", "15 mg of iron in each capsule, as bisglycinate."),
  class: "filed_health_food",
  dose: { unit: text("粒", "capsule"), perDay: 1, usage: text("每日 1 次，每次 1 粒（饭前服用）", "1 capsule once a day (before a meal)") },
  dosage: 1,
  dailyDoses: 1,
  quantity: 1,
  group: "basis",
  timing: [{ moment: "noon", food: "without", text: noonEmpty }],
  nutrients: [{ nutrient: "iron", amount: 15, unit: "mg", form: "ferrous_bisglycinate" }],
  allergens: [],
  cautions: [text("放在孩子拿不到的地方。", "Keep out of reach of children.")],
  diets: ["vegetarian", "vegan"],
  because: [because("need", "rule:cover-gap", "补上差的 8.6 毫克，离上限还远。", "It covers the 8.6 mg that are short and stays far from the limit.", DRI)],
};

const dProduct: Plan["products"][number] = {
  ...ironProduct,
  id: "linmu-d3-10",
  name: text("林木 维生素D3 10 微克", "Linmu Vitamin D3 10 µg"),
  summary: text("每粒含维生素D3 10 微克。", "10 µg of vitamin D3 in each softgel."),
  dose: { unit: text("粒", "capsule"), perDay: 1, usage: text("每日 1 粒", "1 a day") },
  group: "other",
  timing: [{ moment: "evening", food: "with", text: withDinner }],
  nutrients: [{ nutrient: "vitamin_d", amount: 10, unit: "ug" }],
  allergens: ["gelatin", "rare_thing"],
  diets: [],
  because: [because("need", "rule:cover-gap", "补上差的 6 微克。", "It covers the 6 µg that are short.", NIH_D)],
};

const bilingual: Plan = {
  questionnaireType: "short_questionnaire",
  profile: {
    gender: "female",
    age: 34,
    heightCm: 163,
    weightKg: 55,
    activityLevel: "light",
    pregnancy: "none",
    bmi: { value: 20.7, category: "normal", text: text("在正常范围。", "In the normal range."), source: WST, rule: "bmi:wst-428-2013" },
    energy: {
      value: 1850,
      unit: "kcal",
      equation: text("按 34 岁女性、轻度活动估计。", "Estimated for a woman of 34 who is lightly active."),
      source: DRI,
      rule: "energy:china-2023",
    },
  },
  summary: text("三样不够，一样偏多，其余都好", "Three are short, one is too much, the rest is fine"),
  nutrients: [
    iron,
    vitaminD,
    magnesium,
    iodine,
    enough("vitamin_c", "维生素C", "Vitamin C", 110, 100, "mg"),
    enough("zinc", "锌", "Zinc", 9, 8.5, "mg"),
    enough("selenium", "硒", "Selenium", 62, 60, "ug"),
  ],
  recommendations: [
    {
      nutrient: "iron",
      name: text("铁", "Iron"),
      dailyAmount: 15,
      unit: "mg",
      form: text("甘氨酸亚铁", "Iron bisglycinate"),
      timing: ironProduct.timing,
      products: [{ productId: ironProduct.id, dailyDoses: 1 }],
      because: [because("timing", "timing:iron", "与茶、咖啡隔 1 小时。", "Keep an hour from tea and coffee.", NIH_IRON)],
      sources: [NIH_IRON],
    },
    {
      nutrient: "vitamin_d",
      name: text("维生素D", "Vitamin D"),
      dailyAmount: 10,
      unit: "ug",
      timing: dProduct.timing,
      products: [{ productId: dProduct.id, dailyDoses: 1 }],
      because: [because("timing", "timing:vitamin_d", "随含油脂的一餐吃。", "With a meal that has some fat.", NIH_D)],
      sources: [NIH_D],
    },
  ],
  products: [ironProduct, dProduct],
  schedule: [
    { moment: "morning", food: "without", entries: [{ kind: "medicine", id: "levothyroxine", name: text("优甲乐", "Levothyroxine"), note: morning }] },
    {
      moment: "noon",
      food: "without",
      entries: [
        {
          kind: "product",
          id: ironProduct.id,
          name: ironProduct.name,
          amount: text("1 粒", "1 capsule"),
          note: text("前后 1 小时不喝茶和咖啡", "No tea or coffee for an hour before and after"),
        },
      ],
    },
    {
      moment: "evening",
      food: "with",
      entries: [
        {
          kind: "supplement",
          id: "calcium",
          name: text("碳酸钙片", "Calcium carbonate"),
          note: text("离优甲乐 11 小时，离铁 6 小时", "11 hours from levothyroxine, 6 from iron"),
        },
        { kind: "product", id: dProduct.id, name: dProduct.name, amount: text("1 粒", "1 capsule") },
      ],
    },
  ],
  avoided: [
    {
      item: text("林木 大豆异黄酮", "Linmu Soy isoflavones"),
      productId: "linmu-soy",
      why: text("可能影响优甲乐的吸收，需要随访。", "It may affect levothyroxine and needs follow-up."),
      severity: "moderate",
      rule: "levothyroxine_soy",
      sources: [ATA],
    },
    {
      item: text("林木 海带碘", "Linmu Kelp iodine"),
      productId: "linmu-kelp",
      why: text("你有甲状腺疾病，碘要由医生定。", "With a thyroid condition the doctor decides about iodine."),
      severity: "contraindicated",
      rule: "hypothyroidism_kelp",
      sources: [ATA],
    },
    {
      item: text("林木 维生素C 1000 毫克", "Linmu Vitamin C 1000 mg"),
      productId: "linmu-c",
      why: text("饮食里已经够，多了没有好处。", "Your food gives enough; more has no use."),
      severity: "minor",
      rule: "china-2023.vitamin_c:rni-18",
      sources: [DRI],
    },
  ],
  warnings: [
    {
      severity: "moderate",
      text: text("补铁三个月后复查铁蛋白。", "Have your ferritin tested again after three months of iron."),
      seeDoctor: false,
      rule: "advice:iron_recheck",
      sources: [WHO],
    },
    {
      severity: "major",
      text: text("铁蛋白低，先请医生查一查原因，不要自己加量。", "Your ferritin is low. Ask a doctor for the cause first, and do not raise the dose yourself."),
      seeDoctor: true,
      rule: "advice:anaemia_cause",
      sources: [WHO],
    },
  ],
  advice: [
    {
      text: text("多吃黑芝麻、黄豆和深绿叶菜，配上含维生素C的水果。", "Eat sesame, soybeans and dark leafy greens, with fruit that has vitamin C."),
      because: [because("diet", "advice:food_for_iron", "植物里的铁配维生素C吸收更好。", "Iron from plants is absorbed better with vitamin C.", NIH_IRON)],
      sources: [NIH_IRON],
    },
  ],
  questions: [
    { path: "lifestyle.sunMinutes", text: text("每天大约晒多少分钟太阳？", "How many minutes of sun do you get a day?") },
    {
      path: "labs.vitamin_d_25oh",
      text: text("查一次 25-羟维生素D，就能确定维生素D够不够。", "A test of 25-OH vitamin D would settle whether vitamin D is enough."),
    },
  ],
  radar: [
    { axis: "blood", name: text("造血", "Blood"), score: 46, nutrients: ["iron"] },
    { axis: "bone", name: text("骨骼", "Bones"), score: 48, nutrients: ["vitamin_d"] },
    { axis: "nerve", name: text("神经", "Nerves"), score: 70, nutrients: ["magnesium"] },
    { axis: "heart", name: text("心血管", "Heart"), score: 86, nutrients: [] },
    { axis: "metabolism", name: text("代谢", "Metabolism"), score: 80, nutrients: ["iodine"] },
    { axis: "immunity", name: text("免疫", "Immunity"), score: 88, nutrients: ["zinc"] },
  ],
  medicineTaboos: [soyWatch, seleniumHelps, calciumApart, ironApart],
  productReviews: [calciumReview, kelpReview],
  unrecognised: ["老中医丸"],
  disclaimer: text("我不是医生，不做诊断，也不开处方。", "I am not a doctor. I make no diagnosis and write no prescription."),
  knowledgeVersion: "2026.11.1",
  engineVersion: "0.1.0",
  catalogueVersion: "a1b2c3",
  market: "cn",
  referenceSet: "china-2023",
  asOf: "2026-11-18",
  optimality: { status: "optimal", gap: 0 },
};

/** The fixture plan in one language, with anything changed that a test wants otherwise. */
export const fixturePlan = (lang: Lang, change: Partial<PrecisePlan> = {}): PrecisePlan => ({
  id: "plan-2",
  customNutritionPlanId: "custom-1",
  previousId: "plan-1",
  nickname: lang === "en-US" ? "Lin" : "小林",
  createdAt: "2026-11-18T03:04:05.000Z",
  nextStep: "1",
  ...(localise(bilingual, lang) as Omit<PrecisePlan, "id" | "customNutritionPlanId" | "nickname" | "createdAt" | "nextStep">),
  changes: [
    {
      kind: "nutrient",
      id: "iron",
      name: lang === "en-US" ? "Iron" : "铁",
      from: 0,
      to: 15,
      unit: "mg",
      because: lang === "en-US" ? "The report of Nov 12 shows a low ferritin." : "11月12日的报告里铁蛋白偏低。",
    },
    {
      kind: "product",
      id: "linmu-d3-10",
      name: lang === "en-US" ? "Linmu Vitamin D3 10 µg" : "林木 维生素D3 10 微克",
      from: 0,
      to: 1,
      because: lang === "en-US" ? "Vitamin D is low." : "维生素D偏低。",
    },
  ],
  ...change,
});

const NIH_CA: SourceRef = {
  ...NIH_MG,
  id: "nih-ods-calcium",
  title: "Calcium: Fact Sheet for Health Professionals",
  url: "https://ods.od.nih.gov/factsheets/Calcium-HealthProfessional/",
};
const caution = (rule: string, who: string, forms: string[]): Forms["cautions"][number] => ({
  rule,
  who: [who],
  forms,
  severity: "minor",
  action: "monitor",
  effect: "碳酸钙需要胃酸溶解。",
  advice: "随餐服用，或改柠檬酸钙。",
  sources: [NIH_CA],
});

/** The forms of calcium; one form of anything else. @param path of the call */
export function fixtureForms(path: string): Forms {
  const form = (id: string, name: string, fraction: number): Forms["forms"][number] => ({ id, name, fraction, verified: true, sources: [NIH_CA] });
  const carbonate = { ...form("calcium_carbonate", "碳酸钙", 0.4004), note: "随餐吃。" };
  const citrateMalate = { ...form("calcium_citrate_malate", "柠檬酸苹果酸钙", 0.23), verified: false, note: "各产品含钙量不同。" };
  const base = { nutrient: "calcium", name: "钙", unit: "mg", forms: [carbonate, citrateMalate], cautions: [] };
  if (!path.endsWith("=calcium")) return { ...base, forms: [carbonate] };
  return {
    ...base,
    choice: { answer: "碳酸钙随餐吃；柠檬酸钙可空腹。", refer: "有肾结石，先问医生。", sources: [NIH_CA] },
    timing: { text: "碳酸钙随餐吃；柠檬酸钙空腹也行。", sources: [NIH_CA] },
    cautions: [
      caution("acid_suppressant_calcium_carbonate", "质子泵抑制剂", ["碳酸钙"]),
      caution("stones-calcium-supplement", "肾结石", []),
      caution("levothyroxine_calcium", "左甲状腺素", []),
    ],
  };
}
