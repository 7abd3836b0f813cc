/** What is not known and would settle something: the one answer to ask for. */
import { asksPregnancy, contradictions, type Plan, type Text, text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { inOrder } from "./found.ts";
import type { Intake } from "./intake.ts";
import type { Need } from "./needs.ts";
import type { Resolved } from "./person.ts";
import { VITAMIN_D } from "./sun.ts";

type Question = Plan["questions"][number];
const ask = (path: string, zh: string, en: string): Question => ({ path, text: text(zh, en) });

function missing(r: Resolved): Question[] {
  const p = r.person;
  return [
    ...(r.age === undefined
      ? [ask("age", "你的年龄是多少？没有年龄就查不到你的参考摄入量。", "How old are you? Without an age there is no reference intake to read.")]
      : []),
    ...(r.sex === undefined ? [ask("gender", "你的性别是？参考摄入量男女不同。", "Are you female or male? Reference intakes differ.")] : []),
    ...(r.pregnancies.length > 1 && asksPregnancy({ ...p, ...(r.sex && { gender: r.sex }) })
      ? [ask("pregnancy", "你在备孕、怀孕或哺乳吗？上限和需要量都会变。", "Are you planning a pregnancy, pregnant or breastfeeding? Needs and limits change.")]
      : []),
    ...contradictions(p).map((path) =>
      ask(
        path,
        "性别和孕期的回答对不上，请核对。核对之前按更严格的来。",
        "Your answers on sex and pregnancy do not go together. Until you check them, the stricter holds.",
      ),
    ),
    ...(p.conditions === undefined
      ? [ask("conditions", "有没有诊断过的疾病？没有请选“无”。", "Do you have any diagnosed condition? Choose “none” if not.")]
      : []),
    ...(r.medicinesKnown
      ? []
      : [
          ask(
            "medicines",
            "正在吃哪些药？没有请选“无”，写不清的请照药盒抄。",
            "Which medicines do you take? Choose “none” if none, and copy the box where a name is unclear.",
          ),
        ]),
    ...(p.allergies === undefined
      ? [ask("allergies", "对什么过敏？不知道之前，我们避开常见过敏原。", "Are you allergic to anything? Until we know, we avoid the common allergens.")]
      : []),
  ];
}

const unreadLab = (given: string): Question =>
  ask(
    "labs",
    `“${given}”没能读懂（名称、单位或数值），所以没有用上。请核对单位。`,
    `“${given}” could not be read (name, unit or value), so it was not used. Please check the unit.`,
  );
const unknownAmount = (given: string): Question =>
  ask(
    "supplements",
    `“${given}”每天吃多少、标签上每份含多少？知道后才能算总量。`,
    `How much “${given}” do you take, and what does its label say? The total depends on it.`,
  );

/** The test that speaks most surely of a nutrient. */
function testFor(nutrient: string, r: Resolved, k: KnowledgeIndex): Question[] {
  const rank = (confidence: string): number => (confidence === "high" ? 0 : 1);
  const tests = k.records.biomarkers.flatMap((b) => b.indicates.filter((i) => i.nutrient === nutrient).map((i) => ({ b, rank: rank(i.confidence) })));
  const [best] = tests.toSorted((a, b) => a.rank - b.rank || b.b.indicates.length - a.b.indicates.length || inOrder(a.b.id, b.b.id));
  const name: Text | undefined = k.nutrients.get(nutrient)?.name;
  if (!best || !name || r.labs.has(best.b.id)) return [];
  return [
    ask(`labs.${best.b.id}`, `查一次${best.b.name.zh}，就能确定${name.zh}够不够。`, `A test of ${best.b.name.en} would settle whether ${name.en} is enough.`),
  ];
}

export function questionsOf(r: Resolved, k: KnowledgeIndex, needs: readonly Need[], intakes: ReadonlyMap<string, Intake>): Question[] {
  const unsure = needs.filter((n) => n.confidence === "low" && !n.asked);
  const guessed = unsure.some((n) => intakes.get(n.nutrient)?.basis !== "servings");
  const sun = needs.some((n) => n.nutrient === VITAMIN_D && n.confidence === "low") && r.person.lifestyle?.sunMinutes === undefined;
  const unknown = [...new Set([...intakes.values()].flatMap((i) => i.unknown))];
  const all = [
    ...missing(r),
    ...unknown.map(unknownAmount),
    ...r.unreadLabs.map(unreadLab),
    ...(guessed
      ? [
          ask(
            "diet.servings",
            "每天各类食物大约吃几份？现在只能按人群平均估计。",
            "How many servings of each food group do you eat? For now it is an average guess.",
          ),
        ]
      : []),
    ...(sun ? [ask("lifestyle.sunMinutes", "每天大约晒多少分钟太阳？", "How many minutes of sun do you get a day?")] : []),
    ...unsure.flatMap((n) => testFor(n.nutrient, r, k)),
  ];
  return [...new Map(all.map((q) => [`${q.path} ${q.text.en}`, q])).values()];
}
