/** A lab value as it was told, and in the unit that was asked for or that the record keeps. */
import { readable, type Text } from "@nutri/domain";
import type { LabTold } from "../../understand/labs.ts";
import { both, type Context } from "../part.ts";
import { measured, printed } from "../amounts/units.ts";
import { escape } from "../../text/escape.ts";

const plain = (unit: string): string => printed(unit).normalize("NFKC").replaceAll("μ", "µ").toLowerCase();

/** Behind a number it is the unit of that; alone it is asked for: "what's 520 µmol/L, they use mg/dL". */
const ALONE = String.raw`(?<![\d.]\s?)(?<![\w/])`;
/** "In American numbers", "换成美国的单位"; elsewhere a substance is counted in moles. */
const AMERICAN =
  /\bamerican\b[^.?!]{0,40}\bunits?\b|\b(?:in )?(?:american|us|u\.s\.?) (?:numbers?|units?|figures?|values?|money|terms)\b|美国(?:的|那边的?)?(?:单位|数|标准)|美标/iu;
const ELSEWHERE =
  /\b(?:in )?(?:uk|british|english|european|si|international|canadian|australian) (?:numbers?|units?|figures?|values?|terms)\b|国内(?:的|用的)?(?:单位|数)|中国(?:的|用的)?(?:单位|数)|国际单位制/iu;
/** "换算成ng是多少": the rest of the unit is left out. */
const HALF = /(?:换[成算过]+|折[合算]+成?|等于多少|合多少|\b(?:in|to)\b) ?([nmµu]?(?:g|mol))(?![\w/])/iu;
const MASS = /^[nmpµu]?g\/[dm]?l$/u;
const MOLAR = /^[nmpµu]?mol\/l$/u;

/** "What is that in ng/mL?", "换算成nmol/L是多少" */
export function unitAsked(c: Context, lab: LabTold): string | undefined {
  return namedUnit(c, lab) ?? meantUnit(c, lab);
}
function meantUnit({ u }: Context, { biomarker: b, unit }: LabTold): string | undefined {
  const text = u.asked.toLowerCase().replaceAll("μ", "µ");
  const half = HALF.exec(text)?.[1]?.replace("u", "µ");
  const kind = AMERICAN.test(text) ? MASS : ELSEWHERE.test(text) ? MOLAR : undefined;
  const told = plain(unit);
  const of = b.units.map((x) => x.spelling).filter((x) => plain(x) !== told);
  if (half !== undefined) return of.find((x) => plain(x).startsWith(`${half}/`));
  return kind && !kind.test(told) ? of.find((x) => kind.test(plain(x))) : undefined;
}
function namedUnit({ u }: Context, { biomarker: b, unit }: LabTold): string | undefined {
  const text = u.asked.toLowerCase().replaceAll("μ", "µ");
  const told = plain(unit);
  return b.units
    .map((x) => x.spelling)
    .toSorted((x, y) => y.length - x.length)
    .find((x) => plain(x) !== told && text.includes(plain(x)) && new RegExp(`${ALONE}${escape(plain(x))}(?![\\w/])`, "u").test(text));
}

/** @param value in the record's own unit; @param level said with it, where it is */
export function toldIn(c: Context, lab: LabTold, value: number, level?: Text): Text {
  const { biomarker: b, unit } = lab;
  const asked = unitAsked(c, lab);
  const { factor, offset = 0 } = b.units.find((x) => x.spelling === asked) ?? { factor: 1 };
  const same = asked === undefined && plain(unit) === plain(b.unit);
  const other = same ? [] : [asked === undefined ? measured(readable(value), b.unit) : measured(readable((value - offset) / factor), asked)];
  const told = measured(lab.value, unit);
  const was = lab.before === undefined ? undefined : both(`之前 ${lab.before}`, `${lab.before} before`);
  const [zh, en] = [
    [...other, ...(was ? [was.zh] : []), ...(level ? [level.zh] : [])].join("，"),
    [...other, ...(was ? [was.en] : []), ...(level ? [level.en] : [])].join(", "),
  ];
  return both(zh ? `${told}（${zh}）` : told, en ? `${told} (${en})` : told);
}

const N = "(\\d{1,4}(?:\\.\\d+)?)(?![\\d.]*\\s?(?:[nmµμu]?mol|[nmµμup]?g|iu|u\\/|%|\\d))";
/** "正常要30以上", "normal is over 30": a bound without its unit. */
const BOUNDS: readonly RegExp[] = [
  new RegExp(`(?:正常|标准|达标|合格|参考值?)[^，。？?\\d]{0,8}${N}`, "iu"),
  new RegExp(`(?:大于|超过|高于|低于|小于|[>＞≥<＜≤])\\s?${N}[^，。？?]{0,6}(?:正常|达标|够|合格)`, "iu"),
  new RegExp(`${N}\\s?以[上下][^，。？?]{0,4}(?:正常|达标|够|合格)`, "iu"),
  new RegExp(`\\b(?:normal|cut-?off|should be|supposed to be|enough)\\b[^.?!\\d]{0,24}${N}`, "iu"),
  new RegExp(`\\b(?:over|above|under|below|at least)\\s${N}\\s(?:is|was|counts as|means)\\s(?:\\w+ )?(?:normal|fine|ok|enough)\\b`, "iu"),
];
const about = (x: number): string => String(readable(x >= 20 ? Math.round(x) : Math.round(x * 10) / 10));
/** No bound is so far from a value that both are of one test. */
const ALIKE = 10;
/** A bound was read somewhere without its unit, and which side of it the value is on goes by the unit: the two are not to be compared. @param value in the record's own unit */
export function boundElsewhere({ u }: Context, lab: LabTold, value: number): Text | undefined {
  const { biomarker: b, unit } = lab;
  const bound = lab.unitTold ? BOUNDS.map((x) => x.exec(u.asked)?.[1]).find((x) => x !== undefined) : undefined;
  const n = Number(bound);
  if (bound === undefined || n === 0 || n === lab.value) return undefined;
  const own = b.units.find((x) => plain(x.spelling) === plain(unit));
  for (const x of own ? b.units : []) {
    const inOther = (value - (x.offset ?? 0)) / x.factor;
    if (plain(x.spelling) === plain(unit) || x.factor === own?.factor || inOther > n * ALIKE || n > inOther * ALIKE || lab.value >= n === inOther >= n)
      continue;
    const inTold = (n * x.factor + (x.offset ?? 0) - (own?.offset ?? 0)) / (own?.factor ?? 1);
    const [mine, its] = [measured(about(inOther), x.spelling), measured(about(inTold), unit)];
    return both(
      `单位不一样，不能直接比：${measured(lab.value, unit)} 只合 ${mine}，那个 ${bound} 多半是 ${printed(x.spelling)} 的数（合 ${its}）。`,
      `The units differ: ${measured(lab.value, unit)} is ${mine}, and that ${bound} is most likely in ${printed(x.spelling)} (${its}).`,
    );
  }
  return undefined;
}
