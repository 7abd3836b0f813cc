import { clean } from "../text.ts";
import { type Days, daysOf, newestOf } from "./days.ts";
import type { Cell, Line } from "./lines.ts";
import type { Known, RawRow } from "./raw-row.ts";
import { close, draft } from "./rows.ts";
import { shapeOf, type Shape } from "./shape.ts";

/** Fewer names side by side are no head of columns. */
const NAMES = 4;
/** This part of a line must be of one kind. */
const MOST = 0.6;

/** What stands under each name of one line, and what the line says of itself. */
type Under = { label: string; cells: (Cell | undefined)[] };

/** The names of a line that holds hardly anything else. */
function namesOf({ cells }: Line, known: Known): Cell[] | undefined {
  const names = cells.slice(known(cells[0]?.text ?? "") ? 0 : 1);
  const good = names.filter((c) => known(c.text) && !["number", "bound", "pair", "quality"].includes(shapeOf(c.text)));
  return good.length >= NAMES && good.length > 0.7 * names.length ? names : undefined;
}

const away = (a: Cell, b: Cell): number => Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2);

/** The cells of a line under the names; undefined when one of them stands under none. */
function underNames({ cells }: Line, names: readonly Cell[]): Under | undefined {
  const pitch = Math.min(...names.slice(1).map((c, i) => c.x0 - (names[i]?.x0 ?? 0)));
  const left = cells.filter((c) => c.x1 < (names[0]?.x0 ?? 0));
  const under: (Cell | undefined)[] = names.map(() => undefined);
  for (const cell of cells.slice(left.length)) {
    const at = names.reduce((best, name, i) => (away(name, cell) < away(names[best] ?? name, cell) ? i : best), 0);
    const name = names[at];
    if (!name || away(name, cell) > 0.4 * pitch || under[at]) return undefined;
    under[at] = cell;
  }
  return left.length > 1 ? undefined : { label: clean(left[0]?.text ?? ""), cells: under };
}

const mostly = ({ cells }: Under, shapes: readonly Shape[]): boolean => {
  const all = cells.flatMap((c) => c ?? []);
  return all.length > 0 && all.filter((c) => shapes.includes(shapeOf(c.text))).length >= MOST * all.length;
};

/** The rows of a block: of the newest day's line alone. `torn`: a further day's line could not be read. */
function rowsUnder(names: readonly Cell[], lines: readonly Under[], torn: boolean): RawRow[] {
  const units = lines.find((l) => /^(?:单位|units?)$/i.test(l.label) || mostly(l, ["unit"]));
  const ranges = lines.find((l) => l !== units && (/参考|正常|range|ref/i.test(l.label) || mostly(l, ["pair", "range"])));
  const values = lines.filter((l) => l !== units && l !== ranges && (daysOf(l.label) !== undefined || mostly(l, ["number", "bound", "quality"])));
  const days = values.map((l) => daysOf(l.label)).filter((d): d is Days => d !== undefined);
  const newest = days.length > 0 && days.length === values.length ? newestOf(days) : { at: 0, sure: values.length === 1 };
  const result = values[newest.at];
  if (!result) return [];
  return names.flatMap((name, i) => {
    const [value, unit, range] = [result, units, ranges].map((l) => l?.cells[i]);
    if (!value) return [];
    const row = {
      ...draft(),
      name: [name],
      value: [value],
      unit: unit ? [unit] : [],
      range: range ? [range] : [],
      ...(newest.sure && !torn ? {} : { unsure: true }),
    };
    return close(row, true, "") ?? [];
  });
}

/** The lines under names, as far as they go on; `torn` when a day's line ended them. */
function blockUnder(names: readonly Cell[], lines: readonly Line[], known: Known): { block: Under[]; torn: boolean } {
  const block: Under[] = [];
  for (const line of lines) {
    const under = namesOf(line, known) ? undefined : underNames(line, names);
    if (!under) return { block, torn: daysOf(line.cells[0]?.text ?? "") !== undefined };
    if (under.cells.every((c) => c === undefined)) break;
    block.push(under);
  }
  return { block, torn: false };
}

/** Tables with a column for each test and a line for each day: their rows, and the lines that are left. */
export function turnedRows(lines: readonly Line[], known: Known): { rows: RawRow[]; rest: Line[] } {
  const rows: RawRow[] = [];
  const rest: Line[] = [];
  let next = 0;
  lines.forEach((line, i) => {
    if (i < next) return;
    const names = namesOf(line, known);
    const { block, torn } = names ? blockUnder(names, lines.slice(i + 1), known) : { block: [], torn: false };
    const found = names ? rowsUnder(names, block, torn) : [];
    if (found.length < NAMES) rest.push(line);
    else {
      rows.push(...found);
      next = i + 1 + block.length;
    }
  });
  return { rows, rest };
}
