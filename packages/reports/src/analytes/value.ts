import type { Comparator } from "../types.ts";
import { clean } from "../text.ts";

/** `former`: another number stands in brackets behind it, most often the last time's. `grouped`: with a comma before three digits, which parts thousands unless it is meant for a point: the range must say. */
export type Value = {
  value: number | string;
  comparator?: Comparator;
  flag?: string;
  decimals: number;
  doubtful: boolean;
  grouped?: boolean;
  former?: boolean;
};

const COMPARATORS: Record<string, Comparator> = { "<": "<", ">": ">", "<=": "<=", ">=": ">=", "≤": "<=", "≥": ">=", "﹤": "<", "﹥": ">" };
const NUMBER = /^(<=|>=|[<>≤≥])?\s*([+-]?\d[\d,]*(?:\.\d+)?|\.\d+)$/;
const QUALITATIVE =
  /^(?:弱?阴性?|弱?阳性?|阴性\s*\(?-\)?|阳性\s*\(?\++\)?|未见(?:异常)?|未检出|检出|微量|正常|透明|清亮?|[淡浅深]?黄色?|混浊|negative|neg\.?|positive|pos\.?|trace|nil|none(?: seen)?|normal|not detected|detected|(?:non|weakly)?[- ]?reactive|absent|present|clear|yellow|\(?-\)?|\(?\+{1,4}\)?|\(?[1-4]\+\)?|\(?\+[1-4]\)?|\+-|\+\/-|±|\(±\)|\(\+-\)|阴性\(-\)|阳性\(\d?\++\d?\))$/i;
const TITRE = /^[<>≤≥]?\s*1\s*:\s*\d+$/;

export const isQualitative = (text: string): boolean => QUALITATIVE.test(clean(text)) || TITRE.test(clean(text));

/** A thousand separator only where it can be nothing else; a lone comma is a decimal comma of which nobody can be sure. */
function numberOf(digits: string): { value: number; doubtful: boolean; grouped?: boolean } | undefined {
  if (!digits.includes(",")) return { value: Number(digits), doubtful: false };
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits))
    return { value: Number(digits.replaceAll(",", "")), doubtful: digits.startsWith("0,"), grouped: /^[+-]?\d{1,3},\d{3}$/.test(digits) };
  if (/^[+-]?\d+,\d+$/.test(digits)) return { value: Number(digits.replace(",", ".")), doubtful: true };
  return undefined;
}

/** `2 0 .7`: set with air between the digits, unless they are two results. */
const SPACED = /^(?:<=|>=|[<>≤≥])? ?\d(?: ?\. ?\d)?(?: \d)+(?: ?\. ?\d(?: \d)*)?$/;
/** No laboratory prints `08`: the point of `0.8` was lost. */
const LOST_POINT = /^(<=|>=|[<>≤≥])?\s*0(\d+)$/;

function numbered(digits: string, sign: string | undefined, flag: string | undefined): Value {
  const comparator = sign ? COMPARATORS[sign] : undefined;
  return {
    value: Number(digits),
    ...(comparator ? { comparator } : {}),
    ...(flag ? { flag } : {}),
    decimals: /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0,
    doubtful: false,
  };
}

/** `+2` of a test strip: a word of its scale, not a number. */
const STRIP = /^\+[1-4]$/;

/** What stands where a result should, and says that there is none. */
const NO_RESULT =
  /^(?:[-–—_.*/\\]{2,}|n\/a|n\.a\.?|tnp|qns|nr|pending|to follow|in progress|see (?:note|comment|below).*|not (?:done|performed|tested|reported|available|calculated).*|test not performed|cancel+ed|h(?:a)?emoly[sz]ed|insufficient.*|unable to.*|未[做测查]|未检(?!出)|未完成|待[查测报]|待复查|复查中|检测中|见(?:附注|备注|注)|标本\S{0,4}(?:溶血|脂血|不足|凝固)|溶血|脂血|标本不足|无法检测|拒[收检]|弃检|取消)$/i;
export const saysNone = (text: string): boolean => NO_RESULT.test(clean(text));

/** `5.2 (4.9)`, `↑5.2 [4.9]`: a second number in brackets. */
const FORMER = /^(\S.*?)\s*[([]\s*[<>]?\d+(?:\.\d+)?\s*[↑↓HL]?\s*[)\]]$/;

/** A printed result: `5.62`, `<0.01`, `5.6 ↑`, `*7.1 H`, `阴性`, `+-`, `1:80`. Undefined when it is none of these. */
export function readValue(text: string): Value | undefined {
  let s = clean(text)
    .replace(/^[*★]+\s*|\s*[*★]+$/g, "")
    .replace(/^=\s*(?=[\d.])/, "");
  let flag: string | undefined;
  const mark = /\s*[([]?(↑+|↓+|(?<![A-Za-z])(?:HH|LL|H|L|[Hh]igh|HIGH|[Ll]ow|LOW)\b)[)\]]?$|^(↑+|↓+|(?:HH?|LL?)(?=\s*[<>]?(?:\d+\.\d|\d\d)))\s*/.exec(s);
  if (mark && /\d/.test(s)) {
    flag = mark[1] ?? mark[2];
    s = s.replace(mark[0], "").trim();
  }
  const behind = FORMER.exec(s);
  const own = behind?.[1] === undefined ? undefined : readValue(behind[1]);
  if (own && typeof own.value === "number") return { ...own, ...(flag ? { flag } : {}), former: true };
  if (TITRE.test(s)) return { value: s.replace(/\s/g, ""), ...(flag ? { flag } : {}), decimals: 0, doubtful: false };
  const spaced = SPACED.test(s) ? s.replaceAll(" ", "") : undefined;
  if (spaced !== undefined) return { ...numbered(spaced.replace(/^\D+/, ""), /^\D+/.exec(spaced)?.[0], flag), doubtful: true };
  const lost = LOST_POINT.exec(s);
  if (lost?.[2]) return { ...numbered(`0.${lost[2]}`, lost[1], flag), doubtful: true };
  const m = STRIP.test(s) ? null : NUMBER.exec(s.replace(/(\d)\s+([.,])\s*(\d)|(\d)([.,])\s+(\d)/g, "$1$4$2$5$3$6"));
  if (m) {
    const number = numberOf(m[2] ?? "");
    if (!number || !Number.isFinite(number.value)) return undefined;
    return { ...numbered(m[2] ?? "", m[1], flag), ...number };
  }
  return mended(s) ?? (isQualitative(s) ? { value: s, ...(flag ? { flag } : {}), decimals: 0, doubtful: false } : undefined);
}

/** `3.OL`: letters that look like digits in a number with a point; never sure. */
function mended(text: string): Value | undefined {
  const m = /^([<>]?)\s*([\dOoIl|]+\.[\dOoIl|]+?)\s*([HL])?$/.exec(text);
  if (!m?.[2] || !/\d/.test(m[2]) || !/[OoIl|]/.test(m[2])) return undefined;
  const value = Number(m[2].replace(/[Oo]/g, "0").replace(/[Il|]/g, "1"));
  const comparator = COMPARATORS[m[1] ?? ""];
  return { value, ...(comparator ? { comparator } : {}), ...(m[3] ? { flag: m[3] } : {}), decimals: m[2].length - m[2].indexOf(".") - 1, doubtful: true };
}
