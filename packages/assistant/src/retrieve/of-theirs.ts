/** "Is yoghurt all right?", from somebody who told of an intolerance three turns ago: the question is asked with what they have, where something is written on just that. */
import type { Answers, Lang } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Memory, Subject } from "../types.ts";
import { asksOfElse, isWhy } from "../understand/carry.ts";
import { type Intent, intentsOf, isQuestion } from "../understand/intents.ts";
import type { Linked, Linker } from "../understand/link.ts";
import { stageOf } from "../understand/stages.ts";
import type { ArticleHit, Library } from "./library.ts";

/** From so likely on, where so much of the question is told by it: the likelier, the less. */
const TELLS: readonly (readonly [likely: number, speaks: number])[] = [
  [0.42, 0.7],
  [0.45, 0.5],
  [0.5, 0.45],
  [0.6, 0],
];
const MOST_TRIED = 4;
const MOST: Readonly<Record<"zh" | "en", number>> = { zh: 30, en: 90 };

const LASTS: ReadonlySet<string | undefined> = new Set(["disease", "allergy", "genetic", "procedure"]);
/** Asked of what was spoken of last, and known by that. */
const POINTS = /\b(?:it|them|this|these|those|that)\b|[它这]|^(?:那么?)?(?:能|可以)?[和跟与同]/iu;

type State = { readonly id: string; readonly zh: string; readonly en: string; readonly isOn: (h: ArticleHit) => boolean };
const STAGES: readonly (readonly [RegExp, string, string, string])[] = [
  [/^pregnant/u, "怀孕了", "pregnant", "pregnancy"],
  [/^lactating$/u, "在哺乳", "breastfeeding", "lactation"],
  [/^trying$/u, "在备孕", "trying for a baby", "trying_to_conceive"],
];

const WHO: Readonly<Record<Subject, { readonly zh: string; readonly en: string }>> = {
  self: { zh: "我", en: "I" },
  mother: { zh: "我妈", en: "My mother" },
  father: { zh: "我爸", en: "My father" },
  child: { zh: "我孩子", en: "My child" },
  baby: { zh: "宝宝", en: "My baby" },
  partner: { zh: "我爱人", en: "My partner" },
  grandmother: { zh: "我奶奶", en: "My grandmother" },
  grandfather: { zh: "我爷爷", en: "My grandfather" },
  grandparent: { zh: "家里老人", en: "My grandparent" },
  sister: { zh: "我姐姐", en: "My sister" },
  brother: { zh: "我哥哥", en: "My brother" },
  friend: { zh: "我朋友", en: "My friend" },
};
const who = (subject: Subject, { gender }: Answers): { readonly zh: string; readonly en: string } =>
  subject === "partner" && gender === "male" ? { zh: "我老公", en: "My husband" } : WHO[subject];

/** What they have or take, the latest first, each as they would tell it. */
function statesOf(subject: Subject, person: Answers, k: KnowledgeIndex): State[] {
  const { zh, en } = who(subject, person);
  const [has, takes, is] = subject === "self" ? ["have", "take", "am"] : ["has", "takes", "is"];
  const stages = STAGES.filter(([of]) => of.test(person.pregnancy ?? "")).map(([, saidZh, saidEn, id]): State => ({
    id,
    zh: `${zh}${saidZh}`,
    en: `${en} ${is} ${saidEn}`,
    isOn: ({ states }) => states.some((s) => s === id || k.conditionAncestors(s).has(id)),
  }));
  const ill = (person.conditions ?? []).flatMap((id): State[] => {
    const c = k.conditions.get(id);
    if (!c || !LASTS.has(c.kind)) return [];
    const of = new Set([id, ...k.conditionAncestors(id)]);
    return [
      {
        id,
        zh: `${zh}有${c.name.zh}`,
        en: `${en} ${has} ${lowerFirst(c.name.en)}`,
        isOn: ({ article, states }) => [...states, ...article.about.conditions].some((s) => of.has(s)),
      },
    ];
  });
  const taken = (person.medicines ?? []).flatMap((m): State[] => {
    const name = (k.medicines.get(m.id ?? "") ?? k.classes.get(m.id ?? ""))?.name;
    const of = new Set([m.id, ...k.classesOf(m.id ?? "")]);
    return name
      ? [
          {
            id: m.id ?? "",
            zh: `${zh}在吃${name.zh}`,
            en: `${en} ${takes} ${lowerFirst(name.en)}`,
            isOn: ({ article }) => [...article.about.medicines, ...article.about.classes].some((x) => of.has(x)),
          },
        ]
      : [];
  });
  return [...stages, ...ill.toReversed(), ...taken.toReversed()].slice(0, MOST_TRIED);
}

const tells = ({ likely, speaks = 0 }: ArticleHit): boolean => TELLS.some(([least, of]) => likely >= least && speaks >= of);
const namesOwn = (linked: readonly Linked[], k: KnowledgeIndex): boolean =>
  linked.some(
    ({ ref: { kind, id }, given }) =>
      given !== "" && (/^(?:medicine|class|biomarker)$/u.test(kind) || (kind === "condition" && LASTS.has(k.conditions.get(id)?.kind))),
  );

/** "How much a day?", after cherries: of them, whatever else they have. */
const OF_LAST: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["amount", "limit", "timing"]);
const THING = /^(?:nutrient|form|item|group):/u;
const asksOfLast = (text: string, linked: readonly Linked[], { entities = [] }: Memory): boolean =>
  OF_LAST.has(intentsOf(text)[0]) && linked.every((l) => l.given === "" || l.ref.kind === "condition") && entities.some((key) => THING.test(key));

/** @param text as it would be asked alone @param subject whom it is about @returns the text with what they told before it; as it is where nothing is written on it */
export function ofTheirs(text: string, lang: Lang, subject: Subject, memory: Memory, k: KnowledgeIndex, link: Linker, library: Library): string {
  const short = lang === "zh-CN" ? "zh" : "en";
  const person = memory.people?.[subject];
  if (!person || text.length > MOST[short] || !isQuestion(text) || POINTS.test(text) || asksOfElse(text) || isWhy(text)) return text;
  const { pregnancy, pregnant } = stageOf(text);
  const linked = link(text);
  if (namesOwn(linked, k) || pregnancy !== undefined || pregnant || asksOfLast(text, linked, memory)) return text;
  // An operation as they told it: its name here is made for a list.
  const told = memory.told?.text.replace(/[。.!！,，\s]+$/u, "");
  const toldIds = told === undefined || told.length > MOST[short] || isQuestion(told) ? [] : link(told).map((l) => l.ref.id);
  const asTold = ({ id }: State): boolean => k.conditions.get(id)?.kind === "procedure" && subject === memory.subject && toldIds.includes(id);
  const sentence = (state: State): string => (told !== undefined && asTold(state) ? told : state[short]);
  const asked = statesOf(subject, person, k).flatMap((state): { said: string; hit: ArticleHit }[] => {
    const said = `${sentence(state)}${short === "zh" ? "，" : ". "}${text}`;
    const [hit] = library.articles(said, link(said), 1);
    return hit && tells(hit) && state.isOn(hit) ? [{ said, hit }] : [];
  });
  return asked.toSorted((a, b) => b.hit.likely - a.hit.likely)[0]?.said ?? text;
}
