/** What of the person an answer goes by: shown beside it, so that a wrong fact is seen. */
import type { Answers, ChatCard, DietPattern, Pregnancy, Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { ofMonths } from "./amounts/needs.ts";
import { both, type Context, type Part } from "./part.ts";

/** Speakers whose words depend on who asks. */
const PERSONAL: ReadonlySet<string> = new Set(["amount", "limit", "pairs", "lab", "plan", "report", "products", "stage", "medicine", "condition", "foods"]);

const LABELS = {
  age: both("年龄", "Age"),
  sex: both("性别", "Sex"),
  stage: both("阶段", "Stage"),
  diet: both("饮食", "Diet"),
  conditions: both("健康情况", "Conditions"),
  medicines: both("在用的药", "Medicines"),
  allergies: both("过敏", "Allergies"),
} as const;
const SEXES = { female: both("女", "Female"), male: both("男", "Male") } as const;
const STAGES: Readonly<Partial<Record<Pregnancy, Text>>> = {
  trying: both("备孕", "Trying to conceive"),
  pregnant_1: both("孕早期", "First trimester"),
  pregnant_2: both("孕中期", "Second trimester"),
  pregnant_3: both("孕晚期", "Third trimester"),
  lactating: both("哺乳期", "Breastfeeding"),
};
const DIETS: Readonly<Partial<Record<DietPattern, Text>>> = { vegan: both("纯素", "Vegan"), vegetarian: both("素食", "Vegetarian") };
const PREGNANT = both("怀孕", "Pregnant");

const ageText = (age: number): Text => (age < 1 ? ofMonths(age) : both(`${age} 岁`, `${age}`));
const listed = (names: readonly Text[]): Text => both(names.map((n) => n.zh).join("、"), names.map((n) => n.en).join(", "));
const same = (name: string): Text => both(name, name);

type Fact = readonly [keyof typeof LABELS, Text | undefined];
const some = (names: readonly Text[]): Text | undefined => (names.length > 0 ? listed(names) : undefined);

function factsOf(p: Answers, pregnant: boolean, k: KnowledgeIndex): Fact[] {
  const pattern = p.diet?.pattern;
  return [
    ["age", p.age === undefined ? undefined : ageText(p.age)],
    ["sex", p.gender && SEXES[p.gender]],
    ["stage", (p.pregnancy && STAGES[p.pregnancy]) ?? (pregnant ? PREGNANT : undefined)],
    ["diet", pattern && DIETS[pattern]],
    ["conditions", some((p.conditions ?? []).map((id) => k.conditions.get(id)?.name ?? same(id)))],
    [
      "medicines",
      some((p.medicines ?? []).map((m) => (m.id === undefined ? undefined : (k.medicines.get(m.id) ?? k.classes.get(m.id))?.name) ?? same(m.name))),
    ],
    ["allergies", some((p.allergies ?? []).map(same))],
  ];
}

/** Nothing when nothing is known, or when the answer is the same for everybody. */
export function profileOf({ u, k }: Context, parts: readonly Part[]): ChatCard[] {
  if (!parts.some((p) => PERSONAL.has(p.id))) return [];
  const lang = u.lang === "zh-CN" ? "zh" : "en";
  const facts = factsOf(u.person, u.pregnant, k).flatMap(([label, value]) => (value ? [{ label: LABELS[label][lang], value: value[lang] }] : []));
  return facts.length > 0 ? [{ kind: "profile", subject: u.subject, facts }] : [];
}
