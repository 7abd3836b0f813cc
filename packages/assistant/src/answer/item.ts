/** A supplement, herb, food or drink by itself. */
import type { Text } from "@nutri/domain";
import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import { articleParts } from "./articles/articles.ts";
import { writtenPart } from "./articles/written-part.ts";
import type { Intent } from "../understand/intents.ts";
import { nutrientAmount } from "./amounts/figures.ts";
import { nameOf } from "./names.ts";
import { plainFood } from "./rules/silence.ts";
import { both, inside, joinText, line, type Speaker, unique } from "./part.ts";

const JUST_NAMED = 24;
const CONTENT =
  /含|营养|成分|热量|多少|里面?有|有(?:什么|哪些)|\b(?:contains?|holds?|nutri\w+|content|in it|calories|how (?:much|many)|what(?:['’]s| is) in|tell me about|about)\b/iu;
/** Caffeine and other things that are no nutrient: what the item's own record says. */
export const itemOf: Speaker = (c) => {
  const { u, k } = c;
  const items = u.eaten.flatMap((l) => (l.ref.kind === "item" || l.ref.kind === "form" ? (k.items.get(l.ref.id) ?? []) : []));
  const [item] = items.filter((i) => i.note || i.usualDose || i.nutrients.length > 0);
  if (!item) return undefined;
  const holdsText = item.nutrients.flatMap((n) => {
    const nutrient = k.nutrients.get(n.nutrient);
    return nutrient && n.amount !== undefined && n.amount > 0
      ? [
          both(
            `${nutrient.name.zh} ${nutrientAmount(nutrient, n.amount, n.unit ?? nutrient.unit)}`,
            `${inside(nutrient.name).en} ${nutrientAmount(nutrient, n.amount, n.unit ?? nutrient.unit)}`,
          ),
        ]
      : [];
  });
  // What a serving holds answers nothing but who asks for that, or names it and no more.
  if (!item.note && (holdsText.length === 0 || !(u.asked.length <= JUST_NAMED || CONTENT.test(u.asked)))) return undefined;
  const isFood = item.kind === "food" || item.kind === "alcohol";
  return {
    id: "item",
    lead:
      item.note ??
      both(
        `${item.name.zh}${isFood ? "一份" : "常见一天的量"}大约含：${joinRaw(holdsText, "zh")}。`,
        `${item.name.en}: ${isFood ? "a serving" : "a usual daily dose"} holds about ${joinRaw(holdsText, "en")}.`,
      ),
    title: both(`关于${item.name.zh}`, `About ${inside(item.name).en}`),
    body:
      item.note && holdsText.length > 0
        ? [
            line(
              both(
                `${isFood ? "一份" : "常见一天的量"}大约含：${joinRaw(holdsText, "zh")}。`,
                `${isFood ? "A serving" : "A usual daily dose"} holds about ${joinRaw(holdsText, "en")}.`,
              ),
            ),
          ]
        : [],
    sources: k.sources(item.sources.slice(0, 2)),
    findings: [{ kind: "name", of: "item", id: item.id }],
  };
};
const joinRaw = (texts: readonly Text[], lang: "zh" | "en"): string =>
  texts
    .slice(0, 6)
    .map((t) => t[lang])
    .join(lang === "zh" ? "、" : ", ");

export const SAFETY: ReadonlySet<Intent> = new Set<Intent>(["may_i", "side_effects", "limit"]);
const MOST_MINDED = 3;
/** What was asked of a supplement and is not known here is said before anything else is. */
const UNKNOWN_OF: Partial<Record<Intent, (name: Text) => Text>> = {
  benefit: (n) => both(`${n.zh}的功效，我手上没有够可靠的资料，不下结论。`, `On the benefits of ${inside(n).en} I have no source good enough to judge by. `),
  amount: (n) => both(`${n.zh}每天该吃多少，我手上没有够可靠的资料。`, `On how much ${inside(n).en} to take I have no source good enough to name an amount. `),
  timing: (n) => both(`${n.zh}什么时候吃，我手上没有够可靠的资料。`, `On when to take ${inside(n).en} I have no source good enough to say. `),
  side_effects: (n) =>
    both(`${n.zh}有没有害，我手上没有够可靠的资料，不下结论。`, `On whether ${inside(n).en} does harm I have no source good enough to judge by. `),
  limit: (n) => both(`${n.zh}吃多少算过量，我手上没有够可靠的资料。`, `On how much ${inside(n).en} is too much I have no source good enough to say. `),
};
const SEVERITIES = ["contraindicated", "major", "moderate"];
const YOUNG: ReadonlySet<string> = new Set(["child", "infant", "adolescent"]);
/** A class of so many medicines is one that many take. */
const MANY = 8;
/** What many have: a pregnancy, an operation ahead, an illness that everybody is asked for. */
function isCommon(k: KnowledgeIndex, id: string): boolean {
  const { kind, common } = k.conditions.get(id) ?? {};
  return common === true || kind === "procedure" || (kind === "life_stage" && ![id, ...k.conditionAncestors(id)].some((x) => YOUNG.has(x)));
}
const commonFirst = (k: KnowledgeIndex, ids: readonly string[]): string[] => ids.toSorted((a, b) => Number(isCommon(k, b)) - Number(isCommon(k, a)));
/** Worst first, and what many have before what few have; single medicines last. */
const isOfMany = (k: KnowledgeIndex, { subject }: Rule): boolean =>
  subject.conditions.some((x) => isCommon(k, x)) || subject.classes.some((x) => k.membersOf(x).size >= MANY);
const rankOf = (k: KnowledgeIndex, { severity, subject }: Rule): number => {
  const many = isOfMany(k, { subject } as Rule);
  return SEVERITIES.indexOf(severity) + (many ? 0 : 2) + (subject.conditions.length + subject.classes.length > 0 ? 0 : 2);
};
/** "Bad for blood pressure?": what a rule says of those whose pressure is high. */
const WEAK_IN: Readonly<Record<string, string>> = {
  blood_pressure: "hypertension",
  blood_sugar: "diabetes",
  cholesterol: "hyperlipidaemia",
  heart: "heart_disease",
  liver: "liver_disease",
  thyroid: "hypothyroidism",
  sleep: "insomnia",
  bone: "osteoporosis",
};
/** It tells how much a day. */
const A_DAY = /\d\s?(?:g|mg|µg|IU)\b[^.;]{0,12}\b(?:a|per|each) day\b/u;
const SERIOUS: ReadonlySet<string> = new Set(["contraindicated", "major", "moderate"]);
/** A supplement or herb by itself: whom it does not suit. */
export const itemMinds: Speaker = (c) => {
  const { u, k } = c;
  const [l] = u.eaten.filter((x) => x.ref.kind === "item" || x.ref.kind === "nutrient" || x.ref.kind === "form");
  if (!l || u.medicines.length > 0) return undefined;
  const id = l.ref.kind === "form" ? (k.items.has(l.ref.id) ? l.ref.id : (k.forms.get(l.ref.id)?.nutrient.id ?? l.ref.id)) : l.ref.id;
  const rules = [
    ...(k.rules.byItem.get(id) ?? []),
    ...(k.rules.byNutrient.get(id) ?? []),
    ...[...k.groupsOf(id)].flatMap((g) => k.rules.byGroup.get(g) ?? []),
  ].filter((r) => SERIOUS.has(r.severity) && r.direction === "interaction" && !r.object.except.includes(id));
  const kind = k.items.get(id)?.kind;
  // Of a food the rare conflicts are told to who asks for them.
  // Nor is who asks of a drink told of rare medicines that nobody takes.
  if (kind === "alcohol" || (kind === "food" && (plainFood(c) || !u.intents.some((i) => SAFETY.has(i))))) return undefined;
  const asked = u.intents.find((i) => UNKNOWN_OF[i] !== undefined);
  const point = joinText(u.linked.filter((x) => x.ref.kind === "goal" || (x.ref.kind === "condition" && x.denied)).map((x) => nameOf(k, x)));
  const unheard = (name: Text): Text =>
    both(
      `${name.zh}和${point.zh}有没有关系，我手上没有核对过的资料，不下结论。`,
      `Whether ${inside(name).en} has to do with ${point.en}: I hold nothing reviewed on that, so I do not judge. `,
    );
  const goals = new Set(u.goals.flatMap((g) => WEAK_IN[g] ?? []));
  const [harm] = u.intents.some((i) => SAFETY.has(i)) ? rules.filter((r) => r.subject.conditions.some((x) => goals.has(x))) : [];
  const known = (r: Rule) => (): Text => both(`会有影响：${r.effect.zh}${r.advice.zh}`, `It can matter: ${r.effect.en} ${r.advice.en} `);
  const without = harm
    ? known(harm)
    : articleParts(c).length === 0 && (kind === "supplement" || kind === "herb" || kind === "food")
      ? point.zh === ""
        ? asked && UNKNOWN_OF[asked]
        : unheard
      : undefined;
  // No question of an article was near, and yet the one on the thing itself has the figure.
  const own = asked === "amount" && without !== undefined && !harm && !u.young && !u.staged ? k.articles.get(id) : undefined;
  if (own && A_DAY.test(own.answer.en)) return writtenPart(c, own);
  // Where what was asked is not known, rare illnesses are no answer to it.
  const told = without !== undefined && !harm ? rules.filter((r) => isOfMany(k, r)) : rules;
  const list = unique(
    told.toSorted((a, b) => rankOf(k, a) - rankOf(k, b) || (a.id < b.id ? -1 : 1)),
    (r) => r.effect.zh,
  ).slice(0, MOST_MINDED);
  const name = nameOf(k, l);
  if (list.length === 0 && without !== undefined && rules.length > 0)
    return {
      id: "minds",
      lead: both(
        `${without(name).zh}在用药或有病，把名字告诉我，我来查。`,
        `${without(name).en}If you take a medicine or have an illness, tell me its name and I look it up.`,
      ),
      title: both("谁要当心", "Who should take care"),
      findings: [{ kind: "name", of: "item", id }],
      refer: true,
    };
  if (list.length === 0) return undefined;
  const who = (r: (typeof rules)[number]): Text => joinText(whoIn(r));
  const whoIn = (r: (typeof rules)[number]): Text[] =>
    [
      ...commonFirst(k, r.subject.conditions).map((m) => k.conditions.get(m)?.name),
      ...r.subject.classes.map((m) => k.classes.get(m)?.name),
      ...r.subject.medicines.map((m) => k.medicines.get(m)?.name),
    ]
      .filter((x) => x !== undefined)
      .slice(0, 3);
  const names = unique(list.flatMap(whoIn), (t) => t.zh);
  return {
    id: "minds",
    lead: both(
      `${without?.(name).zh ?? ""}有这些情况，吃${name.zh}之前先问医生或药师：${names.map((n) => n.zh).join("、")}。在用别的药，把药名告诉我，我来查。`,
      `${without?.(name).en ?? ""}Ask a doctor or pharmacist before ${inside(name).en} in case of ${names.map((n) => n.en).join(", ")}. If you take a medicine, tell me its name and I look it up.`,
    ),
    title: both("谁要当心", "Who should take care"),
    body: list.map((r) => line(both(`**${who(r).zh}**：${r.effect.zh}${r.advice.zh}`, `**${who(r).en}**: ${r.effect.en} ${r.advice.en}`))),
    sources: list.flatMap((r) => k.sources(r.sources.slice(0, 1))),
    findings: [{ kind: "name", of: "item", id, stance: "monitor" }],
    refer: true,
  };
};
