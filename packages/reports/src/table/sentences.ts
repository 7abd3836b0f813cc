import { isUnit } from "../units/unit.ts";
import type { Cell, Line } from "./lines.ts";
import type { Known, RawRow } from "./raw-row.ts";
import { close, draft } from "./rows.ts";

/** `空腹血糖5.2mmol/L(参考3.9-6.1)`: what stands before the brackets, and the range in them. */
const CLAUSE = /^(.+?)\s*\(\s*(?:参考(?:值|范围|区间)?|正常(?:值|范围)?|ref(?:erence)?\.?(?: range)?|normal(?: range)?)\s*:?\s*([^()]+)\)$/i;
/** Where the next clause begins. */
const BREAK = /(?<=\))\s*[,;。、.]?\s*/;
const TOLD = /^([<>≤≥]?\d+(?:\.\d+)?)\s*([^\d\s↑↓←→][^↑↓←→]*?)?(?:\s*(↑+|↓+|偏[高低]|升高|降低|[←→])|\s+([HL]))?$/;

type Said = { name: string; value: string; unit: string; flag: string };

/** Every way to part `25羟维生素D278nmol/L` into a known name, a number and a unit. */
function waysOf(text: string, known: Known): Said[] {
  return [...text.matchAll(/[<>≤≥]?\d/g)].flatMap(({ index }): Said[] => {
    const name = text.slice(0, index).replace(/\s*(?:为|是|:|=)?\s*$/, "");
    const m = TOLD.exec(text.slice(index));
    const [, value = "", printed = "", sign = "", letter = ""] = m ?? [];
    const glued = !isUnit(printed) && /[HL]$/.test(printed) ? printed.slice(-1) : ""; // `7.2mmol/LH`
    const [unit, flag] = [printed.slice(0, printed.length - glued.length), sign || letter || glued];
    return m && !/[.<>≤≥]$/.test(name) && known(name) && (unit === "" || isUnit(unit)) ? [{ name, value, unit, flag }] : [];
  });
}

/** A result told in a clause with its range; not sure where the number can begin in two places. */
function told(clause: string, cell: Cell, known: Known): RawRow | undefined {
  const m = CLAUSE.exec(clause);
  const ways = m?.[1] === undefined ? [] : waysOf(m[1], known);
  const [way] = ways;
  if (!way || m?.[2] === undefined) return undefined;
  const at = (text: string): Cell[] => (text === "" ? [] : [{ ...cell, text, confs: Array.from({ length: text.length }, () => cell.conf) }]);
  const row = { ...draft(), name: at(way.name), value: at(way.value), unit: at(way.unit), flag: at(way.flag), range: at(m[2].trim()) };
  return close({ ...row, ...(ways.length > 1 ? { unsure: true } : {}) }, false, "");
}

/** Results told in sentences, each with its range in brackets: their rows, and the lines that are left. */
export function sentenceRows(lines: readonly Line[], known: Known): { rows: RawRow[]; rest: Line[] } {
  const rows: RawRow[] = [];
  const rest = lines.flatMap((line): Line[] => {
    const cells = line.cells.filter((cell) => {
      if (!/\d.*\(.*\d/.test(cell.text)) return true;
      const found = cell.text
        .replace(/[,;。.]$/, "")
        .split(BREAK)
        .flatMap((clause) => told(clause.trim(), cell, known) ?? []);
      rows.push(...found);
      return found.length === 0;
    });
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
  return { rows, rest };
}
