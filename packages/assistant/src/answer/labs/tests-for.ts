/** Which blood tests to ask for with a diet, an illness, an operation or a medicine: what the rules say runs short there, as far as a test shows it. */
import type { Taboo, Text } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { aspectsOf } from "../../understand/aspects.ts";
import { articleParts } from "../articles/articles.ts";
import { askedOf } from "../rules/asked-of.ts";
import { both, type Context, inside, joinText, type Part, type Speaker, tabooLines, unique } from "../part.ts";

export const WHICH =
  /(?:查|化验|检测|验血|抽血|体检)[^，。？?]{0,6}(?:什么|哪些|哪几|哪[些几]?项|啥)|(?:什么|哪些|哪几[个项样])[^，。？?]{0,4}(?:指标|化验|检查|项目|血)|\b(?:which|what)\b[^.?!]{0,24}\b(?:tests?|bloods?|levels?|labs?|blood ?work)\b|\bwhich blood\b|\bwhat (?:should|do|can) (?:i|we|he|she|they) (?:get |have |be )?[^.?!]{0,16}\b(?:tested|checked)\b/iu;

/** States that only say that blood is taken. */
const THE_TEST: ReadonlySet<string> = new Set(["lab_test_planned", "check_up"]);

type Test = { readonly taboo: Taboo; readonly tests: readonly Text[] };

/** The plain test first: it is called what it measures. */
const testsOfNutrient = (k: KnowledgeIndex, nutrient: string): Text[] =>
  [...k.biomarkers.values()]
    .filter((b) => b.indicates.some((i) => i.nutrient === nutrient && i.status === "low"))
    .toSorted((a, b) => Number(b.id === nutrient) - Number(a.id === nutrient))
    .map((b) => inside(b.name));

const CHECKED = /\bhave ([^.;,]{2,40}?) checked\b/iu;
/** It runs short: the rule says to take it, or to have it or its test looked at. */
function runsShort({ action, advice, item }: Taboo, tests: readonly Text[]): boolean {
  if (action === "supplement") return true;
  const looked = CHECKED.exec(advice.en)?.[1]?.toLowerCase();
  return action === "monitor" && looked !== undefined && [item.name, ...tests].some((n) => looked.includes(n.en.toLowerCase()));
}

function testsIn(c: Context): { readonly told: readonly Text[]; readonly shown: readonly Test[]; readonly unseen: readonly Text[] } | undefined {
  const { u, k } = c;
  const asked = askedOf(c);
  const states = u.conditions.filter((x) => !x.denied && !THE_TEST.has(x.ref.id)).map((x) => x.ref.id);
  const { taboos } = findTaboos({ ...asked, conditions: [...new Set([...(asked.conditions ?? []), ...states])], supplements: [], foods: [] }, k);
  const nutrients = unique(
    taboos.filter((t) => t.item.kind === "nutrient" && k.nutrients.has(t.item.id)),
    (t) => `${t.item.id} ${t.action}`,
  ).map((taboo): Test => ({ taboo, tests: testsOfNutrient(k, taboo.item.id) }));
  const short = unique(
    nutrients.filter(({ taboo, tests }) => runsShort(taboo, tests)),
    ({ taboo }) => taboo.item.id,
  );
  // What is behind a complaint is another question.
  const isCause = (id: string): boolean => short.some(({ taboo: { subject } }) => subject.id === id || k.conditionAncestors(id).has(subject.id));
  if (!states.every(isCause)) return undefined;
  return {
    told: unique(
      short.map(({ taboo }) => taboo.subject.name),
      (n) => n.zh,
    ),
    shown: short.filter(({ tests }) => tests.length > 0),
    unseen: short.filter(({ tests }) => tests.length === 0).map(({ taboo }) => inside(taboo.item.name)),
  };
}

/** Asked in so many words, and of no nutrient or value. */
const isAsked = ({ u }: Context): boolean =>
  u.labs.length + u.nutrients.length + u.eaten.length === 0 &&
  (u.conditions.length + u.medicines.length > 0 || (u.person.conditions ?? []).length + (u.person.medicines ?? []).length > 0) &&
  WHICH.test(u.asked) &&
  aspectsOf(u.asked).aspects.has("test");

export const testsFor: Speaker = (c): Part | undefined => {
  if (!isAsked(c) || articleParts(c).some((p) => p.exact === true || p.foreseen === true)) return undefined;
  const found = testsIn(c);
  if (!found || found.shown.length === 0) return undefined;
  const { told, shown, unseen } = found;
  const tests = joinText(
    unique(
      shown.flatMap((s) => s.tests.slice(0, 1)),
      (n) => n.zh,
    ),
  );
  const whom = joinText(told);
  return {
    id: "tests",
    lead: both(
      `${whom.zh}：可以请医生查${tests.zh}，看缺不缺。`,
      `${whom.en.charAt(0).toUpperCase()}${whom.en.slice(1)}: ask to have these tested, for what runs short: ${tests.en}.`,
    ),
    title: both("查什么", "What to test"),
    body: [
      ...tabooLines(shown.map((s) => s.taboo)),
      ...(unseen.length > 0
        ? [both(`- 也容易缺、这里没有单项化验可查的：${joinText(unseen).zh}。`, `- Easily short too, with no test held here: ${joinText(unseen).en}.`)]
        : []),
    ],
    todo: [
      both(
        "这几项看的是营养缺不缺；病本身和药要查什么、多久查一次，按医生的安排。",
        "These show what may be short; what the illness or a medicine itself needs tested, and how often, is for your doctor.",
      ),
    ],
    sources: unique(
      shown.flatMap((s) => s.taboo.sources),
      (s) => s.id,
    ),
    findings: shown.map(({ taboo }) => ({ kind: "name", of: "nutrient", id: taboo.item.id })),
    refer: true,
  };
};
