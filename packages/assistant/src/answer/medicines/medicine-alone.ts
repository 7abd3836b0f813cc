import { bySeverity, type Taboo } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import { findTaboos } from "@nutri/engine";
import { findingsOf, tabooCard } from "../rules/taboos.ts";
import { asksHow } from "./asks-how.ts";
import { asksCount } from "../rules/beside-asked.ts";
import { howTaken, inTheirState } from "./medicine-written.ts";
import { nameOf } from "../names.ts";
import { asksOfItself, untoldOf } from "./of-itself.ts";
import { both, joinText, once, type Speaker, tabooLines, unique } from "../part.ts";
import { ANYBODYS } from "../rules/of-a-pair.ts";
import { A_TEST } from "../rules/pairs.ts";
import { isMeal } from "../rules/verdict.ts";

const LISTED = 7;
/** Asked which of them do not go with it; asked of supplements, foods are another list. */
const LEFT_OUT =
  /(?:(?<!能)不能|不可以?|别|(?<!要)不要|避免|忌|避开).{0,6}(?:吃|用|补|服|保健品|补充剂)|\b(?:avoid|stay away|not (?:take|combine|mix)|stop)\b|\binteract/iu;
const OF_SUPPLEMENTS = /补充剂|保健品|营养品|\bsupplements?\b|\bherbs?\b|\bvitamins?\b/iu;
const FOODS: ReadonlySet<string> = new Set(["food", "alcohol"]);
/** Asked which nutrients matter beside it. */
const SUPPLIED =
  /补|缺|(?:什么|哪些|哪种)(?:维生素|营养素|矿物质)|\bneed\b|\bdeficien|\black\b|\bsupplements?\b|\b(?:what|which) (?:vitamins?|minerals?|nutrients?)\b|\brun low\b/iu;

/** A test stands in the advice of a rule. */
const TESTED = /查|测|化验/u;
const FATTY = "high_fat_meal";
/** A medicine alone: everything known of it, worst first, or only what it depletes. */
export const medicineAlone: Speaker = once((c) => {
  const { u, k } = c;
  const timing = u.intents.includes("timing");
  const left = LEFT_OUT.test(u.asked);
  const things = u.eaten.filter((l) => !ANYBODYS.has(l.ref.id)).length;
  const tested = !left && things === 0 && A_TEST.test(u.question);
  const supplied = !left && !tested && (u.intents.includes("deplete") || SUPPLIED.test(u.asked));
  if (u.medicines.length === 0 || (things > 0 && !supplied && !timing)) return undefined;
  // How, or whether, it is taken was asked, and is written: all else that meets it was not.
  if (!supplied && !left && (howTaken(c) ?? inTheirState(c))) return undefined;
  const { taboos } = findTaboos({ ...u.person, supplements: [], foods: [] }, k);
  const paired = new Set(u.eaten.map((e) => e.ref.id));
  // What a remedy holds meets other medicines too: those are not asked about.
  const held = new Set(u.medicines.flatMap((m) => k.medicines.get(m.ref.id)?.items ?? []));
  const named = new Set([...u.medicines.map((m) => m.ref.id), ...(u.person.medicines ?? []).map((m) => m.id)]);
  const supplements = left && OF_SUPPLEMENTS.test(u.asked);
  const own = taboos.filter(
    (t) =>
      t.subject.kind === "medicine" &&
      (named.has(t.subject.id) || !held.has(t.item.id)) &&
      !(supplements && FOODS.has(t.item.kind)) &&
      !paired.has(t.item.id) &&
      (u.eaten.length === 0 || !timing || t.action === "separate" || k.groups.has(t.item.id)),
  );
  const depletes = (t: Taboo): boolean => k.rules.byId.get(t.rule)?.direction === "depletion";
  const checked = own.filter((t) => depletes(t) && TESTED.test(t.advice.zh));
  // Asked what to have tested, what meets it at the table is no answer; nor is a list where no test is known.
  if (tested && checked.length === 0) return undefined;
  const wanted = tested
    ? checked
    : supplied
      ? own.filter((t) => depletes(t) || t.action === "supplement" || (t.action === "beneficial" && t.item.kind === "nutrient"))
      : u.intents.includes("timing")
        ? [...own.filter((t) => t.action === "separate"), ...own.filter((t) => t.action !== "separate")]
        : own;
  const all = wanted.length > 0 || u.eaten.length > 0 ? wanted : own;
  // Of many medicines, what meets the most of them stands before what meets one.
  const met = Map.groupBy(all, (t) => t.item.id);
  const metBy = (t: Taboo): number => new Set(met.get(t.item.id)?.map((x) => x.subject.id)).size;
  const list = unique(u.medicines.length > 1 ? all.toSorted((a, b) => bySeverity(a, b) || metBy(b) - metBy(a)) : all, (t) => t.item.id).slice(0, LISTED);
  if (list.length === 0) return undefined;
  const names = joinText(u.medicines.map((m) => nameOf(k, m)));
  const items = joinText(list.slice(0, 4).map((t) => t.item.name));
  // Asked when, what is known of it and a meal is the answer.
  const asked = u.intents[0] === "timing" || asksHow(u.question) || (!asksCount(c) && u.eaten.some((l) => l.ref.id === "food"));
  const meal = asked && !supplied && u.medicines.length === 1 ? (own.find(isMeal) ?? own.find((t) => t.item.id === FATTY)) : undefined;
  const untold = !supplied && !left && things === 0 && timing && asksHow(u.question);
  const lead = meal
    ? both(`${names.zh}：${meal.advice.zh}${meal.effect.zh}`, `${names.en}: ${lowerFirst(meal.advice.en)} ${meal.effect.en}`)
    : untold
      ? both(
          `${names.zh}怎么吃、什么时候吃，我手上没有核对过的资料：照说明书和医嘱，不清楚就问药师。要留心的是：${items.zh}。`,
          `How and when to take ${names.en} I hold nothing reviewed on: keep to the leaflet and your doctor's word, and ask the pharmacist if unsure. What to mind: ${items.en}.`,
        )
      : tested
        ? both(
            `用${names.zh}时，营养方面要查的是：${items.zh}。${list[0]?.advice.zh ?? ""}药本身还要查什么，问开药的医生。`,
            `With ${names.en}, what to have tested as to nutrients: ${items.en}. ${list[0]?.advice.en ?? ""} What else the medicine itself calls for, ask the doctor who prescribed it.`,
          )
        : supplied && wanted.length > 0
          ? both(`用${names.zh}时，要留心这些营养素：${items.zh}。`, `With ${names.en}, keep an eye on ${items.en}.`)
          : asksOfItself(c)
            ? both(
                `${untoldOf(c).zh}我这里查得到的，是它和吃的东西：${items.zh}。`,
                `${untoldOf(c).en} What I can look up is how it goes with food: ${items.en}.`,
              )
            : both(`用${names.zh}时，最要留心的是：${items.zh}。`, `With ${names.en}, mind above all: ${items.en}.`);
  return {
    id: "medicine",
    // Asked what it leaves one short of, that list is the answer.
    ...(u.intents.includes("deplete") && { likely: 1 }),
    lead,
    title: both("关于这个药", "About this medicine"),
    body: tabooLines(meal ? list.filter((t) => t !== meal) : list),
    sources: list.flatMap((t) => t.sources),
    findings: findingsOf(list),
    cards: tabooCard(list, u.lang === "zh-CN" ? "zh" : "en"),
    refer: true,
  };
});
