/** "One tablet has 27 mg of iron and 15 mg of zinc. I take two a day": what is taken of each is what the pieces come to. */
import { tidy } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import { every } from "../text/every.ts";
import { typed } from "../text/typed.ts";
import { clauses, type Linked } from "./link.ts";

const PIECE_ZH = "[片粒颗丸袋包支勺杯罐瓶]";
const PIECE_EN =
  "lozenges?|pastilles?|tablets?|tabs?|capsules?|caps?|pills?|soft ?gels?|gumm(?:y|ies)|drops?|scoops?|sachets?|packets?|servings?|cups?|cans?|mugs?|bottles?|shots?";
const UNIT = "iu|国际单位|单位|mcg|µg|μg|ug|微克|mg|毫克|g|克";
const AMOUNT = new RegExp(`(?<![\\d.,])\\d[\\d,]*(?:\\.\\d+)?\\s?(?:${UNIT})(?![a-z])`, "giu");
/** What one of them holds. */
const ONE_HOLDS = new RegExp(
  `(?:(?<![\\d一二两三四五六七八九十])[一1每](?:大|小)?\\s?${PIECE_ZH}(?!\\s?${PIECE_ZH}))|\\b(?:each|every|one|a|per|1) (?:${PIECE_EN})\\b|(?<=${UNIT})\\s?\\/\\s?(?:${PIECE_ZH}|(?:${PIECE_EN})\\b)|(?<=${UNIT})\\s?(?:each|apiece)\\b`,
  "giu",
);
/** How many at which time of the day. */
const BY_TIMES =
  /(?<![\p{L}\d])(?:早[上晨饭餐]?|上午)(?:吃|服)?\s?([\d一两二三])\s?[片粒颗丸袋包支勺][，,、和\s]*(?:晚[上饭餐]?|下午|睡前)(?:吃|服)?\s?([\d一两二三])\s?[片粒颗丸袋包支勺]|\b(\d|one|two|three) (?:in the morning|at breakfast|with breakfast|every morning|each morning|am)[ ,]*(?:and |plus )?(\d|one|two|three) (?:at night|in the evening|at bedtime|with dinner|at dinner|before bed|every night|each night|pm)\b/iu;
const NUMBERS: Readonly<Record<string, number>> = { 一: 1, 两: 2, 二: 2, 三: 3, one: 1, two: 2, three: 3 };
const numberOf = (s: string | undefined): number => (s === undefined ? 0 : (NUMBERS[s.toLowerCase()] ?? Number(s)));
/** It is told how often, or that it is taken: "30 tablets" is a pack. */
const TAKEN =
  /[每一][天日]|天天|早晚|每次|[吃服喝补用](?:了|着)?\s?[\d一二两三四五六七八九十半]|\b(?:daily|a day|per day|each day|every (?:day|morning|night|evening)|twice)\b/iu;
/** What they come to is told; where that is asked, no number stands with it. */
const TOLD_TOGETHER =
  /(?:一共|总共|合计|加起来|总量)[^，,。？?\d]{0,8}\d|\d[^，,。？?\d]{0,6}(?:一共|总共|合计)(?![^，,。]{0,6}(?:多少|几))|\d[^,.;?!\d]{0,12}\b(?:in all|in total|total|altogether)\b|\b(?:in all|in total|total(?:l?ing)?|altogether)\b[^,.;?!\d]{0,8}\d/iu;
/** What is advised, allowed or was taken before is another matter. */
const OTHERWISE =
  /建议|推荐|说明书|以前|之前|原来|还是|或者?|改成|换成|减到|加到|能不能|可不可以改|\brecommended\b|\blabel says\b|\b(?:the )?(?:label|bottle|box|directions?) (?:says?|recommends?)\b|\bused to\b|\bor\b|\binstead\b|\bswitch/iu;
const MOST_PIECES = 20;

/** How many a day; undefined where that is not told, or is one. */
function piecesIn(clause: string, names: readonly string[]): number | undefined {
  const [, early, late, am, pm] = BY_TIMES.exec(clause) ?? [];
  const byTimes = numberOf(early ?? am) + numberOf(late ?? pm);
  const bare = names.reduce((t, n) => t.replaceAll(n, " "), clause.replace(AMOUNT, " ").replace(ONE_HOLDS, " ")).replaceAll(/ {2,}/gu, " ");
  const read = parseDose(bare);
  const count = byTimes > 0 ? byTimes : TAKEN.test(bare) ? (read.count ?? read.times) : 1;
  return count > 1 && count <= MOST_PIECES && read.problem === undefined ? count : undefined;
}

/** "I take one": that is no more than what is taken. */
const TAKEN_ONE = /(?:[吃服喝用补]了?\s?|[每一][天日]\s?|\b(?:take|taking|have|had) )$/iu;
const BEFORE_ONE = 12;
/** @returns whether what stands here tells what one piece holds */
export const tellsOfOne = (text: string): boolean =>
  every(ONE_HOLDS, text).some((m) => !TAKEN_ONE.test(text.slice(Math.max(0, m.index - BEFORE_ONE), m.index)));

/** "4 lozenges a day plus the multi": the one behind it is no part of that. */
const ON_TOP = /\b(?:plus|along with|on top of|besides)\b|加上|外加|再加/iu;
/** Of another thing how often says nothing. @param of those it may be told of */
const ofThem = (part: string, of: readonly Linked[], others: readonly Linked[]): boolean => namesIn(part, others).length === 0 || namesIn(part, of).length > 0;

/** @param of those it may be told of. @returns how many pieces a day a text tells of, each time it does; undefined where it tells of something else than what is taken */
export const piecesTold = (text: string, of: readonly Linked[], others: readonly Linked[]): readonly number[] | undefined =>
  isOtherwise(text)
    ? undefined
    : parts(text)
        .flatMap((s) => s.split(ON_TOP))
        .filter((s) => ofThem(s, of, others))
        .flatMap((s) => piecesIn(s, namesIn(s, [...of, ...others])) ?? []);

const parts = (text: string): string[] => clauses(text).flatMap((s) => s.split(/(?<=[，,])/u));
const namesIn = (part: string, all: readonly Linked[]): string[] => all.flatMap((l) => (l.given === "" ? [] : (typed(l.given, part) ?? [])));
/** "15 mg in my multi, and I take four of 10 mg each": the first is of another thing. */
const ANOTHER = /\b(?:i|my|plus|another|also)\b|另|还有?|又/iu;
/** Amounts that are of another thing than the one told by the piece. */
function ofAnother(text: string): readonly string[] {
  const marks = every(ONE_HOLDS, text);
  const first = marks[0]?.index ?? text.length;
  return every(AMOUNT, text)
    .filter((m) => m.index < first && ANOTHER.test(text.slice(m.index + m[0].length, first)))
    .map((m) => m[0]);
}

const isOtherwise = (text: string): boolean => OTHERWISE.test(text) || TOLD_TOGETHER.test(text);

/** @returns the things with what is taken of them a day, where what one piece holds and how many are taken stand apart */
export function takenInPieces(linked: readonly Linked[], text: string): readonly Linked[] {
  const dosed = linked.filter((l) => l.dose !== undefined && !l.denied);
  if (dosed.length === 0 || OTHERWISE.test(text) || text.search(ONE_HOLDS) < 0) return linked;
  const apart = new Set(ofAnother(text));
  const told = every(AMOUNT, text).flatMap((m) => (apart.has(m[0]) ? [] : (parseDose(m[0].replace(/(?<=\d\s?)单位/u, "IU")).amount ?? [])));
  const isTold = (value: number, unit: string): boolean => told.some((t) => t.value === value && t.unit === unit);
  const others = linked.filter((l) => !dosed.includes(l) && l.ref.kind !== "condition");
  const [pieces] = parts(text)
    .filter((s) => ofThem(s, dosed, others))
    .flatMap((s) => piecesIn(s, namesIn(s, linked)) ?? []);
  if (pieces === undefined) return linked;
  return linked.map((l) => {
    const { dose } = l;
    if (!dose || l.denied || dose.atOnce !== undefined) return l;
    // What was multiplied already, or told as a whole ("200 mg each, two, so 400 mg"), stands.
    if (!isTold(dose.value, dose.unit) || isTold(tidy(dose.value / pieces), dose.unit)) return l;
    if (TOLD_TOGETHER.test(text) && !isTold(tidy(dose.value * pieces), dose.unit)) return l;
    return { ...l, dose: { ...dose, value: tidy(dose.value * pieces) } };
  });
}
