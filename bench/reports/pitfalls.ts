/** Ways in which print loses or doubles a sign: each sheet prints its results in one of them, under headings or without. */
import type { Page } from "@nutri/reports/testing/pdf";
import { headEn, headZh, page, put } from "./panel-layouts.ts";
import { panelSheet } from "./panel-sheet.ts";
import type { PanelName } from "./panel-sheet.ts";
import type { Pen } from "./pen.ts";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

const SIZE = 9;
/** Where the result, unit, range and (where there is one) the former result begin. */
const AT = { name: 40, value: 250, flag: 300, unit: 330, range: 420, history: 500 } as const;
const wide = (text: string): number => [...text].reduce((s, c) => s + (c === "." || c === "," ? 0.28 : /[\u2e80-\uffff]/.test(c) ? 1 : 0.56), 0) * SIZE;
const near = (row: TruthRow, by: number): string => ((row.number ?? 0) * by).toFixed(/\.(\d+)/.exec(row.value)?.[1]?.length ?? 0);
const fullWidth = (text: string): string => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));

type Row = { pen: Pen; y: number; row: TruthRow; n: number };
/** `unit: false`: the unit is printed with the result. `gone`: rows whose result is not a number and that therefore hold none. */
type Trap = {
  name: string;
  draw: (at: Row) => void;
  unit?: false;
  history?: true;
  headed?: boolean;
  gone?: (row: TruthRow, n: number) => boolean;
  fits?: (row: TruthRow) => boolean;
};

const value = ({ pen, y, row }: Row, text = row.value, x: number = AT.value): void => pen.text(x, y, text, SIZE);
/** Every character a run of its own, as some programs set type. */
const letters = ({ pen, y }: Row, x: number, text: string, gap = 0): void => {
  let at = x;
  for (const c of text) {
    pen.text(at, y, c, SIZE);
    at += wide(c) + gap;
  }
};

const TRAPS: readonly Trap[] = [
  { name: "unit touches", unit: false, draw: (r) => value(r, `${r.row.value}${r.row.unit}`) },
  {
    name: "raised note",
    draw: (r) => {
      value(r);
      if (r.n % 2 === 0) r.pen.text(AT.value + wide(r.row.value) + 0.5, r.y - 3.5, String(1 + (r.n % 3)), 5.5);
    },
  },
  { name: "letter by letter", draw: (r) => letters(r, AT.value, r.row.value) },
  { name: "spaced letters", draw: (r) => letters(r, AT.value, r.row.value, 1.4) },
  { name: "former on the left, no heading", history: true, headed: false, draw: (r) => (value(r, near(r.row, 1.3), 205), value(r)) },
  { name: "former on the right, no heading", history: true, headed: false, draw: (r) => (value(r), value(r, near(r.row, 0.8), AT.history)) },
  { name: "former in brackets", draw: (r) => value(r, `${r.row.value} (${near(r.row, 1.2)})`) },
  { name: "two in a cell", draw: (r) => value(r, `${near(r.row, 1.2)} / ${r.row.value}`), gone: () => true },
  { name: "mark in front", draw: (r) => value(r, `${r.row.mark}${r.row.value}`) },
  { name: "mark behind", draw: (r) => value(r, `${r.row.value}${r.row.mark}`) },
  { name: "mark in brackets", draw: (r) => value(r, r.row.mark ? `${r.row.value} [${r.row.mark}]` : r.row.value) },
  { name: "star", draw: (r) => value(r, r.row.mark ? `${r.row.value}*` : r.row.value) },
  { name: "spaced point", draw: (r) => value(r, r.row.value.replace(".", " .")), fits: (row) => row.value.includes(".") },
  { name: "spaced after point", draw: (r) => value(r, r.row.value.replace(".", ". ")), fits: (row) => row.value.includes(".") },
  { name: "wide gap at point", draw: (r) => letters(r, AT.value, r.row.value, 4), fits: (row) => row.value.includes(".") },
  { name: "middle dot", draw: (r) => value(r, r.row.value.replace(".", "·")), fits: (row) => row.value.includes(".") },
  { name: "full width", draw: (r) => value(r, fullWidth(r.row.value)) },
  { name: "no nought", draw: (r) => value(r, r.row.value.replace(/^0\./, ".")), fits: (row) => row.value.startsWith("0.") },
  { name: "lone comma", draw: (r) => value(r, r.n % 3 === 0 ? r.row.value.replace(".", ",") : r.row.value) },
  { name: "comma, three places", draw: (r) => value(r, Number(r.row.value).toFixed(3).replace(".", ",")), fits: (row) => row.value.includes(".") },
  { name: "sign apart", draw: (r) => (r.row.comparator ? (r.pen.text(AT.value - 12, r.y, r.row.comparator, SIZE), value(r, r.row.value.slice(1))) : value(r)) },
  {
    name: "sign far apart",
    draw: (r) => (r.row.comparator ? (r.pen.text(AT.value - 34, r.y, r.row.comparator, SIZE), value(r, r.row.value.slice(1))) : value(r)),
  },
  { name: "pending", history: true, draw: (r) => (value(r, r.n % 2 ? "见附注" : "pending"), value(r, near(r.row, 0.9), AT.history)), gone: () => true },
  { name: "not done", draw: (r) => value(r, ["----", "***", "TNP", "标本溶血"][r.n % 4] ?? ""), gone: () => true },
  { name: "scientific", draw: (r) => value(r, `${(Number(r.row.value) / 10).toPrecision(4)}E+1`), gone: () => true },
  { name: "plus minus", draw: (r) => value(r, `${r.row.value}±0.1`), gone: () => true },
  { name: "range touches", headed: false, unit: false, draw: (r) => value(r, `${r.row.value}${r.row.range}`), gone: () => true },
  { name: "row number touches", draw: (r) => (r.pen.text(30, r.y, String(r.n + 1), SIZE), value(r)) },
  { name: "sample number beside", headed: false, draw: (r) => (value(r), value(r, String(4400 + r.n), AT.history)) },
  { name: "two units", headed: false, draw: (r) => (value(r), r.pen.text(AT.history - 12, r.y, `${near(r.row, 18.02)} mg/dL`, SIZE)) },
  { name: "equals", draw: (r) => value(r, `=${r.row.value}`) },
  { name: "approximately", draw: (r) => value(r, `~${r.row.value}`), gone: () => true },
  { name: "corrected", draw: (r) => value(r, `${near(r.row, 1.4)}→${r.row.value}`), gone: () => true },
  // On a picture the letter is the digit to anybody who reads it, so that its number is the truth; a text layer that holds a letter is asked about.
  { name: "nought is O", draw: (r) => value(r, r.row.value.replaceAll("0", "O")), fits: (row) => row.value.includes("0") },
  { name: "one is l", draw: (r) => value(r, r.row.value.replaceAll("1", "l")), fits: (row) => row.value.includes("1") },
];
export const TRAP_NAMES = TRAPS.map((t) => t.name);

const PANELS: readonly (readonly [Sheet["lang"], PanelName])[] = [
  ["zh", "bloodZh"],
  ["zh", "chemistryZh"],
  ["en", "metabolicUs"],
  ["zh", "hormonesZh"],
  ["en", "specialUs"],
  ["zh", "tumourZh"],
];

function drawn(trap: Trap, sheet: Sheet, headed: boolean): Page {
  const zh = sheet.lang === "zh";
  return page((pen) => {
    if (zh) headZh(pen, sheet, "检验报告单");
    else headEn(pen, sheet);
    if (headed) {
      const heads = zh ? ["项目", "结果", "单位", "参考值"] : ["Test", "Result", "Unit", "Reference Range"];
      put(pen, 124, [AT.name, AT.value, AT.unit, AT.range], heads, SIZE, true);
      if (trap.history) pen.text(AT.history, 124, zh ? "上次结果" : "Previous", SIZE, { bold: true });
    }
    sheet.rows.forEach((row, n) => {
      const y = 144 + n * 18;
      pen.text(AT.name, y, row.name, SIZE);
      trap.draw({ pen, y, row, n });
      if (trap.unit !== false) pen.text(AT.unit, y, row.unit, SIZE);
      if (trap.name !== "range touches") pen.text(AT.range, y, row.range, SIZE);
    });
  });
}

/** Sheet `n` with the trap whose turn it is. Rows that hold no single plain number have no truth: read as sure, they are wrong. */
export function pitfallSheet(n: number, r: Random): { sheet: Sheet; pages: Page[]; name: string } {
  const trap = TRAPS[n % TRAPS.length] as Trap;
  const turn = Math.floor(n / TRAPS.length) + (n % TRAPS.length);
  const [lang, panel] = PANELS[turn % PANELS.length] as (typeof PANELS)[number];
  const made = panelSheet([panel], lang, r);
  const numbers = made.rows.filter((row) => row.number !== undefined && (trap.fits?.(row) ?? true));
  const sheet = { ...made, rows: numbers };
  const pages = [drawn(trap, sheet, trap.headed ?? r.chance(0.7))];
  const rows = numbers.filter((row, i) => !(trap.gone?.(row, i) ?? false));
  return { sheet: { ...sheet, rows }, pages, name: trap.name };
}
