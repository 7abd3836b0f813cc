/** The amount in the unit that was asked for: spoons, cups, international units. */
import { questionsOf } from "../../understand/several.ts";
import type { Text } from "@nutri/domain";
import { addendsOf, inNutrientUnit } from "./addends.ts";
import { articleParts } from "../articles/articles.ts";
import { asked } from "../each.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { doseOf } from "./limit-words.ts";
import { both, type Context, inside, joinText, type Part, unique } from "../part.ts";
import { JUDGED, plainSum } from "./plain-units.ts";
import { labelJudged } from "./label-judged.ts";
import { saltAsked } from "./salt.ts";
import { saysOfIt } from "../articles/says-of-it.ts";

/** How it is asked for, and how an answer says it. */
const MEASURES: readonly { readonly asks: RegExp; readonly says: RegExp }[] = [
  {
    asks: /(?:几|多少)\s?(?:小|平|茶|汤|大|瓷)?[勺匙]|\bhow many (?:level )?(?:tea|table)?\s?spoon(?:s|fuls?)?\b|\bhow many (?:tsp|tbsp)\b|\bin (?:tea|table)\s?spoons?\b/iu,
    says: /[勺匙]|spoon|\btsp\b/iu,
  },
  {
    asks: /(?:几|多少)\s?(?:大|小)?[杯瓶罐]|\bhow many (?:\w+ )?(?:cups?|mugs?|glasses|cans|bottles)\b/iu,
    says: /[杯罐]|\b(?:cups?|mugs?|glass(?:es)?|cans?)\b/iu,
  },
];
/** Asked how many spoons or cups: an amount told beside it is what they are to hold, and nobody's dose. */
export const asksMeasure = (text: string): boolean => MEASURES.some((m) => m.asks.test(text));

/** Asked how many of a food: its pieces are counted, whatever a table says of what is in it. Written in Chinese with a measure word, it is written in both. */
const COUNTED = /(?:几|多少)\s?[颗粒个只枚根瓣](?!月|小时|星期)|\bhow many\b/iu;
const PIECES: (typeof MEASURES)[number] = {
  asks: COUNTED,
  says: /[一两二三四五六七八九十\d]\s?[颗粒个只枚根瓣](?!月|小时|星期)/u,
};
const piecesIn = (c: Context, first: Part): (typeof MEASURES)[number] | undefined =>
  (first.id === "limit" || first.id === "amount") &&
  COUNTED.test(c.u.asked) &&
  c.u.eaten.some(
    (l) =>
      l.ref.kind === "item" &&
      c.k.items.get(l.ref.id)?.kind === "food" &&
      new RegExp(`\\bhow many (?:\\w+ )?$|[几多少]\\s?[颗粒个只枚根瓣](?:\\p{Script=Han}{0,4})$`, "iu").test(before(c.u.asked, l.given)),
  ) &&
  !says(PIECES, first.lead)
    ? PIECES
    : undefined;
const before = (text: string, given: string): string => {
  const at = text.toLowerCase().replaceAll(/\s/gu, " ").indexOf(given.toLowerCase().slice(0, 4));
  return at < 0 ? "" : text.slice(0, at);
};

const says = ({ says: it }: (typeof MEASURES)[number], t: Text | undefined): boolean =>
  t !== undefined && it.test(t.zh) && (it === PIECES.says || it.test(t.en));

const TO_UNIT =
  /(?:换|折)算?(?:成|为)\s?(?:微克|毫克|克|国际单位|单位|iu\b|[mµμu]?c?g\b)|(?:是|等于|合|折合|换算成?|相当于)\s?(?:多少|几)?\s?(?:个)?(?:微克|毫克|克|国际单位|单位|iu\b|[mµμ]?c?g\b)|\bhow (?:many|much) (?:mcg|ug|µg|μg|mg|g|micrograms?|milligrams?|grams?|iu|international units)\b[^.?!]{0,30}\b(?:is|are|in|equals?)\b|\b(?:convert|conversion|equals?)\b|\b(?:in|to|into) (?:mcg|ug|µg|μg|micrograms?|mg|milligrams?|iu)\b/iu;
/** "How many mcg is 2000 IU of vitamin D?": the sum, before how much is too much. */
function converted(c: Context): Part | undefined {
  const [n, ...others] = TO_UNIT.test(c.u.asked) ? asked(c) : [];
  const told = c.u.eaten.find((l) => l.dose)?.dose;
  // Several amounts are added up, and judged together.
  if (n && addendsOf(c, n)) return undefined;
  if (!n || others.length > 0 || !told || told.atOnce !== undefined || doseOf(c, n) === undefined || saltAsked(c) || labelJudged(c)) return undefined;
  const value = inNutrientUnit(n, told.value, told.unit);
  if (value === undefined) return undefined;
  const [from, to] = [amount(told.value, told.unit), nutrientAmount(n, value)];
  // Told in its own unit, the other one stands in brackets; where it has no other, nothing was converted.
  if (told.unit === n.unit && to === from) return undefined;
  // Where an IU of one form is another amount than of the next, each is said.
  const units = told.unit === "IU" ? n.conversions.filter((x) => x.from === "IU") : [];
  const factors = unique(units, (x) => String(x.factor)).map((x) => units.find((y) => y.factor === x.factor && y.form !== undefined) ?? x);
  const each = factors.flatMap((x) => {
    const name = n.forms.find((f) => f.id === x.form)?.name;
    const held = amount(told.value * x.factor, n.unit);
    return name ? [both(`${name.zh} ${held}`, `${held} of ${inside(name).en}`)] : [];
  });
  const same = told.unit === n.unit ? to.replace(`${from} (`, "").replace(/\)$/u, "") : amount(value, n.unit);
  return {
    id: "usual",
    lead:
      each.length > 1
        ? both(`${from} 的${n.name.zh}要看是哪一种：${joinText(each).zh}。`, `${from} of ${inside(n.name).en} depends on the form: ${joinText(each).en}.`)
        : both(`${from} 的${n.name.zh}就是 ${same}。`, `${from} of ${inside(n.name).en} is ${same}.`),
    sources: c.k.sources(n.sources.slice(0, 2)),
    findings: [{ kind: "amount", of: n.id, role: "stated", value, unit: n.unit, rule: "asked" }],
  };
}

/** A sum of plain units: of energy nothing else was asked. */
function summed(c: Context): (Part & { readonly judged?: boolean }) | undefined {
  const found = plainSum(c);
  return found && { id: "usual", lead: found.text, sources: found.sources, ...(found.judged && { judged: true }) };
}
/** Speakers that say whether an amount will do. */
const JUDGES: ReadonlySet<string> = new Set(["limit", "pairs", "amount", "may_stage", "may_take", "usual"]);
/** Where whether it is safe or enough was asked too, the sum and the verdict are one answer. */
function withSum(c: Context, sum: Part, parts: readonly Part[]): Part[] {
  const judged = JUDGED.test(c.u.asked);
  const enough = /够|\benough\b/iu.test(c.u.asked) ? parts.find((p) => p.id === "amount" && p.lead !== undefined) : undefined;
  const first = judged ? (enough ?? parts.find((p) => JUDGES.has(p.id) && p.lead !== undefined) ?? parts[0]) : undefined;
  if (!first?.lead || !sum.lead) return sum.findings ? [sum, ...parts.slice(0, 1)] : [sum];
  const others = parts.filter((p) => p !== first);
  const lead = both(`${sum.lead.zh}${first.lead.zh}`, `${sum.lead.en} ${first.lead.en}`);
  return [
    { ...first, lead, sources: [...(first.sources ?? []), ...(sum.sources ?? [])], findings: [...(sum.findings ?? []), ...(first.findings ?? [])] },
    ...others,
  ];
}

export function inUnitAsked(c: Context, parts: Part[]): Part[] {
  if (parts[0]?.id === "total") return parts;
  const whole = converted(c);
  const plain = whole ? undefined : summed(c);
  if (plain?.judged) return [plain, ...parts.filter((p) => p.id === "article").slice(0, 1)];
  const sum = whole ?? plain;
  if (sum?.lead) return withSum(c, sum, parts);
  const [first, ...others] = parts;
  if (!first) return parts;
  const measure = piecesIn(c, first) ?? MEASURES.find((m) => m.asks.test(c.u.asked));
  if (!measure || !first.lead || first.id === "lab" || says(measure, first.lead)) return parts;
  // What is written in the unit leads before what is not, also where it was left out beside a verdict in another unit.
  const written = others.find((p) => says(measure, p.lead)) ?? articleParts(c).find((p) => says(measure, p.lead) && saysOfIt(c, p));
  if (!written) return parts;
  // Of several questions the unit may be a later one's: "does it burn fat? how many cups?"
  const [earliest = c.u.asked] = questionsOf(c.u.question);
  const ahead = measure.asks.test(earliest) ? [written, first] : [first, written];
  return [...ahead, ...others.filter((p) => p !== written)];
}
