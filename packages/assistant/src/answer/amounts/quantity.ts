/** How much of a nutrient is needed, and how much is too much. */
import { readable, type ReferenceSet, type Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import type { Finding } from "../../types.ts";
import { calledOf, countryIn } from "../../understand/country.ts";
import { isPolar } from "../../understand/intents.ts";
import { questionsOf } from "../../understand/several.ts";
import { nutrientOf } from "../../understand/understand.ts";
import { isWeakened } from "../../understand/weakened.ts";
import { articleParts } from "../articles/articles.ts";
import { byTable, type CeilingFor, ceilingsFor, rowsOf } from "./bands.ts";
import { asked, each } from "../each.ts";
import { everyday } from "../articles/everyday.ts";
import { beforeTestOf } from "../labs/before-test.ts";
import { elementalAsked } from "./elemental-asked.ts";
import { asksBoth, figureAsked, LIMIT } from "./figure-asked.ts";
import { nutrientAmount } from "./figures.ts";
import { limitOf as limits } from "./limit.ts";
import { doseOf, limitFindings, limitLines, limitText, nameOfLimit } from "./limit-words.ts";
import { readers, readersOfEach, type Row, SCOPE_NAMES, SET_NAMES, targetRows } from "./needs.ts";
import { nameOf } from "../names.ts";
import { comparesPeople, personsIn } from "./persons.ts";
import { isPreterm } from "./preterm.ts";
import { ILL } from "../articles/says-of-it.ts";
import { suspectsExcess } from "../rules/excess-sign.ts";
import { pairs } from "../rules/pairs.ts";
import { saltLines } from "./salt.ts";
import { both, type Context, inside, line, once, type Part, type Speaker } from "../part.ts";

export const rowText = (n: Nutrient, rows: readonly Row[]): Text =>
  both(
    rows.map((r) => `${r.who.zh}每天 ${nutrientAmount(n, r.value)}`).join("，"),
    rows.map((r) => `${nutrientAmount(n, r.value)} a day (${r.who.en})`).join(", "),
  );
export const rowFindings = (n: Nutrient, rows: readonly Row[]): Finding[] =>
  rows.map((r) => ({ kind: "amount", of: n.id, role: "target", value: r.value, unit: n.unit, rule: r.rule }));

/** "The RDA, and why does the bottle say no more than 350?": what comes of more. */
const WHY_NO_MORE =
  /(?:为什么|为啥|干嘛|怎么)[^。？?]{0,16}(?:不能|别|不要|不让|最多|上限|超)|\bwhy\b[^.?!]{0,50}\b(?:no more|not more|above|over|exceed|max\w*|limit|go (?:above|over|past)|don['’]?t|not to)\b/iu;
/** "Is that counting food too?" */
const COUNTS_FOOD = /\b(?:count|includ)\w*\b[^.?!]{0,24}\bfood\b|包(?:括|含)[^，。？?]{0,4}(?:饭|食物|吃的)/iu;
const FOOD_COUNTS = both("食物里的也算在内，不是另外吃这么多。", "It includes food: the total from food and supplements together. ");
export const amountFor = (c: Context, n: Nutrient): Part | undefined => {
  const own = rowsOf(c, n, c.q.referenceSet);
  const otherSet = c.q.referenceSet === "china-2023" ? "us-dri" : "china-2023";
  const other = rowsOf(c, n, otherSet);
  const [leading, beside] = own.length > 0 ? [own, other] : [other, []];
  if (leading.length === 0 || isMilk(c, n) || isPreterm(c)) return undefined;
  const name = inside(n.name);
  const text = rowText(n, leading);
  const kinds = [...new Set(leading.map((r) => r.kind))].join("/");
  const set = own.length > 0 ? c.q.referenceSet : otherSet;
  const most = ceilingsFor(c, n).toSorted((a, b) => Number(b.set === set) - Number(a.set === set));
  const [first] = leading;
  const foods = everyday(c, n);
  // The country asked about is named in the answer, and so is that its table is not held.
  const country = countryIn(c.u.text);
  const of = country ? both(`（${SET_NAMES[set]?.zh}）`, ` (${SET_NAMES[set]?.en})`) : both("", "");
  const notHeld =
    country && country.set !== set
      ? both("你问的那个国家的参考量表我手上没有，先按别国的说：", "I do not hold that country's table of intakes, so here is another's. ")
      : both("", "");
  if (notHeld.zh !== "" && writtenOf(c)) return undefined;
  const written = notHeld.zh === "" ? undefined : lineOfCountry(c, n);
  const [more, enough] = [comparedWithAdults(c, n, set, leading), comparedWithNeed(c, n, leading)];
  const counted = COUNTS_FOOD.test(c.u.text) ? FOOD_COUNTS : both("", "");
  const limit = asksBoth(c.u) ? limitBeside(n, most) : both("", "");
  const told = asksBoth(c.u) ? byTable(most).slice(1).flat() : most;
  return {
    id: "amount",
    ...(set !== c.q.referenceSet && !c.u.staged && !c.u.young && { unset: true }),
    lead:
      written?.text ??
      both(
        `${notHeld.zh}${counted.zh}${enough.zh}${more.zh}${n.name.zh}的参考量：${text.zh}${of.zh}。${limit.zh}`,
        `${notHeld.en}${counted.en}${enough.en}${more.en}Reference intake of ${name.en}: ${text.en}${of.en}.${limit.en}`,
      ),
    title: both("需要多少", "How much"),
    body: [
      ...(written ? [line(both(`别国的参考量：${text.zh}。`, `By another country's table: ${text.en}.`))] : []),
      line(both(`按${SET_NAMES[set]?.zh ?? set}（${kinds}），包括食物里的。`, `From the ${SET_NAMES[set]?.en ?? set} (${kinds}), food included.`)),
      ...limitLines(n, told).slice(0, 2),
      ...(WHY_NO_MORE.test(c.u.asked) ? n.excess.map(line) : []),
      ...saltLines(n, (most[0] ?? first)?.value),
      ...(beside.length > 0
        ? [line(both(`${SET_NAMES[otherSet]?.zh}：${rowText(n, beside).zh}。`, `${SET_NAMES[otherSet]?.en}: ${rowText(n, beside).en}.`))]
        : []),
      ...(leading.length > 1 && readersOfEach(c).length === 0 && !comparesPeople(c.u.asked) && asksOneThing(c) ? [whoAreYou(c)] : []),
    ],
    // What they must not have is not put on the table.
    todo: n.supplementable && foods && !forbidden(c, n) && !suspectsExcess(c) ? [foods.text] : [],
    sources: [...(written?.sources ?? []), ...[...leading.slice(0, 1), ...beside.slice(0, 1), ...most.slice(0, 2)].map((r) => r.source)],
    findings: [...rowFindings(n, leading), ...rowFindings(n, beside), ...limitFindings(n, most)],
    cards:
      first && !c.u.young
        ? [
            {
              kind: "recommend",
              title: c.u.lang === "zh-CN" ? "参考摄入量" : "Reference intake",
              items: leading.slice(0, 1).map((r) => ({
                nutrient: n.id,
                name: c.u.lang === "zh-CN" ? n.name.zh : n.name.en,
                amount: readable(r.value),
                unit: n.unit,
                ...(c.q.person.plan && n.supplementable && { action: "add_to_plan" as const }),
              })),
            },
          ]
        : [],
    suggestions: [
      both(`${n.name.zh}吃多少算过量？`, `How much ${name.en} is too much?`),
      both(`哪些食物含${n.name.zh}多？`, `Which foods are high in ${name.en}?`),
    ],
    refer: c.u.pregnant || c.u.young,
  };
};
/** "Does it need more water?", of a medicine that a rule speaks on: what the healthy need is beside that. */
const besideRule = (c: Context): boolean => c.u.medicines.length > 0 && !HOW_MUCH.test(c.u.asked) && ruledOn(c);
const ruledOn = (c: Context): boolean => (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined);
/** A rule of theirs speaks against the very nutrient: iodine, with an overactive thyroid. */
const forbidden = (c: Context, n: Nutrient): boolean => (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid" && f.id === n.id);
/** The limit, where it was asked for with the need. */
function limitBeside(n: Nutrient, most: readonly CeilingFor[]): Text {
  const [table] = byTable(most);
  const [first] = table ?? [];
  if (!table || !first)
    return both(
      `中国、美国和欧盟都没有给它定上限，不等于多少都行。`,
      ` Neither China, the US nor the EU sets an upper limit for it, which is not the same as any amount being safe.`,
    );
  const text = limitText(n, table);
  return both(
    `${nameOfLimit(first).zh}：${text.zh}（${SET_NAMES[first.set]?.zh}，${SCOPE_NAMES[first.scope].zh}）。`,
    ` ${nameOfLimit(first).en}: ${text.en} (${SET_NAMES[first.set]?.en}, ${SCOPE_NAMES[first.scope].en}).`,
  );
}
/** "UK: adults and children from 1 year need …" of an article on the nutrient: a country's own advice, where its table is not held. Babies have articles of their own. */
function lineOfCountry(c: Context, n: Nutrient): { readonly text: Text; readonly sources: Part["sources"] } | undefined {
  const names = calledOf(countryIn(c.u.text));
  if (readers(c).some((r) => (r.resolved.age ?? 1) < 1)) return undefined;
  const lines = (t: string): string[] => t.split("\n").map((l) => l.replace(/^\s*- /u, "").trim());
  const ofIt = (t: string): number => lines(t).findIndex((l) => names.some((name) => l.startsWith(`${name}：`) || l.startsWith(`${name}:`)));
  for (const a of c.k.records.articles ?? []) {
    // Its first nutrient is what it is on; written for all.
    if (a.about.nutrients[0] !== n.id || a.about.nutrients.length > 1 || a.audience !== undefined || !GENERAL.test(a.id)) continue;
    const [zh, en] = [lines(a.body.zh)[ofIt(a.body.zh)], lines(a.body.en)[ofIt(a.body.en)]];
    if (zh && en) return { text: both(zh, en), sources: c.k.sources(a.sources).slice(-1) };
  }
  return undefined;
}
/** Articles on the dose of a nutrient for everybody. */
const GENERAL = /_dose$/u;
/** An article tells of the very country. */
const writtenOf = (c: Context): boolean => {
  const { zh = "", en = "" } = articleParts(c)[0]?.lead ?? {};
  return calledOf(countryIn(c.u.text)).some((name) => zh.startsWith(name) || en.toLowerCase().startsWith(name.toLowerCase()));
};
/** The water of a young baby is its milk. */
const isMilk = ({ u }: Context, n: Nutrient): boolean => n.id === "water" && (u.person.age ?? 1) < 0.5;
const amounts = each("amount", amountFor);
/** The figure that leads, where one was asked for outright. */
export const figureOf: Speaker = once((c) => figureAsked(c, amounts, limits));
/** Not said again beside foods that begin with it, or below itself. */
export const amountOf: Speaker = (c) =>
  asksNeedToo(c) || ofTheWeak(c) || ofDrinks(c) || besideRule(c) || figureOf(c)?.id === "amount" ? undefined : amounts(c);
export const limitOf: Speaker = (c) => (figureOf(c) || elementalAsked(c) || beforeTestOf(c) || ofTheTwo(c) ? undefined : limits(c));

/** How much a child drinks is written with the drinks alone; a table's water counts that of its food. */
const ofDrinks = (c: Context): boolean =>
  c.u.young && c.u.nutrients.length === 1 && c.u.nutrients[0] === "water" && DRINKS.test(c.u.asked) && DRINKS.test(articleParts(c)[0]?.title?.zh ?? "");
const DRINKS = /喝|\bdrink\w*/iu;
/** What keeps healthy people in muscle is too little for who loses it. */
const ofTheWeak = ({ u }: Context): boolean => isWeakened(u) && u.nutrients.includes("protein");
/** "Shrimp with vitamin C is poison?": asked of the two together, whatever the word, and not how much of one. */
const ofTheTwo = ({ u }: Context): boolean =>
  u.eaten.length > 1 &&
  u.nutrients.length < 2 &&
  u.intents.includes("together") &&
  u.eaten.every((l) => !l.dose) &&
  !HOW_MUCH.test(u.asked) &&
  !LIMIT.test(u.asked);

const HOW_MUCH =
  /\bhow (?:much|many (?:mg|milligrams?|grams?|g|mcg|µg|micrograms?|iu|units))\b|\b(?:rda|rni|ai|daily (?:need|intake|amount))\b|(?:要|需要?|吃|补)多少(?:毫克|微克|克)?(?!食物|水果)|多少(?:毫克|微克|克)|推荐量/iu;
const OF_FOODS =
  /\b(?:what|which|best|good|top|plant|some)\b[^.?!]{0,20}\bfoods?\b|\bfoods? (?:sources?|high|rich|that|are|with|for)\b|\bsources\b|\bfrom (?:where|what)\b(?=\s*(?:[?.!,]|$))|\bwhere (?:from|(?:do|can|should|could|would) (?:i|we|you|she|he|they) (?:get|find))\b|(?:从|靠|去)(?:哪|哪里|哪儿|什么)(?:来|里)?(?:补|获得|得到|摄入|来)|(?:哪些|什么|啥)(?:食物|食品|菜)|吃什么|吃哪些|食物(?:有哪些|来源|里有)/iu;
/** Asked for the foods and for the amount that is needed of it. */
export const asksNeedToo = ({ u }: Context): boolean =>
  u.nutrients.length === 1 &&
  u.medicines.length === 0 &&
  HOW_MUCH.test(u.question) &&
  OF_FOODS.test(u.question) &&
  u.eaten.every((l) => !l.dose && l.ref.kind !== "item") &&
  !CONTENT.test(u.question);
/** "From where, and how much?": asked for the foods before the amount. */
export const foodsFirst = ({ u }: Context): boolean => u.question.search(OF_FOODS) < u.question.search(HOW_MUCH);
/** How much is in a food. */
const CONTENT = /\bhow (?:much|many) [^,.?!]{0,24}\b(?:is|are) (?:there )?in\b|(?:含|里)有?多少|per 100|每100/iu;

const ENOUGH = /够|\benough\b|\bsufficient\b/iu;
/** "Is 10 mg a day enough?" */
export const asksWhetherEnough = (c: Context): boolean => ENOUGH.test(c.u.asked) && asked(c).some((n) => doseOf(c, n) !== undefined);
/** They told that it was found to be low. */
const lacks = ({ k, u }: Context, n: Nutrient): boolean =>
  [...k.biomarkers.values()].some(
    (b) => b.indicates.some((i) => i.nutrient === n.id) && (b.means ?? []).some((m) => u.conditions.some((l) => l.ref.id === m.condition)),
  );
/** The amount told beside the need; what else is eaten counts too, so a little less may still do. */
function comparedWithNeed(c: Context, n: Nutrient, rows: readonly Row[]): Text {
  const dose = asksWhetherEnough(c) ? doseOf(c, n) : undefined;
  const most = Math.max(...rows.map((r) => r.value));
  if (!dose) return both("", "");
  // The reference intake keeps a store full; it does not fill an empty one.
  if (lacks(c, n))
    return both(
      `不一定够：参考量是给不缺的人的，查出缺了，要补的多半更多，由医生按化验定。`,
      `Mostly not: the reference intake is for people who do not lack it; a lack found in a test mostly needs more, set by a doctor. `,
    );
  // What an illness of theirs does to the need the tables do not know.
  const ill = c.u.conditions.find((x) => ILL.has(c.k.conditions.get(x.ref.id)?.kind) && nutrientOf(x.ref, c.k) === undefined);
  if (ill && dose.value >= most) {
    const of = nameOf(c.k, ill);
    return both(
      `${dose.text.zh} 到了一般人的参考量，有${of.zh}的人需要的可能更多，先问医生：`,
      `${dose.text.en} reaches what other people need; with ${inside(of).en} more may be wanted, so ask your doctor first. `,
    );
  }
  return dose.value >= most
    ? both(`够了，${dose.text.zh} 已经到了参考量，饭里还有。`, `Yes: ${dose.text.en} reaches the reference intake, and food adds to it. `)
    : both(`${dose.text.zh} 单独算不到参考量，要和饭里的加起来看。`, `${dose.text.en} alone is below the reference intake; what food brings counts with it. `);
}

const asAdult = (c: Context): Context => ({
  ...c,
  u: { ...c.u, conditions: [], pregnant: false, subject: "self", person: c.u.person.gender ? { gender: c.u.person.gender } : {} },
});
/** Neither stage nor sex nor age sets them a need of their own. */
export const needsAsOthers = (c: Context): boolean =>
  !c.u.staged &&
  !c.u.young &&
  c.u.person.gender === undefined &&
  asked(c).every((n) => {
    const [own, usual] = [c, asAdult(c)].map((of) => targetRows(of, n, c.q.referenceSet, readers(of)).map((r) => r.value));
    return own !== undefined && usual !== undefined && own.join() === usual.join();
  });

const MORE = /更多|多(?:吃|补|需要)(?:一?些|点)?|比.{1,8}(?:多|高)|\bmore\b|\bless\b|\bextra\b/iu;
/** "How much more water while breastfeeding?" */
const BY_HOW_MUCH = /多[喝吃补加](?:多少|几)|\bhow much (?:more|extra)\b/iu;
/** "Do older people need more?" */
export const asksWhetherMore = ({ u }: Context): boolean => MORE.test(u.question) && isPolar(u.question);
/** Beside what other adults need. */
function comparedWithAdults(c: Context, n: Nutrient, set: ReferenceSet, rows: readonly Row[]): Text {
  const [own] = rows;
  // What a medicine or an illness of theirs does to the need the tables do not know.
  const byHowMuch = BY_HOW_MUCH.test(c.u.question);
  if (personsIn(c.u.text).length > 1) return both("", "");
  if (!own || !(byHowMuch || asksWhetherMore(c)) || c.u.medicines.length > 0 || ruledOn(c)) return both("", "");
  const ill = c.u.conditions.find((x) => c.k.conditions.get(x.ref.id)?.kind === "disease");
  if (ill && !byHowMuch) {
    const name = inside(nameOf(c.k, ill));
    return both(
      `表上的数是给健康人的；有${name.zh}要不要更多，先验血，由医生定。`,
      `The tables are for healthy people; whether ${name.en} calls for more is for a blood test and your doctor. `,
    );
  }
  const adult = asAdult(c);
  const [usual] = targetRows(adult, n, set, readers(adult));
  if (!usual || usual.value === 0) return both("", "");
  const others = nutrientAmount(n, usual.value);
  const more = nutrientAmount(n, Math.round((own.value - usual.value) * 1000) / 1000);
  if (byHowMuch && own.value > usual.value)
    return both(`比平时多 ${more}（一般成人每天 ${others}）。`, `About ${more} more than other adults (${others} a day). `);
  return own.value > usual.value
    ? both(`要多一些（一般成人每天 ${others}）。`, `Yes, more than other adults (${others} a day). `)
    : own.value < usual.value
      ? both(`反而少一些（一般成人每天 ${others}）。`, `No, less than other adults (${others} a day). `)
      : both(`不用更多，和一般成人一样。`, `No, as much as other adults. `);
}

/** In the midst of other answers nobody is asked back: each figure stands there with whom it is for. */
const asksOneThing = (c: Context): boolean => questionsOf(c.u.text).length < 2;
/** One fact more and there is one number: asked for after what can be said without it. */
const whoAreYou = (c: Context): Text =>
  c.u.pregnant
    ? both("你现在怀孕多少周？告诉我，我给你一个准数。", "How many weeks pregnant are you? Tell me and I give you the one number.")
    : c.u.young && c.u.person.age === undefined
      ? both("孩子多大？告诉我，我给你一个准数。", "How old is the child? Tell me and I give you the one number.")
      : c.u.person.age === undefined
        ? both("年龄和性别不同，数就不同。你多大、是男是女？", "It differs with age and sex. How old are you, and are you a woman or a man?")
        : c.u.young
          ? both("女孩和男孩的数不同。孩子是女孩还是男孩？", "It differs for girls and boys. Which is the child?")
          : both("男女的数不同。你是女性还是男性？", "It differs for women and men. Which are you?");

export { isOver, limitFor } from "./limit.ts";
