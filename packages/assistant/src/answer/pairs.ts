/** What does not go (or goes well) together: medicines, conditions and life stages against what is eaten. The engine decides. */
import type { Severity, Taboo, Text } from "@nutri/domain";
import { type Asked, findTaboos } from "@nutri/engine";
import { lowerFirst } from "@nutri/domain/english";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Finding } from "../types.ts";
import type { Linked } from "../understand/link.ts";
import { isPolar } from "../understand/intents.ts";
import { SOME_MEDICINE } from "../understand/unnamed.ts";
import { ofSome, shownNames, toldOf, whichOne } from "./sorts.ts";
import { both, type Context, inside, joinText, line, once, type Part, type Speaker, unique } from "./part.ts";

const MOST = 5;
export const HARD: ReadonlySet<Severity> = new Set(["contraindicated", "major"]);

export function nameOf(k: KnowledgeIndex, l: Linked): Text {
  const { kind, id } = l.ref;
  const by: Partial<Record<string, { name: Text } | undefined>> = {
    nutrient: k.nutrients.get(id),
    form: k.forms.get(id)?.form,
    item: k.items.get(id),
    group: k.groups.get(id),
    medicine: k.medicines.get(id),
    class: k.classes.get(id),
    condition: k.conditions.get(id),
    biomarker: k.biomarkers.get(id),
    goal: k.goals.get(id),
  };
  return by[kind]?.name ?? both(l.given, l.given);
}

/** A food is asked about as food, all else as a supplement, with the dose told. */
export function askedOf(c: Context): Asked {
  const { u, k } = c;
  const food = (l: Linked): boolean => l.ref.kind === "item" && ["food", "alcohol"].includes(k.items.get(l.ref.id)?.kind ?? "");
  const group = (l: Linked): boolean => l.ref.kind === "group" && ["food", "alcohol"].includes(k.groups.get(l.ref.id)?.kind ?? "");
  const idOf = (l: Linked): string => l.also.find((r) => r.kind === "item")?.id ?? l.ref.id;
  const dose = (l: Linked): string => (l.dose ? ` ${l.dose.value} ${l.dose.unit}` : "");
  const pregnancy = u.person.pregnancy;
  return {
    ...u.person,
    conditions: [...(u.person.conditions ?? []), ...(u.pregnant && pregnancy === undefined ? ["pregnancy"] : [])],
    medicines: u.person.medicines ?? [],
    supplements: u.eaten
      .filter((l) => !food(l) && !group(l))
      .map((l) => ({ name: `${k.items.get(idOf(l))?.name.en ?? nameOf(k, l).en}${dose(l)}`, ...(dose(l) === "" && { id: idOf(l) }) })),
    foods: u.eaten.filter((l) => food(l) || group(l)).map((l) => `${nameOf(k, l).en}${dose(l)}`),
  };
}

const hours = ({ separateHours: h = 0 }: Taboo): Text =>
  h < 1 ? both(`至少 ${h * 60} 分钟`, `at least ${h * 60} minutes`) : both(`至少 ${h} 小时`, `at least ${h} ${h === 1 ? "hour" : "hours"}`);

/** Findings of several rules say some things twice. */
const saidOnce = (t: string): string => {
  const all = t.split(/(?<=[。；])|(?<=\.)\s+/u);
  return all
    .filter((s, i) => !all.some((o, j) => o !== s && o.includes(s.replace(/[。.；]$/u, "")) && j !== i) && all.indexOf(s) === i)
    .join(/[。；]/u.test(t) ? "" : " ");
};

/** One sentence that answers "may I?". `lowers`: the rule is that the medicine uses the nutrient up; whether they clash (`clash`) may be asked all the same. `figure`: when or how much was asked. */
function verdict(t: Taboo, lowers: boolean, { clash, polar, figure }: { clash: boolean; polar: boolean; figure: boolean }): Text {
  const item = inside(t.item.name);
  const subject = inside(t.subject.name);
  const medicine = t.subject.kind === "medicine";
  // Of a nutrient the supplement is meant: nobody is to give up the food.
  const eat = t.item.kind === "nutrient" ? both("另外补", "take extra") : t.item.kind === "alcohol" ? both("喝", "drink") : both("吃", "take");
  const of = t.item.kind === "nutrient" ? both(item.zh, `${item.en} supplements`) : item;
  if (isGood(t))
    return medicine
      ? both(
          `${polar ? "可以：" : ""}用${subject.zh}时，${item.zh}常常有必要补。${figure ? t.advice.zh : ""}`,
          `${polar ? "Yes: with" : "With"} ${subject.en}, ${item.en} is often worth taking.${figure ? ` ${t.advice.en}` : ""}`,
        )
      : both(`${polar ? "可以：" : ""}${t.effect.zh}${t.advice.zh}`, `${polar ? "Yes. " : ""}${t.effect.en} ${t.advice.en}`);
  if (t.action === "separate")
    return both(
      `${item.zh}和${subject.zh}要错开${t.separateHours ? hours(t).zh : "时间"}。`,
      `Keep ${item.en} and ${subject.en} ${t.separateHours ? `${hours(t).en} ` : ""}apart.`,
    );
  if (lowers)
    return both(
      `${clash ? `就核对过的资料看，${item.zh}和${subject.zh}可以一起吃；要留意的是，` : ""}长期用${subject.zh}，${item.zh}可能变少。${t.advice.zh}`,
      `${clash ? `As far as our sources tell, ${item.en} and ${subject.en} can be taken together; what to know is that in long use` : "In long use"} ${subject.en} may lower your ${item.en}. ${t.advice.en}`,
    );
  if (t.severity === "minor")
    return medicine
      ? both(
          `可以一起用，${subject.zh}和${item.zh}之间只有轻微影响。${t.advice.zh}`,
          `You can: between ${subject.en} and ${item.en} there is only a small effect. ${t.advice.en}`,
        )
      : both(`${subject.zh}时吃${item.zh}，要注意的是：${t.advice.zh}`, `What to mind about ${item.en} with ${subject.en}: ${t.advice.en}`);
  if (t.action === "avoid")
    return HARD.has(t.severity)
      ? both(
          medicine ? `用${subject.zh}期间，不要${eat.zh}${item.zh}。` : `${subject.zh}：不要${eat.zh}${item.zh}。`,
          medicine ? `Do not ${eat.en} ${item.en} with ${subject.en}.` : `${t.subject.name.en}: avoid ${of.en}.`,
        )
      : both(
          medicine ? `用${subject.zh}期间，最好避免${item.zh}。` : `${subject.zh}：最好避免或少吃${item.zh}。`,
          medicine ? `Better avoid ${item.en} with ${subject.en}.` : `${t.subject.name.en}: better avoid or limit ${item.en}.`,
        );
  // Food is not given up for a doctor's leave: how to eat it is the answer.
  if (medicine && t.item.kind === "food")
    return both(`用${subject.zh}时吃${item.zh}：${t.advice.zh}${t.effect.zh}`, `${t.item.name.en} with ${subject.en}: ${t.advice.en} ${t.effect.en}`);
  return both(
    medicine ? `先问过医生或药师，再把${item.zh}和${subject.zh}一起用：${t.effect.zh}` : `${subject.zh}时吃${item.zh}要留心：${t.advice.zh}`,
    medicine
      ? `Ask your doctor or pharmacist before you combine ${item.en} and ${subject.en}: ${lowerFirst(t.effect.en)}`
      : `Take care with ${item.en} in ${subject.en}. ${t.advice.en}`,
  );
}

type Told = Pick<Taboo, "effect" | "advice"> & { readonly mechanism?: Text | undefined };
const detail = ({ effect, advice, mechanism }: Told): Text =>
  both(saidOnce(`${effect.zh}${advice.zh}${mechanism?.zh ?? ""}`), saidOnce(`${effect.en} ${advice.en}${mechanism ? ` ${mechanism.en}` : ""}`));

/** A word for how serious it is, the same on screens and cards. */
const SEVERITY: Readonly<Record<Severity, Text>> = {
  contraindicated: both("禁用", "must not be combined"),
  major: both("严重", "serious"),
  moderate: both("中等", "moderate"),
  minor: both("轻微", "minor"),
};

export const findingsOf = (taboos: readonly Taboo[]): Finding[] =>
  taboos.flatMap((t): Finding[] => [
    { kind: "name", of: t.subject.kind === "medicine" ? "medicine" : "condition", id: t.subject.id },
    {
      kind: "name",
      of: t.item.kind === "nutrient" ? "nutrient" : "item",
      id: t.item.id,
      stance: t.action === "supplement" || t.action === "beneficial" ? "beneficial" : t.action,
    },
    ...(t.separateHours === undefined
      ? []
      : [{ kind: "amount" as const, of: t.item.id, role: "stated" as const, value: t.separateHours, unit: "h", rule: t.rule }]),
  ]);

export const tabooCard = (taboos: readonly Taboo[], lang: "zh" | "en"): NonNullable<Part["cards"]> =>
  taboos.length === 0
    ? []
    : [
        {
          kind: "taboos",
          title: lang === "zh" ? "搭配提醒" : "What to mind",
          items: taboos.slice(0, MOST).map((t) => ({
            subject: t.subject.name[lang],
            item: t.item.name[lang],
            severity: t.severity,
            action: t.action,
            effect: t.effect[lang],
            advice: t.advice[lang],
            ...(t.separateHours !== undefined && { separateHours: t.separateHours }),
          })),
        },
      ];

export type KnownMedicine = { readonly kind: string; readonly id: string; readonly name: Text };
/** A medicine of the person's list by the name it is known by here. */
export function medicineNamed(k: KnowledgeIndex, m: { readonly id?: string | undefined; readonly name: string }): KnownMedicine {
  const id = m.id ?? k.names.recogniseWhole(m.name, ["medicine", "class"])?.entities[0]?.id ?? m.name;
  return { kind: k.classes.has(id) ? "class" : "medicine", id, name: (k.medicines.get(id) ?? k.classes.get(id))?.name ?? both(m.name, m.name) };
}

/** Asked in pregnancy or while breastfeeding of food alone. */
export const plainFood = ({ u, k }: Context): boolean =>
  u.staged && u.eaten.length > 0 && u.medicines.length === 0 && u.eaten.every((l) => l.ref.kind === "item" && k.items.get(l.ref.id)?.kind === "food");
const STAGE_LISTS = [
  { source: "nhs-foods-to-avoid-in-pregnancy", locator: "Foods to avoid in pregnancy" },
  { source: "nhs-breastfeeding-diet", locator: "Breastfeeding and diet" },
];
/** Of a disease or a stage of life that nothing is found on, that is said. */
const SILENT_OF: ReadonlySet<string> = new Set(["disease", "life_stage"]);
/** Of several things asked about, what no rule speaks of while one does of the others: "tofu and shrimp with gout". */
function besideFound({ u, k }: Context, taboos: readonly Taboo[], subjects: readonly Linked[]): Text | undefined {
  const found = new Set(taboos.map((t) => t.item.id));
  const idsOf = ({ ref, also }: Linked): string[] =>
    [ref, ...also].flatMap(({ id, kind }) => [
      id,
      ...k.groupsOf(id),
      ...(kind === "form" ? [k.forms.get(id)?.nutrient.id ?? ""] : []),
      ...(k.items.get(id)?.nutrients ?? []).map((n) => n.nutrient),
    ]);
  const quiet = u.eaten.filter((l) => !idsOf(l).some((id) => found.has(id)));
  if (taboos.length === 0 || subjects.length === 0 || quiet.length === 0 || quiet.length === u.eaten.length) return undefined;
  const [names, eaten] = [joinText(subjects.slice(0, 2).map((x) => nameOf(k, x))), joinText(quiet.map((l) => nameOf(k, l)))];
  return both(
    `${names.zh}和${eaten.zh}：核对过的资料里没有查到要当心的地方（没查到不等于绝对没有）。`,
    `${names.en} and ${eaten.en}: the sources we checked name nothing to mind (not found is not the same as none).`,
  );
}
/** Those among the named who have no finding with the named eaten things: said, not passed as safe. */
function silent(c: Context, taboos: readonly Taboo[]): Text[] {
  const { u, k } = c;
  const conditions = u.conditions.filter((x) => SILENT_OF.has(k.conditions.get(x.ref.id)?.kind ?? ""));
  const linked = u.medicines.length > 0 ? u.medicines : taboos.length === 0 && u.intents.includes("may_i") ? conditions : [];
  const beside = besideFound(c, taboos, [...u.medicines, ...conditions]);
  if (beside) return [beside];
  const asked =
    linked.length > 0 || !SOME_MEDICINE.test(u.asked)
      ? linked.map((m) => ({ ...m.ref, name: nameOf(k, m) }))
      : (u.person.medicines ?? []).map((m) => medicineNamed(k, m));
  if (asked.length === 0 || u.eaten.length === 0) return [];
  const quiet = asked.filter((m) => !taboos.some((t) => t.subject.id === m.id || (m.kind === "class" && t.subject.kind === "medicine")));
  if (quiet.length === 0 || (taboos.length > 0 && quiet.every((m) => m.kind === "class"))) return [];
  const names = joinText(quiet.map((m) => m.name));
  const eaten = joinText(u.eaten.map((e) => nameOf(k, e)));
  if (plainFood(c) && quiet.every((m) => k.conditions.get(m.id)?.kind === "life_stage"))
    return [
      both(
        `核对过的资料里，${names.zh}要避开的食物没有提到${eaten.zh}。洗净、煮熟，按平常的量吃；不放心就问产检的医生。`,
        `The lists of foods to avoid that we checked (${names.en}) do not name ${eaten.en}. Wash it, cook it through and keep to usual amounts; if unsure, ask your doctor or midwife.`,
      ),
    ];
  return [
    both(
      `${names.zh}和${eaten.zh}：在我们核对过的资料里没有查到要当心的地方。没查到不等于绝对没有，第一次用之前可以问一下药师或医生。`,
      `${names.en} and ${eaten.en}: the sources we checked name nothing to mind. Not found is not the same as none, so a word with your pharmacist or doctor is worthwhile the first time.`,
    ),
  ];
}

const isGood = (t: Taboo): boolean => t.action === "supplement" || t.action === "beneficial";
/** A state in which a nutrient is needed, and too much of it harms: that is a question of how much. */
const isBalanced = (taboos: readonly Taboo[]): boolean =>
  taboos.every((t) => t.subject.kind === "life_stage" && t.item.kind === "nutrient" && (isGood(t) || taboos.some((o) => isGood(o) && o.item.id === t.item.id)));
/** A stage that needs this very nutrient, whatever else was asked about. */
const alsoGood = (t: Taboo, all: readonly Taboo[]): boolean =>
  t.subject.kind === "life_stage" && t.item.kind === "nutrient" && all.some((o) => isGood(o) && o.item.id === t.item.id);
const withinLimits = (t: Taboo): Text =>
  both(
    `${t.subject.name.zh}：${t.item.name.zh}要吃够，但不能过多。${t.advice.zh}`,
    `${t.subject.name.en}: ${inside(t.item.name).en} is needed, but not too much of it. ${t.advice.en}`,
  );

const WORDS_OF_MAKE = /\s*[（(].*$|\b(?:supplements?|extract|powder)\b/giu;
const bareName = (t: Text): string => t.en.toLowerCase().replaceAll(WORDS_OF_MAKE, "").trim();
const concentrates = new WeakMap<KnowledgeIndex, ReadonlyMap<string, string>>();
/** The supplement made of each food that is eaten as such too: turmeric the spice, and in capsules. */
function concentrateOf(k: KnowledgeIndex, food: string): string | undefined {
  const made = concentrates.get(k) ?? new Map([...k.items.values()].filter((i) => i.kind === "supplement").map((i) => [bareName(i.name), i.id]));
  concentrates.set(k, made);
  const item = k.items.get(food);
  return item?.kind === "food" ? made.get(bareName(item.name)) : undefined;
}
/** Little as food, more in capsules: both are said, for either may be meant. */
const AS_FOOD = /\b(?:drink|eat|cook|foods?)\b|喝|做菜/iu;
function asSupplement(c: Context, taboos: readonly Taboo[]): readonly Taboo[] {
  if (AS_FOOD.test(c.u.asked)) return [];
  const [food] = c.u.eaten;
  const id = food && c.u.eaten.length === 1 && taboos.every((t) => t.severity === "minor") ? concentrateOf(c.k, food.ref.id) : undefined;
  if (id === undefined) return [];
  const asked = { ...askedOf(c), foods: [], supplements: [{ name: c.k.items.get(id)?.name.en ?? id, id }] };
  return findTaboos(asked, c.k)
    .taboos.filter((t) => t.severity !== "minor" && t.item.id === id)
    .slice(0, 1);
}

/** What a remedy that was asked about holds, against the states that were told: 牛黄解毒片 holds realgar, which pregnancy forbids. */
function heldFound(c: Context): readonly Taboo[] {
  const { u, k } = c;
  const held = new Set(u.medicines.flatMap((m) => k.medicines.get(m.ref.id)?.items ?? []));
  const asked = askedOf(c);
  const told = [...(asked.conditions ?? []), ...u.conditions.map((l) => l.ref.id), ...(u.pregnant ? ["pregnancy"] : [])];
  if (held.size === 0 || told.length === 0) return [];
  const states = new Set(told.flatMap((id) => [id, ...k.conditionAncestors(id)]));
  const medicines = u.medicines.map((m) => ({ id: m.ref.id, name: nameOf(k, m).en }));
  return findTaboos({ ...asked, conditions: [...new Set(told)], medicines, supplements: [], foods: [] }, k).taboos.filter(
    (t) => t.subject.kind !== "medicine" && states.has(t.subject.id) && held.has(t.item.id),
  );
}

export const pairs: Speaker = once((c) => {
  const { u } = c;
  const subjects =
    u.medicines.length +
    u.conditions.length +
    (u.person.medicines?.length ?? 0) +
    (u.person.conditions?.length ?? 0) +
    (u.pregnant || (u.person.pregnancy ?? "none") !== "none" ? 1 : 0) +
    (u.young && u.eaten.length > 0 ? 1 : 0);
  if (subjects === 0) return undefined;
  const named = new Set(u.medicines.map((m) => m.ref.id));
  const all = u.eaten.length > 0 ? findTaboos(askedOf(c), c.k).taboos : heldFound(c);
  if (u.eaten.length === 0 && all.length === 0) return undefined;
  const asked = all.filter((t) => t.subject.kind !== "life_stage" || t.subject.id !== "older_adult" || t.severity !== "minor");
  const found = asked.toSorted((a, b) => Number(named.has(b.subject.id)) - Number(named.has(a.subject.id)));
  const taboos = [...found.slice(0, MOST), ...asSupplement(c, found)].slice(0, MOST);
  const quiet = silent(c, taboos);
  if (taboos.length === 0 && quiet.length === 0) return undefined;
  const [first, ...others] = taboos;
  const balanced = first !== undefined && isBalanced(taboos);
  const lowering = new Set(c.k.rules.all.filter((r) => r.direction === "depletion").map((r) => r.id));
  const some = new Map(taboos.map((t) => [t, ofSome(t, c.k)]));
  const say = (t: Taboo): Text => {
    const of = some.get(t) ?? [];
    return of.length > 0 ? whichOne(t, of) : said(t);
  };
  const asking = {
    clash: u.intents.includes("may_i") || u.intents.includes("together"),
    polar: isPolar(u.asked),
    figure: u.intents.includes("timing") || u.intents.includes("amount"),
  };
  const said = (t: Taboo): Text => {
    const of = verdict(t, lowering.has(t.rule), asking);
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
  const verdicts = unique(
    [
      ...(first ? [(balanced || alsoGood(first, taboos)) && !isGood(first) ? withinLimits(first) : say(first)] : []),
      ...others
        .filter((t) => t.severity !== "minor" && !(first && some.get(first)?.length))
        .slice(0, 2)
        .map(say),
    ],
    (t) => t.zh,
  );
  const lead = first ? both(verdicts.map((v) => v.zh).join(""), verdicts.map((v) => v.en).join(" ")) : quiet[0];
  return {
    id: "pairs",
    ...(balanced && { balanced }),
    ...(taboos.length > 0 && taboos.every((t) => t.severity === "minor") && { mild: true }),
    ...(lead && { lead }),
    title: both("搭配", "Together"),
    body: taboos.flatMap(linesOf),
    ...(first && quiet.length > 0 && { unruled: quiet.map(line) }),
    sources: taboos.flatMap((t) => t.sources).concat(first ? [] : quietSources(c)),
    findings: findingsOf(taboos),
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

/** What was read and said nothing: the records of the medicines asked about. */
const quietSources = (c: Context): NonNullable<Part["sources"]> =>
  c.k.sources(
    [
      ...(plainFood(c) ? STAGE_LISTS : []),
      ...c.u.medicines.flatMap((m) => c.k.medicines.get(m.ref.id)?.sources ?? []),
      ...c.u.eaten.flatMap((e) => c.k.items.get(e.ref.id)?.sources.slice(0, 1) ?? c.k.nutrients.get(e.ref.id)?.sources.slice(0, 1) ?? []),
    ].slice(0, 3),
  );
