/** What is known of a nutrient besides amounts: timing, company, foods, signs, effects, uses, forms. */
import type { Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import { findTaboos } from "@nutri/engine";
import type { Finding } from "../../types.ts";
import { articleParts } from "../articles/articles.ts";
import { ceilingsFor } from "./bands.ts";
import { asked, cite, each } from "../each.ts";
import { everyday, isBaby, isForbidden } from "../articles/everyday.ts";
import { amount } from "./figures.ts";
import { nameOf } from "../names.ts";
import { notEaten } from "../rules/not-eaten.ts";
import { kindAsked } from "../../understand/food-kinds.ts";
import { asksSpanOnly } from "../../understand/span.ts";
import { nutrientOf } from "../../understand/understand.ts";
import { heldBack, itemsOfFood } from "./items-of-food.ts";
import { elementalAsked } from "./elemental-asked.ts";
import { amountFor, asksNeedToo, foodsFirst } from "./quantity.ts";
import type { Nutrient } from "@nutri/knowledge";
import { both, type Context, inside, joinText, line, listText, type Speaker, unique } from "../part.ts";

export const timingOf = each("timing", (c, n) => {
  if ((!n.timing && n.rivals.length === 0) || asksSpanOnly(c.u.question)) return undefined;
  const names = n.timing?.text;
  const tips = unique([...n.rivals, ...n.partners], (x) => x.text.zh).slice(0, MOST_TIPS);
  const lang = c.u.lang === "zh-CN" ? "zh" : "en";
  // Fish oil is not answered about as EPA and DHA.
  const product = c.u.eaten.find((l) => l.ref.kind !== "nutrient" && nutrientOf(l.ref, c.k) === n.id);
  const called = product ? nameOf(c.k, product) : n.name;
  return {
    id: "timing",
    lead: names
      ? both(`${called.zh}：${names.zh}`, `${called.en}: ${lowerFirst(names.en)}`)
      : both(`${n.name.zh}没有固定的时间要求，和下面这些错开就好。`, `There is no fixed time for ${inside(n.name).en}; keep it apart from the following.`),
    title: both("什么时候吃", "When to take it"),
    cards: tips.length > 0 ? [{ kind: "tips", title: TIPS(n.name)[lang], items: tips.map((x) => x.text[lang]) }] : [],
    sources: c.k.sources([
      ...(n.timing?.sources ?? []),
      ...n.rivals.slice(0, 2).flatMap((r) => r.sources.slice(0, 1)),
      ...n.partners.slice(0, 1).flatMap((p) => p.sources.slice(0, 1)),
    ]),
    findings: [
      { kind: "name", of: "nutrient", id: n.id },
      ...n.rivals.flatMap((r): Finding[] => [
        { kind: "name", of: "nutrient", id: r.nutrient, stance: "separate" },
        ...(r.hours === undefined
          ? []
          : [{ kind: "amount" as const, of: n.id, role: "stated" as const, value: r.hours, unit: "h", rule: `rival:${n.id}:${r.nutrient}` }]),
      ]),
    ],
    suggestions: [both(`${n.name.zh}不能和什么一起吃？`, `What should ${inside(n.name).en} be kept apart from?`)],
  };
});

const MOST_TIPS = 4;
const TIPS = (name: Text): Text => both(`怎么吃${name.zh}更好`, `Getting the most of ${inside(name).en}`);

/** Something is known of how the two nutrients get on. */
export const interacts = ({ k, u }: Context): boolean =>
  u.nutrients.some((id) => [...(k.nutrients.get(id)?.rivals ?? []), ...(k.nutrients.get(id)?.partners ?? [])].some((x) => u.nutrients.includes(x.nutrient)));

/** What stands for a nutrient in the question: fish oil, where that was said. */
const calledOf = ({ k, u }: Context, n: Nutrient): Text => {
  const said = u.eaten.filter((l) => nutrientOf(l.ref, k) === n.id);
  return said.length === 1 && said[0] ? nameOf(k, said[0]) : n.name;
};

/** Two or more nutrients: how they get on. */
export const togetherOf: Speaker = (c) => {
  const all = asked(c);
  if (all.length < 2) return undefined;
  const between = all.flatMap((a) =>
    all
      .filter((b) => b !== a)
      .flatMap((b) => [
        ...a.rivals.filter((r) => r.nutrient === b.id).map((r) => ({ a, b, apart: true, ...r })),
        ...a.partners.filter((p) => p.nutrient === b.id).map((p) => ({ a, b, apart: false, ...p, hours: undefined })),
      ]),
  );
  const names = listText(all.map((n) => calledOf(c, n)));
  if (between.length === 0)
    return {
      id: "together",
      lead: both(
        `没有查到${names.zh}的常见用量不能一起吃，也没有要求错开（只限核对过的资料，没查到不等于绝对没有影响）。`,
        `The sources we checked name nothing against taking usual amounts of ${names.en} together and ask for no gap (not found is not proof that there is no effect).`,
      ),
      title: both("一起吃", "Together"),
      body: all.flatMap((n) => (n.timing ? [line(both(`${calledOf(c, n).zh}：${n.timing.text.zh}`, `${calledOf(c, n).en}: ${n.timing.text.en}`))] : [])),
      sources: all.flatMap((n) => (n.timing ? c.k.sources(n.timing.sources.slice(0, 1)) : cite(c, n).slice(0, 1))),
      findings: all.map((n) => ({ kind: "name", of: "nutrient", id: n.id })),
    };
  const apart = between.filter((x) => x.apart);
  const hours = Math.max(0, ...apart.map((x) => x.hours ?? 0));
  return {
    id: "together",
    lead: apartOrNot(
      apart,
      between.filter((x) => !x.apart),
      hours,
    ),
    title: both("一起吃", "Together"),
    body: unique(between, (x) => x.text.zh).map((x) => line(x.text)),
    sources: between.flatMap((x) => c.k.sources(x.sources.slice(0, 1))),
    findings: [
      ...all.map((n): Finding => ({ kind: "name", of: "nutrient", id: n.id })),
      ...(hours > 0 ? [{ kind: "amount" as const, role: "stated" as const, value: hours, unit: "h", rule: "rival" }] : []),
    ],
  };
};

type Between = { readonly a: Nutrient; readonly b: Nutrient };
/** Only those of the named that a rule keeps apart, and then those that go well. */
function apartOrNot(apart: readonly Between[], well: readonly Between[], hours: number): Text {
  const namesOf = (all: readonly Between[]): Text =>
    listText(
      unique(
        all.flatMap(({ a, b }) => [a, b]),
        (n) => n.id,
      ).map((n) => n.name),
    );
  const [no, yes] = [namesOf(apart), namesOf(well)];
  const first = both(
    `${no.zh}最好错开吃${hours > 0 ? `，相隔 ${hours} 小时以上` : ""}。`,
    `Better take ${no.en} at different times${hours > 0 ? `, ${hours} hours or more apart` : ""}.`,
  );
  const other = both(
    `${yes.zh}可以一起吃，还有帮助。`,
    `${yes.en} go well together.`.replace(/^./u, (s) => s.toUpperCase()),
  );
  return apart.length === 0 ? other : well.length === 0 ? first : both(`${first.zh}${other.zh}`, `${first.en} ${other.en}`);
}

const FOODS = 8;
/** Grams that anybody eats of a food who eats it at all. */
const PINCH = 5;
/** Asked for what holds little of it. */
const LITTLE =
  /\b(?:foods?|fruits?|vegetables?|veg|drinks?|nuts?|meats?|snacks?)\b[^.?!]{0,24}\b(?:low|lower|lowest|least|less)\b(?: in\b)?|\b(?:low|lower|lowest) in\b|含[^。？?]{1,4}(?:(?<!多)少|低)|(?<!血)[钠钾磷碘铁钙镁](?:含量)?(?:比较|较|最)?[低少]的/iu;
/** How much of it is in a tablet is asked of no food. */
const OF_FOOD = /食物|食品|水果|菜|\bfoods?\b|\bfruits?\b|\bvegetables?\b/iu;
/** One food alone is no list. */
const LEAST_FOODS = 2;
export const foodsOf: Speaker = (c) => elementalAsked(c) ?? foodLists(c);
const foodLists = each("foods", (c, n) => {
  // The richest are the wrong list.
  if (LITTLE.test(c.u.question)) return undefined;
  // Duck liver and chocolate are no food of the first year, whatever they hold.
  if (isBaby(c)) return undefined;
  // Who speaks of drinking asks for no foods that hold water.
  if (n.id === "water" && !OF_FOOD.test(c.u.asked)) return undefined;
  const kind = kindAsked(c.u.asked);
  const isLeftOut = notEaten(c);
  // Kelp is no source of iodine to eat from: a few grams of it are over every limit.
  const most = Math.max(0, ...ceilingsFor(c, n).map((x) => x.value)) || Infinity;
  const list = n.foods
    .filter((f) => !isLeftOut(f.name.en) && (f.amount * PINCH) / 100 <= most)
    .filter((f) => !forbidden(c, f.name.en) && !heldBack(c.k, n.id, f.name.en))
    .filter((f) => kind === undefined || kind.test(f.name.en))
    .slice(0, FOODS);
  // Asked for a kind of food, that kind is the answer and not the everyday list.
  const advised = list.length > 0 && kind !== undefined ? undefined : everyday(c, n);
  // What is left of a list without what somebody does not eat is no answer: a vegetarian's omega-3 is not in eggs.
  const isRest = kind === undefined && list.length < LEAST_FOODS && n.foods.length >= 2 * LEAST_FOODS;
  if ((list.length === 0 || isRest) && !advised) return undefined;
  const name = inside(n.name);
  // How much was asked for too: that, and then the foods.
  const need = asksNeedToo(c) ? amountFor(c, n) : undefined;
  const top = joinText(list.slice(0, 5).map((f) => f.name));
  const known = isForbidden(c, n) ? both("（列出来好认，不是让你多吃）", " (named so that you know them, not to eat more of)") : both("", "");
  const listed = advised?.text ?? both(`含${n.name.zh}较多的食物${known.zh}：${top.zh}。`, `Foods high in ${name.en}${known.en}: ${top.en}.`);
  return {
    id: "foods",
    lead: need?.lead && foodsFirst(c) ? after(listed, need.lead) : after(need?.lead, listed),
    title: both("食物来源", "Food sources"),
    body: [
      ...(need?.body ?? []),
      ...(list.length === 0
        ? []
        : [
            both(`每 100 克里含${n.name.zh}最多的：`, `Most ${name.en} per 100 g:`),
            ...list.map((f) => {
              const full = fillsLimit(c, n, f.amount);
              return line(both(`${f.name.zh}：${amount(f.amount, n.unit)}${full.zh}`, `${f.name.en}: ${amount(f.amount, n.unit)}${full.en}`));
            }),
          ]),
    ],
    sources: unique([...(need?.sources ?? []), ...(advised?.sources ?? []), ...list.flatMap((f) => c.k.sources(f.sources.slice(0, 1)))], (s) => s.id)
      .slice(0, need ? MOST_SOURCES : 2)
      .concat(cite(c, n).slice(0, 1)),
    findings: [
      ...(need?.findings ?? []),
      ...list.map((f): Finding => ({ kind: "amount", of: n.id, role: "content", value: f.amount, unit: n.unit, rule: `food:${n.id}` })),
    ],
    suggestions: [both(`${n.name.zh}每天需要多少？`, `How much ${name.en} do I need a day?`)],
  };
});
/** So many grams of a food hold all that may be had of it in a day, where that is less than a helping. */
const HELPING = 100;
function fillsLimit(c: Context, n: Nutrient, per100: number): Text {
  // A limit of what is taken besides food says nothing of a food.
  const limits = ceilingsFor(c, n).filter((m) => m.scope === "total" && m.kind === "UL");
  const most = (limits.find((m) => m.set === c.q.referenceSet) ?? limits[0])?.value;
  const grams = most === undefined || n.id === "sodium" ? Infinity : (most / per100) * 100;
  return grams >= HELPING
    ? both("", "")
    : both(`（约 ${Math.floor(grams)} 克就到一天的上限）`, ` (about ${Math.floor(grams)} g of it reach the limit for a day)`);
}
const MOST_SOURCES = 4;
const after = (first: Text | undefined, then: Text): Text => (first ? both(`${first.zh}${then.zh}`, `${first.en} ${then.en}`) : then);
/** What a life stage, a condition or a medicine of this eater forbids (liver in pregnancy) is not listed as its source. */
const forbidden = ({ u, k }: Context, food: string): boolean => {
  if (!u.staged && u.conditions.length === 0 && (u.person.conditions ?? []).length === 0 && (u.person.medicines ?? []).length === 0) return false;
  const foods = [...itemsOfFood(k, food)];
  const conditions = [...(u.person.conditions ?? []), ...(u.pregnant ? ["pregnancy"] : [])];
  return foods.length > 0 && findTaboos({ ...u.person, conditions, supplements: [], foods }, k).taboos.some((t) => t.action === "avoid");
};
export const listed = (texts: readonly Text[]): Text => both(texts.map((t) => t.zh).join("；"), texts.map((t) => t.en).join("; "));

export const signsOf = each("signs", (c, n) => {
  if (n.deficiency.length === 0) return undefined;
  return {
    id: "signs",
    lead: both(`缺${n.name.zh}时可能有：${listed(n.deficiency).zh}。`, `Too little ${inside(n.name).en} can show as: ${listed(n.deficiency).en}.`),
    title: both("缺了会怎样", "Signs of too little"),
    body: [both("这些表现别的原因也会有，单凭感觉定不了，验血才算数。", "Other causes look the same, so a feeling proves nothing; a blood test does.")],
    todo: [both("怀疑缺乏时，先请医生化验，再决定补不补、补多少。", "If you suspect it, have a doctor test before you decide whether and how much to take.")],
    sources: cite(c, n),
    findings: [{ kind: "name", of: "nutrient", id: n.id }],
    suggestions: [both(`哪些食物含${n.name.zh}多？`, `Which foods are high in ${inside(n.name).en}?`)],
    refer: true,
  };
});

export const effectsOf = each("effects", (c, n) =>
  n.excess.length === 0
    ? undefined
    : {
        id: "effects",
        lead: both(
          `${n.name.zh}补多了可能：${listed(n.excess).zh}。按推荐量吃，多数人没有不适。`,
          `Much ${inside(n.name).en} from supplements can bring: ${listed(n.excess).en}. At recommended amounts most people notice nothing.`,
        ),
        title: both("可能的不适", "Possible side effects"),
        sources: cite(c, n),
        findings: [{ kind: "name", of: "nutrient", id: n.id }],
      },
);

/** Whether it prevents or treats an illness is another question than what it does in the body. */
function unproven(c: Context, n: Nutrient): Text {
  const ill = c.u.conditions.filter((x) => c.k.conditions.get(x.ref.id)?.kind === "disease" && nutrientOf(x.ref, c.k) !== n.id);
  // What an article tells of the two is a source.
  if (ill.length === 0 || articleParts(c)[0]?.id === "article") return both("", "");
  const names = joinText(ill.flatMap((x) => c.k.conditions.get(x.ref.id)?.name ?? []));
  return both(
    `补${n.name.zh}能不能预防或改善${names.zh}，我手上没有够可靠的资料支持，不要靠它。`,
    `Whether ${inside(n.name).en} prevents or helps ${names.en}: I have no source good enough to say so; do not rely on it. `,
  );
}

export const benefitOf = each("benefit", (c, n) => ({
  id: "benefit",
  lead: both(
    `${unproven(c, n).zh}${n.name.zh}的作用：${listed(n.functions).zh}。`,
    `${unproven(c, n).en}${n.name.en}: ${listed(n.functions.map((f) => both(f.zh, lowerFirst(f.en)))).en}.`,
  ),
  title: both("有什么用", "What it does"),
  body: n.deficiency.length > 0 ? [line(both(`缺了会：${listed(n.deficiency).zh}。`, `Too little: ${listed(n.deficiency).en}.`))] : [],
  sources: cite(c, n),
  findings: [{ kind: "name", of: "nutrient", id: n.id }],
  suggestions: [
    both(`${n.name.zh}每天需要多少？`, `How much ${inside(n.name).en} do I need a day?`),
    both(`缺${n.name.zh}有什么表现？`, `What are signs of too little ${inside(n.name).en}?`),
  ],
}));

export { formsOf } from "./forms.ts";
