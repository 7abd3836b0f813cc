import { createKnowledge, type KnowledgeIndex } from "@nutri/knowledge";

type Records = Parameters<typeof createKnowledge>[0];

/** A handful of records, for tests of the server: what the real ones say is tested where they are. */
const EMPTY = {
  adjustments: [],
  advice: [],
  articles: [],
  axes: [],
  biomarkers: [],
  classes: [],
  condition_rules: [],
  conditions: [],
  foods: [],
  goals: [],
  groups: [],
  hotlines: [],
  label_lines: [],
  intake: [],
  interactions: [],
  items: [],
  medicines: [],
  nutrients: [],
  patterns: [],
  red_flags: [],
  references: [],
  sources: [],
  term_sets: [],
};

const cite = [{ source: "test-source", locator: "1" }];
const medicine = (id: string, zh: string, en: string, more: object = {}) => ({
  id,
  name: { zh, en },
  aliases: [],
  brands: [],
  atc: [],
  classes: [],
  notClasses: [],
  components: [],
  kind: "medicine",
  items: [],
  route: "oral",
  systemic: true,
  uses: { zh: "用途", en: "use" },
  sources: cite,
  ...more,
});
const nutrient = (id: string, zh: string, en: string, group: string) => ({
  id,
  name: { zh, en },
  aliases: [],
  unit: "mg",
  group,
  supplementable: true,
  functions: [{ zh: "作用", en: "function" }],
  deficiency: [],
  excess: [],
  forms: [],
  conversions: [],
  partners: [],
  rivals: [],
  foods: [],
  sources: cite,
});
const condition = (id: string, zh: string, en: string, kind: string) => ({
  id,
  name: { zh, en },
  aliases: [],
  kind,
  parents: [],
  allergens: [],
  common: true,
  sources: [],
});

const RECORDS: unknown = {
  ...EMPTY,
  version: "test-knowledge",
  sources: [{ id: "test-source", title: "A source", lang: "en", publisher: "A publisher", year: 2023, url: "https://example.org/", kind: "textbook" }],
  nutrients: [
    nutrient("vitamin_c", "维生素C", "Vitamin C", "vitamin"),
    nutrient("calcium", "钙", "Calcium", "mineral"),
    nutrient("magnesium", "镁", "Magnesium", "mineral"),
  ],
  medicines: [
    medicine("warfarin", "华法林", "Warfarin", { brands: ["Coumadin"], atc: ["B01AA03"], classes: ["vitamin_k_antagonist"] }),
    medicine("levothyroxine", "左甲状腺素", "Levothyroxine", { atc: ["H03AA01"] }),
  ],
  classes: [
    { id: "vitamin_k_antagonist", name: { zh: "维生素K拮抗剂", en: "Vitamin K antagonists" }, aliases: [], atcPrefixes: ["B01AA"], parents: [], items: [] },
  ],
  conditions: [condition("hypertension", "高血压", "High blood pressure", "disease"), condition("soy_allergy", "大豆过敏", "Soy allergy", "allergy")],
  goals: [{ id: "energy", name: { zh: "精力", en: "Energy" }, aliases: [], nutrients: [], sources: [] }],
};

export const testKnowledge = (): KnowledgeIndex => createKnowledge(RECORDS as Records);
