/** "38 is low here and good there, how can both be right?": the same number in another unit is another value; and two values told in two units, in one. */
import { readable, type Text } from "@nutri/domain";
import type { Biomarker } from "@nutri/knowledge";
import { escape } from "../../text/escape.ts";
import type { LabTold } from "../../understand/labs.ts";
import { labOf } from "../labs/lab.ts";
import { both, type Context, inside, once, type Part, type Speaker } from "../part.ts";
import { measured, printed } from "./units.ts";

const WHY =
  /\bhow (?:can|could|come|is (?:it|that)|are)\b|\bwhy\b|\bboth\b[^.?!]{0,16}\bright\b|\bmakes? (?:no )?sense\b|\bwho(?:['’]s| is) right\b|怎么[^，。？?]{0,8}(?:都|不同|不一样|会)|为什么|为啥|都对|矛盾|说法不|谁对|听谁/iu;
const COMPARED =
  /\b(?:who|which|whose)\b[^.?!]{0,24}\b(?:higher|lower|worse|better|more|less|right)\b|\b(?:the )?same\b|\bdifferen(?:ce|t)\b|\bhigher|\blower|谁[^，。？?]{0,6}[高低好]|哪个[^，。？?]{0,4}[高低好]|一样[吗么]|差(?:很|不)?多|差别/iu;
const SAME_NUMBER = /\bsame (?:number|value|result|level|reading|figure)\b|同样的?(?:数|值|结果)|一样的(?:数|值|结果)|数值?一样/iu;
const NUMBER = "(?<![\\d.])(\\d{1,4}(?:\\.\\d{1,3})?)(?![\\d.]*\\d)";
const MOLAR = /mol/iu;
const plain = (unit: string): string => printed(unit).normalize("NFKC").replaceAll(/[μµ]/gu, "u").toLowerCase();

type Unit = Biomarker["units"][number];
const own = (u: Unit, value: number): number => value * u.factor + (u.offset ?? 0);
const inUnit = (u: Unit, value: number): number => readable(Number(((value - (u.offset ?? 0)) / u.factor).toPrecision(value / u.factor >= 100 ? 3 : 2)));
const believed = (b: Biomarker, value: number): boolean => value >= b.plausible.min && value <= b.plausible.max;

/** The unit of the other convention: by mass where it is told in moles, and the other way round. */
function otherUnit(b: Biomarker, told: Unit, value: number): Unit | undefined {
  const fits = b.units.filter((u) => u.factor !== told.factor && believed(b, own(u, value)) && !/\p{Script=Han}/u.test(u.spelling));
  return fits.find((u) => b.bareUnits.includes(u.spelling)) ?? fits.find((u) => MOLAR.test(u.spelling) !== MOLAR.test(told.spelling)) ?? undefined;
}

const LEVELS = {
  low: both("偏低", "low"),
  adequate: both("够", "enough"),
  within: both("在参考范围内", "within the reference range"),
  high: both("偏高", "high"),
} as const;
/** Where a value stands, for an adult of whom nothing else counts. */
function levelOf({ u }: Context, b: Biomarker, value: number): Text | undefined {
  if (u.young || u.staged) return undefined;
  const said = b.indicates.find((i) => i.when === undefined && value >= (i.atLeast ?? -Infinity) && value < (i.below ?? Infinity));
  if (said) return LEVELS[said.status];
  const range = b.ranges.find((r) => r.when === undefined);
  if (!range) return undefined;
  return LEVELS[range.low !== undefined && value < range.low ? "low" : range.high !== undefined && value > range.high ? "high" : "within"];
}

/** Each number that is told with a unit of this test. */
function toldIn(text: string, b: Biomarker): { readonly value: number; readonly unit: Unit }[] {
  const units = b.units.toSorted((x, y) => y.spelling.length - x.spelling.length);
  const any = units.map((x) => escape(plain(x.spelling))).join("|");
  const lower = text.normalize("NFKC").replaceAll(/[μµ]/gu, "u").toLowerCase();
  return [...lower.matchAll(new RegExp(`${NUMBER}\\s?(${any})(?![\\w/])`, "gu"))].flatMap((m) => {
    const unit = units.find((x) => plain(x.spelling) === m[2]);
    return unit ? [{ value: Number(m[1]), unit }] : [];
  });
}

const bracketed = (t: Text | undefined): Text => (t ? both(`（${t.zh}）`, ` (${t.en})`) : both("", ""));
/** "1 ng/mL is 2.5 nmol/L". */
function relation(one: Unit, other: Unit): Text {
  if (one.offset !== undefined || other.offset !== undefined) return both("", "");
  const [big, small] = one.factor > other.factor ? [one, other] : [other, one];
  const times = readable(Number((big.factor / small.factor).toPrecision(3)));
  const [x, y] = [measured(1, big.spelling), measured(times, small.spelling)];
  return both(`${x} 等于 ${y}。`, ` ${x} is ${y}.`);
}

function part(c: Context, b: Biomarker, lead: Text): Part {
  return {
    id: "usual",
    lead,
    title: both("换成同一个单位", "In one unit"),
    sources: [
      ...b.indicates.slice(0, 1).flatMap((i) => c.k.sources(i.sources.slice(0, 2))),
      ...c.k.sources(b.sources.filter((s) => s.source !== "loinc").slice(0, 1)),
    ],
    findings: [{ kind: "name", of: "biomarker", id: b.id }],
  };
}

/** One number told twice, and the unit of one of them. */
function twice(c: Context, lab: LabTold): Part | undefined {
  const { biomarker: b, value } = lab;
  const numbers = [...c.u.asked.matchAll(new RegExp(NUMBER, "gu"))].filter((m) => Number(m[1]) === value);
  const told = b.units.find((u) => plain(u.spelling) === plain(lab.unit));
  const other = told && otherUnit(b, told, value);
  if (!told || !other || !WHY.test(c.u.asked) || (numbers.length < 2 && !SAME_NUMBER.test(c.u.asked))) return undefined;
  const [here, there] = [own(told, value), own(other, value)];
  const [a, z] = [bracketed(levelOf(c, b, here)), bracketed(levelOf(c, b, there))];
  const [x, y] = [measured(value, told.spelling), measured(value, other.spelling)];
  const [xo, yo] = [measured(inUnit(other, here), other.spelling), measured(inUnit(told, there), told.spelling)];
  // Where both stand alike, the unit does not explain what was said of them.
  const explains = a.zh !== z.zh || a.zh === "";
  const first = explains
    ? both("多半是单位不同，所以都对：", "Most likely the units differ, and then both are right: ")
    : both("先看单位，同一个数换了单位就不是同一个值：", "Look at the units first, for the same number in another unit is another value: ");
  return part(
    c,
    b,
    both(
      `${first.zh}${b.name.zh} ${x} 约合 ${xo}${a.zh}，${y} 约合 ${yo}${z.zh}。${relation(told, other).zh}看清两张单子上数字后面的单位。`,
      `${first.en}${x} of ${inside(b.name).en} is about ${xo}${a.en}, while ${y} is about ${yo}${z.en}.${relation(told, other).en} Look at the unit printed beside each number.`,
    ),
  );
}

/** Two values in two units. */
function twoUnits(c: Context, b: Biomarker): Part | undefined {
  const [one, other, ...more] = toldIn(c.u.asked, b);
  if (!one || !other || more.length > 0 || plain(one.unit.spelling) === plain(other.unit.spelling) || !(COMPARED.test(c.u.asked) || WHY.test(c.u.asked)))
    return undefined;
  const [x, y] = [own(one.unit, one.value), own(other.unit, other.value)];
  if (!believed(b, x) || !believed(b, y)) return undefined;
  const [a, z] = [bracketed(levelOf(c, b, x)), bracketed(levelOf(c, b, y))];
  const [first, second] = [measured(one.value, one.unit.spelling), measured(other.value, other.unit.spelling)];
  const same = inUnit(one.unit, y);
  const ratio = x / y;
  const verdict =
    Math.abs(ratio - 1) < 0.03
      ? both("是一样的", "they are the same")
      : ratio > 1
        ? both(`${first} 更高`, `${first} is the higher`)
        : both(`${second} 更高`, `${second} is the higher`);
  return part(
    c,
    b,
    both(
      `换成同一个单位，${verdict.zh}：${b.name.zh} ${second} 约合 ${measured(same, one.unit.spelling)}${z.zh}，另一个是 ${first}${a.zh}。${relation(one.unit, other.unit).zh}`,
      `In one unit ${verdict.en}: ${second} of ${inside(b.name).en} is about ${measured(same, one.unit.spelling)}${z.en}, the other ${first}${a.en}.${relation(one.unit, other.unit).en}`,
    ),
  );
}

export const sameNumber: Speaker = once((c: Context): Part | undefined => {
  const [lab, ...others] = c.u.labs;
  return lab && others.length === 0 ? (twoUnits(c, lab.biomarker) ?? (lab.unitTold ? twice(c, lab) : undefined)) : undefined;
});
/** What the value told calls for stands beside it. */
export const valueBeside = (c: Context): readonly Part[] => [labOf(c)].flatMap((p) => p ?? []);
