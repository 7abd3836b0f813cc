/** A label counts in 100 g or 100 mL, and people eat a pack or a spoon of it: what the portion that was told holds. */
import { readable, type Text } from "@nutri/domain";
import { both } from "../part.ts";
import { every } from "../../text/every.ts";

const PER_100 = /每\s?(?:100|一?百)\s?(?:克|g|毫升|ml)|(?:100|一百)\s?(?:克|毫升)(?=里|含|有|中)|(?:\bper|\/|\bin)\s?100\s?(?:克|毫升|(?:g|grams?|ml)\b)/iu;
const WEIGHT = /(?<![\d.])(\d+(?:\.\d+)?)\s?(g|克|grams?|ml|毫升)(?![a-z])/giu;
const NAMES =
  "钠|食?盐|蛋白质?|饱和脂肪|脂肪|碳水(?:化合物)?|添加糖|糖|膳食纤维|纤维|钙|sodium|salt|protein|saturate[sd](?: fat)?|fat|carb\\w*|added sugars?|sugars?|fib(?:re|er)|calcium";
/** The amount stands beside its name: that is what the label says, and no portion. */
const NAMED_AFTER = new RegExp(`^\\s?(?:of |的)?(?:${NAMES})`, "iu");
const NAMED_BEFORE = new RegExp(`(?:${NAMES})(?:含量)?(?:是|有|为|is|:|：|\\s)*$`, "iu");
const A_HUNDRED = /(?:每|\/|\bper|\bin)\s?$/iu;

/** "每15毫升", "per 15 mL": a label may count in a spoon of its own. */
const PER_OTHER = /(?:每|\bper |\/)\s?(\d+(?:\.\d+)?)\s?(?:克|毫升|g\b|grams?\b|ml\b)/iu;
/** How much of it is eaten, in g or mL, where a label was told per 100 or per so many; one amount, or nobody knows which. `per`: what the label counts in. */
export function portionTold(text: string): { readonly amount: number; readonly ml: boolean; readonly per?: number } | undefined {
  const other = PER_100.test(text) ? undefined : PER_OTHER.exec(text);
  const per = Number(other?.[1] ?? 0);
  const found = other && per > 0 ? portionIn(text.replace(other[0], " ")) : undefined;
  if (found) return { ...found, per };
  return PER_100.test(text) ? portionIn(text) : undefined;
}
const A_LABEL = 100;
function portionIn(text: string): { readonly amount: number; readonly ml: boolean } | undefined {
  const told = every(WEIGHT, text).filter((m) => {
    const [before, after] = [text.slice(0, m.index), text.slice(m.index + m[0].length)];
    return !(Number(m[1]) === 100 && (A_HUNDRED.test(before) || /^(?:里|含|有|中)/u.test(after))) && !NAMED_AFTER.test(after) && !NAMED_BEFORE.test(before);
  });
  const [one, ...others] = told;
  return one && others.length === 0 ? { amount: Number(one[1]), ml: /ml|毫升/iu.test(one[2] ?? "") } : undefined;
}

export type Portion = NonNullable<ReturnType<typeof portionTold>>;
export const inPortion = (held: number, { amount, per = A_LABEL }: Portion): number => (held * amount) / per;
export const nameOfPortion = ({ amount, ml }: Portion): Text => both(`${readable(amount)} ${ml ? "毫升" : "克"}`, `${readable(amount)} ${ml ? "mL" : "g"}`);

type OnLabel = "saturates" | "protein" | "fat" | "carbohydrate" | "sugar" | "fibre" | "calcium" | "sodium" | "salt";
const HELD: readonly { readonly of: OnLabel; readonly name: RegExp; readonly said: Text; readonly asks?: RegExp }[] = [
  { of: "saturates", name: /饱和脂肪|saturat/iu, said: both("饱和脂肪", "saturated fat") },
  { of: "protein", name: /蛋白|protein/iu, said: both("蛋白质", "protein") },
  { of: "fat", name: /脂肪|\bfat\b/iu, said: both("脂肪", "fat") },
  { of: "carbohydrate", name: /碳水|\bcarb/iu, said: both("碳水化合物", "carbohydrate") },
  { of: "sugar", name: /糖|sugar/iu, said: both("糖", "sugar") },
  { of: "fibre", name: /纤维|fib(?:re|er)/iu, said: both("膳食纤维", "fibre") },
  { of: "calcium", name: /钙|calcium/iu, said: both("钙", "calcium") },
  // Told as one and asked for as the other they are another sum.
  { of: "sodium", name: /钠|sodium/iu, said: both("钠", "sodium"), asks: /(?:多少|几)[^，。？?]{0,6}钠|\bhow (?:much|many)[^.?!]{0,12} sodium\b/iu },
  { of: "salt", name: /盐|salt/iu, said: both("盐", "salt"), asks: /(?:多少|几)[^，。？?]{0,6}盐|\bhow (?:much|many)[^.?!]{0,12} salt\b/iu },
];
const VALUE = new RegExp(
  `(?:(${NAMES})(?:含量)?(?:是|有|为|is|:|：|\\s)*(\\d+(?:\\.\\d+)?)\\s?(g|克|mg|毫克)(?![a-z])|(\\d+(?:\\.\\d+)?)\\s?(g|克|mg|毫克)\\s?(?:of |的)?(${NAMES}))`,
  "giu",
);
/** Each nutrient that a label was told of in 100 g or 100 mL, in grams. */
export function toldPer100(text: string): { readonly of: OnLabel; readonly said: Text; readonly grams: number; readonly ml: boolean }[] {
  const per = PER_100.exec(text)?.[0];
  if (per === undefined) return [];
  return every(VALUE, text.replace(PER_100, " ")).flatMap((m) => {
    const held = HELD.find(({ name }) => name.test(m[1] ?? m[6] ?? ""));
    const grams = Number(m[2] ?? m[4]) / (/^(?:mg|毫克)$/iu.test(m[3] ?? m[5] ?? "") ? MG_IN_G : 1);
    return held ? [{ of: held.of, said: held.said, grams, ml: /毫升|ml/iu.test(per) }] : [];
  });
}
const MG_IN_G = 1000;

const ASKS = /多少|几克|\bhow (?:much|many)\b/iu;

/** "Protein 8 g per 100 g, a tub of 250 g: how much is that?" Of one nutrient: of several nobody knows which was meant. */
export function heldInPortion(text: string): Text | undefined {
  const portion = ASKS.test(text) ? portionTold(text) : undefined;
  const [one, ...others] = portion ? every(VALUE, text.replace(PER_100, " ").replace(PER_OTHER, " ")) : [];
  const held = HELD.find(({ name }) => name.test(one?.[1] ?? one?.[6] ?? ""));
  if (!portion || !one || others.length > 0 || !held || held.asks?.test(text) === false) return undefined;
  const [value, unit] = [Number(one[2] ?? one[4]), one[3] ?? one[5] ?? ""];
  const [of, total] = [nameOfPortion(portion), readable(Math.round(inPortion(value, portion) * 10) / 10)];
  const [zh, en] = /^(?:mg|毫克)$/iu.test(unit) ? ["毫克", "mg"] : ["克", "g"];
  return both(
    `${of.zh}里约有 ${total} ${zh}${held.said.zh}（每 ${readable(portion.per ?? A_LABEL)} ${portion.ml ? "毫升" : "克"} ${readable(value)} ${zh}，乘 ${of.zh}再除以 ${readable(portion.per ?? A_LABEL)}）。`,
    `${of.en} holds about ${total} ${en} of ${held.said.en} (${readable(value)} ${en} per ${readable(portion.per ?? A_LABEL)} ${portion.ml ? "mL" : "g"}, times ${readable(portion.amount)} divided by ${readable(portion.per ?? A_LABEL)}).`,
  );
}
