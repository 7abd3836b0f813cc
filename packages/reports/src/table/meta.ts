import { clean } from "../text.ts";
import type { Subject } from "../types.ts";
import type { Line } from "./lines.ts";

/** `dateSaid`: the sheet says that it is the day of the sample or the report. */
export type Meta = { date?: string; dateSaid?: boolean; institution?: string; subject: Subject; birth?: string; people: number };

/** Labels of what a sheet says of the person, the sample and itself. */
const META =
  /^(?:姓\s*名|性\s*别|年\s*龄|科\s*[室别]|床\s*号|日\s*期|时\s*间|(?:申请|送检|主治|检验|审核|报告|采样|接收|打印|标本|样本|病历|住院|门诊|登记|体检|联系|出生|身份).{0,6}|医\s*[生师]|编\s*号|电\s*话|地\s*址|页|第.+页|备注|注|诊断|name|patient.*|dob|age|sex|gender|date.*|page|mrn|phone|tel|fax|address|ref|specimen.*|sample.*|collected.*|received.*|reported.*|printed.*|provider.*|physician.*|account.*|id|order.*|accession.*|comment.*|note.*|clia.*|fasting|laboratory|lab)\s*[:.]?$/i;
export const isMeta = (text: string): boolean => META.test(clean(text).replace(/[:].*$/, ""));

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const pad = (n: number): string => String(n).padStart(2, "0");
const valid = (y: number, m: number, d: number): string | undefined =>
  y >= 1900 && y < 2200 && m >= 1 && m <= 12 && d >= 1 && d <= 31 ? `${y}-${pad(m)}-${pad(d)}` : undefined;

type Found = { date: string; before: string };

/** Every date in a text with the words before it. `dayFirst`: how `03/04/2025` is meant. */
function datesIn(text: string, dayFirst: boolean): Found[] {
  const out: Found[] = [];
  const add = (at: number, date: string | undefined): void => {
    if (date) out.push({ date, before: text.slice(Math.max(0, at - 40), at) });
  };
  for (const m of text.matchAll(/((?:19|20)\d\d)\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})/g)) add(m.index, valid(Number(m[1]), Number(m[2]), Number(m[3])));
  for (const m of text.matchAll(/(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|20)\d\d)/g)) {
    const [a, b] = [Number(m[1]), Number(m[2])];
    const dayIsFirst = a > 12 || (b <= 12 && dayFirst);
    add(m.index, dayIsFirst ? valid(Number(m[3]), b, a) : valid(Number(m[3]), a, b));
  }
  for (const m of text.matchAll(/\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s*((?:19|20)\d\d)/gi))
    add(m.index, valid(Number(m[3]), MONTHS.indexOf((m[1] ?? "").toLowerCase()) + 1, Number(m[2])));
  for (const m of text.matchAll(/(?<!\d)(\d{1,2})[-\s](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?[-\s]((?:19|20)\d\d)/gi))
    add(m.index, valid(Number(m[3]), MONTHS.indexOf((m[2] ?? "").toLowerCase()) + 1, Number(m[1])));
  return out;
}

const BIRTH = /(?:出生|生日|生年月日|d[o0]b|d\.o\.b|birth|born|\bgeb(?:oren|urts\w*)?\b)[^\d]*$/i;
const TAKEN =
  /(?:采[集样检]|採[集樣檢]|抽血|标本|[体體][检檢]日期|检查日期|abnahme|entnahme|sampling|collected|collection|sample(?:d)?|drawn|taken|specimen)[^\d]{0,30}$/i;
const REPORTED = /(?:报告|检验|审核|送检|接收|reported?|received|result|date)[^\d]{0,30}$/i;

/** Day before month where points part them, or unless the sheet shows a second number over 12, or is plainly American. */
function isDayFirst(text: string): boolean {
  const all = [...text.matchAll(/(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](?:19|20)\d\d/g)];
  if (all.some((m) => Number(m[1]) > 12 || m[0].includes("."))) return true;
  if (all.some((m) => Number(m[2]) > 12)) return false;
  if (/haemoglobin|haemat|leucocyt|oestr/i.test(text)) return true; // nobody spells so in America
  return /\bNHS\b|\bGP\b|surgery|litre|practice|pathology/i.test(text) && !/\bmg\/dL\b/i.test(text);
}

function chooseDate(found: readonly Found[]): Pick<Meta, "date" | "dateSaid"> {
  const usable = found.filter((f) => !BIRTH.test(f.before));
  const said = usable.find((f) => TAKEN.test(f.before)) ?? usable.find((f) => REPORTED.test(f.before));
  const date = (said ?? usable[0])?.date;
  return date === undefined ? {} : { date, dateSaid: said !== undefined };
}

const PLACE = /医院|卫生院|卫生服务|诊所|体检中心|健康管理|检验所|医学检验|检验中心|hospital|clinic|medical|laborator|health|practice|diagnostics|pathology/i;
const TITLE =
  /\s*(?:医学检验科?)?(?:检验|检查|化验|体检|健康体检|检测|体格检查)?报告(?:单|书)?.*$|\s*(?:laboratory|lab|test|pathology)\s+(?:report|results?).*$/i;
const NOT_PLACE = /[:：]|姓名|科室|patient|provider|dob|name|collected|received|results received/i;

function institutionOf(lines: readonly Line[]): string | undefined {
  for (const line of lines.slice(0, 8)) {
    for (const cell of line.cells) {
      const labelled = /(?:检验机构|医疗机构|送检单位|医院|laboratory|performing lab)\s*[:]\s*([^|;]{3,40})/i.exec(cell.text)?.[1]?.trim();
      const name =
        labelled ??
        (NOT_PLACE.test(cell.text)
          ? ""
          : cell.text
              .replace(TITLE, "")
              .replace(/[\s\-–—·|]+$/u, "")
              .replace(/(?<=[\u3400-\u9fff])\s+(?=[\u3400-\u9fff])/g, "")
              .trim());
      if (name.length >= 3 && name.length <= 60 && PLACE.test(name)) return name;
    }
  }
  return undefined;
}

const yearsBetween = (birth: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
};

/** Names are looked at only to count people and are not kept. */
function countPeople(text: string): number {
  const names = [
    ...text.matchAll(/姓\s*名\s*[:]?\s*([\u3400-\u9fff·]{2,6}?)(?=\s|性|年|$|[^\u3400-\u9fff])/g),
    ...text.matchAll(/\b(?:patient(?: name)?|name)\s*:\s*([A-Z][A-Za-z'-]+,? [A-Z][A-Za-z'-]+)/g),
  ].map((m) => (m[1] ?? "").toLowerCase());
  return new Set(names).size;
}

/** Date, institution, sex and age from the printed lines of all pages. */
export function readMeta(pages: readonly (readonly Line[])[]): Meta {
  const text = pages
    .flat()
    .map((l) => l.cells.map((c) => c.text).join("  "))
    .join("\n");
  const found = datesIn(text, isDayFirst(text));
  const { date, dateSaid } = chooseDate(found);
  const birth = found.find((f) => BIRTH.test(f.before))?.date;
  const sexWord = (/性\s*别\s*[:]?\s*(男|女)/.exec(text) ??
    /\b(?:sex|gender)\s*[:/]?\s*(?:age\s*[:]?\s*)?(male|female|m|f)\b/i.exec(text) ??
    /(?:^|[\s|,;/])(male|female)(?:$|[\s|,;/])/im.exec(text) ??
    /\d+\s*岁?\s*[/,]\s*(男|女|M|F)\b/.exec(text) ??
    /(?:^|\s)(男|女)\s*(?:[/,]|\s)\s*\d+\s*岁/m.exec(text))?.[1];
  const ageWord = (/年\s*龄\s*[:]?\s*(\d{1,3})(?!\d|\s*[月天])/.exec(text) ??
    /\bage(?:\s*\/\s*(?:sex|gender))?\s*[:]?\s*(\d{1,3})\b(?!\s*(?:months|days))/i.exec(text) ??
    /(?<!\d)(\d{1,3})\s*(?:岁|years old|yrs?\b|y\/o)/i.exec(text))?.[1];
  const sex = sexWord === undefined ? undefined : /^(?:男|m)/i.test(sexWord) ? "male" : "female";
  const age = ageWord !== undefined ? Number(ageWord) : birth && date ? yearsBetween(birth, date) : undefined;
  const institution = pages.map(institutionOf).find((x) => x !== undefined);
  return {
    ...(date ? { date, dateSaid: dateSaid ?? false } : {}),
    ...(institution ? { institution } : {}),
    ...(birth ? { birth } : {}),
    subject: { ...(sex ? { sex } : {}), ...(age !== undefined && age >= 0 && age < 130 ? { age } : {}) },
    people: countPeople(text),
  };
}
export { yearsBetween };
