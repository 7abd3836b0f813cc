/** A told value for which a laboratory calls the doctor at once: said before anything else, as it is of a report that was read. */
import { resolveLab } from "@nutri/engine/person/labs";
import { AT_ONCE, criticalOf } from "@nutri/engine/report/doctor";
import { escape } from "../../text/escape.ts";
import { every } from "../../text/every.ts";
import { both, type Context, type Part } from "../part.ts";
import { measured } from "../amounts/units.ts";

/** "What if it were below 2?", "血小板低于 20 会怎样": such a number tells of no result. */
const SUPPOSED =
  /(?:高于|低于|大于|小于|超过|不到|如果|假如|要是|\b(?:above|below|over|under|more than|less than|higher than|lower than|if|would|suppose)\b)[^，,。；;?？!！\d]{0,24}$/iu;
const OR_SO = /^[^，,。；;?？!！\d]{0,8}(?:以上|以下|\bor (?:more|less|above|below|higher|lower)\b)/iu;
/** @returns whether each place at which the number stands only supposes it */
function isSupposed(text: string, value: number): boolean {
  const places = every(new RegExp(`(?<![\\d.])${escape(String(value))}(?![\\d]|\\.\\d)`, "gu"), text);
  return places.length > 0 && places.every(({ index }) => SUPPOSED.test(text.slice(0, index)) || OR_SO.test(text.slice(index + String(value).length)));
}

/** On dialysis they are always there, and known. */
const OF_DIALYSIS: ReadonlySet<string> = new Set(["creatinine", "urea"]);

/** @returns the record's id with what is said; the bounds are adults' */
export function criticalTold(c: Context): { readonly rule: string; readonly part: Part } | undefined {
  const { k, u } = c;
  if (u.young) return undefined;
  for (const { biomarker: b, value, unit } of u.labs) {
    if (isSupposed(u.asked, value)) continue;
    if (OF_DIALYSIS.has(b.id) && u.conditions.some(({ ref }) => ref.id === "dialysis")) continue;
    const si = b.critical && resolveLab(k, { code: b.id, value, unit })?.value;
    const reached = si === undefined ? undefined : criticalOf({ code: b.id, valueSi: si }, k);
    if (!b.critical || !reached) continue;
    const [told, bound] = [measured(value, unit), measured(reached.bound, b.unit)];
    const line =
      reached.side === "low"
        ? both(`${b.name.zh} ${told}（界限：${bound} 及以下）`, `${b.name.en} ${told} (the line is ${bound} or less)`)
        : both(`${b.name.zh} ${told}（界限：${bound} 及以上）`, `${b.name.en} ${told} (the line is ${bound} or more)`);
    return {
      rule: b.id,
      part: {
        id: "lab_critical",
        body: [both(`${line.zh}，${AT_ONCE.zh}`, `${line.en}: ${AT_ONCE.en.charAt(0).toLowerCase()}${AT_ONCE.en.slice(1)}`)],
        sources: k.sources(b.critical.sources),
        findings: [{ kind: "amount", of: b.id, role: "lab", value: reached.bound, unit: b.unit, rule: b.id }],
        refer: true,
      },
    };
  }
  return undefined;
}
