/** What does not go (or goes well) together: medicines, conditions and life stages against what is eaten. The engine decides. */
import type { Severity, Taboo, Text } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import { isAgainstValue } from "./against-value.ts";
import { afterReaction } from "./after-reaction.ts";
import { askedOf } from "./asked-of.ts";
import { belowOf } from "./below.ts";
import { wayOf } from "./asked-way.ts";
import type { Finding } from "../types.ts";
import { isBesideAsked } from "./beside-asked.ts";
import { asSupplement, heldFound } from "./held.ts";
import { membersFound } from "./kind-members.ts";
import { byMealRule } from "./meal-rule.ts";
import { nameOf } from "./names.ts";
import { nutrientAmount } from "./figures.ts";
import { readers, targetRows } from "./needs.ts";
import { inLargeDoses } from "./large-dose.ts";
import { both, type Context, joinText, line, listText, once, type Speaker, unique } from "./part.ts";
import { inPlace } from "./of-a-pair.ts";
import { quietSources, silent } from "./silence.ts";
import { ofFew, ofItself, ofSome, shownNames, toldOf, whichOne } from "./sorts.ts";
import { stanceOf } from "./stance.ts";
import { findingsOf, MOST_TABOOS, SEVERITY, tabooCard } from "./taboos.ts";
import { alsoGood, detail, isBalanced, isGood, saidOnce, type Told, verdict, withinLimits } from "./verdict.ts";

/** What a thing does to another is asked, and not whether it may be had. */
const EFFECT =
  /会不会|(?<!不)会[^，。？?]{1,12}[吗么]|影响[^，。？?]{0,8}[吗么]|\b(?:does|do|will|would)\b[^.?!]{0,40}\b(?:mask|hide|affect|raise|lower|increase|reduce|interfere|weaken|block|cause|thin|harm|change)\b/iu;

/** Whether, or what, to have tested. */
export const A_TEST =
  /要不要(?:去)?(?:查|测|化验)|(?:该|需要|用|要|得|定期|多久)(?:不用)?(?:去|做)?(?:复?查|检查|测|化验)|[查测](?:哪些|什么|啥)|\b(?:be|get|have|need|having|getting)\b[^.?!,]{0,40}\b(?:tested|checked|monitored)\b|\btest(?:ed)? for\b|\b(?:which|what) (?:blood )?(?:tests?|checks?|labs?|blood ?work)\b/iu;

const OPEN_DIET = /(?:吃|喝)(?:点|些)?(?:什么|啥)|怎么(?:吃|饮食)|什么(?:能|可以)吃|\bwhat (?:should|can|do|could|to)\b[^.?!,]{0,16}\b(?:eat|have|drink)\b/iu;
const WAS_HAD = /[吃喝](?:了|完|过|多)|\b(?:after|ate|drank|eaten|had)\b/iu;
const asksOpenly = (question: string): boolean => OPEN_DIET.test(question) && WAS_HAD.test(question);

const bare = (s: string): string => s.toLowerCase().replaceAll(/\s/gu, "");

/** What the same is said of is said once: kale and spinach with warfarin. */
const spokenAtOnce = (taboos: readonly Taboo[]): Taboo[] =>
  [...Map.groupBy(taboos, (t) => `${t.subject.id} ${t.action} ${t.advice.zh} ${t.effect.zh}`).values()].flatMap(([t, ...others]) =>
    t ? [others.length === 0 ? t : { ...t, item: { ...t.item, name: listText(unique([t, ...others], (x) => x.item.name.zh).map((x) => x.item.name)) } }] : [],
  );

/** Fatty liver is a liver disease: where both have the same rule, the nearer name says it. */
const withoutFamilies = ({ k }: Context, taboos: readonly Taboo[]): Taboo[] =>
  taboos.filter(
    (t) =>
      !taboos.some(
        (o) =>
          o.item.id === t.item.id &&
          o.action === t.action &&
          o.effect.zh === t.effect.zh &&
          o.advice.zh === t.advice.zh &&
          o.subject.id !== t.subject.id &&
          k.conditionAncestors(o.subject.id).has(t.subject.id),
      ),
  );

/** How much of it they need a day, where that is one figure of their own table. */
function needOf(c: Context, id: string): { readonly text: Text; readonly findings: readonly Finding[] } | undefined {
  const n = c.k.nutrients.get(id);
  const [row, ...others] = n ? targetRows(c, n, c.q.referenceSet, readers(c)) : [];
  if (!n || !row || others.length > 0) return undefined;
  const amount = nutrientAmount(n, row.value);
  return {
    text: both(`每天 ${amount}`, `${amount} a day`),
    findings: [{ kind: "amount", of: n.id, role: "target", value: row.value, unit: n.unit, rule: row.rule }],
  };
}

/** Of a sort of medicine it depends on which: where another rule of theirs forbids the very thing outright, that is settled. */
const isOutright = ({ severity, subject }: Taboo): boolean => severity === "contraindicated" && subject.kind !== "medicine";
const outrightOnly = ({ k }: Context, all: readonly Taboo[]): readonly Taboo[] =>
  all.filter((t) => !all.some((o) => isOutright(o) && o.item.id === t.item.id) || ofSome(t, k).length === 0);

export const pairs: Speaker = once((c) => {
  const { u } = c;
  const subjects =
    u.medicines.length +
    u.conditions.length +
    (u.person.medicines?.length ?? 0) +
    (u.person.conditions?.length ?? 0) +
    (u.pregnant || (u.person.pregnancy ?? "none") !== "none" ? 1 : 0) +
    (u.young && u.eaten.length > 0 ? 1 : 0);
  // After a severe reaction to the very food, how it is eaten is no question.
  if (subjects === 0 || afterReaction(c)) return undefined;
  const named = new Set(u.medicines.map((m) => m.ref.id));
  // Of a whole kind, where no rule speaks of all of it, what rules warn of in it.
  const ofThem =
    u.eaten.length > 0
      ? [...findTaboos(askedOf(c), c.k).taboos, ...membersFound(c).flatMap((m) => m.taboos.filter((t) => t.subject.kind === "medicine"))]
      : heldFound(c);
  const all = unique([...ofThem, ...inLargeDoses(c, ofThem), ...byMealRule(c, ofThem)], (t) => `${t.subject.id} ${t.item.id} ${t.rule}`);
  if (u.eaten.length === 0 && all.length === 0) return undefined;
  const isBeside = isBesideAsked(c);
  const isAgainst = isAgainstValue(c);
  const asked = outrightOnly(c, all)
    .filter((t) => !ofFew(t, c.k) && !ofItself(t, c.k) && !isBeside(t) && !isAgainst(t))
    .filter((t) => t.subject.kind !== "life_stage" || t.subject.id !== "older_adult" || t.severity !== "minor");
  // Asked whether it is worth taking, that comes before how far apart.
  const wanted = (t: Taboo): boolean => u.intents.includes("benefit") && t.severity === "minor" && isGood(t);
  const found = asked.toSorted((a, b) => Number(named.has(b.subject.id)) - Number(named.has(a.subject.id)) || Number(wanted(b)) - Number(wanted(a)));
  const beside = asSupplement(c, found);
  const taboos = withoutFamilies(c, [...found.slice(0, MOST_TABOOS), ...beside].slice(0, MOST_TABOOS));
  const alike = spokenAtOnce(taboos);
  // A rule on another thing that speaks of it is not silence.
  const quiet = found.length === 0 && beside.length > 0 ? [] : silent(c, taboos, all);
  const below = taboos.length === 0 ? belowOf(c) : undefined;
  if (below) return below;
  if (taboos.length === 0 && quiet.length === 0) return undefined;
  const [first, ...others] = alike;
  const balanced = first !== undefined && isBalanced(taboos);
  const some = new Map([...taboos, ...alike].map((t) => [t, ofSome(t, c.k)]));
  const settles = (t: Taboo): boolean => isOutright(t) && all.some((o) => o.item.id === t.item.id && ofSome(o, c.k).length > 0);
  const say = (t: Taboo): Text => {
    const of = some.get(t) ?? [];
    if (t === first && settles(t)) return both(`${said(t).zh}${t.effect.zh}`, `${said(t).en} ${t.effect.en}`);
    return of.length > 0 ? whichOne(t, of, u.question) : said(t);
  };
  const asking = {
    clash: u.intents.includes("may_i") || u.intents.includes("together"),
    // Whether it is enough by itself, or does in the place of another, is not whether it may be had.
    // Of several things, yes to one is no yes to all.
    way: inPlace(u.question) || (u.eaten.length > 1 && (quiet.length > 0 || new Set(taboos.map((t) => t.action)).size > 1)) ? undefined : wayOf(u.question),
    inPlace: inPlace(u.question),
    test: A_TEST.test(u.question),
    figure: u.intents.includes("timing") || u.intents.includes("amount"),
  };
  const said = (t: Taboo): Text => {
    // Nothing but this rule on another thing speaks of it: its words are the answer.
    if (found.length === 0 && beside.includes(t)) return both(`${t.effect.zh}${t.advice.zh}`, `${t.effect.en} ${t.advice.en}`);
    // Asked what comes of it, that.
    if (t === first && asking.way === undefined && EFFECT.test(u.question) && (t.action === "avoid" || t.action === "monitor"))
      return both(saidOnce(`${t.effect.zh}${t.advice.zh}`), saidOnce(`${t.effect.en} ${t.advice.en}`));
    const text = bare(`${t.effect.zh}${t.advice.zh}${t.effect.en}${t.advice.en}`);
    const theirs =
      t.subject.kind === "medicine" &&
      (u.conditions.some((x) => x.given !== "" && text.includes(bare(x.given))) || u.labs.some(({ biomarker: b }) => text.includes(bare(b.name.zh))));
    const of = verdict(
      t,
      stanceOf(
        t,
        c.k,
        u.eaten.some((l) => l.dose !== undefined),
        u.question,
      ),
      { ...asking, ...(t !== first && { way: undefined }), theirs },
    );
    return both(saidOnce(of.zh), saidOnce(of.en));
  };
  const lineOf = (subject: Text, t: Taboo, severity: Severity, told: Told): Text =>
    line(
      both(
        `**${subject.zh} × ${t.item.name.zh}**（${SEVERITY[severity].zh}）：${detail(told).zh}`,
        `**${subject.en} × ${t.item.name.en}** (${SEVERITY[severity].en}): ${detail(told).en}`,
      ),
    );
  const linesOf = (t: Taboo): Text[] => {
    const of = toldOf(some.get(t) ?? []);
    return of.length > 0 ? of.map(({ rule, severity, names }) => lineOf(shownNames(names), t, severity, rule)) : [lineOf(t.subject.name, t, t.severity, t)];
  };
  const needs = first && balanced ? needOf(c, first.item.id) : undefined;
  const verdicts = unique(
    [
      ...(first ? [(balanced || alsoGood(first, taboos)) && !isGood(first) ? withinLimits(first, needs?.text, taboos) : say(first)] : []),
      ...others
        // Of another thing that was asked about, a small effect is its answer.
        .filter(
          (t) =>
            (t.severity !== "minor" ||
              (asking.figure && t.action === "separate" && t.item.id === first?.item.id) ||
              (u.eaten.length > 1 && alike.every((o) => o === t || o.item.id !== t.item.id))) &&
            !(first && some.get(first)?.length),
        )
        .slice(0, 2)
        .map(say),
    ],
    (t) => t.zh,
  );
  const lead = first ? both(verdicts.map((v) => v.zh).join(""), verdicts.map((v) => v.en).join(" ")) : quiet[0];
  return {
    id: "pairs",
    ...(balanced && { balanced }),
    // What was had before an attack is told; what to eat now is asked.
    ...(taboos.length > 0 && (taboos.every((t) => t.severity === "minor") || asksOpenly(u.question)) && { mild: true }),
    ...(lead && { lead }),
    title: both("搭配", "Together"),
    body: taboos.flatMap(linesOf),
    ...(first && quiet.length > 0 && { unruled: quiet.map(line) }),
    sources: taboos.flatMap((t) => t.sources).concat(first ? [] : quietSources(c)),
    findings: [...findingsOf(taboos), ...(needs?.findings ?? [])],
    cards: tabooCard(taboos, u.lang === "zh-CN" ? "zh" : "en"),
    refer: taboos.some((t) => t.action === "monitor" || t.action === "avoid") || u.medicines.length > 0,
    suggestions:
      u.medicines.length > 0
        ? [
            both(
              `${joinText(u.medicines.slice(0, 1).map((m) => nameOf(c.k, m))).zh}还要注意什么？`,
              `What else matters with ${joinText(u.medicines.slice(0, 1).map((m) => nameOf(c.k, m))).en}?`,
            ),
          ]
        : [],
  };
});
