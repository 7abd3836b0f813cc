import { EVERYDAY_PANELS } from "./everyday-panels.ts";
import { FRESH_PANELS } from "./fresh-panels.ts";
import { PANELS as HOME, type PanelName as HomeName } from "./panels.ts";
import { PLACE_PANELS } from "./place-panels.ts";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";
import { WORLD_PANELS } from "./world-panels.ts";

const PANELS = { ...HOME, ...WORLD_PANELS, ...PLACE_PANELS, ...FRESH_PANELS, ...EVERYDAY_PANELS };
export type PanelName = HomeName | keyof typeof WORLD_PANELS | keyof typeof PLACE_PANELS | keyof typeof FRESH_PANELS | keyof typeof EVERYDAY_PANELS;

type Marks = readonly [high: string, low: string];
/** A printed number that cannot be mistaken for a misprint: now and then one below what the method can see. */
const BELOW_SIGHT = 0.03;

function wordRow([code = "", name = "", abbr = "", , wanted = "", other = ""]: readonly string[], r: Random): TruthRow {
  const is = r.chance(0.75);
  return { name, abbr, code, value: is ? wanted : other, unit: "", range: wanted, flag: is ? "normal" : "abnormal", mark: "" };
}

/** A value of three in five sheets within the range, else above or below it, as far as people's values go. */
function valueOf(low: number | undefined, high: number | undefined, r: Random): number {
  const state = r.pick(["in", "in", "in", "over", "under"] as const);
  // What the body keeps within close bounds (sodium) goes past them by little.
  const span = low !== undefined && low > 0 && high !== undefined ? high - low : Infinity;
  if (state === "over" && high !== undefined) return Math.min(high * (1.05 + 0.5 * r.next()), high + 1.2 * span);
  if (state === "under" && low !== undefined && low > 0) return Math.max(low * (0.7 + 0.28 * r.next()), low - 1.2 * span);
  const top = high ?? (low ?? 1) * 1.6;
  const bottom = low ?? top * 0.4;
  return bottom + (top - bottom) * (0.08 + 0.84 * r.next());
}

function rowOf(line: string, marks: Marks, dash: string, r: Random): TruthRow {
  const fields = line.split("|");
  const [code = "", name = "", abbr = "", unit = "", lowText = "", highText = "", places] = fields;
  if (places === undefined) return wordRow(fields, r);
  const named = { name, abbr, ...(code ? { code } : {}) };
  const decimals = Number(places);
  const [low, high] = [lowText, highText].map((t) => (t === "" ? undefined : Number(t)));
  const tight = code === "urine_sg" || code === "urine_ph"; // a scale that does not begin at nought
  const drawn = tight ? (low ?? 0) + ((high ?? 0) - (low ?? 0)) * r.next() : valueOf(low, high, r);
  const value = (unit === "%" ? Math.min(99, drawn) : drawn).toFixed(decimals);
  const number = Number(value);
  const [lo, hi] = [low?.toFixed(decimals), high?.toFixed(decimals)];
  const seen = !(low === 0 && decimals > 0 && r.chance(BELOW_SIGHT));
  const flag = high !== undefined && number > high ? "high" : low !== undefined && number < low ? "low" : "normal";
  const range = lo === undefined ? `<${hi}` : hi === undefined ? `>${lo}` : `${lo}${dash}${hi}`;
  if (!seen)
    return {
      ...named,
      value: `<${(0.1 ** decimals).toFixed(decimals)}`,
      number: Number((0.1 ** decimals).toFixed(decimals)),
      comparator: "<",
      unit,
      range,
      flag: "normal",
      mark: "",
    };
  return { ...named, value, number, unit, range, flag, mark: flag === "high" ? marks[0] : flag === "low" ? marks[1] : "" };
}

/** A sheet of whole panels, in their own order. */
export function panelSheet(panels: readonly PanelName[], lang: Sheet["lang"], r: Random): Sheet & { panels: { name: PanelName; rows: TruthRow[] }[] } {
  const marks =
    lang === "zh"
      ? r.pick([
          ["↑", "↓"],
          ["↑", "↓"],
          ["H", "L"],
        ] as const)
      : (["H", "L"] as const);
  const dash = lang === "zh" ? r.pick(["-", "--", "~", "-"]) : r.pick([" - ", "-"]);
  const made = panels.map((name) => ({
    name,
    rows: PANELS[name]
      .trim()
      .split("\n")
      .map((line) => rowOf(line, marks, dash, r)),
  }));
  const date = `${r.int(2023, 2025)}-${String(r.int(1, 12)).padStart(2, "0")}-${String(r.int(1, 28)).padStart(2, "0")}`;
  return {
    lang,
    rows: made.flatMap((p) => p.rows),
    panels: made,
    sex: "female",
    age: r.int(20, 75),
    date,
    institution:
      lang === "zh"
        ? r.pick(["云岭市人民医院", "北川大学第二附属医院", "安和健康体检中心"])
        : r.pick(["Elm Street Medical Group", "Fairview Clinical Laboratory"]),
    person: lang === "zh" ? "陈曦" : "Jamie Rowe",
  };
}
