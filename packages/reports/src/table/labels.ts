import { clean } from "../text.ts";
import type { Line } from "./lines.ts";

const NAME = /^(?:tests?(?: name)?|analyte|component|investigation|parameter|(?:检[验查测]|化验)?项目(?:名称)?)\s*:\s*(?=\S)/i;
const RESULT = /^(?:(?:your |test )?(?:results?|values?)|(?:检[验查测]|测定)?结果|测定值|检测值|数值)\s*:\s*(?=\S)/i;
const OTHER = /^(?:units?|flags?|status|单位|提示|标志|状态)\s*:\s*(?=\S)/i;
/** Lines of a form that says before each thing what it is (`Test: Sodium`, `Result: 138 mmol/L`) without those words; fewer than `enough` of them are a head's, or a remark's. */
export function withoutLabels(lines: readonly Line[], enough: number): Line[] {
  const texts = lines.flatMap((line) => line.cells.map((c) => clean(c.text)));
  if ([NAME, RESULT].some((label) => texts.filter((t) => label.test(t)).length < enough)) return [...lines];
  const bare = (text: string): string => [NAME, RESULT, OTHER].reduce((t, label) => t.replace(label, ""), clean(text));
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => {
      const text = bare(cell.text);
      const cut = cell.text.length - text.length;
      return cut <= 0 ? cell : { ...cell, text, confs: cell.confs.slice(cut), conf: Math.min(1, ...cell.confs.slice(cut)) };
    }),
  }));
}
