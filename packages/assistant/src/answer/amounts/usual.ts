/** Figures that answer a question outright; the last of them a dose of something that no table has a limit for (melatonin, creatine), held against the usual amounts of its own article. */
import { convert, type Quantity, type Text, UnlikeUnits } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import { articleParts } from "../articles/articles.ts";
import { atOnceOf } from "./at-once.ts";
import { beforeTestOf } from "../labs/before-test.ts";
import { byWeightOf } from "./by-weight.ts";
import { elementalAsked } from "./elemental-asked.ts";
import { both, type Context, once, type Speaker } from "../part.ts";
import { isMinded } from "../turns.ts";
import { amount } from "./figures.ts";
import { asksHarm } from "../articles/harm-first.ts";
import { advisedLimit } from "./limit-advised.ts";
import { foodsOf } from "./nutrient.ts";
import { asksNeedToo, figureOf } from "./quantity.ts";

const RANGE_EN = /(\d+(?:\.\d+)?)\s?(?:to|–|-)\s?(\d+(?:\.\d+)?)\s?(mg|g|µg)\b/u;

type Range = { readonly low: number; readonly high: number; readonly unit: Quantity["unit"]; readonly article: string };
/** Told that it is taken, for so long. */
const TAKEN = /一直(?:都|在)?[吃用]|[吃用]的是|吃了[^，,。？?]{0,6}[天周月年]|\b(?:taking|taken|been on|took)\b/iu;
/** "1 to 3 mg" in the article's answer: its one range of amounts. */
function rangeIn(c: Context): Range | undefined {
  const [first] = articleParts(c);
  const one = (en: string, article: string | undefined): Range | undefined => {
    const [, low, high, unit] = RANGE_EN.exec(en) ?? [];
    const read = high === undefined ? undefined : parseDose(`${high} ${unit}`).amount;
    return read && article !== undefined ? { low: Number(low), high: read.value, unit: read.unit, article } : undefined;
  };
  // Asked whether what was taken does harm, another article than the one on its dose is found.
  const own = c.u.eaten[0]?.ref.id;
  const written = TAKEN.test(c.u.asked) ? c.k.articles.get(own ?? "") : undefined;
  return one(first?.lead?.en ?? "", first?.article) ?? (written && one(written.answer.en, written.id));
}

/** The amount asked first and the foods after it. */
const amountBeside = (c: Context): boolean => c.u.intents[0] !== "foods" && asksNeedToo(c);
/** What a sum, a share, a time or a person makes of the figures, and then the usual dose. */
export const usualOf: Speaker = once(
  (c) => elementalAsked(c) ?? atOnceOf(c) ?? beforeTestOf(c) ?? (amountBeside(c) ? foodsOf(c) : figureOf(c)) ?? byWeightOf(c) ?? usualDose(c),
);

const usualDose: Speaker = (c) => {
  const { u, k } = c;
  const [l, ...others] = u.eaten;
  const dose = l?.dose;
  if (!l || !dose || others.length > 0 || l.ref.kind !== "item" || u.nutrients.length > 0 || u.medicines.length + u.labs.length > 0) return undefined;
  // The usual amount is for those whom nothing of their own speaks against.
  // Nor is a range that only tells what a cup holds held against a limit that is written.
  if (isMinded(c) || advisedLimit(c)) return undefined;
  const article = k.articles.get(rangeIn(c)?.article ?? "");
  const usual = rangeIn(c);
  if (!usual || article?.about.items.includes(l.ref.id) !== true) return undefined;
  const told = inUnit(dose, usual.unit);
  if (told === undefined) return undefined;
  // Asked whether it harms, that a dose is the usual one is not the answer.
  if (told <= usual.high && asksHarm(c.u.question)) return undefined;
  const text = amount(dose.value, dose.unit);
  const span = both(`${usual.low} 到 ${amount(usual.high, usual.unit)}`, `${usual.low} to ${amount(usual.high, usual.unit)}`);
  const lead: Text =
    told > usual.high
      ? TAKEN.test(c.u.asked)
        ? both(`${text} 比常用的量（${span.zh}）大，先减到这个量。`, `${text} is more than the usual amount (${span.en}): come down to that first.`)
        : both(`${text} 比常用的量（${span.zh}）大，先用小的。`, `${text} is more than the usual amount (${span.en}): start with the small one.`)
      : told < usual.low
        ? both(`${text} 比常用的量（${span.zh}）小。`, `${text} is less than the usual amount (${span.en}).`)
        : both(`${text} 在常用的量里（${span.zh}）。`, `${text} is within the usual amount (${span.en}).`);
  return {
    id: "usual",
    lead,
    sources: k.sources(article.sources),
    findings: [{ kind: "amount", of: l.ref.id, role: "stated", value: usual.high, unit: usual.unit, rule: article.id }],
  };
};

function inUnit({ value, unit }: Quantity, to: Quantity["unit"]): number | undefined {
  try {
    return convert(value, unit, to);
  } catch (e) {
    if (e instanceof UnlikeUnits) return undefined;
    throw e;
  }
}
