/** What a lab value says, by the biomarker's record; never a diagnosis. */
import { readable, type Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import { holds, type Resolved } from "@nutri/engine";
import { resolveLab } from "@nutri/engine/person/labs";
import type { Advice, Biomarker } from "@nutri/knowledge";
import { isAskedIf, type LabTold } from "../../understand/labs.ts";
import { wayOf } from "../rules/asked-way.ts";
import { everyday } from "../articles/everyday.ts";
import { glucoseAndHba1c } from "./glucose-and-hba1c.ts";
import { twoLines } from "./two-lines.ts";
import { lineFor, storesAndBlood } from "./iron-stores.ts";
import {
  adviceAt,
  asksDietAlone,
  asksOnlyMedicine,
  asksWhat,
  besides,
  beyondDiet,
  childLine,
  goalAmong,
  medicineAmong,
  namingAsked,
  offGoal,
  othersOff,
  toldBeside,
} from "./lab-advice.ts";
import { A_DOSE, aimedAt, otherReading } from "./lab-readings.ts";
import { boundElsewhere, toldIn } from "./lab-units.ts";
import { nameOf } from "../names.ts";
import { both, type Context, inside, joinText, line, type Part, type Speaker } from "../part.ts";
import { amountFor, limitFor } from "../amounts/quantity.ts";
import { doseOf } from "../amounts/limit-words.ts";
import { measured, printed } from "../amounts/units.ts";
import { resolvedOf } from "../../understand/resolved.ts";

/** Whose sex is not told may be either; ranges of adults are shown. */
const ADULT = 30;

/** The range made most closely for this person. In pregnancy only those made for it hold: most results shift with the trimester. */
function rangeOf(b: Biomarker, r: Resolved, pregnant: boolean): { low?: number | undefined; high?: number | undefined } | undefined {
  const ranges = b.ranges
    .filter((x) => !pregnant || x.when?.pregnancy !== undefined)
    .toSorted((x, y) => Object.keys(y.when ?? {}).length - Object.keys(x.when ?? {}).length);
  return ranges.find((x) => holds(x.when, r) === "yes") ?? ranges.find((x) => holds(x.when, r) !== "no");
}

/** "Triglycerides are high: no alcohol": the name and its level were just said. */
function withoutName(t: Text, b: Biomarker): Text {
  const [zh, en] = [t.zh.indexOf("："), t.en.indexOf(": ")];
  return t.zh.startsWith(b.name.zh) && zh > 0 && zh < b.name.zh.length + 6 && en > 0
    ? both(
        t.zh.slice(zh + 1),
        t.en.slice(en + 2).replace(/^./u, (x) => x.toUpperCase()),
      )
    : t;
}

/** What holds for one sex, where nobody said which: the line of the other is said with it. */
function withOther(c: Context, b: Biomarker, value: number, { when }: Advice, text: Text): Text {
  if (c.u.person.gender !== undefined || when.sex === undefined || c.u.staged) return text;
  const other = when.sex === "male" ? "female" : "male";
  const line = lineFor(c, b.id, other);
  if (!line || value < line.below) return text;
  const bound = measured(line.below, b.unit);
  return other === "female"
    ? both(`${text.zh}女性的线是 ${bound}，没有低于它。`, `${text.en} In a woman the line is ${bound}, and it is not below that.`)
    : both(`${text.zh}男性的线是 ${bound}，没有低于它。`, `${text.en} In a man the line is ${bound}, and it is not below that.`);
}

/** Worked out from height and weight, and printed by no laboratory; its lines are adults'. */
const NO_SHEET: ReadonlySet<string> = new Set(["bmi"]);

type Read = { readonly part: Part; readonly tells: boolean };
/** Who has the illness and its goal is past its line of diagnosis; what presses is said all the same. */
const isForThem = ({ when, severity }: Advice): boolean => when.conditions !== undefined || severity === "major" || severity === "contraindicated";
/** @param before advice that was said of a value before it: said once */
function one(c: Context, lab: LabTold, before: Set<string>): Read | undefined {
  const { k, u } = c;
  const resolved = resolveLab(k, { code: lab.biomarker.id, value: lab.value, unit: lab.unit });
  if (!resolved) return undefined;
  const b = lab.biomarker;
  const pregnancy = u.person.pregnancy ?? (u.pregnant ? ("pregnant_2" as const) : undefined);
  const pregnant = pregnancy?.startsWith("pregnant") === true;
  // "6.3 %, is that diabetes?" tells of no diabetes; what is stored of them stands.
  const stored = new Set(c.q.person.answers?.conditions);
  const conditions = u.person.conditions?.filter((id) => stored.has(id) || !isAskedIf(id, u.asked, k));
  const person = {
    ...u.person,
    ...(conditions && { conditions }),
    ...(pregnancy && { pregnancy }),
    ...(pregnant && { gender: "female" as const }),
    labs: [{ code: b.id, value: lab.value, unit: lab.unit }],
  };
  const r = resolvedOf(person, k);
  const value = resolved.value;
  // Ranges for women and men are adults', and so is what a mass index is held against.
  const ownLine = u.young ? childLine(c, b, r) : undefined;
  const adults = !(u.young && (NO_SHEET.has(b.id) || b.ranges.some((x) => x.when?.sex !== undefined)));
  const range = ownLine !== undefined ? { low: ownLine } : adults ? rangeOf(b, r, pregnant) : undefined;
  const others =
    person.gender === undefined && range && !u.young
      ? (["female", "male"] as const).map((gender) =>
          rangeOf(b, resolvedOf({ ...person, gender, pregnancy: person.pregnancy ?? "none", age: person.age ?? ADULT }, k), false),
        )
      : [];
  const bySex = others[0] && others[1] && (others[0].low !== others[1].low || others[0].high !== others[1].high) ? others : undefined;
  const levelIn = (x: typeof range): "low" | "high" | "within" | "unknown" =>
    x?.low !== undefined && value < x.low ? "low" : x?.high !== undefined && value > x.high ? "high" : x ? "within" : "unknown";
  const level = levelIn(range);
  // Whose sex is open: what is high for a woman may be right for a man.
  const [ofWomen, ofMen] = (bySex ?? []).map(levelIn);
  const isSplit = ofWomen !== undefined && ofMen !== undefined && ofWomen !== ofMen;
  // Whose sex is open is told what holds for either: the narrower bound.
  const says = b.indicates
    .filter((i) => value >= (i.atLeast ?? -Infinity) && value < (i.below ?? Infinity) && holds(i.when, r) !== "no")
    .filter((i, _, all) => holds(i.when, r) === "yes" || all.every((o) => holds(o.when, r) !== "yes"))
    .toSorted((x, y) => (x.below ?? Infinity) - (y.below ?? Infinity));
  const certain = adviceAt(c, b, value, r);
  const goal = goalAmong(certain, b, r);
  const LEVEL: Readonly<Record<string, Text>> = {
    low: both("偏低", "low"),
    high: both("偏高", "high"),
    within: both("在参考范围内", "within the reference range"),
    unknown:
      pregnant && b.ranges.length > 0
        ? both(
            "怀孕时参考范围会变，我手上没有核对过的孕期范围，请让产科医生看",
            "pregnancy shifts the range, and I hold none reviewed for it: let your maternity team read it",
          )
        : u.young && NO_SHEET.has(b.id)
          ? both(
              "孩子不能用大人的标准，要按年龄和性别的生长曲线看，请儿科医生或儿保科看",
              "a child's is read from the growth chart for age and sex and not by an adult's lines: let the paediatrician read it",
            )
          : u.young && b.ranges.length > 0
            ? both("孩子的范围和大人不同，看化验单上按年龄印的", "a child's range is not an adult's: go by the one printed for the age")
            : both("没有通用的参考范围", "without a general reference range"),
  };
  // Told in another unit, the bound is said in that one too.
  const unitTold = b.units.find((x) => x.spelling === lab.unit && x.spelling !== b.unit);
  const inTold = (x: number): string => (unitTold ? `${readable((x - (unitTold.offset ?? 0)) / unitTold.factor)} ${printed(lab.unit)}` : "");
  const also = (x: NonNullable<typeof range>): Text => {
    const said = [x.low, x.high].flatMap((n) => (n === undefined ? [] : [inTold(n)])).join("–");
    return unitTold === undefined || said === "" ? both("", "") : both(`（约 ${said}）`, ` (about ${said})`);
  };
  const span = (x: NonNullable<typeof range>): Text => {
    const [low, high] = [x.low === undefined ? undefined : readable(x.low), x.high === undefined ? undefined : readable(x.high)];
    const within = `${low}–${high} ${printed(b.unit)}`.trim();
    return low !== undefined && high !== undefined
      ? both(within, within)
      : high !== undefined
        ? both(`不高于 ${measured(high, b.unit)}`, `up to ${measured(high, b.unit)}`)
        : both(`${measured(low ?? 0, b.unit)} 以上`, `from ${measured(low ?? 0, b.unit)}`);
  };
  // Of several values each range is told with its name.
  const ofName = u.labs.length > 1 ? both(b.name.zh, `${b.name.en}: reference`) : both("", "Reference");
  const [women, men] = (bySex ?? []).map((x) => (x ? span(x) : undefined));
  // The line that is told for a sex and the laboratory's own range are two: the line is said, and no range against it.
  const lines = bySex === undefined || pregnant ? undefined : ([lineFor(c, b.id, "female"), lineFor(c, b.id, "male")] as const);
  const cutoffs = lines?.[0] && lines[1] && (lines[0].below !== others[0]?.low || lines[1].below !== others[1]?.low) ? lines : undefined;
  const [ofRange, ofMore] = [range && span(range), range && also(range)];
  const two =
    range && ofRange && ofMore && !pregnant && !u.young
      ? twoLines(c, b, person.gender, { low: range.low, text: both(`${ofRange.zh}${ofMore.zh}`, `${ofRange.en}${ofMore.en}`) })
      : undefined;
  const bounds =
    two ??
    (cutoffs?.[0] && cutoffs[1]
      ? both(
          `判断偏低的线：女性 ${measured(cutoffs[0].below, b.unit)}，男性 ${measured(cutoffs[1].below, b.unit)}`,
          `The line for too low: women ${measured(cutoffs[0].below, b.unit)}, men ${measured(cutoffs[1].below, b.unit)}`,
        )
      : women && men
        ? both(`参考范围：女性 ${women.zh}，男性 ${men.zh}`, `Reference: women ${women.en}, men ${men.en}`)
        : range
          ? both(`${ofName.zh}参考范围 ${span(range).zh}${also(range).zh}`, `${ofName.en} ${span(range).en}${also(range).en}`)
          : both("", ""));
  const [first] = says;
  // Where the record itself says nothing of the value, what is advised leads; so does what answers yes or no of the thing asked about.
  const answering = wayOf(u.question) && u.eaten.length > 0 && b.indicates.some((x) => u.nutrients.includes(x.nutrient)) ? certain[0] : undefined;
  const plain = first ? undefined : certain[0];
  // While it is low, how much is taken.
  const dosed = first?.status === "low" ? certain.find((a) => A_DOSE.test(a.text.zh)) : undefined;
  const dose = dosed && { ...dosed, text: withoutName(dosed.text, b) };
  // What cannot wait leads, then what an illness aims at, then what speaks of the thing that was asked about.
  const ofMedicine = medicineAmong(c, certain);
  const beside = toldBeside(c, certain);
  const chosen =
    certain.find((a) => a.severity === "contraindicated") ??
    goal ??
    beside ??
    (asksDietAlone(c) ? undefined : namingAsked(c, b, certain)) ??
    dose ??
    answering ??
    (asksOnlyMedicine(c) && plain?.severity === undefined ? ofMedicine : undefined) ??
    (plain && { ...plain, text: withOther(c, b, value, plain, withoutName(plain.text, b)) });
  // The dose stands after what the value is.
  const taken = chosen !== undefined && chosen.id === dose?.id && !before.has(chosen.id) ? dose : undefined;
  const said = chosen && !taken && !before.has(chosen.id) ? chosen : undefined;
  const notEnough = beyondDiet(c, said) ?? both("", "");
  const short = withoutName(said?.text ?? both("", ""), b);
  const medicine = ofMedicine && ofMedicine.id !== chosen?.id && !before.has(ofMedicine.id) ? ofMedicine : undefined;
  // What is written for just what they told leaves nothing to add for everybody.
  const rest = beside ? [] : besides(goal ? certain.filter(isForThem) : certain, [chosen, medicine]).filter((a) => !before.has(a.id));
  for (const a of [said, taken, medicine, ...rest]) if (a) before.add(a.id);
  const off = goal && offGoal(goal, b);
  const level0 =
    (isSplit && first === undefined
      ? both(`女性${LEVEL[ofWomen]?.zh}，男性${LEVEL[ofMen]?.zh}`, `${LEVEL[ofWomen]?.en} for a woman, ${LEVEL[ofMen]?.en} for a man`)
      : LEVEL[first?.status === "low" ? "low" : first?.status === "high" ? "high" : level]) ?? both("", "");
  // What is advised may go by a narrower bound than the laboratory's range: "within" would deny it.
  const beyond = range !== undefined && level !== "within" && said !== goal;
  const told = toldIn(c, lab, value, said && beyond ? level0 : undefined);
  const food = first?.status === "low" ? k.nutrients.get(first.nutrient) : undefined;
  const foods = food && everyday(c, food);
  // "Shall I take some?": what is needed and what is too much, for the doctor's dose is another.
  // What is taken while a value is low is more than what everybody needs; some advice has it.
  const aim = certain.some((a) => A_DOSE.test(a.text.zh)) ? undefined : aimedAt(c, b, first);
  const needed =
    food && !beside && u.intents.some((i) => i === "may_i" || i === "amount")
      ? [...(aim || u.young || taken ? [] : [amountFor(c, food)]), limitFor(c, food)]
      : [];
  // High and still taken, or asked of: whether that dose is too much.
  const taking = first?.status !== "low" && (level === "high" || first?.status === "high" || u.intents.includes("limit")) ? doseBeside(c, b) : undefined;
  const other = otherReading(c, lab) ?? boundElsewhere(c, lab, value);
  const alone = both(`${b.name.zh} ${told.zh}：${level0.zh}。`, `${b.name.en} ${told.en}: ${level0.en}.`);
  // What cannot wait, speaks of the thing or says what the value is, is the answer itself.
  const yields =
    !goal &&
    !beside &&
    !u.staged &&
    // "Is that a deficiency?", where the record says what the value is: nothing written on it stands before that.
    (chosen === undefined
      ? first === undefined || !asksWhat(c)
      : chosen.severity === undefined && !NO_SHEET.has(b.id) && (chosen.id === dose?.id || chosen.id === plain?.id) && !asksWhat(c));
  const part: Part = {
    id: "lab",
    stands: isSplit && first === undefined ? "open" : first?.status === "low" ? "low" : first?.status === "high" ? "high" : level,
    level: joined(beyond && said ? both(`${b.name.zh} ${told.zh}。`, `${b.name.en} ${told.en}.`) : alone, other),
    ...(chosen === undefined && first === undefined && level !== "within" && { bare: true }),
    ...(beside && { pressing: true }),
    ...(yields && { value: joined(beyond && said ? both(`${b.name.zh} ${told.zh}。`, `${b.name.en} ${told.en}.`) : alone, other) }),
    lead: joined(
      said
        ? joined(
            both(
              `${notEnough.zh}${b.name.zh} ${told.zh}：${short.zh}`,
              `${notEnough.en}${b.name.en} ${told.en}: ${short === said.text ? short.en : lowerFirst(short.en)}`,
            ),
            other,
          )
        : [first?.text, taken?.text ?? aim, other].reduce(joined, alone),
      medicine?.text ??
        (level === "within" && !goal && (first === undefined || first.status === "adequate") ? otherGoals(c, othersOff(c, b, value, r)) : undefined),
    ),
    title: both(b.name.zh, b.name.en),
    body: [
      ...(range
        ? [
            line(
              goal
                ? both(`${bounds.zh}，那是给没有这个病的人的。`, `${bounds.en}: that is for people without the illness.`)
                : NO_SHEET.has(b.id)
                  ? both(`${bounds.zh}（中国成人）。`, `${bounds.en} (Chinese adults).`)
                  : both(`${bounds.zh}；以你的化验单上印的为准。`, `${bounds.en}; the range printed on your own report comes first.`),
            ),
          ]
        : []),
      ...(lab.unitTold || printed(lab.unit) === "" || other || b.units.every((x) => x.factor === 1)
        ? []
        : [
            line(
              both(
                `你没写单位，这里按 ${printed(lab.unit)} 理解；单位不同，意思就不同。`,
                `You gave no unit; this reads it as ${printed(lab.unit)}. Another unit would mean something else.`,
              ),
            ),
          ]),
      ...(said && first ? [line(first.text), ...(aim ? [line(aim)] : [])] : []),
      ...says.slice(1, 2).flatMap((s) => (holds(s.when, r) === "yes" ? [line(s.text)] : [])),
      ...rest.map((a) => line(a.text)),
      ...(foods ? [line(foods.text)] : []),
      ...[...needed, taking].flatMap((p) => (p?.lead ? [line(p.lead)] : [])),
    ],
    todo: NO_SHEET.has(b.id)
      ? []
      : [
          both(
            "单个数值定不了诊断。请带着整张化验单和医生谈，需要时复查。",
            "One value makes no diagnosis. Take the whole report to your doctor, and repeat the test where needed.",
          ),
        ],
    sources: [
      ...says.slice(0, 2).flatMap((s) => k.sources(s.sources)),
      ...[said, taken, medicine, ...rest].flatMap((a) => (a ? k.sources(a.sources.slice(0, 2)) : [])),
      ...k.sources(b.sources.filter((s) => s.source !== "loinc").slice(0, 1)),
      ...[...needed, taking].flatMap((p) => p?.sources?.slice(0, 1) ?? []),
    ],
    findings: [
      ...[...needed, taking].flatMap((p) => p?.findings ?? []),
      { kind: "amount", of: b.id, role: "lab", value: lab.value, unit: lab.unit, rule: "asked" },
      { kind: "amount", of: b.id, role: "lab", value, unit: b.unit, rule: b.id },
      { kind: "name", of: "biomarker", id: b.id },
    ],
    cards: [
      {
        kind: "report",
        title: u.lang === "zh-CN" ? "化验值" : "Lab value",
        link: "/reportListPage",
        rows: [
          {
            name: u.lang === "zh-CN" ? b.name.zh : b.name.en,
            value: String(lab.value),
            unit: printed(lab.unit),
            flag: off ?? (level === "within" ? "normal" : level),
            text: (u.lang === "zh-CN" ? (goal ?? first)?.text.zh : (goal ?? first)?.text.en) ?? "",
          },
        ],
      },
    ],
    refer: true,
    suggestions: food ? [both(`哪些食物含${food.name.zh}多？`, `Which foods are high in ${inside(food.name).en}?`)] : [],
  };
  return { part, tells: first !== undefined };
}

/** What is taken of the very nutrient of the test, held against the limit. */
function doseBeside(c: Context, b: Biomarker): Part | undefined {
  const n = c.u.nutrients.flatMap((id) => c.k.nutrients.get(id) ?? []).find((x) => b.indicates.some((i) => i.nutrient === x.id));
  return n && doseOf(c, n) ? limitFor(c, n) : undefined;
}

/** "Within the range" is no all-clear for those whose goal is another. */
function otherGoals({ k }: Context, ids: readonly string[]): Text | undefined {
  const names = ids.flatMap((id) => k.conditions.get(id)?.name ?? []);
  return names.length === 0
    ? undefined
    : both(
        `但有${joinText(names).zh}的人目标不一样，不能按这个范围看：有的话告诉我，或问医生。`,
        `But with ${joinText(names.map(inside)).en} the goal is another and this range does not count: tell me if you have it, or ask your doctor.`,
      );
}
function joined(t: Text, more: Text | undefined): Text {
  return more ? both(`${t.zh}${more.zh}`, `${t.en} ${more.en}`) : t;
}

export const labOf: Speaker = (c) => {
  const before = new Set<string>();
  const read = c.u.labs.flatMap((l) => one(c, l, before) ?? []);
  // Of several values the one first whose word is on the thing asked about, what tells of a nutrient before what only points to it.
  const speaks = ({ part }: Read): boolean => c.u.eaten.some((l) => part.lead?.zh.includes(nameOf(c.k, l).zh) === true);
  const parts = read.toSorted((x, y) => Number(speaks(y)) - Number(speaks(x)) || (speaks(x) ? Number(y.tells) - Number(x.tells) : 0)).map((x) => x.part);
  const [first, ...others] = parts;
  const sugar = glucoseAndHba1c(c);
  const joint = storesAndBlood(c) ?? sugar;
  const leadOf = (p: Part): Text[] => (p.lead ? [p.lead] : []);
  return (
    first && {
      ...first,
      ...(joint && { lead: joint.said }),
      level: joint ? undefined : parts.flatMap((p) => p.level ?? []).reduce(joined),
      ...(parts.every((p) => p.value) && !joint ? { value: parts.flatMap((p) => p.value ?? []).reduce(joined) } : { value: undefined }),
      body: [
        ...(joint && joint !== sugar ? leadOf(first) : []),
        ...(first.body ?? []),
        ...others.flatMap((p) => [...(joint ? [] : leadOf(p)), ...(p.body ?? [])]),
      ],
      sources: [...(joint?.advice.flatMap((a) => c.k.sources(a.sources.slice(0, 1))) ?? []), ...parts.flatMap((p) => p.sources ?? [])],
      findings: parts.flatMap((p) => p.findings ?? []),
    }
  );
};
