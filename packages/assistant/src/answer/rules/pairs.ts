/** What does not go (or goes well) together: medicines, conditions and life stages against what is eaten. The engine decides. */
import type { Severity, Taboo, Text } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import { isPolar } from "../../understand/intents.ts";
import { questionsOf } from "../../understand/several.ts";
import { asksSpan } from "../../understand/span.ts";
import { isAgainstValue, waitsForValue } from "./against-value.ts";
import { afterReaction } from "./after-reaction.ts";
import { askedOf } from "./asked-of.ts";
import { asksHow } from "../medicines/asks-how.ts";
import { belowAll, belowLine, belowOf } from "./below.ts";
import { asksEffect, asksMatter, asksReason, effectSaid, reasonSaid, withNow, withWhy } from "./effect-said.ts";
import { wayOf, wayOfThing } from "./asked-way.ts";
import type { Finding } from "../../types.ts";
import { isBesideAsked } from "./beside-asked.ts";
import { asSupplement, heldFound } from "./held.ts";
import { membersFound } from "./kind-members.ts";
import { nightFirst } from "./at-night.ts";
import { asksWhichFood, byMealRule, countsAsMeal, mealVerdict, withoutMeals } from "./meal-rule.ts";
import { nameOf } from "../names.ts";
import { nutrientAmount } from "../amounts/figures.ts";
import { readers, targetRows } from "../amounts/needs.ts";
import { inLargeDoses } from "./large-dose.ts";
import { ofEnriched } from "./enriched.ts";
import { both, type Context, joinText, line, listText, once, type Speaker, unique } from "../part.ts";
import { pointAsked } from "./point-asked.ts";
import { NO_REPLACEMENT, replacesTheirs } from "./in-its-place.ts";
import { inPlace } from "./of-a-pair.ts";
import { useSaid } from "./use-said.ts";
import { quietSources, silent } from "./silence.ts";
import { ofFew, ofItself, ofSome, shownNames, toldOf, whichOne } from "./sorts.ts";
import { isToldAsEffect } from "./told-as-effect.ts";
import { TOO_MUCH } from "../amounts/far-over.ts";
import { stanceOf } from "./stance.ts";
import { isBesideBan, isOutdone, strictestFirst } from "./strictest.ts";
import { notAlone, notAloneLine, steadyOver } from "./steady-first.ts";
import { findingsOf, HARD, MOST_TABOOS, SEVERITY, tabooCard } from "./taboos.ts";
import { alsoGood, detail, isBalanced, isGood, isMeal, saidOnce, type Told, verdict, withinLimits } from "./verdict.ts";

/** Whether, or what, to have tested. */
export const A_TEST =
  /要不要(?:去)?(?:查|测|化验)|(?:该|需要|用|要|得|定期|多久)(?:不用)?(?:去|做)?(?:复?查|检查|测|化验)|[查测](?:哪些|什么|啥)|\b(?:be|get|have|need|having|getting)\b[^.?!,]{0,40}\b(?:tested|checked|monitored)\b|\btest(?:ed)? for\b|\b(?:which|what) (?:blood )?(?:tests?|checks?|labs?|blood ?work)\b/iu;

const LITTLE_OF =
  /[低少无][盐钠]|少(?:吃|放|用)(?:点|些)?[盐钠]|不(?:吃|放)盐|盐[^，。？?]{0,4}(?:少|不放|戒)|\b(?:low|less|little|no|cut\w*)\b[^.?!,]{0,20}\b(?:salt|sodium)\b/iu;
const A_SPAN = /\d\s?(?:个?小时|天|周|个?月)/u;
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

/** "Ask before you use it", of an illness, where a medicine for it forbids the very thing. */
const isWeaker = (t: Taboo, all: readonly Taboo[]): boolean =>
  t.subject.kind !== "medicine" &&
  t.severity === "minor" &&
  !isGood(t) &&
  all.some((o) => o.subject.kind === "medicine" && o.action === "avoid" && HARD.has(o.severity) && o.item.id === t.item.id);

/** A form that is also sold as a medicine, told with its nutrient's dose ("zinc gluconate, 80 mg of zinc"), is one thing and no pair. */
const isOfOneThing = ({ u, k }: Context, { subject, item }: Taboo): boolean =>
  subject.kind === "medicine" &&
  item.kind === "nutrient" &&
  !u.intents.includes("together") &&
  !u.medicines.some((m) => m.ref.id === subject.id) &&
  !(u.person.medicines ?? []).some((m) => m.id === subject.id) &&
  u.eaten.some((l) => l.ref.kind === "form" && k.forms.get(l.ref.id)?.nutrient.id === item.id);

const ruled: Speaker = (c) => {
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
  // Asked what to eat, when the tablets go with a meal is no answer.
  const meals = asksWhichFood(u.question) && u.conditions.length > 0 ? all.filter((t) => !isMeal(t)) : all;
  const asked = (asksHow(u.question) ? outrightOnly(c, meals) : withoutMeals(outrightOnly(c, meals)))
    .filter((t) => !ofFew(t, c.k) && !ofItself(t, c.k) && !isOfOneThing(c, t) && !isBeside(t) && !isAgainst(t) && !isWeaker(t, all) && !isToldAsEffect(c, t))
    .filter((t) => t.subject.kind !== "life_stage" || t.subject.id !== "older_adult" || t.severity !== "minor");
  // Asked whether it is worth taking, that comes before how far apart.
  const wanted = (t: Taboo): boolean => u.intents.includes("benefit") && t.severity === "minor" && isGood(t);
  const found = strictestFirst(
    asked.toSorted((a, b) => Number(named.has(b.subject.id)) - Number(named.has(a.subject.id)) || Number(wanted(b)) - Number(wanted(a))),
    u.intents,
    c.k,
  );
  const beside = asSupplement(c, found);
  const taboos = withoutFamilies(c, [...found.slice(0, MOST_TABOOS), ...beside].slice(0, MOST_TABOOS));
  const alike = spokenAtOnce(taboos);
  // A rule on another thing that speaks of it is not silence.
  // What a stage of life may have the tables tell.
  const under = belowAll(c).filter((x) => x.taboo.subject.kind !== "life_stage");
  const isQuiet = !(found.length === 0 && beside.length > 0);
  // Nor is a rule on more of it than was told.
  const quiet = isQuiet ? silent(c, taboos, [...all, ...under.map((x) => x.taboo)]) : [];
  const unheard = isQuiet && under.length > 0 && silent(c, taboos, all).some((t) => !quiet.some((o) => o.zh === t.zh));
  const below = taboos.length === 0 ? belowOf(c, unheard) : undefined;
  if (below) return quiet.length > 0 ? { ...below, body: [...(below.body ?? []), ...quiet.map(line)] } : below;
  if (taboos.length === 0 && quiet.length === 0) return undefined;
  const [first, ...others] = alike;
  const balanced = first !== undefined && isBalanced(taboos);
  const some = new Map([...taboos, ...alike].map((t) => [t, ofSome(t, c.k)]));
  const steady = new Map([...taboos, ...alike].flatMap((t) => [steadyOver(t, taboos, c.k)].flatMap((by) => (by ? [[t, by] as const] : []))));
  const settles = (t: Taboo): boolean => isOutright(t) && all.some((o) => o.item.id === t.item.id && ofSome(o, c.k).length > 0);
  const say = (t: Taboo): Text => {
    const by = steady.get(t);
    if (by) return notAlone(t, by);
    const of = some.get(t) ?? [];
    if (t === first && settles(t)) return both(`${said(t).zh}${t.effect.zh}`, `${said(t).en} ${t.effect.en}`);
    return of.length > 0 ? whichOne(t, of, u.question) : said(t);
  };
  // "Are beans and tofu off limits?": yes to the one that a rule speaks of is no yes to the others.
  const ruled = new Set(taboos.map((t) => t.item.id));
  const ofAll = u.eaten.every((l) => l.denied || l.ref.kind !== "item" || ruled.has(l.ref.id));
  const toldWay = wayOf(u.question, u.asked);
  const way = toldWay === "avoid" && u.eaten.length > 1 && !ofAll ? undefined : toldWay;
  const asking = {
    clash: u.intents.includes("may_i") || u.intents.includes("together"),
    // Whether it is enough by itself, or does in the place of another, is not whether it may be had.
    // Of several things, yes to one is no yes to all.
    way:
      inPlace(u.question) ||
      (first && waitsForValue(c, first)) ||
      (u.eaten.length > 1 && (quiet.length > 0 || new Set(taboos.filter((t) => t.subject.kind === first?.subject.kind).map((t) => t.action)).size > 1))
        ? undefined
        : way,
    inPlace: inPlace(u.question),
    much: TOO_MUCH.test(u.question),
    test: A_TEST.test(u.question),
    figure: u.intents.includes("timing") || u.intents.includes("amount"),
  };
  // "Low in salt, is that all right?" asks whether less is.
  const givenFor = (t: Taboo): string[] =>
    u.eaten.flatMap((l) => ([l.ref, ...l.also].some((r) => r.id === t.item.id || c.k.groupsOf(r.id).has(t.item.id)) ? l.given : []));
  const wayFor = (t: Taboo): typeof asking.way =>
    wayOfThing(asking.way, u.question, givenFor(t)) !== asking.way
      ? "may"
      : asking.way === "may" && LITTLE_OF.test(u.question) && stanceOf(t, c.k, false) === "steady"
        ? "less"
        : asking.way;
  // "May I drink? And is kombucha a problem?": yes to the second would be a yes to the first.
  const [askedFirst = u.question] = questionsOf(u.question);
  const said = (t: Taboo): Text => {
    // Asked how long, the time that its advice names is the answer.
    if (t.action === "avoid" && asksSpan(u.question) && A_SPAN.test(t.advice.zh))
      return both(saidOnce(`${t.advice.zh}${t.effect.zh}`), saidOnce(`${t.advice.en} ${t.effect.en}`));
    if (countsAsMeal(t, c.k)) return mealVerdict(t, isPolar(u.question));
    // Nothing but this rule on another thing speaks of it: its words are the answer.
    if (found.length === 0 && beside.includes(t)) return both(`${t.effect.zh}${t.advice.zh}`, `${t.effect.en} ${t.advice.en}`);
    // "Why?": what comes of it and how, and then what was said already.
    if (t === first && u.why) {
      const of = t.mechanism ?? both("", "");
      return both(saidOnce(`${t.effect.zh}${of.zh}${t.advice.zh}`), saidOnce(`${t.effect.en} ${of.en} ${t.advice.en}`.replaceAll(/ {2,}/gu, " ")));
    }
    const point = t === first && !u.why ? pointAsked(t, stanceOf(t, c.k, false), u.asked, asking.way) : undefined;
    if (point) return point;
    // Asked what comes of it, or for the reason, that.
    if (t === first && asksReason(u.question) && t.subject.kind === "medicine") return reasonSaid(t, stanceOf(t, c.k, false));
    if (t === first && ((asking.way === undefined && asksEffect(askedFirst)) || (asksMatter(askedFirst) && t.subject.kind === "medicine" && !isGood(t))))
      return t.subject.kind === "medicine" && !isGood(t)
        ? effectSaid(t, stanceOf(t, c.k, false))
        : both(saidOnce(`${t.effect.zh}${t.advice.zh}`), saidOnce(`${t.effect.en} ${t.advice.en}`));
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
      { ...asking, ...(t === first ? { way: wayFor(t) } : { way: undefined, much: false }), theirs },
    );
    return withNow(t, t === first ? withWhy(t, both(saidOnce(of.zh), saidOnce(of.en))) : both(saidOnce(of.zh), saidOnce(of.en)), u.question);
  };
  const lineOf = (subject: Text, t: Taboo, severity: Severity, told: Told): Text =>
    line(
      both(
        `**${subject.zh} × ${t.item.name.zh}**（${SEVERITY[severity].zh}）：${detail(told).zh}`,
        `**${subject.en} × ${t.item.name.en}** (${SEVERITY[severity].en}): ${detail(told).en}`,
      ),
    );
  const linesOf = (t: Taboo): Text[] => {
    const by = steady.get(t);
    if (by) return [notAloneLine(t, by)];
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
            // A second rule on the very two stands under the first.
            !(t.action !== "separate" && t.item.id === first?.item.id && t.subject.id === first.subject.id) &&
            !isOutdone(t, alike) &&
            !isBesideBan(t, first, u.eaten, c.k) &&
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
  const ofUse = first ? useSaid(c, first, taboos) : undefined;
  const spoken = [...(first && replacesTheirs(c, first) ? [NO_REPLACEMENT(first)] : []), ...verdicts, ...(ofUse ? [ofUse] : [])];
  const lead = first ? both(spoken.map((v) => v.zh).join(""), spoken.map((v) => v.en).join(" ")) : quiet[0];
  return {
    id: "pairs",
    ...(balanced && { balanced }),
    ...((steady.size > 0 || (first?.subject.kind === "medicine" && stanceOf(first, c.k, false) === "steady")) && { keep: true as const }),
    // What was had before an attack is told; what to eat now is asked.
    ...(taboos.length > 0 && (taboos.every((t) => t.severity === "minor") || asksOpenly(u.question)) && { mild: true }),
    ...(lead && { lead: nightFirst(lead, u.question) }),
    title: both("搭配", "Together"),
    body: [...taboos.flatMap(linesOf), ...(unheard ? under.map(belowLine) : [])],
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
};

export const pairs: Speaker = once((c) => {
  const plain = ruled(c);
  return plain && (ofEnriched(c, plain, ruled) ?? plain);
});
