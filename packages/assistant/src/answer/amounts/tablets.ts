/** "How many 500 mg tablets may I take?": the limit, and how often a tablet goes into it. */
import { convert, type Text, UnlikeUnits } from "@nutri/domain";
import type { AmountUnit, LimitScope } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import { piecesAsked, strengthTold } from "../../understand/tablets.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { both, type Context, inside } from "../part.ts";

/** What one piece holds, in the nutrient's unit. */
export function pieceOf({ u }: Context, n: Nutrient): { readonly value: number; readonly text: string } | undefined {
  const told = piecesAsked(u.asked) ? strengthTold(u.asked) : undefined;
  const value = told && inUnit(told.value, told.unit as AmountUnit, n);
  return told && value !== undefined && value > 0 ? { value, text: amount(told.value, told.unit as AmountUnit) } : undefined;
}
function inUnit(value: number, unit: AmountUnit, n: Nutrient): number | undefined {
  const factor = n.conversions.find((x) => x.from === unit)?.factor;
  if (unit !== n.unit && factor !== undefined) return value * factor;
  try {
    return convert(value, unit, n.unit);
  } catch (e) {
    if (e instanceof UnlikeUnits) return undefined;
    throw e;
  }
}

type Most = { readonly value: number; readonly scope: LimitScope; readonly of: Text };
/** Meals count in the limit, or they do not. */
const WITH_MEALS: ReadonlySet<LimitScope> = new Set<LimitScope>(["total", "preformed"]);
const SLIP = 1e-9;

/** @param most the limit and whose it is; @param need what is needed a day, where one number is */
export function piecesLead(c: Context, n: Nutrient, piece: { value: number; text: string }, most: Most, need: number | undefined): Text {
  const unit = piecesAsked(c.u.asked) ?? { zh: "片", en: "tablet" };
  const exact = most.value / piece.value;
  const pieces = Math.floor(exact + SLIP);
  const many = (k: number): string => `${k} ${unit.en}${k === 1 ? "" : unit.en === "gummy" ? "" : "s"}`.replace(/^(\d\d+|[02-9]) gummy$/u, "$1 gummies");
  const name = inside(n.name);
  const limit = both(`上限是每天 ${nutrientAmount(n, most.value)}（${most.of.zh}）`, `the limit is ${nutrientAmount(n, most.value)} a day (${most.of.en})`);
  if (pieces === 0)
    return both(
      `一${unit.zh}都不要：${piece.text} 一${unit.zh}已经超过${n.name.zh}的上限，${limit.zh}；医生开的照医嘱。`,
      `Not even one: a ${piece.text} ${unit.en} is already above the limit for ${name.en}; ${limit.en}. If a doctor prescribed it, as prescribed.`,
    );
  const meals = WITH_MEALS.has(most.scope);
  const whole = Math.abs(exact - pieces) < SLIP;
  const room = meals
    ? whole && pieces > 1
      ? both(`饭菜里的也算在上限里，所以 ${pieces - 1} ${unit.zh}更稳妥。`, ` What meals bring counts in it, so ${pieces - 1} is the safer number.`)
      : both("饭菜和别的补剂里的也算在上限里。", " What meals and other supplements bring counts in it.")
    : both("别的补剂里的也要算进去。", " Other supplements count in it.");
  const enough =
    need !== undefined && need <= piece.value
      ? both(
          `上限不是目标：每天只需要 ${nutrientAmount(n, need)}，1 ${unit.zh}就够了。`,
          ` The limit is no target: the need is ${nutrientAmount(n, need)} a day, and one is enough.`,
        )
      : need !== undefined
        ? both(
            `上限不是目标：每天需要 ${nutrientAmount(n, need)}，饭菜里的算在内。`,
            ` The limit is no target: the need is ${nutrientAmount(n, need)} a day, meals counted in.`,
          )
        : both("", "");
  const sum = `${amountPlain(most.value, n)} ÷ ${amountPlain(piece.value, n)} ${whole ? "=" : "≈"} ${whole ? pieces : Math.floor(exact * 10) / 10}`;
  return both(
    `一${unit.zh} ${piece.text} 的${n.name.zh}，一天最多 ${pieces} ${unit.zh}：${limit.zh}，${sum}${whole ? "" : `，往下取整`}。${room.zh}${enough.zh}`,
    `At most ${many(pieces)} of ${piece.text} a day: ${limit.en}, and ${sum}${whole ? "" : ", rounded down"}.${room.en}${enough.en}`,
  );
}
const amountPlain = (value: number, n: Nutrient): string => amount(value, n.unit);
