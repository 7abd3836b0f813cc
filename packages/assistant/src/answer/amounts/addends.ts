/** Several doses of one nutrient told in one question ("a multi with 1000 IU, a softgel of 5000 IU"): what they come to. */
import { type AmountUnit, convert, tidy, UnlikeUnits } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import type { Nutrient } from "@nutri/knowledge";
import { escape } from "../../text/escape.ts";
import { piecesTold, tellsOfOne } from "../../understand/pieces-taken.ts";
import { nutrientOf } from "../../understand/understand.ts";
import { namesCompound, wholeOf } from "./elemental.ts";
import { amount, nutrientAmount } from "./figures.ts";
import type { DoseTold, Linked } from "../../understand/link.ts";
import type { Place } from "../../understand/told-amounts.ts";
import type { Context } from "../part.ts";
import { every } from "../../text/every.ts";
import { countSaid } from "../../understand/said-numbers.ts";

const AMOUNT = /(?<!\d|\d[.,])\d[\d,]*(?:\.\d+)?\s?(?:万|千|k|million)?\s?(?:iu|国际单位|单位|mcg|µg|μg|ug|微克|mg|毫克|g|克|grams?)(?![a-z])/giu;
/** "… and a multivitamin with 1000": counted as the amount before it was. */
const BARE =
  /(?:\b(?:with|has|have|contains?|containing|holds?|plus|another|adds?|is)|含有?|还有|另有|里(?:面)?有?|加上?|再[加吃])\s?(\d{2,5})(?=\s*(?:$|[,，。.?？!;；、)]|\b(?:in (?:it|my|the|a|each)|too|on top|is|each|both)\b|的))/giu;

/** One or the other, one after the other, or one as a measure of the other. */
const NO_SUM =
  /\bor\b|\bvs\b|\bversus\b|\binstead\b|\brather than\b|\bthan\b|\bswitch|\bbetween\b|\bfrom [^.?!]{1,24} to\b|\bweekly\b|\b(?:a|per|every|each) (?:week|month|other day)\b|\b(?:twice|three times|times a day|bid|tid)\b|\beach\b|\bper (?:tablet|pill|capsule|softgel|serving|scoop)\b|\bused to\b|\bpreviously\b|\bequals?\b|\bequivalent\b|\bthe same as\b|\bmeans? (?:i get |it has )?\d|就是|等于|相当于|每[片粒颗包袋]|[一1][片粒颗](?:是|含|有)|以前|原来|之前|还是|或|换成?|改成?|而不是|之间|增加到|加到|减到|每周|一周|每月|隔天|[两三四]次|各/iu;
/** What is advised, allowed or measured is not taken. */
const MEASURE = /(?:recommend\w*|rda|limit(?: of| is)?|need\w*|should(?: be| take)?|level(?: of| is)?|max\w*|推荐|上限|建议|需要|参考量|最多)[^\d]{0,16}$/iu;
const SAME = 0.02;
const A_WORD = /\p{L}{4}|[另还又再加和]/u;
const A_TEST = /^\s?\/\s?(?:d?l|ml|毫升|升)/iu;

export function inNutrientUnit(n: Nutrient, value: number, unit: AmountUnit): number | undefined {
  if (unit === n.unit) return value;
  const factor = n.conversions.find((x) => x.from === unit)?.factor;
  if (factor !== undefined) return value * factor;
  try {
    return convert(value, unit, n.unit);
  } catch (e) {
    if (e instanceof UnlikeUnits) return undefined;
    throw e;
  }
}

const escaped = (s: string): string => [...s].map(escape).join("[\\s'’,.-]*");
/** Every place at which a name stands. */
const placesOf = (text: string, given: string): number[] =>
  given === "" ? [] : every(new RegExp(escaped(given), "giu"), text).map((m) => m.index + m[0].length / 2);

/** Two who say different things: one amount or the other is meant. */
const SAID_OTHERWISE =
  /\binsists?\b|\bsays?\b[^.?!]{1,60}\bsays?\b|\b(?:big|massive|huge|much|real|any|the) difference\b|\bwhich (?:one )?has (?:more|less)\b|坚持|非要|说[^。？?]{1,30}[却又]?说|差(?:得|很|那么|这么)?多|差别|相差|听谁的/iu;
const TOGETHER = /\b(?:together|both|total|altogether|in all|on top|add(?:s|ed|ing)? up)\b|一起|加起来|一共|总共|都吃|同时/iu;
export const isAlternative = (text: string): boolean => EITHER.test(text) || (SAID_OTHERWISE.test(text) && !TOGETHER.test(text));
const EITHER = /\bor\b|\bvs\b|\bversus\b|\binstead\b|\brather than\b|还是|或|而不是/iu;

export type Amount = { readonly dose: DoseTold; readonly value: number; /** Where it stands in what was asked. */ readonly place: Place };
/** Each amount of a nutrient that was told. */
export function amountsTold(c: Context, n: Nutrient): readonly Amount[] {
  const { u, k } = c;
  const text = u.asked;
  const withUnit = every(AMOUNT, text).map((m) => ({ index: m.index, length: m[0].length, said: m[0] }));
  const unitSaid = withUnit.length === 1 ? /[^\d\s.,]+$/u.exec(withUnit[0]?.said ?? "")?.[0] : undefined;
  const bare = unitSaid === undefined ? [] : every(BARE, text).filter((m) => m.index > (withUnit[0]?.index ?? 0));
  const found = [...withUnit, ...bare.map((m) => ({ index: m.index, length: m[0].length, said: `${m[1]} ${unitSaid}` }))];
  if (found.length === 0) return [];
  const things = u.linked.flatMap((l) => placesOf(text, l.given).map((at) => ({ at, of: nutrientOf(l.ref, k) })));
  // Nobody counts calcium in IU.
  const canBe = (id: string, { value, unit }: DoseTold): boolean => {
    const nutrient = k.nutrients.get(id);
    return nutrient === undefined || inNutrientUnit(nutrient, value, unit) !== undefined;
  };
  const told = (its: boolean): DoseTold[] =>
    u.linked.flatMap((l) => {
      const id = nutrientOf(l.ref, k);
      if (l.dose && id !== undefined && id !== n.id && !canBe(id, l.dose)) return [];
      return l.dose && id !== undefined && (id === n.id && !wholeOf(k, n, l)) === its ? [l.dose] : [];
    });
  const [own, others] = [told(true), told(false)];
  const isOf = (all: readonly DoseTold[], { value, unit }: DoseTold): boolean => all.some((d) => d.value === value && d.unit === unit);
  return found.flatMap((m) => {
    const dose = parseDose(m.said).amount;
    const value = dose && inNutrientUnit(n, dose.value, dose.unit);
    const [before, after] = [text.slice(0, m.index), text.slice(m.index + m.length)];
    // The same amount again, in another unit.
    const again = /[(（=]\s*$/u.test(before);
    if (!dose || value === undefined || again || MEASURE.test(before) || A_TEST.test(after)) return [];
    // What was read as the dose of another thing is of that.
    if (isOf(others, dose) && !isOf(own, dose)) return [];
    const centre = m.index + m.length / 2;
    const nearest = things.toSorted((a, b) => Math.abs(a.at - centre) - Math.abs(b.at - centre))[0];
    const other = nearest?.of === undefined || nearest.of === n.id ? undefined : k.nutrients.get(nearest.of);
    // Nobody counts calcium in IU: such an amount is of the vitamin beside it.
    return other && inNutrientUnit(other, dose.value, dose.unit) !== undefined ? [] : [{ dose, value, place: { start: m.index, end: m.index + m.length } }];
  });
}

/** "… 10 mg each", "… 10 mg a lozenge": what is said behind an amount in the same breath. */
const BEHIND = /^[^，,。.;；！!？?\d]{0,16}/u;
/** One of them told by the piece, with how many are taken: "15 mg in my multi, and 4 lozenges a day, 10 mg each". */
function byThePiece({ u, k }: Context, n: Nutrient, read: readonly Amount[]): { readonly of: Amount; readonly pieces: number } | undefined {
  const text = u.asked;
  const ends = read.map(({ place }) => place.end + (BEHIND.exec(text.slice(place.end))?.[0].length ?? 0));
  const told = read.filter((_, i) => tellsOfOne(text.slice(ends[i - 1] ?? 0, ends[i])));
  const isOf = (l: Linked): boolean => nutrientOf(l.ref, k) === n.id;
  const counts = piecesTold(
    text,
    u.linked.filter((l) => isOf(l)),
    u.linked.filter((l) => !isOf(l) && l.ref.kind !== "condition"),
  );
  const [of] = told;
  if (!of || told.length > 1 || counts === undefined || new Set(counts).size > 1) return undefined;
  return { of, pieces: counts[0] ?? countBeside(text.slice(of.place.end)) };
}
/** "1000 IU per drop, 2 drops": how many stands right behind. */
const BESIDE_IT =
  /^[^.。?？!！\d]{0,16}[,，(（xX×*]\s?(?:i (?:take|have|do|use) |take |taking |吃|用|滴)?(\d{1,2}|one|two|three|four|five|[一两二三四五])\s?(?:drops?|tablets?|capsules?|caps|pills?|gumm(?:y|ies)|lozenges?|soft ?gels?|of them|滴|片|粒|颗)/iu;
const countBeside = (behind: string): number => countSaid(BESIDE_IT.exec(behind)?.[1]?.toLowerCase() ?? "") || 1;
const EACH = /\beach\b|\bper (?:tablet|pill|capsule|softgel|serving|scoop)\b|每[片粒颗包袋]|[一1][片粒颗](?:是|含|有)/giu;

/** The amounts of a nutrient that were told to be taken together; fewer than two are no sum. */
export function addendsOf(c: Context, n: Nutrient): { readonly value: number; readonly text: string } | undefined {
  // "325 mg of the sulfate, 65 mg of iron" says one thing twice.
  if (isAlternative(c.u.asked) || namesCompound(c, n)) return undefined;
  const read = amountsTold(c, n);
  const piece = read.length > 1 ? byThePiece(c, n, read) : undefined;
  if (NO_SUM.test(piece ? c.u.asked.replaceAll(EACH, " ") : c.u.asked)) return undefined;
  // "25 µg 1000 IU": the same again, where nothing stands between.
  const isBeside = (x: Amount, t: Amount): boolean => !A_WORD.test(c.u.asked.slice(x.place.end, t.place.start));
  const isSame = (x: Amount, t: Amount): boolean => x.dose.unit !== t.dose.unit && Math.abs(x.value - t.value) < t.value * SAME;
  const taken = read.filter((t, i) => !read.slice(0, i).some((x) => isSame(x, t) && isBeside(x, t)));
  const [first] = taken;
  if (!first || taken.length < 2) return undefined;
  const times = (t: Amount): number => (t === piece?.of ? piece.pieces : 1);
  const { unit } = first.dose;
  const alike = taken.every((t) => t.dose.unit === unit);
  const sum = tidy(taken.reduce((s, t) => s + (alike ? t.dose.value : t.value) * times(t), 0));
  const said = taken.map((t) => `${times(t) > 1 ? `${times(t)} × ` : ""}${amount(t.dose.value, t.dose.unit)}`);
  return { value: taken.reduce((s, t) => s + t.value * times(t), 0), text: `${said.join(" + ")} = ${alike ? amount(sum, unit) : nutrientAmount(n, sum)}` };
}
