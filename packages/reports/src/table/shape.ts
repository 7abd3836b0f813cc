import { readFlag } from "../analytes/flag.ts";
import { isPair, looksLikeRange, unwrap } from "../analytes/range.ts";
import { readValue } from "../analytes/value.ts";
import { clean } from "../text.ts";
import { CALCULATED, isLostPower, isUnit, readUnit } from "../units/unit.ts";
import type { Cell } from "./lines.ts";

/** What a cell looks like, most telling first. `bound` is `<5.2`: a result or a range, by its place. */
export type Shape = "number" | "bound" | "quality" | "pair" | "range" | "unit" | "flag" | "date" | "text";

const DATE = /^(?:19|20)\d\d\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,2}|^\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d|^\d{1,2}:\d\d(?::\d\d)?$/;

export function shapeOf(text: string): Shape {
  const s = unwrap(clean(text));
  if (/^0\d+$/.test(s)) return "text"; // a footnote's or a laboratory's number, or a result without its point
  if (DATE.test(s)) return "date";
  if (isPair(s)) return "pair";
  const value = readValue(s);
  if (value && typeof value.value === "number") return value.comparator ? "bound" : "number";
  if (readFlag(s) !== undefined && !/^(?:正常|normal|negative|阳性|-)$/i.test(s)) return "flag";
  if (looksLikeRange(s)) return "range";
  if (value) return "quality";
  if ((isUnit(s) && s !== "") || isLostPower(s) || clean(text).replace(CALCULATED, "") === "") return "unit";
  return "text";
}

/** A power of ten, also with its exponent misread. */
const POWER = /^[×x*]\s?10\S{0,3}\/u?L/i;
const PIECES: readonly RegExp[] = [
  POWER,
  /^\d+(?:\.\d+)?(?=10[*^~]\d{1,2}\/u?L)/i, // `7.110*9/L`: the space before the unit got lost
  /^[([]?[+-]?\d+(?:\.\d+)?\s*(?:-{1,3}|~|至|to)\s*[+-]?\d+(?:\.\d+)?[)\]]?(?![\d.])/i,
  /^(?:<=|>=|[<>≤≥])\s*\d[\d,]*(?:\.\d+)?(?![\d.])/,
  /^[([]\s*(?:(?:<=|>=|[<>≤≥])\s*\d[\d,]*(?:\.\d+)?|negative|阴性)\s*[)\]]/i,
  /^[*]?\d[\d,]*(?:\.\d+)?(?![\d.^])/,
  /^(?:↑+|↓+|(?:HH|LL|H|L|[Hh]igh|HIGH|[Ll]ow|LOW)(?![A-Za-z/])|[([](?:↑+|↓+|HH|LL|H|L|[Hh]igh|[Ll]ow)[)\]])/, // a small `l` is a one
  /^(?:阴性|阳性|negative|positive)(?:\([-+±]\))?/i,
  /^\(calc(?:ulat(?:ed|ion))?\.?\)/i,
  /^(?:above|below|outside|within|inside)[a-z ]*?(?:limits?|range|interval)|^\((?:ab)?normal\)/i,
];

/** Takes `137 mmol/L`, `5.6 ↑ 3.9-6.1`, `134 - 144 mmol/L` apart; undefined when something is left over. */
export function pieces(text: string): { text: string; at: number }[] | undefined {
  const out: { text: string; at: number }[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const space = /^[\s|;,]+/.exec(rest);
    if (space) {
      at += space[0].length;
      continue;
    }
    const power = /^[×x*]?10[*^~]\d{1,2}\//i.test(rest) ? unitAt(rest) : undefined;
    const hit = power ?? PIECES.map((re) => re.exec(rest)?.[0]).find((x) => x !== undefined) ?? unitAt(rest);
    if (hit === undefined) return undefined;
    out.push({ text: hit, at });
    at += hit.length;
  }
  return out.length > 1 ? out : undefined;
}

/** The longest unit at the start of a text, up to the next space, bracketed range or end. */
function unitAt(text: string): string | undefined {
  const words = text.split(/(\s+)/);
  for (let n = Math.min(words.length, 7); n > 0; n--) {
    const part = words.slice(0, n).join("").trim();
    if (part && isUnit(part)) return part;
  }
  const tight = /^[^\s([<>≤≥↑↓]+/.exec(text)?.[0];
  if (tight === undefined || isUnit(tight)) return tight;
  const bare = tight.replace(/[HL]$/, ""); // `8.7mmol/LH`
  return bare !== tight && readUnit(bare).exact ? bare : undefined;
}

const part = (cell: Cell, text: string, at: number): Cell => {
  const width = (cell.x1 - cell.x0) / Math.max(1, cell.text.length);
  const confs = cell.confs.slice(at, at + text.length);
  return { ...cell, text, confs, conf: Math.min(1, ...confs), x0: cell.x0 + at * width, x1: cell.x0 + (at + text.length) * width };
};

/** Cells of a line with compound ones taken apart. `isName` says whether a text is the name of a known test. */
export function splitCells(cells: readonly Cell[], isName: (text: string) => boolean): Cell[] {
  const numeric = cells.filter((c) => ["number", "bound", "quality"].includes(shapeOf(c.text)) || /^[\d<>]/.test(c.text)).length;
  const results = cells.filter((c, i) => ["number", "bound", "quality"].includes(shapeOf(c.text)) && !(i === 0 && /^\d{1,3}$/.test(c.text))).length;
  return cells.flatMap((cell) => {
    // `√ mmol/L`, `T mmol/L`, `(1.) mg/dL`: an arrow or a letter in brackets read as something else
    const signed = /^([^\p{L}\p{N}\s%()<>≤≥/.-]{1,2}|[A-Za-z]|\([^()]{1,2}\))\s+(\S.*)$/u.exec(cell.text);
    if (signed?.[1] && signed[2] && isUnit(signed[2]) && !readUnit(cell.text).exact)
      return [part(cell, signed[1], 0), part(cell, signed[2], cell.text.length - signed[2].length)];
    const marked = /^([HL]{1,2}|[↑↓]+)\s*(\S.*)$/.exec(cell.text);
    if (marked?.[1] && marked[2] && !readUnit(cell.text.replace(/\s/g, "")).exact && readUnit(marked[2]).exact)
      return [part(cell, marked[1], 0), part(cell, marked[2], cell.text.length - marked[2].length)];
    // `6 %` is how a recogniser may give a lone `%`; where no other number stands it is a result.
    const percent = results === 0 && /^[69]\s?%$/.test(cell.text);
    if (shapeOf(cell.text) !== "text" && !percent) return [cell];
    const numbered = rowNumber(cell, isName);
    if (numbered) return numbered;
    const besideUnit = /^(.*\S)\s*[·•|]\s*(\S+)$/.exec(cell.text);
    if (besideUnit?.[1] && besideUnit[2] && isUnit(besideUnit[2]))
      return [part(cell, besideUnit[1], 0), part(cell, besideUnit[2], cell.text.length - besideUnit[2].length)];
    const parts = pieces(cell.text);
    if (parts) return parts.map((p) => part(cell, p.text, p.at));
    return numeric <= 1 || cells.length === 1 ? afterName(cell, isName) : [cell];
  });
}

/** `12氯`, `12 Iron`: the number of a row read as one with its name. `25羟维生素D` is a name as it stands. */
function rowNumber(cell: Cell, isName: (text: string) => boolean): Cell[] | undefined {
  const m = /^(\d{1,3})(?:\s*(?=[★☆*▲△●◆\u3400-\u9fff])|\s+(?=[A-Za-z]))(.+)$/.exec(cell.text);
  if (!m?.[1] || !m[2] || isName(cell.text) || !isName(m[2])) return undefined;
  return [part(cell, m[1], 0), part(cell, m[2], cell.text.length - m[2].length)];
}

/** `Sodium 137 mmol/L 134-144` in one cell: only when what stands before the numbers is a known name. */
function afterName(cell: Cell, isName: (text: string) => boolean): Cell[] {
  if (isName(cell.text)) return [cell];
  const gaps = [...cell.text.matchAll(/\s+(?=[<>≤≥*]?\d|阴性|阳性|[Nn]eg|[Pp]os)|:\s*(?=[<>≤≥*]?\d)/g)].toReversed();
  for (const gap of gaps) {
    const name = cell.text.slice(0, gap.index);
    const rest = cell.text.slice(gap.index + gap[0].length);
    if (!isName(name)) continue;
    const at = gap.index + gap[0].length;
    const parts = shapeOf(rest) === "text" ? pieces(rest) : [{ text: rest, at: 0 }];
    if (parts) return [part(cell, name, 0), ...parts.map((p) => part(cell, p.text, at + p.at))];
  }
  return [cell];
}
